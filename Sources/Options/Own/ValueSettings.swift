// What a command line says about rows and about typed text, as plain values.

package import Values

/// What a part of a line of rows is.
package enum RowField: String, CaseIterable, Equatable, Sendable {
  /// What taking the row answers.
  case value
  case label
  case help
  case key
  /// The heading that it stands under.
  case group
  /// Whether it is ticked, disabled or a separator.
  case state
  /// Nothing that is wanted.
  case skipped = "-"
}

/// What is said about the rows of a list and about choosing among them.
package struct RowSettings: Equatable, Sendable {
  /// `--rows`; `-` is standard input.
  package var file: [UInt8]?
  /// `--tags`: value and label alternate.
  package var hasTags = false
  /// `--fields`; none where a row is one text.
  package var fields: [RowField] = []
  /// `--delimiter`, one byte or more.
  package var delimiter: [UInt8] = [0x09]
  /// `--selected`, by value.
  package var selected: [[UInt8]] = []
  /// `--multiple`: rows are ticked.
  package var isMultiple = false
  package var minPicks = 0
  /// `--max-picks`, not less than the least; nil for as many as there are.
  package var maxPicks: Int?
  /// `--one`: a single row is taken at once.
  package var takesOnlyRow = false
  /// `--keep-end`: rows that are too long are shown by their end.
  package var keepsEnd = false

  package init() {}
}

/// What is said about a text that is typed.
package struct EntrySettings: Equatable, Sendable {
  /// `--value`: the text it begins with.
  package var value: [UInt8] = []
  /// `--placeholder`: what is shown while there is no text.
  package var placeholder: [UInt8] = []
  /// `--required`: an empty text is no answer.
  package var isRequired = false
  /// `--pattern`: the POSIX extended regular expression that the whole text matches.
  package var pattern: [UInt8]?
  /// `--max-length`, in characters, 1 or more; nil for any length.
  package var maxLength: Int?
  /// `--again`: a password is typed twice.
  package var isTypedTwice = false

  package init() {}
}

/// What is said about a number that is asked for.
package struct NumberSettings: Equatable, Sendable {
  package var range = NumberRange()
  /// `--value`; nil for none.
  package var start: Int?

  package init() {}
}
