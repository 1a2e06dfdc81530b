// A condition on the values of controls, as `when` has it: comparisons and their combinations, and no code.
//
//     plan == 'pro' && (size >= 10 || !news) && 'git' in parts && user matches '[a-z]+'

package struct ConditionError: Error, Equatable, Sendable {
  /// Where, in bytes from the start of the condition.
  package let offset: Int
  package let message: String
}

/// A value as conditions see it.
package enum ConditionValue: Equatable, Sendable {
  /// A text, or a number as it is written.
  case text(String)
  case flag(Bool)
  /// What is picked in a list.
  case texts([String])
}

package indirect enum Condition: Equatable, Sendable {
  package enum Comparison: Equatable, Sendable {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
  }

  package enum Operand: Equatable, Sendable {
    case constant(ConditionValue)
    case control(String)
  }

  case and(Condition, Condition)
  case or(Condition, Condition)
  case not(Condition)
  case compare(Operand, Comparison, Operand)
  case isIn(Operand, [Operand])
  case isEmpty(Operand)
  case matches(Operand, pattern: String)
  /// A control alone: a flag that is on, a text that is not empty.
  case holds(Operand)

  /// The names of the controls that it looks at.
  package var names: Set<String> {
    switch self {
    case .and(let one, let other), .or(let one, let other): one.names.union(other.names)
    case .not(let condition): condition.names
    case .compare(let one, _, let other): Set([one, other].compactMap(\.name))
    case .isIn(let operand, let list): Set(([operand] + list).compactMap(\.name))
    case .isEmpty(let operand), .matches(let operand, _), .holds(let operand):
      Set([operand].compactMap(\.name))
    }
  }

  /// The regular expressions in it.
  package var patterns: Set<String> {
    switch self {
    case .and(let one, let other), .or(let one, let other): one.patterns.union(other.patterns)
    case .not(let condition): condition.patterns
    case .matches(_, let pattern): [pattern]
    case .compare, .isIn, .isEmpty, .holds: []
    }
  }

  /// Whether it is met.
  ///
  /// `value` is that of a control, nil for one that has none, which counts as an empty text; `matches` says whether a whole text
  /// matches a POSIX extended regular expression.
  package func isMet(
    _ value: (String) -> ConditionValue?,
    matching matches: (_ text: String, _ pattern: String) -> Bool
  ) -> Bool {
    func resolved(_ operand: Operand) -> ConditionValue {
      switch operand {
      case .constant(let constant): constant
      case .control(let name): value(name) ?? .text("")
      }
    }
    switch self {
    case .and(let one, let other):
      return one.isMet(value, matching: matches) && other.isMet(value, matching: matches)
    case .or(let one, let other):
      return one.isMet(value, matching: matches) || other.isMet(value, matching: matches)
    case .not(let condition): return !condition.isMet(value, matching: matches)
    case .compare(let one, let comparison, let other):
      return resolved(one).compares(comparison, to: resolved(other))
    case .isIn(let operand, let list):
      let operand = resolved(operand)
      return list.contains { element in
        let element = resolved(element)
        if case .texts(let texts) = element { return texts.contains(operand.text) }
        return operand.compares(.equal, to: element)
      }
    case .isEmpty(let operand): return resolved(operand).isEmpty
    case .matches(let operand, let pattern): return matches(resolved(operand).text, pattern)
    case .holds(let operand): return !resolved(operand).isEmpty
    }
  }
}

extension Condition.Operand {
  var name: String? { if case .control(let name) = self { name } else { nil } }
}

extension ConditionValue {
  var text: String {
    switch self {
    case .text(let text): text
    case .flag(let flag): String(flag)
    case .texts(let texts): texts.joined(separator: "\n")
    }
  }

  /// The number that its text is, as JSON writes numbers.
  private var number: JSONNumber? {
    guard case .text(let text) = self, JSONText.isNumber(text.utf8) else { return nil }
    return JSONNumber(text: text)
  }

  /// Nothing typed, nothing picked, off; a number never is.
  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .flag(let flag): !flag
    case .texts(let texts): texts.isEmpty
    }
  }

  /// Compares by value where both are numbers, and else by text, byte by byte.
  func compares(_ comparison: Condition.Comparison, to other: ConditionValue) -> Bool {
    if let one = number, let other = other.number { return comparison.holds(one.order(to: other)) }
    let (one, other) = (text.utf8, other.text.utf8)
    switch comparison {
    case .equal: return one.elementsEqual(other)
    case .unequal: return !one.elementsEqual(other)
    case .less: return one.lexicographicallyPrecedes(other)
    case .greater: return other.lexicographicallyPrecedes(one)
    case .lessOrEqual: return !other.lexicographicallyPrecedes(one)
    case .greaterOrEqual: return !one.lexicographicallyPrecedes(other)
    }
  }
}

extension Condition.Comparison {
  /// Whether it holds of what is in an order: below 0 for the first one less, 0 for both the same.
  fileprivate func holds(_ order: Int) -> Bool {
    switch self {
    case .equal: order == 0
    case .unequal: order != 0
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    }
  }
}
