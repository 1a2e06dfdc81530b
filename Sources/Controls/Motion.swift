// The clock of things that move. A picture in motion is a function of the moment it is drawn for;
// frames only sample it.

package enum Motion {
  /// Time between frames: 60 a second.
  package static let frame = Duration.nanoseconds(16_666_667)

  /// The next frame's moment after `now`, on a fixed grid, so that a late frame does not delay those behind it.
  package static func nextFrame(after now: Duration) -> Duration {
    let nanoseconds = now.nanoseconds
    let step = frame.nanoseconds
    return .nanoseconds((nanoseconds / step + 1) * step)
  }
}

extension Duration {
  /// Whole nanoseconds; a box is never open for the 292 years that do not fit.
  package var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }

  /// This time as a part of `whole`, 0–1.
  package func part(of whole: Duration) -> Double {
    whole <= .zero ? 1 : max(0, min(1, Double(nanoseconds) / Double(whole.nanoseconds)))
  }
}
