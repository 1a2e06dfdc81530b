// The box that tells or asks by buttons: a message with one button, an alert with OK and Cancel, a
// question with Yes and No, or whatever buttons the caller wants. Title and buttons stay; a long
// message scrolls between them.

package import Drawing
import Input
package import Text

/// A message with buttons.
package struct MessageBox: Box {
  /// The heading; empty for none.
  let title: DisplayText
  private(set) var text: ScrollingText
  private let isTitleAlone: Bool
  /// The possible answers.
  private(set) var buttons: ButtonRow
  /// The time to answer; nil for ever.
  private(set) var countdown: Countdown?
  /// The colours of the parts.
  let theme: Theme
  /// What the terminal can show.
  package let look: Look

  /// Columns an alert has where the screen has them.
  static let leastColumns = 36
  /// Cells of text in a line beyond which reading gets hard.
  static let readableColumns = 66
  /// Rows a long title may take.
  static let mostTitleRows = 3

  /// A box that was not answered yet.
  ///
  /// - Parameters:
  ///   - title: the heading; empty for none.
  ///   - text: the message, which scrolls where the screen is too low for it.
  ///   - buttons: the possible answers.
  ///   - focus: the index of the button that has the focus first.
  ///   - timeout: how long to wait for an answer after the last key; nil for ever.
  ///   - theme: the colours of the parts.
  ///   - look: what the terminal can show.
  package init(
    title: DisplayText, text: DisplayText, buttons: [Button], focus: Int, timeout: Duration?,
    theme: Theme, look: Look
  ) {
    // A title alone is the whole message: it may be long, and so it scrolls as a text does.
    isTitleAlone = text.isEmpty && !title.isEmpty
    self.title = isTitleAlone ? text : title
    self.text = ScrollingText(isTitleAlone ? title : text)
    self.buttons = ButtonRow(buttons, focus: focus)
    countdown = timeout.map(Countdown.init)
    self.theme = theme
    self.look = look
  }

  /// A frame, the thumb of the scroll bar and a few letters.
  package var leastColumns: Int { 8 }

  package func columns(within limit: Int) -> Int {
    // Lines that somebody broke are shown as they are, as far as the screen allows.
    let most = isCentered ? Self.readableColumns : limit
    let words = max(min(text.columns, most), min(title.columns, Self.readableColumns))
    let wanted = max(
      words + 2 + 2 * MessageLayout.padding(columns: Self.leastColumns), buttons.columns + 2)
    return min(limit, max(Self.leastColumns, wanted))
  }

  package func rows(forColumns columns: Int, within limit: Int) -> Int {
    min(limit, needs(columns: columns).rows)
  }

  package func deadline(after now: Duration) -> Duration? { countdown?.nextTick(after: now) }

  package mutating func handle(_ event: Event, in scene: Scene) -> Step {
    if let countdown, countdown.isOver(at: scene.now) { return .done(.timeout) }
    switch event {
    case .input(.key(let key)):
      countdown?.restart(at: scene.now)
      return awake(handle(key, layout(in: scene.area)))
    case .input(.mouse(let mouse)):
      countdown?.restart(at: scene.now)
      return awake(handle(mouse, layout(in: scene.area)))
    // Pasted text is never an answer; say so, or it looks as if the box hung.
    case .input(.paste): return .effect(.bell)
    case .input, .data, .waiting: return .ignored
    case .wake: return countdown == nil ? .ignored : .changed
    case .resized: return .changed
    }
  }

  package func draw(on canvas: inout Canvas, in scene: Scene) {
    let layout = layout(in: scene.area)
    canvas.fill(scene.area, theme.box)
    if let frame = layout.frame { Frame.draw(on: &canvas, in: frame, theme.border) }
    canvas.drawTitle(title, in: layout.title, theme.title)
    text.draw(
      on: &canvas, in: layout.text, style: isTitleAlone ? theme.title : theme.text,
      centered: isCentered)
    layout.draw(text.thumb(in: layout.text), from: layout.text.origin.row, on: &canvas, theme)
    layout.draw(countdown, on: &canvas, theme, at: scene.now)
    drawButtons(on: &canvas, layout)
  }

  // MARK: Events

  /// A key or click restarts the countdown, whose picture changes with it.
  private func awake(_ step: Step) -> Step {
    countdown != nil && step == .ignored ? .changed : step
  }

  private mutating func handle(_ key: Key, _ layout: MessageLayout) -> Step {
    if key == .escape { return escape }
    let count = text.wrapped(to: layout.text.size.columns).count
    // Up and Down belong to the text only where it scrolls and the buttons do not need them.
    let takesVertical =
      buttons.isStacked(columns: layout.buttons.size.columns) || count <= layout.text.size.rows
    if let step = buttons.handle(key, takesVertical: takesVertical) { return step }
    return text.handle(key, count: count, rows: layout.text.size.rows) ?? .ignored
  }

  private mutating func handle(_ mouse: Mouse, _ layout: MessageLayout) -> Step {
    if let step = buttons.handle(mouse, in: layout.buttons) { return step }
    let count = text.wrapped(to: layout.text.size.columns).count
    return text.handle(mouse, count: count, rows: layout.text.size.rows) ?? .ignored
  }

  /// Esc leaves the box; where there is but one way on, it takes that.
  private var escape: Step {
    if buttons.buttons.count == 1, let only = buttons.focused { return .done(.button(only.name)) }
    return .done(.escape)
  }

  // MARK: Layout

  /// One paragraph is centred; several are easier to read from a straight edge.
  private var isCentered: Bool { !text.text.string.utf8.contains(UInt8(ascii: "\n")) }

  /// Cells of the time that is left, with a blank at each side; the same all the time, as wide as at first.
  private var countdownColumns: Int { countdown.map { $0.wholeText.utf8.count + 2 } ?? 0 }

  private func layout(in area: Rect) -> MessageLayout {
    MessageLayout(needs(columns: area.size.columns), in: area)
  }

  private func needs(columns: Int) -> MessageLayout.Needs {
    let textColumns = MessageLayout.textColumns(columns)
    let titleRows = title.isEmpty ? 0 : WrappedText(title, columns: textColumns).count
    let textRows = max(1, text.wrapped(to: textColumns).count)
    return MessageLayout.Needs(
      titleRows: min(titleRows, Self.mostTitleRows), textRows: textRows,
      buttonRows: buttons.rows(columns: columns - 2), countdownColumns: countdownColumns)
  }

  // MARK: Drawing

  private func drawButtons(on canvas: inout Canvas, _ layout: MessageLayout) {
    let area = layout.buttons
    buttons.draw(on: &canvas, in: area, theme: theme, look: look)
    if area.size.columns >= leastColumns {
      layout.draw(buttons.thumb(in: area), from: area.origin.row, on: &canvas, theme)
    }
    layout.drawLines(around: buttons, in: area, on: &canvas, theme)
  }
}

extension Canvas {
  /// Draws a title in the middle of `area`; one that has more lines than there is room for ends with an ellipsis.
  mutating func drawTitle(_ title: DisplayText, in area: Rect, _ style: Style) {
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
