// What dialog draws around its controls: the line at the top, the window with its edge, titles and shadow, the line above
// the buttons with how much of a text has been seen, and the help at the bottom of the screen.

import Drawing
import Input
import Text

struct DialogChrome: Chrome {
  func drawWindow(of form: Form, _ layout: FormLayout, on canvas: inout Canvas, at now: Duration) {
    let (skin, window) = (form.skin, layout.window)
    let styles = skin.styles
    drawBacktitle(form.window.backtitle, on: &canvas, skin)
    if DialogGeometry.castsShadow(skin, on: canvas.size) {
      canvas.castShadow(of: window, styles.shadow)
    }
    canvas.fill(window, styles.window)
    guard layout.isFramed else {
      return drawBareTitle(form.window.title, in: layout.title, on: &canvas, styles)
    }
    canvas.drawBorder(in: window, skin.symbols.border, styles.border, styles.borderShade)
    drawTitle(form.window.title, in: window, on: &canvas, styles)
    drawBottomTitle(form.window.bottomTitle, in: window, form.mainItem != nil, on: &canvas, styles)
    if let row = layout.separator {
      canvas.drawDivider(
        in: window, row: row, skin.symbols.border, styles.border, styles.borderShade)
    }
  }

  /// Draws the line at the top of the screen and the line under it.
  private func drawBacktitle(_ title: DisplayText, on canvas: inout Canvas, _ skin: Skin) {
    if title.isEmpty || DialogGeometry.isBare(on: canvas.size) { return }
    let clip = Rect(column: 1, row: 0, columns: canvas.size.columns - 2, rows: 1)
    canvas.fill(clip, skin.styles.screen)
    canvas.put(title, at: clip.origin, skin.styles.screen, within: clip)
    canvas.fill(
      Rect(column: 1, row: 1, columns: clip.size.columns, rows: 1),
      with: skin.symbols.border.horizontal, skin.styles.screen)
  }

  /// Where something of `length` columns begins in a border of `columns`: one cell left of the middle.
  private static func start(of length: Int, in columns: Int) -> Int {
    max(0, (columns - length) / 2 - 1)
  }

  /// Draws the title in the top border; the corners stay, which the original draws a long title over.
  private func drawTitle(
    _ title: DisplayText, in window: Rect, on canvas: inout Canvas, _ styles: Styles
  ) {
    if title.isEmpty { return }
    let shown = title.truncated(to: window.size.columns - 2)
    let start = max(1, Self.start(of: shown.columns, in: window.size.columns))
    canvas.put(
      shown, at: Point(column: window.origin.column + start, row: window.origin.row),
      styles.title, within: window)
  }

  private func drawBareTitle(
    _ title: DisplayText, in area: Rect, on canvas: inout Canvas, _ styles: Styles
  ) {
    if area.isEmpty { return }
    let shown = title.truncated(to: area.size.columns)
    let column = area.origin.column + (area.size.columns - shown.columns) / 2
    canvas.put(shown, at: Point(column: column, row: area.origin.row), styles.title, within: area)
  }

  /// Draws `[text]` in the bottom border where there is room for it; the corners stay.
  private func drawBottomTitle(
    _ title: DisplayText, in window: Rect, _ hasRowMarks: Bool, on canvas: inout Canvas,
    _ styles: Styles
  ) {
    let length = title.columns
    // Cells for marks, 4 at the left and 3 at the right (dialog keeps them free also where it draws none).
    let room = window.size.columns - 2 - (hasRowMarks ? 7 : 0)
    guard length > 0, length + 2 < room else { return }
    let start = max(1, (hasRowMarks ? 4 : 0) + (room - length - 2) / 2) + 1
    let row = window.rows.upperBound - 1
    let column = window.origin.column + start
    canvas.put("[", at: Point(column: column - 1, row: row), styles.window)
    let end = canvas.put(title, at: Point(column: column, row: row), styles.window, within: window)
    canvas.put("]", at: Point(column: end, row: row), styles.window)
  }

  // MARK: Over the controls

  func drawStatus(of form: Form, _ layout: FormLayout, on canvas: inout Canvas) {
    if !form.isShownOnly { drawPosition(of: form, layout, on: &canvas) }
    guard let main = form.mainItem, let help = form.items[main].control.help, layout.isFramed
    else { return }
    let row = Rect(column: 0, row: canvas.size.rows - 1, columns: canvas.size.columns, rows: 1)
    canvas.fill(row, form.skin.styles.help)
    canvas.put(help, at: Point(column: 1, row: row.origin.row), form.skin.styles.help, within: row)
  }

  /// Draws on the separator how much of the text has been seen, or, without one, a mark beside the text.
  private func drawPosition(of form: Form, _ layout: FormLayout, on canvas: inout Canvas) {
    let (skin, area) = (form.skin, layout.message)
    guard area.size.rows > 0 || form.items.isEmpty,
      let percentage = form.message.percentage(in: area, skin)
    else { return }
    if let separator = layout.separator {
      guard layout.window.size.columns > 8 else { return }
      if !form.message.wraps { drawMarks(of: form, layout, separator, on: &canvas) }
      canvas.put(
        String(percentage) + "%",
        at: Point(
          column: layout.window.columns.upperBound - (form.message.wraps ? 6 : 9), row: separator),
        skin.styles.position)
      return
    }
    guard area.size.rows > 0 else { return }
    if form.mainItem != nil {
      canvas.put(
        Symbols.downArrow,
        at: Point(column: area.columns.upperBound, row: area.rows.upperBound - 1),
        skin.styles.moreBelow, within: canvas.bounds)
      return
    }
    let row = area.origin.row + min(area.size.rows - 1, area.size.rows * percentage / 101)
    let column = area.columns.upperBound - (form.items.isEmpty ? 0 : 1)
    canvas.put(
      skin.symbols.thumb, at: Point(column: column, row: row), skin.styles.position,
      within: layout.window)
  }

  /// Draws on the edges above and below a file that there is more of it, and what is searched for.
  private func drawMarks(
    of form: Form, _ layout: FormLayout, _ separator: Int, on canvas: inout Canvas
  ) {
    let (skin, window) = (form.skin, layout.window)
    let first = form.message.firstShown(in: layout.message, skin)
    let count = form.message.lines(forColumns: layout.message.size.columns, in: skin)
    let column = window.origin.column + Self.markOffset
    if let search = form.message.searchLine {
      let words = search.truncated(to: max(0, window.size.columns - 12))
      canvas.put(words, at: Point(column: column, row: separator), skin.styles.text, within: window)
    } else if first + layout.message.size.rows < count {
      canvas.put(
        Symbols.downArrow + "(+)", at: Point(column: column, row: separator),
        skin.styles.moreBelow, within: window)
    }
    if first > 0 {
      canvas.put(
        Symbols.upArrow + "(-)", at: Point(column: column, row: window.origin.row),
        skin.styles.moreAbove, within: window)
    }
  }

  private static let markOffset = 5

  /// The field lies deeper than the window, so that the light falls on the other sides.
  func drawEdge(of field: TextField, on canvas: inout Canvas, in place: Place) {
    let (skin, box) = (place.skin, place.area)
    let styles = skin.styles
    if box.size.rows > 1 {
      canvas.drawBorder(in: box, skin.symbols.border, styles.borderShade, styles.border)
    } else if skin.geometry.fieldArea(in: place).size.columns < box.size.columns, !box.isEmpty {
      canvas.put(skin.symbols.border.vertical, at: box.origin, styles.borderShade)
      canvas.put(
        skin.symbols.border.vertical,
        at: Point(column: box.columns.upperBound - 1, row: box.origin.row), styles.border)
    }
  }

  func drawEdge(of view: ListView, on canvas: inout Canvas, in place: Place) {
    DialogListEdge(view, in: place).draw(on: &canvas)
  }

  func command(at point: Point, of view: ListView, in place: Place) -> Command? {
    DialogListEdge(view, in: place).command(at: point)
  }
}

extension Canvas {
  /// Darkens what lies two columns right of a window and one row below it.
  fileprivate mutating func castShadow(of window: Rect, _ style: Style) {
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
