// The gap: rows that are opened in the screen so that its content steps aside instead of being covered.
//
// h times IND and back up makes sure that h rows below the cursor are free, DECSC remembers the cursor, IL at the
// target row moves what stands there aside; DL closes the gap, and the cursor goes back by as much as it was pushed
// down. Measured in xterm, st, mlterm, kitty, alacritty and urxvt: no pixel differs afterwards. On a full screen the
// first h rows go into the scrollback.
//
// Meanwhile other programs may write: the terminal's echo, a background job. For them the cursor stays at its place in the
// text, a scroll region (DECSTBM) keeps their scrolling away from the gap, and each frame saves and restores the cursor.
//
// Limits, since the terminal is not queried: of text below the cursor the last h rows are lost; a scroll region of the caller's
// is reset; above a gap that is not at the bottom, lines that are scrolled off a full screen do not reach the scrollback.

package import Controls
package import Drawing

package struct Gap: Equatable, Sendable {
  package let top: Int
  package let rows: Int
  package let screen: Size

  /// Whether its rows are blank already: a gap that stood there was closed beneath one that is still open.
  package var isLeft = false
  package let rowsBelow: Int

  /// A gap of `rows` rows at the top of a screen, in its middle or at its bottom, where it can stand above other gaps.
  package init(rows: Int, at place: Alignment, on screen: Size, above rowsBelow: Int = 0) {
    top = place.offset(of: rows, in: screen.rows - rowsBelow)
    self.rows = rows
    self.rowsBelow = rowsBelow
    self.screen = screen
  }

  /// Whether the cursor is certain to be above the gap.
  ///
  /// A gap at the very bottom lies below the cursor; any other has pushed the cursor's row down, or stands over free rows,
  /// where a cursor too low does no harm.
  package var isBelowCursor: Bool { top + rows + rowsBelow >= screen.rows }

  /// Whether lines that other programs write reach the scrollback, as from a scroll region at the top of the screen.
  var isBesideOutput: Bool { isBelowCursor && othersRows != nil }

  /// The rows in which other programs may scroll; nil where they are too few for a scroll region.
  private var othersRows: Range<Int>? {
    let rows = isBelowCursor ? 0..<top : top + rows..<screen.rows
    return rows.count >= 2 ? rows : nil
  }

  func open(into out: inout Sequences) {
    if isLeft { return }
    if rowsBelow > 0 {
      // Gaps below may have been opened or closed since.
      out.saveCursor()
      out.setScrollRegion(0..<screen.rows - rowsBelow)
      out.restoreCursor()
    }
    out.index(rows)
    out.up(rows)
    out.saveCursor()
    out.resetPen()
    out.move(to: Point(row: top))
    out.insertRows(rows)
    if let othersRows { out.setScrollRegion(othersRows) }
    out.restoreCursor()
    if !isBelowCursor { out.down(rows) }
  }

  /// Closes the gap, beside other gaps at the bottom of the screen, whose rows are counted from there.
  ///
  /// Rows are deleted within a scroll region, so that gaps above and below keep their places.
  func close(into out: inout Sequences, among others: [Range<Int>] = []) {
    out.saveCursor()
    let tops = others.map { screen.rows - $0.upperBound }
    let below = tops.filter { $0 > top }.min()
    if let below, below >= 2 {
      out.setScrollRegion(0..<below)
    } else if othersRows != nil || !others.isEmpty {
      out.resetScrollRegion()
    }
    out.resetPen()
    out.move(to: Point(row: top))
    out.deleteRows(rows)
    if let highest = tops.min(), highest < top, highest >= 2 { out.setScrollRegion(0..<highest) }
    out.restoreCursor()
    if !isBelowCursor { out.up(rows) }
  }

  /// Closes the gap on a screen that has another size now.
  ///
  /// Terminals rearrange rows differently then, but all keep the cursor on its line. A gap at the bottom is all that stands below
  /// the cursor, so it can be erased from there. Where any other gap is now is not known: nothing is deleted, since a leftover
  /// picture does less harm than lost lines.
  func close(resizedTo size: Size, into out: inout Sequences) {
    if size.rows == screen.rows, !isBelowCursor { return close(into: &out) }
    out.saveCursor()
    out.resetScrollRegion()
    out.restoreCursor()
    // A screen that gets lower loses the rows below the cursor first.
    guard isBelowCursor, screen.rows - size.rows < rows else { return }
    out.resetPen()
    out.down(1)
    out.column(0)
    out.eraseBelow()
    out.restoreCursor()
  }
}
