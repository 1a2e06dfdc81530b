// A toast's place among those of its terminal: from its coming over its turn to its going. Everything is in the
// records, which live as long as their processes do; without a place for records toasts still take turns by the lock of
// the terminal.

import Boxes
import Drawing
import Screens
import Terminal

/// The place of one toast.
final class QueueTicket: ScreenTenant {
  /// What the toasts of the terminal know of each other; nil where there is no place for that.
  let records: SharedRecords?
  /// What the others know of it.
  var entry: QueueEntry
  /// What it covers on the screen as that is now; 0 for what nobody can take over.
  let cover: () -> Int
  /// When its first frame was sent, as a time of `Clock`; nil before.
  private var opening: Duration?
  /// The terminals whose turns are taken.
  private(set) var terminals: [TTY] = []
  /// Rows that a screen has for toasts; asked for where several may be seen.
  private let room: () -> Int

  /// Whether its picture may be left to a toast that comes in its place.
  var mayHandOver = true

  /// A place for a toast that has just come.
  ///
  /// - Parameters:
  ///   - entry: what the others are to know.
  ///   - terminal: the terminal that the order is about.
  ///   - runtime: the person's runtime directory; nil where there is none.
  ///   - cover: what it covers on the screen as that is now, as a number; 0 for what nobody can take over.
  ///   - room: rows that the screen has for toasts.
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

  /// What others have decided about it: that it is replaced, which only a toast that waits for something reports.
  private(set) var outcome: ToastOutcome?

  /// Whether it takes over the picture of the one before as it stands.
  private(set) var inherits = false

  /// Whether it takes rows that another one has left beneath those that are seen.
  private(set) var isBeneathOthers = false

  /// How many equal toasts it stands for.
  var count: Int { entry.count }

  /// Waits until it may be seen; the terminals' turns are taken then.
  ///
  /// - Parameters:
  ///   - terminals: the terminals that it is to be seen on.
  ///   - isWanted: whether it is still to be seen; asked every second, and after signals.
  /// - Returns: nil where it may be seen, or else what became of it.
  func awaitTurn(on terminals: [TTY], while isWanted: () -> Bool) -> ToastOutcome? {
    guard let records else {
      for terminal in terminals { _ = terminal.acquireLock(isWanted: isWanted) }
      return isWanted() ? nil : ended
    }
    self.terminals = terminals
    if !records.withLock({ arrive(records) }) { return .notDrawn }
    // Whoever comes in place of another may be called before it listens, and so looks often at first.
    var quickPolls = entry.rank == 0 ? 50 : 0
    while true {
      if !isWanted() {
        leave { _ in }
        return ended
      }
      switch records.withLock({ step(records) }) {
      case .leave:
        records.withLock { records.leave() }
        return ended
      case .wait(let name):
        records.withLock { askForRoom(records, waitingFor: name) }
        let pause = quickPolls > 0 ? Self.pollInterval : 1000
        quickPolls -= 1
        guard records.waitForOwner(of: name, atMostMilliseconds: pause) else { return nil }
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
        // Somebody more urgent may have come meanwhile.
        if isWanted(), records.withLock({ sit(records, isShared: isShared) }) { return nil }
        for terminal in terminals { terminal.releaseLock() }
      }
    }
  }

  /// Tells the others that its first frame has been sent.
  func opened() {
    opening = opening ?? Clock.now()
    guard let records, records.ownName != -1, !entry.isOpen else { return }
    records.withLock {
      let others = order(records)
      if let own = others.entries.first(where: { $0.name == records.ownName }) { entry = own }
      entry.isOpen = true
      records.update(entry.name, entry.bytes)
      takeOver(records)
      call(others.entries)
    }
  }

  /// What has changed for a toast that is seen, after a call.
  func news() -> Event? {
    guard let records else { return nil }
    return records.withLock {
      let order = order(records)
      guard let own = order.entries.first(where: { $0.name == records.ownName }) else { return nil }
      makeRoom(own, in: order, records)
      if own.decision != .none {
        outcome = ended
        return .resized(Size())
      }
      return entry.stack > 1 ? .waiting(more(order, records)) : nil
    }
  }

  /// How many wait, as far as this toast is the one to tell it.
  var more: Int {
    guard let records, entry.stack > 1 else { return 0 }
    return records.withLock { more(order(records), records) }
  }

  /// Goes, by giving the screen back while nobody comes or goes: rows of others, counted from the screen's lower edge.
  func leave(_ close: (_ others: [Range<Int>]) -> Void) {
    guard let records else { return close([]) }
    let others = records.withLock {
      let others = order(records).entries
      var rows: [Range<Int>] = []
      // One above that is about to open takes its rows then; one beneath has them already.
      for other in others
      where other.isSeen && other.place == 2 && other.name != records.ownName && other.rows > 0
        && other.successor != -1
        && (other.isOpen || other.offset < entry.offset)
      {
        rows.append(other.offset..<other.offset + other.rows)
      }
      if !isAnothers(records) { close(rows) }
      records.leave()
      return others
    }
    call(others)
  }

  // MARK: Under the lock of the records

  /// Those who count.
  func order(_ records: SharedRecords) -> QueueOrder {
    var order = all(records)
    // One that is stopped, or waits for us, holds up nobody.
    order.entries.removeAll { entry in
      let process = RunningProcess(entry.process)
      return entry.name != records.ownName
        && (process.isStopped || RunningProcess.current.descends(from: process))
    }
    return order
  }

  /// All of them.
  func all(_ records: SharedRecords) -> QueueOrder {
    QueueOrder(records.all().compactMap { QueueEntry(name: $0.name, bytes: $0.bytes) })
  }

  /// Joins the others; says whether it waits, and not another one for it.
  private func arrive(_ records: SharedRecords) -> Bool {
    var order = order(records)
    let before = order.entries
    let arrived = order.arrive(entry)
    for (old, new) in zip(before, order.entries)
    where old.count != new.count || old.decision != new.decision {
      records.update(new.name, new.bytes)
    }
    if let arrived {
      entry = arrived
      if records.join(arrived.bytes, behind: before.last?.name ?? 0) {
        entry.name = records.ownName
      }
    }
    for (old, new) in zip(before, order.entries) where new.stack > 1 || old.decision != new.decision
    {
      RunningProcess(new.process).wake()
    }
    return arrived != nil
  }

  private func step(_ records: SharedRecords) -> QueueOrder.Step {
    // Without a record of its own, as on a full disk, it is bound by the terminal's lock alone.
    if records.ownName == -1 { return .show(offset: 0) }
    return order(records).step(for: records.ownName, room: room())
  }

  /// Takes the place on the screen; says whether it is still its turn.
  private func sit(_ records: SharedRecords, isShared: Bool) -> Bool {
    let order = order(records)
    if let own = order.entries.first(where: { $0.name == records.ownName }) {
      entry = own
    } else if records.ownName != -1 {
      // With no descriptor left to look at the records it is bound by the terminal's lock alone.
      entry.offset = 0
      return true
    }
    guard case .show(let offset) = step(records) else { return false }
    inherits = order.predecessor(to: entry) != nil
    if inherits ? !coversTheSame(records) : isShared != sharesTurn(in: order) { return false }
    if !inherits, entry.cover != 0 {
      // One that was stopped meanwhile takes its picture off when it goes on.
      entry.cover = isSuccessor(records, among: all(records)) ? 0 : cover()
    }
    entry.offset = offset
    // Whoever is seen alone is in nobody's reckoning.
    entry.isOpen = !sharesTurn(in: order) && !inherits
    isBeneathOthers = order.hasSeen(beyond: entry)
    records.update(entry.name, entry.bytes)
    call(order.entries)
    return true
  }

  /// Whether it is seen together with others.
  private func sharesTurn(in order: QueueOrder) -> Bool {
    entry.stack > 1 || order.hasRoomBesides
  }

  /// What a toast may take of the attention that it has alone: as long as one that is called long stands.
  private static let patience = Duration.seconds(4)

  /// Calls those that may have stood long enough, where it is their end that is waited for.
  private func askForRoom(_ records: SharedRecords, waitingFor name: Int) {
    let seen = order(records).entries.filter(\.isSeen)
    guard entry.rows > 0, seen.contains(where: { $0.name == name }) else { return }
    for other in seen where other.rows > 0 && !other.makesRoom {
      RunningProcess(other.process).wake()
    }
  }

  /// Lets others be seen beside it when it has stood long enough: who waits for its end could wait for hours.
  private func makeRoom(_ own: QueueEntry, in order: QueueOrder, _ records: SharedRecords) {
    guard let opening, Clock.now() - opening >= Self.patience, own.isOpen, own.rows > 0,
      !own.makesRoom, own.decision == .none, own.successor == 0,
      !terminals.contains(where: \.isLockAwaited)
    else { return }
    for terminal in terminals { terminal.shareLock() }
    entry = own
    entry.makesRoom = true
    records.update(entry.name, entry.bytes)
    for other in order.entries where !other.isSeen { RunningProcess(other.process).wake() }
  }

  private func more(_ order: QueueOrder, _ records: SharedRecords) -> Int {
    order.lastSeen == records.ownName ? order.count(besides: records.ownName) : 0
  }

  /// The outcome where others have decided that it goes, or it is not wanted any more.
  private var ended: ToastOutcome { entry.isWaitedFor ? .replaced : .notDrawn }

  /// Has others look again; those that wait for the end of one are woken by that alone.
  func call(_ others: [QueueEntry]) {
    for other in others where other.stack > 1 && other.process != entry.process {
      RunningProcess(other.process).wake()
    }
  }
}

extension QueueTicket {
  /// The toast as it is in its place among the others.
  func placed(_ toast: ToastBox) -> ToastBox {
    var toast = toast
    toast.isInPlace = entry.rank == 0
    if toast.more != nil { toast.more = more }
    return toast
  }
}
