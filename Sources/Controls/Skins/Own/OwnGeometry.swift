// Where the parts of toast's own boxes stand, and how large these are. On low screens a box gives up its lines before its
// words: first the line above the buttons, then the frame.

import Drawing
import Text
import Values

struct OwnGeometry: Geometry {
  /// Cells of text in a line beyond which reading gets hard.
  static let readableColumns = 66
  /// Cells beside a value in its field: lines, gaps and the caret.
  private static let columnsAroundValue = 5
  /// A frame, the thumb of a scroll bar and a few letters.
  let leastColumns = 8
  let tickColumns: Int

  /// Blank cells between frame and text.
  static func padding(columns: Int) -> Int { columns >= 36 ? 2 : columns >= 24 ? 1 : 0 }

  static func textColumns(_ columns: Int) -> Int {
    max(1, columns - 2 - 2 * padding(columns: columns))
  }

  // MARK: Forms

  func columns(of form: Form, within limit: Int) -> Int {
    let readable = Self.readableColumns
    // Lines that somebody broke are shown as they are, as far as the screen allows.
    let breaksFreely = !form.items.isEmpty || form.message.isOneParagraph
    var words = max(
      min(form.message.columns, breaksFreely ? readable : limit),
      min(form.window.title.columns, readable))
    for item in form.items {
      let ideal = item.control.columns(in: form.skin).ideal
      words = max(
        words, item.control.grows ? ideal : min(ideal + Self.columnsAroundValue, readable))
    }
    let usual = form.window.usualColumns
    let wanted = max(words + 2 + 2 * Self.padding(columns: usual), columns(of: form.buttons) + 2)
    return min(limit, max(usual, wanted))
  }

  func rows(of form: Form, forColumns columns: Int, within limit: Int) -> Int {
    let needs = OwnNeeds(of: form, columns: columns, self)
    return min(limit, needs.rows + needs.hints)
  }

  func layout(of form: Form, in area: Rect) -> FormLayout {
    OwnLayout(OwnNeeds(of: form, columns: area.size.columns, self), in: area).layout
  }

  // MARK: Buttons

  /// Cells a label needs at least, with a space or a mark at each side, and those in which it looks well.
  private static let leastAroundLabel = 2
  private static let aroundLabel = 4
  /// Cells of a label that is shortened.
  private static let leastShortened = 3

  func columns(of buttons: Buttons) -> Int {
    let widest = buttons.widestLabel + Self.aroundLabel
    if buttons.isEmpty { return 0 }
    let row = (widest + 1) * buttons.count - 1
    return buttons.count > 2 && row > Self.readableColumns ? widest : row
  }

  func rows(of buttons: Buttons, forColumns columns: Int) -> Int {
    isStacked(buttons, in: Size(columns: columns, rows: buttons.count))
      ? buttons.count : min(1, buttons.count)
  }

  /// Where they do not fit side by side; in a room with less than a row for each they do, shortened, so that each is seen.
  func isStacked(_ buttons: Buttons, in room: Size) -> Bool {
    if buttons.count < 2 { return false }
    let whole = buttons.widestLabel + Self.leastAroundLabel
    let least = room.rows < buttons.count ? min(whole, Self.leastShortened) : whole
    return room.columns < buttons.count * (least + 1) - 1
  }

  func places(of buttons: Buttons, in area: Rect) -> [Rect?] {
    if isStacked(buttons, in: area.size) {
      let first = buttons.firstVisible(rows: area.size.rows)
      return buttons.buttons.indices.map { index in
        let row = area.origin.row + index - first
        return area.rows.contains(row)
          ? Rect(column: area.origin.column, row: row, columns: area.size.columns, rows: 1) : nil
      }
    }
    let room = area.size.columns - max(0, buttons.count - 1)
    let shares = shares(of: buttons, in: room)
    var column = area.origin.column
    return buttons.buttons.indices.map { index in
      let width = shares[index]
      defer { column += width + 1 }
      return Rect(
        column: column, row: area.origin.row, columns: width, rows: min(1, area.size.rows))
    }
  }

  /// Columns of buttons side by side: as many for each, unless that would shorten one.
  private func shares(of buttons: Buttons, in room: Int) -> [Int] {
    func parts(of columns: Int) -> [Int] {
      buttons.buttons.indices.map {
        columns * ($0 + 1) / buttons.count - columns * $0 / buttons.count
      }
    }
    let wanted = buttons.buttons.map { $0.label.columns + Self.leastAroundLabel }
    let equal = parts(of: room)
    if zip(equal, wanted).allSatisfy({ $0 >= $1 }) { return equal }
    let shares = Buttons.shares(wanted, of: room)
    return zip(shares, parts(of: max(0, room - shares.reduce(0, +)))).map { $0 + $1 }
  }

  let sliderRows = Extent(1, 1)

  /// The bar, and the number at its right.
  func sliderLayout(of slider: Slider, in place: Place) -> SliderLayout {
    let cells = max(1, place.area.size.columns - slider.digits - 1)
    let bar = Rect(place.area.origin, Size(columns: cells, rows: 1))
    // In floating point, since the product may be too large for a whole number.
    let share = Double(slider.offset) / Double(max(1, slider.count - 1))
    let number = Point(column: bar.columns.upperBound + 1, row: bar.origin.row)
    return SliderLayout(
      bar: bar, filled: Int((share * Double(cells)).rounded()), number: number,
      page: max(slider.range.step, slider.count / cells))
  }

  // MARK: Lists and fields

  /// Cells of a key and the gap behind it.
  private static let keyColumns = 3

  func columns(of list: List) -> Extent {
    let layout = rowLayout(of: list, forColumns: 0)
    let ideal = layout.first + list.texts.firstColumns
    // Rows that are still to come may be wider.
    return Extent(1, list.stream == nil ? ideal : max(ideal, Self.readableColumns))
  }

  func rowLayout(of list: List, in place: Place) -> RowLayout {
    rowLayout(of: list, forColumns: place.area.size.columns)
  }

  private func rowLayout(of list: List, forColumns columns: Int) -> RowLayout {
    var layout = RowLayout()
    layout.cursor = 0
    var column = 2
    if list.choice.hasTicks {
      layout.tick = column
      column += tickColumns + 1
    }
    if list.items.fields.key != nil {
      layout.key = column
      column += Self.keyColumns
    }
    layout.first = column
    layout.firstRoom = max(0, columns - column - 1)
    return layout
  }

  func rowArea(in place: Place) -> Rect { place.area }

  /// Columns below which a field has no gap within its lines.
  private static let leastColumnsForGap = 16

  func fieldArea(in place: Place) -> Rect {
    guard place.isFramed else { return place.area }
    let margin = place.area.size.columns >= Self.leastColumnsForGap ? 2 : 1
    return place.area.inset(columns: margin, rows: 1)
  }
}

extension Buttons {
  /// Cells of the widest label, with the mark of a dangerous one.
  var widestLabel: Int {
    buttons.reduce(0) { max($0, $1.label.columns + ($1.isDangerous ? Self.markColumns : 0)) }
  }

  /// The first button to show where a stack has only so many rows, so that the focused one is seen.
  func firstVisible(rows: Int) -> Int { max(0, min(focus - rows / 2, count - rows)) }
}
