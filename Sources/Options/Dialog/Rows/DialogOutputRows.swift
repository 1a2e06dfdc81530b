// Options of dialog for results, for coming and going, for the whole line, and those that change nothing.

extension DialogOption {
  /// The rows of section "Output".
  static let outputRows: [DialogOption] = [
    DialogOption("quoted", .flag { $0.quotes = $1 }, "Quote results where a shell needs it"),
    DialogOption("single-quoted", .flag { $0.singleQuotes = $1 }, "Quote with ' instead of \""),
    DialogOption(
      "separate-output", .flag { $0.separatesOutput = $1 },
      "Answer with one unquoted tag on each line"),
    DialogOption(
      "output-separator", "TEXT", alias: "separator", .text { $0.outputSeparator = $1 },
      "TEXT between the tags of an answer"),
    DialogOption(
      "separate-widget", "TEXT", .text { $0.widgetSeparator = $1 },
      "TEXT between the answers of boxes"),
    DialogOption(
      "help-status", .flag { $0.helpStatus = $1 }, "Help answers with what was entered too"),
    DialogOption(
      "help-tags", .flag { $0.helpTags = $1 }, "Help answers with the tag, not the help text"),
    DialogOption(
      "last-key", .flag { $0.reportsLastKey = $1 }, "Answer with the code of the last key"),
    DialogOption("print-size", .flag { $0.printsSize = $1 }, "Write the size of each box"),
    DialogOption("print-maxsize", .special(.printMaximumSize), "Write the size of the screen"),
    DialogOption("print-version", .special(.printVersion), "Write the version"),
    DialogOption(
      "print-text-size", "TEXT [H [W]]", .special(.printTextSize),
      "Write the rows and columns that TEXT needs"),
    DialogOption(
      "print-text-only", "TEXT [H [W]]", .special(.printTextOnly),
      "Write TEXT as it would be wrapped"),
  ]

  /// The rows of section "From one box to the next".
  static let sequenceRows: [DialogOption] = [
    DialogOption(
      "and-widget", .special(.andWidget), "Go on to the next box unless Esc was pressed"),
    DialogOption(
      "clear", .flag { $0.clears = $1 }, "Clear the screen after the box; alone, at once"),
    DialogOption("keep-window", .flag { $0.keepsWindow = $1 }, "Leave the box on the screen"),
    DialogOption("erase-on-exit", .flag { $0.erasesOnExit = $1 }, "Take the box off the screen"),
    DialogOption("beep", .flag { $0.beeps = $1 }, "Beep when the box appears"),
    DialogOption("beep-after", .flag { $0.beepsAfter = $1 }, "Beep when the box was answered"),
    DialogOption("sleep", "SECONDS", .number { $0.sleep = $1 }, "Wait after the box"),
    DialogOption(
      "timeout", "SECONDS", .number { $0.timeout = $1 }, "End the box after so long without a key"),
    DialogOption("no-kill", .flag { $0.keepsProcess = $1 }, "For tailboxbg, which is not built in"),
  ]

  /// The rows of section "The whole line".
  static let programRows: [DialogOption] = [
    DialogOption("stdout", .special(.standardOutput), "Results go to standard output"),
    DialogOption("stderr", .special(.standardError), "Results go to standard error"),
    DialogOption("output-fd", "N", .special(.outputDescriptor), "Results go to descriptor N"),
    DialogOption("input-fd", "N", .special(.inputDescriptor), "Keys come from descriptor N"),
    DialogOption(
      "keep-tite", .special(.keepTite), "No effect: the screen is given back in any case"),
    DialogOption(
      "file", "FILE", .special(.file), "Words of FILE in place of this; &N is a descriptor"),
    DialogOption("args", .special(.arguments), "Show the words of the line on standard error"),
    DialogOption("ignore", .special(.ignore), "Pass over unknown options"),
    DialogOption("create-rc", "FILE", .special(.createRC), "Write a file of settings"),
    DialogOption("trace", "FILE", .special(.trace), "No effect: FILE is not written"),
    DialogOption("help", .special(.help), "Show the usage"),
    DialogOption("version", .special(.version), "Show the version"),
  ]

  /// The rows of section "Without effect".
  ///
  /// The last two were for terminals of old. The others are for other programs with dialog's boxes, from whose scripts
  /// they come.
  static let ignoredRows: [DialogOption] = [
    ignored("allow-close"), ignored("auto-placement"), ignored("fb"), ignored("fixed-font"),
    ignored("fullbutton"), ignored("icon", "FILE"), ignored("keep-colors"), ignored("no-close"),
    ignored("screen-center"), ignored("smooth"), ignored("under-mouse"),
    ignored("wmclass", "NAME"), ignored("size-err"), ignored("tab-correct"),
  ]

  private static func ignored(_ name: String, _ argument: String = "") -> DialogOption {
    DialogOption(name, argument, .none(words: argument.isEmpty ? 0 : 1), "Nothing")
  }
}
