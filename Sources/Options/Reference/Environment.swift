// The table of environment variables that the program reads.

/// An environment variable and what it does.
package struct EnvironmentVariable: Sendable {
  /// Its name, or several that are tried in turn.
  package let name: String
  /// What it does, in full sentences.
  package let meaning: String

  /// True for the program's own, which the short help lists too.
  package var isOwn: Bool { name.hasPrefix("TOAST_") }

  /// All variables, the program's own first.
  package static let table: [EnvironmentVariable] = own + common

  private static let own: [EnvironmentVariable] = [
    EnvironmentVariable(
      name: "TOAST_OPTIONS",
      meaning: """
        Options that go before those of the command line, such as "--top --color never". The words are split \
        and unquoted as a shell does it; nothing is expanded. An option that the box does not take is passed \
        over.
        """),
    EnvironmentVariable(
      name: "TOAST_ANSWERS",
      meaning: "A file of prepared answers, read where nobody can be asked; see FILES."),
    EnvironmentVariable(
      name: "TOAST_INTERACTIVE",
      meaning: "When it is 0, toast behaves as if there were no terminal."),
    EnvironmentVariable(
      name: "TOAST_MOTION",
      meaning:
        "When it is 0, nothing moves. A countdown and the time of a command change once a second then."
    ),
    EnvironmentVariable(
      name: "TOAST_DETACH", meaning: "When it is 1, every toast is as with --detach."),
    EnvironmentVariable(
      name: "TOAST_HISTORY", meaning: "When it is 1, toasts are kept for --history; see FILES."),
    EnvironmentVariable(
      name: "TOAST_SHELL_HOOK", meaning: "Set by --shell-hook: where toasts wait for the prompt."),
    EnvironmentVariable(
      name: "TOAST_ALT",
      meaning:
        """
        When it is 1, boxes are drawn on the screen as it is instead of on a screen of their own. For a program \
        that is on the alternate screen already; it draws its picture anew afterwards.
        """),
  ]

  private static let common: [EnvironmentVariable] = [
    EnvironmentVariable(
      name: "NO_COLOR",
      meaning: "When it is not empty, no colors are used, unless --color asks for them."),
    EnvironmentVariable(
      name: "CLICOLOR", meaning: "When it is 0, no colors are used, unless --color asks for them."),
    EnvironmentVariable(
      name: "CLICOLOR_FORCE",
      meaning:
        "When it is neither empty nor 0, colors are used even where they seem not to be possible."),
    EnvironmentVariable(name: "FORCE_COLOR", meaning: "The same as CLICOLOR_FORCE."),
    EnvironmentVariable(
      name: "COLORTERM", meaning: "When it is truecolor or 24bit, all colors can be shown."),
    EnvironmentVariable(
      name: "TERM",
      meaning: """
        The type of the terminal. On dumb, lines are written and asked for instead of drawn; on linux \
        nothing moves.
        """),
    EnvironmentVariable(
      name: "XDG_RUNTIME_DIR",
      meaning: """
        The directory where toasts know of each other. Without one that belongs to this user alone, /run/user/UID \
        or /tmp/toast-UID is taken; see FILES.
        """),
    EnvironmentVariable(
      name: "XDG_STATE_HOME, HOME", meaning: "Where the history is kept; see FILES."),
    EnvironmentVariable(name: "ACCESSIBLE", meaning: "When it is 1, the same as --plain."),
    EnvironmentVariable(
      name: "ESCDELAY",
      meaning: "How many milliseconds after Esc the rest of the sequence of a key may still come."),
    EnvironmentVariable(
      name: "LC_ALL, LC_MESSAGES, LANG",
      meaning: """
        The language of the usual words on buttons and of what is said about wrong entries: the first of them \
        that is not empty.
        """),
    EnvironmentVariable(
      name: "LC_ALL, LC_CTYPE, LANG",
      meaning: """
        The encoding of the terminal: the first of them that is not empty. With ISO-8859-1 or ISO-8859-15, \
        what is no UTF-8 is shown as text in that encoding; with any other than UTF-8 only ASCII characters are \
        drawn, and question marks for the others. Answers come back byte for byte in any encoding.
        """),
    EnvironmentVariable(
      name: "LINES, COLUMNS",
      meaning: "The size of the screen, where the terminal itself does not tell it."),
  ]
}
