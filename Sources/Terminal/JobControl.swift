// Dying and stopping the way a shell expects it: by the signal itself, so that a script's loop ends on
// Ctrl-C and `fg` brings a stopped program back. In raw mode the terminal sends no signals, so this
// program sends to its group what the terminal would have sent.

/// Ending and stopping by signals.
///
/// The terminal must be in order before any of these.
package enum JobControl {
  /// Ends this process by the signal, so that whoever waits for it sees that.
  package static func die(by signal: Signal) -> Never { System.die(by: signal.number) }

  /// Sends SIGINT to the whole process group, as the terminal does on Ctrl-C, and ends; where SIGINT
  /// was inherited ignored with the status 130.
  package static func interruptGroup() -> Never {
    let signal = Signal.interrupt.number
    if !System.action(of: signal).isIgnored { System.setAction(of: signal, .standard) }
    try? System.send(signal, to: 0)
    System.end(130)
  }

  /// Who is to be stopped.
  package enum Reach: Sendable {
    /// The process group, as on Ctrl-Z.
    case group
    /// This process alone, for a SIGTSTP that already came to whom it concerned.
    case itself
  }

  /// Stops until somebody continues us.
  ///
  /// Nothing happens where nobody could: where SIGTSTP was inherited ignored, as inside `$(…)` of an
  /// interactive shell, and in an orphaned process group, where the system itself drops the signal
  /// (POSIX, "Orphaned Process Group"). It never waits for SIGCONT, which might not come.
  ///
  /// - Returns: Whether we were stopped; the continuation is among the signals of the next wait.
  @discardableResult
  package static func suspend(_ reach: Reach) -> Bool {
    let signal = Signal.suspend.number
    let action = System.action(of: signal)
    if action.isIgnored { return false }
    let before = Signals.resumes
    System.setAction(of: signal, .standard)
    defer { System.setAction(of: signal, action) }
    try? System.send(signal, to: reach == .group ? 0 : System.processID)
    return Signals.resumes != before
  }
}
