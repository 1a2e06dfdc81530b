// The line around a box, with lines across it where its parts meet.

package import Drawing
package import Text

/// The frame of a box.
package enum Frame {
  /// Draws a frame along the edge of `area`.
  package static func draw(on canvas: inout Canvas, in area: Rect, _ style: Style) {
    guard area.size.columns >= 2, area.size.rows >= 2 else { return }
    let right = area.columns.upperBound - 1
    let bottom = area.rows.upperBound - 1
    let inner = area.inset(columns: 1, rows: 1)
    for row in [area.origin.row, bottom] {
      canvas.fill(
        Rect(column: inner.origin.column, row: row, columns: inner.size.columns, rows: 1),
        with: Symbols.horizontal, style)
    }
    for column in [area.origin.column, right] {
      canvas.fill(
        Rect(column: column, row: inner.origin.row, columns: 1, rows: inner.size.rows),
        with: Symbols.vertical, style)
    }
    canvas.put(Symbols.topLeft, at: area.origin, style)
    canvas.put(Symbols.topRight, at: Point(column: right, row: area.origin.row), style)
    canvas.put(Symbols.bottomLeft, at: Point(column: area.origin.column, row: bottom), style)
    canvas.put(Symbols.bottomRight, at: Point(column: right, row: bottom), style)
  }

  /// Draws a line across the frame at `row`.
  package static func divide(on canvas: inout Canvas, in area: Rect, at row: Int, _ style: Style) {
    let right = area.columns.upperBound - 1
    canvas.put(Symbols.teeLeft, at: Point(column: area.origin.column, row: row), style)
    canvas.fill(
      Rect(column: area.origin.column + 1, row: row, columns: area.size.columns - 2, rows: 1),
      with: Symbols.horizontal, style)
    canvas.put(Symbols.teeRight, at: Point(column: right, row: row), style)
  }
}
