// Where the parts of a classic window stand, for drawing and for the mouse alike. On small screens the words
// keep their room and the lines go.

package import Drawing

/// The places of a classic window's parts.
package struct ClassicLayout: Equatable, Sendable {
  /// The whole window.
  package let window: Rect
  /// The row of the title where there is no border to hold it; nil otherwise.
  package let titleRow: Int?
  /// Where text, fields and lists stand: within the border and a blank column at each side.
  package let body: Rect
  /// The row of the line above the buttons; nil where there is none.
  package let separator: Int?
  /// The row of the buttons between the borders; empty without buttons.
  package let buttons: Rect

  /// The places in `window`; without a border where it `isBare`.
  init(in window: Rect, hasButtons: Bool, isBare: Bool, hasTitle: Bool) {
    self.window = window
    let top: Int
    let bottom: Int
    if isBare {
      // The last row is for the buttons, even where it is the only one: without them there is no way out.
      let buttonRows = hasButtons ? min(1, window.size.rows) : 0
      titleRow = hasTitle && window.size.rows >= 4 ? window.origin.row : nil
      top = window.origin.row + (titleRow == nil ? 0 : 1)
      bottom = window.rows.upperBound - buttonRows
      separator = nil
      buttons = Rect(
        column: window.origin.column, row: bottom, columns: window.size.columns, rows: buttonRows)
    } else {
      titleRow = nil
      top = window.origin.row + 1
      bottom = window.rows.upperBound - (hasButtons ? 3 : 1)
      separator = hasButtons ? bottom : nil
      buttons = Rect(
        column: window.origin.column + 1, row: window.rows.upperBound - 2,
        columns: window.size.columns - 2, rows: hasButtons ? 1 : 0)
    }
    let margin = isBare ? 0 : 2
    body = Rect(
      column: window.origin.column + margin, row: top, columns: window.size.columns - 2 * margin,
      rows: bottom - top)
  }
}
