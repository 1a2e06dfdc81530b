// Who of the toasts of one terminal is next, and where it stands. Values in, values out: every process decides about itself
// alone, under the lock of the records, so all come to the same order.

/// The toasts of one terminal.
struct QueueOrder: Sendable {
  /// All that live in the order of their coming, those included that have been replaced and are about to go.
  var entries: [QueueEntry]

  /// The toasts of one terminal, in the order of their coming.
  init(_ entries: [QueueEntry]) { self.entries = entries }

  /// What a toast that waits is to do.
  enum Step: Equatable, Sendable {
    /// Be seen, so many rows from the edge.
    case show(offset: Int)
    /// Wait until the toast of that record has gone.
    case wait(name: Int)
    /// Go; others have decided so.
    case leave
  }

  /// The places of those that wait, the next one first.
  var waiting: [Int] {
    var places: [Int] = []
    for place in entries.indices where !entries[place].isSeen && entries[place].decision == .none {
      var index = places.count
      while index > 0, entries[place].isBefore(entries[places[index - 1]]) { index -= 1 }
      places.insert(place, at: index)
    }
    return places
  }

  /// The name of the one that came last of those that are seen.
  var lastSeen: Int? {
    entries.last { $0.isSeen }?.name
  }

  /// How many wait beside the one of that record.
  func count(besides name: Int) -> Int {
    var count = 0
    for place in waiting where entries[place].name != name { count += entries[place].count }
    return count
  }

  /// Lets a toast come: it takes the place of the one with its name, or is counted by an equal one that waits, or waits
  /// behind the others.
  ///
  /// - Returns: the toast as one that waits; nil where another one stands for it too.
  mutating func arrive(_ new: QueueEntry) -> QueueEntry? {
    var new = new
    new.order = new.birth
    for index in entries.indices where entries[index].decision == .none {
      if new.id.isEmpty {
        guard !entries[index].isSeen, entries[index].isEqual(to: new) else { continue }
        entries[index].count += 1
        return nil
      }
      guard entries[index].id == new.id else { continue }
      // One that was called later has come first: what we would tell is not true any more.
      if entries[index].birth > new.birth, !new.isWaitedFor { return nil }
      entries[index].decision = .replaced
      new.order = entries[index].order
      if entries[index].isSeen || entries[index].rank == 0 { new.rank = 0 }
    }
    return new
  }

  /// The lowest place that is free, so that what others leave is taken before the stack grows.
  private func freeOffset(for own: QueueEntry) -> Int {
    var offset = 0
    var isFree = false
    while !isFree {
      isFree = true
      for other in entries where other.isSeen && other.place == own.place {
        let isClear = offset + own.rows <= other.offset || other.offset + other.rows <= offset
        if isClear { continue }
        offset = other.offset + other.rows
        isFree = false
      }
    }
    return offset
  }

  /// Whether one stands above, seen from the edge, at the same place of the screen.
  func hasSeen(beyond own: QueueEntry) -> Bool {
    entries.contains { other in
      other.isSeen && other.name != own.name && other.place == own.place
        && other.offset > own.offset
    }
  }

  /// The one that may take over the picture of `own` as it stands, since it covers the same cells.
  func successor(of own: QueueEntry) -> QueueEntry? {
    guard own.decision == .replaced, own.isOpen, own.cover != 0 else { return nil }
    return entries.first {
      $0.decision == .none && !$0.isSeen && $0.rank == 0 && $0.id == own.id && $0.cover == own.cover
    }
  }

  /// The one that leaves its picture to `own`.
  func predecessor(to own: QueueEntry) -> QueueEntry? {
    guard own.name > 0, own.cover != 0 else { return nil }
    return entries.first { $0.isSeen && $0.successor == own.name && $0.cover == own.cover }
  }

  /// What the toast of that record is to do on a screen with `room` rows for toasts.
  func step(for name: Int, room: Int) -> Step {
    let waiting = waiting
    guard let turn = waiting.firstIndex(where: { entries[$0].name == name }) else { return .leave }
    let own = entries[waiting[turn]]
    if let predecessor = predecessor(to: own) { return .show(offset: predecessor.offset) }
    if turn > 0 { return .wait(name: entries[waiting[turn - 1]].name) }
    var first: Int?
    var leaving: Int?
    var (count, limit) = (0, own.stack)
    // Rows that are taken at other places, where the same ones may be needed.
    var others = 0
    for entry in entries where entry.isSeen {
      if entry.place != own.place { others += entry.rows }
      // Beside it nobody is counted; but of two that wait for keys only one can have them.
      if lets(own, besides: entry) { continue }
      first = first ?? entry.name
      // One that is about to go leaves its place to whoever replaces it; one that is about to open is in the way until then,
      // since the next reckons with the rows and the cursor as they are afterwards.
      if entry.decision != .none || !entry.isOpen { leaving = entry.name }
      if own.isWaitedFor, entry.isWaitedFor { leaving = leaving ?? entry.name }
      count += 1
      limit = min(limit, entry.stack)
    }
    if let first, count >= limit || leaving != nil { return .wait(name: leaving ?? first) }
    let offset = freeOffset(for: own)
    if offset + own.rows + others <= room { return .show(offset: offset) }
    return entries.first(where: \.isSeen).map { .wait(name: $0.name) } ?? .show(offset: 0)
  }

  /// Whether one that is seen lets another be seen beside it though they are no stack.
  private func lets(_ own: QueueEntry, besides entry: QueueEntry) -> Bool {
    entry.makesRoom && entry.decision == .none && own.rows > 0
      && !(own.isWaitedFor && entry.isWaitedFor)
  }

  /// Whether one is seen that others may be seen beside, though they are no stack.
  var hasRoomBesides: Bool { entries.contains { $0.isSeen && $0.makesRoom } }
}

extension QueueEntry {
  /// Whether one picture can stand for both.
  fileprivate func isEqual(to other: QueueEntry) -> Bool {
    id.isEmpty && !isWaitedFor && !other.isWaitedFor && text == other.text && rank == other.rank
      && place == other.place
  }

  /// Whether it is to be shown before another one that waits.
  fileprivate func isBefore(_ other: QueueEntry) -> Bool {
    rank == other.rank ? order < other.order : rank < other.rank
  }
}
