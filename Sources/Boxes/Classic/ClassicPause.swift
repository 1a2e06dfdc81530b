// The classic box that waits: a text, a meter that runs down, and buttons for those who will not wait. The
// original shows the full number for a second before it begins to count and so takes one second longer than
// it was told; this one ends when the time is over. It also never draws the meter over the text.

package import Drawing
import Input
package import Text

/// A pause with a meter of the seconds that are left.
package struct ClassicPause: ClassicContent {
  private(set) var text: ClassicText
  private(set) var buttons: ClassicButtons
  private let countdown: Countdown
  private let seconds: Int

  /// Rows of the meter with its border.
  private static let meterRows = 3

  /// A pause that begins when it is shown.
  ///
  /// - Parameters:
  ///   - text: what it says.
  ///   - seconds: how long it lasts; 0 or less is over at once.
  ///   - buttons: the ways to end it sooner; OK where there are none.
  ///   - focus: the index of the button that has the focus first.
  ///   - enterMeans: what Enter and Space mean whatever has the focus; nil for the focused button.
  package init(
    _ text: DisplayText, seconds: Int, buttons: [Button], focus: Int = 0, enterMeans: String? = nil
  ) {
    self.text = ClassicText(text)
    self.seconds = max(0, seconds)
    // More seconds than a duration can count are as good as for ever.
    countdown = Countdown(.seconds(min(self.seconds, 1 << 40)))
    self.buttons = ClassicButtons(orOK: buttons, rules: text.rules, focus: focus)
    self.buttons.enterMeans = enterMeans
  }

  /// False: a pause ends by itself.
  package var heedsTimeout: Bool { false }

  /// False, as in the original.
  package var quotesKeys: Bool { false }

  package func deadline(after now: Duration) -> Duration? { countdown.nextTick(after: now) }

  package func size(in frame: ClassicFrame, on screen: Size) -> Size {
    let room = frame.largestWindow(on: screen)
    let size = ClassicSize.window(
      for: text.text, height: frame.height, width: frame.width,
      extraRows: 2 + Self.meterRows, leastColumns: 16, titleColumns: frame.title.columns,
      aspect: frame.aspect, begin: frame.begin, screen: room
    ).atLeast(rows: 6)
    // Buttons widen a window that was given its width, too.
    return Size(
      columns: max(size.columns, min(buttons.leastColumns, room.columns)), rows: size.rows)
  }

  package mutating func handle(_ event: Event, in scene: Scene, _ frame: ClassicFrame) -> Step {
    let places = places(in: scene.area, frame)
    switch event {
    case _ where countdown.isOver(at: scene.now): return .done(.button("OK"))
    case .input(.key(let key)): return handle(key, textIn: places.text)
    case .input(.mouse(let mouse)):
      if let step = buttons.handle(mouse, in: places.layout.buttons) { return step }
      return text.handle(mouse, in: places.text) ?? mouse.astray
    case .input(.paste): return .effect(.bell)
    case .wake: return .changed
    default: return .ignored
    }
  }

  /// As in the original, Up and Down go from button to button, and letters press none.
  private mutating func handle(_ key: Key, textIn area: Rect) -> Step {
    switch key {
    case .down: return buttons.move(by: 1)
    case .up: return buttons.move(by: -1)
    case .space: return buttons.enter
    default:
      return buttons.handle(key, takesLetters: false) ?? text.handle(key, in: area) ?? .ignored
    }
  }

  package func draw(on canvas: inout Canvas, in scene: Scene, _ frame: ClassicFrame) {
    let places = places(in: scene.area, frame)
    text.draw(on: &canvas, in: places.text, frame.theme.dialog)
    drawMeter(on: &canvas, in: places.meter, frame, at: scene.now)
    frame.drawSeparator(on: &canvas, places.layout)
    frame.drawPercentage(text.percentage(in: places.text), on: &canvas, places.layout)
    buttons.draw(on: &canvas, in: places.layout.buttons, frame)
    canvas.showsCursor = false
  }

  /// The places of the text and of the meter; the meter has no border where there is room for one row only,
  /// and no place where that is all there is.
  private func places(in window: Rect, _ frame: ClassicFrame) -> (
    layout: ClassicLayout, text: Rect, meter: Rect
  ) {
    let layout = frame.layout(in: window, hasButtons: true)
    let body = layout.body
    let rows = frame.isBare || body.size.rows <= Self.meterRows ? 1 : Self.meterRows
    let meterRows = body.size.rows > rows ? rows : 0
    let textRows = body.size.rows - meterRows
    let inset = frame.isBare ? 0 : 1
    return (
      layout,
      Rect(body.origin, Size(columns: body.size.columns, rows: textRows)),
      Rect(
        column: body.origin.column + inset, row: body.origin.row + textRows,
        columns: body.size.columns - 2 * inset, rows: meterRows)
    )
  }

  private func drawMeter(
    on canvas: inout Canvas, in rect: Rect, _ frame: ClassicFrame, at now: Duration
  ) {
    if rect.isEmpty { return }
    var inner = rect
    if rect.size.rows >= 3, rect.size.columns >= 3 {
      frame.drawBorder(on: &canvas, in: rect, frame.theme.border, frame.theme.border2)
      inner = rect.inset(columns: 1, rows: 1)
    }
    let left = countdown.seconds(at: now)
    frame.drawMeter(on: &canvas, in: inner, part: left, of: seconds, label: String(left))
  }
}

extension ClassicFrame {
  /// Draws a bar of `part` of a `whole` in one row; `label` ends in its middle, and `unit` stands behind that.
  package func drawMeter(
    on canvas: inout Canvas, in row: Rect, part: Int, of whole: Int, label: String,
    unit: String = ""
  ) {
    canvas.fill(row, theme.title)
    let column = row.origin.column + row.size.columns / 2 + 1 - label.utf8.count
    canvas.put(
      label + unit, at: Point(column: max(row.origin.column, column), row: row.origin.row),
      theme.title, within: row)
    guard whole > 0 else { return }
    let share = Double(max(0, min(part, whole))) * Double(row.size.columns) / Double(whole)
    var filled = theme.title
    filled.attributes.formSymmetricDifference(.reverse)
    canvas.restyle(Rect(row.origin, Size(columns: Int(share), rows: row.size.rows)), filled)
  }
}
