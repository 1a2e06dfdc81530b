// Raw mode and back. The modes are saved whole and given back whole; what a mode change would spoil is
// left alone: output processing (other programs keep writing) and what is typed ahead.

extension TTY {
  /// The characters by which a person sends signals, as they were before `enterRaw`; nil for one that is switched off.
  package var signalCharacters: (interrupt: UInt8?, quit: UInt8?, suspend: UInt8?) {
    found?.signalCharacters ?? TerminalModes.usualSignalCharacters
  }

  /// Has every key delivered at once, unechoed, Ctrl-C and Ctrl-S included.
  ///
  /// In the background this stops the process until it is brought to the foreground, as the system
  /// does (SIGTTOU). To be called again after a stop: modes that somebody changed meanwhile become
  /// the ones to give back.
  ///
  /// - Parameter discarding: Whether to throw away what was typed so far.
  /// - Throws: `background` where we would change another job's modes; `modesRefused`; `hungUp`;
  ///   `io`.
  package func enterRaw(discardingInput discarding: Bool) throws(TerminalError) {
    try enter(discardingInput: discarding) { $0.forKeys }
  }

  /// Has lines edited by the terminal as usual but not shown, for what must not be seen; left by `leaveRaw`.
  ///
  /// What was typed so far is thrown away, since it was seen.
  /// - Throws: as `enterRaw`.
  package func enterUnseenLines() throws(TerminalError) {
    try enter(discardingInput: true) { $0.forUnseenLines }
  }

  /// Has every key delivered at once, unechoed, while signals and line ends stay what they are; left by `leaveRaw`.
  ///
  /// Nothing is thrown away.
  /// - Throws: as `enterRaw`.
  package func enterOneKey() throws(TerminalError) {
    try enter(discardingInput: false) { $0.forOneKey }
  }

  /// Has keys delivered when `key`, an ASCII character, or Esc comes, unechoed; left by `leaveRaw`.
  ///
  /// Nothing is thrown away.
  /// - Throws: as `enterRaw`.
  package func enterLines(endedBy key: UInt8) throws(TerminalError) {
    try enter(discardingInput: false) { $0.forLines(endedBy: key) }
  }

  private func enter(
    discardingInput discarding: Bool, _ wanted: (TerminalModes) -> TerminalModes
  ) throws(TerminalError) {
    do throws(Errno) {
      try awaitForeground()
      let now = try System.modes(descriptor)
      let before = now == raw ? found ?? now : now
      Emergency.arm(descriptor, modes: before)
      (found, raw) = (before, wanted(before))
      try change(to: wanted(before), discarding ? .discardingInput : .now)
      let after = try System.modes(descriptor)
      raw = after
      // Success only says that something was changed (POSIX, tcsetattr).
      if after != wanted(after) { throw .invalidArgument }
    } catch {
      let entered = found != nil
      leaveRaw()
      if entered && error == .invalidArgument { throw TerminalError(.modesRefused) }
      throw failure(error)
    }
  }

  /// Gives the modes back that `enterRaw` found, unless another job has the terminal now.
  package func leaveRaw() {
    guard let found else { return }
    if isForeground { try? change(to: found, .now) }
    (self.found, raw) = (nil, nil)
    Emergency.disarmModes()
  }

  /// Gives the terminal the modes a person at a shell needs, whatever a program left behind.
  ///
  /// - Throws: `hungUp`; `io`; `background` where another job has the terminal.
  package func makeSane() throws(TerminalError) {
    do throws(Errno) {
      try awaitForeground()
      try change(to: System.modes(descriptor).forPeople, .now)
    } catch {
      throw failure(error)
    }
  }

  /// Waits, stopped, until we are in the foreground.
  ///
  /// The modes must be read only then: in the background they are those of the foreground job, as of
  /// a shell that edits its line. Draining changes nothing but is stopped as a change of modes is.
  private func awaitForeground() throws(Errno) {
    while !isForeground {
      if System.action(of: System.backgroundOutput).isIgnored { throw .inputOutput }
      do throws(Errno) {
        try System.drain(descriptor)
      } catch .interrupted {
        if Signals.endRequested { throw .interrupted }
      }
    }
  }

  /// Sets modes whatever signals come; waits for no output when one wants the program to end.
  func change(to modes: TerminalModes, _ change: ModeChange) throws(Errno) {
    while true {
      do throws(Errno) {
        return try System.setModes(descriptor, modes, Signals.endRequested ? .now : change)
      } catch .interrupted {
        continue
      }
    }
  }
}
