// Options of dialog for place and looks, and for what is entered.

extension DialogOption {
  /// The rows of section "Place and looks".
  static let looksRows: [DialogOption] = [
    DialogOption("begin", "Y X", .special(.begin), "Place the box Y rows down and X columns right"),
    DialogOption("topleft", .special(.topLeft), "Place the box in the top left corner"),
    DialogOption(
      "aspect", "N", .number { $0.aspect = $1 > 0 ? $1 : 9 },
      "Columns for each row of an automatic size"),
    DialogOption("no-shadow", .flag { $0.hasNoShadow = $1 }, "No shadow"),
    DialogOption(
      "ascii-lines",
      .flag {
        $0.asciiLines = $1
        if $1 { $0.noLines = false }
      }, "Draw borders with + and -"),
    DialogOption(
      "no-lines",
      .flag {
        $0.noLines = $1
        if $1 { $0.asciiLines = false }
      }, "Draw no borders"),
    DialogOption(
      "scrollbar", alias: "scrolltext", .flag { $0.hasScrollbar = $1 },
      "Show a bar beside what scrolls"),
    DialogOption("no-mouse", .flag { $0.hasNoMouse = $1 }, "Leave the mouse to the terminal"),
    DialogOption(
      "cursor-off-label", .flag { $0.hidesCursorOnLabel = $1 },
      "Keep the cursor off the labels of buttons"),
  ]

  /// The rows of section "Entry, dates and times".
  static let entryRows: [DialogOption] = [
    DialogOption(
      "insecure", .flag { $0.insecure = $1 }, "Show a star for each character of a password"),
    DialogOption(
      "max-input", "N", .number { $0.mostInput = max(0, $1) }, "At most N bytes in an entry"),
    DialogOption(
      "date-format", "FORMAT", .text { $0.dateFormat = $1 }, "For calendar, which is not built in"
    ),
    DialogOption(
      "time-format", "FORMAT", .text { $0.timeFormat = $1 }, "For timebox, which is not built in"
    ),
    DialogOption(
      "week-start", "DAY", .text { $0.weekStart = $1 },
      "For calendar, which is not built in"),
    DialogOption(
      "iso-week", .flag { $0.numbersWeeksByISO = $1 }, "For calendar, which is not built in"),
  ]
}
