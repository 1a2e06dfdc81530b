// The signals this program speaks of, by name.

/// A signal.
package enum Signal: Equatable, Sendable, CaseIterable {
  /// SIGINT, from the interrupt key or another program.
  case interrupt
  /// SIGTERM, the polite wish that we end.
  case terminate
  /// SIGHUP, the terminal is gone.
  case hangUp
  /// SIGQUIT, from the quit key.
  case quit
  /// SIGWINCH, the terminal has another size.
  case resize
  /// SIGTSTP, from the suspend key.
  case suspend
  /// SIGCONT, after a stop.
  case resume
  /// SIGCHLD, a child has ended or stopped.
  case child
  /// SIGKILL, which nobody can catch; only to be sent.
  case kill

  /// Those that `Signals` catches.
  static let caught = allCases.filter { $0 != .kill }
}

/// Signals that came, each once.
package struct SignalSet: Equatable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt16 = 0

  /// The set of these signals.
  package init(arrayLiteral signals: Signal...) {
    for signal in signals { insert(signal) }
  }

  /// Adds a signal.
  package mutating func insert(_ signal: Signal) { bits |= Self.bit(signal) }

  /// Whether the signal is among them.
  package func contains(_ signal: Signal) -> Bool { bits & Self.bit(signal) != 0 }

  /// Those that want the program to end, the one that leaves least time first.
  package var endings: [Signal] {
    [Signal.hangUp, .terminate, .interrupt, .quit].filter(contains)
  }

  /// Whether no signal came.
  package var isEmpty: Bool { bits == 0 }

  private static func bit(_ signal: Signal) -> UInt16 {
    switch signal {
    case .interrupt: 1
    case .terminate: 2
    case .hangUp: 4
    case .quit: 8
    case .resize: 16
    case .suspend: 32
    case .resume: 64
    case .child: 128
    case .kill: 256
    }
  }
}
