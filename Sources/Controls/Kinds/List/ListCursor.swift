// Where one is in a list, which part of it is seen and what is ticked. It draws nothing: each box has a look of its
// own. Whatever happens costs as much as what is seen, however many rows there are; only ticks are kept for all of
// them, and only once something was ticked.

import Text
package import Values

package struct ListCursor: Sendable {
  package private(set) var rows: ListItems
  /// The rows that a search leaves, from top to bottom; nil while all are shown.
  ///
  /// The functions below count places among them: without a search the place of a row is its number.
  private var found: [Int]?
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
  /// How many rows are shown, seen or not: those that a search leaves, or all.
  package var shownCount: Int { found?.count ?? rows.count }
  package func row(at place: Int) -> Int { found?[place] ?? place }
  /// The place of the row with the focus.
  package var place: Int { place(of: current) }

  /// The place of a row, or of the next one behind it that is shown.
  private func place(of row: Int) -> Int {
    guard let found else { return row }
    var (low, high) = (0, found.count)
    while low < high {
      let middle = (low + high) / 2
      if found[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func canTake(at place: Int) -> Bool {
    found == nil ? canTake(place) : place >= 0 && place < shownCount
  }

  /// Whether the row can have the focus and be taken: headings and disabled rows cannot.
  package func canTake(_ row: Int) -> Bool { row >= 0 && row < rows.count && rows.canTake(row) }

  /// The row at the top when `visible` rows are seen; the focus is among them.
  package func firstShown(visible: Int) -> Int {
    let visible = max(1, visible)
    let first = min(first, shownCount - visible)
    return max(0, min(max(first, place - visible + 1), place))
  }

  /// The places that are seen through `visible` rows of the screen.
  package func shown(visible: Int) -> Range<Int> {
    let first = firstShown(visible: visible)
    return first..<max(first, min(shownCount, first + visible))
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
    move(toPlace: place(of: row), visible: visible)
  }

  private mutating func move(toPlace target: Int, visible: Int) -> Bool {
    let old = (current, firstShown(visible: visible))
    let goesDown = target >= place
    if let target = nearest(to: target, goingDown: goesDown) { current = row(at: target) }
    if !goesDown {
      let place = place
      var top = place
      while top > 0, place - top < visible - 1, !canTake(at: top - 1) { top -= 1 }
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
    let target = place + step
    if let place = next(from: target, goingDown: step > 0) {
      return move(toPlace: place, visible: visible)
    }
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
    if let first = next(from: 0, goingDown: true) { current = row(at: first) }
    first = 0
    first = firstShown(visible: visible)
    return old != (current, first)
  }

  /// Gives the focus to the last row that can be taken, and shows what stands behind it.
  @discardableResult
  package mutating func moveToEnd(visible: Int) -> Bool {
    let old = (current, firstShown(visible: visible))
    if let last = next(from: shownCount - 1, goingDown: false) { current = row(at: last) }
    first = shownCount - max(1, visible)
    first = firstShown(visible: visible)
    return old != (current, first)
  }

  /// Shows the rows from the place `top` on; the focus goes along where it would be out of view.
  @discardableResult
  package mutating func scroll(to top: Int, visible: Int) -> Bool {
    let visible = max(1, visible)
    let old = (current, firstShown(visible: visible))
    first = max(0, min(top, shownCount - visible))
    let last = min(shownCount, first + visible) - 1
    let target =
      place < first
      ? next(from: first, goingDown: true)
      : place > last ? next(from: last, goingDown: false) : nil
    if let target { current = row(at: target) }
    first = firstShown(visible: visible)
    return old != (current, first)
  }

  @discardableResult
  package mutating func scroll(by step: Int, visible: Int) -> Bool {
    scroll(to: firstShown(visible: visible) + step, visible: visible)
  }

  /// The nearest place from `place` on whose row can be taken, in one direction; nil if there is none.
  package func next(from place: Int, goingDown: Bool) -> Int? {
    var place = place
    while place >= 0, place < shownCount {
      if canTake(at: place) { return place }
      place += goingDown ? 1 : -1
    }
    return nil
  }

  /// The nearest place whose row can be taken, in one direction or else in the other; nil if there is none.
  private func nearest(to place: Int, goingDown: Bool) -> Int? {
    let place = max(0, min(place, shownCount - 1))
    return next(from: place, goingDown: goingDown) ?? next(from: place, goingDown: !goingDown)
  }

  // MARK: Searching

  /// Shows only the rows that can be taken and that `isFound` wants; the focus goes to `row` or to the nearest of them.
  ///
  /// With `isNarrower` only those are looked at that are shown already.
  mutating func narrow(near row: Int, isNarrower: Bool, _ isFound: (Int) -> Bool) {
    let rows = rows
    found =
      isNarrower
      ? (found ?? Array(rows.indices)).filter { rows.canTake($0) && isFound($0) }
      : rows.indices.filter { rows.canTake($0) && isFound($0) }
    first = 0
    if let nearest = nearest(to: place(of: row), goingDown: true) {
      current = self.row(at: nearest)
    }
  }

  /// Adds the rows from `row` on that `isFound` wants to those that a search has left.
  mutating func findMore(from row: Int, _ isFound: (Int) -> Bool) {
    let hadNone = shownCount == 0
    let more = (row..<count).filter { canTake($0) && isFound($0) }
    found?.append(contentsOf: more)
    if hadNone, shownCount > 0 { current = self.row(at: 0) }
  }

  /// Shows all rows again; the focus stays.
  mutating func showAll() {
    first = max(0, current - (place - first))
    found = nil
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

  /// Ticks all rows that are shown and can be taken, or takes all their ticks away where all have one.
  package mutating func toggleAll() {
    if let found {
      let hasGap = found.contains { !isTicked($0) }
      for row in found { setTicked(hasGap, row) }
      return
    }
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
