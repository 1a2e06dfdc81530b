// What toast's own boxes draw around their controls: the frame with the title and the time that is left, the lines where the
// buttons meet the frame, counters and what is wrong.

import Drawing
import Input
import Text

struct OwnChrome: Chrome {
  func drawWindow(of form: Form, _ layout: FormLayout, on canvas: inout Canvas, at now: Duration) {
    let (skin, styles) = (form.skin, form.skin.styles)
    canvas.fill(layout.window, styles.window)
    if layout.isFramed {
      canvas.drawBorder(in: layout.window, skin.symbols.border, styles.border, styles.border)
    }
    canvas.drawTitle(form.window.title, in: layout.title, styles.title)
    if let countdown = form.countdown, let place = layout.countdown {
      let words = " \(countdown.text(at: now)) "
      let start = Point(column: place.columns.upperBound - words.utf8.count, row: place.origin.row)
      canvas.put(words, at: start, styles.countdown, within: canvas.bounds)
    }
    if let divider = layout.divider {
      canvas.drawDivider(
        in: layout.window, row: divider, skin.symbols.border, styles.border, styles.border)
    }
    drawLines(around: form.buttons, layout, on: &canvas, skin)
  }

  /// Draws the line above the buttons, those between them, and where these meet the frame.
  private func drawLines(
    around buttons: Buttons, _ layout: FormLayout, on canvas: inout Canvas, _ skin: Skin
  ) {
    let border = skin.styles.border
    if let separator = layout.separator {
      canvas.drawDivider(in: layout.window, row: separator, skin.symbols.border, border, border)
    }
    let area = layout.buttons
    if area.isEmpty || skin.geometry.isStacked(buttons, in: area.size) { return }
    for place in skin.geometry.places(of: buttons, in: area).dropLast() {
      guard let column = place?.columns.upperBound else { continue }
      canvas.put(Symbols.vertical, at: Point(column: column, row: area.origin.row), border)
      guard layout.isFramed else { continue }
      if let separator = layout.separator {
        canvas.put(Symbols.teeDown, at: Point(column: column, row: separator), border)
      }
      canvas.put(
        Symbols.teeUp, at: Point(column: column, row: layout.window.rows.upperBound - 1), border)
    }
  }

  // MARK: Over the controls

  func drawStatus(of form: Form, _ layout: FormLayout, on canvas: inout Canvas) {
    drawHints(of: form, layout, on: &canvas)
    if let main = form.mainItem {
      let control = form.items[main].control
      if let area = layout.help, let help = control.help, !help.isEmpty {
        // In brackets, which no row has, so that it is told from them without its look.
        let words = help.truncated(to: max(0, area.size.columns - 2))
          .preceded(by: DisplayText("(", rules: help.rules))
        canvas.put(
          DisplayText(")", rules: help.rules).preceded(by: words), at: area.origin,
          form.skin.styles.help, within: area)
      }
      drawStatus(
        control.status(forRows: layout.items[main].size.rows, in: form.skin), of: form, main,
        layout, on: &canvas)
    } else if form.items.isEmpty {
      drawStatus(
        form.message.status(in: layout.message, form.skin), of: form, nil, layout, on: &canvas)
    } else if let refusal = form.refusal, let words = form.markedRefusal {
      drawProblem(words, of: refusal.item, form, layout, on: &canvas)
    }
  }

  /// Draws what the keys do, in the middle below the window as far as the screen goes.
  private func drawHints(of form: Form, _ layout: FormLayout, on canvas: inout Canvas) {
    guard let row = layout.hints, let line = form.hintLine(columns: canvas.size.columns) else {
      return
    }
    let middle = row.origin.column + (row.size.columns - line.columns) / 2
    let column = max(0, min(middle, canvas.size.columns - line.columns))
    canvas.put(line, at: Point(column: column, row: row.origin.row), form.skin.styles.screen)
  }

  /// Draws on the line below a list or text where one is and how many rows are ticked, and at its other end what is wrong
  /// or searched for; `item` is the index of the list, nil for the message.
  private func drawStatus(
    _ status: ControlStatus?, of form: Form, _ item: Int?, _ layout: FormLayout,
    on canvas: inout Canvas
  ) {
    let styles = form.skin.styles
    guard layout.isFramed else {
      let area = item.map { layout.items[$0] } ?? layout.message
      if let problem = form.markedRefusal {
        return drawBareProblem(problem, area, layout, on: &canvas, styles)
      }
      return drawBareSearch(status?.search, area, layout, on: &canvas, styles)
    }
    let frame = layout.window
    let row = layout.separator ?? frame.rows.upperBound - 1
    let words = status?.words ?? DisplayText("", rules: form.message.text.rules)
    let columns = words.isEmpty ? 0 : words.columns + 2
    let room = frame.size.columns - 6
    if let problem = form.markedRefusal, room > 0 {
      put(problem, on: &canvas, in: frame, row: row, styles.problem, line: styles.problem)
      // Alone on the line where there is no room for both.
      if columns + problem.columns > room { return }
    } else if let search = status?.search, room > 0 {
      let line = search.keepingEnd(to: room)
      let end = put(line, on: &canvas, in: frame, row: row, styles.text, line: styles.text)
      placeCaret(Point(column: end, row: row), on: &canvas)
      if columns + line.columns + 1 > room { return }
    }
    guard let status, columns > 0, columns + 4 <= frame.size.columns else { return }
    let start = Point(column: frame.columns.upperBound - 2 - columns, row: row)
    let style = status.isAnswer ? styles.countdown : styles.problem
    canvas.fill(Rect(start, Size(columns: columns, rows: 1)), style)
    canvas.put(words, at: Point(column: start.column + 1, row: row), style, within: frame)
  }

  private func placeCaret(_ point: Point, on canvas: inout Canvas) {
    canvas.cursor = point
    canvas.showsCursor = true
  }

  /// Draws what is searched for in a box without lines: in the row above the list or text, or in that of the buttons.
  private func drawBareSearch(
    _ words: DisplayText?, _ area: Rect, _ layout: FormLayout, on canvas: inout Canvas,
    _ styles: Styles
  ) {
    guard let words else { return }
    let above = area.origin.row - 1
    let row = above >= layout.window.origin.row ? above : layout.buttons.rows.upperBound - 1
    let line = Rect(
      column: layout.window.origin.column, row: row, columns: layout.window.size.columns, rows: 1)
    canvas.fill(line, styles.text)
    let end = canvas.put(
      words.keepingEnd(to: max(0, line.size.columns - 1)), at: line.origin, styles.text,
      within: line)
    placeCaret(Point(column: end, row: row), on: &canvas)
  }

  /// Draws what is wrong in a box without lines: in the row above the list, whatever stands there.
  private func drawBareProblem(
    _ words: DisplayText?, _ list: Rect, _ layout: FormLayout, on canvas: inout Canvas,
    _ styles: Styles
  ) {
    let row = list.origin.row - 1
    guard let words, row >= layout.title.origin.row else { return }
    let line = Rect(
      column: layout.message.origin.column, row: row, columns: layout.message.size.columns,
      rows: 1)
    canvas.fill(line, styles.text)
    canvas.put(
      words.truncated(to: line.size.columns), at: line.origin, styles.problem, within: line)
  }

  /// Draws words in a line of a box, with a blank at each side; returns the column behind them.
  @discardableResult
  private func put(
    _ words: DisplayText, on canvas: inout Canvas, in box: Rect, row: Int, _ style: Style,
    line: Style
  ) -> Int {
    let room = box.size.columns - 6
    guard room > 0, !words.isEmpty else { return box.origin.column }
    let clip = Rect(column: box.origin.column + 2, row: row, columns: room + 2, rows: 1)
    canvas.put(" ", at: clip.origin, line)
    let start = Point(column: clip.origin.column + 1, row: row)
    let end = canvas.put(words.truncated(to: room), at: start, style, within: clip)
    canvas.put(" ", at: Point(column: end, row: row), line)
    return end
  }

  /// Draws what is wrong with a control: in rows below the controls, or in the line below its field.
  private func drawProblem(
    _ words: DisplayText, of item: Int, _ form: Form, _ layout: FormLayout,
    on canvas: inout Canvas
  ) {
    let styles = form.skin.styles
    guard let area = layout.problem else {
      let box = layout.items[item]
      guard layout.framesItems, !box.isEmpty else { return }
      put(
        words, on: &canvas, in: box, row: box.rows.upperBound - 1, styles.problem,
        line: styles.fieldBorder)
      return
    }
    let lines = WrappedText(words, columns: area.size.columns)
    for row in 0..<min(lines.count, area.size.rows) {
      let point = Point(column: area.origin.column, row: area.origin.row + row)
      if row == area.size.rows - 1, lines.count > area.size.rows {
        let rest = words[lines[row].range].truncated(to: area.size.columns, continues: true)
        canvas.put(rest, at: point, styles.problem, within: area)
      } else {
        canvas.put(
          lines[row], of: words, at: point, columns: area.size.columns, styles.problem,
          centered: false)
      }
    }
  }

  // MARK: Edges of controls

  /// Nothing: a list stands in the frame of the box, with a thumb at its right.
  func drawEdge(of view: ListView, on canvas: inout Canvas, in place: Place) {}

  func command(at point: Point, of view: ListView, in place: Place) -> Command? { nil }

  func drawEdge(of field: TextField, on canvas: inout Canvas, in place: Place) {
    guard place.isFramed else { return }
    let styles = place.skin.styles
    let border = place.isFocused ? styles.fieldBorder : styles.fieldBorderInactive
    canvas.drawBorder(in: place.area, place.skin.symbols.border, border, border)
    guard let label = field.label else { return }
    put(label, on: &canvas, in: place.area, row: place.area.origin.row, styles.text, line: border)
  }
}

extension Form {
  /// What is wrong, with the mark that says so.
  var markedRefusal: DisplayText? {
    refusal?.words.map {
      let mark = DisplayText(skin.symbols.danger, rules: $0.rules).styled(skin.styles.dangerMark)
      return $0.preceded(by: DisplayText(" ", rules: $0.rules)).preceded(by: mark)
    }
  }
}

extension Canvas {
  /// Draws a title in the middle of `area`; one that has more lines than there is room for ends with an ellipsis.
  fileprivate mutating func drawTitle(_ title: DisplayText, in area: Rect, _ style: Style) {
    if title.isEmpty || area.isEmpty { return }
    let lines = WrappedText(title, columns: area.size.columns)
    let shown = min(area.size.rows, lines.count)
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
