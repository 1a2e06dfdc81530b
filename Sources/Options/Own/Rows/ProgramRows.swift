// Options that ask for something other than a box.

extension OwnGrammar {
  static let programRows: [Option] = [
    Option(
      "help", short: "h", .choice("BOX", isOptional: true, boxChoices),
      "Show help on everything, or on one BOX",
      "Beside a box, as in toast --alert --help, it is the help on that box.",
      does: .action(.help)),
    Option("version", short: "V", "Show the version", does: .action(.version)),
    Option(
      "completions", .choice("SHELL", ["bash", "zsh", "fish"]),
      "Write the completions for SHELL", does: .action(.completions)),
    Option(
      "man-page", .choice("PAGE", isOptional: true, ["toast", "toast-layout"]),
      "Write the manual page in roff", "PAGE is toast unless it is given.",
      does: .action(.manPage)),
    Option(
      "schema", "Write the JSON Schema of layouts",
      "Editors complete and check layouts by it.", does: .action(.schema)),
    Option(
      "doctor", "Show what was detected about the terminal",
      "It tells which way toasts take here and why.", does: .action(.doctor)),
    Option(
      "reset", "Repair a terminal that a killed program left",
      """
      It restores what a person at a shell expects of keys, cursor, colors, characters, margins, mouse and screen, and \
      the modes of the line. What is seen stays.
      """, does: .action(.reset)),
    Option(
      "close", .text("NAME"), "Take the toast named NAME away, seen or waiting",
      "NAME is that of its --id. Whether there is one makes no difference to the exit code.",
      does: .action(.close)),
    Option(
      "close-all", "Take all toasts of the terminal away",
      "Those of this user, and those that wait too.", does: .action(.closeAll)),
    Option(
      "history", "List the toasts that were shown, the oldest first",
      """
      Nothing is kept unless TOAST_HISTORY=1 is in the environment of the toasts: what they say may be nobody \
      else's business. See FILES.
      """, does: .action(.history)),
    Option(
      "shell-hook", .choice("SHELL", ["bash", "zsh", "fish"]),
      "Write what has SHELL show detached toasts",
      """
      To be evaluated where an interactive shell starts, as in eval "$(toast --shell-hook bash)"; in fish it is \
      toast --shell-hook fish | source. A detached toast that cannot be laid over the screen is a line before \
      the next prompt then.
      """, does: .action(.shellHook)),
    Option(
      "flush", "Write the toasts that wait for the prompt",
      "The hook of --shell-hook calls it.", does: .action(.flush)),
  ]

  private static let boxChoices = BoxKind.allCases.map { Choice($0.rawValue, for: .all) }
}
