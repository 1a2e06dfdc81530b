// How large the window of a classic box is: what dialog(1) makes of the wanted size, the text and the screen. Scripts
// that leave the size to it have their texts laid out by these numbers, so they are its numbers to the cell (measured
// with --print-size of release 1.3-20230209). Other than there, a text of given width and free height has the rows that
// it needs (there it has none), characters count by their cells (there in places by their bytes), and no size is less
// than a cell.

package import Drawing
package import Text

package enum DialogWindowSize {
  /// The window of a text and what is below it, without shadow.
  ///
  /// `height` and `width` are the wanted ones: 0 automatic, negative the largest. `extraRows` are those besides text
  /// and border, `leastColumns` the width of the text's place below which an automatic one does not go. `aspect` says
  /// how many times wider than high an automatic size is to be, 0 means 9. `screen` is the room for the window: the
  /// screen less the shadow.
  package static func window(
    for text: DisplayText, height: Int, width: Int, extraRows: Int, leastColumns: Int,
    titleColumns: Int, aspect: Int = 0, begin: Point? = nil, screen: Size
  ) -> Size {
    let measure = TextMeasure(
      text: text, titleColumns: titleColumns, leastColumns: leastColumns, wantedAspect: aspect,
      screen: screen)
    let begin = begin.map { Point(column: max(0, $0.column), row: max(0, $0.row)) }
    var content = measure.size(height: height, width: width, firstRow: begin?.row)
    if content.columns < leastColumns, width == 0 { content.columns = leastColumns }
    var columns = width > 0 ? min(width, screen.columns + 1) : content.columns + 4
    var rows = height > 0 ? min(height, screen.rows) : content.rows + extraRows + 2
    // Where the wanted place leaves next to nothing, the window moves.
    if height < 0 { rows = max(screen.rows - (begin?.row ?? 0), extraRows + 3) }
    if width < 0 { columns = max(screen.columns - (begin?.column ?? 0), leastColumns + 4) }
    if columns > screen.columns { rows += width > 0 && height == 0 ? 0 : 1 }
    return Size(columns: max(1, min(columns, screen.columns)), rows: max(1, min(rows, screen.rows)))
  }

  /// What --print-text-size says of a text: its lines, and its cells with the two that stand left of it in a box.
  ///
  /// `height` and `width` limit it; 0 or less is automatic.
  package static func text(
    for text: DisplayText, height: Int, width: Int, aspect: Int = 0, screen: Size
  ) -> Size {
    let measure = TextMeasure(
      text: text, titleColumns: 0, leastColumns: 0, wantedAspect: aspect, screen: screen)
    let content =
      width > 0
      ? measure.wrapped(margin: width, limit: height > 0 ? height : screen.rows - 1)
      : measure.size(height: height, width: 0, firstRow: nil)
    return Size(
      columns: content.columns, rows: height > 0 ? min(height, content.rows) : content.rows)
  }

  /// How many lines a text has in so many columns; none where it is empty.
  package static func lines(of text: DisplayText, columns: Int) -> Int {
    text.isEmpty ? 0 : WrappedText(atBlanks: text, columns: columns).count
  }
}

/// Sizes here are those of text with two columns left of it; texts are measured as far as the screen has rows, so a
/// long one costs no more than a short one.
private struct TextMeasure {
  typealias Extent = (rows: Int, columns: Int)

  let text: DisplayText
  let titleColumns: Int
  let leastColumns: Int
  /// How many times wider than high an automatic size is to be; 0 means 9.
  let wantedAspect: Int
  let screen: Size

  /// The largest ratio that makes a difference.
  private static let largestAspect = 1 << 20

  private var aspect: Int { wantedAspect == 0 ? 9 : min(max(wantedAspect, 1), Self.largestAspect) }

  /// The size in a window of wanted height and width, whose border is in `firstRow` if a place was wanted.
  func size(height: Int, width: Int, firstRow: Int?) -> Extent {
    let room = screen.rows - (firstRow ?? 1)
    let limit = height > 0 ? min(height, screen.rows) : room > 0 ? room : screen.rows - 1
    if width > 0 {
      return height > 0
        ? (0, 0) : wrapped(margin: min(width, screen.columns) - 2, limit: screen.rows)
    }
    var extent = text.hasLineBreaks ? preformatted() : wrapped(margin: marginByAspect, limit: limit)
    if extent.columns < titleColumns {
      extent = (wrapped(margin: titleColumns, limit: limit).rows, titleColumns)
    }
    return extent
  }

  /// The size of the text when no line goes beyond column `margin`; of the lines behind the first `limit` ones it is
  /// only known whether there are any.
  func wrapped(margin: Int, limit: Int) -> Extent {
    guard !text.isEmpty else { return (1, 2) }
    let lines = WrappedText(atBlanks: text, columns: margin - 2, limit: max(limit, 0) + 1)
    var widest = 0
    for number in 0..<min(lines.count, max(limit, 0)) {
      widest = max(widest, lines[number].columns)
    }
    return (lines.count, widest + 2)
  }

  /// The margin with which a text on one line gets the wanted ratio.
  private var marginByAspect: Int {
    let area = Double(aspect) * Double(text.columns)
    return max(titleColumns, leastColumns, Int(area.squareRoot()), text.widestWord)
  }

  /// The size of a text that has line breaks: as it is, or narrower where that is too wide for its height.
  private func preformatted() -> Extent {
    let widest = screen.columns - 2
    let limit = screen.rows - 1
    var margin = widest
    var extent = wrapped(margin: margin, limit: limit)
    guard extent.columns / extent.rows > aspect else { return extent }
    // In single precision, as the original calculates.
    let excess = Float(extent.columns / extent.rows) / Float(aspect)
    margin = Int(Float(extent.columns) / excess + 4)
    extent = wrapped(margin: margin, limit: limit)
    guard extent.columns < aspect * extent.rows else { return extent }
    repeat {
      guard margin < widest else { break }
      margin += 4
      extent = wrapped(margin: margin, limit: limit)
    } while extent.columns / extent.rows < aspect
    return extent
  }
}
