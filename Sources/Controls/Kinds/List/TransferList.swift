// Two lists between which rows are moved: those that are off at the left, those that are on at the right.

package import Drawing
package import Input
package import Text
package import Values

package struct TransferList: RowControl, KeyAndMouseControl {
  package enum Side: Equatable, Sendable {
    case off, on
    var other: Side { self == .off ? .on : .off }
  }

  package let items: ListItems
  package let texts: ListTexts
  package var wantedRows = 0
  package var takesFocus = true
  /// Whether rows on the right stand in the order in which they came there.
  private let keepsOrder: Bool
  private(set) var off: TransferColumn
  private(set) var on: TransferColumn
  private var typed = TypeAhead()
  /// The list that keys go to.
  package private(set) var side = Side.off

  /// `current` is the row that has the focus first, the first one that is off unless given.
  package init(
    _ items: ListItems, current: Int? = nil, keepsOrder: Bool, showing options: ListOptions
  ) {
    self.items = items
    self.keepsOrder = keepsOrder
    texts = ListTexts(items, options)
    on = TransferColumn(items.indices.filter { items.traits($0).contains(.isOn) })
    off = TransferColumn(items.indices.filter { !items.traits($0).contains(.isOn) })
    if let current, items.indices.contains(current) {
      side = items.traits(current).contains(.isOn) ? .on : .off
      if let index = column.nearest(to: current) { _ = column.move(to: index, visible: 1) }
    } else if off.rows.isEmpty {
      side = .on
    }
  }

  /// The row that has the focus; nil where there are none.
  package var current: Int? { column.currentRow }
  package var value: Value { .selection(Selection(current: current, rows: on.rows)) }
  package var help: DisplayText? { texts.help(of: current, in: items) }
  var findsByLetter: Bool { !texts.options.hasNoHotList }

  package mutating func set(_ value: Value) -> Problem? {
    guard case .selection(let selection) = value else { return Problem() }
    on = TransferColumn(selection.rows)
    off = TransferColumn(items.indices.filter { !selection.rows.contains($0) })
    return nil
  }

  package func columns(in skin: Skin) -> Extent {
    let one = texts.tagColumns + texts.itemColumns + 6
    return Extent(2 * one + 1, 2 * one + 1)
  }

  package func rows(forColumns columns: Int, in skin: Skin) -> Extent {
    let least = min(List.worthyRows, max(1, off.rows.count, on.rows.count))
    return Extent(least, wantedRows > 0 ? wantedRows : max(1, items.count))
  }

  private var column: TransferColumn {
    get { column(side) }
    set { if side == .off { off = newValue } else { on = newValue } }
  }

  private func column(_ side: Side) -> TransferColumn { side == .off ? off : on }

  package mutating func enter(_ direction: FocusDirection) {
    _ = go(to: direction == .next ? .off : .on, visible: 1, isEntering: true)
  }
}

extension TransferList {
  /// What is seen of one list: half of the room, less a blank; the last column of the window's border is touched.
  func view(_ side: Side, in place: Place) -> (edge: Rect, view: ListView) {
    let area = place.area
    let edge = place.isFramed ? 1 : 0
    let width = (area.size.columns - 1 + edge) / 2
    let whole = Rect(
      column: area.origin.column + (side == .off ? 0 : width + 1), row: area.origin.row,
      columns: width, rows: area.size.rows)
    let inner = whole.inset(columns: edge, rows: edge)
    let column = column(side)
    return (
      whole,
      ListView(
        shown: column.shown(visible: inner.size.rows), count: column.rows.count,
        indent: max(0, inner.size.columns - 6 - texts.firstColumns) / 2, area: inner)
    )
  }

  private func visibleRows(in place: Place) -> Int {
    max(1, place.area.size.rows - (place.isFramed ? 2 : 0))
  }

  package func draw(on canvas: inout Canvas, in place: Place) {
    draw(.off, on: &canvas, in: place)
    draw(.on, on: &canvas, in: place)
    guard !place.isFramed else { return }
    let column = place.area.origin.column + (place.area.size.columns - 1) / 2
    canvas.fill(
      Rect(column: column, row: place.area.origin.row, columns: 1, rows: place.area.size.rows),
      with: place.skin.symbols.border.vertical, place.skin.styles.listBorderShade)
  }

  private func draw(_ side: Side, on canvas: inout Canvas, in place: Place) {
    let (edge, view) = view(side, in: place)
    var place = place
    place.area = edge
    place.skin.chrome.drawEdge(of: view, on: &canvas, in: place)
    let column = column(side)
    let clip = place.skin.textArea(of: view, in: place)
    for (offset, index) in view.shown.enumerated() where offset < clip.size.rows {
      let isFocused = side == self.side && index == column.current
      let point = Point(column: clip.origin.column + view.indent, row: clip.origin.row + offset)
      canvas.putHot(
        texts.first(column.rows[index], of: items), at: point, within: clip, place.skin.styles,
        isFocused: isFocused, isHot: findsByLetter)
      if isFocused, place.isFocused, clip.contains(point) {
        canvas.cursor = point
        canvas.showsCursor = true
      }
    }
  }
}

extension TransferList {
  package mutating func handle(_ key: Key, in place: Place) -> Reaction {
    let visible = visibleRows(in: place)
    let command = place.skin.keys.command(for: key, in: .transferList)
    switch command {
    case .toggle: return moveAcross(visible: visible)
    case .leftList: return go(to: .off, visible: visible)
    case .rightList: return go(to: .on, visible: visible)
    case .focusNext where place.isFocused: return leave(.next, visible: visible)
    case .focusPrevious where place.isFocused: return leave(.previous, visible: visible)
    default: break
    }
    if let target = target(of: command, visible: visible) {
      typed.clear()
      return column.rows.isEmpty ? .unchanged : move(to: target, visible: visible)
    }
    guard let letter = key.typed else {
      typed.clear()
      return .ignored
    }
    if place.hearsLetters, findsByLetter, let index = index(for: letter, at: place.now) {
      return move(to: index, visible: visible)
    }
    let shown = column.shown(visible: visible)
    let index = shown.lowerBound + Int(letter.value) - 0x31
    guard ("1"..."9").contains(letter), shown.contains(index) else { return .ignored }
    return move(to: index, visible: visible)
  }

  /// The index that a command leads to; nil for commands that move nothing.
  private func target(of command: Command?, visible: Int) -> Int? {
    let (current, count) = (column.current, column.rows.count)
    let first = column.firstShown(visible: visible)
    let target: Int
    switch command {
    case .up: target = current - 1
    case .down: target = current + 1
    case .pageUp: target = current > first ? first : first - visible
    case .pageDown: target = current + visible
    case .first: target = 0
    case .last: target = count - 1
    default: return nil
    }
    return max(0, min(target, count - 1))
  }

  private mutating func move(to index: Int, visible: Int) -> Reaction {
    column.move(to: index, visible: visible) ? .changed : .unchanged
  }

  private mutating func index(for letter: Unicode.Scalar, at now: Duration) -> Int? {
    let column = column
    guard !column.rows.isEmpty else {
      typed.clear()
      return nil
    }
    let (texts, items) = (texts, items)
    return typed.row(adding: letter, at: now, from: column.current, restarts: true) {
      prefix, start in
      let prefix = RowPrefix(prefix)
      let count = column.rows.count
      return (0..<count).lazy.map { (start + $0) % count }
        .first { prefix.begins(items.bytes(texts.searched, of: column.rows[$0])) }
    }
  }

  /// Moves the current row to the other list; where the list is empty then, the focus goes along.
  private mutating func moveAcross(visible: Int) -> Reaction {
    guard let row = column.removeCurrent() else { return .effect(.bell) }
    let isEmpty = column.rows.isEmpty
    let index =
      side.other == .on ? on.insert(row, atEnd: keepsOrder) : off.insert(row, atEnd: false)
    if isEmpty {
      side = side.other
      _ = column.move(to: index, visible: visible)
    }
    return .changed
  }

  /// Goes to a list, there to the row nearest to the current one, unless it is empty.
  ///
  /// A list in the order of moving has no neighbours by number: as in dialog, its last row is the nearest.
  private mutating func go(to side: Side, visible: Int, isEntering: Bool = false) -> Reaction {
    typed.clear()
    let target = column(side)
    let isInOrder = side == .off || !keepsOrder
    if self.side == side, isInOrder || isEntering { return .unchanged }
    guard let row = current, let nearest = target.nearest(to: row) else { return .effect(.bell) }
    self.side = side
    _ = column.move(to: isInOrder ? nearest : target.rows.count - 1, visible: visible)
    return .changed
  }

  /// Goes on to the other list, or behind it, where that is next.
  private mutating func leave(_ direction: FocusDirection, visible: Int) -> Reaction {
    let near: Side = direction == .next ? .off : .on
    guard side == near, !column(near.other).rows.isEmpty else { return .focus(direction) }
    return go(to: near.other, visible: visible)
  }

  package mutating func handle(_ mouse: Mouse, in place: Place) -> Reaction {
    let point = Point(column: mouse.column, row: mouse.row)
    for side in [Side.off, .on] {
      let (edge, view) = view(side, in: place)
      guard edge.contains(point) else { continue }
      return handle(mouse, at: point, on: side, edge, view, in: place)
    }
    return mouse.kind == .wheelUp || mouse.kind == .wheelDown ? .unchanged : .ignored
  }

  private mutating func handle(
    _ mouse: Mouse, at point: Point, on side: Side, _ edge: Rect, _ view: ListView,
    in place: Place
  ) -> Reaction {
    let visible = visibleRows(in: place)
    let step = mouse.kind == .wheelUp ? -3 : mouse.kind == .wheelDown ? 3 : 0
    if step != 0 {
      let isChanged =
        side == .off
        ? off.scroll(by: step, visible: visible) : on.scroll(by: step, visible: visible)
      return isChanged ? .changed : .unchanged
    }
    guard mouse.kind == .press, mouse.button == .left else { return .unchanged }
    let index = view.shown.lowerBound + point.row - view.area.origin.row
    if view.area.rows.contains(point.row), view.shown.contains(index) {
      self.side = side
      _ = column.move(to: index, visible: visible)
      return moveAcross(visible: visible)
    }
    var part = place
    part.area = edge
    guard let command = place.skin.chrome.command(at: point, of: view, in: part) else {
      return .ignored
    }
    self.side = side
    guard let target = target(of: command, visible: visible) else { return .ignored }
    return move(to: target, visible: visible)
  }
}
