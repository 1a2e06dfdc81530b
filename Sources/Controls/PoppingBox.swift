// A box that pops in and slides out. It holds the real box and hands everything on to it; any key
// ends the motion at once and counts as the key it is.

package import Drawing
import Input
import Text

package enum BoxMotion: Equatable, Sendable {
  /// Grows beyond its size and back; slides out to one side.
  case pop
  /// Comes faint and goes faint.
  case fade
}

package struct PoppingBox<Content: Box>: Box {
  package private(set) var content: Content
  let motion: BoxMotion
  /// Endings that slide out to the right; others go to the left.
  let leavesRight: [Ending]
  /// False once a key or a slow terminal has ended the coming.
  private var isComing = true
  private var leaving: (ending: Ending, since: Duration)?
  private var isSettled = false

  private static var passage: Duration { .milliseconds(500) }

  package init(_ content: Content, _ motion: BoxMotion, leavesRight: [Ending]) {
    self.content = content
    self.motion = motion
    self.leavesRight = leavesRight
  }

  package var leastColumns: Int { content.leastColumns }

  package func columns(within limit: Int) -> Int { content.columns(within: limit) }

  package func rows(forColumns columns: Int, within limit: Int) -> Int {
    content.rows(forColumns: columns, within: limit)
  }

  package var sources: [Source] { content.sources }

  package mutating func settle() {
    isSettled = true
    content.settle()
  }

  package func isMoving(at now: Duration) -> Bool {
    leaving != nil || arrival(at: now) != nil || content.isMoving(at: now)
  }

  package func deadline(after now: Duration) -> Duration? {
    if leaving != nil || arrival(at: now) != nil { return Motion.nextFrame(after: now) }
    return content.deadline(after: now)
  }

  package mutating func handle(_ event: Event, in scene: Scene) -> Response {
    if let leaving {
      if case .input(.key(_)) = event { return .done(leaving.ending) }
      return scene.now >= leaving.since + Self.passage || isSettled
        ? .done(leaving.ending) : .changed
    }
    let wasComing = arrival(at: scene.now) != nil
    if case .input(.key(_)) = event { isComing = false }
    let step = content.handle(event, in: scene)
    guard case .done(let ending) = step else {
      return step == .ignored && (wasComing || event == .wake) ? .changed : step
    }
    if isSettled { return step }
    leaving = (ending, scene.now)
    return .changed
  }

  package func draw(on canvas: inout Canvas, in scene: Scene) {
    if let leaving {
      drawLeaving(
        leaving.ending, (scene.now - leaving.since).part(of: Self.passage), on: &canvas, in: scene)
    } else if let part = arrival(at: scene.now) {
      drawComing(part, on: &canvas, in: scene)
    } else {
      content.draw(on: &canvas, in: scene)
    }
  }

  private func drawComing(_ part: Double, on canvas: inout Canvas, in scene: Scene) {
    switch motion {
    case .fade: content.draw(on: &canvas, in: scene)
    case .pop:
      let area = Self.scaled(scene.area, by: Self.scale(at: part), within: canvas.bounds)
      if area.size.columns < scene.area.size.columns {
        // Laid out anew in less room the words would break elsewhere for a moment; so they are cut.
        content.draw(on: &canvas, in: scene)
        let border = canvas[scene.area.origin].style
        canvas.clear(outside: area)
        canvas.drawBorder(in: area, .rounded, border, border)
      } else {
        content.draw(on: &canvas, in: Scene(area, at: scene.now))
      }
    }
    canvas.cursor = nil
    if part < (motion == .pop ? 0.3 : 0.6) { canvas.addAttributes(.faint, in: canvas.bounds) }
  }

  private func drawLeaving(
    _ ending: Ending, _ part: Double, on canvas: inout Canvas, in scene: Scene
  ) {
    var scene = scene
    switch motion {
    case .pop:
      let way =
        leavesRight.contains(ending)
        ? canvas.size.columns - scene.area.origin.column : -scene.area.columns.upperBound
      scene.area.origin.column += Int((Double(way) * Curve.easeIn(part)).rounded())
      content.draw(on: &canvas, in: scene)
    case .fade:
      if part > 0.6 { return }
      content.draw(on: &canvas, in: scene)
      canvas.addAttributes(.faint, in: scene.area)
    }
    canvas.cursor = nil
  }

  /// How far the coming is, 0–1; nil when it is over.
  private func arrival(at now: Duration) -> Double? {
    isComing && !isSettled && now < Self.passage ? now.part(of: Self.passage) : nil
  }

  /// 0.8 at first, 1.2 in the middle, 1 at last.
  private static func scale(at part: Double) -> Double {
    part < 0.5 ? 0.8 + 0.4 * Curve.easeOut(part * 2) : 1.2 - 0.2 * Curve.easeOut(part * 2 - 1)
  }

  private static func scaled(_ area: Rect, by factor: Double, within bounds: Rect) -> Rect {
    // By the same number of cells at both sides, so that the middle stays where it is.
    func length(_ cells: Int) -> Int { cells + 2 * Int(Double(cells) * (factor - 1) / 2) }
    let size = Size(columns: length(area.size.columns), rows: length(area.size.rows))
    return Rect(
      column: area.origin.column + (area.size.columns - size.columns) / 2,
      row: area.origin.row + (area.size.rows - size.rows) / 2,
      columns: size.columns, rows: size.rows
    ).intersection(bounds)
  }
}
