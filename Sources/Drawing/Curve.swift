// Easing curves: cubic Béziers from (0,0) to (1,1), given by two control points as in CSS and Core
// Animation. Motion is a function of the clock, so a curve is asked for a moment, never stepped.

package struct Curve: Equatable, Sendable {
  /// The two control points; x1 and x2 lie in 0–1, y1 and y2 may lie outside.
  let x1, y1, x2, y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// How a toast comes: beyond its size and back.
  package static let arrival = Curve(0.5, 1.7, 0.6, 0.85)
  /// How a toast goes: it draws breath before it shrinks.
  package static let departure = Curve(0.4, 0.15, 0.5, -0.7)
  /// CSS `ease-out`, for slides and fades.
  package static let easeOut = Curve(0, 0, 0.58, 1)
  package static let easeIn = Curve(0.42, 0, 1, 1)

  /// The progress at `time`, 0–1; may be below 0 or above 1 in between.
  package func callAsFunction(_ time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    return Self.bezier(y1, y2, parameter(at: time))
  }

  /// The curve's parameter at which x is `time`: Newton's method, bisection where it is flat.
  private func parameter(at time: Double) -> Double {
    var guess = time
    for _ in 0..<4 {
      let slope = Self.slope(x1, x2, guess)
      if slope < 1e-6 { break }
      guess -= (Self.bezier(x1, x2, guess) - time) / slope
    }
    if (0...1).contains(guess), abs(Self.bezier(x1, x2, guess) - time) < 1e-5 { return guess }
    var low = 0.0
    var high = 1.0
    while high - low > 1e-6 {
      guess = (low + high) / 2
      if Self.bezier(x1, x2, guess) < time { low = guess } else { high = guess }
    }
    return guess
  }

  private static func bezier(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  private static func slope(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
  }
}
