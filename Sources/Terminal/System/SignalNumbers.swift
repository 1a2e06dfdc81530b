// The signals by their numbers, and the groups of them that the program treats alike.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Signal {
  package var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .quit: SIGQUIT
    case .resize: SIGWINCH
    case .suspend: SIGTSTP
    case .resume: SIGCONT
    case .child: SIGCHLD
    case .kill: SIGKILL
    }
  }
}

extension System {
  /// The signals of a crash: a trap, a bad access, an abort.
  static var crashSignals: [Int32] {
    [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS]
  }

  /// Other signals whose default action ends the process, such as the SIGALRM of an alarm set before `exec`.
  static var unexpectedSignals: [Int32] {
    let common = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ]
    #if os(Linux)
      // 16 is SIGSTKFLT; from 34 on are the real-time signals that the C library leaves to programs.
      return common + [SIGIO, SIGPWR, 16] + Array(34...64)
    #else
      return common
    #endif
  }

  static var brokenPipe: Int32 { SIGPIPE }
  static var alarm: Int32 { SIGALRM }
  static var backgroundOutput: Int32 { SIGTTOU }

  /// Whether a signal asks the program to end.
  ///
  /// For signal handlers.
  static func requestsEnd(_ signal: Int32) -> Bool {
    signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT
  }
  /// Whether it is SIGTSTP.
  ///
  /// For signal handlers.
  static func suspends(_ signal: Int32) -> Bool { signal == SIGTSTP }
  /// Whether it is SIGCONT.
  ///
  /// For signal handlers.
  static func resumes(_ signal: Int32) -> Bool { signal == SIGCONT }
  /// Whether the kernel sent the signal, as it does for keys, and not a process (SI_KERNEL).
  ///
  /// For signal handlers.
  static func isFromKernel(_ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    unsafe info?.pointee.si_code == 0x80
  }
}
