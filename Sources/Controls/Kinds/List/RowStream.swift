// Rows that come while a list is open. Keys work all the while; the picture follows at a pace that eyes can follow, however
// fast the rows come.

package import Values

package struct RowStream {
  package enum State: Sendable {
    case more
    /// More rows may come but none is wanted.
    case full
    case ended
    /// There is nothing to choose from.
    case stopped
  }

  /// Whether the list has all the room from the beginning, so that nothing moves with each row.
  package var reservesRoom = true
  private let source: Source
  /// Adds the rows that bytes are; no bytes are the end.
  let take: (inout ListItems, [UInt8]) -> State
  var isFull = false
  private var last = Duration.zero
  /// When rows are to be shown that were not shown yet; nil when all were.
  private(set) var refresh: Duration?

  /// Between two pictures of coming rows.
  private static let pace = Duration.milliseconds(50)

  package init(source: Source, take: @escaping (inout ListItems, [UInt8]) -> State) {
    self.source = source
    self.take = take
  }

  var sources: [Source] { isFull ? [] : [source] }

  /// Notes that there is more to be shown; whether it is to be shown now.
  mutating func noteRows(at now: Duration) -> Bool {
    if refresh == nil { refresh = max(now, last + Self.pace) }
    return refreshIfDue(at: now)
  }

  mutating func refreshIfDue(at now: Duration) -> Bool {
    guard let refresh, now >= refresh else { return false }
    last = now
    self.refresh = nil
    return true
  }
}

extension List {
  /// Takes in what a source gave; nothing is its end.
  mutating func take(_ bytes: [UInt8], at now: Duration) -> Reaction {
    guard let take = stream?.take else { return .ignored }
    let old = count
    let state = cursor.extend { take(&$0, bytes) }
    texts.measure(items, from: old)
    typed.rowsHaveChanged()
    searchMore(from: old)
    switch state {
    case .stopped: return .end(.shown)
    case .ended:
      stream = nil
      return .changed
    case .full: stream?.isFull = true
    case .more: break
    }
    return stream?.noteRows(at: now) == true ? .changed : .unchanged
  }
}
