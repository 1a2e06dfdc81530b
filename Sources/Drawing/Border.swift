// Lines along the edge of a rectangle and across it.

package import Text

package struct BorderSymbols: Equatable, Sendable {
  package var horizontal = Symbols.horizontal
  package var vertical = Symbols.vertical
  package var topLeft = Symbols.topLeft
  package var topRight = Symbols.topRight
  package var bottomLeft = Symbols.bottomLeft
  package var bottomRight = Symbols.bottomRight
  package var teeLeft = Symbols.teeLeft
  package var teeRight = Symbols.teeRight

  package static let rounded = BorderSymbols()

  package init() {}

  package func mapped(_ replacement: (String) -> String) -> BorderSymbols {
    var symbols = self
    let parts = [
      \Self.horizontal, \.vertical, \.topLeft, \.topRight, \.bottomLeft, \.bottomRight, \.teeLeft,
      \.teeRight,
    ]
    for part in parts { symbols[keyPath: part] = replacement(self[keyPath: part]) }
    return symbols
  }
}

extension Canvas {
  /// Draws a line along the edge of `area`: `first` at the top and left, `second` at the right and bottom.
  package mutating func drawBorder(
    in area: Rect, _ symbols: BorderSymbols = .rounded, _ first: Style, _ second: Style
  ) {
    guard area.size.columns >= 2, area.size.rows >= 2 else { return }
    let right = area.columns.upperBound - 1
    let bottom = area.rows.upperBound - 1
    let inner = area.inset(columns: 1, rows: 1)
    for (row, style) in [(area.origin.row, first), (bottom, second)] {
      fill(
        Rect(column: inner.origin.column, row: row, columns: inner.size.columns, rows: 1),
        with: symbols.horizontal, style)
    }
    for (column, style) in [(area.origin.column, first), (right, second)] {
      fill(
        Rect(column: column, row: inner.origin.row, columns: 1, rows: inner.size.rows),
        with: symbols.vertical, style)
    }
    put(symbols.topLeft, at: area.origin, first)
    put(symbols.topRight, at: Point(column: right, row: area.origin.row), second)
    put(symbols.bottomLeft, at: Point(column: area.origin.column, row: bottom), first)
    put(symbols.bottomRight, at: Point(column: right, row: bottom), second)
  }

  package mutating func drawDivider(
    in area: Rect, row: Int, _ symbols: BorderSymbols = .rounded, _ first: Style, _ second: Style
  ) {
    fill(
      Rect(column: area.origin.column + 1, row: row, columns: area.size.columns - 2, rows: 1),
      with: symbols.horizontal, first)
    put(symbols.teeLeft, at: Point(column: area.origin.column, row: row), first)
    put(symbols.teeRight, at: Point(column: area.columns.upperBound - 1, row: row), second)
  }
}
