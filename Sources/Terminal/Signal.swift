// The signals that the program catches or sends, by name.

package enum Signal: Equatable, Sendable {
  case interrupt, terminate, hangUp, quit, resize, suspend, resume, child
  /// SIGKILL, which cannot be caught; only to be sent.
  case kill
  /// One that nobody is expected to send, such as SIGUSR1 or the SIGALRM of an alarm set before `exec`; it ends the program.
  case unexpected(Int32)

  /// Those that `Signals` catches.
  static let caught: [Signal] =
    [.interrupt, .terminate, .hangUp, .quit, .resize, .suspend, .resume, .child]
    + (System.unexpectedSignals + Array(System.realTimeSignals)).map { .unexpected($0) }

  fileprivate var isUnexpected: Bool { if case .unexpected = self { true } else { false } }
}

package struct SignalSet: Equatable, Sendable, ExpressibleByArrayLiteral {
  /// Bit n is the signal with the number n + 1.
  private var bits: UInt64 = 0

  package init(arrayLiteral signals: Signal...) {
    for signal in signals { insert(signal) }
  }

  package mutating func insert(_ signal: Signal) { bits |= 1 << UInt64(signal.number - 1) }

  package func contains(_ signal: Signal) -> Bool { bits & 1 << UInt64(signal.number - 1) != 0 }

  package var endings: [Signal] {
    let known = [Signal.hangUp, .terminate, .interrupt, .quit].filter(contains)
    return known + Signal.caught.filter { contains($0) && $0.isUnexpected }
  }

  package var isEmpty: Bool { bits == 0 }
}
