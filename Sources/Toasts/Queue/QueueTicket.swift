// A toast's place in the queue of its terminal, from its arrival to its end. All state is in the shared records, which live as
// long as their processes do; where there is no folder for records, toasts still take turns by the terminal's lock.
//
// Whoever waits sleeps on the record of the one directly before it, so that whoever leaves wakes nobody but the next. A change
// calls those that it concerns: the toast that is replaced, those in sight that count the others, and the first that waits.

import Controls
import Drawing
import Screens
import Terminal

final class QueueTicket: ScreenTenant {
  /// The records of all toasts of the terminal; nil where there is no folder for them.
  let records: SharedRecords?
  var entry: QueueEntry
  /// A number for the cells that the toast covers on the screen as it is now; 0 where its picture cannot be taken over.
  let cover: () -> Int
  /// When its first frame was sent, as a time of `Clock`; nil before.
  private var opening: Duration?
  private(set) var terminals: [TTY] = []
  private let room: () -> Int

  /// Whether its picture may be taken over by a toast that replaces it.
  var mayHandOver = true

  /// `runtime` is the user's runtime directory, nil where there is none.
  init(
    _ entry: QueueEntry, on terminal: TTY, runtime: [UInt8]?, cover: @escaping () -> Int,
    room: @escaping () -> Int
  ) {
    self.entry = entry
    self.entry.process = Int(CurrentProcess.id)
    if !entry.id.isEmpty { self.entry.cover = cover() }
    self.cover = cover
    self.room = room
    records = runtime.flatMap { SharedRecords(runtime: $0, terminal: terminal) }
  }

  private(set) var outcome: ToastOutcome?

  /// Whether it takes over the picture of its predecessor.
  private(set) var inherits = false

  /// Whether it takes rows that another toast has left beneath toasts that are still shown.
  private(set) var isBeneathOthers = false

  var count: Int { entry.count }

  /// Whether it was left out since too many waited.
  var isLeftOut: Bool { entry.decision == .leftOut }

  /// Locks the terminals when it may be shown, or returns what became of it; `isWanted` is asked periodically, and after signals.
  func awaitTurn(on terminals: [TTY], while isWanted: () -> Bool) -> ToastOutcome? {
    guard let records else {
      for terminal in terminals { _ = terminal.acquireLock(isWanted: isWanted) }
      return isWanted() ? nil : ended
    }
    self.terminals = terminals
    if !records.withLock({ arrive(records) }) { return .notDrawn }
    CurrentProcess.releaseParent()
    while true {
      if !isWanted() {
        leave { _ in }
        return ended
      }
      switch records.withLock({ step(records) }) {
      case .leave:
        leave { _ in }
        return ended
      case .wait(let name):
        if !sleep(until: name, records, while: isWanted) { return nil }
      case .show:
        let isShared = records.withLock {
          let order = order(records)
          return sharesTurn(in: order) || isSuccessor(records, among: order)
        }
        for terminal in terminals {
          _ = terminal.acquireLock(isShared: isShared) {
            if case .show = records.withLock({ step(records) }) { isWanted() } else { false }
          }
        }
        // A more urgent toast may have arrived meanwhile.
        if isWanted(), records.withLock({ occupy(records, isShared: isShared) }) { return nil }
        for terminal in terminals { terminal.releaseLock() }
      }
    }
  }

  /// Sleeps until the toast with that record leaves, or something changes; false where a signal asks for the end or a stop.
  ///
  /// Only the next one, which waits for one that is shown, looks at all records meanwhile, since others may leave before that.
  private func sleep(until name: Int, _ records: SharedRecords, while isWanted: () -> Bool) -> Bool
  {
    let both = [records.ownName, name]
    let before = records.withLock { both.map(records.bytes) }
    guard let bytes = before[1], let other = QueueEntry(name: name, bytes: bytes) else {
      return true
    }
    let pause = other.isShown || !entry.mayBeLeftOut ? 1000 : 10_000
    return records.waitForOwner(of: name, checkingEveryMilliseconds: pause) {
      guard isWanted() else { return false }
      return records.withLock {
        other.isShown
          ? askForRoom(records) == .wait(name: name)
          : both.map(records.bytes) == before && other.canProceed
      }
    }
  }

  func opened() {
    opening = opening ?? Clock.now()
    guard let records, records.ownName != -1, !entry.hasDrawn else { return }
    records.withLock {
      let others = order(records)
      if let own = others[records.ownName] { entry = own }
      entry.hasDrawn = true
      records.update(entry.name, entry.bytes)
      takeOver(records)
      call(others)
    }
  }

  /// What has changed for a toast that is shown, after another process has called.
  func news() -> Event? {
    guard let records else { return nil }
    return records.withLock {
      let order = order(records)
      guard let own = order[records.ownName] else { return nil }
      makeRoom(own, in: order, records)
      if own.decision != .none {
        outcome = ended
        return .resized(Size())
      }
      return entry.stack > 1 ? .waiting(more(order, records)) : nil
    }
  }

  /// How many toasts were left out before it, and wait where this toast is the one that shows their number.
  var more: Int {
    guard let records, entry.stack > 1 else { return entry.leftOut }
    return records.withLock { more(order(records), records) }
  }

  /// Leaves the queue, giving the screen back by `close` with the rows of other toasts, counted from the screen's bottom.
  func leave(_ close: (_ others: [Range<Int>]) -> Void) {
    guard let records else { return close([]) }
    let others = records.withLock {
      let others = order(records)
      entry.decision = others[records.ownName]?.decision ?? entry.decision
      let rows = rows(of: others.entries, records)
      if !leavesClosingToPredecessor(records) { close(rows) }
      records.leave()
      return others
    }
    call(others)
  }

  var neighbours: [Range<Int>] {
    guard let records, records.ownName != -1 else { return [] }
    return records.withLock { rows(of: order(records).entries, records) }
  }

  // MARK: Under the lock of the records

  /// The rows of the others that stand at the bottom of the screen.
  private func rows(of others: [QueueEntry], _ records: SharedRecords) -> [Range<Int>] {
    // A toast above that has not drawn yet takes its rows when it does; one beneath has them already.
    let there = others.filter {
      $0.isShown && $0.place == 2 && $0.name != records.ownName && $0.rows > 0
        && $0.successor != -1 && ($0.hasDrawn || $0.offset < entry.offset)
    }
    let own = max(0, entry.offset)..<max(0, entry.offset) + entry.rows
    return there.map { $0.offset..<$0.offset + $0.rows }.filter { !$0.overlaps(own) }
  }

  func order(_ records: SharedRecords) -> QueueOrder {
    QueueOrder(records.all().compactMap { QueueEntry(name: $0.name, bytes: $0.bytes) })
  }

  /// Joins the queue; returns false where an equal toast counts this one instead.
  private func arrive(_ records: SharedRecords) -> Bool {
    var order = order(records)
    order.blocked = Set(order.kin(of: entry).filter { order[$0]?.canProceed == false })
    let before = order.entries
    let arrived = order.arrive(entry)
    for (old, new) in zip(before, order.entries) where old != new {
      records.update(new.name, new.bytes)
    }
    if let arrived {
      entry = arrived
      if records.join(arrived.bytes, behind: before.last?.name ?? 0) {
        entry.name = records.ownName
      }
    }
    for (old, new) in zip(before, order.entries)
    where old.decision != new.decision || new.isShown && new.stack > 1 {
      RunningProcess(new.process).wake()
    }
    return arrived != nil
  }

  private func step(_ records: SharedRecords) -> QueueOrder.Step {
    step(in: order(records), records)
  }

  private func step(in order: QueueOrder, _ records: SharedRecords) -> QueueOrder.Step {
    // Without a record of its own, as on a full disk, only the terminal's lock keeps the order.
    if records.ownName == -1 { return .show(offset: 0) }
    var order = order
    while true {
      let step = order.step(for: records.ownName, room: room())
      guard case .wait(let name) = step, order[name]?.canProceed == false else { return step }
      order.blocked.insert(name)
    }
  }

  /// Takes the place on the screen; returns false where it is not its turn any more.
  private func occupy(_ records: SharedRecords, isShared: Bool) -> Bool {
    let order = order(records)
    if let own = order[records.ownName] {
      entry = own
    } else if records.ownName != -1 {
      // With no descriptor left to read the records, only the terminal's lock keeps the order.
      entry.offset = 0
      return true
    }
    guard case .show(let offset) = step(in: order, records) else { return false }
    inherits = order.predecessor(to: entry) != nil
    if inherits ? !coversTheSame(records) : isShared != sharesTurn(in: order) { return false }
    if !inherits, entry.cover != 0 {
      entry.cover = cover()
    }
    entry.offset = offset
    // A toast that is shown alone counts as drawn at once, since no other computes its place from it.
    entry.hasDrawn = !sharesTurn(in: order) && !inherits
    isBeneathOthers = order.hasShown(beyond: entry)
    records.update(entry.name, entry.bytes)
    call(order)
    return true
  }

  private func sharesTurn(in order: QueueOrder) -> Bool {
    entry.stack > 1 || order.hasRoomBesides
  }

  /// How long a toast is shown alone, at least, while others wait: as long as `--duration long`.
  private static let exclusiveTime = Duration.seconds(4)

  /// Looks what to do as the next one, and calls the toasts that may have been shown alone long enough.
  private func askForRoom(_ records: SharedRecords) -> QueueOrder.Step {
    let order = order(records)
    for other in order.entries
    where entry.rows > 0 && other.isShown && other.rows > 0 && !other.makesRoom {
      RunningProcess(other.process).wake()
    }
    return step(in: order, records)
  }

  /// Lets others be shown beside it when it has been shown alone long enough; they could wait for hours otherwise.
  private func makeRoom(_ own: QueueEntry, in order: QueueOrder, _ records: SharedRecords) {
    guard let opening, Clock.now() - opening >= Self.exclusiveTime, own.hasDrawn, own.rows > 0,
      !own.makesRoom, own.decision == .none, own.successor == 0,
      !terminals.contains(where: \.isLockAwaited)
    else { return }
    for terminal in terminals { terminal.shareLock() }
    entry = own
    entry.makesRoom = true
    records.update(entry.name, entry.bytes)
    call(order)
  }

  private func more(_ order: QueueOrder, _ records: SharedRecords) -> Int {
    let isCounting = entry.stack > 1 && order.lastShown == records.ownName
    return entry.leftOut + (isCounting ? order.count(besides: records.ownName) : 0)
  }

  /// Only a toast that waits for a key reports that it was replaced or closed, or is not wanted any more.
  private var ended: ToastOutcome { entry.isWaitedFor ? .replaced : .notDrawn }

  /// Has those look again that a change concerns: those in sight that count the others, and the first that waits.
  func call(_ order: QueueOrder) {
    let waiting = order.waiting.lazy.map { order.entries[$0] }
    let next = waiting.first { $0.process != entry.process && $0.canProceed }
    for other in order.entries
    where other.process != entry.process && (other.isShown && other.stack > 1 || other == next) {
      RunningProcess(other.process).wake()
    }
  }
}

extension QueueTicket {
  func placed(_ toast: ToastBox) -> ToastBox {
    var toast = toast
    toast.isInPlace = entry.rank == 0
    if toast.more != nil || entry.leftOut > 0 { toast.more = more }
    return toast
  }
}

extension QueueEntry {
  /// A process that is stopped, or that waits for this one, must not block the others.
  var canProceed: Bool {
    let process = RunningProcess(self.process)
    return !process.isStopped && !RunningProcess.current.descends(from: process)
  }
}
