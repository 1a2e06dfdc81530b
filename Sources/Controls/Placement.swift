// Where a box stands. Sizes follow the content and the screen unless they are given.

package import Drawing

package enum Alignment: Equatable, Sendable {
  /// At the left or top, in the middle, at the right or bottom.
  case start, middle, end

  /// Where something of `length` begins on a line of `available` cells; an odd cell stays behind it.
  package func offset(of length: Int, in available: Int) -> Int {
    switch self {
    case .start: 0
    case .middle: max(0, (available - length) / 2)
    case .end: max(0, available - length)
    }
  }
}

package struct Placement: Sendable {
  package var horizontal = Alignment.middle
  package var vertical = Alignment.middle
  /// Cells that stay free at each side.
  package var margin = Size()
  /// The wanted width on a screen of so many columns; nil follows the content.
  package var columns: (@Sendable (Int) -> Int)?
  /// The wanted height on a screen of so many rows; nil follows the content.
  package var rows: (@Sendable (Int) -> Int)?
  /// Whether a box that needs fewer rows than wanted has no more than these.
  package var rowsAreLimit = false

  package init() {}

  package func area(for box: some Box, on screen: Size) -> Rect {
    let limit = Rect(Point(), screen).inset(columns: margin.columns, rows: margin.rows)
    let width =
      columns.map { min(max(box.leastColumns, $0(screen.columns)), limit.size.columns) }
      ?? box.columns(within: limit.size.columns)
    let wanted = rows.map { max(1, min($0(screen.rows), limit.size.rows)) }
    let height =
      rowsAreLimit || wanted == nil
      ? box.rows(forColumns: width, within: wanted ?? limit.size.rows) : wanted ?? 1
    return Rect(
      column: limit.origin.column + horizontal.offset(of: width, in: limit.size.columns),
      row: limit.origin.row + vertical.offset(of: height, in: limit.size.rows),
      columns: width, rows: height)
  }
}
