// The signals this program speaks of, by name.

/// A signal.
package enum Signal: Hashable, Sendable, CaseIterable {
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

  /// Whether the signal means that this program shall end.
  package var endsProgram: Bool {
    switch self {
    case .interrupt, .terminate, .hangUp, .quit: true
    case .resize, .suspend, .resume, .child, .kill: false
    }
  }

  /// Those that `Signals` catches.
  static let caught = allCases.filter { $0 != .kill }
}
