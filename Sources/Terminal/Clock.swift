// The monotonic clock, whose times are the deadlines of this program, and the calendar, for people.

/// The monotonic clock, which counts from some point in the past.
package enum Clock {
  /// The time since the clock's start.
  package static func now() -> Duration {
    let time = System.monotonicTime()
    return .seconds(time.seconds) + .nanoseconds(time.nanoseconds)
  }
}

/// The calendar.
package enum Calendar {
  /// The seconds since 1970.
  package static func now() -> Int { System.calendarTime() }

  /// A time in seconds since 1970 as `2024-05-31 17:04:09`, in the local time zone.
  package static func text(_ seconds: Int) -> String {
    var text = ""
    for (part, sign) in zip(System.localTime(seconds), ["-", "-", " ", ":", ":", ""]) {
      if part < 10 { text += "0" }
      text += String(part) + sign
    }
    return text
  }
}
