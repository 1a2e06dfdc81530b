// The one clock, which never jumps and counts from some point in the past: deadlines are points on it. And the
// calendar, for people.

/// The clock that deadlines are told by.
package enum Clock {
  /// Now, as the time since the clock's start.
  package static func now() -> Duration {
    let time = System.monotonicTime()
    return .seconds(time.seconds) + .nanoseconds(time.nanoseconds)
  }
}

/// The calendar.
package enum Calendar {
  /// Now, in seconds since 1970.
  package static func now() -> Int { System.calendarTime() }

  /// A moment as `2024-05-31 17:04:09`, in the time zone of the environment.
  package static func text(_ seconds: Int) -> String {
    var text = ""
    for (part, sign) in zip(System.localTime(seconds), ["-", "-", " ", ":", ":", ""]) {
      if part < 10 { text += "0" }
      text += String(part) + sign
    }
    return text
  }
}
