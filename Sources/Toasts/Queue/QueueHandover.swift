// A toast that replaces another one of the same `--id` over exactly the same cells takes over its picture, so that nothing
// flickers. The predecessor offers its picture under the lock of the records, shares the terminal's lock with the successor and
// restores the screen, whatever becomes of the successor, until that has drawn its first frame. Where another process waits for
// the terminal's lock there is no offer, and the predecessor removes its picture as usual.

import Terminal

extension QueueTicket {
  /// Milliseconds after which either process checks again in case it has missed a call.
  static let pollInterval = 10
  /// How long the predecessor waits for the successor.
  private static let longestOffer = Duration.seconds(2)

  private enum Offer {
    case refused
    /// The successor with that record is about to take over.
    case pending(name: Int)
    case taken
  }

  /// Offers the picture to a successor, if there is one; returns whether that has drawn over it, and the place is given up.
  func handOver() -> Bool {
    guard let records, records.ownName != -1, entry.cover != 0 else { return false }
    let end = Clock.now() + Self.longestOffer
    while true {
      switch records.withLock({ offer(records) }) {
      case .refused: return false
      case .taken: return true
      case .pending(let name):
        var looks = 0
        let isCalm = records.waitForOwner(
          of: name, checkingEveryMilliseconds: Self.pollInterval
        ) {
          looks += 1
          return looks < 2
        }
        let isLate = Clock.now() >= end
        if isLate || !isCalm,
          let isTaken = records.withLock({ withdraw(records, isLate: isLate) })
        {
          return isTaken
        }
        // A signal wants this process to end, which can wait until the successor has drawn.
        if !isCalm { _ = EventWait.wait(readable: [], until: Clock.now() + .milliseconds(1)) }
      }
    }
  }

  // MARK: Under the lock of the records

  private func offer(_ records: SharedRecords) -> Offer {
    let all = order(records)
    guard var own = all[records.ownName] else {
      return .refused
    }
    if own.successor == -1 {
      give(up: all, records)
      return .taken
    }
    if isBegun(own, all) { return .pending(name: own.successor) }
    let mayGive = cover() == own.cover && !terminals.contains(where: \.isLockAwaited)
    let successor = mayGive ? all.successor(of: own).flatMap { $0.canProceed ? $0 : nil } : nil
    if own.successor != successor?.name ?? 0 {
      for terminal in terminals { terminal.shareLock() }
      own.successor = successor?.name ?? 0
      records.update(own.name, own.bytes)
    }
    guard let successor else { return .refused }
    RunningProcess(successor.process).wake()
    return .pending(name: successor.name)
  }

  /// Withdraws the offer; returns whether the picture is taken over, nil where the successor is about to draw and has time left.
  private func withdraw(_ records: SharedRecords, isLate: Bool) -> Bool? {
    let all = order(records)
    guard var own = all[records.ownName] else { return false }
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

  /// Whether the successor has taken its place, from where it cannot be called back.
  private func isBegun(_ own: QueueEntry, _ all: QueueOrder) -> Bool {
    all.entries.contains { $0.name == own.successor && $0.isShown && $0.cover == own.cover }
  }

  private func give(up all: QueueOrder, _ records: SharedRecords) {
    records.leave()
    call(all)
  }

  /// Whether another toast offers its picture to this one and still restores the screen.
  func isSuccessor(_ records: SharedRecords, among others: QueueOrder) -> Bool {
    others[records.ownName].map { others.predecessor(to: $0) != nil } ?? false
  }

  /// Whether the predecessor restores the screen, since this toast has drawn nothing yet.
  func leavesClosingToPredecessor(_ records: SharedRecords) -> Bool {
    guard inherits, !entry.hasDrawn else { return false }
    return isSuccessor(records, among: order(records))
  }

  /// Whether this toast still covers the cells that its predecessor does; if not, the predecessor removes its picture.
  func coversTheSame(_ records: SharedRecords) -> Bool {
    guard let predecessor = order(records).predecessor(to: entry) else { return false }
    let now = cover()
    if now == entry.cover { return true }
    entry.cover = now
    records.update(entry.name, entry.bytes)
    RunningProcess(predecessor.process).wake()
    return false
  }

  /// Tells the predecessor that its picture is drawn over, so that it ends.
  func takeOver(_ records: SharedRecords) {
    guard inherits, var predecessor = order(records).predecessor(to: entry) else { return }
    predecessor.successor = -1
    records.update(predecessor.name, predecessor.bytes)
    RunningProcess(predecessor.process).wake()
  }
}
