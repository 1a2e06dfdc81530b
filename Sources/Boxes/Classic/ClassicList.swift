// What dialog's lists of one column have in common: a text, a list with a position, buttons; their keys and
// their mouse. What Space and a click do to a row, and how a row looks, is each box's own.

package import Drawing
import Input
package import Text
import Values

/// A text, a list of one column and buttons.
package struct ClassicList {
  /// What the options say of lists.
  let options: ClassicListOptions
  /// The texts of the rows.
  let texts: ClassicListTexts
  /// The wanted height of the list in rows; 0 for as many as there are.
  let listHeight: Int
  /// What stands above the list.
  var text: ClassicText
  /// The rows, the focus and the ticks.
  var items: ItemList
  /// The buttons.
  var buttons: ClassicButtons
  private var typing = ClassicTyping()

  /// A list whose focus is on the row `current`.
  init(
    _ text: DisplayText, _ rows: ListItems, current: Int, listHeight: Int,
    _ buttons: ClassicButtons,
    _ options: ClassicListOptions
  ) {
    self.options = options
    self.listHeight = listHeight
    self.text = ClassicText(text)
    self.buttons = buttons
    texts = ClassicListTexts(rows, options)
    items = ItemList(rows, current: current)
    self.buttons.serve(options)
  }

  /// The row that has the focus; nil in an empty list.
  var current: Int? { items.count > 0 ? items.current : nil }

  /// Whether the list, not a button, has the focus.
  var hasFocus: Bool { buttons.focus == nil }

  /// How the list is framed when `visible` rows are seen.
  func listFrame(_ place: ClassicListPlace, visible: Int, indent: Int = 0) -> ClassicListFrame {
    ClassicListFrame(
      border: place.border, inner: place.inner, shown: items.shown(visible: visible),
      count: items.count, indent: indent)
  }
}

/// A content that is a list of one column and little more.
package protocol ClassicListContent: ClassicContent {
  /// The text, the list and the buttons.
  var list: ClassicList { get }
}

extension ClassicListContent {
  /// The row that has the focus; nil in an empty list.
  package var current: Int? { list.current }

  package var hasRowMarks: Bool { true }

  package var bottomLine: DisplayText? { list.texts.help(current) }

  package func size(in frame: ClassicFrame, on screen: Size) -> Size {
    list.size(in: frame, on: screen)
  }
}

// MARK: Size and place

extension ClassicListTexts {
  /// Columns of a window that shows tags and items well; dialog counts tags that are hidden, too.
  var leastColumns: Int { max(26, tagColumns + itemColumns + 10) }
}

extension ClassicText {
  /// Measures a window for this text, a list and buttons (dialog's `dlg_auto_size`, `dlg_calc_listh`).
  ///
  /// - Parameters:
  ///   - frame: what stands around the content.
  ///   - screen: the screen's size.
  ///   - listHeight: the wanted height of the list in rows; 0 for as many as there are.
  ///   - count: rows there are.
  ///   - leastColumns: columns in which the list is shown well.
  ///   - leastRows: rows that the list needs.
  ///   - buttons: the buttons.
  /// - Returns: the size, with room for text, list and buttons as far as the screen has it.
  func listWindow(
    in frame: ClassicFrame, on screen: Size, listHeight: Int, count: Int, leastColumns: Int,
    leastRows: Int = 1, _ buttons: ClassicButtons
  ) -> Size {
    let room = frame.largestWindow(on: screen)
    // The size counts a line of an empty text, as the original does below a title; without one it fails there.
    let extraRows = 6 + listHeight - (text.isEmpty && !frame.hasTitle ? 1 : 0)
    let size = ClassicSize.window(
      for: text, height: frame.height, width: frame.width, extraRows: extraRows,
      leastColumns: leastColumns, titleColumns: frame.title.columns, aspect: frame.aspect,
      begin: frame.begin, screen: room)
    let columns = min(room.columns, max(size.columns, buttons.leastColumns))
    var rows = size.rows
    if listHeight == 0 {
      rows += max(0, min(count, room.rows - (frame.begin?.row ?? 0) - rows))
    }
    // Around the rows: four lines of borders, the separator, the buttons.
    let needed = self.count(columns: columns - 4) + leastRows + 6
    return Size(columns: columns, rows: min(room.rows, max(rows, needed)))
  }
}

extension ClassicList {
  /// The size of the window.
  func size(in frame: ClassicFrame, on screen: Size, leastRows: Int = 1) -> Size {
    text.listWindow(
      in: frame, on: screen, listHeight: listHeight, count: items.count,
      leastColumns: texts.leastColumns, leastRows: leastRows, buttons)
  }

  /// The places in a window; the list keeps `leastRows` rows, or some of its own where that is nil.
  func place(
    in window: Rect, _ frame: ClassicFrame, leastRows: Int? = nil,
    margin: (left: Int, right: Int) = (0, 0)
  ) -> ClassicListPlace {
    let layout = frame.layout(in: window, hasButtons: true)
    return ClassicListPlace(
      in: layout, textRows: text.count(columns: layout.body.size.columns),
      leastRows: leastRows ?? min(ClassicListPlace.keptRows, max(1, items.count)), margin: margin)
  }
}

// MARK: Events

extension ClassicList {
  /// What a key makes of the list, the buttons or the text; Space is not for here.
  mutating func handle(
    _ key: Key, _ place: ClassicListPlace, visible: Int, at now: Duration
  ) -> Step {
    if let step = text.handleBeside(key, in: place.text) { return step }
    if let move = ClassicListMove(key) {
      typing.forget()
      return self.move(move, visible: visible)
    }
    let takesLetters = hasFocus || !options.visitsItems
    if takesLetters, let row = row(for: key, at: now) {
      return self.move(to: row, visible: visible)
    }
    let first = items.firstShown(visible: visible)
    if let row = ClassicListMove.row(key, first: first, visible: visible, count: items.count) {
      return self.move(to: row, visible: visible)
    }
    return buttons.handle(key, takesLetters: !takesLetters) ?? key.astray
  }

  private mutating func row(for key: Key, at now: Duration) -> Int? {
    guard let letter = key.typed, !options.hasNoHotList, items.count > 0 else {
      typing.forget()
      return nil
    }
    let items = items
    let texts = texts
    return typing.row(for: letter, at: now, from: items.current) {
      items.find($0, from: $1, in: texts.searched)
    }
  }

  /// Moves the focus.
  mutating func move(_ move: ClassicListMove, visible: Int) -> Step {
    guard items.count > 0 else { return .ignored }
    let target = move.target(
      from: items.current, first: items.firstShown(visible: visible), visible: visible,
      count: items.count)
    return self.move(to: target, visible: visible)
  }

  /// Gives the focus to a row.
  mutating func move(to row: Int, visible: Int) -> Step {
    items.move(to: row, visible: visible) ? .changed : .ignored
  }

  /// The row that the mouse was pressed on; nil for none.
  func row(_ mouse: Mouse, _ place: ClassicListPlace, visible: Int, rowsEach: Int = 1) -> Int? {
    guard mouse.kind == .press, mouse.button == .left else { return nil }
    let columns = (place.border ?? place.inner).columns
    guard columns.contains(mouse.column), place.inner.rows.contains(mouse.row) else { return nil }
    let shown = items.shown(visible: visible)
    let row = shown.lowerBound + (mouse.row - place.inner.origin.row) / rowsEach
    return shown.contains(row) ? row : nil
  }

  /// What the mouse makes of anything but a row.
  mutating func handle(
    _ mouse: Mouse, _ place: ClassicListPlace, _ listFrame: ClassicListFrame
  ) -> Step {
    let visible = max(1, listFrame.shown.count)
    let point = Point(column: mouse.column, row: mouse.row)
    if let step = buttons.handle(mouse, in: place.layout.buttons) { return step }
    if place.text.contains(point), text.overflows(place.text),
      let step = text.handle(mouse, in: place.text)
    {
      return step
    }
    switch mouse.kind {
    case .wheelUp: return items.scroll(by: -3, visible: visible) ? .changed : .ignored
    case .wheelDown: return items.scroll(by: 3, visible: visible) ? .changed : .ignored
    case .press where mouse.button == .left:
      if let move = listFrame.move(at: point) { return self.move(move, visible: visible) }
    default: break
    }
    return mouse.astray
  }

  /// Gives the focus to the list, where it is a place for the focus.
  mutating func takeFocus() {
    if buttons.leadsOut { buttons.focus = nil }
  }
}

extension ClassicButtons {
  /// Makes the buttons those of a list: plain, and behind the list where the options give it the focus first.
  mutating func serve(_ options: ClassicListOptions) {
    isPlain = true
    guard options.visitsItems else { return }
    focus = nil
    leadsOut = true
  }
}

extension Key {
  /// What a key means that nothing takes: a character rings the bell, as in dialog's lists.
  var astray: Step { typed == nil ? .ignored : .effect(.bell) }
}

extension ClassicText {
  /// Whether the text has more lines than its place.
  func overflows(_ area: Rect) -> Bool { count(columns: area.size.columns) > area.size.rows }

  /// Scrolls by arrow and page keys with Control, where the plain ones belong to a list; nil for other keys.
  mutating func handleBeside(_ key: Key, in area: Rect) -> Step? {
    guard key.modifiers == .control else { return nil }
    switch key.code {
    case .up, .down, .pageUp, .pageDown, .home, .end: return handle(Key(key.code), in: area)
    default: return nil
    }
  }
}

// MARK: Drawing

extension ClassicText {
  /// Draws a text above a list, the line above the buttons, and the buttons.
  func draw(
    on canvas: inout Canvas, _ place: ClassicListPlace, _ buttons: ClassicButtons,
    _ frame: ClassicFrame
  ) {
    var area = place.text
    if overflows(area), place.layout.separator == nil, area.size.columns > 1, area.size.rows > 0 {
      let corner = Point(column: area.columns.upperBound - 1, row: area.rows.upperBound - 1)
      canvas.put(Symbols.downArrow, at: corner, frame.theme.darrow)
      area.size = Size(columns: area.size.columns - 1, rows: area.size.rows)
    }
    draw(on: &canvas, in: area, frame.theme.dialog)
    frame.drawSeparator(on: &canvas, place.layout)
    if place.layout.separator != nil, area.size.rows > 0 {
      frame.drawPercentage(percentage(in: area), on: &canvas, place.layout)
    }
    buttons.draw(on: &canvas, in: place.layout.buttons, frame)
  }
}

extension ClassicList {
  /// Draws the texts of a row, without its mark.
  func drawTexts(
    of row: Int, on canvas: inout Canvas, at point: Point, within clip: Rect,
    _ columns: ClassicRowColumns, _ theme: ClassicTheme
  ) {
    let isCurrent = row == items.current
    let start = point.column + columns.first
    let firstClip = Rect(column: start, row: point.row, columns: columns.firstRoom, rows: 1)
    canvas.putHot(
      texts.first(row), at: Point(column: start, row: point.row),
      within: clip.intersection(firstClip), theme, isCurrent: isCurrent,
      isHot: !options.hasNoHotList)
    guard let item = columns.item else { return }
    canvas.put(
      texts.item(row), at: Point(column: point.column + item, row: point.row),
      isCurrent ? theme.itemSelected : theme.item, within: clip)
  }

  /// Shows the cursor in the current row while the list has the focus.
  func placeCursor(on canvas: inout Canvas, at column: Int, _ place: ClassicListPlace, row: Int) {
    guard hasFocus, place.inner.rows.contains(row) else { return }
    canvas.cursor = Point(column: min(column, place.inner.columns.upperBound - 1), row: row)
    canvas.showsCursor = true
  }
}
