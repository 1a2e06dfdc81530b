// A text that is shown from some line on. Wrapping is done once for each width and kept; drawing
// touches only the lines that are seen.

package import Drawing
package import Input
package import Text

/// A text with a position.
package struct ScrollingText {
  /// The whole text.
  package let text: DisplayText
  /// Cells of the text's longest line before wrapping.
  package let columns: Int
  /// The first line that is shown.
  package private(set) var first = 0
  private let memo = WrappingMemo()

  /// A text that is shown from its first line on.
  package init(_ text: DisplayText) {
    self.text = text
    columns = text.columns
  }

  /// The text wrapped to so many cells; the last result is kept, since each frame asks for the
  /// same.
  package func wrapped(to columns: Int) -> WrappedText { memo.wrapped(text, to: columns) }

  /// Whether it is one paragraph, which looks well in the middle; several are easier to read from a straight edge.
  package var isParagraph: Bool { !text.string.utf8.contains(UInt8(ascii: "\n")) }

  /// Scrolls by a key; nil when the key does not scroll.
  ///
  /// - Parameters:
  ///   - key: what was pressed.
  ///   - count: lines there are.
  ///   - rows: lines that are seen at a time.
  /// - Returns: `.ignored` at the end that the key leads to.
  package mutating func handle(_ key: Key, count: Int, rows: Int) -> Step? {
    switch key {
    case .up: scroll(to: first - 1, count, rows)
    case .down: scroll(to: first + 1, count, rows)
    case .pageUp: scroll(to: first - max(1, rows - 1), count, rows)
    case .pageDown: scroll(to: first + max(1, rows - 1), count, rows)
    case .home: scroll(to: 0, count, rows)
    case .end: scroll(to: count, count, rows)
    default: nil
    }
  }

  /// Scrolls by the mouse wheel, three lines a notch.
  package mutating func handle(_ mouse: Mouse, count: Int, rows: Int) -> Step? {
    switch mouse.kind {
    case .wheelUp: scroll(to: first - 3, count, rows)
    case .wheelDown: scroll(to: first + 3, count, rows)
    default: nil
    }
  }

  /// The first line that is shown when `count` lines are seen through `rows` rows.
  package func firstShown(count: Int, rows: Int) -> Int { max(0, min(first, count - rows)) }

  /// Where one is in the text as seen through `area`; nil where all of it is seen.
  package func thumb(in area: Rect) -> ScrollThumb? {
    let count = wrapped(to: area.size.columns).count
    let first = firstShown(count: count, rows: area.size.rows)
    return ScrollThumb(first: first, count: count, rows: area.size.rows)
  }

  private mutating func scroll(to line: Int, _ count: Int, _ rows: Int) -> Step {
    let target = max(0, min(line, count - rows))
    if target == firstShown(count: count, rows: rows) { return .ignored }
    first = target
    return .changed
  }

  /// Draws the lines that `area` has room for.
  package func draw(on canvas: inout Canvas, in area: Rect, style: Style, centered: Bool) {
    let wrapped = wrapped(to: area.size.columns)
    let first = firstShown(count: wrapped.count, rows: area.size.rows)
    for row in 0..<min(area.size.rows, wrapped.count - first) {
      canvas.put(
        wrapped[first + row], of: text,
        at: Point(column: area.origin.column, row: area.origin.row + row),
        columns: area.size.columns, style, centered: centered)
    }
  }
}

/// The last result of a pure function; not state of a box.
private final class WrappingMemo {
  private var last: WrappedText?
  private var columns = 0

  func wrapped(_ text: DisplayText, to columns: Int) -> WrappedText {
    if let last, self.columns == columns { return last }
    let wrapped = WrappedText(text, columns: columns)
    (last, self.columns) = (wrapped, columns)
    return wrapped
  }
}

extension Canvas {
  /// Draws one wrapped line, in the middle of `columns` cells or from their start.
  package mutating func put(
    _ line: Line, of text: DisplayText, at point: Point, columns: Int, _ style: Style,
    centered: Bool
  ) {
    let start = point.column + (centered ? max(0, (columns - line.columns) / 2) : 0)
    let clip = Rect(column: point.column, row: point.row, columns: columns, rows: 1)
    let end = put(text, line.range, at: Point(column: start, row: point.row), style, within: clip)
    if line.hasHyphen { put("-", at: Point(column: end, row: point.row), style, within: clip) }
  }
}

/// The part of a scroll bar that is filled, in rows of the bar.
package struct ScrollThumb: Equatable, Sendable {
  /// The filled rows, counted from 0 at the top of the bar.
  package let rows: Range<Int>

  /// Where the thumb stands; nil when everything is seen.
  ///
  /// - Parameters:
  ///   - first: the first line that is shown.
  ///   - count: lines there are.
  ///   - rows: lines that are seen at a time, which is the length of the bar.
  package init?(first: Int, count: Int, rows: Int) {
    guard count > rows, rows > 0 else { return nil }
    let length = max(1, rows * rows / count)
    let travel = rows - length
    let start = (first * travel + (count - rows) / 2) / (count - rows)
    // Only the very ends look like ends.
    let inner = travel >= 2 && first > 0 && first < count - rows
    let clamped = inner ? max(1, min(travel - 1, start)) : start
    self.rows = clamped..<clamped + length
  }
}
