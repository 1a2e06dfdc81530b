// The buttons of a box: side by side in equal parts over the whole width, or, when there are more
// than two or a label is too long for its part, one below the other.

package import Drawing
package import Input

/// A row (or stack) of buttons of which one has the focus.
package struct ButtonRow: Equatable, Sendable {
  /// The buttons from left to right or from top to bottom.
  package let buttons: [Button]
  /// The index of the button that Enter presses.
  package private(set) var focus: Int
  /// The button on which the mouse went down.
  private var pressed: Int?

  /// A row in which no button was pressed yet.
  ///
  /// - Parameters:
  ///   - buttons: the buttons; their hot letters are found here.
  ///   - focus: the index of the button that has the focus first; 0 where it is none of theirs.
  package init(_ buttons: [Button], focus: Int) {
    self.buttons = buttons.withHotLetters()
    self.focus = buttons.indices.contains(focus) ? focus : 0
  }

  /// The button that has the focus.
  package var focused: Button? { buttons.indices.contains(focus) ? buttons[focus] : nil }

  /// Columns in which the buttons look well.
  package var columns: Int {
    let widest = buttons.map(\.columns).max() ?? 0
    return buttons.count > 2 ? widest : widest * buttons.count + max(0, buttons.count - 1)
  }

  /// Whether the buttons stand one below the other in so much room: where they do not fit side by side, and where three
  /// or more have a row each.
  package func isStacked(in room: Size) -> Bool {
    var widest = 0
    for button in buttons { widest = max(widest, button.leastColumns) }
    if buttons.count < 2 { return false }
    return room.columns < buttons.count * (widest + 1) - 1
      || buttons.count > 2 && room.rows >= buttons.count
  }

  /// Rows the buttons want on so many columns.
  package func rows(columns: Int) -> Int {
    isStacked(in: Size(columns: columns, rows: buttons.count))
      ? buttons.count : min(1, buttons.count)
  }

  /// The place of each button; nil for those that a stack too low for all leaves out.
  package func places(in area: Rect) -> [Rect?] {
    if isStacked(in: area.size) {
      let first = firstVisible(rows: area.size.rows)
      return buttons.indices.map { index in
        let row = area.origin.row + index - first
        return area.rows.contains(row)
          ? Rect(column: area.origin.column, row: row, columns: area.size.columns, rows: 1) : nil
      }
    }
    let room = area.size.columns - max(0, buttons.count - 1)
    var column = area.origin.column
    return buttons.indices.map { index in
      let width = room * (index + 1) / buttons.count - room * index / buttons.count
      defer { column += width + 1 }
      return Rect(
        column: column, row: area.origin.row, columns: width, rows: min(1, area.size.rows))
    }
  }

  /// The columns between buttons that stand side by side.
  package func separators(in area: Rect) -> [Int] {
    if isStacked(in: area.size) { return [] }
    return places(in: area).dropLast().compactMap { $0?.columns.upperBound }
  }

  /// Where one is in a stack that is too low for all buttons; nil where all are seen.
  package func thumb(in area: Rect) -> ScrollThumb? {
    guard isStacked(in: area.size) else { return nil }
    let rows = area.size.rows
    return ScrollThumb(first: firstVisible(rows: rows), count: buttons.count, rows: rows)
  }

  /// What a key makes of the buttons; nil when the key is not theirs.
  ///
  /// - Parameters:
  ///   - key: what was pressed.
  ///   - takesVertical: whether Up and Down move the focus.
  /// - Returns: the end of the box, or whether the focus has moved.
  package mutating func handle(_ key: Key, takesVertical: Bool) -> Step? {
    switch key {
    case .enter, .character(" "): return focused.map { .done(.button($0.name)) }
    case .tab, .right: return move(by: 1)
    case .backTab, .left: return move(by: -1)
    case .down where takesVertical: return move(by: 1)
    case .up where takesVertical: return move(by: -1)
    default: break
    }
    // With Shift or Caps Lock a letter is still that letter.
    guard case .character(let scalar) = key.code, key.modifiers.subtracting(.shift).isEmpty,
      let letter = scalar.hotLetter,
      let index = buttons.firstIndex(where: { $0.hotLetter == letter })
    else { return nil }
    // A letter is easily typed by mistake: what destroys something wants a second key.
    guard buttons[index].isDangerous, index != focus else {
      return .done(.button(buttons[index].name))
    }
    focus = index
    return .changed
  }

  /// What the mouse makes of the buttons: one is pressed when the mouse goes down and up on it.
  package mutating func handle(_ mouse: Mouse, in area: Rect) -> Step? {
    let point = Point(column: mouse.column, row: mouse.row)
    let index = places(in: area).firstIndex { $0?.contains(point) ?? false }
    switch (mouse.kind, mouse.button) {
    case (.press, .left):
      pressed = index
      guard let index else { return nil }
      focus = index
      return .changed
    case (.release, _):
      defer { pressed = nil }
      guard let index, index == pressed else { return nil }
      return .done(.button(buttons[index].name))
    default: return nil
    }
  }

  /// Gives a button the focus; an index of none is passed over.
  package mutating func moveFocus(to index: Int) {
    if buttons.indices.contains(index) { focus = index }
  }

  /// Draws the buttons and, where they stand side by side, the lines between them.
  ///
  /// Where another part of the box has the focus, `isActive` is false and no button shows it.
  package func draw(
    on canvas: inout Canvas, in area: Rect, isActive: Bool = true, theme: Theme, look: Look
  ) {
    for (index, place) in places(in: area).enumerated() {
      guard let place else { continue }
      buttons[index].draw(
        on: &canvas, in: place, isFocused: isActive && index == focus, theme: theme, look: look)
    }
    for column in separators(in: area) {
      canvas.put(
        Symbols.vertical, at: Point(column: column, row: area.origin.row), theme.border)
    }
  }

  private mutating func move(by step: Int) -> Step {
    guard buttons.count > 1 else { return .ignored }
    focus = (focus + step + buttons.count) % buttons.count
    return .changed
  }

  /// The first button to show where a stack has only so many rows, so that the focused one is seen.
  private func firstVisible(rows: Int) -> Int {
    max(0, min(focus - rows / 2, buttons.count - rows))
  }
}
