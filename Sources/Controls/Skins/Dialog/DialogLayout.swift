// How the room in dialog's windows is divided among text, controls and buttons.

import Drawing
import Text

extension DialogGeometry {
  func layout(of form: Form, in area: Rect) -> FormLayout {
    let screen = area.size
    let window = window(of: form, on: screen)
    let isBare = Self.isBare(on: screen)
    var layout = FormLayout(
      window: window, isFramed: !isBare, message: window, buttons: Rect(window.origin, Size()))
    let body = divide(&layout, of: form)
    layout.message = body
    layout.items = Array(repeating: Rect(body.origin, Size()), count: form.items.count)
    if let main = form.mainItem {
      placeList(main, of: form, in: body, &layout)
    } else if let field = form.items.firstIndex(where: { $0.control.isField }) {
      placeField(field, of: form, in: body, &layout)
    } else if !form.items.isEmpty {
      placeControls(of: form, in: body, &layout)
    } else if layout.separator == nil, !form.isShownOnly, body.size.columns > 4,
      form.message.overflows(body, in: form.skin)
    {
      // Where no separator could say how far one has read, the last column is kept free for a mark.
      layout.message.size = Size(columns: body.size.columns - 1, rows: body.size.rows)
    }
    return layout
  }

  /// Places what all windows have; returns the place of text and controls, within the border and a blank column at each
  /// side.
  private func divide(_ layout: inout FormLayout, of form: Form) -> Rect {
    let window = layout.window
    let hasButtons = !form.isShownOnly
    if layout.isFramed {
      let bottom = window.rows.upperBound - (hasButtons ? 3 : 1)
      layout.separator = hasButtons ? bottom : nil
      layout.buttons = Rect(
        column: window.origin.column + 1, row: window.rows.upperBound - 2,
        columns: window.size.columns - 2, rows: hasButtons ? 1 : 0)
      return Rect(
        column: window.origin.column + 2, row: window.origin.row + 1,
        columns: window.size.columns - 4, rows: bottom - window.origin.row - 1)
    }
    // The last row is for the buttons, even where it is the only one: without them there is no way out.
    let buttonRows = hasButtons ? min(1, window.size.rows) : 0
    let titleRows = !form.window.title.isEmpty && window.size.rows >= 4 ? 1 : 0
    let bottom = window.rows.upperBound - buttonRows
    layout.title = Rect(window.origin, Size(columns: window.size.columns, rows: titleRows))
    layout.buttons = Rect(
      column: window.origin.column, row: bottom, columns: window.size.columns, rows: buttonRows)
    let top = window.origin.row + titleRows
    return Rect(
      column: window.origin.column, row: top, columns: window.size.columns, rows: bottom - top)
  }

  /// Places a list at the bottom of the body; the text keeps a row of its own as long as two rows can be chosen from.
  private func placeList(_ item: Int, of form: Form, in body: Rect, _ layout: inout FormLayout) {
    let textRows = form.message.lines(forColumns: body.size.columns, in: form.skin)
    let control = form.items[item].control
    let leastRows = control.rows(forColumns: body.size.columns, in: form.skin).least
    let isBordered = layout.separator != nil && body.size.rows >= 3 && body.size.columns >= 3
    let edge = isBordered ? 1 : 0
    var rows = body.size.rows - textRows
    let fewest = min(leastRows, 2)
    if rows < (isBordered ? 3 : fewest) {
      let keepsText = textRows > 0 && body.size.rows > fewest + 2 * edge
      rows = min(body.size.rows - (keepsText ? 1 : 0), leastRows + 2 * edge)
    }
    // A tree is wider than the text by a cell at each side.
    let isTree = (control as? any RowControl)?.isTree ?? false
    let margin = isBordered && isTree ? 1 : 0
    layout.framesItems = isBordered
    layout.items[item] = Rect(
      column: body.origin.column - margin, row: body.rows.upperBound - rows,
      columns: body.size.columns + 2 * margin, rows: rows)
    layout.message.size = Size(columns: body.size.columns, rows: max(0, body.size.rows - rows))
    if layout.separator == nil, layout.message.size.columns > 1, layout.message.size.rows > 0,
      form.message.overflows(layout.message, in: form.skin)
    {
      layout.message.size = Size(columns: body.size.columns - 1, rows: layout.message.size.rows)
    }
  }

  /// Places a field right below the text; where the original draws it over the text or the buttons, here first the
  /// lines of its border go, then rows of the text.
  private func placeField(_ item: Int, of form: Form, in body: Rect, _ layout: inout FormLayout) {
    let rows = body.size.rows
    guard rows > 0 || form.focus == .buttons else {
      layout.message = Rect(body.origin, Size())
      layout.items[item] = layout.buttons
      layout.buttons.size = Size()
      return
    }
    let lines = form.message.lines(forColumns: body.size.columns, in: form.skin)
    let isBordered = rows >= lines + 3 || rows < lines + 1 && rows >= 6
    let height = isBordered ? 3 : min(rows, 1)
    let textRows = min(lines, rows - height)
    layout.framesItems = isBordered
    layout.message = Rect(body.origin, Size(columns: body.size.columns, rows: textRows))
    layout.items[item] = Rect(
      column: body.origin.column, row: body.origin.row + textRows, columns: body.size.columns,
      rows: height)
  }

  /// Places controls at the bottom of the body; they have no border where there is room for one row only, and no place
  /// where that is all there is.
  private func placeControls(of form: Form, in body: Rect, _ layout: inout FormLayout) {
    let framed = form.items.reduce(0) {
      $0 + $1.control.rows(forColumns: body.size.columns, in: form.skin).ideal
    }
    layout.framesItems = layout.isFramed && body.size.rows > framed
    let height = layout.framesItems ? framed : form.items.count
    let rows = body.size.rows > height ? height : 0
    layout.message.size = Size(columns: body.size.columns, rows: body.size.rows - rows)
    if rows == 0 { return }
    let inset = layout.isFramed ? 1 : 0
    var row = body.rows.upperBound - rows
    for index in form.items.indices {
      let extent = form.items[index].control.rows(forColumns: body.size.columns, in: form.skin)
      let height = layout.framesItems ? extent.ideal : 1
      layout.items[index] = Rect(
        column: body.origin.column + inset, row: row, columns: body.size.columns - 2 * inset,
        rows: height)
      row += height
    }
  }
}
