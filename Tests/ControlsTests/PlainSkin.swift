// A third look, for tests alone: no frame, ASCII, everything at the left, vi's keys in lists. It is nothing but values and pure
// functions, and no control or form knows of it.

@testable import Controls
import Drawing
import Input
import Text

extension Skin {
  /// A look without lines and colours.
  static func plain() -> Skin {
    var styles = Styles()
    styles.title.attributes = .bold
    styles.buttonFocused.attributes = .reverse
    styles.bracketFocused.attributes = .reverse
    styles.overlaysHotLetters = true
    styles.rowFocused.attributes = .reverse
    var symbols = SkinSymbols()
    symbols.border = symbols.border.mapped(Symbols.inASCII)
    (symbols.bracketLeft, symbols.bracketRight) = ("[", "]")
    symbols.cursor = ">"
    var habits = Habits()
    habits.centersParagraph = false
    habits.underlinesBareFields = false
    return Skin(
      look: Look(colors: .none, symbols: .ascii), styles: styles, symbols: symbols, keys: .plain,
      habits: habits, geometry: PlainGeometry(), chrome: PlainChrome())
  }
}

extension KeyMap {
  fileprivate static let plain = KeyMap { key, part in
    switch (part, key) {
    case (.form, .enter), (.buttons, .enter), (.list, .enter): .accept
    case (.form, .tab), (.buttons, .tab), (.field, .tab): .focusNext
    case (.form, .backTab), (.buttons, .backTab): .focusPrevious
    case (.buttons, .character("l")): .nextButton
    case (.buttons, .character("h")): .previousButton
    case (.list, .character("j")): .down
    case (.list, .character("k")): .up
    case (.list, .character("G")): .last
    case (.list, .space): .toggle
    default: nil
    }
  }
}

/// One part below the other.
private struct PlainGeometry: Geometry {
  let leastColumns = 4

  func columns(of form: Form, within limit: Int) -> Int {
    let wanted = form.items.map { $0.control.columns(in: form.skin).ideal + 3 }
    return min(
      limit,
      wanted.reduce(
        max(form.window.title.columns, form.message.columns, columns(of: form.buttons)), max))
  }

  func rows(of form: Form, forColumns columns: Int, within limit: Int) -> Int {
    let items = form.items.reduce(0) { $0 + rows(of: $1, forColumns: columns, form.skin) }
    return min(limit, titleRows(form) + messageRows(form, columns) + items + 2)
  }

  private func titleRows(_ form: Form) -> Int { form.window.title.isEmpty ? 0 : 2 }

  private func messageRows(_ form: Form, _ columns: Int) -> Int {
    form.message.lines(forColumns: columns, in: form.skin)
  }

  private func rows(of item: FormItem, forColumns columns: Int, _ skin: Skin) -> Int {
    let extent = item.control.rows(forColumns: columns, in: skin)
    return item.control.grows ? extent.ideal : extent.least
  }

  func layout(of form: Form, in area: Rect) -> FormLayout {
    var row = area.origin.row
    func take(_ rows: Int) -> Rect {
      defer { row += rows }
      return Rect(
        column: area.origin.column, row: row, columns: area.size.columns,
        rows: max(0, min(rows, area.rows.upperBound - row)))
    }
    let title = take(titleRows(form))
    var layout = FormLayout(
      window: area, isFramed: false,
      message: take(messageRows(form, area.size.columns)), buttons: Rect(area.origin, Size()))
    layout.title = title
    layout.items = form.items.map {
      take(rows(of: $0, forColumns: area.size.columns, form.skin))
    }
    layout.problem = take(1)
    layout.buttons = take(1)
    return layout
  }

  func columns(of buttons: Buttons) -> Int {
    buttons.buttons.reduce(0) { $0 + $1.label.columns + 3 }
  }

  func rows(of buttons: Buttons, forColumns columns: Int) -> Int { 1 }

  func places(of buttons: Buttons, in area: Rect) -> [Rect?] {
    var column = area.origin.column
    return buttons.buttons.map { button in
      let columns = button.label.columns + 2
      defer { column += columns + 1 }
      return column + columns <= area.columns.upperBound
        ? Rect(column: column, row: area.origin.row, columns: columns, rows: area.size.rows) : nil
    }
  }

  func isStacked(_ buttons: Buttons, in room: Size) -> Bool { false }

  func columns(of list: List) -> Extent { Extent(1, 2 + list.texts.firstColumns) }

  func rowLayout(of list: List, in place: Place) -> RowLayout {
    var layout = RowLayout()
    layout.cursor = 0
    layout.first = 2
    layout.firstRoom = max(0, place.area.size.columns - 2)
    if list.choice.hasTicks {
      layout.tick = 2
      layout.first += 4
    }
    return layout
  }

  func rowArea(in place: Place) -> Rect { place.area }

  func fieldArea(in place: Place) -> Rect { place.area.inset(columns: 2, rows: 0) }

  let sliderRows = Extent(1)

  func sliderLayout(of slider: Slider, in place: Place) -> SliderLayout {
    SliderLayout(bar: place.area, filled: 0, number: place.area.origin, page: 1)
  }
}

/// A line below the title, and a colon before a field.
private struct PlainChrome: Chrome {
  func drawWindow(
    of form: Form, _ layout: FormLayout, on canvas: inout Canvas, at now: Duration
  ) {
    canvas.fill(layout.window, form.skin.styles.window)
    guard layout.title.size.rows == 2 else { return }
    canvas.put(
      form.window.title, at: layout.title.origin, form.skin.styles.title, within: layout.title)
    let line = Rect(
      column: layout.title.origin.column, row: layout.title.origin.row + 1,
      columns: form.window.title.columns, rows: 1)
    canvas.fill(line, with: "=", form.skin.styles.title)
  }

  func drawStatus(of form: Form, _ layout: FormLayout, on canvas: inout Canvas) {
    guard let words = form.refusal?.words, let place = layout.problem else { return }
    canvas.put(words, at: place.origin, form.skin.styles.problem, within: place)
  }

  func drawEdge(of view: ListView, on canvas: inout Canvas, in place: Place) {}

  func command(at point: Point, of view: ListView, in place: Place) -> Command? { nil }

  func drawEdge(of field: TextField, on canvas: inout Canvas, in place: Place) {
    canvas.put(":", at: place.area.origin, place.skin.styles.text)
  }
}
