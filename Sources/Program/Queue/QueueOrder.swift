// Who of the toasts of one terminal is next, and where it stands. Values in, values out: every process decides about itself
// alone, under the lock of the records, so all come to the same order.

/// The toasts of one terminal.
package struct QueueOrder: Sendable {
  /// All that live, those included that have been replaced and are about to go.
  package var entries: [QueueEntry]

  /// The toasts of one terminal.
  package init(_ entries: [QueueEntry]) { self.entries = entries }

  /// What a toast that waits is to do.
  package enum Step: Equatable, Sendable {
    /// Be seen, so many rows from the edge.
    case show(offset: Int)
    /// Wait until the toast of that record has gone.
    case wait(name: Int)
    /// Go; others have decided so.
    case leave
  }

  /// What a toast does that has just come.
  package enum Arrival: Equatable, Sendable {
    /// Wait behind others, or in the place of another one.
    case wait(QueueEntry)
    /// Go: the equal one of that record stands for it too.
    case merge(name: Int)
  }

  /// The toasts that are seen, the one that came last at the end.
  package var seen: [QueueEntry] { entries.filter(\.isSeen).sorted { $0.name < $1.name } }

  /// The toasts that wait, the next one first.
  package var waiting: [QueueEntry] {
    entries.filter { !$0.isSeen && $0.verdict == .none }.sorted {
      ($0.rank, $0.order, $0.name) < ($1.rank, $1.order, $1.name)
    }
  }

  /// How many wait beside the one of that record.
  package func count(besides name: Int) -> Int {
    waiting.reduce(0) { $1.name == name ? $0 : $0 + $1.count }
  }

  /// What becomes of a toast that comes: it takes the place of the one with its name, or is counted by an equal one that
  /// waits, or waits behind the others.
  package mutating func arrive(_ new: QueueEntry) -> Arrival {
    var new = new
    new.order = (entries.map(\.order).max() ?? 0) + 1
    if !new.id.isEmpty {
      for index in entries.indices
      where entries[index].id == new.id && entries[index].verdict == .none {
        entries[index].verdict = .replaced
        new.order = entries[index].order
        if entries[index].isSeen { new.rank = 0 }
      }
    } else if !new.isWaitedFor, let equal = waiting.first(where: { $0.isEqual(to: new) }),
      let index = entries.firstIndex(of: equal)
    {
      entries[index].count += 1
      return .merge(name: equal.name)
    }
    return .wait(new)
  }

  /// The lowest place that is free, so that what others leave is taken before the stack grows.
  private func freeOffset(for own: QueueEntry) -> Int {
    var offset = 0
    for other in seen.filter({ $0.place == own.place }).sorted(by: { $0.offset < $1.offset }) {
      if offset + own.rows <= other.offset { break }
      offset = max(offset, other.offset + other.rows)
    }
    return offset
  }

  /// Whether one stands above, seen from the edge, at the same place of the screen.
  package func hasSeen(beyond own: QueueEntry) -> Bool {
    seen.contains { $0.name != own.name && $0.place == own.place && $0.offset > own.offset }
  }

  /// What the toast of that record is to do on a screen with `room` rows for toasts.
  package func step(for name: Int, room: Int) -> Step {
    guard let own = entries.first(where: { $0.name == name }), own.verdict == .none else {
      return .leave
    }
    let waiting = waiting
    if let place = waiting.firstIndex(where: { $0.name == name }), place > 0 {
      return .wait(name: waiting[place - 1].name)
    }
    let seen = seen
    guard let last = seen.last else { return .show(offset: 0) }
    // One that is about to go leaves its place to whoever replaces it.
    let leaving = seen.first { $0.verdict != .none }
    let limit = seen.reduce(own.stack) { min($0, $1.stack) }
    if seen.count >= limit || leaving != nil {
      return .wait(name: (leaving ?? seen.first ?? last).name)
    }
    let offset = freeOffset(for: own)
    // Those at other places may need the same rows.
    let others = seen.filter { $0.place != own.place }.reduce(0) { $0 + $1.rows }
    if offset + own.rows + others > room { return .wait(name: (seen.first ?? last).name) }
    return .show(offset: offset)
  }
}

extension QueueEntry {
  /// Whether one picture can stand for both.
  fileprivate func isEqual(to other: QueueEntry) -> Bool {
    id.isEmpty && !isWaitedFor && text == other.text && rank == other.rank && place == other.place
  }
}
