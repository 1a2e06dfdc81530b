// Signals: their numbers, what they do to this process (sigaction(2)), and sending, blocking and timing them.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

typealias SignalHandler = @convention(c) (Int32) -> Void

typealias SignalInfoHandler =
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

struct SignalAction {
  fileprivate var raw = sigaction()

  static var standard: SignalAction { SignalAction(SIG_DFL) }
  static var ignored: SignalAction { SignalAction(SIG_IGN) }

  /// Interrupted calls are not restarted by the system, so that whoever waits can look at what happened.
  ///
  /// With `onOwnStack` the handler runs on the alternate stack, as it must when the stack may be full.
  static func running(_ handler: SignalHandler, onOwnStack: Bool = false) -> SignalAction {
    var action = SignalAction(handler)
    action.raw.sa_flags = onOwnStack ? Int32(SA_ONSTACK) : 0
    return action
  }

  #if os(Linux)
    static func running(withInfo handler: SignalInfoHandler) -> SignalAction {
      var action = SignalAction(nil)
      unsafe action.raw.__sigaction_handler.sa_sigaction = handler
      action.raw.sa_flags = Int32(SA_SIGINFO)
      return action
    }
  #endif

  var isIgnored: Bool {
    unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private init(_ handler: SignalHandler?) { self.handler = handler }

  #if canImport(Darwin)
    private var handler: SignalHandler? {
      get { unsafe raw.__sigaction_u.__sa_handler }
      set { unsafe raw.__sigaction_u.__sa_handler = newValue }
    }
  #else
    private var handler: SignalHandler? {
      get { unsafe raw.__sigaction_handler.sa_handler }
      set { unsafe raw.__sigaction_handler.sa_handler = newValue }
    }
  #endif
}

/// The signals that are blocked.
struct SignalMask { fileprivate var raw = sigset_t() }

extension System {
  static func action(of signal: Int32) -> SignalAction {
    var old = SignalAction.standard
    _ = unsafe sigaction(signal, nil, &old.raw)
    return old
  }

  static func exchangeAction(of signal: Int32, _ action: SignalAction) -> SignalAction {
    var (action, old) = (action, SignalAction.standard)
    _ = unsafe sigaction(signal, &action.raw, &old.raw)
    return old
  }

  static func setAction(of signal: Int32, _ action: SignalAction) {
    _ = exchangeAction(of: signal, action)
  }

  /// Sets the action of signals, except of those that are ignored where that `mayBeIgnored`.
  static func setAction(
    of signals: some Sequence<Int32>, _ action: SignalAction,
    unlessIgnored mayBeIgnored: Bool = false
  ) {
    var (new, old) = (action, action)
    for signal in signals {
      _ = unsafe sigaction(signal, &new.raw, &old.raw)
      if mayBeIgnored, old.isIgnored { _ = unsafe sigaction(signal, &old.raw, nil) }
    }
  }

  static func ignoredSignals() -> [Int32] {
    (1..<32).filter { $0 != SIGKILL && $0 != SIGSTOP && action(of: $0).isIgnored }
  }

  /// Sets up the alternate stack of signal handlers, 64 KiB, when first used.
  static let alternateStack: Void = {
    guard let memory = unsafe malloc(65536) else { return }
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = memory
    unsafe stack.ss_size = 65536
    _ = unsafe sigaltstack(&stack, nil)
  }()
}

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
    case .unexpected(let number): number
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
    let common = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU]
    #if os(Linux)
      return common + [SIGIO, SIGPWR, 16]  // 16 is SIGSTKFLT.
    #else
      return common
    #endif
  }

  /// The real-time signals that the C library leaves to programs; their default action ends the process as well.
  static var realTimeSignals: Range<Int32> {
    #if os(Linux)
      34..<65
    #else
      0..<0
    #endif
  }

  /// The signals of writes that fail all the same: to a pipe without readers, and past the limit of a file's size.
  static var failedWrites: [Int32] { [SIGPIPE, SIGXFSZ] }
  static var alarm: Int32 { SIGALRM }
  static var backgroundOutput: Int32 { SIGTTOU }

  /// Whether a caught signal asks the program to end, as all do that mean nothing else; for signal handlers.
  static func requestsEnd(_ signal: Int32) -> Bool {
    !suspends(signal) && !resumes(signal) && signal != SIGWINCH && signal != SIGCHLD
  }
  static func suspends(_ signal: Int32) -> Bool { signal == SIGTSTP }
  static func resumes(_ signal: Int32) -> Bool { signal == SIGCONT }
  /// Whether the kernel sent the signal, as it does for keys, and not a process (SI_KERNEL); for signal handlers.
  static func isFromKernel(_ info: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    unsafe info?.pointee.si_code == 0x80
  }

  /// Ends this process by a signal; for signal handlers too, where the signal may still be blocked.
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

  /// Runs `body` with signals blocked, except those that stop a background job at the terminal; it gets what was blocked before.
  static func blockingSignals<Failure: Error>(
    _ body: (SignalMask) throws(Failure) -> Void
  ) throws(Failure) {
    var (all, before) = (sigset_t(), SignalMask())
    _ = unsafe (sigfillset(&all), sigdelset(&all, SIGTTOU), sigdelset(&all, SIGTTIN))
    _ = unsafe pthread_sigmask(SIG_BLOCK, &all, &before.raw)
    defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &before.raw, nil) }
    try body(before)
  }

  /// Blocks signals for good; for signal handlers that end the program.
  static func blockSignals() {
    var all = sigset_t()
    _ = unsafe (sigfillset(&all), pthread_sigmask(SIG_BLOCK, &all, nil))
  }

  /// Waits a while for a terminal to accept bytes, with those signals delivered that end the program.
  static func awaitRoom(_ descriptor: Int32, milliseconds: Int32, _ before: SignalMask) {
    var (meanwhile, all) = (before.raw, sigset_t())
    for signal in [SIGWINCH, SIGTSTP, SIGCONT, SIGCHLD] {
      _ = unsafe sigaddset(&meanwhile, signal)
    }
    _ = unsafe pthread_sigmask(SIG_SETMASK, &meanwhile, &all)
    _ = try? awaitReadiness([descriptor], toWrite: true, milliseconds: milliseconds)
    _ = unsafe pthread_sigmask(SIG_SETMASK, &all, nil)
  }

  /// Has SIGALRM sent periodically; 0 milliseconds ends that; for signal handlers too.
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
