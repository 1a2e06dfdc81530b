// Signals become events: a handler writes one byte into a pipe that the event loop waits on, and all
// work is done in the loop. Only two things happen in a handler itself. A crash puts the terminal in
// order and dies (Emergency.swift); and so does a second signal that wants the program to end, since
// the loop then hangs somewhere.
//
// What a handler touches are global atomics, read once before any handler is installed: a global is
// set up at its first use, by code that no handler may run.

import Synchronization

/// The end of the pipe that handlers write to; −1 while none is installed.
private let wakeupPipe = Atomic<Int32>(-1)
/// When the first signal came that wants the program to end, in nanoseconds; 0 is never.
private let firstEnding = Atomic<Int64>(0)
/// Whether the last signal of the interrupt or quit key came from the terminal.
private let isFromTerminal = Atomic<Bool>(true)
/// How many signals came that whoever waits must look at: ending ones and suspensions.
private let demandCount = Atomic<Int>(0)
/// How many times the process was continued after a stop.
private let resumeCount = Atomic<Int>(0)

/// Two ending signals closer than this are one: `timeout` sends to its child and then to the group.
private let sameBlow: Int64 = 100_000_000

/// Catching signals.
package enum Signals {
  /// What was found, to be given back.
  private struct Installed {
    var readEnd: Int32
    var found: [(signal: Int32, action: SignalAction)]
  }

  private static let installed = Mutex<Installed?>(nil)

  /// Whether a signal came that wants the program to end.
  ///
  /// One that comes a tenth of a second later ends it in the handler.
  package static var endRequested: Bool { firstEnding.load(ordering: .relaxed) != 0 }

  /// Goes on though a signal came that wants the program to end: it was handed on to whom it concerns.
  package static func goOn() { firstEnding.store(0, ordering: .relaxed) }

  /// Has the signals of keys tell whether the terminal sent them: to the whole group then, our children included.
  package static func traceKeys() {
    _ = isFromTerminal.load(ordering: .relaxed)
    #if os(Linux)
      for signal in [Signal.interrupt, .quit] where !isIgnored(signal) {
        unsafe System.setAction(of: signal.number, .running(tracing: trace))
      }
    #endif
  }

  /// Whether the last signal of the interrupt or quit key was the terminal's, which sends it to the whole group.
  ///
  /// True where that cannot be known.
  package static var cameFromTerminal: Bool { isFromTerminal.load(ordering: .relaxed) }

  /// Counts up when a signal comes that whoever waits must look at.
  static var demands: Int { demandCount.load(ordering: .relaxed) }

  /// Counts up when the process is continued.
  static var resumes: Int { resumeCount.load(ordering: .relaxed) }

  /// The descriptor that becomes readable when a signal came; nil when none are caught.
  static var wakeup: Int32? { installed.withLock { $0?.readEnd } }

  /// Catches signals and crashes; SIGPIPE is ignored.
  ///
  /// Signals that nobody has business to send end the program as crashes do.
  ///
  /// What was inherited ignored (`nohup`, `&` without job control, `$(…)` of an interactive shell)
  /// stays ignored. Does nothing when they are caught already.
  package static func install() throws(Errno) {
    if wakeup != nil { return }
    let pipe = try System.makePipe()
    System.stopWaiting(pipe.reading)
    System.stopWaiting(pipe.writing)
    firstEnding.store(0, ordering: .relaxed)
    _ = (demands, resumes)
    wakeupPipe.store(pipe.writing, ordering: .relaxed)
    Emergency.prepare()
    expectCrashes()
    var found: [(signal: Int32, action: SignalAction)] = []
    for signal in Signal.caught {
      let action = System.exchangeAction(of: signal.number, .running(note))
      if action.isIgnored && signal.staysIgnored {
        System.setAction(of: signal.number, action)
      } else {
        found.append((signal.number, action))
      }
    }
    found.append((System.brokenPipe, System.exchangeAction(of: System.brokenPipe, .ignored)))
    installed.withLock { $0 = Installed(readEnd: pipe.reading, found: found) }
  }

  /// Has every signal that was caught do what it did before `install`.
  package static func uninstall() {
    guard let before = installed.withLock({ $0.take() }) else { return }
    for (signal, action) in before.found { System.setAction(of: signal, action) }
    let writeEnd = wakeupPipe.exchange(-1, ordering: .relaxed)
    firstEnding.store(0, ordering: .relaxed)
    for end in [before.readEnd, writeEnd] { try? System.closeFile(end) }
  }

  /// Whether the signal has no effect, because it was ignored when the program started.
  package static func isIgnored(_ signal: Signal) -> Bool {
    System.action(of: signal.number).isIgnored
  }

  /// Makes a write to a pipe that nobody reads an error instead of our end.
  package static func ignoreBrokenPipes() { System.setAction(of: System.brokenPipe, .ignored) }

  /// The signals that came since the last call.
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

  /// Which ignored signals a child inherits as ignored: those that we inherited so ourselves.
  static func ignoredInChildren() -> [Int32] {
    let broken = installed.withLock {
      $0?.found.first { $0.signal == System.brokenPipe }?.action.isIgnored
    }
    return System.ignoredSignals().filter { $0 != System.brokenPipe || broken == true }
  }

  /// Has crashes, and signals that nobody expects, put the terminal in order.
  ///
  /// For good: with nothing to put in order the handler does what would be done without it.
  private static func expectCrashes() {
    for signal in System.crashSignals {
      System.setAction(of: signal, .running(crash, apart: true))
    }
    for signal in System.unexpectedSignals {
      let found = System.exchangeAction(of: signal, .running(crash, apart: true))
      if found.isIgnored { System.setAction(of: signal, found) }
    }
  }
}

extension Signal {
  /// Whether it stays ignored when it was inherited so.
  fileprivate var staysIgnored: Bool {
    switch self {
    case .interrupt, .terminate, .hangUp, .quit, .suspend: true
    case .resize, .resume, .child, .kill: false
    }
  }
}

/// The handler of what is caught.
private func note(_ number: Int32) {
  if System.endsProgram(number) {
    let time = System.monotonicTime()
    let now = time.seconds &* 1_000_000_000 &+ time.nanoseconds
    let first = firstEnding.load(ordering: .relaxed)
    if first == 0 {
      firstEnding.store(now, ordering: .relaxed)
    } else if now &- first >= sameBlow {
      crash(number)
    }
    demandCount.add(1, ordering: .relaxed)
  } else if System.suspends(number) {
    demandCount.add(1, ordering: .relaxed)
  } else if System.resumes(number) {
    resumeCount.add(1, ordering: .relaxed)
  }
  System.signalByte(UInt8(truncatingIfNeeded: number), to: wakeupPipe.load(ordering: .relaxed))
}

#if os(Linux)
  /// The handler of what is caught, with a look at where it comes from.
  private let trace: TracingSignalHandler = { number, origin, _ in
    unsafe isFromTerminal.store(System.isFromKernel(origin), ordering: .relaxed)
    note(number)
  }
#endif

/// The handler of crashes: the terminal is put in order and the process dies by the signal.
private func crash(_ number: Int32) {
  Emergency.restore()
  System.die(by: number)
}
