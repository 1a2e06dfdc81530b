// What the boxes in toast's own look draw alike around what is theirs: the frame with the title and the time that is
// left, the message, and the buttons with the lines where they meet the frame.

import Drawing
import Text

extension MessageLayout {
  /// Draws the ground of a box, its frame, its title and the time that is left.
  func draw(
    _ title: DisplayText, _ countdown: Countdown?, on canvas: inout Canvas, in scene: Scene,
    _ theme: Theme
  ) {
    canvas.fill(scene.area, theme.box)
    if let frame { Frame.draw(on: &canvas, in: frame, theme.border) }
    canvas.drawTitle(title, in: self.title, theme.title)
    draw(countdown, on: &canvas, theme, at: scene.now)
  }

  /// Draws a message, and where one is in it.
  func draw(
    _ text: ScrollingText, in area: Rect, on canvas: inout Canvas, _ theme: Theme, _ style: Style
  ) {
    text.draw(on: &canvas, in: area, style: style, centered: text.isParagraph)
    draw(text.thumb(in: area), from: area.origin.row, on: &canvas, theme)
  }

  /// Draws the buttons in `area`; they have hot letters only as long as they have the focus, `isActive`.
  func draw(
    _ buttons: ButtonRow, isActive: Bool = true, in area: Rect, on canvas: inout Canvas,
    _ theme: Theme, _ look: Look
  ) {
    var theme = theme
    if !isActive { theme.hotkey = .plain }
    buttons.draw(on: &canvas, in: area, isActive: isActive, theme: theme, look: look)
    if area.size.columns >= Self.leastColumns {
      draw(buttons.thumb(in: area), from: area.origin.row, on: &canvas, theme)
    }
    drawLines(around: buttons, in: area, on: &canvas, theme)
  }

  /// Draws where one is in something that is not seen whole and begins at `row`; nothing for nil.
  func draw(_ thumb: ScrollThumb?, from row: Int, on canvas: inout Canvas, _ theme: Theme) {
    guard let thumb else { return }
    for offset in thumb.rows {
      canvas.put(Symbols.thumb, at: Point(column: scrollbar, row: row + offset), theme.scrollbar)
    }
  }

  /// Draws the time that is left, where there is a place for it.
  private func draw(
    _ time: Countdown?, on canvas: inout Canvas, _ theme: Theme, at now: Duration
  ) {
    guard let time, let place = countdown else { return }
    let words = " \(time.text(at: now)) "
    let start = Point(column: place.columns.upperBound - words.utf8.count, row: place.origin.row)
    canvas.put(words, at: start, theme.countdown, within: canvas.bounds)
  }

  /// Draws the line above the buttons in `area`, and where those between them meet it and the frame.
  private func drawLines(
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

extension Canvas {
  /// Draws a title in the middle of `area`; one that has more lines than there is room for ends with an ellipsis.
  fileprivate mutating func drawTitle(_ title: DisplayText, in area: Rect, _ style: Style) {
    let lines = WrappedText(title, columns: area.size.columns)
    let shown = min(area.size.rows, title.isEmpty ? 0 : lines.count)
    for row in 0..<shown {
      let point = Point(column: area.origin.column, row: area.origin.row + row)
      if row == shown - 1, lines.count > shown {
        let cut = title[lines[row].range].truncated(to: area.size.columns, continues: true)
        let start = area.origin.column + (area.size.columns - cut.columns) / 2
        put(cut, at: Point(column: start, row: point.row), style, within: area)
      } else {
        put(lines[row], of: title, at: point, columns: area.size.columns, style, centered: true)
      }
    }
  }
}
