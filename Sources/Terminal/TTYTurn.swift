// Boxes and toasts of one terminal take turns. The lock lies on the terminal's own node, so there is no
// lock file to go stale, and the system frees it whenever and however its holder ends. Where the node
// cannot be known, opened or locked, everybody goes on without.

/// What became of the wait for a turn.
package enum Turn: Sendable {
  /// It is ours until `releaseTurn` or our end.
  case ours
  /// There is none to be had here, or its holder is stopped or waits for us: go on without.
  case without
  /// A signal came that wants an end or a stop; the next wait for events tells.
  case interrupted
  /// The moment came first.
  case timedOut
  /// It is not wanted any more.
  case unwanted
}

extension TTY {
  /// Waits until no other box or toast is on this terminal.
  ///
  /// Signals that are not caught have their standard effect meanwhile.
  /// The deadline is a time of `Clock`, kept to about a second; nil never comes.
  ///
  /// - Parameters:
  ///   - deadline: when to give up.
  ///   - isShared: whether others who share are no hindrance.
  ///   - isWanted: whether the turn is wanted still; asked every second, and whenever somebody calls (`OtherProcess.call`).
  /// - Returns: what became of the wait.
  package func takeTurn(
    until deadline: Duration? = nil, isShared: Bool = false, isWanted: () -> Bool = { true }
  ) -> Turn {
    if turn != -1 { return .ours }
    guard let path, let descriptor = try? System.openFile(path, .lock) else { return .without }
    let outcome = LockWait.take(
      descriptor, isShared: isShared, until: deadline,
      isHopeless: { LockHolder.of(descriptor)?.cannotGoOn == true }, isWanted: isWanted)
    if outcome == .ours { turn = descriptor } else { try? System.closeFile(descriptor) }
    return outcome
  }

  /// Lets those in who share, while the turn stays ours; nobody else comes in between.
  package func shareTurn() {
    if turn != -1 { try? System.lock(turn, waiting: false, shared: true) }
  }

  /// Whether the turn is ours.
  package var hasTurn: Bool { turn != -1 }

  /// Whether others wait for the turn that is ours.
  package var isTurnAwaited: Bool { turn != -1 && LockHolder.isAwaited(turn) }

  /// Lets the next one have its turn.
  ///
  /// To be called before a stop, too.
  package func releaseTurn() {
    if turn == -1 { return }
    try? System.closeFile(turn)
    turn = -1
  }
}
