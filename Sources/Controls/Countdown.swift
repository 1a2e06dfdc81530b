// The time that is left to answer. Any key starts it anew: whoever is reading the question is not hurried.

package struct Countdown: Equatable, Sendable {
  package let length: Duration
  /// When it began to run, since the box was opened.
  private var start = Duration.zero

  package init(_ length: Duration) { self.length = length }

  package mutating func restart(at now: Duration) { start = now }

  /// When the time runs out, since the box was opened.
  package var end: Duration { start + length }

  package func isOver(at now: Duration) -> Bool { now >= start + length }

  /// Whole seconds left, rounded up.
  package func seconds(at now: Duration) -> Int {
    let left = start + length - now
    if left <= .zero { return 0 }
    return Int(left.components.seconds) + (left.components.attoseconds > 0 ? 1 : 0)
  }

  /// When the number of seconds changes next.
  package func nextTick(after now: Duration) -> Duration {
    let end = start + length
    let next = end - .seconds(max(0, seconds(at: now) - 1))
    return min(next, end)
  }

  /// The whole time as people write it.
  package var wholeText: String { text(at: start) }

  /// The time left as people write it: `9 s`, `1:05`, `2:00:00`.
  package func text(at now: Duration) -> String {
    let seconds = seconds(at: now)
    if seconds < 60 { return "\(seconds) s" }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = seconds / 60
    return minutes < 60
      ? "\(minutes):\(two(seconds % 60))"
      : "\(minutes / 60):\(two(minutes % 60)):\(two(seconds % 60))"
  }
}
