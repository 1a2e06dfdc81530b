// The rows of a treeview: each stands behind as many guides as it is deep. Trees have no branches that fold; the
// rows are those of a list.

import Drawing
import Text
import Values

/// How the rows of a treeview stand and look.
struct ClassicTree {
  /// Cells of a guide.
  private static let indent = 3

  private let texts: ClassicListTexts
  /// Cells of the widest row and the deepest, dialog's measure of a tree.
  private let columns: Int

  /// A tree of rows, each of which says how deep it stands.
  init(_ texts: ClassicListTexts) {
    self.texts = texts
    let rows = texts.rows
    columns =
      texts.firstColumns
      + Self.indent * rows.indices.reduce(0) { max($0, rows.depth($1)) }
  }

  /// Where ticks and texts stand in a list of so many cells (dialog's treeview.c).
  func columns(in room: Int) -> ClassicRowColumns {
    let start = max(0, room - ClassicChecklist.markColumns - columns) / 2
    return ClassicRowColumns(start: start, first: start + ClassicChecklist.markColumns, room: room)
  }

  /// Draws the guides and the text of a row from `point` on.
  ///
  /// Where the guides would leave no room for the text only the last ones are drawn.
  func draw(
    _ row: Int, on canvas: inout Canvas, at point: Point, within clip: Rect,
    _ theme: ClassicTheme, isCurrent: Bool, isHot: Bool
  ) {
    let text = texts.first(row)
    let room = max(0, clip.columns.upperBound - point.column)
    let wanted = min(text.columns, max(1, room / 2))
    let depth = min(texts.rows.depth(row), max(0, room - wanted) / Self.indent)
    let guide = Symbols.vertical + "  "
    var place = point
    for _ in 0..<depth {
      canvas.put(guide, at: place, isCurrent ? theme.itemSelected : theme.item, within: clip)
      place.column += Self.indent
    }
    canvas.putHot(
      text, at: place, within: clip, theme, isCurrent: isCurrent, isHot: isHot)
  }
}

extension ClassicRowColumns {
  /// Places by number, for rows of one text in a list of `room` cells.
  fileprivate init(start: Int, first: Int, room: Int) {
    self.start = start
    self.first = first
    firstRoom = room
    item = nil
  }
}
