// Where text and list stand in a classic window, for drawing and for the mouse alike, and how the frame of a list
// is drawn: its border with the marks that tell of more rows, and its scroll bar.

import Drawing
import Input
import Text

/// The places of a window with a list.
struct ClassicListPlace {
  /// Rows that a list keeps where the text is longer than the screen, if it has so many.
  static let keptRows = 3

  /// The places of what all windows have.
  let layout: ClassicLayout
  /// The place of the text.
  let text: Rect
  /// The edge around the rows; nil where there is no room for one.
  let border: Rect?
  /// The place of the rows.
  let inner: Rect

  /// The places in a window.
  ///
  /// - Parameters:
  ///   - layout: the places of what all windows have.
  ///   - textRows: lines of the text.
  ///   - leastRows: rows that the list wants in any case, 1 or more.
  ///   - margin: cells by which the border is wider than the text, left and right.
  init(
    in layout: ClassicLayout, textRows: Int, leastRows: Int,
    margin: (left: Int, right: Int) = (0, 0)
  ) {
    self.layout = layout
    let body = layout.body
    let isBordered = layout.separator != nil && body.size.rows >= 3 && body.size.columns >= 3
    let edge = isBordered ? 1 : 0
    var listRows = body.size.rows - textRows
    // Where the lines had to go there are two rows to choose from, as long as the question keeps one of its own.
    let fewest = min(leastRows, 2)
    if listRows < (isBordered ? 3 : fewest) {
      let keepsText = textRows > 0 && body.size.rows > fewest + 2 * edge
      listRows = min(body.size.rows - (keepsText ? 1 : 0), leastRows + 2 * edge)
    }
    let area = Rect(
      column: body.origin.column, row: body.rows.upperBound - listRows,
      columns: body.size.columns, rows: listRows)
    text = Rect(
      column: body.origin.column, row: body.origin.row, columns: body.size.columns,
      rows: max(0, body.size.rows - listRows))
    if isBordered {
      border = Rect(
        column: area.origin.column - margin.left, row: area.origin.row,
        columns: area.size.columns + margin.left + margin.right, rows: area.size.rows)
    } else {
      border = nil
    }
    inner = border?.inset(columns: 1, rows: 1) ?? area
  }
}

/// The frame of one list and what it tells of the rows that are not seen.
struct ClassicListFrame {
  /// How far from the left edge of the rows dialog puts the marks.
  private static let markOffset = 4
  /// Cells of a mark.
  private static let markColumns = 4

  /// The edge around the rows; nil for none.
  let border: Rect?
  /// The place of the rows.
  let inner: Rect
  /// The rows that are seen.
  let shown: Range<Int>
  /// How many rows there are.
  let count: Int
  /// Cells from the left edge of the rows to where their marks begin.
  var indent = 0

  private var hasMore: (above: Bool, below: Bool) {
    (shown.lowerBound > 0, shown.upperBound < count)
  }

  /// The places of the marks above and below the list; of one cell at its right where there is no border.
  private var marks: (above: Rect, below: Rect) {
    guard let border else {
      let right = inner.columns.upperBound - 1
      return (
        Rect(column: right, row: inner.origin.row, columns: 1, rows: min(1, inner.size.rows)),
        Rect(
          column: right, row: inner.rows.upperBound - 1, columns: 1, rows: min(1, inner.size.rows))
      )
    }
    let width = min(Self.markColumns, border.size.columns - 2)
    let column = min(
      inner.origin.column + Self.markOffset + indent, border.columns.upperBound - 1 - width)
    return (
      Rect(column: column, row: border.origin.row, columns: width, rows: 1),
      Rect(column: column, row: border.rows.upperBound - 1, columns: width, rows: 1)
    )
  }

  /// The move that a click means; nil for none.
  func move(at point: Point) -> ClassicListMove? {
    let marks = marks
    // dialog takes a click beside a mark for one on it.
    let reach = border == nil ? 0 : 1
    if hasMore.above, marks.above.inset(columns: -reach, rows: 0).contains(point) { return .pageUp }
    if hasMore.below, marks.below.inset(columns: -reach, rows: 0).contains(point) {
      return .pageDown
    }
    return nil
  }

  /// Draws the edge, the marks and, where it is wanted, the scroll bar.
  func draw(on canvas: inout Canvas, _ frame: ClassicFrame) {
    let theme = frame.theme
    if let border {
      canvas.fill(border, theme.menubox)
      frame.drawBorder(on: &canvas, in: border, theme.menuboxBorder2, theme.menuboxBorder)
    }
    drawMarks(on: &canvas, theme)
    guard let border else { return }
    let isLong = hasMore.above || hasMore.below
    if isLong || frame.hasScrollbar { drawPercentage(on: &canvas, in: border, theme) }
    if isLong, frame.hasScrollbar, inner.size.rows > 1 { drawScrollbar(on: &canvas, theme) }
  }

  private func drawMarks(on canvas: inout Canvas, _ theme: ClassicTheme) {
    let marks = marks
    var (up, down) = (theme.uarrow, theme.darrow)
    if border != nil {
      // On a line of the edge a mark has the line's background.
      up.background = theme.menuboxBorder2.background
      down.background = theme.menuboxBorder.background
    }
    let both = [
      (hasMore.above, marks.above, Symbols.upArrow + "(-)", up),
      (hasMore.below, marks.below, Symbols.downArrow + "(+)", down),
    ]
    for (isWanted, place, words, style) in both where isWanted {
      canvas.put(words, at: place.origin, style, within: place)
    }
  }

  /// Draws how much of the list has been seen at its last row, where the marks leave room for it.
  private func drawPercentage(
    on canvas: inout Canvas, in border: Rect, _ theme: ClassicTheme
  ) {
    let percentage = count == 0 ? 100 : shown.upperBound * 100 / count
    let column = border.columns.upperBound - 9
    let start = hasMore.below ? marks.below.columns.upperBound : border.origin.column + 1
    guard column >= start else { return }
    canvas.put(
      String(percentage) + "%", at: Point(column: column, row: border.rows.upperBound - 1),
      theme.positionIndicator)
  }

  private func drawScrollbar(on canvas: inout Canvas, _ theme: ClassicTheme) {
    let column = inner.columns.upperBound - 1
    let height = inner.size.rows
    var track = theme.menubox
    track.attributes.formSymmetricDifference(.reverse)
    canvas.fill(
      Rect(column: column, row: inner.origin.row, columns: 1, rows: height),
      with: Symbols.vertical, track)
    let top = min(height - 1, (height * (shown.lowerBound + 1) - 1) / count)
    let bottom = max(top + 1, (2 * height * shown.upperBound + count) / (2 * count))
    canvas.fill(
      Rect(column: column, row: inner.origin.row + top, columns: 1, rows: bottom - top),
      with: Symbols.block, theme.positionIndicator)
  }

  /// The place of rows' texts: what no mark or scroll bar lies over.
  func textArea(_ frame: ClassicFrame) -> Rect {
    let isCovered = (hasMore.above || hasMore.below) && (border == nil || frame.hasScrollbar)
    guard isCovered, inner.size.columns > 1 else { return inner }
    return Rect(inner.origin, Size(columns: inner.size.columns - 1, rows: inner.size.rows))
  }
}

extension Canvas {
  /// Draws what a row begins with; its first character as the letter that finds it, where letters do.
  mutating func putHot(
    _ text: DisplayText, at point: Point, within clip: Rect, _ theme: ClassicTheme,
    isCurrent: Bool, isHot: Bool
  ) {
    guard isHot else {
      put(text, at: point, isCurrent ? theme.itemSelected : theme.item, within: clip)
      return
    }
    put(text, at: point, isCurrent ? theme.tagSelected : theme.tag, within: clip)
    var clusters = text.clusters()
    guard let first = clusters.next(), clip.contains(point),
      point.column + first.columns <= clip.columns.upperBound
    else { return }
    put(
      Cell(
        first.text, span: first.columns, isCertain: first.isCertain,
        style: isCurrent ? theme.tagKeySelected : theme.tagKey),
      at: point)
  }
}
