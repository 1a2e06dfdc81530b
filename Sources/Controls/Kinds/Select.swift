// A choice of which one row is seen, and all while it is open.

package import Drawing
import Input
package import Text
package import Values

package struct Select: RowControl {
  private var list: List
  /// The row that is chosen; nil for none yet.
  package private(set) var chosen: Int?
  private var isOpen = false

  /// Rows that are seen of an open one.
  private static let mostRows = 8

  /// A choice in a list of which a row is taken.
  package init(_ list: List, chosen: Int?) {
    self.list = list
    self.chosen = chosen
    if let chosen { _ = self.list.set(.selection(Selection(current: chosen, rows: [chosen]))) }
  }

  package var takesFocus: Bool { true }
  package var grows: Bool { false }
  package var wantedRows: Int { 0 }
  package var current: Int? { chosen }
  package var items: ListItems { list.items }

  package func columns(in skin: Skin) -> Extent {
    // A mark and a blank stand before a row of the list, and at least the sign that opens it behind the chosen one.
    Extent(1, list.columns(in: skin).ideal + 2)
  }

  package func rows(forColumns columns: Int, in skin: Skin) -> Extent {
    Extent(1 + (isOpen ? openRows : 0))
  }

  private var openRows: Int { min(Self.mostRows, max(1, list.count)) }

  package var capture: KeyCapture { isOpen ? .escape : .none }
  package var help: DisplayText? { isOpen ? list.help : nil }
  package var hints: [KeyHint] { isOpen ? list.hints : [.changeLeftRight, .open] }

  package var value: Value {
    .selection(Selection(current: chosen, rows: chosen.map { [$0] } ?? []))
  }

  package var answers: [[UInt8]] { chosen.map { [Array(list.items.value($0))] } ?? [] }

  package func answersAsSeen(_ rules: TextRules) -> [DisplayText]? {
    chosen.map { [list.items.shown(.label, of: $0, markup: .none, rules: rules)] } ?? []
  }

  package mutating func set(_ value: Value) -> Problem? {
    guard case .selection(let selection) = value else { return Problem() }
    guard let row = selection.rows.first else {
      chosen = nil
      return nil
    }
    guard list.items.indices.contains(row), list.items.canTake(row) else { return Problem() }
    chosen = row
    return list.set(.selection(Selection(current: row, rows: [row])))
  }

  package var rowQuestion: RowQuestion {
    RowQuestion(
      items: list.items, options: list.texts.options, picks: nil, isTicked: { _ in false },
      chosen: chosen.map { [$0] } ?? [])
  }

  // MARK: Events

  package mutating func handle(_ event: Event, in place: Place) -> Reaction {
    switch event {
    case .input(.key(let key)) where place.isFocused:
      return isOpen ? handleOpen(event, key, in: place) : handleClosed(event, key, in: place)
    case .input(.mouse(let mouse)): return handle(mouse, in: place)
    case .input(.paste) where isOpen: return list.handle(event, in: listPlace(in: place))
    default: return .ignored
    }
  }

  private mutating func handleClosed(_ event: Event, _ key: Key, in place: Place) -> Reaction {
    switch place.skin.keys.command(for: key, in: .select) {
    case .open: return open()
    case .increase: return choose(by: 1)
    case .decrease: return choose(by: -1)
    case .find:
      _ = open()
      return list.handle(event, in: listPlace(in: place))
    default: break
    }
    guard key.typed != nil else { return .ignored }
    let reaction = list.handle(event, in: listPlace(in: place))
    guard let current = list.current, reaction == .changed || reaction == .submit else {
      return reaction
    }
    return take(current)
  }

  private mutating func open() -> Reaction {
    if list.count == 0 { return .effect(.bell) }
    isOpen = true
    return .changed
  }

  private mutating func choose(by step: Int) -> Reaction {
    var row = chosen.map { $0 + step } ?? 0
    while list.items.indices.contains(row), !list.items.canTake(row) { row += step }
    return list.items.indices.contains(row) ? take(row) : .unchanged
  }

  private mutating func take(_ row: Int) -> Reaction {
    if row == chosen { return .unchanged }
    _ = set(.selection(Selection(current: row, rows: [row])))
    return .changed
  }

  private mutating func handleOpen(_ event: Event, _ key: Key, in place: Place) -> Reaction {
    let isSearching = list.capture == .search
    if key == .escape, !isSearching { return close() }
    if key == .tab || key == .backTab { _ = close() }
    guard isOpen else { return .ignored }
    let reaction = list.handle(event, in: listPlace(in: place))
    guard reaction == .submit else { return reaction == .ignored ? .unchanged : reaction }
    if let current = list.current { _ = take(current) }
    _ = close()
    return .submit
  }

  /// Closes it; the rows stand as they are chosen.
  private mutating func close() -> Reaction {
    isOpen = false
    list.endSearch()
    if let chosen { _ = list.set(.selection(Selection(current: chosen, rows: [chosen]))) }
    return .changed
  }

  private mutating func handle(_ mouse: Mouse, in place: Place) -> Reaction {
    let point = Point(column: mouse.column, row: mouse.row)
    if isOpen, listPlace(in: place).area.contains(point) {
      let reaction = list.handle(.input(.mouse(mouse)), in: listPlace(in: place))
      guard mouse.kind == .press, mouse.button == .left, let current = list.current else {
        return reaction
      }
      _ = take(current)
      return close()
    }
    guard mouse.kind == .press, mouse.button == .left, place.area.contains(point) else {
      return .ignored
    }
    return isOpen ? close() : open()
  }

  private func listPlace(in place: Place) -> Place {
    var inner = place
    inner.area.origin.row += 1
    inner.area.size = Size(
      columns: place.area.size.columns, rows: isOpen ? place.area.size.rows - 1 : 1)
    inner.scrollbar = place.area.columns.upperBound - 1
    return inner
  }

  // MARK: Picture

  package func draw(on canvas: inout Canvas, in place: Place) {
    let (skin, area) = (place.skin, place.area)
    let line = Rect(area.origin, Size(columns: area.size.columns, rows: min(1, area.size.rows)))
    var style = place.isEnabled ? skin.styles.field : skin.styles.rowDisabled
    if skin.habits.underlinesBareFields { style.attributes.formUnion(.underline) }
    canvas.fill(line, style)
    let room = max(0, area.size.columns - 2)
    let text =
      chosen.map {
        list.items.shown(.label, of: $0, markup: .none, rules: list.texts.options.rules)
      }
    if let text {
      canvas.put(text.truncated(to: room), at: area.origin, style, within: line)
    } else {
      canvas.put(
        skin.symbols.border.horizontal, at: area.origin,
        style.overlaid(with: skin.styles.placeholder), within: line)
    }
    canvas.put(
      skin.symbols.opens, at: Point(column: area.columns.upperBound - 1, row: area.origin.row),
      style, within: line)
    if isOpen, area.size.rows > 1 {
      list.draw(on: &canvas, in: listPlace(in: place))
    } else if place.isFocused {
      canvas.cursor = area.origin
      canvas.showsCursor = false
    }
  }
}
