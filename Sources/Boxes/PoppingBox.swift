// A box that pops in and slides out. It holds the real box and hands everything on to it; any key ends the motion at
// once and counts as the key it is.

package import Drawing
import Input
import Text

/// A box with motion at its coming and going.
package struct PoppingBox<Content: Box>: Box {
  private(set) var content: Content
  /// Endings that slide out to the right; others go to the left.
  let leavesRight: Set<Ending>
  /// False once a key or a slow terminal has ended the coming.
  private var isComing = true
  private var leaving: (ending: Ending, since: Duration)?
  private var isSettled = false

  private static var passage: Duration { .milliseconds(500) }

  package init(_ content: Content, leavesRight: Set<Ending>) {
    self.content = content
    self.leavesRight = leavesRight
  }

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

  package mutating func handle(_ event: Event, in scene: Scene) -> Step {
    if let leaving {
      if case .input(.key(_)) = event { return .done(leaving.ending) }
      return scene.now >= leaving.since + Self.passage || isSettled ? .done(leaving.ending) : .changed
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
    var scene = scene
    if let leaving {
      let part = Curve.easeIn((scene.now - leaving.since).part(of: Self.passage))
      let toRight = leavesRight.contains(leaving.ending)
      let way = toRight ? canvas.size.columns - scene.area.origin.column : -scene.area.columns.upperBound
      scene.area.origin.column += Int((Double(way) * part).rounded())
      return content.draw(on: &canvas, in: scene)
    }
    guard let part = arrival(at: scene.now) else { return content.draw(on: &canvas, in: scene) }
    scene.area = Self.scaled(scene.area, by: Self.scale(at: part), within: canvas.bounds)
    content.draw(on: &canvas, in: scene)
    canvas.cursor = nil
    if part < 0.3 { canvas.addAttributes(.faint, in: scene.area) }
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
    let size = Size(
      columns: Int((Double(area.size.columns) * factor).rounded()),
      rows: Int((Double(area.size.rows) * factor).rounded()))
    return Rect(
      column: area.origin.column + (area.size.columns - size.columns) / 2,
      row: area.origin.row + (area.size.rows - size.rows) / 2,
      columns: size.columns, rows: size.rows
    ).intersection(bounds)
  }
}
