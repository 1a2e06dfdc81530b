// Where the two lists of a buildlist stand and how they look. Their border touches that of the window at the right,
// as dialog's does.

package import Drawing
import Text

extension ClassicBuildList {
  /// The places in the window.
  func place(in window: Rect, _ frame: ClassicFrame) -> ClassicListPlace {
    let layout = frame.layout(in: window, hasButtons: true)
    return ClassicListPlace(
      in: layout, textRows: text.count(columns: layout.body.size.columns),
      leastRows: min(ClassicListPlace.keptRows, max(1, off.rows.count, on.rows.count)))
  }

  /// The frame of one list: half of the room, less a blank; the last column of the window's border is touched.
  func listFrame(
    _ side: Side, _ place: ClassicListPlace, visible: Int
  ) -> ClassicListFrame {
    let area = place.border ?? place.inner
    let edge = place.border == nil ? 0 : 1
    let width = (area.size.columns - 1 + edge) / 2
    let whole = Rect(
      column: area.origin.column + (side == .off ? 0 : width + 1), row: area.origin.row,
      columns: width, rows: area.size.rows)
    let inner = whole.inset(columns: edge, rows: edge)
    let column = side == .off ? off : on
    return ClassicListFrame(
      border: place.border == nil ? nil : whole, inner: inner,
      shown: column.shown(visible: visible), count: column.rows.count,
      indent: indent(in: inner.size.columns))
  }

  /// Cells before the rows' texts, which stand in the middle of either list (dialog's buildlist.c).
  private func indent(in columns: Int) -> Int { max(0, columns - 6 - texts.firstColumns) / 2 }

  package func draw(on canvas: inout Canvas, in scene: Scene, _ frame: ClassicFrame) {
    let place = place(in: scene.area, frame)
    text.draw(on: &canvas, place, buttons, frame)
    draw(.off, on: &canvas, place, frame)
    draw(.on, on: &canvas, place, frame)
    guard place.border == nil else { return }
    let column = place.inner.origin.column + (place.inner.size.columns - 1) / 2
    canvas.fill(
      Rect(column: column, row: place.inner.origin.row, columns: 1, rows: place.inner.size.rows),
      with: frame.drawn(Symbols.vertical), frame.theme.menuboxBorder2)
  }

  private func draw(
    _ side: Side, on canvas: inout Canvas, _ place: ClassicListPlace, _ frame: ClassicFrame
  ) {
    let column = side == .off ? off : on
    let listFrame = listFrame(side, place, visible: max(1, place.inner.size.rows))
    listFrame.draw(on: &canvas, frame)
    let clip = listFrame.textArea(frame)
    for (offset, index) in listFrame.shown.enumerated() where offset < clip.size.rows {
      let isCurrent = side == self.side && index == column.current
      let point = Point(
        column: clip.origin.column + listFrame.indent, row: clip.origin.row + offset)
      canvas.putHot(
        texts.first(column.rows[index]), at: point, within: clip, frame.theme,
        isCurrent: isCurrent, isHot: !options.hasNoHotList)
      if isCurrent, buttons.focus == nil, clip.contains(point) {
        canvas.cursor = point
        canvas.showsCursor = true
      }
    }
  }
}
