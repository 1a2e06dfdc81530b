// What keys, pastes and the mouse make of a box with a field.

package import Drawing
package import Input
import Text

extension EntryBox {
  package mutating func handle(_ key: Key, in area: Rect, at now: Duration) -> Step {
    let layout = layout(in: area)
    if case .field(let index) = focus, fields[index].takesLiterally {
      return edit(index) { $0.handle(key, columns: layout.fieldColumns) ?? .ignored }
    }
    // A value is never given by Esc, even where there is but one button.
    if key == .escape { return .done(.escape) }
    if let step = scrollText(key, layout) { return step }
    switch focus {
    case .field(let index): return type(key, in: index, layout)
    case .buttons: return handleOnButtons(key, layout)
    }
  }

  /// Pasted text is typed, but never an answer.
  package mutating func paste(_ bytes: [UInt8], in area: Rect) -> Step {
    guard case .field(let index) = focus else { return .effect(.bell) }
    let columns = layout(in: area).fieldColumns
    return edit(index) { $0.paste(bytes, columns: columns) }
  }

  private mutating func scrollText(_ key: Key, _ layout: EntryLayout) -> Step? {
    let scrolling: Key? =
      switch key {
      case .pageUp, .pageDown: key
      case Key(.up, .shift): .up
      case Key(.down, .shift): .down
      default: nil
      }
    guard let scrolling else { return nil }
    let count = textRows(columns: layout.text.size.columns)
    return text.handle(scrolling, count: count, rows: layout.text.size.rows)
  }

  // MARK: Fields

  private mutating func type(_ key: Key, in index: Int, _ layout: EntryLayout) -> Step {
    switch key {
    case .enter: return accept(in: index)
    case .tab, .down: return move(to: index + 1)
    case .backTab, .up: return move(to: index - 1)
    default:
      return edit(index) { $0.handle(key, columns: layout.fieldColumns) ?? .ignored }
    }
  }

  /// Changes a field; what was wrong with it may be wrong no more.
  private mutating func edit(_ index: Int, _ change: (inout LineEditor) -> Step) -> Step {
    let before = problem == nil ? nil : fields[index].value
    let step = change(&fields[index])
    if let before, before != fields[index].value { problem = nil }
    return step
  }

  /// Gives the focus to a field, or, behind the last and before the first one, to a button.
  private mutating func move(to index: Int) -> Step {
    if fields.indices.contains(index) {
      focus = .field(index)
      return .changed
    }
    guard !buttons.buttons.isEmpty else { return .ignored }
    focus = .buttons
    buttons.moveFocus(to: index < 0 ? buttons.buttons.count - 1 : 0)
    return .changed
  }

  // MARK: Buttons

  private mutating func handleOnButtons(_ key: Key, _ layout: EntryLayout) -> Step {
    let isStacked = buttons.isStacked(in: layout.buttons.size)
    let isFirst = buttons.focus == 0
    let isLast = buttons.focus == buttons.buttons.count - 1
    switch key {
    case .tab where isLast, .down where isLast || !isStacked: return move(to: 0)
    case .backTab where isFirst, .up where isFirst || !isStacked: return move(to: fields.count - 1)
    default: break
    }
    guard let step = buttons.handle(key, takesVertical: isStacked) else { return .ignored }
    if case .done(.button(let name)) = step { return press(name) }
    return step
  }

  // MARK: Mouse

  package mutating func handle(_ mouse: Mouse, in area: Rect) -> Step {
    let layout = layout(in: area)
    if let step = buttons.handle(mouse, in: layout.buttons) {
      if case .done(.button(let name)) = step { return press(name) }
      focus = .buttons
      return step
    }
    let point = Point(column: mouse.column, row: mouse.row)
    if mouse.kind == .press, mouse.button == .left,
      let index = layout.boxes.firstIndex(where: { $0.contains(point) })
    {
      let field = layout.firstField + index
      focus = .field(field)
      fields[field].click(
        column: point.column - layout.fields[index].origin.column, columns: layout.fieldColumns)
      return .changed
    }
    let count = textRows(columns: layout.text.size.columns)
    return text.handle(mouse, count: count, rows: layout.text.size.rows) ?? .ignored
  }
}
