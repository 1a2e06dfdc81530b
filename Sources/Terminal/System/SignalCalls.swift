// Signals that are sent, held back, timed, and told of by a handler.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// Ends this process by a signal.
  ///
  /// For signal handlers too; there the signal may still be blocked.
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
    _ = try value { kill(process, signal) }
  }

  /// Runs `body` with the signals held back until its end.
  static func holding<Failure: Error>(
    _ signals: [Signal], _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    var (held, before) = (sigset_t(), sigset_t())
    _ = unsafe sigemptyset(&held)
    for signal in signals { _ = unsafe sigaddset(&held, signal.number) }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// Has SIGALRM sent again and again after so many milliseconds; 0 is no more.
  static func tick(everyMilliseconds milliseconds: Int) {
    var pause = timeval()
    pause.tv_sec = .init(milliseconds / 1000)
    pause.tv_usec = .init(milliseconds % 1000 * 1000)
    var timer = itimerval(it_interval: pause, it_value: pause)
    #if os(Linux)
      _ = unsafe setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #else
      _ = unsafe setitimer(ITIMER_REAL, &timer, nil)
    #endif
  }

  /// Writes one byte; errors are kept from whoever was interrupted.
  ///
  /// For signal handlers.
  static func signalByte(_ byte: UInt8, to descriptor: Int32) {
    let before = errno
    var byte = byte
    _ = unsafe write(descriptor, &byte, 1)
    errno = before
  }
}
