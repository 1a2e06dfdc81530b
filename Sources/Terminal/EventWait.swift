// The event loop's wait: for signals, for bytes on any descriptor, or until a deadline.

/// Why a wait ended; several reasons can hold at once.
package struct Wakeup: Equatable, Sendable {
  package var signals = SignalSet()
  /// The descriptors that can be read without blocking, those at their end included.
  package var readable: [Int32] = []
  /// The descriptors whose other end is closed, or that are invalid; one that is not also readable must not be waited for
  /// again, since that wait would end at once.
  package var hungUp: [Int32] = []
  package var isDue = false
}

package enum EventWait {
  /// Waits for signals, for descriptors to be readable, or until a deadline: a time of `Clock`, met to the next millisecond
  /// and never early; one in the past only polls, nil is never.
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

  /// A timeout for `poll`, rounded up so that the wait does not end early; at most a day.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    if duration <= .zero { return 0 }
    if duration >= .seconds(86400) { return 86_400_000 }
    let (seconds, attoseconds) = duration.components
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
