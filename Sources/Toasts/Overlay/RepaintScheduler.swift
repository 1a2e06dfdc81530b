// Decides by the number of the multiplexer's writes when an overlay must be drawn again or repainted. A write may have drawn over the
// picture, scrolled pieces of it, or reached the right margin, where a frame in between makes the terminal forget a pending wrap
// (DECRC). Only a repaint corrects that, once the multiplexer is calm, or else from time to time.

struct RepaintScheduler {
  /// How long the multiplexer must write nothing to count as calm.
  private static let calm = Duration.milliseconds(60)
  /// The shortest time between two repaints.
  private static let leastPause = Duration.seconds(1)

  private var writes: Int?
  /// The times of the first and the last write since the last repaint; nil where there was none.
  private var span: (first: Duration, last: Duration)?
  /// The time of the last repaint, whose own writes do not count.
  private var repainted = Duration.zero

  /// Takes the number of writes at a time of `Clock`, nil for unknown; returns whether anything may have been written since.
  mutating func note(_ count: Int?, at time: Duration) -> Bool {
    guard let count else { return true }
    defer { writes = count }
    guard let writes else { return true }
    if writes == count { return false }
    if time - repainted > Self.calm { span = (span?.first ?? time, time) }
    return true
  }

  /// Whether a repaint will be wanted.
  var isPending: Bool { span != nil }

  func wantsRepaint(at time: Duration) -> Bool {
    guard let span, time - repainted > Self.leastPause else { return false }
    return time - span.last > Self.calm || time - span.first > Self.leastPause
  }

  mutating func reset(at time: Duration) { (repainted, span) = (time, nil) }
}
