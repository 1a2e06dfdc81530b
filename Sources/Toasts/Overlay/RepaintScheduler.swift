// What a multiplexer has written over an overlay, as the number of its writes tells it. Whatever it writes may have drawn over
// the picture. It may have scrolled, too, which takes pieces of the picture along, or have written up to the right margin,
// where a frame in between has the terminal forget a wrap that is due (DECRC): that is put right by a repaint alone, which is
// worth it once the multiplexer is calm, and otherwise from time to time.

/// Whether an overlay is still as it was drawn.
struct RepaintScheduler {
  /// How long nothing is written when all has been.
  private static let calm = Duration.milliseconds(60)
  /// How often all is repainted at most: a second apart nobody is held up by it.
  private static let leastPause = Duration.seconds(1)

  /// How many writes were counted last.
  private var writes: Int?
  /// When something was written first and last since all was repainted; nil where nothing was.
  private var span: (first: Duration, last: Duration)?
  /// When all was repainted; what is written then is that.
  private var repainted = Duration.zero

  /// Takes the number of writes at a time of `Clock`; nil is not known.
  ///
  /// - Returns: whether anything may have been written since the last time.
  mutating func note(_ count: Int?, at time: Duration) -> Bool {
    guard let count else { return true }
    defer { writes = count }
    guard let writes else { return true }
    if writes == count { return false }
    if time - repainted > Self.calm { span = (span?.first ?? time, time) }
    return true
  }

  /// Whether all is to be repainted now.
  func wantsRepaint(at time: Duration) -> Bool {
    guard let span, time - repainted > Self.leastPause else { return false }
    return time - span.last > Self.calm || time - span.first > Self.leastPause
  }

  /// All was repainted.
  mutating func reset(at time: Duration) { (repainted, span) = (time, nil) }
}
