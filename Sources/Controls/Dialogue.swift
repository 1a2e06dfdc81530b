// The one event loop: show the box, wait for something to happen, tell the box, until it has an answer.

package import Drawing
package import Text

/// Shows a box and returns how it ended.
package enum Dialogue {
  /// A frame that took the terminal longer than this shows that it cannot keep up with motion.
  static let slowFrame = Duration.milliseconds(80)
  /// While keys wait, a frame is shown at the latest so long after the one before.
  static let crowdedFrame = Duration.milliseconds(50)

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
    var area = Rect(Point(), screen.size)
    // What a skipped frame owes, and when the last one was shown.
    var owed: Effect?
    var shown: Duration?
    while true {
      let waiting = shown == nil ? nil : try screen.nextAtOnce()
      // A frame that would only queue up behind others is skipped, and so is one that the next key of a crowd would overtake.
      let isCrowded = waiting != nil && screen.now - (shown ?? .zero) < crowdedFrame
      let skips = needsFrame && (isCrowded || screen.isBusy && box.isMoving(at: screen.now))
      if needsFrame, !skips {
        area = screen.area(for: box, placed: placement)
        try show(&box, in: area, on: &screen, style: style, after: owed)
        (owed, shown) = (nil, screen.now)
      }
      let event: Event
      if let waiting { event = waiting } else { event = try next(for: box, on: &screen, skips) }
      switch box.handle(event, in: Scene(area, at: screen.now)) {
      case .ignored: needsFrame = skips
      case .changed: needsFrame = true
      case .effect(let effect):
        owed = effect
        needsFrame = true
      case .done(let ending):
        if skips {
          try show(
            &box, in: screen.area(for: box, placed: placement), on: &screen, style: style,
            after: owed)
        }
        return ending
      }
      if case .resized = event { needsFrame = true }
    }
  }

  /// Waits for what happens next.
  private static func next<B: Box, S: Screen & ~Copyable>(
    for box: B, on screen: inout S, _ isSkipping: Bool
  ) throws(S.Failure) -> Event {
    var deadline = box.deadline(after: screen.now)
    if isSkipping {
      let next = Motion.nextFrame(after: screen.now)
      deadline = min(deadline ?? next, next)
    }
    return try screen.next(until: deadline, watching: box.sources)
  }

  /// Does what is owed and shows a box, which gives up its motion where the terminal takes too long.
  private static func show<B: Box, S: Screen & ~Copyable>(
    _ box: inout B, in area: Rect, on screen: inout S, style: Style, after effect: Effect?
  ) throws(S.Failure) {
    if let effect { try screen.perform(effect) }
    let time = try draw(box, in: area, on: &screen, style: style)
    guard time > slowFrame, box.isMoving(at: screen.now) else { return }
    box.settle()
    _ = try draw(box, in: area, on: &screen, style: style)
  }

  /// Draws a box and shows it; returns how long the terminal took.
  private static func draw<B: Box, S: Screen & ~Copyable>(
    _ box: B, in area: Rect, on screen: inout S, style: Style
  ) throws(S.Failure) -> Duration {
    var canvas = Canvas(screen.size, style: style)
    box.draw(on: &canvas, in: Scene(area, at: screen.now))
    if screen.drawsCaret { canvas.drawCaret() }
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
  /// The place of a box on it; a screen that has room only for one box makes it.
  mutating func area(for box: some Box, placed placement: Placement) -> Rect
  /// Whether a caret is drawn, since the terminal's cursor stands elsewhere.
  var drawsCaret: Bool { get }
  /// The next one of the events that have come by now, without waiting; nil for none.
  mutating func nextAtOnce() throws(Failure) -> Event?
  /// Waits for the next event, until `deadline` (`.wake`) where there is one.
  mutating func next(until deadline: Duration?, watching sources: [Source]) throws(Failure) -> Event
  /// Shows a frame and returns how long the terminal took to accept it.
  mutating func show(_ canvas: borrowing Canvas) throws(Failure) -> Duration
  mutating func perform(_ effect: Effect) throws(Failure)
}

extension Screen where Self: ~Copyable {
  package mutating func area(for box: some Box, placed placement: Placement) -> Rect {
    placement.area(for: box, on: size)
  }
  package var drawsCaret: Bool { false }
  /// None: most screens hear nothing that comes in crowds.
  package mutating func nextAtOnce() throws(Failure) -> Event? { nil }
}
