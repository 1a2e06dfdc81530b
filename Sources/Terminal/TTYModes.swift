// Changes of the terminal's modes, and their restoration. What a change need not touch stays: output processing, since
// other programs keep writing, and input typed ahead.

extension TTY {
  /// The characters by which a person sends signals, as before `enterRaw`; nil for one that is disabled.
  package var signalCharacters: (interrupt: UInt8?, quit: UInt8?, suspend: UInt8?) {
    foundModes?.signalCharacters ?? TerminalModes.standardSignalCharacters
  }

  /// Has every key delivered at once and unechoed, Ctrl-C and Ctrl-S included, until `leaveRaw`.
  ///
  /// In the background this stops the process until it is brought to the foreground, as the system does (SIGTTOU). To be
  /// called again after a stop: modes that others set meanwhile become the ones to restore.
  ///
  /// - Throws: `background` where another job's modes would change; `modesRefused`; `hungUp`; `io`.
  package func enterRaw(discardingInput discarding: Bool) throws(TerminalError) {
    try enter(discardingInput: discarding) { $0.rawInput }
  }

  /// Has lines edited as usual but not echoed, for passwords; input that was not read is discarded, since it was echoed.
  package func enterHiddenLines() throws(TerminalError) {
    try enter(discardingInput: true) { $0.hiddenLines }
  }

  /// Has every key delivered at once and unechoed, with signals and line ends as before (cbreak mode); discards nothing.
  package func enterCbreak() throws(TerminalError) {
    try enter(discardingInput: false) { $0.cbreak }
  }

  /// Has input delivered when `key`, an ASCII character, or Esc comes, unechoed; discards nothing.
  package func enterLines(endedBy key: UInt8) throws(TerminalError) {
    try enter(discardingInput: false) { $0.lines(endedBy: key) }
  }

  private func enter(
    discardingInput discarding: Bool, _ wanted: (TerminalModes) -> TerminalModes
  ) throws(TerminalError) {
    do throws(Errno) {
      try awaitForeground()
      let now = try System.modes(descriptor)
      let before = now == ownModes ? foundModes ?? now : now
      CrashHandler.arm(descriptor, modes: before)
      (foundModes, ownModes) = (before, wanted(before))
      try change(to: wanted(before), discarding ? .discardingInput : .now)
      let after = try System.modes(descriptor)
      ownModes = after
      // Success only means that some of the modes were set (POSIX, tcsetattr).
      if after != wanted(after) { throw .invalidArgument }
    } catch {
      let entered = foundModes != nil
      leaveRaw()
      if entered && error == .invalidArgument { throw TerminalError(.modesRefused) }
      throw failure(error)
    }
  }

  /// Restores the modes that were found, unless another job has the terminal now.
  package func leaveRaw() {
    guard let foundModes else { return }
    if isForeground { try? change(to: foundModes, .now) }
    (self.foundModes, ownModes) = (nil, nil)
    CrashHandler.disarmModes()
  }

  /// Sets the modes that a person at a shell needs; throws `hungUp`, `io`, or `background` where another job has it.
  package func makeSane() throws(TerminalError) {
    do throws(Errno) {
      try awaitForeground()
      try change(to: System.modes(descriptor).sane, .now)
    } catch {
      throw failure(error)
    }
  }

  /// Waits, stopped, until we are in the foreground.
  ///
  /// The modes must be read only then: in the background they are those of the foreground job, such as a shell that edits
  /// its line. Draining output changes nothing but is stopped as a change of modes is.
  ///
  /// Where SIGTTOU is blocked, and at the other end of a pseudo-terminal, nothing stops us; then this is an error.
  private func awaitForeground() throws(Errno) {
    var attempts = 0
    while !isForeground {
      if System.action(of: System.backgroundOutput).isIgnored || attempts == Self.mostAttempts {
        throw .inputOutput
      }
      attempts += 1
      do throws(Errno) {
        try System.drain(descriptor)
      } catch .interrupted {
        if Signals.endRequested { throw .interrupted }
      }
    }
  }

  /// How often we may come from the foreground to the background again before that counts as never being stopped.
  private static let mostAttempts = 100

  /// Sets modes whatever signals come; does not wait for output once a signal asks for the end.
  private func change(to modes: TerminalModes, _ change: ModeChange) throws(Errno) {
    while true {
      do throws(Errno) {
        return try System.setModes(descriptor, modes, Signals.endRequested ? .now : change)
      } catch .interrupted {
        continue
      }
    }
  }
}
