// One of the two lists of a buildlist: rows that come and go, of which one has the focus.

struct TransferColumn {
  private(set) var rows: [Int]
  /// The index of the row that has the focus; 0 in an empty column.
  private(set) var current = 0
  private var first = 0

  init(_ rows: [Int]) { self.rows = rows }

  var currentRow: Int? { rows.indices.contains(current) ? rows[current] : nil }

  /// The index of the row at the top when `visible` rows are seen; the focus is among them.
  func firstShown(visible: Int) -> Int {
    let first = min(first, rows.count - visible)
    return max(0, min(max(first, current - visible + 1), current))
  }

  func shown(visible: Int) -> Range<Int> {
    let first = firstShown(visible: visible)
    return first..<max(first, min(rows.count, first + visible))
  }

  /// Gives the focus to the row at an index; whether anything has changed.
  mutating func move(to index: Int, visible: Int) -> Bool {
    let old = (current, firstShown(visible: visible))
    first = old.1
    current = max(0, min(index, rows.count - 1))
    first = firstShown(visible: visible)
    return old != (current, first)
  }

  /// Scrolls, with the focus where it would be out of view; whether anything has changed.
  mutating func scroll(by step: Int, visible: Int) -> Bool {
    let old = (current, firstShown(visible: visible))
    first = max(0, min(old.1 + step, rows.count - visible))
    current = max(0, min(max(current, first), first + visible - 1, rows.count - 1))
    return old != (current, first)
  }

  /// Takes the current row away; the focus goes to the one behind it, or else before it.
  mutating func removeCurrent() -> Int? {
    guard let row = currentRow else { return nil }
    rows.remove(at: current)
    current = max(0, min(current, rows.count - 1))
    return row
  }

  /// Adds a row, at the end or where it stands by its number, and returns its index; the focus stays on its row.
  @discardableResult
  mutating func insert(_ row: Int, atEnd: Bool) -> Int {
    let index = atEnd ? rows.count : firstIndex(after: row)
    if index <= current, !rows.isEmpty { current += 1 }
    rows.insert(row, at: index)
    return index
  }

  /// The index of the row nearest to another by number, the one before it where two are; nil if there is none.
  func nearest(to row: Int) -> Int? {
    if rows.isEmpty { return nil }
    let next = firstIndex(after: row)
    if next == 0 { return 0 }
    if next == rows.count { return next - 1 }
    return row - rows[next - 1] > rows[next] - row ? next : next - 1
  }

  private func firstIndex(after row: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] <= row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
