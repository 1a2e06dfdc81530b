// The words of a toast: an icon or a word for what it is about, a title, and the text, with centred lines.

import Drawing
import Text

struct ToastContent {
  /// Icon, word, or both; empty when the toast is about nothing in particular.
  let sign: DisplayText
  let title: DisplayText
  /// What the toast says; empty when the title says it all.
  let text: DisplayText
  private let signColumns: Int
  private let tailColumns: Int
  private let textColumns: Int

  /// Cells between the panel's edge and the words.
  private static let padding = 1
  /// The longest line that reads well, in cells.
  private static let readableColumns = 66

  /// The parts may be empty; with `hasClock` there is room for a time after the last line.
  init(sign: DisplayText, title: DisplayText, text: DisplayText, hasClock: Bool = false) {
    (self.sign, self.title, self.text) = (sign, title, text)
    signColumns = sign.isEmpty ? 0 : sign.columns + 2
    tailColumns = hasClock ? ToastParts.clockColumns + 2 : 0
    textColumns = max(text.columns, title.columns)
  }

  /// The rows of the edge above the words, and below; none where there is no room.
  static func edgeRows(_ rows: Int) -> Int { rows >= 3 ? 1 : 0 }

  /// Cells that are not text: edges, padding, sign.
  private func overhead(_ padding: Int) -> Int { 2 + 2 * padding + signColumns + tailColumns }

  /// The padding shrinks where the words would have no room otherwise.
  private func padding(columns: Int) -> Int {
    columns - overhead(Self.padding) >= min(textColumns, 10) ? Self.padding : 0
  }

  func wordColumns(_ columns: Int) -> Int { max(1, columns - 2 - 2 * padding(columns: columns)) }

  /// Edges, sign, and one wide character.
  var leastColumns: Int { overhead(0) + 2 }

  /// Columns that show every line whole, up to a readable width and to `limit`; what stands below the words needs `others`.
  func columns(within limit: Int, others: Int) -> Int {
    let words = min(textColumns, Self.readableColumns) + overhead(Self.padding)
    return min(limit, max(words, min(others, Self.readableColumns) + 2 + 2 * Self.padding))
  }

  func rows(forColumns columns: Int, within limit: Int) -> Int {
    let words = max(1, columns - overhead(padding(columns: columns)))
    let body = text.isEmpty ? 0 : WrappedText(text, columns: words).count
    return min(limit, 2 + max(1, titleLines(words).count + body))
  }

  private func titleLines(_ columns: Int) -> [Line] {
    guard !title.isEmpty else { return [] }
    let wrapped = WrappedText(title, columns: columns)
    return (0..<wrapped.count).map { wrapped[$0] }
  }

  /// Draws the words as far as they lie within `clip`: `sign` or its own before the first line, the tail behind the last.
  func draw(
    on canvas: inout Canvas, in area: Rect, clip: Rect, theme: ToastTheme, sign: DisplayText?,
    tail: DisplayText?, edgeRows: Int
  ) {
    let sign = sign ?? self.sign
    let padding = padding(columns: area.size.columns)
    let columns = max(1, area.size.columns - overhead(padding))
    var point = Point(column: area.origin.column + 1 + padding, row: area.origin.row + edgeRows)
    let lines = lines(columns, atMost: area.size.rows - 2 * edgeRows)
    for (index, line) in lines.enumerated() {
      let signColumns = index == 0 ? signColumns : 0
      let free = columns + self.signColumns - signColumns - line.columns
      var place = Point(column: point.column + free / 2, row: point.row)
      if index == 0 {
        canvas.put(sign, at: place, theme.icon, within: clip)
        place.column += signColumns
      }
      let style = line.isTitle ? theme.text.overlaid(with: Style(attributes: .bold)) : theme.text
      let end = canvas.put(line.text, at: place, style, within: clip)
      if let tail, index == lines.count - 1 {
        canvas.put(tail, at: Point(column: end + 2, row: place.row), theme.text, within: clip)
      }
      point.row += 1
    }
  }

  private struct Row {
    var text: DisplayText
    var columns: Int
    var isTitle: Bool
  }

  /// The lines that fit into `rows` rows, at least one; where lines are left out, the last ends with an ellipsis.
  private func lines(_ columns: Int, atMost rows: Int) -> [Row] {
    let heading = titleLines(columns).map { (line: $0, source: title) }
    let wrapped = WrappedText(text, columns: columns)
    let body = text.isEmpty && !heading.isEmpty ? 0 : wrapped.count
    let shown = max(1, min(rows, heading.count + body))
    return (0..<shown).map { index in
      let isTitle = index < heading.count
      let (line, source) = isTitle ? heading[index] : (wrapped[index - heading.count], text)
      let isCut = index == shown - 1 && heading.count + body > shown
      // A soft hyphen at which the line was broken is shown.
      let words =
        isCut ? source[line.range].truncated(to: columns, continues: true) : source[line.range]
      let shownWords =
        line.hasHyphen && !isCut
        ? DisplayText("-", rules: source.rules).preceded(by: words) : words
      return Row(text: shownWords, columns: shownWords.columns, isTitle: isTitle)
    }
  }
}
