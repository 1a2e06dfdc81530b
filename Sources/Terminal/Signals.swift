// Signals become events: a handler writes one byte into a pipe that the event loop waits on, and all work is done in the
// loop. Only two things are done in a handler itself. A crash restores the terminal and dies (CrashHandler.swift); so does a
// second signal that asks the program to end, unless it waits for the terminal, since then the loop hangs somewhere.
//
// Handlers touch global atomics only, read once before any handler is installed: a global is initialised at its first use,
// by code that a handler must not run.

import Synchronization

/// The end of the pipe that handlers write to; −1 while none is installed.
private let wakeupPipe = Atomic<Int32>(-1)
/// When the first signal came that asks the program to end, in nanoseconds of the monotonic clock; 0 is never.
private let firstEndRequest = Atomic<Int64>(0)
/// When the last one of these came that was the first of its kind; 0 is never.
private let endRequest = Atomic<Int64>(0)
/// Whether the terminal is waited for, for a limited time.
private let isWaitingForTerminal = Atomic<Bool>(false)
private let isFromTerminal = Atomic<Bool>(true)
/// How many signals came that end a wait for a lock: those that ask for the end or a stop.
private let interruptionCount = Atomic<Int>(0)
private let resumeCount = Atomic<Int>(0)

/// End requests closer than this, in nanoseconds, count as one: `timeout` sends to its child and then to the group.
private let endRequestInterval: Int64 = 100_000_000
/// `Signals.patience` for handlers.
private let patienceOfHandlers: Int64 = 5_000_000_000

package enum Signals {
  private struct FormerAction {
    let signal: Int32
    let action: SignalAction
  }

  private struct Installation {
    var readEnd: Int32
    var formerActions: [FormerAction]
  }

  private static let installation = Mutex<Installation?>(nil)

  /// The signals of failed writes that our caller ignores.
  private static let inheritedFailures = System.failedWrites.filter {
    System.action(of: $0).isIgnored
  }

  /// Whether a signal came that asks the program to end; a second one, more than 100 ms later, ends it in the handler.
  package static var endRequested: Bool { firstEndRequest.load(ordering: .relaxed) != 0 }

  /// Forgets a signal that asked the program to end, after it was passed on to a child.
  package static func clearEndRequest() { firstEndRequest.store(0, ordering: .relaxed) }

  /// How long a terminal that takes nothing is waited for once a signal has asked for the end.
  static let patience = Duration.seconds(5)

  /// When a signal last asked for the end, also one that was passed on to a child; nil is never.
  static var lastEndRequest: Duration? {
    let time = endRequest.load(ordering: .relaxed)
    return time == 0 ? nil : .nanoseconds(time)
  }

  /// Tells whether the terminal is waited for, which a second signal does not end.
  static func setWaitingForTerminal(_ isWaiting: Bool) {
    isWaitingForTerminal.store(isWaiting, ordering: .relaxed)
  }

  /// Makes `cameFromTerminal` known.
  package static func recordSenders() {
    _ = isFromTerminal.load(ordering: .relaxed)
    #if os(Linux)
      for signal in [Signal.interrupt, .quit] where !isIgnored(signal) {
        unsafe System.setAction(of: signal.number, .running(withInfo: noteWithSender))
      }
    #endif
  }

  /// Whether the last signal of a key came from the terminal, which sends it to our children too; true where unknown.
  package static var cameFromTerminal: Bool { isFromTerminal.load(ordering: .relaxed) }

  static var interruptions: Int { interruptionCount.load(ordering: .relaxed) }

  static var resumes: Int { resumeCount.load(ordering: .relaxed) }

  /// The descriptor that becomes readable when a signal came; nil when none are caught.
  static var wakeup: Int32? { installation.withLock { $0?.readEnd } }

  /// Catches signals and crashes, and ignores those of failed writes; does nothing the second time.
  ///
  /// What was inherited ignored (`nohup`, `&` without
  /// job control, `$(…)` of an interactive shell) stays ignored.
  package static func install() throws(Errno) {
    if wakeup != nil { return }
    let pipe = try System.makePipe()
    System.setNonBlocking(pipe.reading)
    System.setNonBlocking(pipe.writing)
    firstEndRequest.store(0, ordering: .relaxed)
    endRequest.store(0, ordering: .relaxed)
    isWaitingForTerminal.store(false, ordering: .relaxed)
    _ = (interruptions, resumes)
    wakeupPipe.store(pipe.writing, ordering: .relaxed)
    CrashHandler.prepare()
    catchCrashes()
    var former: [FormerAction] = []
    former.reserveCapacity(Signal.caught.count + 1)
    for signal in Signal.caught {
      let action = System.exchangeAction(of: signal.number, .running(note))
      if action.isIgnored && signal.staysIgnored {
        System.setAction(of: signal.number, action)
      } else {
        former.append(FormerAction(signal: signal.number, action: action))
      }
    }
    _ = inheritedFailures
    for signal in System.failedWrites {
      let action = System.exchangeAction(of: signal, .ignored)
      former.append(FormerAction(signal: signal, action: action))
    }
    installation.withLock { $0 = Installation(readEnd: pipe.reading, formerActions: former) }
  }

  /// Restores the actions that `install` found, except those of crashes.
  package static func uninstall() {
    guard let before = installation.withLock({ $0.take() }) else { return }
    for former in before.formerActions { System.setAction(of: former.signal, former.action) }
    let writeEnd = wakeupPipe.exchange(-1, ordering: .relaxed)
    firstEndRequest.store(0, ordering: .relaxed)
    for end in [before.readEnd, writeEnd] { try? System.closeFile(end) }
  }

  /// Whether the signal has no effect, because it was ignored when the program started.
  package static func isIgnored(_ signal: Signal) -> Bool {
    System.action(of: signal.number).isIgnored
  }

  /// Makes it an error instead of the end of the program to write to a pipe without readers (`EPIPE`) or past the limit of a
  /// file's size (`EFBIG`).
  package static func ignoreFailedWrites() {
    _ = inheritedFailures
    System.setAction(of: System.failedWrites, .ignored)
  }

  static func take() -> SignalSet {
    guard let wakeup else { return [] }
    var signals = SignalSet()
    while let bytes = try? System.readBytes(wakeup, limit: 64), !bytes.isEmpty {
      for signal in Signal.caught where bytes.contains(UInt8(signal.number)) {
        signals.insert(signal)
      }
    }
    return signals
  }

  /// The signals that a child inherits as ignored: those that we inherited so.
  static func ignoredInChildren() -> [Int32] {
    System.ignoredSignals().filter {
      !System.failedWrites.contains($0) || inheritedFailures.contains($0)
    }
  }

  /// Makes crashes restore the terminal before they end the program; they are never uncaught.
  private static func catchCrashes() {
    System.setAction(of: System.crashSignals, .running(crash, onOwnStack: true))
  }
}

extension Signal {
  /// Whether it stays ignored when it was inherited ignored.
  fileprivate var staysIgnored: Bool {
    switch self {
    case .interrupt, .terminate, .hangUp, .quit, .suspend, .unexpected: true
    case .resize, .resume, .child, .kill: false
    }
  }
}

/// The handler of the signals that become events.
private func note(_ number: Int32) {
  if System.requestsEnd(number) {
    let now = Clock.nanoseconds()
    let first = firstEndRequest.load(ordering: .relaxed)
    if first == 0 {
      firstEndRequest.store(now, ordering: .relaxed)
      endRequest.store(now, ordering: .relaxed)
    } else if now &- first >= endRequestInterval,
      !isWaitingForTerminal.load(ordering: .relaxed)
    {
      crash(number)
    }
    interruptionCount.add(1, ordering: .relaxed)
  } else if System.suspends(number) {
    interruptionCount.add(1, ordering: .relaxed)
  } else if System.resumes(number) {
    resumeCount.add(1, ordering: .relaxed)
  }
  System.writeByte(UInt8(truncatingIfNeeded: number), to: wakeupPipe.load(ordering: .relaxed))
}

#if os(Linux)
  private let noteWithSender: SignalInfoHandler = { number, info, _ in
    unsafe isFromTerminal.store(System.isFromKernel(info), ordering: .relaxed)
    note(number)
  }
#endif

private func crash(_ number: Int32) {
  // Another signal would end this before the terminal has taken all.
  System.blockSignals()
  CrashHandler.restore(until: Clock.nanoseconds() &+ patienceOfHandlers)
  System.die(by: number)
}
