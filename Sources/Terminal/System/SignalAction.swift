// What signals do to this process (sigaction): the system's own effect, nothing, or a handler.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What runs when a signal arrives.
typealias SignalHandler = @convention(c) (Int32) -> Void

/// What runs when a signal arrives, told also where it comes from.
typealias TracingSignalHandler =
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

/// What a signal does: a disposition of `sigaction`, whole.
struct SignalAction {
  fileprivate var raw = sigaction()

  /// What the system does by itself.
  static var standard: SignalAction { SignalAction(SIG_DFL) }
  /// Nothing.
  static var ignored: SignalAction { SignalAction(SIG_IGN) }

  /// Runs a handler.
  ///
  /// Calls that the signal interrupts are not made again by the system, so that whoever waits can
  /// look at what happened. With `apart` it runs on a stack of its own, as it must when the stack is
  /// full.
  static func running(_ handler: SignalHandler, apart: Bool = false) -> SignalAction {
    var action = SignalAction(handler)
    action.raw.sa_flags = apart ? Int32(SA_ONSTACK) : 0
    return action
  }

  #if os(Linux)
    /// Runs a handler that is told where the signal comes from.
    static func running(tracing handler: TracingSignalHandler) -> SignalAction {
      var action = SignalAction(nil)
      unsafe action.raw.__sigaction_handler.sa_sigaction = handler
      action.raw.sa_flags = Int32(SA_SIGINFO)
      return action
    }
  #endif

  /// Whether the signal is ignored.
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

extension System {
  /// What a signal does.
  static func action(of signal: Int32) -> SignalAction {
    var old = SignalAction.standard
    _ = unsafe sigaction(signal, nil, &old.raw)
    return old
  }

  /// Sets what a signal does; returns what it did.
  static func exchangeAction(of signal: Int32, _ action: SignalAction) -> SignalAction {
    var (action, old) = (action, SignalAction.standard)
    _ = unsafe sigaction(signal, &action.raw, &old.raw)
    return old
  }

  /// Sets what a signal does.
  static func setAction(of signal: Int32, _ action: SignalAction) {
    var action = action
    _ = unsafe sigaction(signal, &action.raw, nil)
  }

  /// The signals that are ignored.
  static func ignoredSignals() -> [Int32] {
    (1..<32).filter { $0 != SIGKILL && $0 != SIGSTOP && action(of: $0).isIgnored }
  }

  /// The stack of handlers that run apart, 64 KiB; made when first asked for, kept for good.
  static let signalStack: Void = {
    guard let memory = unsafe malloc(65536) else { return }
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = memory
    unsafe stack.ss_size = 65536
    _ = unsafe sigaltstack(&stack, nil)
  }()
}
