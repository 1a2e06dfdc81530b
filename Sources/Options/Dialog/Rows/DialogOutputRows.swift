// Options of dialog for results, for coming and going, for the whole line, and those that change nothing.

extension DialogGrammar {
  static let outputRows: [Option] = [
    Option("quoted", "Quote results where a shell needs it") { $0.quotes = $1 },
    Option("single-quoted", "Quote with ' instead of \"") { $0.singleQuotes = $1 },
    Option("separate-output", "Answer with one unquoted tag on each line") {
      $0.separatesOutput = $1
    },
    Option(
      "output-separator", text: "TEXT", alias: "separator", "TEXT between the tags of an answer"
    ) { $0.outputSeparator = $1 },
    Option("separate-widget", text: "TEXT", "TEXT between the answers of boxes") {
      $0.widgetSeparator = $1
    },
    Option("help-status", "Help answers with what was entered too") { $0.helpStatus = $1 },
    Option("help-tags", "Help answers with the tag, not the help text") { $0.helpTags = $1 },
    Option("last-key", "Answer with the code of the last key") { $0.reportsLastKey = $1 },
    Option("print-size", "Write the size of each box") { $0.printsSize = $1 },
    Option("print-maxsize", "Write the size of the screen", does: .printMaximumSize),
    Option("print-version", "Write the version", does: .printVersion),
    Option(
      "print-text-size", .words("TEXT [H [W]]"), "Write the rows and columns that TEXT needs",
      does: .printTextSize),
    Option(
      "print-text-only", .words("TEXT [H [W]]"), "Write TEXT as it would be wrapped",
      does: .printTextOnly),
  ]

  static let sequenceRows: [Option] = [
    Option("and-widget", "Go on to the next box unless Esc was pressed", does: .andWidget),
    Option("clear", "Clear the screen after the box; alone, at once") { $0.clears = $1 },
    Option("keep-window", "Leave the box on the screen") { $0.keepsWindow = $1 },
    Option("erase-on-exit", "Take the box off the screen") { $0.erasesOnExit = $1 },
    Option("beep", "Beep when the box appears") { $0.beeps = $1 },
    Option("beep-after", "Beep when the box was answered") { $0.beepsAfter = $1 },
    Option("sleep", number: "SECONDS", "Wait after the box") { $0.sleep = $1 },
    Option("timeout", number: "SECONDS", "End the box after so long without a key") {
      $0.timeout = $1
    },
    Option("no-kill", "For tailboxbg, which is not built in") { $0.keepsProcess = $1 },
  ]

  static let programRows: [Option] = [
    Option("stdout", "Results go to standard output", does: .standardOutput),
    Option("stderr", "Results go to standard error", does: .standardError),
    Option("output-fd", .number("N"), "Results go to descriptor N", does: .outputDescriptor),
    Option("input-fd", .number("N"), "Keys come from descriptor N", does: .inputDescriptor),
    Option("keep-tite", "No effect: the screen is given back in any case", does: .keepTite),
    Option(
      "file", .words("FILE"), "Words of FILE in place of this; &N is a descriptor", does: .file),
    Option("args", "Show the words of the line on standard error", does: .arguments),
    Option("ignore", "Pass over unknown options", does: .ignore),
    Option("create-rc", .words("FILE"), "Write a file of settings", does: .createRC),
    Option("trace", .file("FILE"), "No effect: FILE is not written", does: .trace),
    Option("help", "Show the usage", does: .help),
    Option("version", "Show the version", does: .version),
  ]

  /// The rows of section "Without effect".
  ///
  /// The last two were for terminals of old. The others are for other programs with dialog's boxes, from whose scripts
  /// they come.
  static let ignoredRows: [Option] = [
    ignored("allow-close"), ignored("auto-placement"), ignored("fb"), ignored("fixed-font"),
    ignored("fullbutton"), ignored("icon", "FILE"), ignored("keep-colors"), ignored("no-close"),
    ignored("screen-center"), ignored("smooth"), ignored("under-mouse"),
    ignored("wmclass", "NAME"), ignored("size-err"), ignored("tab-correct"),
  ]

  private static func ignored(_ name: String, _ label: String? = nil) -> Option {
    guard let label else { return Option(name, "Nothing") { _, _ in } }
    return Option(name, text: label, "Nothing") { _, _ in }
  }
}
