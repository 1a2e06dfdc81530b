// What the manual says of dialog's grammar besides its tables: how lines are read, and where this program does
// something else than the original, each with the reason.

enum DialogReference {
  /// How a line is read, one paragraph each.
  static let reading: [String] = [
    """
    Called by the name dialog, toast works as dialog(1) \(DialogHelp.version) does: the same boxes, options, results \
    and exit codes. Boxes that are not built in are told so by an error before any box is shown: \
    \(listed(DialogBoxKind.allCases.filter { !DialogBoxEntry.of($0).isBuiltIn }.map { "--" + $0.rawValue })). A line that \
    names one of the boxes below is read in that way under any name; its results then go to standard output, or \
    to standard error where only standard output is a terminal.
    """,
    """
    Options stand before their box and concern it alone, except for --aspect, --no-mouse, --no-shadow, --scrollbar, \
    --separate-widget, --tab-len and --visit-items, which stay for the boxes behind it. The next box is shown only \
    after OK, or after every answer but Esc where --and-widget stands between them. Options about the whole line may \
    stand anywhere.
    """,
    """
    A word that is a known option ends the words of a box; a lone -- before it makes it text. Names may have no or \
    no- before them, which turns their meaning around. H and W are the rows and columns of a box: 0 for as many as the \
    text needs, -1 for as many as there are. ROWS are those of the list.
    """,
    """
    The words in the variable DIALOGOPTS are options for every box, up to the first word that is none. In it and in \
    the files of --file, blanks and line breaks separate words and double quotes group them; a backslash takes away \
    the meaning of a double quote, a backslash or a line break.
    """,
  ]

  /// What differs in reading a line.
  private static let lineDifferences: [String] = [
    "The whole line is checked before the first box appears, so that no script stops half way.",
    "Complaints tell the right numbers and the whole name of the box.",
    """
    A lone -- and an option that takes a text also protect --stdout, --help and other words about the whole line: a \
    text is never taken for an order.
    """,
    "A tag that looks like an unknown option is a tag; the original crashes.",
    "With --ignore unknown options are passed over, as the original promises.",
    """
    Before a box with a single answer, --separate-output changes nothing; the original refuses it, but scripts that \
    also run whiptail give it everywhere.
    """,
    "The boxes buildlist and treeview take --no-items; the original crashes.",
    "No or no- is not taken before the names of boxes and of options about the whole line, where it has no meaning.",
    "Numbers are limited to 32 bits instead of running over.",
    "--no-defaultno undoes --defaultno.",
  ]

  /// What differs on the screen and in the keys.
  private static let screenDifferences: [String] = [
    """
    The picture always goes to the terminal itself, so that every way of catching the result works and no control \
    sequence gets into it.
    """,
    "What was on the screen is there again afterwards.",
    "Esc answers at once instead of after a second.",
    "Both kinds of arrow keys are understood; keys that are not known and pastes never cancel a box.",
    """
    After a signal the terminal is restored and the program dies by that signal; the original ends with 1 as after \
    Cancel, or leaves the terminal as it is.
    """,
    "A screen that is too small makes a box smaller instead of an error.",
    "Lines are edited with the usual control keys; the original inserts control characters.",
    "In a list, letters typed within a second of each other find the row that begins with all of them, if there is one.",
    "A click into a field sets the cursor, and the wheel scrolls; in the original they do nothing.",
    "While a list that --visit-items visits has the focus, no button looks as if it had it.",
    "Buttons for which a window is too narrow lose their padding, not the border.",
    "A --timeout also counts while a field has the focus, and a pause takes just its seconds.",
    "What is cut off for want of room ends with an ellipsis.",
  ]

  /// What differs in texts and results.
  private static let textDifferences: [String] = [
    "Widths are counted in columns, not in bytes.",
    """
    A box with a given width and the height 0 is as high as the text needs at that width; the original does not show \
    the text.
    """,
    "An empty text is no text; with a list or an entry the original ends with an error.",
    "Tab stops are counted from the start of the line, also where the text is drawn.",
    """
    The quotes of --single-quoted can be read by a shell again, also around ', \" and \\.
    """,
    "The result of --print-maxsize is the true size wherever it stands.",
    """
    The sizes behind --print-text-size and --print-text-only limit the text, which is written once and also without \
    a terminal.
    """,
    "What is wrong in the file of DIALOGRC is told, and the rest of it still counts.",
  ]

  /// Where this program does something else, and why.
  static var differences: [String] { lineDifferences + screenDifferences + textDifferences }
}
