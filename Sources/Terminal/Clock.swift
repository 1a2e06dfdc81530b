// The one clock: it never jumps and counts from some point in the past. Deadlines are points on it.

/// The clock that deadlines are told by.
package enum Clock {
  /// Now, as the time since the clock's start.
  package static func now() -> Duration {
    let time = System.monotonicTime()
    return .seconds(time.seconds) + .nanoseconds(time.nanoseconds)
  }
}
