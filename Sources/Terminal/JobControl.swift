// Ending and stopping as a shell expects it: by the signal itself, so that a script's loop ends on Ctrl-C and `fg` continues a
// stopped program. In raw mode the terminal sends no signals, so this program sends to its group what the terminal would.

package enum JobControl {
  /// Ends this process by the signal, so that its parent sees that.
  package static func die(by signal: Signal) -> Never { System.die(by: signal.number) }

  /// Sends SIGINT to the whole process group, as the terminal does on Ctrl-C, and ends; with status 130 where SIGINT was
  /// inherited ignored.
  package static func interruptGroup() -> Never {
    let signal = Signal.interrupt.number
    if !System.action(of: signal).isIgnored { System.setAction(of: signal, .standard) }
    try? System.send(signal, to: 0)
    System.end(130)
  }

  package enum Reach: Sendable {
    /// The process group, as on Ctrl-Z.
    case group
    /// This process alone, after a SIGTSTP that others have received too.
    case itself
  }

  /// Stops until this process is continued; returns whether it was stopped; the next wait tells of the SIGCONT.
  ///
  /// Has no effect where nobody could continue it: where SIGTSTP was inherited ignored, as inside `$(…)` of an interactive
  /// shell, and in an orphaned process group, where the system drops the signal (POSIX, "Orphaned Process Group"). SIGCONT is
  /// not waited for, since it might never come.
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
