// The one place where the program waits: for signals, for bytes on any descriptor, or for a moment.

/// Why a wait ended.
///
/// Several reasons can hold at once.
package struct Wakeup: Equatable, Sendable {
  /// The signals that came.
  package var signals = SignalSet()
  /// The descriptors that can be read without waiting; also at their end.
  package var readable: [Int32] = []
  /// The descriptors whose other end is gone, or that are none.
  ///
  /// One that is readable too still has bytes; one that is not must not be waited for again, since
  /// that wait would end at once.
  package var hungUp: [Int32] = []
  /// Whether the moment has come.
  package var isDue = false
}

/// Waiting for something to happen.
package enum EventWait {
  /// Waits for signals, for descriptors to be readable, or for a moment.
  ///
  /// The deadline is a time of `Clock`, met to the next millisecond and never early; one that is past
  /// only looks, and nil never comes.
  package static func wait(readable descriptors: [Int32], until deadline: Duration?) -> Wakeup {
    let wakeupPipe = Signals.wakeup
    let all = descriptors + (wakeupPipe.map { [$0] } ?? [])
    while true {
      let left = deadline.map { $0 - Clock.now() }
      var wakeup = Wakeup(isDue: left.map { $0 <= .zero } ?? false)
      let ready: [Readiness]
      do throws(Errno) {
        ready = try System.awaitReadiness(all, milliseconds: left.map(milliseconds) ?? -1)
      } catch .interrupted {
        ready = []
      } catch {
        return Wakeup(hungUp: descriptors)
      }
      for (descriptor, state) in zip(descriptors, ready) {
        if state.isReady { wakeup.readable.append(descriptor) }
        if state.isHungUp { wakeup.hungUp.append(descriptor) }
      }
      if wakeupPipe != nil { wakeup.signals = Signals.take() }
      if wakeup != Wakeup() { return wakeup }
    }
  }

  /// A duration for `poll`, rounded up so that nobody is woken early; at most a day.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    if duration <= .zero { return 0 }
    if duration >= .seconds(86400) { return 86_400_000 }
    let (seconds, attoseconds) = duration.components
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
