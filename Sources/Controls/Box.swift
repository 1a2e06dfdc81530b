// What a box is: a value that is told what happened, says what it makes of that, and can draw itself. It does nothing
// by itself: it never prints, reads, waits or looks at a clock. What it wants done it says as an effect; when it
// wants to be woken it says as a deadline; bytes of other descriptors and the passing of time reach it as events.

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
  mutating func handle(_ event: Event, in scene: Scene) -> Response
  func draw(on canvas: inout Canvas, in scene: Scene)
  /// When the box wants to be woken next, since the box was opened; nil for only when something happens.
  func deadline(after now: Duration) -> Duration?
  /// Whether the picture moves by itself now, so that a frame the terminal has no time for may be left out.
  func isMoving(at now: Duration) -> Bool
  /// Descriptors besides the terminal that the box wants to read.
  var sources: [Source] { get }
  /// Gives up all motion, because the terminal cannot keep up with it.
  mutating func settle()
}

extension Box {
  package var leastColumns: Int { 1 }
  package func deadline(after now: Duration) -> Duration? { nil }
  package func isMoving(at now: Duration) -> Bool { false }
  package var sources: [Source] { [] }
  package mutating func settle() {}
}

/// Where and when a box is drawn or told something.
package struct Scene: Equatable, Sendable {
  package var area: Rect
  /// How long the box has been open.
  package var now: Duration

  package init(_ area: Rect, at now: Duration = .zero) {
    self.area = area
    self.now = now
  }
}

/// A descriptor besides the terminal, by its number.
package struct Source: Hashable, Sendable {
  package let descriptor: Int32
  package init(descriptor: Int32) { self.descriptor = descriptor }
}

package enum Event: Equatable, Sendable {
  case input(InputEvent)
  /// A deadline has come.
  case wake
  case resized(Size)
  /// So many toasts wait behind this one.
  case waiting(Int)
  /// A source gave bytes; none at all means that it has ended.
  case data(Source, [UInt8])
}

package enum Effect: Equatable, Sendable {
  /// A sound that says: this did nothing.
  case bell
}

/// What a box makes of an event.
package enum Response: Equatable, Sendable {
  case ignored
  case changed
  /// The picture may have changed and something is to be done.
  case effect(Effect)
  case done(Ending)
}

package enum Ending: Equatable, Sendable {
  case button(ButtonName)
  case escape
  case timeout
  case shown
}
