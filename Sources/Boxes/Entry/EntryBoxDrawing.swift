// The picture of a box with a field.

package import Drawing
import Text

extension EntryBox {
  package func draw(on canvas: inout Canvas, in scene: Scene) {
    let layout = layout(in: scene.area)
    layout.message.draw(title, countdown, on: &canvas, in: scene, theme)
    layout.message.draw(text, in: layout.text, on: &canvas, theme, theme.text)
    if !layout.buttons.isEmpty {
      layout.message.draw(
        buttons, isActive: focus == .buttons, in: layout.buttons, on: &canvas, theme, look)
    }
    for index in layout.fields.indices { drawField(index, on: &canvas, layout) }
    drawProblem(on: &canvas, layout)
  }

  // MARK: Fields

  private func drawField(_ place: Int, on canvas: inout Canvas, _ layout: EntryLayout) {
    let index = layout.firstField + place
    let area = layout.fields[place]
    let isFocused = focus == .field(index)
    var style = theme.field
    if layout.isBordered {
      let border = isFocused ? theme.fieldBorder : theme.border
      Frame.draw(on: &canvas, in: layout.boxes[place], border)
      drawLabel(of: index, on: &canvas, in: layout.boxes[place], border)
    } else {
      // Without lines around it the field itself is a line to write on.
      style.attributes.formUnion(.underline)
    }
    fields[index].draw(
      on: &canvas, in: area, style: style, markStyle: style.overlaid(with: theme.fieldBorder),
      isFocused: isFocused)
    guard fields[index].isEmpty else { return }
    let isLabelled = layout.isBordered || index == 0
    let hint = isLabelled ? (index == 0 ? entry.placeholder : nil) : entry.again?.label
    guard let hint else { return }
    canvas.put(
      hint.truncated(to: area.size.columns), at: area.origin,
      style.overlaid(with: theme.placeholder), within: area)
  }

  /// Draws the name of a second field in the line above it.
  private func drawLabel(of index: Int, on canvas: inout Canvas, in box: Rect, _ style: Style) {
    guard index > 0, let label = entry.again?.label else { return }
    draw(label, on: &canvas, in: box, row: box.origin.row, theme.text, line: style)
  }

  /// Draws words in a line of a box, with a blank at each side.
  private func draw(
    _ words: DisplayText, on canvas: inout Canvas, in box: Rect, row: Int, _ style: Style,
    line: Style
  ) {
    let room = box.size.columns - 6
    guard room > 0, !words.isEmpty else { return }
    let clip = Rect(column: box.origin.column + 2, row: row, columns: room + 2, rows: 1)
    canvas.put(" ", at: clip.origin, line)
    let start = Point(column: clip.origin.column + 1, row: row)
    let end = canvas.put(words.truncated(to: room), at: start, style, within: clip)
    canvas.put(" ", at: Point(column: end, row: row), line)
  }

  private func drawProblem(on canvas: inout Canvas, _ layout: EntryLayout) {
    guard let problem else { return }
    guard let area = layout.problem else {
      let place = problem.field - layout.firstField
      guard layout.isBordered, layout.boxes.indices.contains(place) else { return }
      let box = layout.boxes[place]
      let row = box.rows.upperBound - 1
      draw(
        problem.words, on: &canvas, in: box, row: row, theme.problem, line: theme.fieldBorder)
      return
    }
    let lines = WrappedText(problem.words, columns: area.size.columns)
    for row in 0..<min(lines.count, area.size.rows) {
      let point = Point(column: area.origin.column, row: area.origin.row + row)
      if row == area.size.rows - 1, lines.count > area.size.rows {
        let rest = problem.words[lines[row].range].truncated(
          to: area.size.columns, continues: true)
        canvas.put(rest, at: point, theme.problem, within: area)
      } else {
        canvas.put(
          lines[row], of: problem.words, at: point, columns: area.size.columns, theme.problem,
          centered: false)
      }
    }
  }
}
