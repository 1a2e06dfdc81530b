// Places and sizes on the screen. Everything is counted in cells, from the top left corner, from 0.

package struct Point: Equatable, Sendable {
  /// Cells from the left and from the top edge; negative before these.
  package var column, row: Int

  package init(column: Int = 0, row: Int = 0) {
    self.column = column
    self.row = row
  }
}

/// A width and a height in cells; what is negative counts as 0.
package struct Size: Equatable, Sendable {
  package let columns, rows: Int

  package init(columns: Int = 0, rows: Int = 0) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  package func clamped(to limit: Size) -> Size {
    Size(columns: min(columns, limit.columns), rows: min(rows, limit.rows))
  }
}

package struct Rect: Equatable, Sendable {
  package var origin: Point
  package var size: Size

  package init(_ origin: Point = Point(), _ size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by four numbers of cells; a negative size counts as 0.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = Point(column: column, row: row)
    size = Size(columns: columns, rows: rows)
  }

  package var columns: Range<Int> { origin.column..<origin.column + size.columns }
  package var rows: Range<Int> { origin.row..<origin.row + size.rows }
  package var isEmpty: Bool { size.columns == 0 || size.rows == 0 }

  package func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

  package func inset(columns: Int, rows: Int) -> Rect {
    Rect(
      column: origin.column + columns, row: origin.row + rows,
      columns: size.columns - 2 * columns, rows: size.rows - 2 * rows)
  }

  package func intersection(_ other: Rect) -> Rect {
    let left = max(origin.column, other.origin.column)
    let top = max(origin.row, other.origin.row)
    return Rect(
      column: left, row: top,
      columns: min(columns.upperBound, other.columns.upperBound) - left,
      rows: min(rows.upperBound, other.rows.upperBound) - top)
  }

  /// A rectangle of `size` in the middle; an odd cell stays at the right and at the bottom.
  package func centered(_ size: Size) -> Rect {
    Rect(
      Point(
        column: origin.column + (self.size.columns - size.columns) / 2,
        row: origin.row + (self.size.rows - size.rows) / 2),
      size)
  }
}

extension Range<Int> {
  /// The shortest range that holds both; an empty one adds nothing.
  func joined(with other: Range<Int>) -> Range<Int> {
    if isEmpty || other.isEmpty { return isEmpty ? other : self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
