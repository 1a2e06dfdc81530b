// What help, manual and completions say besides the tables.

package enum Usage {
  package static let purpose = "tell people things and ask them things in the terminal"

  package static let synopsis = "toast [option...] [MESSAGE] [ROW...]"

  /// The lines that help begins with.
  static var examples: [Example] {
    let kinds: [BoxKind] = [.toast, .alert, .confirm, .choose]
    return kinds.compactMap { BoxEntry.of($0).examples.first }
  }

  /// What the program is, one paragraph each.
  package static let description: [String] = [
    """
    toast shows a message in the terminal for a moment, or asks a question there and reports the answer by its exit \
    code, a value on standard output. The first bare argument is the message; in a list the others are rows. One \
    option names the box; without it a toast is shown. Options and bare arguments may stand in any order.
    """,
    """
    The answer goes to standard output, the picture to the terminal itself, complaints to standard error. So a \
    box works unchanged inside $(...), in a pipe and with its input redirected. Keys come from the terminal; \
    standard input is read only for --text-file -, for --rows -, and by --choose without rows.
    """,
    """
    Only a dash with one letter or 0, such as -t, and two dashes with a lower-case name, such as --title, are \
    options; any other word is text. A value follows as the next word or, for a long name, after an equals sign. \
    A value that may be left out can only follow after an equals sign. Names cannot be shortened. Of options \
    that contradict each other the last one wins; two boxes are an error. Two dashes alone end the options. \
    Where a script does not know what a message begins with, toast -- "$msg" and --text="$msg" are safe.
    """,
    """
    The screen is left as it was found, whatever the ending: an answer, a timeout, a signal or a closed terminal.
    """,
  ]

  package static let preparedAnswers: [String] = [
    """
    The file that TOAST_ANSWERS names holds a line ID=ANSWER for each prepared answer. ID is the NAME given by --id, \
    or else the word of the box: message, alert, confirm, choose or input. ANSWER is the name of a button in any case; \
    for choose it is the value of a row and for input the text. Blanks around both do not count. Empty lines and lines \
    that begin with # are passed over; of several lines for one ID the last counts, with --multiple all.
    """,
    """
    The file is read only where there is no terminal, or where TOAST_INTERACTIVE is 0. An answer that names no \
    button of the box, or that could not be given by hand, is an error, 65. A password is never prepared.
    """,
    """
    The toasts of one terminal know of each other by files in $XDG_RUNTIME_DIR/toast, or else in \
    /run/user/UID/toast or /tmp/toast-UID/toast, where UID is the number of the user. Each is locked by the toast \
    it is about; one that nobody locks means nothing. Where none of these belongs to this user alone, toasts only \
    take turns, and --close is an error.
    """,
    """
    With TOAST_HISTORY=1 the history is kept in toast/history in $XDG_STATE_HOME, or else in ~/.local/state. \
    Directories that are missing are made. Nobody but the user can read it: a file that others may read, a link, and one in \
    a directory that others may write to are neither written nor read, which is said. Of more than 1000 toasts the older \
    half is forgotten.
    """,
  ]

  /// What to know about limits, one paragraph each.
  package static let notes: [String] = [
    """
    What a box does without a terminal, first that applies: what --answer says; the answer prepared \
    in the file of TOAST_ANSWERS; with --assume-default, the default. A toast or a \
    message is written to standard error as one plain line, unless --quiet is given, and ends with 0; a toast with \
    --action or --wait ends with 5 then, since no key can come. All else is 69.
    """,
    """
    With --plain, with ACCESSIBLE=1 or on a dumb terminal, a box is asked for in lines: the text, then rows \
    or buttons with numbers. A row can be chosen by its number or by a part of its text, several by numbers such \
    as 1 3-5; 0 is none. End of input (Ctrl-D) is Esc.
    """,
    """
    A toast holds up the script until it is gone, about two seconds. Behind an ampersand in a script it shows \
    itself beside the work; what others write meanwhile is kept, except that at the top and in the middle of a full \
    screen lines beside the toast may be pushed out. From a background job of an interactive shell nothing is drawn \
    over the work of others: the toast is dropped, unless --plain or --via plain make it a line. Toasts and boxes of \
    one terminal take turns.
    """,
    """
    Inside tmux and GNU screen a toast is drawn on the terminals of those who look, over all panes, and they repaint \
    what was under it: exactly what is there by then, whatever others wrote. Top and bottom are those of the whole \
    terminal, beside the status line. It needs neither a terminal of its own nor the foreground. In a flood of output \
    it waits for a calm moment. SIGSTOP leaves it standing until the program goes on, SIGKILL until the next repaint.
    """,
    """
    Elsewhere the terminal is not asked where the cursor is. A toast takes it to be below the text, as it is for \
    a script that prints lines; where a program has moved it up into its own picture, or has set a scroll \
    region, the last lines below it are lost. There --via plain is right.
    """,
    "Under set -e a code other than 0 ends the script, also in an assignment: write answer=$(toast ...) || code=$?.",
    """
    Ended by a signal such as TERM or HUP, the program restores the terminal and dies by that signal; a shell \
    reports this as 128 and the number of the signal.
    """,
  ]

  /// What to read besides, as name and section.
  package static let related = [
    "toast-layout(5)", "dialog(1)", "whiptail(1)", "stty(1)", "notify-send(1)",
  ]
}

package enum Version {
  /// As semantic versioning writes it.
  package static let number = "0.1.0"
  /// The day the manual page was last looked through.
  package static let date = "2026-11-30"
}
