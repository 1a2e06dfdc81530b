// What events make of a container: keys go to the focused member first, and what that does not want moves the focus.

import Drawing
import Input
package import Values

extension Container {
  package mutating func handle(_ event: Event, in place: Place) -> Reaction {
    defer { keepOffsets(in: place) }
    switch event {
    case .input(.key(let key)) where place.isFocused: return handle(key, in: place)
    case .input(.mouse(let mouse)): return handle(mouse, in: place)
    case .input(.paste) where place.isFocused:
      guard let focus else { return .ignored }
      followsFocus = true
      return resolve(ask(focus, event, in: place), from: focus, in: place)
    case .data(let source, let bytes) where verification.sources.contains(source):
      return take(bytes, from: source, at: place.now)
    case .wake, .data, .waiting: return tell(event, in: place)
    default: return .ignored
    }
  }

  private mutating func tell(_ event: Event, in place: Place) -> Reaction {
    var result = event == .wake ? endLateChecks(at: place.now) : .ignored
    for index in members.indices {
      let isMeant =
        switch event {
        case .wake: members[index].control.deadline(after: place.now) != nil
        default: !members[index].control.sources.isEmpty
        }
      guard isMeant else { continue }
      let reaction = resolve(ask(index, event, in: place), from: index, in: place)
      if reaction != .ignored { result = reaction }
    }
    return result
  }

  // MARK: Keys

  private mutating func handle(_ key: Key, in place: Place) -> Reaction {
    guard let focus else { return .ignored }
    followsFocus = true
    let reaction = ask(focus, .input(.key(key)), in: place)
    if reaction != .ignored { return resolve(reaction, from: focus, in: place) }
    if let index = member(leadBy: key) {
      moveFocus(to: index, at: place.now)
      return .changed
    }
    if let page = place.skin.keys.command(for: key, in: .text).flatMap(pageStep) {
      return turn(by: page, in: place)
    }
    switch place.skin.keys.command(for: key, in: .form) {
    case .focusNext: return move(.next, at: place.now)
    case .focusPrevious: return move(.previous, at: place.now)
    case .accept: return goOn(from: focus, at: place.now)
    default: return .ignored
    }
  }

  private func member(leadBy key: Key) -> Int? {
    guard case .character(let letter) = key.code, let letter = letter.hotLetter,
      key.modifiers.subtracting([.shift, .alt]).isEmpty
    else { return nil }
    return ring.first { members[$0].hotKey == letter }
  }

  private func pageStep(_ command: Command) -> Int? {
    command == .pageDown ? 1 : command == .pageUp ? -1 : nil
  }

  /// Moves the focus by about as many rows as are seen.
  private mutating func turn(by page: Int, in place: Place) -> Reaction {
    let rows = place.area.size.rows
    let layout = layout(columns: place.area.size.columns, rows: rows, in: place.skin)
    guard let focus, let slot = layout.slotOf[focus].map({ layout.slots[$0] }) else {
      return .ignored
    }
    let wanted = slot.rows.lowerBound + page * max(1, rows - 1)
    let row = { (index: Int) in layout.slotOf[index].map { layout.slots[$0].rows.lowerBound } ?? 0 }
    let target =
      page > 0 ? ring.last { row($0) <= wanted } : ring.first { row($0) >= max(0, wanted) }
    guard let target, target != focus else { return .unchanged }
    moveFocus(to: target, at: place.now)
    return .changed
  }

  /// Enter: on to the next member, and from the last one the values are given.
  private mutating func goOn(from index: Int, at now: Duration) -> Reaction {
    guard let place = ring.firstIndex(of: index), place < ring.count - 1 else { return .submit }
    moveFocus(to: ring[place + 1], at: now)
    return .changed
  }

  // MARK: Focus

  /// The members that can have the focus, in the order of Tab.
  var ring: [Int] { members(onPage: page).filter(takesFocus) }

  func takesFocus(_ index: Int) -> Bool {
    isOn(page: page, index) && members[index].isEnabled && members[index].control.takesFocus
  }

  package mutating func enter(_ direction: FocusDirection) {
    focus = direction == .next ? ring.first : ring.last
    followsFocus = true
    if let focus { members[focus].control.enter(direction) }
  }

  private mutating func move(_ direction: FocusDirection, at now: Duration) -> Reaction {
    let ring = ring
    guard let focus, let place = ring.firstIndex(of: focus) else { return .focus(direction) }
    let next = place + (direction == .next ? 1 : -1)
    guard ring.indices.contains(next) else {
      checkLeft(focus, at: now)
      return .focus(direction)
    }
    moveFocus(to: ring[next], at: now)
    members[ring[next]].control.enter(direction)
    return .changed
  }

  mutating func moveFocus(to index: Int, at now: Duration) {
    if let focus, focus != index { checkLeft(focus, at: now) }
    focus = index
    followsFocus = true
  }

  /// Gives a member the focus from outside, on whichever page it stands; false where it cannot have it.
  package mutating func focusMember(_ index: Int, at now: Duration) -> Bool {
    if let target = pageOf[index], target != page, shown[index] { show(page: target) }
    guard takesFocus(index) else { return false }
    moveFocus(to: index, at: now)
    return true
  }

  package mutating func show(page target: Int) {
    guard target != page, (0..<pageCount).contains(target) else { return }
    page = target
    offsets = []
    revision += 1
    notices.append(.page(target))
    wantsFocus = true
    enter(.next)
  }

  // MARK: Reactions

  /// The place of a member as it is seen now.
  func place(of index: Int, in place: Place) -> Place? {
    let rows = place.area.size.rows
    let layout = layout(columns: place.area.size.columns, rows: rows, in: place.skin)
    guard let slot = layout.slotOf[index].map({ layout.slots[$0] }) else { return nil }
    let offsets = layout.offsets(from: offsets, rows: rows, showing: followsFocus ? focus : nil)
    let (area, _) = layout.onScreen(slot.area, in: slot.region, place.area, offsets)
    return self.place(area, of: index, in: place)
  }

  func place(_ area: Rect, of index: Int, in place: Place) -> Place {
    var inner = place
    inner.area = area
    inner.isFramed = false
    inner.scrollbar = nil
    inner.isEnabled = members[index].isEnabled
    let isFocused = index == focus && place.isFocused
    inner.turn = isFocused ? .focused : .afterFocused
    inner.hearsLetters = isFocused
    return inner
  }

  private mutating func ask(_ index: Int, _ event: Event, in place: Place) -> Reaction {
    let own =
      self.place(of: index, in: place) ?? self.place(Rect(Point(), Size()), of: index, in: place)
    let before = members[index].control.value.answer
    let extent = members[index].control.rows(
      forColumns: own.area.size.columns, in: place.skin)
    let reaction = members[index].control.handle(event, in: own)
    if reaction == .ignored || reaction == .unchanged { return reaction }
    if extent
      != members[index].control.rows(forColumns: own.area.size.columns, in: place.skin)
    {
      revision += 1
    }
    if members[index].control.value.answer != before {
      noteChange(of: index)
      notices.append(.changed(index))
    }
    return reaction
  }

  private mutating func resolve(
    _ reaction: Reaction, from index: Int, in place: Place
  ) -> Reaction {
    switch reaction {
    case .refused(let words):
      setProblem(words.map { Problem($0) }, of: index)
      return .refused(nil)
    case .focus(let direction): return move(direction, at: place.now)
    case .submit: return goOn(from: index, at: place.now)
    default: return reaction
    }
  }

  /// Remembers how far it is scrolled, so that moving the focus moves the picture as little as can be.
  private mutating func keepOffsets(in place: Place) {
    let rows = place.area.size.rows
    let layout = layout(columns: place.area.size.columns, rows: rows, in: place.skin)
    offsets = layout.offsets(from: offsets, rows: rows, showing: followsFocus ? focus : nil)
  }

  // MARK: Buttons

  package mutating func press(_ button: ButtonName, in place: Place) -> Reaction? {
    wantsFocus = false
    if members.contains(where: { $0.button == button }) {
      notices.append(.pressed(button))
      return .changed
    }
    if button == backButton {
      show(page: page - 1)
      return .changed
    }
    guard takers.contains(button) else {
      verification.waiting = nil
      cancelChecks { _ in true }
      return nil
    }
    let isLast = page >= pageCount - 1
    let indices = isLast ? Array(members.indices) : members(onPage: page)
    if let refused = firstRefused(indices) {
      verification.waiting = nil
      return refuse(refused, at: place.now)
    }
    for index in indices { verify(index, at: place.now) }
    // A check that cannot even begin has said no by now.
    if let refused = firstRefused(indices) {
      return refuse(refused, at: place.now)
    }
    if !verification.checks.isEmpty {
      verification.waiting = button
      return .changed
    }
    if isLast { return nil }
    show(page: page + 1)
    return .changed
  }

  private mutating func refuse(_ index: Int, at now: Duration) -> Reaction {
    wantsFocus = focusMember(index, at: now)
    return .refused(nil)
  }

  // MARK: The mouse

  private mutating func handle(_ mouse: Mouse, in place: Place) -> Reaction {
    let point = Point(column: mouse.column, row: mouse.row)
    guard place.area.contains(point) else { return .ignored }
    let rows = place.area.size.rows
    let layout = layout(columns: place.area.size.columns, rows: rows, in: place.skin)
    let offsets = layout.offsets(from: offsets, rows: rows, showing: followsFocus ? focus : nil)
    for slot in layout.slots where members[slot.member].isEnabled {
      let (area, clip) = layout.onScreen(slot.area, in: slot.region, place.area, offsets)
      let label = slot.label.map { layout.onScreen($0, in: slot.region, place.area, offsets).0 }
      guard clip.contains(point), area.contains(point) || label?.contains(point) ?? false else {
        continue
      }
      let isPress = mouse.kind == .press && mouse.button == .left
      if isPress, members[slot.member].control.takesFocus {
        moveFocus(to: slot.member, at: place.now)
      }
      let reaction = resolve(
        ask(slot.member, .input(.mouse(mouse)), in: place), from: slot.member, in: place)
      if reaction != .ignored { return reaction }
      if isPress { return .changed }
    }
    return scroll(mouse, layout, rows: rows)
  }

  private mutating func scroll(_ mouse: Mouse, _ layout: ContainerLayout, rows: Int) -> Reaction {
    let step = mouse.kind == .wheelUp ? -3 : mouse.kind == .wheelDown ? 3 : 0
    guard step != 0, layout.rows > rows else { return .ignored }
    let old = layout.offsets(from: offsets, rows: rows, showing: followsFocus ? focus : nil)
    followsFocus = false
    offsets = old
    offsets[0] = max(0, min(old[0] + step, layout.rows - rows))
    return offsets[0] == old[0] ? .unchanged : .changed
  }
}
