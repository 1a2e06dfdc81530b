// What a signal does to this process (sigaction(2)): its default action, nothing, or a handler.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

typealias SignalHandler = @convention(c) (Int32) -> Void

/// What runs when a signal arrives, with information on its sender.
typealias SignalInfoHandler =
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

struct SignalAction {
  fileprivate var raw = sigaction()

  static var standard: SignalAction { SignalAction(SIG_DFL) }
  static var ignored: SignalAction { SignalAction(SIG_IGN) }

  /// Runs a handler.
  ///
  /// Interrupted calls are not restarted by the system, so that whoever waits can look at what happened. With
  /// `onOwnStack` the handler runs on the alternate stack, as it must when the stack may be full.
  static func running(_ handler: SignalHandler, onOwnStack: Bool = false) -> SignalAction {
    var action = SignalAction(handler)
    action.raw.sa_flags = onOwnStack ? Int32(SA_ONSTACK) : 0
    return action
  }

  #if os(Linux)
    /// Runs a handler that is told where the signal comes from.
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

extension System {
  static func action(of signal: Int32) -> SignalAction {
    var old = SignalAction.standard
    _ = unsafe sigaction(signal, nil, &old.raw)
    return old
  }

  /// Sets the action of a signal; returns the former one.
  static func exchangeAction(of signal: Int32, _ action: SignalAction) -> SignalAction {
    var (action, old) = (action, SignalAction.standard)
    _ = unsafe sigaction(signal, &action.raw, &old.raw)
    return old
  }

  /// Sets the action of a signal.
  static func setAction(of signal: Int32, _ action: SignalAction) {
    _ = exchangeAction(of: signal, action)
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
