// The classic boxes that show a text: msgbox and yesno with buttons, infobox without, and the help that F1
// shows. A text higher than its place scrolls; the separator says how far one has read.

package import Drawing
package import Input
package import Text

/// A text, with buttons or without.
package struct ClassicMessage: ClassicContent {
  /// Which of dialog's boxes it is.
  package enum Kind: Equatable, Sendable {
    /// msgbox, yesno; infobox, which asks nothing and ends at once; the help window.
    case message, question, information, help
  }

  /// Which of dialog's boxes it is.
  package let kind: Kind
  private(set) var text: ClassicText
  private(set) var buttons: ClassicButtons

  /// A box that was not answered yet.
  ///
  /// - Parameters:
  ///   - kind: which of dialog's boxes it is.
  ///   - text: what it says.
  ///   - buttons: the possible answers, OK where there are none; an infobox shows none, but is as wide as if it did.
  ///   - focus: the index of the button that has the focus first.
  ///   - enterMeans: what Enter and Space mean whatever has the focus; nil for the focused button.
  package init(
    _ kind: Kind, _ text: DisplayText, buttons: [Button], focus: Int = 0, enterMeans: String? = nil
  ) {
    self.kind = kind
    self.text = ClassicText(text)
    self.buttons = ClassicButtons(orOK: buttons, rules: text.rules, focus: focus)
    self.buttons.enterMeans = enterMeans
  }

  /// The window that F1 shows.
  static func help(_ text: DisplayText) -> ClassicMessage {
    let exit = Button(name: "OK", label: DisplayText("EXIT", rules: text.rules))
    return ClassicMessage(.help, text, buttons: [exit])
  }

  package var heedsTimeout: Bool { kind != .information }

  /// At once for a box that asks nothing.
  package func deadline(after now: Duration) -> Duration? { kind == .information ? .zero : nil }

  package func size(in frame: ClassicFrame, on screen: Size) -> Size {
    if kind == .help { return helpSize }
    let least = kind == .question ? 25 : kind == .information ? 0 : 12
    let size = ClassicSize.window(
      for: text.text, height: frame.height, width: frame.width,
      extraRows: kind == .information ? 0 : 2, leastColumns: max(least, buttons.leastColumns),
      titleColumns: frame.title.columns, aspect: frame.aspect, begin: frame.begin,
      screen: frame.largestWindow(on: screen))
    // A row of the text is always seen, which the original does not see to.
    return kind == .information ? size : size.atLeast(rows: 5)
  }

  /// Like a textbox: as wide as the longest line, as high as there are lines.
  private var helpSize: Size {
    let columns = max(12, text.text.columns, buttons.leastColumns - 4) + 4
    return Size(columns: columns, rows: text.count(columns: columns - 4) + 5)
  }

  package mutating func handle(_ event: Event, in scene: Scene, _ frame: ClassicFrame) -> Step {
    if kind == .information { return .done(.shown) }
    let layout = layout(in: scene.area, frame)
    switch event {
    case .input(.key(let key)):
      return buttons.handle(key) ?? text.handle(key, in: layout.textArea(for: text)) ?? .ignored
    case .input(.mouse(let mouse)):
      if let step = buttons.handle(mouse, in: layout.buttons) { return step }
      return text.handle(mouse, in: layout.textArea(for: text)) ?? mouse.astray
    // Pasted text is never an answer; say so, or it looks as if the box hung.
    case .input(.paste): return .effect(.bell)
    default: return .ignored
    }
  }

  package func draw(on canvas: inout Canvas, in scene: Scene, _ frame: ClassicFrame) {
    let layout = layout(in: scene.area, frame)
    if kind == .information { return text.draw(on: &canvas, in: layout.body, frame.theme.dialog) }
    let area = layout.textArea(for: text)
    text.draw(on: &canvas, in: area, frame.theme.dialog)
    frame.drawSeparator(on: &canvas, layout)
    frame.drawPercentage(text.percentage(in: area), on: &canvas, layout)
    buttons.draw(on: &canvas, in: layout.buttons, frame)
  }

  private func layout(in window: Rect, _ frame: ClassicFrame) -> ClassicLayout {
    frame.layout(in: window, hasButtons: kind != .information)
  }
}

extension ClassicLayout {
  /// The place of a text that fills the body.
  ///
  /// Where no separator could say how far one has read, the last column is kept free for a mark.
  func textArea(for text: ClassicText) -> Rect {
    var area = body
    if separator == nil, body.size.columns > 4,
      text.count(columns: body.size.columns) > body.size.rows
    {
      area.size = Size(columns: body.size.columns - 1, rows: body.size.rows)
    }
    return area
  }
}

extension ClassicFrame {
  /// Draws on the separator how much of a text has been seen, or, without one, a mark beside the text.
  func drawPercentage(_ percentage: Int?, on canvas: inout Canvas, _ layout: ClassicLayout) {
    guard let percentage else { return }
    guard let separator = layout.separator else {
      let rows = layout.body.size.rows
      guard layout.body.size.columns > 4, rows > 0 else { return }
      let row = layout.body.origin.row + min(rows - 1, rows * percentage / 101)
      canvas.put(
        lines == .ascii ? Symbols.inASCII(Symbols.thumb) : Symbols.thumb,
        at: Point(column: layout.body.columns.upperBound - 1, row: row),
        theme.positionIndicator)
      return
    }
    let window = layout.window
    guard window.size.columns > 8 else { return }
    canvas.put(
      String(percentage) + "%",
      at: Point(column: window.columns.upperBound - 6, row: separator), theme.positionIndicator)
  }
}

extension Size {
  /// The size with a height of at least so many rows.
  package func atLeast(rows least: Int) -> Size { Size(columns: columns, rows: max(rows, least)) }
}

extension Mouse {
  /// What a click means where nothing is that could be clicked.
  package var astray: Step {
    kind == .press && button == .left ? .effect(.bell) : .ignored
  }
}
