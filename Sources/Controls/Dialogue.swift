// The one event loop: show the box, wait for something to happen, tell the box, until it has an answer.

package import Drawing
package import Text

/// Shows a box and returns how it ended.
package enum Dialogue {
  /// A frame that took the terminal longer than this shows that it cannot keep up with motion.
  static let slowFrame = Duration.milliseconds(80)

  /// Runs a box of which only the ending matters.
  package static func run<B: Box, S: Screen & ~Copyable>(
    _ box: B, placed placement: Placement, on screen: inout S, style: Style
  ) throws(S.Failure) -> Ending {
    var box = box
    return try run(&box, placed: placement, on: &screen, style: style)
  }

  /// Runs a box to its end on a screen whose free part has `style`; the box then holds what was entered.
  package static func run<B: Box, S: Screen & ~Copyable>(
    _ box: inout B, placed placement: Placement, on screen: inout S, style: Style
  ) throws(S.Failure) -> Ending {
    var needsFrame = true
    while true {
      let area = placement.area(for: box, on: screen.size)
      // A frame that would only queue up behind others is skipped; the next one shows a later moment.
      let skips = needsFrame && screen.isBusy && box.isMoving(at: screen.now)
      if needsFrame, !skips {
        let time = try show(box, in: area, on: &screen, style: style)
        if time > slowFrame, box.isMoving(at: screen.now) {
          box.settle()
          _ = try show(box, in: area, on: &screen, style: style)
        }
      }
      var deadline = box.deadline(after: screen.now)
      if skips {
        let next = Motion.nextFrame(after: screen.now)
        deadline = min(deadline ?? next, next)
      }
      let event = try screen.next(until: deadline, watching: box.sources)
      switch box.handle(event, in: Scene(area, at: screen.now)) {
      case .ignored: needsFrame = skips
      case .changed: needsFrame = true
      case .effect(let effect):
        try screen.perform(effect)
        needsFrame = true
      case .done(let ending): return ending
      }
      if case .resized = event { needsFrame = true }
    }
  }

  /// Draws a box and shows it; returns how long the terminal took.
  private static func show<B: Box, S: Screen & ~Copyable>(
    _ box: B, in area: Rect, on screen: inout S, style: Style
  ) throws(S.Failure) -> Duration {
    var canvas = Canvas(screen.size, style: style)
    box.draw(on: &canvas, in: Scene(area, at: screen.now))
    return try screen.show(canvas)
  }
}

/// A place to show a box on and to hear from the person.
package protocol Screen: ~Copyable {
  /// What goes wrong when the terminal does.
  associatedtype Failure: Error
  /// The part of the terminal that can be drawn on.
  var size: Size { get }
  /// How long the screen has been open.
  var now: Duration { get }
  /// True while earlier frames have not been taken by the terminal yet.
  var isBusy: Bool { get }
  /// Waits for the next event, until `deadline` (`.wake`) where there is one.
  mutating func next(until deadline: Duration?, watching sources: [Source]) throws(Failure) -> Event
  /// Shows a frame and returns how long the terminal took to accept it.
  mutating func show(_ canvas: borrowing Canvas) throws(Failure) -> Duration
  mutating func perform(_ effect: Effect) throws(Failure)
}
