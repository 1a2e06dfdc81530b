// The classic boxes in which a line is typed: inputbox and passwordbox. The field stands right below the
// text, in a border of its own; where the original draws it over the text or the buttons, this one gives up
// first the border's lines, then rows of the text, which scrolls.

package import Drawing
import Input
package import Text

/// A text with a field and buttons.
package struct ClassicInput: ClassicContent {
  /// What is shown of the value.
  package enum Kind: Equatable, Sendable {
    /// All of it; nothing; a star for each character.
    case visible, hidden, stars
  }

  /// What is asked.
  private(set) var text: ClassicText
  /// The field.
  private(set) var editor: LineEditor
  /// The possible answers.
  private(set) var buttons: ClassicButtons
  /// Columns of the initial value.
  private let initialColumns: Int

  /// A box that was not answered yet.
  ///
  /// - Parameters:
  ///   - text: what is asked.
  ///   - kind: what is shown of the value.
  ///   - initial: the value at first; any bytes.
  ///   - limit: how many bytes the value may have; 0 for any number.
  ///   - buttons: the possible answers; OK where there are none.
  ///   - focus: the index of the button that has the focus first; nil for the field.
  ///   - enterMeans: what Enter means whatever has the focus; nil for the focused button.
  package init(
    _ text: DisplayText, _ kind: Kind = .visible, initial: [UInt8], limit: Int, buttons: [Button],
    focus: Int? = nil, enterMeans: String? = nil
  ) {
    self.text = ClassicText(text)
    let mask: LineEditor.Mask =
      switch kind {
      case .visible: .none
      case .hidden: .blank
      case .stars: .symbol(DisplayText("*", rules: text.rules))
      }
    editor = LineEditor(
      initial, limit: limit > 0 ? .bytes(limit) : .none, mask: mask, clearsWhole: true,
      takesLineBreaks: true, hasMarks: false, rules: text.rules)
    initialColumns = editor.columns(upTo: .max)
    self.buttons = ClassicButtons(orOK: buttons, rules: text.rules, focus: focus)
    self.buttons.leadsOut = true
    self.buttons.enterMeans = enterMeans
  }

  /// What was entered, byte for byte.
  package var value: [UInt8] { editor.value }

  package var takesLiterally: Bool { buttons.focus == nil && editor.takesLiterally }

  /// Columns of a window with an empty field, at least.
  private static let leastColumns = 26
  /// Rows of a window: borders, a row of the text, the field, the line above the buttons, the buttons.
  private static let leastRows = 6
  /// Columns of a window around a value: borders, gaps and the caret.
  private static let columnsAroundValue = 7

  package func size(in frame: ClassicFrame, on screen: Size) -> Size {
    let room = frame.largestWindow(on: screen)
    let value = min(initialColumns, room.columns) + Self.columnsAroundValue
    let size = ClassicSize.window(
      for: text.text, height: frame.height, width: frame.width, extraRows: 5,
      leastColumns: max(
        Self.leastColumns, min(value, room.columns - (frame.begin?.column ?? 0))),
      titleColumns: frame.title.columns, aspect: frame.aspect, begin: frame.begin, screen: room)
    // Buttons widen a window that was given its width, too.
    let columns = max(size.columns, min(buttons.leastColumns, room.columns))
    // A row of the text and the field are always seen; the original fails on windows so low.
    return Size(columns: columns, rows: max(size.rows, Self.leastRows))
  }
}

// MARK: Events

extension ClassicInput {
  package mutating func handle(_ event: Event, in scene: Scene, _ frame: ClassicFrame) -> Step {
    let places = places(in: scene.area, frame)
    let columns = places.field.size.columns
    switch event {
    case .input(.key(let key)):
      if takesLiterally { return editor.handle(key, columns: columns) ?? .ignored }
      if key == .pageUp || key == .pageDown {
        return text.handle(key, in: places.text) ?? .ignored
      }
      return buttons.focus == nil ? type(key, columns: columns) : handleOnButtons(key)
    case .input(.mouse(let mouse)): return handle(mouse, places)
    case .input(.paste(let bytes)):
      return buttons.focus == nil ? editor.paste(bytes, columns: columns) : .effect(.bell)
    default: return .ignored
    }
  }

  /// What a key makes of the box while the field has the focus.
  private mutating func type(_ key: Key, columns: Int) -> Step {
    switch key {
    case .enter: return buttons.enter
    case .tab, .down: return buttons.move(by: 1)
    case .backTab, .up: return buttons.move(by: -1)
    // As in the original.
    case .delete where editor.isAtEnd:
      return editor.handle(.backspace, columns: columns) ?? .ignored
    default: return editor.handle(key, columns: columns) ?? .ignored
    }
  }

  private mutating func handleOnButtons(_ key: Key) -> Step {
    switch key {
    case .down: buttons.move(by: 1)
    case .up: buttons.move(by: -1)
    default: buttons.handle(key) ?? .ignored
    }
  }

  private mutating func handle(_ mouse: Mouse, _ places: Places) -> Step {
    if let step = buttons.handle(mouse, in: places.buttons) { return step }
    let point = Point(column: mouse.column, row: mouse.row)
    guard mouse.kind == .press, mouse.button == .left, places.box.contains(point) else {
      return text.handle(mouse, in: places.text) ?? mouse.astray
    }
    buttons.focus = nil
    editor.click(
      column: point.column - places.field.origin.column, columns: places.field.size.columns)
    return .changed
  }
}

// MARK: Picture

extension ClassicInput {
  /// Where the parts stand.
  private struct Places {
    let layout: ClassicLayout
    /// The rows through which the text is seen.
    var text: Rect
    /// The field with its border: three rows, or one with lines at its ends only.
    var box: Rect
    /// The field.
    var field: Rect
    /// The row of the buttons; empty where the field has the only row there is.
    var buttons: Rect
  }

  private func places(in window: Rect, _ frame: ClassicFrame) -> Places {
    let layout = frame.layout(in: window, hasButtons: true)
    let body = layout.body
    let rows = body.size.rows
    guard rows > 0 || buttons.focus != nil else {
      let row = layout.buttons
      return Places(
        layout: layout, text: Rect(body.origin, Size()), box: row, field: row,
        buttons: Rect(row.origin, Size()))
    }
    let lines = text.count(columns: body.size.columns)
    let isBordered = rows >= lines + 3 || rows < lines + 1 && rows >= 6
    let boxRows = isBordered ? 3 : min(rows, 1)
    let textRows = min(lines, rows - boxRows)
    let columns = body.size.columns
    let box = Rect(
      column: body.origin.column, row: body.origin.row + textRows, columns: columns, rows: boxRows)
    let field = box.inset(columns: columns >= 8 ? 1 : 0, rows: isBordered ? 1 : 0)
    return Places(
      layout: layout, text: Rect(body.origin, Size(columns: columns, rows: textRows)), box: box,
      field: field, buttons: layout.buttons)
  }

  package func draw(on canvas: inout Canvas, in scene: Scene, _ frame: ClassicFrame) {
    let places = places(in: scene.area, frame)
    text.draw(on: &canvas, in: places.text, frame.theme.dialog)
    drawPosition(on: &canvas, places, frame)
    // While the field has the focus the first button looks as if it had it: Enter presses it.
    var buttons = buttons
    if buttons.focus == nil { buttons.focus = 0 }
    buttons.draw(on: &canvas, in: places.buttons, frame)
    drawBox(on: &canvas, places, frame)
    editor.draw(
      on: &canvas, in: places.field, style: frame.theme.inputbox,
      isFocused: self.buttons.focus == nil)
  }

  /// Draws the line above the buttons and on it how much of the text was seen; without a line, a mark beside
  /// the text.
  private func drawPosition(on canvas: inout Canvas, _ places: Places, _ frame: ClassicFrame) {
    frame.drawSeparator(on: &canvas, places.layout)
    let percentage = text.percentage(in: places.text)
    if places.layout.separator != nil {
      frame.drawPercentage(percentage, on: &canvas, places.layout)
    } else if let percentage, places.text.size.rows > 0 {
      let row = min(places.text.size.rows - 1, places.text.size.rows * percentage / 101)
      canvas.put(
        Symbols.thumb,
        at: Point(
          column: places.text.columns.upperBound - 1, row: places.text.origin.row + row),
        frame.theme.positionIndicator)
    }
  }

  private func drawBox(on canvas: inout Canvas, _ places: Places, _ frame: ClassicFrame) {
    let (box, field) = (places.box, places.field)
    if box.size.rows > 1 {
      // The field lies deeper than the window, so that the light falls on the other sides.
      frame.drawBorder(on: &canvas, in: box, frame.theme.border2, frame.theme.border)
    } else if box.size.columns > field.size.columns, !box.isEmpty {
      let symbol = frame.drawn(Symbols.vertical)
      canvas.put(symbol, at: box.origin, frame.theme.border2)
      canvas.put(
        symbol, at: Point(column: box.columns.upperBound - 1, row: box.origin.row),
        frame.theme.border)
    }
  }
}
