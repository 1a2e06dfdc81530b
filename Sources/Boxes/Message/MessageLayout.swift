// Where the parts of a message box stand. Used for drawing and for the mouse alike. On low screens
// the box gives up its lines before its words: first the line above the buttons, then the frame.

import Drawing
import Text

/// The places of a message box's parts.
struct MessageLayout: Equatable, Sendable {
  /// The frame; nil on screens too low for one.
  var frame: Rect?
  /// The rows of the title; none when there is no title.
  var title: Rect
  /// The rows through which the text is seen.
  var text: Rect
  /// The row of the line between text and buttons; nil where there is none.
  var divider: Int?
  /// The rows of the buttons, over the whole width inside the frame.
  var buttons: Rect
  /// The column for the scroll bar's thumb.
  var scrollbar: Int
  /// The place of the time that is left: on the frame, or beside the buttons; nil without one.
  var countdown: Rect?

  /// What the parts need.
  struct Needs: Equatable, Sendable {
    /// Rows of the wrapped title.
    var titleRows: Int
    /// Rows of the whole wrapped text.
    var textRows: Int
    /// Rows of the text that are seen before more than one row of the title or of the buttons is.
    var leastTextRows: Int
    /// Rows of the buttons: one, or one for each when stacked.
    var buttonRows: Int
    /// Whether there are buttons for which one row is enough where there is not one for each.
    var buttonsFitRow: Bool
    /// Cells of the time that is left; 0 without one.
    var countdownColumns: Int

    /// Rows that a long title may take.
    private static let mostTitleRows = 3

    /// What the parts need in a box of so many columns.
    init(
      columns: Int, _ title: DisplayText, textRows: Int, leastTextRows: Int = 1,
      _ buttons: ButtonRow, _ countdown: Countdown?
    ) {
      let wrapped = WrappedText(title, columns: MessageLayout.textColumns(columns))
      titleRows = title.isEmpty ? 0 : min(wrapped.count, Self.mostTitleRows)
      self.textRows = textRows
      self.leastTextRows = leastTextRows
      buttonRows = buttons.rows(columns: columns - 2)
      buttonsFitRow = buttonRows > 0 && !buttons.isStacked(in: Size(columns: columns - 2, rows: 1))
      // A blank stands at each side of the time, which keeps the width that it has at first.
      countdownColumns = countdown.map { $0.wholeText.utf8.count + 2 } ?? 0
    }

    /// Rows of a box with frame and line in which everything is seen.
    var rows: Int { 2 + titleRows + textRows + (buttonRows > 0 ? 1 : 0) + buttonRows }
  }

  /// A frame, the thumb of the scroll bar and a few letters.
  static let leastColumns = 8
  /// Cells of text in a line beyond which reading gets hard.
  static let readableColumns = 66

  /// How much of its lines a box keeps.
  private enum Lines: CaseIterable { case all, frame, none }

  /// Text rows that a box should show before it keeps its lines.
  private static let worthyTextRows = 3

  /// Columns below which a frame leaves no room for anything.
  private static let leastFramedColumns = 5

  /// Blank cells between frame and text.
  static func padding(columns: Int) -> Int { columns >= 36 ? 2 : columns >= 24 ? 1 : 0 }

  /// Cells for text in a box of so many columns.
  static func textColumns(_ columns: Int) -> Int {
    max(1, columns - 2 - 2 * padding(columns: columns))
  }

  /// Columns that a box wants for words of so many cells and its buttons: `usual` or more, at most `limit`.
  static func columns(
    for words: Int, _ buttons: ButtonRow, usual: Int, within limit: Int
  ) -> Int {
    let wanted = max(words + 2 + 2 * padding(columns: usual), buttons.columns + 2)
    return min(limit, max(usual, wanted))
  }

  /// The places in `area`, with as many lines as leave the words enough room.
  init(_ needs: Needs, in area: Rect) {
    var needs = needs
    var lines = Self.lines(needs, in: area)
    if lines == .none, needs.buttonsFitRow {
      needs.buttonRows = 1
      lines = Self.lines(needs, in: area)
    }
    self.init(needs, lines, in: area)
  }

  private static func lines(_ needs: Needs, in area: Rect) -> Lines {
    let wanted = min(needs.textRows, max(needs.leastTextRows, worthyTextRows))
    return Lines.allCases.first { lines in
      if lines != .none, area.size.columns < leastFramedColumns { return false }
      return area.size.rows - rows(of: lines, needs) - needs.titleRows - needs.buttonRows >= wanted
    } ?? .none
  }

  private static func rows(of lines: Lines, _ needs: Needs) -> Int {
    switch lines {
    case .all: needs.buttonRows > 0 ? 3 : 2
    case .frame: 2
    case .none: 0
    }
  }

  private init(_ needs: Needs, _ lines: Lines, in area: Rect) {
    frame = lines == .none ? nil : area
    let inner = lines == .none ? area : area.inset(columns: 1, rows: 1)
    let padding = Self.padding(columns: area.size.columns)
    // Without a frame the text keeps the width it was wrapped for; the thumb stands beside it.
    let column = lines == .none ? area.origin.column : inner.origin.column + padding
    let columns = Self.textColumns(area.size.columns)
    // Where not all can be seen, a long title leaves most of the room to the text, which can be scrolled.
    let least = min(needs.leastTextRows, needs.textRows)
    let isTight = needs.titleRows + needs.textRows + needs.buttonRows > inner.size.rows
    let titleRows = min(
      needs.titleRows, isTight ? max(1, inner.size.rows / 3) : needs.titleRows,
      max(0, inner.size.rows - least - 1))
    let buttonRows = min(needs.buttonRows, max(1, inner.size.rows - titleRows - least))
    let hasDivider = lines == .all && needs.buttonRows > 0
    let textRows = inner.size.rows - titleRows - buttonRows - (hasDivider ? 1 : 0)
    title = Rect(column: column, row: inner.origin.row, columns: columns, rows: titleRows)
    text = Rect(column: column, row: title.rows.upperBound, columns: columns, rows: textRows)
    divider = hasDivider ? text.rows.upperBound : nil
    buttons = Rect(
      column: inner.origin.column, row: inner.rows.upperBound - buttonRows,
      columns: inner.size.columns, rows: buttonRows)
    scrollbar = area.columns.upperBound - 1
    if needs.countdownColumns > 0 { placeCountdown(needs.countdownColumns, in: area) }
  }

  /// Places the time that is left: on the frame where it covers no words, or at the end of the last row, for which the
  /// buttons make room; on screens too narrow for both it is left out.
  private mutating func placeCountdown(_ columns: Int, in area: Rect) {
    if let frame {
      guard frame.size.columns >= columns + 4 else { return }
      countdown = Rect(
        column: frame.columns.upperBound - 2 - columns, row: frame.origin.row, columns: columns,
        rows: 1)
    } else if buttons.size.columns >= columns + 6, buttons.size.rows > 0 {
      buttons.size = Size(columns: buttons.size.columns - columns, rows: buttons.size.rows)
      countdown = Rect(
        column: buttons.columns.upperBound, row: buttons.rows.upperBound - 1, columns: columns,
        rows: 1)
    }
  }
}
