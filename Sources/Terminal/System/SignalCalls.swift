// Signals sent, blocked and timed.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// Ends this process by a signal.
  ///
  /// For signal handlers too, where the signal may still be blocked.
  static func die(by number: Int32) -> Never {
    var standard = sigaction()
    _ = unsafe sigaction(number, &standard, nil)
    var only = sigset_t()
    _ = unsafe (sigemptyset(&only), sigaddset(&only, number))
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &only, nil)
    _ = raise(number)
    _exit(128 + number)
  }

  /// Sends a signal to a process; 0 is our own process group.
  static func send(_ signal: Int32, to process: Int32) throws(Errno) {
    _ = try result { kill(process, signal) }
  }

  /// Runs `body` with the signals blocked.
  static func blocking<Failure: Error>(
    _ signals: [Signal], _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    var (blocked, before) = (sigset_t(), sigset_t())
    _ = unsafe sigemptyset(&blocked)
    for signal in signals { _ = unsafe sigaddset(&blocked, signal.number) }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// Has SIGALRM sent periodically; 0 milliseconds ends that.
  static func repeatAlarm(everyMilliseconds milliseconds: Int) {
    var interval = timeval()
    interval.tv_sec = .init(milliseconds / 1000)
    interval.tv_usec = .init(milliseconds % 1000 * 1000)
    var timer = itimerval(it_interval: interval, it_value: interval)
    #if os(Linux)
      _ = unsafe setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #else
      _ = unsafe setitimer(ITIMER_REAL, &timer, nil)
    #endif
  }
}
