// Where one is in a list, which part of it is seen and what is ticked. It draws nothing: each box has a look of its
// own. Whatever happens costs as much as what is seen, however many rows there are; only ticks are kept for all of
// them, and only once something was ticked.

import Text
package import Values

package struct ListCursor: Sendable {
  package private(set) var rows: ListItems
  /// The row that has the focus, 0 in an empty list; one that can be taken as long as there is any.
  package private(set) var current: Int
  /// The row at the top, as it was after the last move; `firstShown` is what fits the screen as it is.
  package private(set) var first = 0
  /// Whether each row is ticked; empty as long as nothing differs from what the rows say.
  private var ticks: [Bool] = []
  package private(set) var tickCount = 0

  /// A list whose focus is on `current` or on the nearest row after or else before it that can be taken.
  package init(_ rows: ListItems, current: Int = 0) {
    self.rows = rows
    self.current = 0
    self.current = nearest(to: current, goingDown: true) ?? 0
    if rows.hasTraits {
      for row in rows.indices where rows.traits(row).contains(.isOn) { tickCount += 1 }
    }
  }

  package var count: Int { rows.count }

  /// Whether the row can have the focus and be taken: headings and disabled rows cannot.
  package func canTake(_ row: Int) -> Bool { row >= 0 && row < rows.count && rows.canTake(row) }

  /// The row at the top when `visible` rows are seen; the focus is among them.
  package func firstShown(visible: Int) -> Int {
    let visible = max(1, visible)
    let first = min(first, count - visible)
    return max(0, min(max(first, current - visible + 1), current))
  }

  /// The rows that are seen through `visible` rows of the screen.
  package func shown(visible: Int) -> Range<Int> {
    let first = firstShown(visible: visible)
    return first..<max(first, min(count, first + visible))
  }

  /// Lets `add` append rows, none of them ticked, and takes them in.
  mutating func extend<Result>(_ add: (inout ListItems) -> Result) -> Result {
    let old = count
    let result = add(&rows)
    if !ticks.isEmpty { ticks += Array(repeating: false, count: count - old) }
    if !canTake(current) { current = nearest(to: current, goingDown: true) ?? 0 }
    return result
  }

  // MARK: Moving; each tells whether the focus or what is seen has changed

  /// Gives the focus to `row`, or to the next one in the direction of the move that can be taken.
  ///
  /// On the way up the headings above the focus come into view where there is room.
  @discardableResult
  package mutating func move(to row: Int, visible: Int) -> Bool {
    let old = (current, firstShown(visible: visible))
    let goesDown = row >= current
    if let target = nearest(to: row, goingDown: goesDown) { current = target }
    if !goesDown {
      var top = current
      while top > 0, current - top < visible - 1, !canTake(top - 1) { top -= 1 }
      first = min(old.1, top)
    }
    first = firstShown(visible: visible)
    return old != (current, first)
  }

  /// Moves the focus by so many rows.
  ///
  /// Beyond the last row that can be taken, the headings and disabled rows behind it come into view.
  @discardableResult
  package mutating func move(by step: Int, visible: Int) -> Bool {
    let target = current + step
    if let row = next(from: target, goingDown: step > 0) { return move(to: row, visible: visible) }
    return step > 0 ? moveToEnd(visible: visible) : moveToStart(visible: visible)
  }

  /// Moves the focus by pages of what is seen.
  @discardableResult
  package mutating func page(by pages: Int, visible: Int) -> Bool {
    move(by: pages * max(1, visible - 1), visible: visible)
  }

  /// Gives the focus to the first row that can be taken, and shows what stands before it.
  @discardableResult
  package mutating func moveToStart(visible: Int) -> Bool {
    let old = (current, firstShown(visible: visible))
    if let row = next(from: 0, goingDown: true) { current = row }
    first = 0
    first = firstShown(visible: visible)
    return old != (current, first)
  }

  /// Gives the focus to the last row that can be taken, and shows what stands behind it.
  @discardableResult
  package mutating func moveToEnd(visible: Int) -> Bool {
    let old = (current, firstShown(visible: visible))
    if let last = next(from: count - 1, goingDown: false) { current = last }
    first = count - max(1, visible)
    first = firstShown(visible: visible)
    return old != (current, first)
  }

  /// Shows the rows from `row` on; the focus goes along where it would be out of view.
  @discardableResult
  package mutating func scroll(to row: Int, visible: Int) -> Bool {
    let visible = max(1, visible)
    let old = (current, firstShown(visible: visible))
    first = max(0, min(row, count - visible))
    let last = min(count, first + visible) - 1
    if current < first { current = next(from: first, goingDown: true) ?? current }
    if current > last { current = next(from: last, goingDown: false) ?? current }
    first = firstShown(visible: visible)
    return old != (current, first)
  }

  @discardableResult
  package mutating func scroll(by step: Int, visible: Int) -> Bool {
    scroll(to: firstShown(visible: visible) + step, visible: visible)
  }

  /// The nearest row that can be taken from `row` on, in one direction; nil if there is none.
  package func next(from row: Int, goingDown: Bool) -> Int? {
    var row = row
    while rows.indices.contains(row) {
      if canTake(row) { return row }
      row += goingDown ? 1 : -1
    }
    return nil
  }

  /// The nearest row that can be taken, in one direction or else in the other; nil if there is none.
  private func nearest(to row: Int, goingDown: Bool) -> Int? {
    let row = max(0, min(row, count - 1))
    return next(from: row, goingDown: goingDown) ?? next(from: row, goingDown: !goingDown)
  }

  // MARK: Ticks

  package func isTicked(_ row: Int) -> Bool {
    ticks.isEmpty ? rows.traits(row).rawValue & ListItems.Traits.isOn.rawValue != 0 : ticks[row]
  }

  package var ticked: [Int] {
    if tickCount == 0 { return [] }
    var ticked: [Int] = []
    for row in 0..<count where isTicked(row) { ticked.append(row) }
    return ticked
  }

  package mutating func setTicked(_ isTicked: Bool, _ row: Int) {
    if self.isTicked(row) == isTicked { return }
    if ticks.isEmpty { ticks = rows.indices.map { rows.traits($0).contains(.isOn) } }
    ticks[row] = isTicked
    tickCount += isTicked ? 1 : -1
  }

  /// Ticks all rows that can be taken, or takes all their ticks away where all have one.
  package mutating func toggleAll() {
    var ticks: [Bool] = []
    ticks.reserveCapacity(count)
    var hasGap = false
    for row in 0..<count {
      let isTicked = isTicked(row)
      if !isTicked, rows.canTake(row) { hasGap = true }
      ticks.append(isTicked)
    }
    tickCount = 0
    for row in 0..<count {
      if rows.canTake(row) { ticks[row] = hasGap }
      if ticks[row] { tickCount += 1 }
    }
    self.ticks = ticks
  }

  package mutating func tickOnly(_ row: Int) {
    ticks = Array(repeating: false, count: count)
    ticks[row] = true
    tickCount = 1
  }
}

extension ListItems {
  package var indices: Range<Int> { 0..<count }
}
