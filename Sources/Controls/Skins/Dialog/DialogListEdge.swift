// The edge of dialog's lists and what it tells of rows out of view: marks, per cent and a scroll bar.

import Drawing
import Input
import Text

struct DialogListEdge {
  private static let markOffset = 4
  private static let markColumns = 4

  private let view: ListView
  private let skin: Skin
  /// The line around the rows; nil where there is no room for one.
  private let border: Rect?

  init(_ view: ListView, in place: Place) {
    self.view = view
    skin = place.skin
    border = place.isFramed ? place.area : nil
  }

  /// The places of the marks above and below the list; of one cell at its right where there is no border.
  private var marks: (above: Rect, below: Rect) {
    let inner = view.area
    guard let border else {
      let right = inner.columns.upperBound - 1
      let rows = min(1, inner.size.rows)
      return (
        Rect(column: right, row: inner.origin.row, columns: 1, rows: rows),
        Rect(column: right, row: inner.rows.upperBound - 1, columns: 1, rows: rows)
      )
    }
    let width = min(Self.markColumns, border.size.columns - 2)
    let column = min(
      inner.origin.column + Self.markOffset + view.indent, border.columns.upperBound - 1 - width)
    return (
      Rect(column: column, row: border.origin.row, columns: width, rows: 1),
      Rect(column: column, row: border.rows.upperBound - 1, columns: width, rows: 1)
    )
  }

  /// What a click on a mark means; dialog takes a click beside a mark for one on it.
  func command(at point: Point) -> Command? {
    let marks = marks
    let reach = border == nil ? 0 : 1
    if view.hasMoreAbove, marks.above.inset(columns: -reach, rows: 0).contains(point) {
      return .pageUp
    }
    if view.hasMoreBelow, marks.below.inset(columns: -reach, rows: 0).contains(point) {
      return .pageDown
    }
    return nil
  }

  func draw(on canvas: inout Canvas) {
    let styles = skin.styles
    if let border {
      canvas.fill(border, styles.list)
      canvas.drawBorder(in: border, skin.symbols.border, styles.listBorderShade, styles.listBorder)
    }
    drawMarks(on: &canvas)
    guard let border else { return }
    let isLong = view.hasMoreAbove || view.hasMoreBelow
    if isLong || skin.habits.hasScrollbar { drawPercentage(on: &canvas, in: border) }
    if isLong, skin.habits.hasScrollbar, view.area.size.rows > 1 { drawScrollbar(on: &canvas) }
  }

  private func drawMarks(on canvas: inout Canvas) {
    let marks = marks
    var (up, down) = (skin.styles.moreAbove, skin.styles.moreBelow)
    if border != nil {
      // On a line of the edge a mark has the line's background.
      up.background = skin.styles.listBorderShade.background
      down.background = skin.styles.listBorder.background
    }
    if view.hasMoreAbove {
      canvas.put(Symbols.upArrow + "(-)", at: marks.above.origin, up, within: marks.above)
    }
    if view.hasMoreBelow {
      canvas.put(Symbols.downArrow + "(+)", at: marks.below.origin, down, within: marks.below)
    }
  }

  /// Draws how much of the list has been seen at its last row, where the marks leave room for it.
  private func drawPercentage(on canvas: inout Canvas, in border: Rect) {
    let percentage = view.count == 0 ? 100 : view.shown.upperBound * 100 / view.count
    let column = border.columns.upperBound - 9
    let start = view.hasMoreBelow ? marks.below.columns.upperBound : border.origin.column + 1
    guard column >= start else { return }
    canvas.put(
      String(percentage) + "%", at: Point(column: column, row: border.rows.upperBound - 1),
      skin.styles.position)
  }

  private func drawScrollbar(on canvas: inout Canvas) {
    let column = view.area.columns.upperBound - 1
    let height = view.area.size.rows
    var track = skin.styles.list
    track.attributes.formSymmetricDifference(.reverse)
    canvas.fill(
      Rect(column: column, row: view.area.origin.row, columns: 1, rows: height),
      with: Symbols.vertical, track)
    let (count, shown) = (view.count, view.shown)
    let top = min(height - 1, (height * (shown.lowerBound + 1) - 1) / count)
    let bottom = max(top + 1, (2 * height * shown.upperBound + count) / (2 * count))
    canvas.fill(
      Rect(column: column, row: view.area.origin.row + top, columns: 1, rows: bottom - top),
      with: Symbols.block, skin.styles.position)
  }
}
