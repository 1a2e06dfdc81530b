// What keys and the mouse make of a list with buttons.

package import Drawing
package import Input
import Text
import Values

extension ChoiceBox {
  package mutating func handle(_ key: Key, in area: Rect, at now: Duration) -> Step {
    let layout = layout(in: area)
    let visible = layout.list.size.rows
    // A list is never left with a value by Esc, even where there is but one button.
    if key == .escape { return .done(.escape) }
    if let moved = move(by: key, visible: visible) {
      isOnButtons = false
      typed.clear()
      return moved ? .changed : .ignored
    }
    if let step = scrollText(key, layout) { return step }
    if isOnButtons, let step = handleOnButtons(key) { return step }
    switch key {
    case .enter: return take()
    case .tab, .right: return enterButtons(at: 0)
    case .backTab, .left: return enterButtons(at: buttons.buttons.count - 1)
    case .control("a") where picks != nil: return tickAll()
    case .backspace where typed.isOpen(at: now):
      typed.removeLast(at: now)
      return find(visible: visible)
    case .space where !(typed.isOpen(at: now) && canExtend(by: " ")):
      typed.clear()
      return picks == nil ? take() : toggle(list.current)
    default: break
    }
    guard case .character(let scalar) = key.code, key.modifiers.subtracting(.shift).isEmpty else {
      return .ignored
    }
    return type(scalar, visible: visible, at: now)
  }

  // MARK: Moving

  /// Whether a key that moves the focus in the list has moved it; nil for other keys.
  private mutating func move(by key: Key, visible: Int) -> Bool? {
    switch key {
    case .up: list.move(by: -1, visible: visible)
    case .down: list.move(by: 1, visible: visible)
    case .pageUp: list.page(by: -1, visible: visible)
    case .pageDown: list.page(by: 1, visible: visible)
    case .home: list.moveToStart(visible: visible)
    case .end: list.moveToEnd(visible: visible)
    default: nil
    }
  }

  private mutating func scrollText(_ key: Key, _ layout: ChoiceLayout) -> Step? {
    let count = text.wrapped(to: layout.text.size.columns).count
    switch key {
    case Key(.up, .shift): return text.handle(.up, count: count, rows: layout.text.size.rows)
    case Key(.down, .shift): return text.handle(.down, count: count, rows: layout.text.size.rows)
    default: return nil
    }
  }

  // MARK: Buttons

  private mutating func enterButtons(at index: Int) -> Step {
    guard !buttons.buttons.isEmpty else { return .ignored }
    isOnButtons = true
    buttons.moveFocus(to: index)
    typed.clear()
    return .changed
  }

  /// What a key makes of the buttons while they have the focus; nil for a key that is not theirs.
  private mutating func handleOnButtons(_ key: Key) -> Step? {
    let leaves =
      key == .tab && buttons.focus == buttons.buttons.count - 1
      || key == .backTab && buttons.focus == 0
    if leaves {
      isOnButtons = false
      return .changed
    }
    guard let step = buttons.handle(key, takesVertical: false) else { return nil }
    if case .done(.button(let name)) = step { return press(name) }
    return step
  }

  /// Presses the button with which the value goes.
  private mutating func take() -> Step {
    guard let name = takers.first else { return .effect(.bell) }
    return press(name)
  }

  // MARK: Ticks

  /// Ticks a row or takes its tick away; a bell where no more may be ticked.
  private mutating func toggle(_ row: Int) -> Step {
    guard list.canTake(row) else { return .ignored }
    let ticks = !list.isTicked(row)
    if ticks, let most = picks?.most, list.tickCount >= most {
      // Where one may be ticked, ticking another one moves the tick.
      guard most == 1 else { return refuse(picks?.tooMany) }
      list.tickOnly(row)
      problem = nil
      return .changed
    }
    list.setTicked(ticks, row)
    problem = nil
    return .changed
  }

  /// Ticks all rows that can be taken, or none where they are ticked already.
  private mutating func tickAll() -> Step {
    var changed = list
    changed.toggleAll()
    // Not more than may be, but always back to none.
    if let most = picks?.most, changed.tickCount > most { return refuse(picks?.tooMany) }
    list = changed
    problem = nil
    return .changed
  }

  // MARK: Typing

  private mutating func type(_ scalar: Unicode.Scalar, visible: Int, at now: Duration) -> Step {
    if hasKeys, let row = row(withKey: scalar) {
      list.move(to: row, visible: visible)
      isOnButtons = false
      typed.clear()
      return picks == nil ? take() : toggle(row)
    }
    isOnButtons = false
    typed.add(scalar, at: now)
    return find(visible: visible)
  }

  /// The row that a key takes.
  private func row(withKey scalar: Unicode.Scalar) -> Int? {
    let exact = Array(String(scalar).utf8)
    let lowered = Lowercase.of(exact[...], upTo: .max)
    var found: Int?
    for row in list.rows.indices where list.canTake(row) {
      let key = list.rows.key(row)
      if key.elementsEqual(exact) { return row }
      // With Caps Lock a letter is still that letter, unless both are keys.
      if found == nil, !key.isEmpty, Lowercase.of(key, upTo: .max) == lowered { found = row }
    }
    return found
  }

  /// Whether a row begins with what was typed and one character more.
  private func canExtend(by scalar: Unicode.Scalar) -> Bool {
    list.find(typed.bytes + Array(String(scalar).utf8), from: list.current) != nil
  }

  /// Gives the focus to the row that was typed: by its text, or else by its number.
  private mutating func find(visible: Int) -> Step {
    guard !typed.bytes.isEmpty else { return .ignored }
    var row = list.find(typed.bytes, from: typed.bytes.count > 1 ? list.current : list.current + 1)
    // One letter again and again goes through the rows that begin with it.
    if row == nil, typed.isOneCharacter {
      row = list.find(typed.firstCharacter, from: list.current + 1)
    }
    if row == nil { row = typed.number.flatMap(row(numbered:)) }
    guard let row else { return .effect(.bell) }
    list.move(to: row, visible: visible)
    return .changed
  }

  /// The row that is the so-manieth of those that can be taken, from 1.
  private func row(numbered number: Int) -> Int? {
    guard number >= 1, number <= list.count else { return nil }
    if !list.rows.hasTraits { return number - 1 }
    var left = number
    return list.rows.indices.first { row in
      if list.canTake(row) { left -= 1 }
      return left == 0
    }
  }

  // MARK: Mouse

  package mutating func handle(_ mouse: Mouse, in area: Rect) -> Step {
    let layout = layout(in: area)
    if let step = buttons.handle(mouse, in: layout.buttons) {
      if case .done(.button(let name)) = step { return press(name) }
      isOnButtons = true
      return step
    }
    let point = Point(column: mouse.column, row: mouse.row)
    if layout.text.contains(point) {
      let count = text.wrapped(to: layout.text.size.columns).count
      if let step = text.handle(mouse, count: count, rows: layout.text.size.rows) { return step }
    }
    let visible = layout.list.size.rows
    switch (mouse.kind, mouse.button) {
    case (.wheelUp, _): return list.scroll(by: -3, visible: visible) ? .changed : .ignored
    case (.wheelDown, _): return list.scroll(by: 3, visible: visible) ? .changed : .ignored
    case (.press, .left): return press(row: row(at: point, layout), visible: visible)
    case (.release, _): return release(row: row(at: point, layout))
    default: return .ignored
    }
  }

  private func row(at point: Point, _ layout: ChoiceLayout) -> Int? {
    guard layout.list.contains(point) else { return nil }
    let shown = list.shown(visible: layout.list.size.rows)
    let row = shown.lowerBound + point.row - layout.list.origin.row
    return shown.contains(row) && list.canTake(row) ? row : nil
  }

  private mutating func press(row: Int?, visible: Int) -> Step {
    pressed = row.map { ($0, $0 == list.current && !isOnButtons) }
    guard let row else { return .ignored }
    isOnButtons = false
    list.move(to: row, visible: visible)
    return .changed
  }

  /// A row is ticked, or taken where it had the focus already, when the mouse goes down and up on it.
  private mutating func release(row: Int?) -> Step {
    defer { pressed = nil }
    guard let row, let pressed, pressed.row == row else { return .ignored }
    if picks != nil { return toggle(row) }
    return pressed.wasCurrent ? take() : .ignored
  }
}
