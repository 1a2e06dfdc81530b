// The signs that a look draws with.

package import Drawing
package import Text

/// A sign for each role.
package struct SkinSymbols: Equatable, Sendable {
  package var horizontal = Symbols.horizontal
  package var vertical = Symbols.vertical
  package var topLeft = Symbols.topLeft
  package var topRight = Symbols.topRight
  package var bottomLeft = Symbols.bottomLeft
  package var bottomRight = Symbols.bottomRight
  package var teeLeft = Symbols.teeLeft
  package var teeRight = Symbols.teeRight
  package var thumb = Symbols.thumb
  /// What stands around a label; empty for nothing.
  package var bracketLeft = ""
  package var bracketRight = ""
  /// What marks the focused button where there is no colour; empty for nothing.
  package var focusLeft = ""
  package var focusRight = ""
  /// What stands before the focused row; empty for nothing.
  package var cursor = ""
  /// What stands before a row that cannot be taken; empty for nothing.
  package var disabled = ""
  package var tickOn = "[*]"
  package var tickOff = "[ ]"
  /// The same for rows of which one is chosen.
  package var choiceOn = "(*)"
  package var choiceOff = "( )"
  /// What stands before a row of a tree for each level; drawn as it is.
  package var guide = Symbols.vertical + "  "

  package init() {}
}

extension Skin {
  /// Draws a line along the edge of `area`: `first` at the top and left, `second` at the right and bottom.
  package func drawBorder(
    on canvas: inout Canvas, in area: Rect, _ first: Style, _ second: Style
  ) {
    guard area.size.columns >= 2, area.size.rows >= 2 else { return }
    let right = area.columns.upperBound - 1
    let bottom = area.rows.upperBound - 1
    let inner = area.inset(columns: 1, rows: 1)
    for (row, style) in [(area.origin.row, first), (bottom, second)] {
      canvas.fill(
        Rect(column: inner.origin.column, row: row, columns: inner.size.columns, rows: 1),
        with: symbols.horizontal, style)
    }
    for (column, style) in [(area.origin.column, first), (right, second)] {
      canvas.fill(
        Rect(column: column, row: inner.origin.row, columns: 1, rows: inner.size.rows),
        with: symbols.vertical, style)
    }
    canvas.put(symbols.topLeft, at: area.origin, first)
    canvas.put(symbols.topRight, at: Point(column: right, row: area.origin.row), second)
    canvas.put(symbols.bottomLeft, at: Point(column: area.origin.column, row: bottom), first)
    canvas.put(symbols.bottomRight, at: Point(column: right, row: bottom), second)
  }

  /// Draws a line across the frame of `area` in a row.
  package func drawDivider(
    on canvas: inout Canvas, in area: Rect, row: Int, _ first: Style, _ second: Style
  ) {
    canvas.fill(
      Rect(column: area.origin.column + 1, row: row, columns: area.size.columns - 2, rows: 1),
      with: symbols.horizontal, first)
    canvas.put(symbols.teeLeft, at: Point(column: area.origin.column, row: row), first)
    canvas.put(
      symbols.teeRight, at: Point(column: area.columns.upperBound - 1, row: row), second)
  }
}
