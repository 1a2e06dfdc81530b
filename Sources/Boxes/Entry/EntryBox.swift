// The box in which a line is typed: a text, or a password, which may have to be typed twice. The field has
// the focus at first: Enter there accepts, so that most people never leave it. What cannot be accepted is
// said below the field, and the box stays.

package import Drawing
import Input
package import Text

/// A field with a message above and buttons below.
package struct EntryBox: AskingBox {
  /// What is asked for, and what is an answer.
  package struct Entry {
    /// The value at first; any bytes.
    package var initial: [UInt8] = []
    /// What the field shows as long as it is empty; no part of the answer.
    package var placeholder: DisplayText
    /// Whether the value is hidden.
    package var isSecret = false
    /// The most characters that can be entered; nil for any number.
    package var mostCharacters: Int?
    /// What is said where nothing was entered; nil where that is an answer.
    package var missing: DisplayText?
    /// A second field, for what must be typed twice; nil for none.
    package var again: Again?
    /// What is wrong with a value that was entered, an empty one too; nil for nothing.
    package var problem: (([UInt8]) -> DisplayText?)?

    /// Any text, empty at first.
    package init(placeholder: DisplayText) { self.placeholder = placeholder }
  }

  /// The words of a second field.
  package struct Again: Equatable, Sendable {
    /// What the second field is called.
    package var label: DisplayText
    /// What is said where both fields differ.
    package var mismatch: DisplayText

    /// A second field by its words.
    package init(label: DisplayText, mismatch: DisplayText) {
      self.label = label
      self.mismatch = mismatch
    }
  }

  /// What has the focus.
  enum Focus: Equatable, Sendable {
    /// A field, by its index.
    case field(Int)
    case buttons
  }

  /// Why the last attempt was not accepted.
  struct Problem: Equatable, Sendable {
    /// The field it is about, by its index.
    var field: Int
    var words: DisplayText
  }

  /// The heading; empty for none.
  let title: DisplayText
  /// The message, which scrolls where there is no room for it.
  var text: ScrollingText
  /// What is asked for, and what is an answer.
  let entry: Entry
  /// One field, or two of the same.
  var fields: [LineEditor]
  var focus: Focus
  /// Why the last attempt was not accepted; nil again once something was typed.
  var problem: Problem?
  /// The possible endings.
  var buttons: ButtonRow
  /// Names of the buttons with which the value goes; the first is pressed by Enter in the field.
  let takers: [String]
  package var countdown: Countdown?
  let theme: Theme
  /// What the terminal can show.
  package let look: Look

  /// Columns that a box has where the screen has them: a field should hold a line of usual length.
  private static let usualColumns = 50

  /// A box that was not answered yet.
  ///
  /// - Parameters:
  ///   - title: the heading; empty for none.
  ///   - text: what is asked; empty for nothing.
  ///   - entry: what is asked for, and what is an answer.
  ///   - buttons: the possible endings.
  ///   - focus: the index of the button that has the focus first; nil for the field.
  ///   - takers: names of the buttons with which the value goes; the first is pressed by Enter in the field.
  ///   - timeout: how long to wait for an answer after the last key; nil for ever.
  ///   - theme: the colours of the parts.
  ///   - look: what the terminal can show.
  package init(
    title: DisplayText, text: DisplayText, entry: Entry, buttons: [Button], focus: Int?,
    takers: [String], timeout: Duration?, theme: Theme, look: Look
  ) {
    self.title = title
    self.text = ScrollingText(text)
    self.entry = entry
    let rules = text.rules
    let symbol = DisplayText(rules.ambiguousIsWide ? "*" : "•", rules: rules)
    func field(_ initial: [UInt8]) -> LineEditor {
      LineEditor(
        initial, limit: entry.mostCharacters.map { .characters($0) } ?? .none,
        mask: entry.isSecret ? .symbol(symbol) : .none, rules: rules)
    }
    fields = [field(entry.initial)] + (entry.again == nil ? [] : [field([])])
    self.buttons = ButtonRow(buttons, focus: focus ?? 0)
    self.focus = focus == nil ? .field(0) : .buttons
    self.takers = takers
    countdown = timeout.map(Countdown.init)
    self.theme = theme
    self.look = look
  }

  /// What was entered, byte for byte.
  package var value: [UInt8] { fields.first?.value ?? [] }

  /// Whether what was entered is an answer.
  package var hasAnswer: Bool { problemOfFirst == nil && mismatch == nil }

  // MARK: Size

  package func columns(within limit: Int) -> Int {
    let readable = MessageLayout.readableColumns
    // A secret must not be measured by the box.
    let initial = entry.isSecret ? 0 : fields.first?.columns(upTo: readable) ?? 0
    let words = max(
      min(text.columns, readable), min(title.columns, readable),
      min(initial + EntryLayout.columnsAroundValue, readable))
    return MessageLayout.columns(
      for: words, buttons, usual: Self.usualColumns, within: limit)
  }

  package func rows(forColumns columns: Int, within limit: Int) -> Int {
    min(limit, needs(columns: columns).rows)
  }
}

// MARK: Answers

extension EntryBox {
  /// Ends the box by a button, unless a value goes with it that is no answer.
  mutating func press(_ name: String) -> Step {
    guard takers.contains(name), let problem = problemOfFirst ?? mismatch else {
      return .done(.button(name))
    }
    return refuse(problem)
  }

  /// What Enter in a field does: go on to the second one, or press the button that accepts.
  mutating func accept(in field: Int) -> Step {
    if field + 1 < fields.count, mismatch != nil {
      if let problemOfFirst { return refuse(problemOfFirst) }
      problem = nil
      focus = .field(field + 1)
      return .changed
    }
    guard let name = takers.first else { return .effect(.bell) }
    return press(name)
  }

  /// Says what is wrong, where it can be mended.
  private mutating func refuse(_ problem: Problem) -> Step {
    self.problem = problem
    focus = .field(problem.field)
    // Hidden as it is nobody could mend it; it is typed anew.
    if problem.field > 0 { fields[problem.field].clear() }
    return .effect(.bell)
  }

  private var problemOfFirst: Problem? {
    let value = value
    if value.isEmpty, let missing = entry.missing { return Problem(field: 0, words: missing) }
    return entry.problem?(value).map { Problem(field: 0, words: $0) }
  }

  private var mismatch: Problem? {
    guard let again = entry.again, fields.count > 1, fields[1].value != value else { return nil }
    return Problem(field: 1, words: again.mismatch)
  }
}
