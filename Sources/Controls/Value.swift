// What a control holds: the same in every look, drawn or asked in lines.

import Values

package enum Value: Equatable, Sendable {
  /// A control that asks nothing.
  case none
  case text([UInt8])
  case selection(Selection)
  /// A number in units of its last decimal place: 1.50 with two places is 150.
  case number(Int)
  case flag(Bool)
  /// The values of a container's controls, in their order.
  case members([Value])

  /// The value without the row that has the focus, which no answer depends on where rows are ticked.
  var answer: Value {
    guard case .selection(var selection) = self else { return self }
    selection.current = nil
    return .selection(selection)
  }

  package var bytes: [UInt8]? { if case .text(let bytes) = self { bytes } else { nil } }
  package var selection: Selection? {
    if case .selection(let selection) = self { selection } else { nil }
  }
}

/// What is chosen in a list, by the numbers of its rows.
package struct Selection: Equatable, Sendable {
  /// The row that has the focus; nil in an empty list.
  package var current: Int?
  /// The rows that are chosen or ticked, in the order in which they are reported.
  package var rows: [Int]
  /// A new text for the current row; nil where none was given.
  package var renamed: [UInt8]?

  package init(current: Int?, rows: [Int], renamed: [UInt8]? = nil) {
    self.current = current
    self.rows = rows
    self.renamed = renamed
  }
}

/// A control as a question in lines, for screen readers and terminals that cannot be drawn on.
package struct LineQuestion: Equatable, Sendable {
  /// What is written once before the prompt, a line each.
  package var introduction: [String] = []
  /// What the prompt begins with; empty where the message says it.
  package var label = ""
  /// What the prompt shows of the value that an empty line takes; empty for nothing.
  package var preset = ""
  /// Whether what is typed stays unseen.
  package var isSecret = false
  /// How many numbers are taken by what can be chosen, those behind are buttons; nil where nothing has a number.
  package var choices: Int?
  /// Whether several of them may be chosen at once.
  package var takesSeveral = false
  /// Whether it is said from the beginning what can be answered; otherwise only after an answer that is none.
  package var beginsWithHint = false
}
