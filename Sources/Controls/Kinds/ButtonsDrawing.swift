// The picture of buttons: the label in the middle, brackets where the skin has them, the hot letter, and the cursor on the
// focused one.

package import Drawing
import Text

extension Buttons {
  package func draw(on canvas: inout Canvas, in place: Place) {
    for (index, area) in place.skin.geometry.places(of: self, in: place.area).enumerated() {
      guard let area else { continue }
      draw(index, on: &canvas, in: area, place)
    }
    if place.skin.geometry.isStacked(self, in: place.area.size) {
      drawThumb(on: &canvas, in: place)
    }
  }

  /// Draws where one is in a stack that is too low for all buttons, unless it would cover a label.
  private func drawThumb(on canvas: inout Canvas, in place: Place) {
    guard place.area.size.columns >= place.skin.geometry.leastColumns else { return }
    let rows = place.area.size.rows
    let first = firstVisible(rows: rows)
    place.skin.draw(ScrollThumb(first: first, count: count, rows: rows), in: place, on: &canvas)
  }

  private func draw(_ index: Int, on canvas: inout Canvas, in area: Rect, _ place: Place) {
    let skin = place.skin
    let isFocused = place.isFocused && index == focus
    let style = style(of: index, isFocused, skin.styles)
    canvas.fill(area, style)
    let inner = drawBrackets(on: &canvas, in: area, isFocused, skin)
    let room = inner.size.columns
    // In a cell or two a letter says more than an ellipsis.
    let whole = buttons[index].label
    let isBracketed = !skin.symbols.bracketLeft.isEmpty
    let mark = markColumns(of: index, in: room, skin)
    let label =
      isBracketed
      ? (room >= 3 ? whole.truncated(to: room) : whole)
      : whole.truncated(to: max(1, room - mark - (room >= 5 ? 2 : 0)))
    let first = inner.origin.column + max(0, room - label.columns - mark) / 2
    let start = first + mark
    let point = Point(column: start, row: area.origin.row)
    if mark > 0 {
      let markStyle = isFocused ? style : style.overlaid(with: skin.styles.dangerMark)
      canvas.put(skin.symbols.danger, at: Point(column: first, row: point.row), markStyle)
    }
    let end = canvas.put(label, at: point, style, within: inner)
    drawHotLetter(of: index, label, on: &canvas, at: point, within: inner, isFocused, place)
    guard isFocused else { return }
    let behind = min(area.columns.upperBound, canvas.size.columns - 1)
    canvas.cursor = Point(
      column: skin.habits.hidesCursorOnLabel
        ? behind : min(start, area.columns.upperBound - 1), row: point.row)
    if isBracketed { canvas.showsCursor = true }
    drawMarks(on: &canvas, in: area, from: first, to: end, end - first, style, skin)
  }

  /// Cells of the mark of a dangerous button and the blank behind it.
  static let markColumns = 2

  /// The cells before a label; 0 for a button without a mark, and where there is no room for one.
  private func markColumns(of index: Int, in room: Int, _ skin: Skin) -> Int {
    let hasMark = buttons[index].isDangerous && !skin.symbols.danger.isEmpty
    return hasMark && room >= buttons[index].label.columns + Self.markColumns ? Self.markColumns : 0
  }

  private func style(of index: Int, _ isFocused: Bool, _ styles: Styles) -> Style {
    switch (buttons[index].isDangerous, isFocused) {
    case (false, false): styles.button
    case (false, true): styles.buttonFocused
    case (true, false): styles.danger
    case (true, true): styles.dangerFocused
    }
  }

  /// Draws what stands around the label, and returns the place that is left for it.
  ///
  /// A place of one or two cells holds the beginning of the label and no brackets.
  private func drawBrackets(
    on canvas: inout Canvas, in area: Rect, _ isFocused: Bool, _ skin: Skin
  ) -> Rect {
    guard !skin.symbols.bracketLeft.isEmpty, area.size.columns >= 3 else { return area }
    let style = isFocused ? skin.styles.bracketFocused : skin.styles.bracket
    let right = Point(column: area.columns.upperBound - 1, row: area.origin.row)
    canvas.put(skin.symbols.bracketLeft, at: area.origin, style)
    canvas.put(skin.symbols.bracketRight, at: right, style)
    return area.inset(columns: 1, rows: 0)
  }

  private func drawHotLetter(
    of index: Int, _ label: DisplayText, on canvas: inout Canvas, at point: Point,
    within clip: Rect, _ isFocused: Bool, _ place: Place
  ) {
    let styles = place.skin.styles
    guard showsLetters,
      place.isFocused && place.hearsLetters || !place.skin.habits.hotLettersNeedFocus,
      let hot = hotLetters[index], hot.offset < label.string.utf8.count
    else { return }
    let place = Point(column: point.column + label[0..<hot.offset].columns, row: point.row)
    guard clip.contains(place), canvas.bounds.contains(place) else { return }
    let letter = isFocused ? styles.hotLetterFocused : styles.hotLetter
    let style =
      styles.overlaysHotLetters
      ? self.style(of: index, isFocused, styles).overlaid(with: letter) : letter
    guard canvas[place].span == 1 else { return }
    canvas.restyle(Rect(place, Size(columns: 1, rows: 1)), style)
  }

  private func drawMarks(
    on canvas: inout Canvas, in area: Rect, from start: Int, to end: Int, _ columns: Int,
    _ style: Style, _ skin: Skin
  ) {
    guard skin.look.colors == .none, !skin.symbols.focusLeft.isEmpty else { return }
    let row = area.origin.row
    let distance = area.size.columns >= columns + 4 ? 2 : 1
    canvas.put(
      skin.symbols.focusLeft, at: Point(column: start - distance, row: row), style, within: area)
    canvas.put(
      skin.symbols.focusRight, at: Point(column: end + distance - 1, row: row), style, within: area)
  }
}
