// The picture of a list box. Only the rows that are seen are made fit to be shown and drawn.

package import Drawing
import Text
import Values

extension ChoiceBox {
  package func draw(on canvas: inout Canvas, in scene: Scene) {
    let layout = layout(in: scene.area)
    layout.message.draw(question.title, countdown, on: &canvas, in: scene, theme)
    layout.message.draw(text, in: layout.text, on: &canvas, theme, theme.text)
    if let frame = layout.message.frame, let divider = layout.divider {
      Frame.divide(on: &canvas, in: frame, at: divider, theme.border)
    }
    drawList(on: &canvas, layout)
    drawHelp(on: &canvas, layout)
    layout.message.draw(
      buttons, isActive: isOnButtons, in: layout.buttons, on: &canvas, theme, look)
    drawCounter(on: &canvas, layout)
  }

  private func drawHelp(on canvas: inout Canvas, _ layout: ChoiceLayout) {
    guard let area = layout.help, list.count > 0 else { return }
    let help = list.rows.shown(
      .help, of: list.current, markup: question.markup, rules: question.rules)
    canvas.put(
      help.truncated(to: area.size.columns), at: area.origin,
      look.colors == .none ? theme.text : theme.border, within: area)
  }

  // MARK: List

  private func drawList(on canvas: inout Canvas, _ layout: ChoiceLayout) {
    let rows = layout.list.size.rows
    let shown = list.shown(visible: rows)
    for row in shown {
      let line = Rect(
        column: layout.list.origin.column, row: layout.list.origin.row + row - shown.lowerBound,
        columns: layout.list.size.columns, rows: 1)
      if list.rows.traits(row).contains(.isHeading) {
        drawHeading(row, on: &canvas, in: line)
      } else {
        drawRow(row, on: &canvas, in: line)
      }
    }
    let thumb = ScrollThumb(first: shown.lowerBound, count: list.count, rows: rows)
    layout.message.draw(thumb, from: layout.list.origin.row, on: &canvas, theme)
  }

  /// Draws the name of a group with a line behind it, or the line alone.
  private func drawHeading(_ row: Int, on canvas: inout Canvas, in line: Rect) {
    let label = label(of: row).truncated(to: line.size.columns)
    var column = line.origin.column
    if !label.isEmpty {
      column = canvas.put(label, at: line.origin, theme.title, within: line) + 1
    }
    let rest = Rect(
      column: column, row: line.origin.row, columns: line.columns.upperBound - column, rows: 1)
    canvas.fill(rest, with: Symbols.horizontal, theme.border)
  }

  private func drawRow(_ row: Int, on canvas: inout Canvas, in line: Rect) {
    let isCurrent = row == list.current && list.canTake(row)
    let isDisabled = list.rows.traits(row).contains(.isDisabled)
    let style =
      isCurrent && !isOnButtons ? theme.focused : isDisabled ? disabledStyle : theme.text
    if isCurrent, !isOnButtons { canvas.fill(line, style) }
    var point = line.origin
    // Colour alone never tells: the row with the focus and one that cannot be taken have signs.
    if isCurrent {
      canvas.put(Symbols.focusLeft, at: point, style, within: line)
      if !isOnButtons { canvas.cursor = point }
    } else if isDisabled, look.colors == .none {
      canvas.put("-", at: point, style, within: line)
    }
    point.column += 2
    if picks != nil {
      let signs = Self.tickSigns(look)
      let sign = list.isTicked(row) ? signs.on : signs.off
      canvas.put(sign, at: point, style, within: line)
      point.column += sign.unicodeScalars.count + 1
    }
    if hasKeys {
      let key = DisplayText(
        sanitizing: Array(list.rows.key(row)), lines: .single, rules: question.rules)
      let keyStyle = isCurrent ? style : style.overlaid(with: theme.hotkey)
      canvas.put(key.truncated(to: 1), at: point, keyStyle, within: line)
      point.column += Self.keyColumns
    }
    let room = line.columns.upperBound - point.column - 1
    canvas.put(label(of: row).truncated(to: max(0, room)), at: point, style, within: line)
  }

  private func label(of row: Int) -> DisplayText {
    list.rows.shown(.label, of: row, markup: question.markup, rules: question.rules)
  }

  private var disabledStyle: Style {
    look.colors == .none ? theme.text.overlaid(with: Style(attributes: .faint)) : theme.border
  }

  // MARK: Signs

  /// Cells of a key and the gap behind it.
  private static let keyColumns = 3

  /// The signs of a row that is ticked and of one that is not.
  static func tickSigns(_ look: Look) -> (on: String, off: String) {
    look.symbols == .full ? ("☑", "☐") : ("[x]", "[ ]")
  }

  /// Cells that stand before the label of a row.
  static func signColumns(hasTicks: Bool, hasKeys: Bool, look: Look) -> Int {
    let tick = hasTicks ? tickSigns(look).on.unicodeScalars.count + 1 : 0
    return 2 + tick + (hasKeys ? keyColumns : 0)
  }

  // MARK: Counters

  /// Draws on the line below the list how many rows are ticked, and where one is in a list that is not seen whole.
  private func drawCounter(on canvas: inout Canvas, _ layout: ChoiceLayout) {
    guard let frame = layout.message.frame else { return drawProblem(on: &canvas, layout) }
    var words = ""
    if let picks {
      words = " \(Self.tickSigns(look).on) \(list.tickCount)\(bounds(of: picks)) "
    }
    if stream != nil || list.count > layout.list.size.rows {
      let sign = stream == nil ? "" : "+"
      words += " \(min(list.current + 1, list.count))/\(list.count)\(sign) "
    }
    let columns = words.unicodeScalars.count
    let row = layout.message.divider ?? frame.rows.upperBound - 1
    // What is wrong stands at the other end of the line, or alone on it where there is no room for both.
    let room = frame.size.columns - 6
    if let problem, room > 0 {
      let start = Point(column: frame.origin.column + 2, row: row)
      canvas.put(" ", at: start, theme.problem, within: frame)
      let end = canvas.put(
        problem.truncated(to: room), at: Point(column: start.column + 1, row: row), theme.problem,
        within: frame)
      canvas.put(" ", at: Point(column: end, row: row), theme.problem, within: frame)
      if columns + problem.columns > room { return }
    }
    guard columns > 0, columns + 4 <= frame.size.columns else { return }
    let start = Point(column: frame.columns.upperBound - 2 - columns, row: row)
    canvas.put(words, at: start, hasAnswer ? theme.countdown : theme.danger, within: frame)
  }

  /// Draws what is wrong in a box without lines: in the row above the list, whatever stands there.
  private func drawProblem(on canvas: inout Canvas, _ layout: ChoiceLayout) {
    let row = layout.list.origin.row - 1
    guard let problem, row >= layout.message.title.origin.row else { return }
    let line = Rect(
      column: layout.text.origin.column, row: row, columns: layout.text.size.columns, rows: 1)
    canvas.fill(line, theme.text)
    canvas.put(
      problem.truncated(to: line.size.columns), at: line.origin, theme.problem, within: line)
  }

  /// How many may be ticked, in brackets; empty where nothing is said.
  private func bounds(of picks: Picks) -> String {
    switch (picks.least, picks.most) {
    case (0, nil): ""
    case (let least, nil): " (\(least)+)"
    case (let least, .some(let most)): least == most ? " (\(least))" : " (\(least)-\(most))"
    }
  }
}
