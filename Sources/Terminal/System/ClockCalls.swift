// The monotonic clock, for deadlines, and the calendar.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// The time of the monotonic clock, in seconds and nanoseconds.
  ///
  /// For signal handlers too.
  static func monotonicTime() -> (seconds: Int64, nanoseconds: Int64) {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return (Int64(time.tv_sec), Int64(time.tv_nsec))
  }

  /// Year, month, day, hour, minute and second in the local time zone of a time in seconds since 1970.
  static func localTime(_ seconds: Int) -> [Int] {
    var time = time_t(seconds)
    var parts = unsafe tm()
    _ = unsafe localtime_r(&time, &parts)
    let date = unsafe [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday]
    let clock = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec]
    return (date + clock).map(Int.init)
  }

  /// The seconds since 1970.
  static func calendarTime() -> Int { time(nil) }
}
