// The signals that the program catches or sends, by name.

package enum Signal: Equatable, Sendable, CaseIterable {
  case interrupt, terminate, hangUp, quit, resize, suspend, resume, child
  /// SIGKILL, which cannot be caught; only to be sent.
  case kill

  /// Those that `Signals` catches.
  static let caught = allCases.filter { $0 != .kill }
}

package struct SignalSet: Equatable, Sendable, ExpressibleByArrayLiteral {
  /// Bit n is the signal with the number n.
  private var bits: UInt64 = 0

  package init(arrayLiteral signals: Signal...) {
    for signal in signals { insert(signal) }
  }

  package mutating func insert(_ signal: Signal) { bits |= 1 << UInt64(signal.number) }

  package func contains(_ signal: Signal) -> Bool { bits & 1 << UInt64(signal.number) != 0 }

  package var endings: [Signal] {
    [Signal.hangUp, .terminate, .interrupt, .quit].filter(contains)
  }

  package var isEmpty: Bool { bits == 0 }
}
