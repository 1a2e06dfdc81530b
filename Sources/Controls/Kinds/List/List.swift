// A list: rows of which one is taken or several are ticked, found by their first letters, perhaps still coming. Whatever
// happens costs as much as what is seen.

import Drawing
import Input
package import Text
package import Values

package struct List: RowControl {
  package enum Choice: Equatable, Sendable {
    case row
    case ticked
    /// Any number of ticked rows.
    case several(Picks)

    package var hasTicks: Bool { self != .row }
  }

  /// How many rows may be ticked.
  package struct Picks: Equatable, Sendable {
    package var least: Int
    /// Nil for all.
    package var most: Int?
    /// What is said where there are too few or would be too many; nil for nothing.
    package var tooFew: DisplayText?
    package var tooMany: DisplayText?

    package init(least: Int = 0, most: Int? = nil) {
      self.least = least
      self.most = most
    }

    func contains(_ count: Int) -> Bool { count >= least && count <= most ?? count }
  }

  package let choice: Choice
  package internal(set) var cursor: ListCursor
  package var texts: ListTexts
  package var wantedRows = 0
  package var takesFocus = true
  /// Whether moving to a row ticks it, where one is ticked.
  package var choosesByMoving = false
  /// Whether the row that the focus would go to is marked only while the list has it.
  package var marksWithFocusOnly = false
  /// The rows that still come; nil when all are there.
  package var stream: RowStream?
  /// The button that begins to edit the text of the current row, and the bytes it may have; nil for none.
  package var renaming: (button: ButtonName, limit: Int)?
  /// The editor of the current row's text; nil while none is edited.
  var editor: LineEditor?
  var renamed: [UInt8]?
  var typed = TypeAhead()
  /// The search that is open; nil for none.
  var search: ListSearch?
  /// Cells by which the text of the focused row is moved to the left, negative for the right.
  var shift = 0
  /// The row on which the mouse went down, and whether it had the focus before.
  var pressed: (row: Int, wasCurrent: Bool)?

  package init(
    _ items: ListItems, current: Int = 0, choosing choice: Choice, showing options: ListOptions
  ) {
    self.choice = choice
    cursor = ListCursor(items, current: current)
    texts = ListTexts(items, options)
    if choice == .ticked, cursor.tickCount > 1,
      let first = items.indices.first(where: cursor.isTicked)
    {
      cursor.tickOnly(first)
    }
  }

  package var items: ListItems { cursor.rows }
  package var count: Int { cursor.count }
  /// The row that has the focus; nil in an empty list.
  package var current: Int? { cursor.shownCount > 0 ? cursor.current : nil }
  var findsByLetter: Bool { !texts.options.hasNoHotList }
  package var rowHeight: Int { renaming == nil ? 1 : 3 }
  package var isTree: Bool { texts.options.isTree }

  var picks: Picks? { if case .several(let picks) = choice { picks } else { nil } }

  package func columns(in skin: Skin) -> Extent { skin.geometry.columns(of: self) }

  /// Rows worth seeing, as far as there are so many.
  package static let worthyRows = 3

  /// Rows of a list that is still coming; no screen shows more.
  private static let roomForMore = 1000

  package func rows(forColumns columns: Int, in skin: Skin) -> Extent {
    let least = renaming == nil ? min(Self.worthyRows, max(1, count)) : 3
    if stream?.reservesRoom == true { return Extent(Self.worthyRows, Self.roomForMore) }
    return Extent(least, wantedRows > 0 ? wantedRows : max(1, count))
  }

  /// The rows that are chosen, from top to bottom.
  package var chosen: [Int] {
    if choice.hasTicks { return cursor.ticked }
    return current.map { cursor.canTake($0) ? [$0] : [] } ?? []
  }

  package var value: Value {
    .selection(Selection(current: current, rows: chosen, renamed: renamed))
  }

  package var answers: [[UInt8]] { chosen.map { Array(items.value($0)) } }

  package func answersAsSeen(_ rules: TextRules) -> [DisplayText]? {
    chosen.map { items.shown(.label, of: $0, markup: texts.options.markup, rules: rules) }
  }

  package mutating func set(_ value: Value) -> Problem? {
    guard case .selection(let selection) = value else { return Problem() }
    renamed = selection.renamed
    if let current = selection.current { cursor.move(to: current, visible: 1) }
    if choice.hasTicks {
      for row in items.indices where cursor.isTicked(row) { cursor.setTicked(false, row) }
      for row in selection.rows where cursor.canTake(row) { cursor.setTicked(true, row) }
    } else if let row = selection.rows.first {
      cursor.move(to: row, visible: 1)
    }
    return problem
  }

  package var problem: Problem? {
    switch choice {
    case .row: return chosen.isEmpty ? Problem() : nil
    case .ticked: return nil
    case .several(let picks):
      if picks.contains(cursor.tickCount) { return nil }
      return Problem(cursor.tickCount < picks.least ? picks.tooFew : picks.tooMany)
    }
  }

  package var help: DisplayText? { texts.help(of: current, in: items) }

  package var hints: [KeyHint] {
    if choosesByMoving { return [.move] }
    return (count > 1 ? [.move] : []) + (choice.hasTicks ? [.tick] : [])
      + (count > 1 ? [.find] : [])
  }

  package func status(forRows rows: Int, in skin: Skin) -> ControlStatus? {
    var words: [String] = []
    if let picks {
      let count = texts.options.sentences.ticked(cursor.tickCount, of: items.takeableCount)
      words.append(count + Self.bounds(of: picks))
    }
    if stream != nil || cursor.shownCount > rows || search != nil {
      words.append("\(position)\(stream == nil ? "" : "+")")
    }
    if words.isEmpty, search == nil { return nil }
    let rules = texts.options.rules
    return ControlStatus(
      words: DisplayText(words.joined(separator: "  "), rules: rules), isAnswer: problem == nil,
      search: searchLine)
  }

  /// Which of the rows has the focus and how many there are, headings and disabled ones not counted.
  private var position: String {
    if cursor.shownCount == 0 { return "0/0" }
    if search != nil, cursor.shownCount < count {
      return "\(cursor.place + 1)/\(cursor.shownCount)"
    }
    return "\(items.number(of: cursor.current))/\(items.takeableCount)"
  }

  private static func bounds(of picks: Picks) -> String {
    switch (picks.least, picks.most) {
    case (0, nil): ""
    case (let least, nil): " (\(least)+)"
    case (let least, .some(let most)): least == most ? " (\(least))" : " (\(least)-\(most))"
    }
  }

  package func deadline(after now: Duration) -> Duration? { stream?.refresh }
  package var sources: [Source] { stream?.sources ?? [] }

  package func view(in place: Place) -> ListView {
    let area = place.skin.geometry.rowArea(in: place)
    let layout = place.skin.geometry.rowLayout(of: self, in: place)
    return ListView(
      shown: cursor.shown(visible: visible(in: area, layout)), count: cursor.shownCount,
      indent: layout.indent, area: area)
  }

  func visible(in area: Rect, _ layout: RowLayout) -> Int {
    let rows = area.size.rows / max(1, layout.height)
    return layout.height > 1 ? max(1, rows) : rows
  }
}
