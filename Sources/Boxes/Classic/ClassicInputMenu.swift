// The inputmenu: a menu whose items can be renamed in place. Each row stands in a field of its own, three rows of
// the screen high; where there is no room for that, on one.

package import Drawing
import Input
package import Text
package import Values

/// A menu whose items can be renamed.
package struct ClassicInputMenu: ClassicListContent {
  /// The name of the button that begins to rename the current item; also how the box ends after it was renamed.
  package static let rename = "Rename"
  /// Rows of the screen for a row of the list.
  static let fieldRows = 3

  /// The text, the list and the buttons.
  package private(set) var list: ClassicList
  private let mostInput: Int
  private var editor: LineEditor?
  /// The new text of the current row, once it was renamed; any bytes.
  package private(set) var renamed: [UInt8]?

  /// A menu that was not answered yet.
  ///
  /// - Parameters:
  ///   - text: what stands above the list.
  ///   - rows: the rows; tags are their values, items their labels.
  ///   - current: the row that has the focus first.
  ///   - listHeight: the wanted height of the list in rows of the screen; 0 for as many as there are rows.
  ///   - mostInput: bytes that a new text may have; 0 for any number.
  ///   - buttons: the buttons and which of them has the focus; the one by the name of `rename` begins to rename.
  ///   - options: what the options say of lists.
  package init(
    _ text: DisplayText, rows: ListItems, current: Int = 0, listHeight: Int, mostInput: Int,
    buttons: ClassicButtons, options: ClassicListOptions
  ) {
    self.mostInput = mostInput
    list = ClassicList(text, rows, current: current, listHeight: listHeight, buttons, options)
  }

  /// Whether an item is being renamed: then Esc gives that up and not the box.
  package var takesEscape: Bool { editor != nil }
  package var takesLiterally: Bool { editor?.takesLiterally ?? false }

  package func size(in frame: ClassicFrame, on screen: Size) -> Size {
    list.size(in: frame, on: screen, leastRows: Self.fieldRows)
  }
}

// MARK: Events

extension ClassicInputMenu {
  package mutating func handle(_ event: Event, in scene: Scene, _ frame: ClassicFrame) -> Step {
    let place = place(in: scene.area, frame)
    if editor != nil { return edit(event, place) }
    switch event {
    case .input(.key(.space)): return rename(instead: list.buttons.enter, place)
    case .input(.key(let key)):
      return rename(
        instead: list.handle(key, place.list, visible: place.visible, at: scene.now), place)
    case .input(.mouse(let mouse)):
      guard
        let row = list.row(
          mouse, place.list, visible: place.visible, rowsEach: place.rowsEach)
      else {
        let listFrame = list.listFrame(place.list, visible: place.visible)
        return rename(instead: list.handle(mouse, place.list, listFrame), place)
      }
      list.takeFocus()
      _ = list.move(to: row, visible: place.visible)
      return .changed
    case .input(.paste): return .effect(.bell)
    default: return .ignored
    }
  }

  package mutating func press(
    _ button: String, in scene: Scene, _ frame: ClassicFrame
  ) -> Step { rename(instead: .done(.button(button)), place(in: scene.area, frame)) }

  /// Begins to rename the current item where `step` is the press of that button.
  private mutating func rename(instead step: Step, _ place: Place) -> Step {
    guard step == .done(.button(Self.rename)) else { return step }
    guard let current else { return .effect(.bell) }
    // Without items there is nothing to begin with; the tag stays what it is.
    let item = list.options.hidesItems ? [] : Array(list.items.rows.label(current))
    var editor = LineEditor(
      item, limit: mostInput > 0 ? .bytes(mostInput) : .none,
      clearsWhole: true, takesLineBreaks: true, rules: list.options.rules)
    editor.moveToStart(columns: place.field.columns)
    self.editor = editor
    return .changed
  }

  /// What happens while an item is being renamed: Enter ends the box, Esc and Tab the renaming.
  private mutating func edit(_ event: Event, _ place: Place) -> Step {
    guard case .input(let input) = event, var editor else { return .ignored }
    defer { if self.editor != nil { self.editor = editor } }
    let columns = place.field.columns
    switch input {
    case .key(let key) where editor.takesLiterally && key != .escape:
      return editor.handle(key, columns: columns) ?? .effect(.bell)
    case .key(.enter):
      renamed = editor.value
      self.editor = nil
      return .done(.button(Self.rename))
    case .key(.escape), .key(.tab), .key(.backTab):
      self.editor = nil
      return .changed
    case .key(let key): return editor.handle(key, columns: columns) ?? .effect(.bell)
    case .paste(let bytes): return editor.paste(bytes, columns: columns)
    case .mouse(let mouse):
      guard mouse.kind == .press, mouse.button == .left else { return .ignored }
      let area = fieldArea(place)
      guard area.contains(Point(column: mouse.column, row: mouse.row)) else {
        return .effect(.bell)
      }
      editor.click(column: mouse.column - area.origin.column, columns: columns)
      return .changed
    default: return .ignored
    }
  }
}

// MARK: Places

extension ClassicInputMenu {
  /// The places in the window and in each row.
  private struct Place {
    let list: ClassicListPlace
    /// Rows of the screen for a row of the list.
    let rowsEach: Int
    /// Rows of the list that are seen.
    let visible: Int
    /// Where tags and items stand.
    let columns: ClassicRowColumns
    /// Where the text of an item stands, from the left edge of the list, and its cells.
    let field: (start: Int, columns: Int)
  }

  private func place(in window: Rect, _ frame: ClassicFrame) -> Place {
    let list = list.place(in: window, frame, leastRows: Self.fieldRows)
    let width = list.inner.size.columns
    let columns = ClassicRowColumns(
      self.list.texts, in: width, share: ClassicMenu.tagShare, isCentered: false)
    let start = columns.item ?? 0
    // The field ends one cell before the list, and has a border at each side.
    let isFramed =
      list.border != nil && list.inner.size.rows >= Self.fieldRows && width - start > 4
    let rowsEach = isFramed ? Self.fieldRows : 1
    return Place(
      list: list, rowsEach: rowsEach, visible: max(1, list.inner.size.rows / rowsEach),
      columns: columns,
      field: isFramed
        ? (start + 1, width - start - 3) : (min(start, max(0, width - 1)), max(1, width - start)))
  }

  /// The place of the current row's text.
  private func fieldArea(_ place: Place) -> Rect {
    let first = list.items.firstShown(visible: place.visible)
    let inner = place.list.inner
    let row = inner.origin.row + (list.items.current - first) * place.rowsEach + place.rowsEach / 2
    return Rect(
      column: inner.origin.column + place.field.start, row: row, columns: place.field.columns,
      rows: 1
    ).intersection(inner)
  }
}

// MARK: Drawing

extension ClassicInputMenu {
  package func draw(on canvas: inout Canvas, in scene: Scene, _ frame: ClassicFrame) {
    let place = place(in: scene.area, frame)
    list.text.draw(on: &canvas, place.list, list.buttons, frame)
    let listFrame = list.listFrame(place.list, visible: place.visible)
    listFrame.draw(on: &canvas, frame)
    let clip = listFrame.textArea(frame)
    for (offset, row) in listFrame.shown.enumerated() {
      let area = Rect(
        column: clip.origin.column, row: clip.origin.row + offset * place.rowsEach,
        columns: clip.size.columns, rows: place.rowsEach)
      draw(row, on: &canvas, in: area.intersection(clip), place, frame)
    }
    guard let editor else { return }
    let area = fieldArea(place)
    if area.isEmpty { return }
    editor.draw(on: &canvas, in: area, style: frame.theme.inputbox, isFocused: true)
  }

  private func draw(
    _ row: Int, on canvas: inout Canvas, in area: Rect, _ place: Place, _ frame: ClassicFrame
  ) {
    guard area.size.rows == place.rowsEach else { return }
    let theme = frame.theme
    let isCurrent = row == list.items.current
    let style = isCurrent ? theme.itemSelected : theme.item
    canvas.fill(area, style)
    let point = Point(
      column: area.origin.column, row: area.origin.row + place.rowsEach / 2)
    if place.list.border != nil, place.rowsEach == Self.fieldRows {
      let lines = isCurrent && editor != nil ? theme.dialog : style
      let field = Rect(
        column: point.column + place.field.start - 1, row: area.origin.row,
        columns: place.field.columns + 2, rows: Self.fieldRows)
      frame.drawBorder(on: &canvas, in: field.intersection(area), lines, lines)
    }
    let field = Rect(
      column: point.column + place.field.start, row: point.row, columns: place.field.columns,
      rows: 1
    ).intersection(area)
    let isHot = !list.options.hasNoHotList
    guard list.texts.isPaired else {
      let start = Point(column: point.column + place.field.start, row: point.row)
      canvas.putHot(
        list.texts.first(row), at: start, within: field, theme, isCurrent: isCurrent, isHot: isHot)
      list.placeCursor(on: &canvas, at: start.column, place.list, row: isCurrent ? point.row : -1)
      return
    }
    let clip = Rect(
      column: point.column, row: point.row, columns: place.columns.firstRoom, rows: 1)
    canvas.putHot(
      list.texts.first(row), at: point, within: clip.intersection(area), theme,
      isCurrent: isCurrent, isHot: isHot)
    list.placeCursor(on: &canvas, at: point.column, place.list, row: isCurrent ? point.row : -1)
    canvas.put(
      list.texts.item(row), at: Point(column: point.column + place.field.start, row: point.row),
      style, within: field)
  }
}
