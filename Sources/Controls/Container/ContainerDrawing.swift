// The picture of a container: labels, controls, what is wrong with them, headings and the thumb of the scroll bar.

package import Drawing
import Text

extension Container {
  package func draw(on canvas: inout Canvas, in place: Place) {
    let area = place.area
    if area.isEmpty { return }
    let layout = layout(columns: area.size.columns, rows: area.size.rows, in: place.skin)
    let offsets = layout.offsets(
      from: offsets, rows: area.size.rows, showing: followsFocus ? focus : nil)
    for heading in layout.headings {
      let (line, clip) = layout.onScreen(heading.area, in: heading.region, area, offsets)
      draw(heading, on: &canvas, at: line, within: clip, place.skin)
    }
    for slot in layout.slots {
      let (rect, clip) = layout.onScreen(slot.area, in: slot.region, area, offsets)
      let rows = slot.rows.count
      guard rect.origin.row + rows >= clip.origin.row, rect.origin.row - rows < clip.rows.upperBound
      else { continue }
      drawLabel(of: slot, layout, on: &canvas, in: place, offsets)
      draw(slot.member, on: &canvas, at: rect, within: clip, in: place)
      drawProblem(of: slot, layout, on: &canvas, in: place, offsets)
    }
    for (region, part) in layout.regions.enumerated() {
      let (shown, clip) =
        part.parent.map { layout.onScreen(part.frame, in: $0, area, offsets) } ?? (area, area)
      let visible = shown.intersection(clip)
      var inner = place
      inner.area = visible
      if part.parent != nil { inner.scrollbar = shown.columns.upperBound - 1 }
      let thumb = ScrollThumb(
        first: offsets[region], count: part.rows, rows: visible.size.rows)
      place.skin.draw(thumb, in: inner, on: &canvas)
    }
  }

  private func draw(
    _ heading: ContainerLayout.Heading, on canvas: inout Canvas, at line: Rect, within clip: Rect,
    _ skin: Skin
  ) {
    let visible = line.intersection(clip)
    if visible.isEmpty { return }
    var column = line.origin.column
    var text = heading.text
    if heading.isPage {
      let count = DisplayText("\(page + 1)/\(pageCount)", rules: text.rules)
      text =
        text.isEmpty
        ? count
        : text.preceded(by: DisplayText("  ", rules: text.rules)).preceded(by: count)
    }
    if !text.isEmpty {
      column =
        canvas.put(
          text.truncated(to: line.size.columns), at: line.origin, skin.styles.heading,
          within: visible) + 1
    }
    let rest = Rect(
      column: column, row: line.origin.row, columns: line.columns.upperBound - column, rows: 1)
    canvas.fill(
      rest.intersection(clip), with: skin.symbols.border.horizontal, skin.styles.headingLine)
  }

  private func drawLabel(
    of slot: ContainerLayout.Slot, _ layout: ContainerLayout, on canvas: inout Canvas,
    in place: Place, _ offsets: [Int]
  ) {
    let (skin, member) = (place.skin, members[slot.member])
    let isFocused = slot.member == focus && place.isFocused
    let (first, clip) = layout.onScreen(
      slot.label ?? Rect(slot.area.origin, Size(columns: 0, rows: 1)), in: slot.region, place.area,
      offsets)
    guard clip.rows.contains(first.origin.row) else { return }
    if isFocused, !member.hasOwnMark {
      let mark =
        slot.label == nil
        ? slot.area.origin.column - ContainerLayout.gutter
        : first.origin.column - place.area.origin.column - ContainerLayout.gutter
      canvas.put(
        skin.symbols.cursor,
        at: Point(column: place.area.origin.column + mark, row: first.origin.row),
        skin.styles.title, within: clip)
    }
    if let unit = member.unit {
      let (area, clip) = layout.onScreen(slot.area, in: slot.region, place.area, offsets)
      canvas.put(
        unit, at: Point(column: area.columns.upperBound + 1, row: area.origin.row),
        skin.styles.text, within: clip)
    }
    guard slot.label != nil, let label = member.label else { return }
    let style =
      !member.isEnabled ? skin.styles.rowDisabled : isFocused ? skin.styles.title : skin.styles.text
    let star = member.isRequired ? 2 : 0
    let end = canvas.put(
      label.truncated(to: max(1, first.size.columns - star)), at: first.origin, style,
      within: first.intersection(clip))
    if member.isRequired {
      canvas.put(
        "*", at: Point(column: end + 1, row: first.origin.row), skin.styles.dangerMark, within: clip
      )
    }
  }

  /// Draws a control; of one that is seen in part, the part that is.
  private func draw(
    _ index: Int, on canvas: inout Canvas, at rect: Rect, within clip: Rect, in place: Place
  ) {
    let visible = rect.intersection(clip)
    if visible.isEmpty { return }
    if visible == rect {
      members[index].control.draw(on: &canvas, in: self.place(rect, of: index, in: place))
      return
    }
    var whole = Canvas(rect.size, style: place.skin.styles.window)
    members[index].control.draw(
      on: &whole, in: self.place(Rect(Point(), rect.size), of: index, in: place))
    for row in visible.rows {
      for column in visible.columns {
        let cell = whole[Point(column: column - rect.origin.column, row: row - rect.origin.row)]
        if cell.span > 0 { canvas.put(cell, at: Point(column: column, row: row)) }
      }
    }
    guard index == focus, let cursor = whole.cursor else { return }
    let point = Point(column: cursor.column + rect.origin.column, row: cursor.row + rect.origin.row)
    if visible.contains(point) {
      canvas.cursor = point
      canvas.showsCursor = whole.showsCursor
    }
  }

  private func drawProblem(
    of slot: ContainerLayout.Slot, _ layout: ContainerLayout, on canvas: inout Canvas,
    in place: Place, _ offsets: [Int]
  ) {
    guard let words = members[slot.member].shownProblem?.words, !slot.problem.isEmpty else {
      return
    }
    let (area, clip) = layout.onScreen(slot.problem, in: slot.region, place.area, offsets)
    let skin = place.skin
    let room = max(1, area.size.columns - 2)
    let lines = WrappedText(words, columns: room)
    for row in 0..<min(lines.count, area.size.rows) {
      let point = Point(column: area.origin.column + 2, row: area.origin.row + row)
      guard clip.rows.contains(point.row) else { continue }
      if row == 0 {
        canvas.put(
          skin.symbols.danger, at: Point(column: area.origin.column, row: point.row),
          skin.styles.dangerMark, within: clip)
      }
      canvas.put(
        lines[row], of: words, at: point, columns: room, skin.styles.problem, centered: false)
    }
  }
}
