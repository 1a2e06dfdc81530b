// The places on a terminal where pictures can stand, and how each is taken and given back. Every
// stage is closed by bytes that are known when it is opened, so that a signal or a crash can close
// it too.
//
// The gap (measured in xterm, st, mlterm, kitty, alacritty, urxvt: no pixel differs afterwards): h
// times IND and back up makes sure that h rows below the cursor are free, DECSC remembers the
// cursor, IL at the target row moves what stands there aside; DL closes the gap and DECRC goes
// back. On a full screen the first h rows go into the scrollback. What stands below the cursor has no such way
// out: where a program left the cursor above its own text, the last h rows of that are lost. Where the cursor is could
// only be known by asking the terminal.

package import Boxes
package import Drawing

/// A place to draw on.
package struct Stage: Hashable, Sendable {
  /// What kind of place it is.
  package enum Kind: Hashable, Sendable {
    /// The terminal's second screen (mode 1049).
    case alternateScreen
    /// The screen as it is, which a box around us owns.
    case borrowedScreen
    /// Rows that were opened at `top`; what was there stepped aside. A gap at the very bottom lies
    /// below the cursor; any other has pushed the cursor's row down, or stands over free rows.
    case gap(top: Int, isBelowCursor: Bool)
    /// Rows below the cursor.
    case belowCursor
  }

  /// What kind of place it is.
  package let kind: Kind
  /// What can be drawn on.
  package let size: Size

  /// A stage by its kind and the cells it has.
  package init(_ kind: Kind, size: Size) {
    self.kind = kind
    self.size = size
  }

  /// A gap for `rows` rows on a screen, at its top, in its middle or at its bottom.
  package static func gap(rows: Int, at place: Alignment, on screen: Size) -> Stage {
    let top = place.offset(of: rows, in: screen.rows)
    return Stage(
      .gap(top: top, isBelowCursor: top + rows >= screen.rows),
      size: Size(columns: screen.columns, rows: rows))
  }

  /// How the painter reaches the cells of the stage once it is open.
  package var addressing: Addressing {
    switch kind {
    case .alternateScreen, .borrowedScreen: .absolute(origin: Point())
    case .gap(let top, _): .absolute(origin: Point(row: top))
    case .belowCursor: .belowSavedCursor
    }
  }

  /// Whether the stage is blank when it has been opened.
  ///
  /// Rows below the cursor may hold something, or have the background of the caller's pen.
  package var opensBlank: Bool {
    switch kind {
    case .alternateScreen, .gap: true
    case .borrowedScreen, .belowCursor: false
    }
  }

  /// Takes the place.
  package func open(into out: inout Sequences) {
    switch kind {
    case .alternateScreen:
      out.set(.alternateScreen, true)
      out.resetPen()
      out.move(to: Point())
      out.eraseBelow()
    case .borrowedScreen: break
    case .gap(let top, _):
      makeRoom(into: &out)
      out.resetPen()
      out.move(to: Point(row: top))
      out.insertRows(size.rows)
      park(into: &out)
    case .belowCursor: makeRoom(into: &out)
    }
  }

  /// Puts the cursor where other programs and the keyboard's echo may write meanwhile: at its own
  /// place in the text, which may have moved down.
  package func park(into out: inout Sequences) {
    switch kind {
    case .alternateScreen, .borrowedScreen: break
    case .gap(_, let isBelowCursor):
      out.restoreCursor()
      if !isBelowCursor { out.down(size.rows) }
    case .belowCursor: out.restoreCursor()
    }
  }

  /// Gives the place back.
  package func close(into out: inout Sequences) {
    switch kind {
    case .alternateScreen: out.set(.alternateScreen, false)
    case .borrowedScreen: break
    case .gap(let top, _):
      out.resetPen()
      out.move(to: Point(row: top))
      out.deleteRows(size.rows)
      out.restoreCursor()
    case .belowCursor:
      for row in 0..<size.rows {
        out.restoreCursor()
        out.resetPen()
        out.down(row + 1)
        out.eraseRow()
      }
      out.restoreCursor()
    }
  }

  /// Changes to another stage of the same kind after the terminal got a new size.
  ///
  /// Where rows stood is not known any more, but rows that were opened are closed where they were.
  package func leave(for next: Stage, into out: inout Sequences) {
    switch kind {
    case .alternateScreen, .borrowedScreen:
      out.resetPen()
      out.move(to: Point())
      out.eraseBelow()
    case .gap, .belowCursor:
      close(into: &out)
      next.open(into: &out)
    }
  }

  /// Makes sure that there are rows below the cursor, and remembers the cursor.
  private func makeRoom(into out: inout Sequences) {
    out.index(size.rows)
    out.up(size.rows)
    out.saveCursor()
  }
}
