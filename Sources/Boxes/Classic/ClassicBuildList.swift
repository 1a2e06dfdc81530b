// The buildlist: rows that are off stand at the left, rows that are on at the right, and Space moves a row to the
// other side. Geometry, keys and colours are dialog's.

package import Drawing
import Input
package import Text
package import Values

/// Two lists between which rows are moved.
package struct ClassicBuildList: ClassicContent {
  /// One of the two lists.
  package enum Side: Equatable, Sendable { case off, on }

  /// What the options say of lists.
  let options: ClassicListOptions
  /// The texts of all rows.
  let texts: ClassicListTexts
  private let listHeight: Int
  /// Whether rows on the right stand in the order in which they came there.
  private let keepsOrder: Bool
  /// What stands above the lists.
  private(set) var text: ClassicText
  /// The buttons.
  private(set) var buttons: ClassicButtons
  /// The rows at the left.
  private(set) var off: ClassicBuildListColumn
  /// The rows at the right.
  private(set) var on: ClassicBuildListColumn
  private var typing = ClassicTyping()
  /// The list that keys go to.
  package private(set) var side = Side.off

  /// A list that was not answered yet.
  ///
  /// - Parameters:
  ///   - text: what stands above the lists.
  ///   - rows: the rows; tags are their values, items their labels.
  ///   - current: the row that has the focus first; nil for the first one that is off.
  ///   - listHeight: the wanted height of the lists in rows; 0 for as many as there are.
  ///   - keepsOrder: whether rows that are moved to the right stay in the order of moving (`--reorder`).
  ///   - buttons: the buttons and which of them has the focus.
  ///   - options: what the options say of lists.
  package init(
    _ text: DisplayText, rows: ListItems, current: Int? = nil, listHeight: Int, keepsOrder: Bool,
    buttons: ClassicButtons, options: ClassicListOptions
  ) {
    var options = options
    options.hidesTags = true
    self.options = options
    self.listHeight = listHeight
    self.keepsOrder = keepsOrder
    self.text = ClassicText(text)
    self.buttons = buttons
    texts = ClassicListTexts(rows, options)
    on = ClassicBuildListColumn(rows.indices.filter { rows.traits($0).contains(.isOn) })
    off = ClassicBuildListColumn(rows.indices.filter { !rows.traits($0).contains(.isOn) })
    if let current, rows.indices.contains(current) {
      side = rows.traits(current).contains(.isOn) ? .on : .off
      if let index = column.nearest(to: current) { _ = column.move(to: index, visible: 1) }
    } else if off.rows.isEmpty {
      side = .on
    }
    self.buttons.serve(options)
  }

  /// The row that has the focus; nil where there are none.
  package var current: Int? { column.currentRow }

  /// The rows on the right, in their order.
  package var selected: [Int] { on.rows }

  package var hasRowMarks: Bool { true }

  package var bottomLine: DisplayText? { texts.help(current) }

  package func size(in frame: ClassicFrame, on screen: Size) -> Size {
    text.listWindow(
      in: frame, on: screen, listHeight: listHeight, count: texts.rows.count,
      leastColumns: max(26, 2 * (texts.tagColumns + texts.itemColumns + 6) + 1), buttons)
  }

  /// The list that keys go to.
  private var column: ClassicBuildListColumn {
    get { side == .off ? off : on }
    set { if side == .off { off = newValue } else { on = newValue } }
  }
}

// MARK: Events

extension ClassicBuildList {
  package mutating func handle(_ event: Event, in scene: Scene, _ frame: ClassicFrame) -> Step {
    let place = place(in: scene.area, frame)
    let visible = max(1, place.inner.size.rows)
    switch event {
    case .input(.key(let key)):
      return handle(key, place, visible: visible, at: scene.now)
    case .input(.mouse(let mouse)): return handle(mouse, place, visible: visible)
    case .input(.paste): return .effect(.bell)
    default: return .ignored
    }
  }

  private mutating func handle(
    _ key: Key, _ place: ClassicListPlace, visible: Int, at now: Duration
  ) -> Step {
    if let step = text.handleBeside(key, in: place.text) { return step }
    switch key {
    case .space: return moveAcross(visible: visible)
    case .character("^"): return go(to: .off, visible: visible)
    case .character("$"): return go(to: .on, visible: visible)
    case .tab, .right:
      if let step = visit(forwards: true, visible: visible) { return step }
    case .backTab, .left:
      if let step = visit(forwards: false, visible: visible) { return step }
    default: break
    }
    let column = column
    if let move = ClassicListMove(key) {
      typing.forget()
      if column.rows.isEmpty { return .ignored }
      let index = move.target(
        from: column.current, first: column.firstShown(visible: visible), visible: visible,
        count: column.rows.count)
      return self.move(to: index, visible: visible)
    }
    let takesLetters = buttons.focus == nil || !options.visitsItems
    if takesLetters, let index = index(for: key, at: now) {
      return self.move(to: index, visible: visible)
    }
    let first = column.firstShown(visible: visible)
    if let index = ClassicListMove.row(
      key, first: first, visible: visible, count: column.rows.count)
    {
      return self.move(to: index, visible: visible)
    }
    return buttons.handle(key, takesLetters: !takesLetters) ?? key.astray
  }

  private mutating func move(to index: Int, visible: Int) -> Step {
    column.move(to: index, visible: visible) ? .changed : .ignored
  }

  /// The index in the list of the row that a letter leads to.
  private mutating func index(for key: Key, at now: Duration) -> Int? {
    let column = column
    guard let letter = key.typed, !options.hasNoHotList, !column.rows.isEmpty else {
      typing.forget()
      return nil
    }
    let texts = texts
    return typing.row(for: letter, at: now, from: column.current) { prefix, start in
      let prefix = RowPrefix(prefix)
      let count = column.rows.count
      return (0..<count).lazy.map { (start + $0) % count }
        .first { prefix.begins(texts.rows.bytes(texts.searched, of: column.rows[$0])) }
    }
  }

  /// Moves the current row to the other list; where the list is empty then, the focus goes along.
  private mutating func moveAcross(visible: Int) -> Step {
    guard let row = column.removeCurrent() else { return .effect(.bell) }
    let isEmpty = column.rows.isEmpty
    let other: Side = side == .off ? .on : .off
    let index =
      other == .on ? on.insert(row, atEnd: keepsOrder) : off.insert(row, atEnd: false)
    if isEmpty {
      side = other
      _ = column.move(to: index, visible: visible)
    }
    return .changed
  }

  /// Goes to a list, there to the row nearest to the current one, unless it is empty.
  ///
  /// A list in the order of moving has no neighbours by number: as in dialog, its last row is the nearest.
  private mutating func go(to side: Side, visible: Int) -> Step {
    typing.forget()
    let target = side == .off ? off : on
    let isInOrder = side == .off || !keepsOrder
    if self.side == side, isInOrder { return .ignored }
    guard let row = current, let nearest = target.nearest(to: row) else { return .effect(.bell) }
    self.side = side
    _ = column.move(to: isInOrder ? nearest : target.rows.count - 1, visible: visible)
    return .changed
  }

  /// Goes on among the places for the focus as far as one of the lists is concerned; nil for among the buttons.
  private mutating func visit(forwards: Bool, visible: Int) -> Step? {
    guard buttons.leadsOut else { return nil }
    let near: Side = forwards ? .off : .on
    let far: Side = forwards ? .on : .off
    if buttons.focus == nil {
      if side == near, !(far == .on ? on : off).rows.isEmpty {
        return go(to: far, visible: visible)
      }
      return buttons.move(by: forwards ? 1 : -1)
    }
    let step = buttons.move(by: forwards ? 1 : -1)
    if buttons.focus == nil { _ = go(to: near, visible: visible) }
    return step
  }

  private mutating func handle(
    _ mouse: Mouse, _ place: ClassicListPlace, visible: Int
  ) -> Step {
    let point = Point(column: mouse.column, row: mouse.row)
    if let step = buttons.handle(mouse, in: place.layout.buttons) { return step }
    if place.text.contains(point), text.overflows(place.text),
      let step = text.handle(mouse, in: place.text)
    {
      return step
    }
    for side in [Side.off, .on] {
      let listFrame = listFrame(side, place, visible: visible)
      guard (listFrame.border ?? listFrame.inner).contains(point) else { continue }
      return handle(mouse, at: point, on: side, listFrame, visible: visible)
    }
    return mouse.astray
  }

  private mutating func handle(
    _ mouse: Mouse, at point: Point, on side: Side, _ listFrame: ClassicListFrame, visible: Int
  ) -> Step {
    let step = mouse.kind == .wheelUp ? -3 : mouse.kind == .wheelDown ? 3 : 0
    if step != 0 {
      let isChanged =
        side == .off
        ? off.scroll(by: step, visible: visible) : on.scroll(by: step, visible: visible)
      return isChanged ? .changed : .ignored
    }
    guard mouse.kind == .press, mouse.button == .left else { return .ignored }
    let index = listFrame.shown.lowerBound + point.row - listFrame.inner.origin.row
    if listFrame.inner.rows.contains(point.row), listFrame.shown.contains(index) {
      if buttons.leadsOut { buttons.focus = nil }
      self.side = side
      _ = column.move(to: index, visible: visible)
      return moveAcross(visible: visible)
    }
    guard let move = listFrame.move(at: point) else { return .effect(.bell) }
    self.side = side
    let target = move.target(
      from: column.current, first: listFrame.shown.lowerBound, visible: visible,
      count: column.rows.count)
    return self.move(to: target, visible: visible)
  }
}
