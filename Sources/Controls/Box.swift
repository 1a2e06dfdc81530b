// What a box is: a value that is told what happened, says what it makes of that, and can draw
// itself. It does nothing by itself: it never prints, reads, waits or looks at a clock. What it
// wants done it says as an effect; when it wants to be woken it says as a deadline; bytes of other
// descriptors and the passing of time reach it as events.

package import Drawing
package import Input
package import Values

/// A piece of the screen that tells or asks one thing.
package protocol Box {
  /// How many columns the box wants, at most `limit`.
  func columns(within limit: Int) -> Int
  /// Columns below which nothing of the box could be read; also a width that was asked for is not less.
  var leastColumns: Int { get }
  /// How many rows the box needs when it has `columns`, at most `limit`.
  func rows(forColumns columns: Int, within limit: Int) -> Int
  /// Takes in what happened.
  mutating func handle(_ event: Event, in scene: Scene) -> Step
  func draw(on canvas: inout Canvas, in scene: Scene)
  /// When the box wants to be woken next, since the box was opened; nil for only when something
  /// happens.
  func deadline(after now: Duration) -> Duration?
  /// Whether the picture moves by itself now, so that a frame the terminal has no time for may be
  /// left out.
  func isMoving(at now: Duration) -> Bool
  /// Descriptors besides the terminal that the box wants to read.
  var sources: [Source] { get }
  /// Gives up all motion, because the terminal cannot keep up with it.
  mutating func settle()
}

extension Box {
  package var leastColumns: Int { 1 }
  /// Never: most boxes only wait for the person.
  package func deadline(after now: Duration) -> Duration? { nil }
  /// False: most boxes stand still.
  package func isMoving(at now: Duration) -> Bool { false }
  /// None: most boxes read nothing.
  package var sources: [Source] { [] }
  /// Nothing to give up: most boxes stand still.
  package mutating func settle() {}
}

/// Where and when a box is drawn or told something.
package struct Scene: Equatable, Sendable {
  /// The box's place on the canvas.
  package var area: Rect
  /// How long the box has been open.
  package var now: Duration

  /// A scene by place and time; a box that was just opened unless given.
  package init(_ area: Rect, at now: Duration = .zero) {
    self.area = area
    self.now = now
  }
}

/// A descriptor besides the terminal, by its number.
package struct Source: Hashable, Sendable {
  /// The number by which the kernel knows it.
  package let descriptor: Int32
  /// A source by the number of its descriptor.
  package init(descriptor: Int32) { self.descriptor = descriptor }
}

/// Something that happened.
package enum Event: Equatable, Sendable {
  /// The person did something.
  case input(InputEvent)
  /// A deadline has come.
  case wake
  /// The screen has a new size.
  case resized(Size)
  /// So many toasts wait behind this one.
  case waiting(Int)
  /// A source gave bytes; none at all means that it has ended.
  case data(Source, [UInt8])
}

/// Something that a box wants done.
package enum Effect: Equatable, Sendable {
  /// A sound that says: this did nothing.
  case bell
}

/// What a box makes of an event.
package enum Step: Equatable, Sendable {
  /// Nothing has changed.
  case ignored
  case changed
  /// The picture may have changed and something is to be done.
  case effect(Effect)
  case done(Ending)
}

package enum Ending: Equatable, Sendable {
  case button(ButtonName)
  /// The person left with Esc.
  case escape
  /// The time ran out.
  case timeout
  case shown
}
