// The terminal lent to another program of the same job while keys are read here: the producer of rows that asks for a
// password when the list is open already. Nothing tells who else waits for keys; but who asks for a secret sees to it that
// nothing is echoed, which shows in the modes, and gives the modes back when it has its answer.

extension TTY {
  /// Whether another program has taken the terminal to read something unseen, which is to be asked before each key is read.
  ///
  /// It gets lines to edit then, as it would have without us, and the keys are its own until `endLoan` says so.
  package func lend() -> Bool {
    guard loan == nil, let raw, let found, let now = try? System.modes(descriptor),
      now != raw, raw.areSilenced(in: now)
    else { return isLent }
    let lent = found.unseen(as: now)
    try? change(to: lent, .now)
    loan = lent
    return true
  }

  /// Whether lines are typed that are not seen.
  package var isSilent: Bool {
    guard let now = try? System.modes(descriptor) else { return false }
    return now.hasLines && !now.echoes
  }

  /// Whether another program has the keys.
  package var isLent: Bool { loan != nil }

  /// Takes the terminal back once the other program is done.
  ///
  /// - Parameter calling: whether to take it back in any case.
  /// - Returns: whether keys are ours again; the picture may be spoiled then.
  package func endLoan(calling: Bool) -> Bool {
    guard let raw, let loan, let now = try? System.modes(descriptor) else {
      self.loan = nil
      return true
    }
    guard calling || now == raw || now.echoes || now != loan && !raw.areSilenced(in: now) else {
      return false
    }
    if now != raw { try? change(to: raw, .now) }
    self.loan = nil
    return true
  }
}
