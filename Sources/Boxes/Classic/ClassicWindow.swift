// How a classic window is drawn: where it stands, its ground, border, title, the text in its bottom border,
// and its shadow.

package import Drawing
package import Text

extension ClassicFrame {
  /// The frame as it is on a screen: without a border where the screen is too small for one.
  func fitted(to screen: Size) -> ClassicFrame {
    var frame = self
    frame.isBare = Self.isBare(on: screen)
    return frame
  }

  /// The least window with a border.
  static let leastWindow = Size(columns: 8, rows: 3)

  /// Where a window stands whose content wants `size`: where it is wanted as far as it fits there, or in the
  /// middle; on a small screen everywhere.
  func window(on screen: Size, _ size: () -> Size) -> Rect {
    if isBare { return Rect(Point(), screen) }
    let room = largestWindow(on: screen)
    let wanted = size()
    let size = Size(
      columns: max(wanted.columns, Self.leastWindow.columns),
      rows: max(wanted.rows, Self.leastWindow.rows)
    ).clamped(to: room)
    guard let begin else { return Rect(Point(), room).centered(size) }
    // The shadow may fall off the screen, the window may not.
    return Rect(
      Point(
        column: max(0, min(begin.column, screen.columns - size.columns)),
        row: max(0, min(begin.row, screen.rows - size.rows))), size)
  }

  /// Draws the line at the top of the screen and the line under it.
  func drawBacktitle(on canvas: inout Canvas) {
    if backtitle.isEmpty || isBare { return }
    let width = canvas.size.columns - 2
    let clip = Rect(column: 1, row: 0, columns: width, rows: 1)
    canvas.fill(clip, theme.screen)
    canvas.put(backtitle, at: clip.origin, theme.screen, within: clip)
    canvas.fill(
      Rect(column: 1, row: 1, columns: width, rows: 1), with: drawn(Symbols.horizontal),
      theme.screen)
  }

  /// Draws a window without content, with its shadow.
  func drawWindow(on canvas: inout Canvas, in window: Rect, hasRowMarks: Bool = false) {
    if castsShadow(on: canvas.size) { canvas.castShadow(of: window, theme.shadow) }
    canvas.fill(window, theme.dialog)
    if isBare {
      drawBareTitle(on: &canvas, in: window)
      return
    }
    drawBorder(on: &canvas, in: window, theme.border, theme.border2)
    drawTitle(on: &canvas, in: window)
    drawHorizontalLine(on: &canvas, in: window, hasRowMarks)
  }

  /// Draws a line along the edge of `rect`: `first` at the top and at the left, `second` at the right and at
  /// the bottom.
  package func drawBorder(
    on canvas: inout Canvas, in rect: Rect, _ first: Style, _ second: Style
  ) {
    guard rect.size.columns >= 2, rect.size.rows >= 2 else { return }
    let right = rect.columns.upperBound - 1
    let bottom = rect.rows.upperBound - 1
    let horizontal = drawn(Symbols.horizontal)
    let vertical = drawn(Symbols.vertical)
    let inner = rect.inset(columns: 1, rows: 1)
    for (row, style) in [(rect.origin.row, first), (bottom, second)] {
      canvas.fill(
        Rect(column: inner.origin.column, row: row, columns: inner.size.columns, rows: 1),
        with: horizontal, style)
    }
    for (column, style) in [(rect.origin.column, first), (right, second)] {
      canvas.fill(
        Rect(column: column, row: inner.origin.row, columns: 1, rows: inner.size.rows),
        with: vertical, style)
    }
    canvas.put(drawn(Symbols.squareTopLeft), at: rect.origin, first)
    canvas.put(
      drawn(Symbols.squareTopRight), at: Point(column: right, row: rect.origin.row), second)
    canvas.put(
      drawn(Symbols.squareBottomLeft), at: Point(column: rect.origin.column, row: bottom), first)
    canvas.put(drawn(Symbols.squareBottomRight), at: Point(column: right, row: bottom), second)
  }

  /// Draws the line above the buttons.
  package func drawSeparator(on canvas: inout Canvas, _ layout: ClassicLayout) {
    guard let row = layout.separator else { return }
    let window = layout.window
    let right = window.columns.upperBound - 1
    canvas.fill(
      Rect(column: window.origin.column + 1, row: row, columns: window.size.columns - 2, rows: 1),
      with: drawn(Symbols.horizontal), theme.border)
    canvas.put(
      drawn(Symbols.teeLeft), at: Point(column: window.origin.column, row: row), theme.border)
    canvas.put(drawn(Symbols.teeRight), at: Point(column: right, row: row), theme.border2)
  }

  /// Where something of `length` columns begins in a border of `columns`: one cell left of the middle.
  private static func start(of length: Int, in columns: Int) -> Int {
    max(0, (columns - length) / 2 - 1)
  }

  /// Draws the title in the top border; the corners stay, which the original draws a long title over.
  private func drawTitle(on canvas: inout Canvas, in window: Rect) {
    if title.isEmpty { return }
    let shown = title.truncated(to: window.size.columns - 2)
    let start = max(1, Self.start(of: shown.columns, in: window.size.columns))
    let column = window.origin.column + start
    canvas.put(
      shown, at: Point(column: column, row: window.origin.row), theme.title, within: window)
  }

  private func drawBareTitle(on canvas: inout Canvas, in window: Rect) {
    guard let row = layout(in: window, hasButtons: false).titleRow else { return }
    let shown = title.truncated(to: window.size.columns)
    let column = window.origin.column + (window.size.columns - shown.columns) / 2
    canvas.put(shown, at: Point(column: column, row: row), theme.title, within: window)
  }

  /// Draws `[text]` in the bottom border where there is room for it; the corners stay.
  private func drawHorizontalLine(
    on canvas: inout Canvas, in window: Rect, _ hasRowMarks: Bool
  ) {
    let length = horizontalLine.columns
    // Cells for marks, 4 at the left and 3 at the right (dialog keeps them free also where it draws none).
    let room = window.size.columns - 2 - (hasRowMarks ? 7 : 0)
    guard length > 0, length + 2 < room else { return }
    let start = max(1, (hasRowMarks ? 4 : 0) + (room - length - 2) / 2) + 1
    let row = window.rows.upperBound - 1
    let column = window.origin.column + start
    canvas.put("[", at: Point(column: column - 1, row: row), theme.dialog)
    let end = canvas.put(
      horizontalLine, at: Point(column: column, row: row), theme.dialog, within: window)
    canvas.put("]", at: Point(column: end, row: row), theme.dialog)
  }
}

extension Canvas {
  /// Darkens what lies two columns right of a window and one row below it.
  mutating func castShadow(of window: Rect, _ style: Style) {
    restyle(
      Rect(
        column: window.columns.upperBound, row: window.origin.row + 1, columns: 2,
        rows: window.size.rows), style)
    restyle(
      Rect(
        column: window.origin.column + 2, row: window.rows.upperBound,
        columns: window.size.columns - 2, rows: 1), style)
  }
}
