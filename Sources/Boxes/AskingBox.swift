// The boxes in toast's own look that ask something: what a message, a list and a field have in common is the time to
// answer. Any key, click or paste starts it anew.

package import Drawing
package import Input

/// A box that waits for an answer, for ever or for some time.
package protocol AskingBox: Box {
  /// The time to answer; nil for ever.
  var countdown: Countdown? { get set }
  /// What a key makes of the box, which stands in `area`.
  mutating func handle(_ key: Key, in area: Rect, at now: Duration) -> Step
  /// What the mouse makes of the box, which stands in `area`.
  mutating func handle(_ mouse: Mouse, in area: Rect) -> Step
  /// What pasted text makes of the box, which stands in `area`.
  mutating func paste(_ bytes: [UInt8], in area: Rect) -> Step
  /// What bytes of a source make of the box, none being its end.
  mutating func take(_ bytes: [UInt8], at now: Duration) -> Step
  /// Whether something besides the time to answer is to be drawn now.
  mutating func isDue(at now: Duration) -> Bool
}

extension AskingBox {
  package var leastColumns: Int { MessageLayout.leastColumns }

  package func deadline(after now: Duration) -> Duration? { countdown?.nextTick(after: now) }

  /// A bell: pasted text is never an answer, and without a word the box would look as if it hung.
  package mutating func paste(_ bytes: [UInt8], in area: Rect) -> Step { .effect(.bell) }

  /// Ignored: most boxes read nothing.
  package mutating func take(_ bytes: [UInt8], at now: Duration) -> Step { .ignored }
  /// False.
  package mutating func isDue(at now: Duration) -> Bool { false }

  package mutating func handle(_ event: Event, in scene: Scene) -> Step {
    if let countdown, countdown.isOver(at: scene.now) { return .done(.timeout) }
    let step: Step
    switch event {
    case .input(.key(let key)): step = handle(key, in: scene.area, at: scene.now)
    case .input(.mouse(let mouse)): step = handle(mouse, in: scene.area)
    case .input(.paste(let bytes)): step = paste(bytes, in: scene.area)
    case .data(_, let bytes): return take(bytes, at: scene.now)
    case .input, .waiting: return .ignored
    case .wake: return isDue(at: scene.now) || countdown != nil ? .changed : .ignored
    case .resized: return .changed
    }
    countdown?.restart(at: scene.now)
    // The picture of the time changes with it.
    return countdown != nil && step == .ignored ? .changed : step
  }
}
