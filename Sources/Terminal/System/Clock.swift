// The monotonic clock, whose times are the deadlines of this program, and the calendar, for people.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

package enum Clock {
  package static func now() -> Duration { .nanoseconds(nanoseconds()) }

  /// The same in nanoseconds; for signal handlers too.
  static func nanoseconds() -> Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// Lets others run for a moment.
  package static func pause(microseconds: UInt32) { _ = usleep(microseconds) }
}

package enum Calendar {
  package static func now() -> Int { time(nil) }

  /// A time in seconds since 1970 as `2024-05-31 17:04:09`, in the local time zone.
  package static func text(_ seconds: Int) -> String {
    var time = time_t(seconds)
    var parts = unsafe tm()
    _ = unsafe localtime_r(&time, &parts)
    let date = unsafe [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday]
    let clock = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec]
    var text = ""
    for (part, sign) in zip(date + clock, ["-", "-", " ", ":", ":", ""]) {
      if part < 10 { text += "0" }
      text += String(part) + sign
    }
    return text
  }
}
