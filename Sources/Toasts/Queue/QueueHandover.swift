// A toast that comes in place of another one with its name, over exactly the same cells, takes over its picture as it
// stands: neither is the old one taken off nor a gap closed and opened anew. The old one offers it, under the lock of the
// records, lets the new one in beside it, and stays until that has drawn its first frame; till then it is the old one that
// puts the screen in order, whatever becomes of the new one.
//
// Who waits for the terminal's turn is not passed over by it: then the old one goes as ever.

import Terminal

extension QueueTicket {
  /// Milliseconds after which one of the two looks again, should it have missed a call.
  static let pollInterval = 10
  /// How long the old one waits for the new one.
  private static let longestOffer = Duration.seconds(2)

  /// What became of an offer, so far.
  private enum Offer {
    /// Nobody can take the picture over.
    case refused
    /// The one of that record is about to.
    case pending(name: Int)
    /// It is drawn over, and we have left.
    case taken
  }

  /// Leaves the picture to one that covers the same cells, where there is one, and waits until it is drawn over.
  ///
  /// - Returns: whether it was; then there is nothing to be taken off, and the place is given up.
  func handOver() -> Bool {
    guard let records, records.ownName != -1, entry.cover != 0 else { return false }
    let end = Clock.now() + Self.longestOffer
    while true {
      switch records.withLock({ offer(records) }) {
      case .refused: return false
      case .taken: return true
      case .pending(let name):
        let isCalm = records.waitForOwner(of: name, atMostMilliseconds: Self.pollInterval)
        let isLate = Clock.now() >= end
        if isLate || !isCalm,
          let isTaken = records.withLock({ withdraw(records, isLate: isLate) })
        {
          return isTaken
        }
        // A signal wants our end, which has time until the new one has drawn.
        if !isCalm { _ = EventWait.wait(readable: [], until: Clock.now() + .milliseconds(1)) }
      }
    }
  }

  // MARK: Under the lock of the records

  /// Offers the picture to whoever may take it over, or looks what has become of that.
  private func offer(_ records: SharedRecords) -> Offer {
    let all = all(records)
    guard var own = all.entries.first(where: { $0.name == records.ownName }) else {
      return .refused
    }
    if own.successor == -1 {
      give(up: all, records)
      return .taken
    }
    if isBegun(own, all) { return .pending(name: own.successor) }
    let mayGive = cover() == own.cover && !terminals.contains(where: \.isLockAwaited)
    let successor = mayGive ? order(records).successor(of: own) : nil
    if own.successor != successor?.name ?? 0 {
      for terminal in terminals { terminal.shareLock() }
      own.successor = successor?.name ?? 0
      records.update(own.name, own.bytes)
    }
    guard let successor else { return .refused }
    RunningProcess(successor.process).wake()
    return .pending(name: successor.name)
  }

  /// Takes the offer back, or leaves to the new one what it has begun; says whether it has.
  ///
  /// - Returns: nil where that is about to draw and has time left for it.
  private func withdraw(
    _ records: SharedRecords, isLate: Bool
  ) -> Bool? {
    let all = all(records)
    guard var own = all.entries.first(where: { $0.name == records.ownName }) else { return false }
    let isBegun = isBegun(own, all)
    if isBegun, !isLate { return nil }
    if own.successor == -1 || isBegun {
      give(up: all, records)
      return true
    }
    own.successor = 0
    records.update(own.name, own.bytes)
    return false
  }

  /// Whether the new one has taken its place, from where it cannot be called back.
  private func isBegun(_ own: QueueEntry, _ all: QueueOrder) -> Bool {
    all.entries.contains { $0.name == own.successor && $0.isSeen && $0.cover == own.cover }
  }

  private func give(up all: QueueOrder, _ records: SharedRecords) {
    records.leave()
    call(all.entries)
  }

  /// Whether one of these leaves its picture to us, and is in charge of it still.
  func isSuccessor(_ records: SharedRecords, among others: QueueOrder) -> Bool {
    others.entries.first { $0.name == records.ownName }.map { others.predecessor(to: $0) != nil }
      ?? false
  }

  /// Whether it is the one before us that takes the picture off, since we have drawn nothing yet.
  func isAnothers(_ records: SharedRecords) -> Bool {
    guard inherits, !entry.isOpen else { return false }
    let all = all(records)
    // Without a record we have left already, and this is what stands by for our end.
    guard let own = all.entries.first(where: { $0.name == records.ownName }) else { return true }
    return all.predecessor(to: own) != nil
  }

  /// Whether we cover what the other one does, also now; if not, it takes its picture off.
  func coversTheSame(_ records: SharedRecords) -> Bool {
    guard let predecessor = all(records).predecessor(to: entry) else { return false }
    let now = cover()
    if now == entry.cover { return true }
    entry.cover = now
    records.update(entry.name, entry.bytes)
    RunningProcess(predecessor.process).wake()
    return false
  }

  /// Tells the other one that its picture is drawn over, so that it goes.
  func takeOver(_ records: SharedRecords) {
    guard inherits, var predecessor = all(records).predecessor(to: entry) else { return }
    predecessor.successor = -1
    records.update(predecessor.name, predecessor.bytes)
    RunningProcess(predecessor.process).wake()
  }
}
