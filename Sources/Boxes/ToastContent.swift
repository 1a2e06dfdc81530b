// What stands on a toast: an icon or a word for what it is about, a title, and the text, each line in the middle.

import Drawing
package import Text

/// The words of a toast and where they stand.
package struct ToastContent {
  /// Icon, word, or both; empty when the toast is about nothing in particular.
  let sign: DisplayText
  let title: DisplayText
  let text: DisplayText
  private let signColumns: Int
  private let textColumns: Int

  /// Cells between the panel's edge and the words.
  private static let padding = 2
  /// Cells of text in a line beyond which reading gets hard.
  private static let readableColumns = 66

  package init(sign: DisplayText, title: DisplayText, text: DisplayText) {
    self.sign = sign
    self.title = title
    self.text = text
    signColumns = sign.isEmpty ? 0 : sign.columns + 2
    textColumns = max(text.columns, title.columns)
  }

  /// Cells that are not text: edges, padding, sign.
  private func overhead(_ padding: Int) -> Int { 2 + 2 * padding + signColumns }

  /// The padding shrinks where the words would have no room otherwise.
  private func padding(columns: Int) -> Int {
    columns - overhead(Self.padding) >= min(textColumns, 8) ? Self.padding : 0
  }

  func columns(within limit: Int) -> Int {
    min(limit, min(textColumns, Self.readableColumns) + overhead(Self.padding))
  }

  func rows(forColumns columns: Int, within limit: Int) -> Int {
    let words = max(1, columns - overhead(padding(columns: columns)))
    return min(limit, 2 + lines(titleLines(words).count, WrappedText(text, columns: words).count))
  }

  private func lines(_ title: Int, _ text: Int) -> Int {
    max(1, title + (self.text.isEmpty ? 0 : text))
  }

  private func titleLines(_ columns: Int) -> [Line] {
    guard !title.isEmpty else { return [] }
    let wrapped = WrappedText(title, columns: columns)
    return (0..<wrapped.count).map { wrapped[$0] }
  }

  /// Draws the words at their places in `area`, as far as they lie within `clip`.
  func draw(on canvas: inout Canvas, in area: Rect, clip: Rect, theme: ToastTheme) {
    let padding = padding(columns: area.size.columns)
    let columns = max(1, area.size.columns - overhead(padding))
    let rows = area.size.rows - 2
    var point = Point(
      column: area.origin.column + 1 + padding, row: area.origin.row + (area.size.rows >= 3 ? 1 : 0)
    )
    canvas.put(sign, at: point, theme.icon, within: clip)
    point.column += signColumns
    let heading = titleLines(columns)
    let wrapped = WrappedText(text, columns: columns)
    let body = text.isEmpty ? 0 : wrapped.count
    let shown = max(1, min(rows, heading.count + body))
    for row in 0..<shown {
      let isTitle = row < heading.count
      let source = isTitle ? title : text
      guard isTitle || row - heading.count < body else { break }
      let line = isTitle ? heading[row] : wrapped[row - heading.count]
      let style = isTitle ? theme.text.overlaid(with: Style(attributes: .bold)) : theme.text
      let isCut = row == shown - 1 && heading.count + body > shown
      draw(line, of: source, isCut: isCut, at: point, columns, on: &canvas, clip: clip, style)
      point.row += 1
    }
  }

  /// Draws one line in the middle; a line behind which text was left out ends with an ellipsis.
  private func draw(
    _ line: Line, of source: DisplayText, isCut: Bool, at point: Point, _ columns: Int,
    on canvas: inout Canvas, clip: Rect, _ style: Style
  ) {
    var point = point
    guard isCut else {
      point.column += (columns - line.columns) / 2
      let end = canvas.put(source, line.range, at: point, style, within: clip)
      if line.hasHyphen {
        canvas.put("-", at: Point(column: end, row: point.row), style, within: clip)
      }
      return
    }
    let rest = source[line.range].truncated(to: columns, continues: true)
    point.column += (columns - rest.columns) / 2
    canvas.put(rest, at: point, style, within: clip)
  }
}
