// Options that ask for something other than a box.

extension Option {
  /// The rows of section "Program".
  static let programRows: [Option] = [
    Option(
      "help", short: "h", .choice("BOX", isOptional: true, boxChoices),
      "Show help on everything, or on one BOX",
      "Beside a box, as in toast --alert --help, it is the help on that box.",
      does: .action(.help)),
    Option("version", short: "V", .none, "Show the version", does: .action(.version)),
    Option(
      "completions", .choice("SHELL", ["bash", "zsh", "fish"]),
      "Write the completions for SHELL", does: .action(.completions)),
    Option("man-page", .none, "Write the manual page in roff", does: .action(.manPage)),
    Option(
      "doctor", .none, "Show what was detected about the terminal",
      "It tells which way toasts take here and why.", does: .action(.doctor)),
    Option(
      "reset", .none, "Repair a terminal that a killed program left",
      "It restores modes, cursor, colors, mouse and screen.", does: .action(.reset)),
  ]

  private static let boxChoices = BoxKind.allCases.map { Choice($0.rawValue, for: .all) }
}
