// What a command line says about toasts alone, about rows, typed text, numbers and layouts, as plain values.

package import Values

/// What is said about a toast besides its words, its looks and its time.
package struct ToastSettings: Equatable, Sendable {
  /// `--wait`: any key ends it, and how it ended is reported.
  ///
  /// A toast with actions, which are among the buttons, waits too.
  package var waits = false
  /// `--percent`, 0–100.
  package var percent: Int?
  /// `--countdown`: the time that is left is drawn.
  package var hasCountdown = false
  /// `--icon`; empty for none at all.
  package var icon: [UInt8]?
  /// `--notify`: the terminal is asked for a notification of the desktop.
  package var notifies = false
  package var rings = false
}

extension Duration {
  /// Longer than any program runs.
  package static let forever = Duration.seconds(100 * 366 * 24 * 3600)
}

extension BoxRequest {
  /// Whether it is a toast that is given nothing to say; an empty text is something.
  package var lacksWords: Bool {
    kind == .toast && message == nil && settings.title == nil && settings.paragraphs.isEmpty
      && settings.textFile == nil
  }

  /// Whether it is a toast whose ending is reported: it takes a key.
  package var isWaitingToast: Bool {
    kind == .toast && (settings.toast.waits || !settings.buttons.isEmpty)
  }
}

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
}

package struct EntrySettings: Equatable, Sendable {
  /// `--value`: the text it begins with.
  package var value: [UInt8] = []
  /// `--placeholder`: what is shown while there is no text.
  package var placeholder: [UInt8] = []
  /// `--required`: an empty text is no answer.
  package var isRequired = false
  /// `--pattern`: the POSIX extended regular expression that the whole text matches.
  package var pattern: [UInt8]?
  /// `--problem`: what is said about a text that does not match; nil for a general sentence.
  package var problem: [UInt8]?
  /// `--max-length`, in characters, 1 or more; nil for any length.
  package var maxLength: Int?
  /// `--again`: a password is typed twice.
  package var isTypedTwice = false
}

package struct NumberSettings: Equatable, Sendable {
  package var range = NumberRange()
  /// `--value`; nil for none.
  package var start: Int?
}

/// What is said about something that takes time.
package struct ProgressSettings: Equatable, Sendable {
  /// `--pipe`: the input is the data, which is handed on.
  package var pipes = false
  /// `--total`: bytes of all of it, 1 or more; nil where that is not known.
  package var total: Int?
}

/// What is said about a dialog that a file describes.
package struct LayoutSettings: Equatable, Sendable {
  package struct Assignment: Equatable, Sendable {
    package var name: String
    package var value: [UInt8]
  }

  /// What is done with the files.
  package enum Use: Equatable, Sendable {
    case show
    case lint
    /// On a screen of so many cells.
    case draw(columns: Int, rows: Int)
  }

  /// The file; `-` is standard input.
  package var file: [UInt8] = []
  /// `--then`, in the order in which they follow.
  package var next: [[UInt8]] = []
  package var use = Use.show
  /// `--set`, in its order.
  package var values: [Assignment] = []
  /// `--values`.
  package var valueFile: [UInt8]?
  /// `--remember`.
  package var memory: [UInt8]?
  /// `--all`: values of what is not shown are written, too.
  package var writesHidden = false
  /// Where control lines come from.
  package var control: OutputTarget?
  /// Where events go.
  package var events: OutputTarget?
}
