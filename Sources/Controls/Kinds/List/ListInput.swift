// What keys and the mouse make of a list.

import Drawing
import Input
import Text
import Values

extension List {
  package mutating func handle(_ event: Event, in place: Place) -> Reaction {
    if editor != nil { return edit(event, in: place) }
    let row = cursor.current
    defer { if cursor.current != row { rowHasChanged(in: event) } }
    switch event {
    case .input(.key(let key)): return handle(key, in: place)
    case .input(.paste(let bytes)) where search != nil: return pasteIntoSearch(bytes)
    case .input(.mouse(let mouse)): return handle(mouse, in: place)
    case .data(_, let bytes): return take(bytes, at: place.now)
    case .wake: return stream?.refreshIfDue(at: place.now) == true ? .changed : .ignored
    default: return .ignored
    }
  }

  /// A row is seen from its beginning when the focus comes to it.
  private mutating func rowHasChanged(in event: Event) {
    shift = 0
    if choosesByMoving, choice == .ticked, cursor.canTake(cursor.current) {
      cursor.tickOnly(cursor.current)
    }
    if case .input(.key(let key)) = event, key.typed != nil || key == .backspace { return }
    search?.origin = cursor.current
  }

  private mutating func handle(_ key: Key, in place: Place) -> Reaction {
    if place.turn != .beforeFocused, let reaction = handleSearch(key) { return reaction }
    let view = view(in: place)
    let visible = visibleRows(in: place)
    let command = place.skin.keys.command(for: key, in: .list)
    if let moved = move(by: command, view, visible: visible, in: place.skin) {
      typed.clear()
      return moved ? .changed : .unchanged
    }
    if let reaction = act(on: command, key, visible: visible, in: place) { return reaction }
    return find(key, visible: visible, in: place)
  }

  private func visibleRows(in place: Place) -> Int {
    let area = place.skin.geometry.rowArea(in: place)
    let layout = place.skin.geometry.rowLayout(of: self, in: place)
    return visible(in: area, layout)
  }

  /// Whether a command that moves the focus has moved it; nil for other commands.
  private mutating func move(
    by command: Command?, _ view: ListView, visible: Int, in skin: Skin
  ) -> Bool? {
    switch command {
    case .up: return cursor.move(by: -1, visible: visible)
    case .down: return cursor.move(by: 1, visible: visible)
    case .first: return cursor.moveToStart(visible: visible)
    case .last: return cursor.moveToEnd(visible: visible)
    case .pageUp, .pageDown:
      let isDown = command == .pageDown
      guard skin.habits.pagesToEdge else {
        return cursor.page(by: isDown ? 1 : -1, visible: visible)
      }
      guard count > 0 else { return false }
      let first = view.shown.lowerBound
      let target =
        isDown ? cursor.current + visible : cursor.current > first ? first : first - visible
      return cursor.move(to: max(0, min(target, count - 1)), visible: visible)
    default: return nil
    }
  }

  /// What a command does that does not move the focus; nil for none.
  private mutating func act(
    on command: Command?, _ key: Key, visible: Int, in place: Place
  ) -> Reaction? {
    let skin = place.skin
    switch command {
    case .toggle where skin.habits.listGoesFirst: return chooseCurrent()
    case .toggle where place.turn != .beforeFocused && !continuesWord(key, at: place.now):
      typed.clear()
      return chooseCurrent()
    case .toggleAll where place.turn != .beforeFocused && picks != nil: return toggleAll()
    case .accept where place.isFocused && skin.habits.enterAccepts: return .submit
    case .find where place.turn != .beforeFocused && beginsSearch(key, at: place.now):
      return beginSearch()
    case .scrollLeft where place.isFocused: return scrollText(-1, in: place)
    case .scrollRight where place.isFocused: return scrollText(1, in: place)
    default: break
    }
    guard key == .backspace, place.turn != .beforeFocused, !skin.habits.searchRestarts,
      typed.isOpen(at: place.now)
    else { return nil }
    typed.removeLast(at: place.now)
    return go(to: wordRow(), visible: visible)
  }

  /// Whether a row begins with what was typed and this key.
  private func continuesWord(_ key: Key, at now: Duration) -> Bool {
    guard let letter = key.typed, typed.isOpen(at: now) else { return false }
    return cursor.find(
      typed.bytes + Array(String(letter).utf8), from: cursor.current, in: texts.searched) != nil
  }

  /// Whether a key begins a search: not where it is the key of a row or goes on with a word.
  private func beginsSearch(_ key: Key, at now: Duration) -> Bool {
    key.typed.map { row(withKey: $0) == nil } ?? true && !continuesWord(key, at: now)
  }

  /// What choosing the current row does: its tick changes, or the answer is given.
  private mutating func chooseCurrent() -> Reaction {
    if choice == .row { return .submit }
    guard let current else { return .effect(.bell) }
    return tick(current)
  }

  private mutating func find(_ key: Key, visible: Int, in place: Place) -> Reaction {
    let habits = place.skin.habits
    guard let letter = key.typed else {
      typed.clear()
      return .ignored
    }
    if place.hearsLetters || place.turn == .afterFocused {
      if let row = row(withKey: letter) {
        cursor.move(to: row, visible: visible)
        typed.clear()
        return choice == .row ? .submit : tick(row)
      }
      if findsByLetter, count > 0 || !habits.searchRestarts {
        let cursor = cursor
        let texts = texts
        let row = typed.row(
          adding: letter, at: place.now, from: cursor.current, restarts: habits.searchRestarts
        ) { cursor.find($0, from: $1, in: texts.searched) }
        if row != nil || !habits.searchRestarts {
          return go(to: row ?? typed.number.flatMap(row(numbered:)), visible: visible)
        }
      }
    }
    guard habits.searchRestarts else { return .ignored }
    return goToVisibleRow(letter, visible: visible)
  }

  private func wordRow() -> Int? {
    typed.row(from: cursor.current) { cursor.find($0, from: $1, in: texts.searched) }
      ?? typed.number.flatMap(row(numbered:))
  }

  private mutating func go(to row: Int?, visible: Int) -> Reaction {
    if typed.bytes.isEmpty { return .unchanged }
    guard let row else { return .effect(.bell) }
    cursor.move(to: row, visible: visible)
    return .changed
  }

  /// Goes to the row of what is seen that a digit 1–9 counts.
  private mutating func goToVisibleRow(_ digit: Unicode.Scalar, visible: Int) -> Reaction {
    guard ("1"..."9").contains(digit) else { return .ignored }
    let shown = cursor.shown(visible: visible)
    let row = shown.lowerBound + Int(digit.value - 0x31)
    guard shown.contains(row) else { return .ignored }
    return cursor.move(to: row, visible: visible) ? .changed : .unchanged
  }

  private func row(withKey scalar: Unicode.Scalar) -> Int? {
    guard items.fields.key != nil else { return nil }
    let exact = Array(String(scalar).utf8)
    let lowered = Lowercase.of(exact[...], upTo: .max)
    var found: Int?
    for row in items.indices where cursor.canTake(row) {
      let key = items.key(row)
      if key.elementsEqual(exact) { return row }
      // With Caps Lock a letter is still that letter, unless both are keys.
      if found == nil, !key.isEmpty, Lowercase.of(key, upTo: .max) == lowered { found = row }
    }
    return found
  }

  /// The row by its number among those that can be taken, from 1.
  private func row(numbered number: Int) -> Int? {
    guard number >= 1, number <= count else { return nil }
    if !items.hasTraits { return number - 1 }
    var left = number
    return items.indices.first { row in
      if cursor.canTake(row) { left -= 1 }
      return left == 0
    }
  }

  /// Ticks a row or takes its tick away; refused where no more may be ticked.
  private mutating func tick(_ row: Int) -> Reaction {
    guard cursor.canTake(row) else { return .unchanged }
    let ticks = !cursor.isTicked(row)
    if choice == .ticked {
      cursor.tickOnly(row)
    } else if ticks, let most = picks?.most, cursor.tickCount >= most {
      // Where one may be ticked, ticking another one moves the tick.
      guard most == 1 else { return .refused(picks?.tooMany) }
      cursor.tickOnly(row)
    } else {
      cursor.setTicked(ticks, row)
    }
    return .changed
  }

  private mutating func toggleAll() -> Reaction {
    var changed = cursor
    changed.toggleAll()
    // Not more than may be, but always back to none.
    if let most = picks?.most, changed.tickCount > most { return .refused(picks?.tooMany) }
    cursor = changed
    return .changed
  }

  private mutating func handle(_ mouse: Mouse, in place: Place) -> Reaction {
    let visible = visibleRows(in: place)
    let point = Point(column: mouse.column, row: mouse.row)
    switch (mouse.kind, mouse.button) {
    case (.wheelUp, _): return cursor.scroll(by: -3, visible: visible) ? .changed : .unchanged
    case (.wheelDown, _): return cursor.scroll(by: 3, visible: visible) ? .changed : .unchanged
    case (.press, .left):
      if let row = row(at: point, visible: visible, in: place) {
        return press(row, visible: visible, in: place)
      }
      pressed = nil
      let view = view(in: place)
      guard let command = place.skin.chrome.command(at: point, of: view, in: place),
        let moved = move(by: command, view, visible: visible, in: place.skin)
      else { return .ignored }
      return moved ? .changed : .unchanged
    case (.release, _): return release(row(at: point, visible: visible, in: place), in: place)
    default: return .ignored
    }
  }

  private func row(at point: Point, visible: Int, in place: Place) -> Int? {
    let area = place.skin.geometry.rowArea(in: place)
    let layout = place.skin.geometry.rowLayout(of: self, in: place)
    guard place.area.columns.contains(point.column), area.rows.contains(point.row) else {
      return nil
    }
    let shown = cursor.shown(visible: visible)
    let index = shown.lowerBound + (point.row - area.origin.row) / max(1, layout.height)
    guard shown.contains(index) else { return nil }
    let row = cursor.row(at: index)
    return cursor.canTake(row) ? row : nil
  }

  private mutating func press(_ row: Int, visible: Int, in place: Place) -> Reaction {
    pressed = (row, row == cursor.current && place.isFocused)
    cursor.move(to: row, visible: visible)
    guard place.skin.habits.pressesOnMouseDown, choice.hasTicks else { return .changed }
    return tick(row)
  }

  /// A row is ticked, or taken where it had the focus already, when the mouse goes down and up on it.
  private mutating func release(_ row: Int?, in place: Place) -> Reaction {
    defer { pressed = nil }
    guard !place.skin.habits.pressesOnMouseDown, let row, let pressed, pressed.row == row else {
      return .ignored
    }
    if choice.hasTicks { return tick(row) }
    return pressed.wasCurrent ? .submit : .unchanged
  }
}
