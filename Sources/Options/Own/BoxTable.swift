// The table of boxes: what each is for, which buttons it has and what its answer is. Sets of boxes and the options that
// choose a box follow from it.

package import Values

/// The boxes of toast's own grammar.
package enum BoxKind: String, CaseIterable, Equatable, Sendable {
  case toast, message, alert, confirm, choose, input, password, number, slider, progress, layout,
    run
}

extension BoxKind {
  package var hasValue: Bool { BoxEntry.of(self).answer.isValue }

  /// Whether it is shown over the screen and reads no key by itself.
  package var isToast: Bool { self == .toast || self == .run }
}

struct BoxEntry: Sendable {
  enum Answer {
    case nothing
    case button
    /// Rows of a list; bare arguments behind the message are rows.
    case rows
    case text
    case number
    /// Values by name, of the controls of a layout.
    case named

    var isValue: Bool { self != .nothing && self != .button }
  }

  let kind: BoxKind
  /// What it does in at most 60 characters.
  let summary: String
  /// What else there is to know, in full sentences, for the manual page.
  let discussion: String
  /// What follows the option that chooses it.
  var argument = Argument.none
  /// Its buttons from left to right; those that only a label brings are among them.
  let buttons: [ButtonName]
  let answer: Answer
  let examples: [Example]

  static let table: [BoxEntry] = [
    BoxEntry(
      kind: .toast, summary: "Show a message for a moment; this is the default",
      discussion: """
        It appears over the screen, rests, and goes; what was on the screen is there again afterwards. It \
        reads no key, unless --action or --wait say so. Without a terminal the message is written to standard error as \
        one plain line. Without --action and --wait it ends with 0 whatever becomes of the picture.
        """,
      buttons: [], answer: .nothing,
      examples: [
        Example("toast --bottom \"Saved\"", "Show a toast at the bottom"),
        Example(
          "toast --success --position top-right --duration long \"Deployed\"",
          "One with an icon, in a corner, for longer"),
        Example(
          "[ \"$(toast --action undo=Undo \"Deleted 3 files\")\" = undo ] && restore",
          "Offer a key that takes something back"),
      ]),
    BoxEntry(
      kind: .message, summary: "Show a message until its button is pressed",
      discussion: "Esc presses the button, where it is the only one.",
      buttons: [.ok, .extra, .help], answer: .button,
      examples: [Example("toast --message --text-file NEWS", "Show a file until it was read")]),
    BoxEntry(
      kind: .alert, summary: "Ask for OK or Cancel, and report the word",
      discussion: """
        The name of the pressed button is written to standard output, unless that is the terminal, \
        where the person saw what they pressed.
        """,
      buttons: [.ok, .extra, .cancel, .help], answer: .button,
      examples: [
        Example("toast --alert \"Delete 3 files?\" && rm -- *.tmp", "Act only after OK"),
        Example(
          "toast --alert --button save --button drop=\"Don't save\" --danger drop \"Save?\"",
          "Ask with buttons of your own"),
      ]),
    BoxEntry(
      kind: .confirm, summary: "Ask for Yes or No",
      discussion: "Nothing is written, unless --print, --json or --shell asks for it.",
      buttons: [.yes, .extra, .no, .help], answer: .button,
      examples: [
        Example(
          "toast --confirm --timeout 30s --timeout-answer no \"Restart?\" && reboot",
          "Take No when nobody answers")
      ]),
    BoxEntry(
      kind: .choose, summary: "Choose among rows, and write the value",
      discussion: """
        The first bare argument is the message, the others are rows. Where there are none, and no two dashes \
        alone were given, rows are the lines of standard input, unless that is a terminal. The value of the row \
        that was taken is written to standard output, byte for byte; with --multiple a line for each. No rows \
        end with 8. The list opens with its first row, while the others still come.
        """,
      buttons: [.ok, .extra, .cancel, .help], answer: .rows,
      examples: [
        Example("city=$(toast --choose \"City\" Bern Oslo Wien)", "Choose among words"),
        Example(
          "ls | toast --choose \"File\"", "Choose among the lines of a command"),
        Example(
          "toast --choose --multiple --tags \"Parts\" doc Manual src Sources",
          "Tick some, shown by labels and written by values"),
      ]),
    BoxEntry(
      kind: .input, summary: "Ask for a line of text, and write it",
      discussion:
        "The text is written to standard output, byte for byte, with a line break behind it.",
      buttons: [.ok, .extra, .cancel, .help], answer: .text,
      examples: [
        Example("name=$(toast --input --value \"$USER\" \"Your name\")", "Ask for a text"),
        Example(
          "port=$(toast --input --required --pattern '[0-9]{1,5}' \"Port\")",
          "Take nothing but what matches"),
      ]),
    BoxEntry(
      kind: .password, summary: "Ask for a password, which is not shown",
      discussion: """
        It is written to standard output with a line break behind it. It is never taken from the command line, \
        from the environment or from a file of prepared answers.
        """,
      buttons: [.ok, .extra, .cancel, .help], answer: .text,
      examples: [
        Example("secret=$(toast --password --again \"New password\")", "Ask for a password twice")
      ]),
    BoxEntry(
      kind: .number, summary: "Ask for a number, and write it",
      discussion: """
        It is typed, or changed with the arrows and the page keys, by --step and ten times as much. It is written with as \
        many decimals as --decimals says, and a point.
        """,
      buttons: [.ok, .extra, .cancel, .help], answer: .number,
      examples: [
        Example(
          "port=$(toast --number --min 1 --max 65535 --value 8080 \"Port\")",
          "Take nothing but a number in a range")
      ]),
    BoxEntry(
      kind: .slider, summary: "Set a number on a bar, and write it",
      discussion: """
        The arrows change it by --step, the page keys by more, Home and End go to the ends, which are 0 and 100 unless --min \
        and --max are given.
        """,
      buttons: [.ok, .extra, .cancel, .help], answer: .number,
      examples: [
        Example("volume=$(toast --slider --value 30 --step 5 \"Volume\")", "Set a percentage")
      ]),
    BoxEntry(
      kind: .progress, summary: "Show how far something is, as standard input tells",
      discussion: """
        Each line may be a percentage (40, 40.5 or 40 %), a fraction (3/17), either with a text behind it, # and a text, or @NAME, \
        a percentage or one of wait, run, ok, fail and skip, and a text, which is a row for the task NAME. Blocks of dialog between lines \
        XXX are read as well. Other lines mean nothing. The end of the input is the end, with 0; Cancel ends with 1, by which the writer \
        gets SIGPIPE. Without a terminal a line is written to standard error for every 10 percent.
        """,
      buttons: [.cancel, .extra, .help], answer: .nothing,
      examples: [
        Example("seq 100 | toast --progress \"Counting\"", "Show the percentages that are written"),
        Example(
          "<disk.img >copy toast --progress --pipe --total 4Gi \"Copying\"",
          "Copy, and show how fast and how long still"),
      ]),
    BoxEntry(
      kind: .layout, summary: "Show a dialog that a file describes, and write its values",
      discussion: """
        FILE is JSON, as toast-layout(5) tells; - is standard input. A line NAME<tab>VALUE is written for each control that \
        is shown, in the order of the file; a value with line breaks is quoted as for a shell. The buttons are those of the file.
        """,
      argument: .file("FILE"), buttons: [], answer: .named,
      examples: [
        Example(
          "eval \"$(toast --layout account.json --shell)\" && useradd -m -- \"$user\"",
          "Ask for several things at once")
      ]),
    BoxEntry(
      kind: .run, summary: "Run a command while a toast says so",
      discussion: """
        The command and its arguments follow two dashes. The toast tells how long it has run, and goes with it; the exit \
        code is the command's, or 128 and the number of the signal that ended it. What it writes passes unchanged: at \
        once, or when the toast has gone, where the toast stands in the way of lines that are written below each other, \
        as it does anywhere but at the bottom. The toast goes early when the command wants the screen: when it moves the \
        cursor to other lines, reads keys one by one, writes more than 1 MiB that has to wait, or has begun a line that \
        has to wait, as a question does. Signals are handed on. Without a terminal the command just runs. Inside tmux and \
        GNU screen the toast stands in the window where the command runs, unless --via overlay is given.
        """,
      buttons: [], answer: .nothing,
      examples: [Example("toast --run \"Building\" -- make -j4", "Show that a command is at work")]),
  ]

  /// The row of `kind`; a test sees to it that each kind has one.
  static func of(_ kind: BoxKind) -> BoxEntry {
    table.first { $0.kind == kind }
      ?? BoxEntry(
        kind: kind, summary: "", discussion: "", buttons: [], answer: .nothing, examples: [])
  }

  static let options = table.map { entry in
    OwnGrammar.Option(
      entry.kind.rawValue, entry.argument, entry.summary, entry.discussion, does: .box(entry.kind))
  }
}

struct Example: Sendable {
  let command: String
  /// What it is for, without a full stop at the end.
  let purpose: String

  init(_ command: String, _ purpose: String) {
    self.command = command
    self.purpose = purpose
  }
}

extension ButtonName {
  /// The exit code that the button has unless another is given (those of dialog); nil for a custom button.
  package var usualCode: UInt8? {
    switch self {
    case .ok, .yes: 0
    case .cancel, .no: 1
    case .help: 2
    case .extra: 3
    case .custom: nil
    }
  }

  package var needsLabel: Bool { self == .extra || self == .help }
}
