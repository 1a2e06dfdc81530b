// Which toast of a terminal is next, and where it stands. Values in, values out: every process decides about its own toast only,
// under the lock of the records, so that all arrive at the same order.

struct QueueOrder: Sendable {
  /// All toasts in the order of their arrival, including those that have been replaced and are about to end.
  var entries: [QueueEntry]
  /// Those whose processes cannot proceed, as far as somebody would wait for them.
  var blocked: Set<Int> = []

  /// Of more that wait, the oldest ordinary one is left out.
  static let longest = 100

  init(_ entries: [QueueEntry]) { self.entries = entries }

  enum Step: Equatable, Sendable {
    /// Be shown, `offset` rows from the edge.
    case show(offset: Int)
    case wait(name: Int)
    case leave
  }

  subscript(name: Int) -> QueueEntry? { entries.first { $0.name == name } }

  /// The indices of those that wait, the next one first.
  var waiting: [Int] {
    var places: [Int] = []
    for place in entries.indices
    where entries[place].waits && !blocked.contains(entries[place].name) {
      var index = places.count
      while index > 0, entries[place].isBefore(entries[places[index - 1]]) { index -= 1 }
      places.insert(place, at: index)
    }
    return places
  }

  var lastShown: Int? {
    entries.last { $0.isShown }?.name
  }

  /// How many toasts wait, without the one with that record.
  func count(besides name: Int) -> Int {
    var count = 0
    for place in waiting where entries[place].name != name { count += entries[place].count }
    return count
  }

  /// Adds a toast, which may replace the one with its `--id`; returns it as it waits, nil where an equal one represents it.
  mutating func arrive(_ new: QueueEntry) -> QueueEntry? {
    var new = new
    new.order = new.birth
    for index in entries.indices
    where entries[index].decision == .none && !blocked.contains(entries[index].name) {
      if new.id.isEmpty {
        guard !entries[index].isShown, entries[index].isEqual(to: new) else { continue }
        entries[index].count += 1
        return nil
      }
      guard entries[index].id == new.id else { continue }
      // A later one has arrived first, so that this one is out of date.
      if Birth(new.birth) < Birth(entries[index].birth), !new.isWaitedFor { return nil }
      entries[index].decision = .replaced
      new.order = entries[index].order
      if entries[index].isShown || entries[index].rank == 0 { new.rank = 0 }
    }
    leaveOut(for: &new)
    return new
  }

  /// Leaves out the oldest ordinary one where too many wait; the next one tells of it.
  private mutating func leaveOut(for new: inout QueueEntry) {
    let all = waiting
    let ordinary = all.filter { entries[$0].mayBeLeftOut }
      .sorted { Birth(entries[$0].order) < Birth(entries[$1].order) }
    guard all.count >= Self.longest, let oldest = ordinary.first else { return }
    entries[oldest].decision = .leftOut
    let count = entries[oldest].leftOut + entries[oldest].count
    if ordinary.count > 1 { entries[ordinary[1]].leftOut += count } else { new.leftOut += count }
  }

  /// The one that replaces or represents a new one's like, to be asked whether it can proceed.
  func kin(of new: QueueEntry) -> [Int] {
    entries.filter { new.id.isEmpty ? $0.isEqual(to: new) : $0.id == new.id }.map(\.name)
  }

  /// The lowest free place, so that rows that others leave are taken before the stack grows.
  private func freeOffset(for own: QueueEntry) -> Int {
    var offset = 0
    var isFree = false
    while !isFree {
      isFree = true
      for other in entries where other.isShown && other.place == own.place {
        let isClear = offset + own.rows <= other.offset || other.offset + other.rows <= offset
        if isClear { continue }
        offset = other.offset + other.rows
        isFree = false
      }
    }
    return offset
  }

  /// Whether a toast is shown farther from the edge at the same place of the screen.
  func hasShown(beyond own: QueueEntry) -> Bool {
    entries.contains { other in
      other.isShown && other.name != own.name && other.place == own.place
        && other.offset > own.offset
    }
  }

  /// The toast that may take over the picture of `own`, since it covers the same cells.
  func successor(of own: QueueEntry) -> QueueEntry? {
    guard own.decision == .replaced, own.hasDrawn, own.cover != 0 else { return nil }
    return entries.first {
      $0.decision == .none && !$0.isShown && $0.rank == 0 && $0.id == own.id
        && $0.cover == own.cover
    }
  }

  func predecessor(to own: QueueEntry) -> QueueEntry? {
    guard own.name > 0, own.cover != 0 else { return nil }
    return entries.first { $0.isShown && $0.successor == own.name && $0.cover == own.cover }
  }

  /// What the toast with that record is to do on a screen with `room` rows for toasts.
  func step(for name: Int, room: Int) -> Step {
    let waiting = waiting
    guard let turn = waiting.firstIndex(where: { entries[$0].name == name }) else { return .leave }
    let own = entries[waiting[turn]]
    if let predecessor = predecessor(to: own) { return .show(offset: predecessor.offset) }
    if turn > 0 { return .wait(name: entries[waiting[turn - 1]].name) }
    var first: Int?
    var leaving: Int?
    var (count, limit) = (0, own.stack)
    // Rows that toasts at other places of the screen take.
    var others = 0
    for entry in entries where entry.isShown {
      if entry.place != own.place { others += entry.rows }
      if blocked.contains(entry.name) { continue }
      // It counts for nobody beside it; but of two that wait for keys only one can have them.
      if lets(own, besides: entry) { continue }
      first = first ?? entry.name
      // A toast that is about to end leaves its place to its replacement. One that has not drawn yet must draw first, since the
      // next one computes its place from the rows and the cursor as they are afterwards.
      if entry.decision != .none || !entry.hasDrawn { leaving = entry.name }
      if own.isWaitedFor, entry.isWaitedFor { leaving = leaving ?? entry.name }
      count += 1
      limit = min(limit, entry.stack)
    }
    if let first, count >= limit || leaving != nil { return .wait(name: leaving ?? first) }
    let offset = freeOffset(for: own)
    if offset + own.rows + others <= room { return .show(offset: offset) }
    let shown = entries.first { $0.isShown && !blocked.contains($0.name) }
    return shown.map { .wait(name: $0.name) } ?? .show(offset: 0)
  }

  private func lets(_ own: QueueEntry, besides entry: QueueEntry) -> Bool {
    entry.makesRoom && entry.decision == .none && own.rows > 0
      && !(own.isWaitedFor && entry.isWaitedFor)
  }

  /// Whether a toast is shown that lets others be shown beside it though they are no stack.
  var hasRoomBesides: Bool { entries.contains { $0.isShown && $0.makesRoom } }
}

extension QueueEntry {
  /// Whether one picture can represent both.
  fileprivate func isEqual(to other: QueueEntry) -> Bool {
    id.isEmpty && !isWaitedFor && !other.isWaitedFor && text == other.text && rank == other.rank
      && place == other.place
  }

  fileprivate func isBefore(_ other: QueueEntry) -> Bool {
    rank == other.rank ? Birth(order) < Birth(other.order) : rank < other.rank
  }
}
