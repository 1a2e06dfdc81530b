// The table of environment variables that the program reads.

/// Names that are tried in turn, and what they do in full sentences.
enum EnvironmentVariable {
  typealias Row = (name: String, meaning: String)

  static let table = own + common

  /// The program's own, which the short help lists too.
  static let own: [Row] = [
    (
      "TOAST_OPTIONS",
      """
      Options that go before those of the command line, such as "--top --color never". The words are split and \
      unquoted as a shell does it; nothing is expanded. An option that the box does not take is passed over.
      """
    ),
    ("TOAST_ANSWERS", "A file of prepared answers, read where nobody can be asked; see FILES."),
    ("TOAST_INTERACTIVE", "When it is 0, toast behaves as if there were no terminal."),
    (
      "TOAST_MOTION",
      "When it is 0, nothing moves. A countdown and the time of a command change once a second then."
    ),
    ("TOAST_DETACH", "When it is 1, every toast is as with --detach."),
    ("TOAST_HISTORY", "When it is 1, toasts are kept for --history; see FILES."),
    ("TOAST_SHELL_HOOK", "Set by --shell-hook: where toasts wait for the prompt."),
    (
      "TOAST_ALT",
      """
      When it is 1, boxes are as with --borrow-screen, except with --inline; --keep leaves no line then.
      """
    ),
  ]

  private static let common: [Row] = [
    ("NO_COLOR", "When it is not empty, no colors are used, unless --color asks for them."),
    ("CLICOLOR", "When it is 0, no colors are used, unless --color asks for them."),
    (
      "CLICOLOR_FORCE",
      "When it is neither empty nor 0, colors are used even where they seem not to be possible."
    ),
    ("FORCE_COLOR", "The same as CLICOLOR_FORCE."),
    ("COLORTERM", "When it is truecolor or 24bit, all colors can be shown."),
    (
      "TERM",
      """
      The type of the terminal. On dumb, lines are written and asked for instead of drawn; on linux nothing moves.
      """
    ),
    (
      "XDG_RUNTIME_DIR",
      """
      The directory where toasts know of each other. Without one that belongs to this user alone, /run/user/UID \
      or /tmp/toast-UID is taken; see FILES.
      """
    ),
    ("XDG_STATE_HOME, HOME", "Where the history is kept; see FILES."),
    ("ACCESSIBLE", "When it is 1, the same as --plain."),
    (
      "ESCDELAY",
      "How many milliseconds after Esc the rest of the sequence of a key may still come."
    ),
    (
      "LC_ALL, LC_MESSAGES, LANG",
      """
      The language of the usual words on buttons and of what is said about wrong entries: the first of them \
      that is not empty.
      """
    ),
    (
      "LC_ALL, LC_CTYPE, LANG",
      """
      The encoding of the terminal: the first of them that is not empty. With ISO-8859-1 or ISO-8859-15, \
      what is no UTF-8 is shown as text in that encoding; with any other than UTF-8 only ASCII characters are \
      drawn, and question marks for the others. Answers come back byte for byte in any encoding.
      """
    ),
    ("LINES, COLUMNS", "The size of the screen, where the terminal itself does not tell it."),
  ]
}
