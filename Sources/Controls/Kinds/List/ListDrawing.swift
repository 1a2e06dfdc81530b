// The picture of a list. Only the rows that are seen are made fit to be shown and drawn.

package import Drawing
import Text
import Values

extension List {
  package func draw(on canvas: inout Canvas, in place: Place) {
    let view = view(in: place)
    place.skin.chrome.drawEdge(of: view, on: &canvas, in: place)
    let layout = place.skin.geometry.rowLayout(of: self, in: place)
    let clip = place.skin.textArea(of: view, in: place)
    for (offset, row) in view.shown.lazy.map(cursor.row).enumerated() {
      let line = Rect(
        column: clip.origin.column, row: clip.origin.row + offset * layout.height,
        columns: clip.size.columns, rows: layout.height)
      guard clip.rows.contains(line.rows.upperBound - 1) else { break }
      if items.traits(row).contains(.isHeading) {
        drawHeading(row, on: &canvas, in: line, place.skin)
      } else {
        draw(row, on: &canvas, in: line, layout, place)
      }
    }
    let thumb = ScrollThumb(
      first: view.shown.lowerBound, count: view.count, rows: view.area.size.rows)
    place.skin.draw(thumb, in: place, on: &canvas)
    drawEditor(on: &canvas, in: place)
  }

  private func drawHeading(_ row: Int, on canvas: inout Canvas, in line: Rect, _ skin: Skin) {
    let label = texts.first(row, of: items).truncated(to: line.size.columns)
    var column = line.origin.column
    if !label.isEmpty {
      column = canvas.put(label, at: line.origin, skin.styles.heading, within: line) + 1
    }
    let rest = Rect(
      column: column, row: line.origin.row, columns: line.columns.upperBound - column, rows: 1)
    canvas.fill(rest, with: skin.symbols.border.horizontal, skin.styles.headingLine)
  }

  private func draw(
    _ row: Int, on canvas: inout Canvas, in line: Rect, _ layout: RowLayout, _ place: Place
  ) {
    let skin = place.skin
    let isCurrent = row == cursor.current && cursor.canTake(row)
    // A list that Tab does not lead to shows its row as if it had the focus.
    let isFocused = isCurrent && (place.isFocused || !takesFocus || skin.habits.listGoesFirst)
    let isDisabled = items.traits(row).contains(.isDisabled)
    let style = rowStyle(isFocused: isFocused, isDisabled: isDisabled, skin.styles)
    if layout.cursor != nil && isFocused || layout.field != nil { canvas.fill(line, style) }
    let text = line.origin.row + layout.height / 2
    func point(_ column: Int) -> Point { Point(column: line.origin.column + column, row: text) }
    if let column = layout.cursor {
      let isMarked = isCurrent && (place.isFocused || !marksWithFocusOnly)
      let sign = isMarked ? skin.symbols.cursor : isDisabled ? skin.symbols.disabled : ""
      canvas.put(sign, at: point(column), style, within: line)
    }
    if let column = layout.tick {
      canvas.put(
        tickSign(row, skin.symbols), at: point(column),
        layout.cursor == nil
          ? (isFocused ? skin.styles.tickFocused : skin.styles.tick) : style, within: line)
    }
    // A row that cannot be taken has no key.
    if let column = layout.key, !isDisabled {
      let key = DisplayText(
        sanitizing: Array(items.key(row)), lines: .single, rules: texts.options.rules)
      canvas.put(
        key.truncated(to: 1), at: point(column),
        isCurrent ? style : style.overlaid(with: skin.styles.key), within: line)
    }
    drawField(on: &canvas, in: line, layout, isFocused: isFocused, place)
    drawTexts(
      of: row, on: &canvas,
      in: Rect(column: line.origin.column, row: text, columns: line.size.columns, rows: 1),
      layout, style, isFocused: isFocused, skin)
    if isCurrent, place.isFocused { placeCursor(on: &canvas, in: line, row: text, layout, skin) }
  }

  private func placeCursor(
    on canvas: inout Canvas, in line: Rect, row: Int, _ layout: RowLayout, _ skin: Skin
  ) {
    let column = layout.cursor ?? layout.tick.map { $0 + 1 } ?? layout.first
    canvas.cursor = Point(
      column: min(line.origin.column + column, line.columns.upperBound - 1), row: row)
    if layout.cursor == nil { canvas.showsCursor = true }
  }

  private func rowStyle(isFocused: Bool, isDisabled: Bool, _ styles: Styles) -> Style {
    isFocused ? styles.rowFocused : isDisabled ? styles.rowDisabled : styles.row
  }

  private func tickSign(_ row: Int, _ symbols: SkinSymbols) -> String {
    switch (choice, cursor.isTicked(row)) {
    case (.ticked, true): symbols.choiceOn
    case (.ticked, false): symbols.choiceOff
    case (_, true): symbols.tickOn
    case (_, false): symbols.tickOff
    }
  }

  private func drawTexts(
    of row: Int, on canvas: inout Canvas, in line: Rect, _ layout: RowLayout, _ style: Style,
    isFocused: Bool, _ skin: Skin
  ) {
    var start = Point(column: line.origin.column + layout.first, row: line.origin.row)
    let first = texts.first(row, of: items)
    if layout.cursor != nil {
      let room = max(0, line.columns.upperBound - start.column - 1)
      let offset = offset(of: row, first, room: room)
      canvas.put(first.window(from: offset, columns: room), at: start, style, within: line)
      return
    }
    if texts.options.isTree {
      drawGuides(
        of: row, on: &canvas, at: &start, within: line, beside: first.columns, style,
        skin.symbols)
    }
    let clip = Rect(column: start.column, row: line.origin.row, columns: layout.firstRoom, rows: 1)
    canvas.putHot(
      first, at: start, within: clip.intersection(line), skin.styles, isFocused: isFocused,
      isHot: findsByLetter)
    guard let second = layout.second else { return }
    let room =
      layout.field.map {
        Rect(
          column: line.origin.column + $0.lowerBound, row: line.origin.row, columns: $0.count,
          rows: 1)
      } ?? line
    canvas.put(
      texts.item(row, of: items),
      at: Point(column: line.origin.column + second, row: line.origin.row), style,
      within: room.intersection(line))
  }

  /// Cells that are left out before what is seen of a row's text.
  private func offset(of row: Int, _ text: DisplayText, room: Int) -> Int {
    let hidden = max(0, text.columns - room)
    let usual = texts.options.keepsEnd ? hidden : 0
    return max(0, min(usual + (row == cursor.current ? shift : 0), hidden))
  }

  /// Moves the text of the focused row by half of its place; nil where all of it is seen.
  mutating func scrollText(_ direction: Int, in place: Place) -> Reaction? {
    guard let current else { return nil }
    let layout = place.skin.geometry.rowLayout(of: self, in: place)
    let clip = place.skin.textArea(of: view(in: place), in: place)
    let text = texts.first(current, of: items)
    let room = max(1, clip.size.columns - layout.first - 1)
    guard layout.cursor != nil, text.columns > room else { return nil }
    let old = offset(of: current, text, room: room)
    let usual = texts.options.keepsEnd ? text.columns - room : 0
    shift = max(0, min(old + direction * max(1, room / 2), text.columns - room)) - usual
    return offset(of: current, text, room: room) == old ? .unchanged : .changed
  }

  /// Draws a guide for each level of a tree; where they would leave no room for the text, only the last ones.
  private func drawGuides(
    of row: Int, on canvas: inout Canvas, at point: inout Point, within clip: Rect,
    beside columns: Int, _ style: Style, _ symbols: SkinSymbols
  ) {
    let width = ListTexts.guideColumns
    let room = max(0, clip.columns.upperBound - point.column)
    let wanted = min(columns, max(1, room / 2))
    for _ in 0..<min(items.depth(row), max(0, room - wanted) / width) {
      canvas.put(symbols.guide, at: point, style, within: clip)
      point.column += width
    }
  }

  private func drawField(
    on canvas: inout Canvas, in line: Rect, _ layout: RowLayout, isFocused: Bool, _ place: Place
  ) {
    guard let field = layout.field, layout.height > 1 else { return }
    let styles = place.skin.styles
    let style = isFocused ? (editor == nil ? styles.rowFocused : styles.text) : styles.row
    let box = Rect(
      column: line.origin.column + field.lowerBound - 1, row: line.origin.row,
      columns: field.count + 2, rows: line.size.rows)
    canvas.drawBorder(in: box.intersection(line), place.skin.symbols.border, style, style)
  }

  private func drawEditor(on canvas: inout Canvas, in place: Place) {
    guard let editor else { return }
    let area = editorArea(in: place)
    if area.isEmpty { return }
    editor.draw(on: &canvas, in: area, style: place.skin.styles.field, isFocused: true)
  }
}

extension Canvas {
  /// Draws what a row begins with; its first character as the letter that finds it, where letters do.
  mutating func putHot(
    _ text: DisplayText, at point: Point, within clip: Rect, _ styles: Styles, isFocused: Bool,
    isHot: Bool
  ) {
    guard isHot else {
      put(text, at: point, isFocused ? styles.rowFocused : styles.row, within: clip)
      return
    }
    put(text, at: point, isFocused ? styles.tagFocused : styles.tag, within: clip)
    var clusters = text.clusters()
    guard let first = clusters.next(), clip.contains(point),
      point.column + first.columns <= clip.columns.upperBound
    else { return }
    put(
      Cell(
        first.text, span: first.columns, isCertain: first.isCertain,
        style: isFocused ? styles.tagLetterFocused : styles.tagLetter),
      at: point)
  }
}

extension Skin {
  /// The place of rows' texts: what no mark or scroll bar lies over.
  func textArea(of view: ListView, in place: Place) -> Rect {
    let isLong = view.hasMoreAbove || view.hasMoreBelow
    let isCovered = place.scrollbar == nil && isLong && (!place.isFramed || habits.hasScrollbar)
    guard isCovered, view.area.size.columns > 1 else { return view.area }
    return Rect(
      view.area.origin,
      Size(columns: view.area.size.columns - 1, rows: view.area.size.rows))
  }
}
