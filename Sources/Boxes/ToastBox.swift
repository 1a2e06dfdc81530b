// The toast: a small panel that comes, rests and goes. It asks nothing. Its picture is a function
// of the clock alone.

package import Drawing
import Text

/// How a toast comes and goes.
package enum ToastMotion: Hashable, Sendable {
  /// Grows out of its middle and shrinks into it.
  case scale
  /// Comes over the nearest edge of the screen, from above when `fromAbove`.
  case slide(fromAbove: Bool)
  /// Thickens from a thin raster and thins again.
  case fade
  /// Is there at once and gone at once.
  case none
}

/// A message that shows itself for a while.
package struct ToastBox: Box {
  /// The words and where they stand.
  let content: ToastContent
  /// The colours of panel and words.
  let theme: ToastTheme
  /// What the terminal can show.
  package let look: Look
  /// How long it rests between coming and going.
  let rest: Duration
  /// How it comes and goes; none once the terminal proved too slow.
  private(set) var motion: ToastMotion
  /// Whether it is there at once, because it takes the place of another.
  package var isInPlace = false
  /// How many more wait to be shown, which it tells.
  package var more = 0
  /// What comes behind that number, such as `more`.
  package var moreWord = ""

  /// How long coming takes, and going.
  package static let passage = Duration.milliseconds(500)

  /// A toast that is about to come.
  package init(
    _ content: ToastContent, rest: Duration, motion: ToastMotion, theme: ToastTheme, look: Look
  ) {
    self.content = content
    self.rest = rest
    self.motion = motion
    self.theme = theme
    self.look = look
  }

  package var leastColumns: Int { content.leastColumns }

  package func columns(within limit: Int) -> Int { content.columns(within: limit) }

  package func rows(forColumns columns: Int, within limit: Int) -> Int {
    content.rows(forColumns: columns, within: limit)
  }

  package func deadline(after now: Duration) -> Duration? {
    switch phase(at: now) {
    case .coming, .going: Motion.nextFrame(after: now)
    case .resting: restEnd
    case .gone: now
    }
  }

  package func isMoving(at now: Duration) -> Bool {
    switch phase(at: now) {
    case .coming, .going: true
    case .resting, .gone: false
    }
  }

  package mutating func handle(_ event: Event, in scene: Scene) -> Step {
    if phase(at: scene.now) == .gone { return .done(.shown) }
    // What it was laid over has moved: it cannot stay where it is.
    if case .resized = event { return .done(.shown) }
    if case .waiting(let count) = event {
      defer { more = count }
      return more == count ? .ignored : .changed
    }
    return event == .wake ? .changed : .ignored
  }

  package mutating func settle() { motion = .none }

  package func draw(on canvas: inout Canvas, in scene: Scene) {
    switch phase(at: scene.now) {
    case .resting: draw(1, on: &canvas, in: scene.area)
    case .coming(let part): draw(Curve.arrival(part), on: &canvas, in: scene.area)
    case .going(let part): draw(1 - Curve.departure(part), on: &canvas, in: scene.area)
    case .gone: break
    }
  }

  // MARK: Time

  private enum Phase: Equatable {
    /// Coming or going, how far in time, 0–1.
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

  // MARK: Drawing

  /// Draws the toast so far present: 0 not at all, 1 at rest, more than 1 beyond its size.
  private func draw(_ presence: Double, on canvas: inout Canvas, in area: Rect) {
    // At rest the panel ends in the middle of the cells at its edge; one too low for edges fills its cells.
    let edge = ToastContent.edgeRows(area.size.rows) == 0 ? 0 : 0.5
    let rest = FineRect(
      left: Double(area.columns.lowerBound) + 0.5, top: Double(area.rows.lowerBound) + edge,
      right: Double(area.columns.upperBound) - 0.5, bottom: Double(area.rows.upperBound) - edge)
    switch motion {
    case .none, .scale:
      drawPanel(rest.scaled(by: max(0, presence)), at: area, on: &canvas)
    case .slide(let fromAbove):
      let rows = (1 - presence) * Double(area.size.rows) * (fromAbove ? -1 : 1)
      var moved = area
      moved.origin.row += Int(rows.rounded())
      drawPanel(rest.moved(rows: rows), at: moved, on: &canvas)
    case .fade:
      if presence >= 0.75 { return drawPanel(rest, at: area, on: &canvas) }
      guard presence > 0.1, let panel = theme.panel, look.hasMarks else { return }
      let raster = presence < 0.35 ? "░" : presence < 0.55 ? "▒" : "▓"
      canvas.fill(area.inset(columns: 1, rows: 1), with: raster, Style(panel))
    }
  }

  /// Draws the panel and as much of the text as stands on it.
  private func drawPanel(_ rect: FineRect, at area: Rect, on canvas: inout Canvas) {
    var clip = rect.wholeCells
    if let panel = theme.panel, look.hasFineBlocks {
      canvas.fillPanel(rect, panel)
    } else {
      // Whole cells only: the outermost ones are part of the panel.
      let edge = ToastContent.edgeRows(area.size.rows) == 0 ? 0 : 0.5
      clip = Rect(
        column: Int((rect.left - 0.5).rounded()), row: Int((rect.top - edge).rounded()),
        columns: Int((rect.right - rect.left + 1).rounded()),
        rows: Int((rect.bottom - rect.top + 2 * edge).rounded()))
      if rect.right - rect.left < 1 { return }
      if let panel = theme.panel {
        canvas.fill(clip, Style(on: panel))
      } else {
        canvas.fill(clip, .plain)
        if edge > 0 {
          Frame.draw(on: &canvas, in: clip, theme.text)
          clip = clip.inset(columns: 1, rows: 1)
        }
      }
    }
    content.draw(on: &canvas, in: area, clip: clip, theme: theme)
    drawMore(on: &canvas, in: area, clip: rect.wholeCells)
  }

  /// Writes how many more wait into the lower edge, where there is one.
  private func drawMore(on canvas: inout Canvas, in area: Rect, clip: Rect) {
    guard more > 0, ToastContent.edgeRows(area.size.rows) > 0 else { return }
    let text = DisplayText(" +\(more) \(moreWord) ", rules: content.text.rules)
    guard text.columns <= area.size.columns - 4, clip.size.columns >= area.size.columns - 2 else {
      return
    }
    let point = Point(
      column: area.origin.column + (area.size.columns - text.columns) / 2,
      row: area.rows.upperBound - 1)
    canvas.put(text, at: point, theme.text, within: area)
  }
}
