// Where the parts of dialog's windows stand, to the cell, since scripts and people know these places. Where the original
// draws over its own parts on small screens, the words keep their room here and the lines go.

import Drawing
import Text
import Values

struct DialogGeometry: Geometry {
  let leastColumns = 1

  /// Rows and columns below which a screen has no room for a border.
  private static let leastBordered = Size(columns: 24, rows: 10)
  /// The least window with a border.
  private static let leastWindow = Size(columns: 8, rows: 3)

  /// Whether a screen is too small for a border.
  static func isBare(on screen: Size) -> Bool {
    screen.columns < leastBordered.columns || screen.rows < leastBordered.rows
  }

  /// Whether the window has a shadow: where one is wanted, there is colour and the screen is not small.
  static func castsShadow(_ skin: Skin, on screen: Size) -> Bool {
    skin.habits.castsShadow && skin.look.colors != .none && !isBare(on: screen)
  }

  /// The largest size of a window: the screen less the shadow.
  static func largestWindow(_ skin: Skin, on screen: Size) -> Size {
    castsShadow(skin, on: screen)
      ? Size(columns: screen.columns - 2, rows: screen.rows - 1) : screen
  }

  /// A form has the whole screen, on which it stands in its window.
  func columns(of form: Form, within limit: Int) -> Int { limit }
  func rows(of form: Form, forColumns columns: Int, within limit: Int) -> Int { limit }

  // MARK: The window

  /// Where the window of a form stands: where it is wanted as far as it fits there, or in the middle; on a small screen
  /// everywhere.
  func window(of form: Form, on screen: Size) -> Rect {
    if Self.isBare(on: screen) { return Rect(Point(), screen) }
    return form.windows.window(on: screen) {
      let room = Self.largestWindow(form.skin, on: screen)
      let wanted = size(of: form, in: room)
      let size = Size(
        columns: max(wanted.columns, Self.leastWindow.columns),
        rows: max(wanted.rows, Self.leastWindow.rows)
      ).clamped(to: room)
      guard let begin = form.window.begin else { return Rect(Point(), room).centered(size) }
      // The shadow may fall off the screen, the window may not.
      return Rect(
        Point(
          column: max(0, min(begin.column, screen.columns - size.columns)),
          row: max(0, min(begin.row, screen.rows - size.rows))), size)
    }
  }

  /// Columns of a window around the text in it.
  private static let around = 4

  private func size(of form: Form, in room: Size) -> Size {
    if form.window.fitsText { return sizeOfText(form) }
    let list = rowControl(of: form)
    let size = leastSize(of: form, list, in: room)
    guard let list else { return size }
    var rows = size.rows
    if list.wantedRows == 0, list.value.selection?.current != nil {
      let count = list.rows(forColumns: size.columns, in: form.skin).ideal
      rows += max(0, min(count, room.rows - (form.window.begin?.row ?? 0) - rows))
    }
    // Around the rows: four lines of borders, the separator, the buttons.
    let text = form.message.lines(forColumns: size.columns - Self.around, in: form.skin)
    return Size(columns: size.columns, rows: min(room.rows, max(rows, text + list.rowHeight + 6)))
  }

  private func leastSize(of form: Form, _ list: (any RowControl)?, in room: Size) -> Size {
    let window = form.window
    var extraRows = fixedRows(of: form) + (form.isShownOnly ? 0 : 2)
    if let list {
      // The size counts a line of an empty text, as the original does below a title; without one it fails there.
      extraRows += Self.aroundList + list.wantedRows
      if form.message.text.isEmpty, !window.hasTitle { extraRows -= 1 }
    }
    let size = DialogWindowSize.window(
      for: form.message.text, height: window.height, width: window.width, extraRows: extraRows,
      leastColumns: leastColumns(of: form, in: room), titleColumns: window.title.columns,
      aspect: window.aspect, begin: window.begin, screen: room)
    // Buttons widen a window that was given its width, too.
    let columns =
      form.items.isEmpty
      ? size.columns : max(size.columns, min(self.columns(of: form.buttons), room.columns))
    return Size(
      columns: list == nil ? columns : min(room.columns, columns),
      rows: max(size.rows, window.leastRows))
  }

  /// Lines around the rows of a list besides those of the window.
  private static let aroundList = 4

  /// Like a textbox: as wide as the longest line, as high as there are lines.
  private func sizeOfText(_ form: Form) -> Size {
    let columns =
      max(
        form.message.wraps ? 12 : 8, form.message.columns, columns(of: form.buttons) - Self.around)
      + Self.around
    return Size(
      columns: columns,
      rows: form.message.lines(forColumns: columns - Self.around, in: form.skin) + 5)
  }

  private func rowControl(of form: Form) -> (any RowControl)? {
    form.mainItem.flatMap { form.items[$0].control as? any RowControl }
  }

  /// Rows of the controls besides a list, with their borders.
  private func fixedRows(of form: Form) -> Int {
    form.items.reduce(0) { sum, item in
      item.control.grows ? sum : sum + item.control.rows(forColumns: 0, in: form.skin).ideal
    }
  }

  /// Columns of a window around a value: borders, gaps and the caret.
  private static let aroundValue = 7

  private func leastColumns(of form: Form, in room: Size) -> Int {
    var least = form.window.leastColumns
    for item in form.items {
      let ideal = item.control.columns(in: form.skin).ideal
      if item.control.isField {
        let value = min(ideal, room.columns) + Self.aroundValue
        least = max(least, min(value, room.columns - (form.window.begin?.column ?? 0)))
      } else if item.control.grows {
        least = max(least, ideal)
      }
    }
    return form.items.isEmpty ? max(least, columns(of: form.buttons)) : least
  }

  // MARK: Buttons

  /// Columns of every label: the longest, or six, five where the longest has an odd number of them.
  private func labelColumns(_ buttons: Buttons) -> Int {
    let longest = buttons.widestLabel
    return max(longest, 6 - longest % 2)
  }

  func columns(of buttons: Buttons) -> Int {
    buttons.isEmpty ? 0 : buttons.count * (labelColumns(buttons) + 2) + 4
  }

  func rows(of buttons: Buttons, forColumns columns: Int) -> Int { min(1, buttons.count) }

  func isStacked(_ buttons: Buttons, in room: Size) -> Bool { false }

  func places(of buttons: Buttons, in row: Rect) -> [Rect?] {
    if row.isEmpty || buttons.isEmpty { return buttons.buttons.map { _ in nil } }
    let count = buttons.count
    let width = labelColumns(buttons) + 2
    let free = row.size.columns + 2 - count * width
    var gap = free / (count + 3)
    var start = 2 * gap
    if gap <= 0 {
      gap = max(1, free / (count + 1))
      start = gap
    }
    let end = start + count * width + (count - 1) * gap
    guard free >= 0, end <= row.size.columns + 1 else { return crowdedPlaces(of: buttons, in: row) }
    return (0..<count).map { index in
      Rect(
        column: row.origin.column - 1 + start + index * (width + gap), row: row.origin.row,
        columns: width, rows: 1)
    }
  }

  /// The places of buttons as wide as their own labels, shortened where these are too wide; on a screen with less than a
  /// column for each, as many around the focus as there is room for.
  private func crowdedPlaces(of buttons: Buttons, in row: Rect) -> [Rect?] {
    let room = row.size.columns
    let widths = Buttons.shares(buttons.buttons.map { $0.label.columns + 2 }, of: room)
    let focus = buttons.focus
    var shown = focus..<focus + 1
    var used = widths[focus]
    while true {
      if shown.upperBound < widths.count, used + widths[shown.upperBound] <= room {
        used += widths[shown.upperBound]
        shown = shown.lowerBound..<shown.upperBound + 1
      } else if shown.lowerBound > 0, used + widths[shown.lowerBound - 1] <= room {
        used += widths[shown.lowerBound - 1]
        shown = shown.lowerBound - 1..<shown.upperBound
      } else {
        break
      }
    }
    let gap = (room - used) / (shown.count + 1)
    var column = row.origin.column + (room - used - gap * (shown.count - 1)) / 2
    return widths.indices.map { index in
      guard shown.contains(index) else { return nil }
      defer { column += widths[index] + gap }
      return Rect(column: column, row: row.origin.row, columns: widths[index], rows: 1)
    }
  }

  // MARK: Lists and fields

  /// Columns of a list with a border in which tags and labels are shown well; tags that are hidden count, too.
  func columns(of list: List) -> Extent {
    Extent(1, list.texts.tagColumns + list.texts.itemColumns + 10)
  }

  func rowArea(in place: Place) -> Rect {
    place.isFramed ? place.area.inset(columns: 1, rows: 1) : place.area
  }

  private static let leastFieldColumns = 8

  func fieldArea(in place: Place) -> Rect {
    let area = place.area
    return area.inset(
      columns: area.size.columns >= Self.leastFieldColumns ? 1 : 0,
      rows: area.size.rows >= 3 ? 1 : 0)
  }

  /// A blank row stands above the border.
  let sliderRows = Extent(1, 4)

  /// As many cells as are filled evenly: some for each number, or one for each of as many steps (dialog's rangebox.c);
  /// the number stands left of its middle.
  func sliderLayout(of slider: Slider, in place: Place) -> SliderLayout {
    let usable = max(1, place.area.size.columns)
    let isRoomy = slider.count <= usable
    let each = isRoomy ? usable / slider.count : 1
    let page = isRoomy ? each : slider.count / usable + (slider.count % usable == 0 ? 0 : 1)
    let cells = isRoomy ? each * slider.count : 1 + (slider.count - 1) / page
    // The border stands in the middle of the window, which has three more columns at each side than the place.
    let edge = place.isFramed ? 1 : 0
    let window = place.area.size.columns + 6
    let column = place.area.origin.column + edge * ((window - cells - 2) / 2 - 2)
    let row = place.area.rows.upperBound - 1 - edge
    let bar = Rect(column: column, row: row, columns: cells, rows: 1)
    let number = max(column, place.area.origin.column + (usable - slider.digits) / 2 - 2)
    let offset = slider.offset
    var layout = SliderLayout(
      bar: bar,
      filled: isRoomy ? (each == 1 ? offset : (offset + 1) * each) : min(offset / page, cells) + 1,
      number: Point(column: number, row: row), page: page)
    layout.box = place.isFramed ? bar.inset(columns: -1, rows: -1) : nil
    return layout
  }

  func rowLayout(of list: List, in place: Place) -> RowLayout {
    DialogRowLayout.layout(of: list, in: rowArea(in: place).size, isFramed: place.isFramed)
  }
}
