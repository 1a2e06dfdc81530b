// The box that tells or asks by buttons: a message with one button, an alert with OK and Cancel, a
// question with Yes and No, or whatever buttons the caller wants. Title and buttons stay; a long
// message scrolls between them.

package import Drawing
package import Input
package import Text

/// A message with buttons.
package struct MessageBox: AskingBox {
  /// The heading; empty for none.
  let title: DisplayText
  private(set) var text: ScrollingText
  private let isTitleAlone: Bool
  /// The possible answers.
  private(set) var buttons: ButtonRow
  /// The time to answer; nil for ever.
  package var countdown: Countdown?
  /// The colours of the parts.
  let theme: Theme
  /// What the terminal can show.
  package let look: Look

  /// Columns an alert has where the screen has them.
  private static let usualColumns = 36

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

  package func columns(within limit: Int) -> Int {
    // Lines that somebody broke are shown as they are, as far as the screen allows.
    let readable = MessageLayout.readableColumns
    let words = max(
      min(text.columns, text.isParagraph ? readable : limit), min(title.columns, readable))
    return MessageLayout.columns(
      for: words, buttons, usual: Self.usualColumns, within: limit)
  }

  package func rows(forColumns columns: Int, within limit: Int) -> Int {
    min(limit, needs(columns: columns).rows)
  }

  package func draw(on canvas: inout Canvas, in scene: Scene) {
    let layout = layout(in: scene.area)
    layout.draw(title, countdown, on: &canvas, in: scene, theme)
    layout.draw(
      text, in: layout.text, on: &canvas, theme, isTitleAlone ? theme.title : theme.text)
    layout.draw(buttons, in: layout.buttons, on: &canvas, theme, look)
  }

  // MARK: Events

  package mutating func handle(_ key: Key, in area: Rect, at now: Duration) -> Step {
    let layout = layout(in: area)
    if key == .escape { return escape }
    let count = text.wrapped(to: layout.text.size.columns).count
    // Up and Down belong to the text only where it scrolls and the buttons do not need them.
    let takesVertical =
      buttons.isStacked(in: layout.buttons.size) || count <= layout.text.size.rows
    if let step = buttons.handle(key, takesVertical: takesVertical) { return step }
    return text.handle(key, count: count, rows: layout.text.size.rows) ?? .ignored
  }

  package mutating func handle(_ mouse: Mouse, in area: Rect) -> Step {
    let layout = layout(in: area)
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

  private func layout(in area: Rect) -> MessageLayout {
    MessageLayout(needs(columns: area.size.columns), in: area)
  }

  private func needs(columns: Int) -> MessageLayout.Needs {
    let textRows = max(1, text.wrapped(to: MessageLayout.textColumns(columns)).count)
    return MessageLayout.Needs(columns: columns, title, textRows: textRows, buttons, countdown)
  }
}
