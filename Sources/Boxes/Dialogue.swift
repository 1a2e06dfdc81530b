// The one event loop: show the box, wait for something to happen, tell the box, until it has an
// answer.

import Drawing
package import Text

/// Shows a box and returns how it ended.
package enum Dialogue {
  /// A frame that took the terminal longer than this shows that it cannot keep up with motion.
  static let slowFrame = Duration.milliseconds(80)

  /// Runs a box to its end on a screen whose free part has `style`.
  ///
  /// - Throws: what the screen throws when the terminal is gone.
  package static func run<B: Box, S: Screen & ~Copyable>(
    _ box: B, placed placement: Placement, on screen: inout S, style: Style
  ) throws(S.Failure) -> Ending {
    var box = box
    var needsFrame = true
    while true {
      let area = placement.area(for: box, on: screen.size)
      // A frame that would only queue up behind others is skipped; the next one shows a later
      // moment.
      if needsFrame, !(screen.isBusy && box.isMoving(at: screen.now)) {
        var canvas = Canvas(screen.size, style: style)
        box.draw(on: &canvas, in: Scene(area, at: screen.now))
        if try screen.show(canvas) > slowFrame { box.settle() }
      }
      let event = try screen.next(
        until: box.deadline(after: screen.now), watching: box.sources)
      switch box.handle(event, in: Scene(area, at: screen.now)) {
      case .ignored: needsFrame = false
      case .changed: needsFrame = true
      case .effect(let effect):
        try screen.perform(effect)
        needsFrame = true
      case .done(let ending): return ending
      }
      if case .resized = event { needsFrame = true }
    }
  }
}
