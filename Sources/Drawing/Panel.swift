// A filled rectangle whose edges may lie between cells. Unicode's block elements cover a cell from the left and from below
// by eighths; an edge at the right or from above is drawn by the complement with reversed colours, which needs no knowledge
// of the terminal's background. Corners are exact to half a cell.

package import Text

package struct FineRect: Equatable, Sendable {
  package var left, top, right, bottom: Double

  package init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The rectangle scaled about its middle by `factor`, 0 or more.
  package func scaled(by factor: Double) -> FineRect {
    let middle = (x: (left + right) / 2, y: (top + bottom) / 2)
    let half = (x: (right - left) / 2 * factor, y: (bottom - top) / 2 * factor)
    return FineRect(
      left: middle.x - half.x, top: middle.y - half.y, right: middle.x + half.x,
      bottom: middle.y + half.y)
  }

  package func moved(columns: Double = 0, rows: Double = 0) -> FineRect {
    FineRect(left: left + columns, top: top + rows, right: right + columns, bottom: bottom + rows)
  }

  package var wholeCells: Rect {
    let column = Int((left - 0.01).rounded(.up))
    let row = Int((top - 0.01).rounded(.up))
    return Rect(
      column: column, row: row, columns: Int((right + 0.01).rounded(.down)) - column,
      rows: Int((bottom + 0.01).rounded(.down)) - row)
  }
}

/// Which part of a cell's length a panel covers: so many eighths, at the near or at the far end.
private struct Cover {
  var eighths: Int
  var isAtFarEnd: Bool

  /// How `low..<high` covers the cell that begins at `cell`.
  init(_ low: Double, _ high: Double, cell: Int) {
    let from = max(low - Double(cell), 0)
    let to = min(high - Double(cell), 1)
    eighths = max(0, min(8, Int(((to - from) * 8).rounded())))
    isAtFarEnd = from > 0
  }

  var isWhole: Bool { eighths == 8 }
  /// The cover rounded to nothing, half or all: 0, 1, 2.
  var halves: Int { (eighths + 2) / 4 }
}

extension Canvas {
  /// Fills `rect` with the ground of a style, with edges as fine as block elements allow.
  package mutating func fillPanel(_ rect: FineRect, _ panel: Style) {
    let first = Point(column: Int(rect.left.rounded(.down)), row: Int(rect.top.rounded(.down)))
    let last = Point(column: Int(rect.right.rounded(.up)), row: Int(rect.bottom.rounded(.up)))
    guard first.row < min(last.row, size.rows), first.column < min(last.column, size.columns),
      last.row > 0, last.column > 0
    else { return }
    for row in max(0, first.row)..<min(last.row, size.rows) {
      let vertical = Cover(rect.top, rect.bottom, cell: row)
      for column in max(0, first.column)..<min(last.column, size.columns) {
        let horizontal = Cover(rect.left, rect.right, cell: column)
        if let cell = Self.block(horizontal, vertical, panel) {
          put(cell, at: Point(column: column, row: row))
        }
      }
    }
  }

  /// The cell that shows the part of a panel which covers it so far; nil when that is nothing.
  private static func block(_ horizontal: Cover, _ vertical: Cover, _ panel: Style) -> Cell? {
    // Reversed, what is seen as the ground is the foreground.
    let color = panel.attributes.contains(.reverse) ? panel.foreground : panel.background
    let ink = Style(color)
    switch (horizontal.isWhole, vertical.isWhole) {
    case (true, true):
      return Cell(style: panel)
    case (true, false):
      if vertical.eighths == 0 { return nil }
      if vertical.isAtFarEnd { return Cell(Symbols.lowerEighths[vertical.eighths], style: ink) }
      if vertical.eighths == 4 { return Cell("▀", style: ink) }
      return Cell(Symbols.lowerEighths[8 - vertical.eighths], style: Style(color, .reverse))
    case (false, true):
      if horizontal.eighths == 0 { return nil }
      if !horizontal.isAtFarEnd { return Cell(Symbols.leftEighths[horizontal.eighths], style: ink) }
      if horizontal.eighths == 4 { return Cell("▐", style: ink) }
      return Cell(Symbols.leftEighths[8 - horizontal.eighths], style: Style(color, .reverse))
    case (false, false):
      return corner(horizontal, vertical).map { Cell($0, style: ink) }
    }
  }

  /// The quadrant or half block nearest to a corner's cover.
  private static func corner(_ horizontal: Cover, _ vertical: Cover) -> String? {
    switch (horizontal.halves, vertical.halves) {
    case (0, _), (_, 0): nil
    case (2, 2): "█"
    case (2, 1): vertical.isAtFarEnd ? "▄" : "▀"
    case (1, 2): horizontal.isAtFarEnd ? "▐" : "▌"
    case (_, _) where horizontal.isAtFarEnd: vertical.isAtFarEnd ? "▗" : "▝"
    default: vertical.isAtFarEnd ? "▖" : "▘"
    }
  }
}
