// What can be said about a control, a container, a button or the window: names, kinds of values, meanings.

package enum LayoutProperty: String, CaseIterable, Sendable {
  // Of all
  case type, name, label, value, help, hidden, disabled, required, width, grow, when, key
  // Of some
  case text, placeholder, min, max, step, unit, pattern, problem
  case oneOf = "one-of"
  case again, check, rows, height, body, run
  // Of buttons and the window
  case code, danger, returns, title, buttons
  case defaultButton = "default"
  case timeout

  package var entry: LayoutPropertyEntry {
    LayoutPropertyEntry.table.first { $0.property == self }
      ?? LayoutPropertyEntry(self, .any, "")
  }
}

package struct LayoutPropertyEntry: Sendable {
  package enum Kind: Sendable {
    case text
    case flag
    /// A whole number not below the one given.
    case count(from: Int)
    case number
    case texts
    case rows
    case condition
    case pattern
    /// A regular name, by which others refer to it.
    case name
    case letter
    /// The controls of a container.
    case body
    case buttons
    /// What the control takes.
    case any
    case type
  }

  package let property: LayoutProperty
  package let kind: Kind
  /// What it means, in full sentences.
  package let meaning: String

  init(_ property: LayoutProperty, _ kind: Kind, _ meaning: String) {
    self.property = property
    self.kind = kind
    self.meaning = meaning
  }

  package static let table = ofAll + ofSome + ofWindow

  private static let ofAll = [
    LayoutPropertyEntry(.type, .type, "What it is."),
    LayoutPropertyEntry(
      .name, .name,
      """
      The name of its value in the answer, and that by which conditions and control lines refer to it: a letter or _, then \
      letters, digits and _. What is asked for needs one.
      """),
    LayoutPropertyEntry(.label, .text, "What people read beside or above it."),
    LayoutPropertyEntry(
      .value, .any,
      "What it begins with: a text, a number, true or false, the value of a row, for a list an array of them."
    ),
    LayoutPropertyEntry(.help, .text, "What explains it while it has the focus."),
    LayoutPropertyEntry(
      .hidden, .flag,
      "Whether it is not shown until a control line shows it. What is not shown is not in the answer."
    ),
    LayoutPropertyEntry(.disabled, .flag, "Whether it is shown and cannot be used."),
    LayoutPropertyEntry(
      .required, .flag,
      "Whether something must be entered, picked or ticked. Without it nothing is an answer that no other check looks at."
    ),
    LayoutPropertyEntry(
      .width, .count(from: 1), "Cells of its value, of its place in a row, or of the window."),
    LayoutPropertyEntry(
      .grow, .count(from: 0), "Its part of what is left in a row, beside those of others."),
    LayoutPropertyEntry(
      .when, .condition,
      """
      It is shown as long as this is so: comparisons of values by == != < <= > >=, in, matches and empty, joined by && || \
      ! and parentheses, such as plan == 'pro' && size >= 10.
      """),
    LayoutPropertyEntry(
      .key, .letter,
      "The letter that leads to it with Alt, and alone where no text is typed."),
  ]

  private static let ofSome = [
    LayoutPropertyEntry(.text, .text, "What there is to read."),
    LayoutPropertyEntry(.placeholder, .text, "What the field shows while it is empty."),
    LayoutPropertyEntry(
      .min, .number, "The least number; for a text characters, for a list rows."),
    LayoutPropertyEntry(
      .max, .number, "The largest number; for a text characters, for a list rows."),
    LayoutPropertyEntry(.step, .number, "By how much a key changes the number."),
    LayoutPropertyEntry(.unit, .text, "What stands behind the number."),
    LayoutPropertyEntry(
      .pattern, .pattern, "The POSIX extended regular expression that the whole text matches."),
    LayoutPropertyEntry(.problem, .text, "What is said about a text that does not match."),
    LayoutPropertyEntry(.oneOf, .texts, "The only texts that are taken."),
    LayoutPropertyEntry(.again, .flag, "Whether it is typed twice."),
    LayoutPropertyEntry(
      .check, .text,
      """
      A command for sh that gets the value on its standard input. Another exit code than 0 refuses the value, with the \
      first line of what it writes to standard error as the reason. It has ten seconds.
      """),
    LayoutPropertyEntry(
      .rows, .rows,
      "The rows: texts, pairs of value and label, or objects with value, label, help, disabled."),
    LayoutPropertyEntry(.height, .count(from: 1), "Rows that are seen, or of the window."),
    LayoutPropertyEntry(.body, .body, "What stands in it, from top to bottom or left to right."),
    LayoutPropertyEntry(.run, .text, "A command for sh that a press runs."),
  ]

  private static let ofWindow = [
    LayoutPropertyEntry(
      .code, .count(from: 0),
      "The exit code of the button, up to 63: 10, 11 and so on for those that have none."),
    LayoutPropertyEntry(
      .danger, .flag, "Whether it destroys something: it never has the focus first."),
    LayoutPropertyEntry(
      .returns, .flag,
      "Whether the values go with it, so that they are checked; ok, yes and extra do so by themselves."
    ),
    LayoutPropertyEntry(.title, .text, "The heading."),
    LayoutPropertyEntry(
      .buttons, .buttons,
      "The buttons from left to right: names (ok, cancel, yes, no, extra, help) or objects; ok and cancel unless given."
    ),
    LayoutPropertyEntry(
      .defaultButton, .text, "The button that Enter presses on the last control."),
    LayoutPropertyEntry(.timeout, .number, "Seconds after which the dialog ends with 5."),
  ]

  /// What can be said about the whole layout, and about a button of it.
  package static let window: [LayoutProperty] = [
    .title, .text, .width, .height, .body, .buttons, .defaultButton, .timeout,
  ]
  package static let button: [LayoutProperty] = [.name, .label, .code, .danger, .returns]
}
