// Boxes and toasts of one terminal take turns by a lock on the terminal's own node. There is no lock file to go stale, and
// the system releases the lock however its holder ends. Where the node is unknown or cannot be opened or locked, everybody
// goes on without.

extension TTY {
  /// Waits until no other box or toast, or with `isShared` none that does not share, is on this terminal.
  ///
  /// Signals that are not caught have their default action meanwhile. `deadline` is a time of `Clock`, kept to about a
  /// second; nil is never. `isWanted` is asked every second, and on `RunningProcess.wake`.
  package func acquireLock(
    until deadline: Duration? = nil, isShared: Bool = false, isWanted: () -> Bool = { true }
  ) -> LockResult {
    if holdsLock { return .acquired }
    guard let path, let descriptor = try? System.openFile(path, .lock) else { return .unavailable }
    let result = FileLock.wait(
      for: descriptor, isShared: isShared, until: deadline,
      isHopeless: { FileLock.holder(of: descriptor)?.cannotProceed == true }, isWanted: isWanted)
    if result == .acquired { lock = descriptor } else { try? System.closeFile(descriptor) }
    return result
  }

  /// Lets others in who share the lock, without letting go of it.
  package func shareLock() {
    if holdsLock { try? System.lock(lock, waiting: false, shared: true) }
  }

  package var holdsLock: Bool { lock != -1 }

  /// Whether others wait for the lock that we hold.
  package var isLockAwaited: Bool { holdsLock && FileLock.isAwaited(lock) }

  package func releaseLock() {
    if !holdsLock { return }
    try? System.closeFile(lock)
    lock = -1
  }
}
