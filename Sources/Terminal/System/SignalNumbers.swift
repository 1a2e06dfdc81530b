// The signals by their numbers, and what each means to this program.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Signal {
  /// The system's number.
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
  /// The signals by which a broken program ends: a trap, a bad access, an abort.
  static var crashSignals: [Int32] {
    [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS]
  }

  /// The other signals that end a process which does not expect them, such as the SIGALRM of an alarm set before `exec`.
  static var unexpectedSignals: [Int32] {
    let common = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ]
    #if os(Linux)
      // 16 is SIGSTKFLT; from 34 on there are the real-time signals that the C library leaves to programs.
      return common + [SIGIO, SIGPWR, 16] + Array(34...64)
    #else
      return common
    #endif
  }

  /// SIGPIPE.
  static var brokenPipe: Int32 { SIGPIPE }
  /// SIGALRM.
  static var alarm: Int32 { SIGALRM }
  /// SIGCONT.
  static var resumption: Int32 { SIGCONT }
  /// SIGTTOU.
  static var backgroundOutput: Int32 { SIGTTOU }

  /// Whether a signal means that this program shall end.
  ///
  /// For signal handlers.
  static func endsProgram(_ signal: Int32) -> Bool {
    signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT
  }
  /// Whether a signal comes from the kernel, as those of keys do, and not from a process (SI_KERNEL).
  ///
  /// For signal handlers.
  static func isFromKernel(_ origin: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    unsafe origin?.pointee.si_code == 0x80
  }
  /// Whether it is SIGTSTP.
  ///
  /// For signal handlers.
  static func suspends(_ signal: Int32) -> Bool { signal == SIGTSTP }
  /// Whether it is SIGCONT.
  ///
  /// For signal handlers.
  static func resumes(_ signal: Int32) -> Bool { signal == SIGCONT }
}
