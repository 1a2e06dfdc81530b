// What of an edited line is seen: as much as the field has cells for, around the caret. It scrolls as
// little as the caret demands and never leaves cells empty that text could fill.

package import Drawing
package import Text

extension LineEditor {
  /// Fields of fewer cells have no room for marks.
  private static let leastColumnsForMarks = 6

  /// Cells that a mark takes at one end of a field.
  private func markColumns(_ columns: Int) -> Int {
    hasMarks && mask != .blank && columns >= Self.leastColumnsForMarks ? 1 : 0
  }

  /// Cells in which the character at `index` is shown.
  private func columns(at index: Int) -> Int {
    mask == .none ? text.clusters[index].columns : maskColumns
  }

  /// How many characters are hidden at the left of a field of so many cells.
  func firstShown(columns: Int) -> Int {
    if mask == .blank { return 0 }
    let mark = markColumns(columns)
    // Behind the text there is room for the caret.
    let last = firstFitting(before: count, with: 1, from: 0, columns, mark)
    let first = min(self.first, last, caret.cluster)
    let hasMore = caret.cluster < count - 1
    let caretColumns = (caret.cluster < count ? self.columns(at: caret.cluster) : 1)
    return firstFitting(
      before: caret.cluster, with: caretColumns + (hasMore ? mark : 0), from: first, columns, mark)
  }

  /// The first character, not before `first`, from which on all before `end` and `rest` cells more fit.
  private func firstFitting(
    before end: Int, with rest: Int, from first: Int, _ columns: Int, _ mark: Int
  ) -> Int {
    var sum = rest
    var index = end
    while index > first {
      sum += self.columns(at: index - 1)
      if sum > columns - (index > 1 ? mark : 0) { break }
      index -= 1
    }
    return index
  }

  /// Where a line begins that is seen from `first` on.
  private func position(of first: Int) -> LinePosition {
    var position = caret
    while position.cluster > first { position = text.position(before: position) }
    while position.cluster < first { position = text.position(after: position) }
    return position
  }

  /// The place of the character that stands `column` cells from the begin of the field.
  func position(column: Int, columns: Int) -> LinePosition {
    if mask == .blank { return caret }
    var position = position(of: firstShown(columns: columns))
    var end = position.cluster > 0 ? markColumns(columns) : 0
    while position.cluster < count {
      end += self.columns(at: position.cluster)
      if end > column { break }
      position = text.position(after: position)
    }
    return position
  }

  /// Whether what is shown from `first` on goes beyond `columns` cells.
  private func overflows(from first: Int, _ columns: Int) -> Bool {
    var sum = 0
    var index = first
    while index < count, sum <= columns {
      sum += self.columns(at: index)
      index += 1
    }
    return sum > columns
  }

  /// Draws the line over `area`, one row; the marks that tell of more look like the text unless `markStyle` is given.
  package func draw(
    on canvas: inout Canvas, in area: Rect, style: Style, markStyle: Style? = nil, isFocused: Bool
  ) {
    canvas.fill(area, style)
    guard !area.isEmpty else { return }
    let columns = area.size.columns
    let mark = markColumns(columns)
    var position = position(of: firstShown(columns: columns))
    var clip = area
    if position.cluster > 0, mark > 0 {
      canvas.put(Symbols.focusRight, at: area.origin, markStyle ?? style)
      clip.origin.column += mark
      clip.size = Size(columns: columns - mark, rows: 1)
    }
    if mark > 0, overflows(from: position.cluster, clip.size.columns) {
      let end = Point(column: area.columns.upperBound - 1, row: area.origin.row)
      canvas.put(Symbols.focusLeft, at: end, markStyle ?? style)
      clip.size = Size(columns: clip.size.columns - mark, rows: 1)
    }
    var point = clip.origin
    var cursor = point
    while mask != .blank {
      if position == caret { cursor = point }
      guard position.cluster < count, point.column < clip.columns.upperBound else { break }
      put(position, on: &canvas, at: point, style, within: clip)
      point.column += self.columns(at: position.cluster)
      position = text.position(after: position)
    }
    guard isFocused else { return }
    canvas.cursor = cursor
    canvas.showsCursor = true
  }

  private func put(
    _ position: LinePosition, on canvas: inout Canvas, at point: Point, _ style: Style,
    within clip: Rect
  ) {
    let picture =
      if case .symbol(let symbol) = mask {
        symbol
      } else {
        DisplayText(picturing: text.bytes(after: position), rules: text.rules)
      }
    canvas.put(picture, at: point, style, within: clip)
  }
}
