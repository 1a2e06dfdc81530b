// Options of dialog for place and looks, and for what is entered.

extension DialogGrammar {
  static let looksRows: [Option] = [
    Option("begin", .words("Y X"), "Place the box Y rows down and X columns right", does: .begin),
    Option("topleft", "Place the box in the top left corner", does: .topLeft),
    Option("aspect", number: "N", "Columns for each row of an automatic size") {
      $0.aspect = $1 > 0 ? $1 : 9
    },
    Option("no-shadow", "No shadow") { $0.hasNoShadow = $1 },
    Option("ascii-lines", "Draw borders with + and -") {
      $0.asciiLines = $1
      if $1 { $0.noLines = false }
    },
    Option("no-lines", "Draw no borders") {
      $0.noLines = $1
      if $1 { $0.asciiLines = false }
    },
    Option("scrollbar", alias: "scrolltext", "Show a bar beside what scrolls") {
      $0.hasScrollbar = $1
    },
    Option("no-mouse", "Leave the mouse to the terminal") { $0.hasNoMouse = $1 },
    Option("cursor-off-label", "Keep the cursor off the labels of buttons") {
      $0.hidesCursorOnLabel = $1
    },
  ]

  static let entryRows: [Option] = [
    Option("insecure", "Show a star for each character of a password") { $0.insecure = $1 },
    Option("max-input", number: "N", "At most N bytes in an entry") { $0.maxInput = max(0, $1) },
    Option("date-format", text: "FORMAT", "For calendar, which is not built in") {
      $0.dateFormat = $1
    },
    Option("time-format", text: "FORMAT", "For timebox, which is not built in") {
      $0.timeFormat = $1
    },
    Option("week-start", text: "DAY", "For calendar, which is not built in") { $0.weekStart = $1 },
    Option("iso-week", "For calendar, which is not built in") { $0.numbersWeeksByISO = $1 },
  ]
}
