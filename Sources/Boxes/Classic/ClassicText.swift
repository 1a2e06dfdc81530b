// The text of a classic box: broken at blanks as dialog breaks it, scrolled by dialog's keys. Wrapping is done
// once for each width and kept; drawing touches only the lines that are seen.

package import Drawing
package import Input
package import Text

/// A text in a classic window.
package struct ClassicText {
  /// The whole text.
  package let text: DisplayText
  /// The first line that is shown, as far as the place has so many.
  private var first = 0
  private let memo = BlankWrappingMemo()

  /// A text that is shown from its first line on.
  package init(_ text: DisplayText) { self.text = text }

  /// How many lines the text has on so many columns; none where it is empty.
  package func count(columns: Int) -> Int { text.isEmpty ? 0 : memo.wrapped(text, columns).count }

  /// The first line that is shown in `area`.
  package func firstShown(in area: Rect) -> Int {
    max(0, min(first, count(columns: area.size.columns) - area.size.rows))
  }

  /// Draws as much of the text as `area` has room for.
  package func draw(on canvas: inout Canvas, in area: Rect, _ style: Style) {
    let count = count(columns: area.size.columns)
    let first = firstShown(in: area)
    guard count > first, area.size.columns > 0 else { return }
    let wrapped = memo.wrapped(text, area.size.columns)
    for row in 0..<min(area.size.rows, count - first) {
      canvas.put(
        wrapped[first + row], of: text,
        at: Point(column: area.origin.column, row: area.origin.row + row),
        columns: area.size.columns, style, centered: false)
    }
  }

  /// Which part of the text has been seen at the end of `area`, in per cent; nil where all of it is.
  package func percentage(in area: Rect) -> Int? {
    let count = count(columns: area.size.columns)
    guard count > area.size.rows else { return nil }
    return min(100, (area.size.rows + firstShown(in: area)) * 100 / count)
  }

  /// Scrolls by a key; nil when the key does not scroll.
  package mutating func handle(_ key: Key, in area: Rect) -> Step? {
    let now = firstShown(in: area)
    switch key {
    case .up, .character("k"): return scroll(to: now - 1, in: area)
    case .down, .character("j"): return scroll(to: now + 1, in: area)
    case .pageUp, .character("b"): return scroll(to: now - max(1, area.size.rows), in: area)
    case .pageDown, .character("f"): return scroll(to: now + max(1, area.size.rows), in: area)
    case .home, .character("g"): return scroll(to: 0, in: area)
    case .end, .character("G"): return scroll(to: Int.max, in: area)
    default: return nil
    }
  }

  /// Scrolls by the mouse wheel, three lines a notch; nil for what else the mouse does.
  package mutating func handle(_ mouse: Mouse, in area: Rect) -> Step? {
    switch mouse.kind {
    case .wheelUp: scroll(to: firstShown(in: area) - 3, in: area)
    case .wheelDown: scroll(to: firstShown(in: area) + 3, in: area)
    default: nil
    }
  }

  private mutating func scroll(to line: Int, in area: Rect) -> Step {
    let last = max(0, count(columns: area.size.columns) - area.size.rows)
    let target = max(0, min(line, last))
    if target == firstShown(in: area) { return .ignored }
    first = target
    return .changed
  }
}

/// The last result of a pure function; not state of a box.
private final class BlankWrappingMemo {
  private var last: WrappedText?
  private var columns = 0

  func wrapped(_ text: DisplayText, _ columns: Int) -> WrappedText {
    if let last, self.columns == columns { return last }
    let wrapped = WrappedText(atBlanks: text, columns: columns)
    (last, self.columns) = (wrapped, columns)
    return wrapped
  }
}
