// What the boxes in toast's own look draw alike around what is theirs: the thumb of the scroll bar, the time that is left, and
// the lines where buttons meet the frame.

import Drawing

extension MessageLayout {
  /// Draws where one is in something that is not seen whole and begins at `row`; nothing for nil.
  func draw(_ thumb: ScrollThumb?, from row: Int, on canvas: inout Canvas, _ theme: Theme) {
    guard let thumb else { return }
    for offset in thumb.rows {
      canvas.put(Symbols.thumb, at: Point(column: scrollbar, row: row + offset), theme.scrollbar)
    }
  }

  /// Draws the time that is left, where there is a place for it.
  func draw(
    _ time: Countdown?, on canvas: inout Canvas, _ theme: Theme, at now: Duration
  ) {
    guard let time, let place = countdown else { return }
    let words = " \(time.text(at: now)) "
    let start = Point(column: place.columns.upperBound - words.utf8.count, row: place.origin.row)
    canvas.put(words, at: start, theme.countdown, within: canvas.bounds)
  }

  /// Draws the line above the buttons in `area`, and where those between them meet it and the frame.
  func drawLines(
    around buttons: ButtonRow, in area: Rect, on canvas: inout Canvas, _ theme: Theme
  ) {
    guard let frame else { return }
    if let divider { Frame.divide(on: &canvas, in: frame, at: divider, theme.border) }
    for column in buttons.separators(in: area) {
      if let divider {
        canvas.put(Symbols.teeDown, at: Point(column: column, row: divider), theme.border)
      }
      canvas.put(
        Symbols.teeUp, at: Point(column: column, row: frame.rows.upperBound - 1), theme.border)
    }
  }
}
