// The thumb of a scroll bar: where one is in something that is not seen whole.

package import Drawing

/// The part of a scroll bar that is filled, in rows of the bar.
package struct ScrollThumb: Equatable, Sendable {
  /// The filled rows, counted from 0 at the top of the bar.
  package let rows: Range<Int>

  /// Nil when everything is seen; `first` of `count` lines is at the top of the `rows` that the bar is long.
  package init?(first: Int, count: Int, rows: Int) {
    guard count > rows, rows > 0 else { return nil }
    let length = max(1, rows * rows / count)
    let travel = rows - length
    let start = (first * travel + (count - rows) / 2) / (count - rows)
    // Only the very ends look like ends.
    let inner = travel >= 2 && first > 0 && first < count - rows
    let clamped = inner ? max(1, min(travel - 1, start)) : start
    self.rows = clamped..<clamped + length
  }
}

extension Skin {
  package func draw(_ thumb: ScrollThumb?, in place: Place, on canvas: inout Canvas) {
    guard let thumb, let column = place.scrollbar else { return }
    for offset in thumb.rows {
      canvas.put(
        symbols.thumb, at: Point(column: column, row: place.area.origin.row + offset),
        styles.position)
    }
  }
}
