// The toast: a small panel that appears, rests and disappears, and needs no answer unless it offers keys. A function of the time.

import Controls
import Drawing
import Input
import Text

enum ToastMotion: Equatable, Sendable {
  /// Grows from its middle and shrinks into it.
  case scale
  /// Slides in over the nearest edge of the screen, from above when `fromAbove`.
  case slide(fromAbove: Bool)
  case fade
  case none
}

struct ToastBox: Box {
  let content: ToastContent
  let theme: ToastTheme
  let look: Look
  /// How long it rests between appearing and disappearing.
  let rest: Duration
  /// How it appears and disappears; `none` once the terminal proved too slow.
  private(set) var motion: ToastMotion
  private(set) var parts: ToastParts
  /// Whether it appears at once, because it replaces another toast.
  var isInPlace = false
  /// The number of waiting toasts that it shows; nil where it shows none.
  var more: Int?
  /// The word after that number, such as ` more`.
  var moreWord = ""

  static let passage = Duration.milliseconds(500)

  init(
    _ content: ToastContent, rest: Duration, motion: ToastMotion, theme: ToastTheme, look: Look,
    parts: ToastParts = ToastParts()
  ) {
    (self.content, self.rest, self.motion) = (content, rest, motion)
    (self.theme, self.look, self.parts) = (theme, look, parts)
  }

  var leastColumns: Int { content.leastColumns }

  func columns(within limit: Int) -> Int {
    let columns = content.columns(within: limit, others: parts.columns(rules))
    // There must be room for the number, which may be shown later.
    return more == nil ? columns : min(limit, max(columns, moreText(99).columns + 4))
  }

  func rows(forColumns columns: Int, within limit: Int) -> Int {
    let others = parts.rows(forColumns: content.wordColumns(columns), rules)
    return min(limit, content.rows(forColumns: columns, within: limit) + others)
  }

  private var rules: TextRules { content.text.rules }

  func deadline(after now: Duration) -> Duration? {
    switch phase(at: now) {
    case .coming, .going: Motion.nextFrame(after: now)
    case .resting:
      // 80 steps are more than any toast has cells.
      min(restEnd, parts.nextChange(after: now, resting: arrival..<restEnd, steps: 80) ?? restEnd)
    case .gone: now
    }
  }

  func isMoving(at now: Duration) -> Bool {
    switch phase(at: now) {
    case .coming, .going: true
    case .resting: parts.isWork && !parts.isStill
    case .gone: false
    }
  }

  mutating func handle(_ event: Event, in scene: Scene) -> Response {
    switch event {
    case .input(.key(let key)): return parts.step(for: key)
    // The content of the screen has moved, so that the toast cannot stay; it is drawn anew only where its end is waited for. An
    // empty size means that there is no place any more.
    case .resized(let size):
      return size.rows > 0 && (parts.waits || parts.isWork) ? .changed : .done(ending)
    case .data where parts.isWork: return .done(.shown)
    case .data:
      hearNoKeys()
      return .changed
    case .waiting(let count):
      defer { if more != nil { more = count } }
      return more == count || more == nil ? .ignored : .changed
    case .wake, .input: break
    }
    if phase(at: scene.now) == .gone { return .done(ending) }
    return event == .wake ? .changed : .ignored
  }

  /// Removes the keys from the picture, since they are not read any more.
  mutating func hearNoKeys() { parts.listens = false }

  private var ending: Ending { parts.waits ? .timeout : .shown }

  mutating func settle() {
    motion = .none
    parts.isStill = true
  }

  func draw(on canvas: inout Canvas, in scene: Scene) {
    switch phase(at: scene.now) {
    case .resting:
      draw(1, on: &canvas, in: scene.area, at: scene.now)
      drawCountdown(on: &canvas, in: scene)
      drawMore(on: &canvas, in: scene.area)
    case .coming(let part): draw(Curve.arrival(part), on: &canvas, in: scene.area, at: scene.now)
    case .going(let part):
      draw(1 - Curve.departure(part), on: &canvas, in: scene.area, at: scene.now)
    case .gone: break
    }
  }

  private enum Phase: Equatable {
    /// Appearing or disappearing, with the part of the time that has passed, 0–1.
    case coming(Double), resting, going(Double), gone
  }

  private var arrival: Duration { motion == .none || isInPlace ? .zero : Self.passage }
  private var restEnd: Duration { arrival + rest }

  private func phase(at now: Duration) -> Phase {
    if now < arrival { return .coming(now.part(of: arrival)) }
    if now < restEnd { return .resting }
    if motion != .none, now < restEnd + Self.passage {
      return .going((now - restEnd).part(of: Self.passage))
    }
    return .gone
  }

  /// Draws the toast at a degree of presence: 0 is invisible, 1 at rest, more than 1 larger than at rest.
  private func draw(
    _ presence: Double, on canvas: inout Canvas, in area: Rect, at now: Duration
  ) {
    let rest = FineRect(
      left: Double(area.columns.lowerBound), top: Double(area.rows.lowerBound),
      right: Double(area.columns.upperBound), bottom: Double(area.rows.upperBound))
    switch motion {
    case .none, .scale:
      drawPanel(rest.scaled(by: max(0, presence)), at: area, on: &canvas, now)
    case .slide(let fromAbove):
      let rows = (1 - presence) * Double(area.size.rows) * (fromAbove ? -1 : 1)
      var moved = area
      moved.origin.row += Int(rows.rounded())
      drawPanel(rest.moved(rows: rows), at: moved, on: &canvas, now)
    case .fade:
      if presence >= 0.75 { return drawPanel(rest, at: area, on: &canvas, now) }
      guard presence > 0.1, let panel = theme.panel, look.hasMarks else { return }
      let raster = presence < 0.35 ? "░" : presence < 0.55 ? "▒" : "▓"
      canvas.fill(area.inset(columns: 1, rows: 1), with: raster, Style(panel.background))
    }
  }

  private func drawPanel(_ rect: FineRect, at area: Rect, on canvas: inout Canvas, _ now: Duration)
  {
    var clip = rect.wholeCells
    if let panel = theme.panel {
      if look.hasFineBlocks { canvas.fillPanel(rect, panel) } else { canvas.fill(clip, panel) }
      if let edge = theme.edge {
        let column = Rect(
          column: area.origin.column, row: clip.origin.row, columns: 1, rows: clip.size.rows)
        canvas.fill(column.intersection(clip), Style(on: edge))
      }
    } else if !clip.isEmpty {
      canvas.fill(clip, .plain)
      if ToastContent.edgeRows(area.size.rows) > 0 {
        canvas.drawBorder(in: clip, .rounded, theme.text, theme.text)
        clip = clip.inset(columns: 1, rows: 1)
      }
    }
    drawWords(on: &canvas, in: area, clip: clip, now)
  }

  /// Draws the words, and below them the other parts as far as there is room.
  private func drawWords(on canvas: inout Canvas, in area: Rect, clip: Rect, _ now: Duration) {
    let columns = content.wordColumns(area.size.columns)
    let edges = ToastContent.edgeRows(area.size.rows)
    let others = min(parts.rows(forColumns: columns, rules), max(0, area.size.rows - 2 * edges - 1))
    let upper = Rect(
      column: area.origin.column, row: area.origin.row, columns: area.size.columns,
      rows: area.size.rows - others)
    content.draw(
      on: &canvas, in: upper, clip: clip, theme: theme,
      sign: parts.isWork ? DisplayText(parts.spinner(at: now, look), rules: rules) : nil,
      tail: parts.isWork ? DisplayText(parts.clock(at: now), rules: rules) : nil,
      edgeRows: edges)
    guard others > 0 else { return }
    let lower = Rect(
      column: area.origin.column + (area.size.columns - columns) / 2,
      row: area.rows.upperBound - edges - others, columns: columns, rows: others)
    parts.draw(on: &canvas, in: lower, clip: clip, theme: theme, look: look, rules)
  }

  private func moreText(_ count: Int) -> DisplayText {
    DisplayText(" +\(count)\(moreWord) ", rules: rules)
  }

  private func drawMore(on canvas: inout Canvas, in area: Rect) {
    guard let more, more > 0, ToastContent.edgeRows(area.size.rows) > 0 else { return }
    let text = moreText(more)
    let free = area.size.columns - text.columns
    guard free >= 2 else { return }
    let point = Point(column: area.origin.column + free / 2, row: area.rows.upperBound - 1)
    canvas.put(text, at: point, theme.text, within: area)
  }

  private func drawCountdown(on canvas: inout Canvas, in scene: Scene) {
    let area = scene.area
    guard parts.hasCountdown, ToastContent.edgeRows(area.size.rows) > 0 else { return }
    let cells = parts.cellsLeft(
      of: area.size.columns - 2, at: scene.now, resting: arrival..<restEnd)
    parts.drawCountdown(cells, on: &canvas, in: area, theme: theme, look: look)
  }
}
