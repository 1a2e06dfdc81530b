// What can go wrong with a terminal. The kinds are few: a caller either has no terminal, has lost it,
// may not use it now, or met an error that it can only name.

/// Why something could not be done with a terminal.
package struct TerminalError: Error, Equatable, Sendable {
  /// What kind of trouble it is.
  package enum Kind: Equatable, Sendable {
    /// There is none, or what was named is none.
    case noTerminal
    /// It has hung up: nothing can be read or written any more.
    case hungUp
    /// Another process group is in the foreground and we may not interfere.
    case background
    /// It did not take the modes that keys need.
    case modesRefused
    /// It takes nothing, and a signal wants this program to end.
    case stuck
    /// Another error.
    case io(Errno)
  }

  /// What kind of trouble it is.
  package let kind: Kind
  /// One line for people, without a full stop; a device's name in it is repaired, not sanitised.
  package let message: String

  /// An error of a kind, in the words of its kind.
  package init(_ kind: Kind) {
    self.init(kind, kind.words)
  }

  /// An error of a kind, in words of its own.
  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

extension TerminalError.Kind {
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
