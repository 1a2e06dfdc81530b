// The page copy: a terminal with several pages keeps a copy of the rows that a toast is laid over on its second one
// (DECCRA), and each frame begins with bringing them back, so that what the toast uncovers is there at once.
//
// Whole rows are copied: a rectangle whose edge cuts a wide character in two loses it (mlterm 3.9). What others write
// into these rows meanwhile is lost, and what they scroll is not followed; so this is for terminals that were asked and
// for scripts that wait for their toasts.

package import Drawing

/// Rows that are laid over, with a copy of them kept elsewhere.
package struct PageCopy: Equatable, Sendable {
  /// The first row, counted from 0.
  package let top: Int
  /// How many rows there are.
  package let rows: Int
  /// The screen that they are part of.
  package let screen: Size

  /// The rows of a rectangle as wide as the screen.
  private var area: Rect { Rect(column: 0, row: top, columns: screen.columns, rows: rows) }

  /// Keeps a copy.
  func open(into out: inout Sequences) { out.copy(area, fromPage: 1, toPage: 2) }

  /// Brings the copy back, for a frame to be drawn over it.
  func beginFrame(into out: inout Sequences) {
    out.saveCursor()
    bringBack(into: &out)
    out.useASCII()
  }

  /// Goes back to where the cursor was.
  func endFrame(into out: inout Sequences) { out.restoreCursor() }

  /// Brings the copy back for good.
  func close(into out: inout Sequences) {
    out.saveCursor()
    bringBack(into: &out)
    out.restoreCursor()
  }

  /// Cells behind the last one that was ever written are in no copy (mlterm 3.9), so the rows are blank before.
  private func bringBack(into out: inout Sequences) {
    out.resetPen()
    for row in area.rows {
      out.move(to: Point(row: row))
      out.eraseRow()
    }
    out.copy(area, fromPage: 2, toPage: 1)
  }
}
