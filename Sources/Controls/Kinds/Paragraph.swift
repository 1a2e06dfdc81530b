// A text that is shown from some line on. Wrapping is done once for each width and kept; drawing touches only the lines
// that are seen.

package import Drawing
import Input
package import Text

package struct Paragraph: Control {
  package let text: DisplayText
  /// Cells of the longest line before wrapping.
  package let columns: Int
  /// Whether it is a heading that stands for a text.
  package var isTitle = false
  /// Whether it begins at the left edge, also where the look has one paragraph in the middle.
  package var isAtEdge = false
  package var keys = KeyMap.Part.text
  /// Whether lines that are too long go on in the next row; otherwise they can be moved sideways.
  package var wraps = true
  /// Cells by which lines that are not wrapped are moved to the left.
  private(set) var shift = 0
  /// What is said about a search.
  package var sentences = Sentences.english
  var first = 0
  /// The search in it; nil for none.
  var search: TextSearch?
  private let memo = WrappingMemo()

  package init(_ text: DisplayText) {
    self.text = text
    columns = text.columns
  }

  package func wrapped(to columns: Int, in skin: Skin) -> WrappedText {
    memo.wrapped(
      text, to: wraps ? columns : Self.unlimited, atBlanks: wraps && skin.habits.wrapsAtBlanks)
  }

  package func lines(forColumns columns: Int, in skin: Skin) -> Int {
    text.isEmpty ? 0 : wrapped(to: columns, in: skin).count
  }

  /// Columns in which no line is too long.
  private static let unlimited = 1 << 40

  /// Whether it is one paragraph, which looks well in the middle; several are easier to read from a straight edge.
  package var isOneParagraph: Bool { !text.string.utf8.contains(UInt8(ascii: "\n")) }

  package func columns(in skin: Skin) -> Extent { Extent(1, columns) }

  package func rows(forColumns columns: Int, in skin: Skin) -> Extent {
    let lines = lines(forColumns: columns, in: skin)
    return Extent(min(1, lines), lines)
  }

  package func overflows(_ area: Rect, in skin: Skin) -> Bool {
    lines(forColumns: area.size.columns, in: skin) > area.size.rows
  }

  package func firstShown(in area: Rect, _ skin: Skin) -> Int {
    max(0, min(first, lines(forColumns: area.size.columns, in: skin) - area.size.rows))
  }

  /// How much of the text has been seen at the end of `area`, in per cent; nil where all of it is.
  package func percentage(in area: Rect, _ skin: Skin) -> Int? {
    let count = lines(forColumns: area.size.columns, in: skin)
    guard count > area.size.rows else { return nil }
    return min(100, (area.size.rows + firstShown(in: area, skin)) * 100 / count)
  }
}

extension Paragraph {
  package mutating func handle(_ event: Event, in place: Place) -> Reaction {
    switch event {
    case .input(.key(let key)):
      if place.isFocused, let reaction = handleSearch(key, in: place) { return reaction }
      let part = place.isFocused && keys != .file ? .pager : keys
      guard let command = place.skin.keys.command(for: key, in: part) else { return .ignored }
      return find(command, in: place) ?? scroll(command, in: place.area, place.skin)
    case .input(.mouse(let mouse)):
      switch mouse.kind {
      case .wheelUp: return scroll(by: -3, in: place.area, place.skin)
      case .wheelDown: return scroll(by: 3, in: place.area, place.skin)
      default: return .ignored
      }
    default: return .ignored
    }
  }

  private mutating func scroll(_ command: Command, in area: Rect, _ skin: Skin) -> Reaction {
    if let reaction = move(sideways: command, in: area) { return reaction }
    if !overflows(area, in: skin) { return .ignored }
    let page = max(1, area.size.rows - (skin.habits.pagesToEdge ? 0 : 1))
    switch command {
    case .up: return scroll(by: -1, in: area, skin)
    case .down: return scroll(by: 1, in: area, skin)
    case .pageUp: return scroll(by: -page, in: area, skin)
    case .pageDown: return scroll(by: page, in: area, skin)
    case .first: return scroll(by: -lines(forColumns: area.size.columns, in: skin), in: area, skin)
    case .last: return scroll(by: lines(forColumns: area.size.columns, in: skin), in: area, skin)
    default: return .ignored
    }
  }

  /// Moves lines that are not wrapped; nil for other commands.
  private mutating func move(sideways command: Command, in area: Rect) -> Reaction? {
    guard !wraps else { return nil }
    let last = max(0, columns - area.size.columns)
    let target: Int
    switch command {
    case .scrollLeft: target = shift - 1
    case .scrollRight: target = shift + 1
    case .lineStart: target = 0
    default: return nil
    }
    let old = shift
    shift = max(0, min(target, last))
    return shift == old ? .unchanged : .changed
  }

  private mutating func scroll(by step: Int, in area: Rect, _ skin: Skin) -> Reaction {
    let now = firstShown(in: area, skin)
    let last = max(0, lines(forColumns: area.size.columns, in: skin) - area.size.rows)
    let target = max(0, min(now + step, last))
    if target == now { return .unchanged }
    first = target
    return .changed
  }
}

extension Paragraph {
  package func draw(on canvas: inout Canvas, in place: Place) {
    let area = place.area
    let skin = place.skin
    let count = lines(forColumns: area.size.columns, in: skin)
    guard count > 0, !area.isEmpty else { return }
    let wrapped = wrapped(to: area.size.columns, in: skin)
    let first = firstShown(in: area, skin)
    let isCentered = skin.habits.centersParagraph && isOneParagraph && !isAtEdge
    let style = isTitle ? skin.styles.title : skin.styles.text
    for row in 0..<min(area.size.rows, count - first) {
      canvas.put(
        wrapped[first + row], of: text,
        at: Point(column: area.origin.column, row: area.origin.row + row), from: shift,
        columns: area.size.columns, style, centered: isCentered)
      drawHits(
        in: wrapped[first + row], on: &canvas,
        at: Point(column: area.origin.column, row: area.origin.row + row), from: shift,
        columns: area.size.columns, style, centered: isCentered)
    }
    let thumb = ScrollThumb(first: first, count: count, rows: area.size.rows)
    skin.draw(thumb, in: place, on: &canvas)
  }
}

/// The last result of a pure function; not state of a control.
private final class WrappingMemo {
  private var last: WrappedText?
  private var columns = 0

  func wrapped(_ text: DisplayText, to columns: Int, atBlanks: Bool) -> WrappedText {
    if let last, self.columns == columns { return last }
    let wrapped =
      atBlanks
      ? WrappedText(atBlanks: text, columns: columns) : WrappedText(text, columns: columns)
    (last, self.columns) = (wrapped, columns)
    return wrapped
  }
}

extension Canvas {
  /// Draws one wrapped line, in the middle of `columns` cells or from their start.
  package mutating func put(
    _ line: Line, of text: DisplayText, at point: Point, from shift: Int = 0, columns: Int,
    _ style: Style, centered: Bool
  ) {
    let start = point.column - shift + (centered ? max(0, (columns - line.columns) / 2) : 0)
    let clip = Rect(column: point.column, row: point.row, columns: columns, rows: 1)
    let end = put(text, line.range, at: Point(column: start, row: point.row), style, within: clip)
    if line.hasHyphen { put("-", at: Point(column: end, row: point.row), style, within: clip) }
  }
}
