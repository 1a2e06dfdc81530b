// Errors of the terminal. The kinds are few: a caller has no terminal, has lost it, may not use it now, or met an error that
// it can only report.

package struct TerminalError: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// There is none, or what was named is not one.
    case noTerminal
    case hungUp
    case background
    /// It did not accept the modes for single keys.
    case modesRefused
    /// It accepts no output, and a signal asks the program to end.
    case stuck
    case io(Errno)

    fileprivate var words: String {
      switch self {
      case .noTerminal: "there is no terminal"
      case .hungUp: "the terminal has hung up"
      case .background: "another job has the terminal"
      case .modesRefused: "the terminal does not deliver single keys"
      case .stuck: "the terminal takes no output"
      case .io(let error): "terminal: \(error.text)"
      }
    }
  }

  package let kind: Kind
  /// One line for people, without a full stop; invalid UTF-8 in a device's name is repaired, control characters are not.
  package let message: String

  package init(_ kind: Kind) { self.init(kind, kind.words) }

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
