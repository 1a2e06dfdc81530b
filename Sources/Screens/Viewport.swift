// The parts of a terminal that can be drawn on, and how each is opened and closed. The bytes that close a viewport are known when
// it is opened, so that a signal or crash handler can write them too.

package import Controls
package import Drawing

/// A part of the terminal to draw on.
package struct Viewport: Equatable, Sendable {
  /// The kinds of viewports.
  package enum Kind: Equatable, Sendable {
    /// The terminal's alternate screen (mode 1049).
    case alternateScreen
    /// The screen as it is, which belongs to a box that started this program.
    case borrowedScreen
    /// All of the main screen, which is empty afterwards; what was there has been scrolled into the scrollback, if there is one.
    case onlyScreen
    /// The main screen; what is drawn stays there.
    case callersScreen
    /// Rows that were inserted; the content of the screen was moved aside.
    case gap(Gap)
    /// Rows below the cursor.
    case belowCursor
  }

  /// The smallest screen on which anything is drawn.
  package static let smallestScreen = Size(columns: 20, rows: 5)

  /// What kind of place it is.
  package let kind: Kind
  /// The cells that can be drawn on.
  package let size: Size

  /// A viewport by its kind and the cells it has.
  package init(_ kind: Kind, size: Size) {
    self.kind = kind
    self.size = size
  }

  /// A gap for `rows` rows on a screen, at its top, in its middle or at its bottom.
  package static func gap(rows: Int, at place: Alignment, on screen: Size) -> Viewport {
    Viewport(
      .gap(Gap(rows: rows, at: place, on: screen)), size: Size(columns: screen.columns, rows: rows))
  }

  /// How the painter reaches the cells of the viewport once it is open.
  package var addressing: Addressing {
    switch kind {
    case .alternateScreen, .borrowedScreen, .onlyScreen, .callersScreen: .absolute(origin: Point())
    case .gap(let gap): .absolute(origin: Point(row: gap.top))
    case .belowCursor: .belowSavedCursor
    }
  }

  /// Whether the viewport is blank when it has been opened.
  ///
  /// Rows below the cursor may hold something, or have the background of the caller's pen.
  package var opensBlank: Bool {
    switch kind {
    case .alternateScreen, .gap: true
    case .borrowedScreen, .onlyScreen, .callersScreen, .belowCursor: false
    }
  }

  /// Whether other programs may write beside it without losing a line.
  package var isBesideOutput: Bool {
    if case .gap(let gap) = kind { gap.isBesideOutput } else { false }
  }

  /// Whether it covers the whole screen.
  package var isWholeScreen: Bool {
    switch kind {
    case .alternateScreen, .onlyScreen: true
    case .borrowedScreen, .callersScreen, .gap, .belowCursor: false
    }
  }

  /// Opens it.
  package func open(into out: inout Sequences) {
    switch kind {
    case .alternateScreen:
      out.set(.alternateScreen, true)
      out.resetPen()
      out.move(to: Point())
      out.eraseBelow()
    case .onlyScreen:
      out.resetPen()
      out.move(to: Point(row: size.rows - 1))
      out.index(size.rows)
    case .borrowedScreen, .callersScreen: break
    case .gap(let gap): gap.open(into: &out)
    case .belowCursor: makeRoom(into: &out)
    }
  }

  /// Prepares for a frame.
  package func beginFrame(into out: inout Sequences) {
    switch kind {
    case .gap(let gap): gap.beginFrame(into: &out)
    case .alternateScreen, .borrowedScreen, .onlyScreen, .callersScreen, .belowCursor: break
    }
  }

  /// Restores the cursor for other programs and the terminal's echo.
  package func endFrame(into out: inout Sequences) {
    switch kind {
    case .alternateScreen, .borrowedScreen, .onlyScreen, .callersScreen: break
    case .gap(let gap): gap.endFrame(into: &out)
    case .belowCursor: out.restoreCursor()
    }
  }

  /// Closes it; `others` are the rows of other gaps, counted from the bottom of the screen.
  package func close(into out: inout Sequences, among others: [Range<Int>] = []) {
    switch kind {
    case .alternateScreen: out.set(.alternateScreen, false)
    case .borrowedScreen: break
    case .onlyScreen:
      out.resetPen()
      out.move(to: Point())
      out.eraseBelow()
    case .callersScreen:
      out.resetPen()
      out.move(to: Point(row: size.rows - 1))
    case .gap(let gap): gap.close(into: &out, among: others)
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

  /// Closes it on a terminal that has another size now.
  ///
  /// - Parameters:
  ///   - screen: the new size.
  ///   - cursorRow: the row of the viewport in which the cursor was left, since terminals keep it on its line; nil where other
  ///     programs move it.
  ///   - out: the bytes to add to.
  package func close(resizedTo screen: Size, cursorRow: Int?, into out: inout Sequences) {
    switch (kind, cursorRow) {
    case (.gap(let gap), _): gap.close(resizedTo: screen, into: &out)
    case (.belowCursor, let row?):
      // The saved cursor's row is not the caller's any more, so the caller goes on in the first row of the viewport.
      out.resetPen()
      out.up(row)
      out.column(0)
      out.eraseBelow()
    default: close(into: &out)
    }
  }

  /// Changes to another viewport of the same kind on a terminal that has another size now.
  package func leave(
    for next: Viewport, resizedTo screen: Size, cursorRow: Int?, into out: inout Sequences
  ) {
    switch kind {
    case .alternateScreen, .borrowedScreen, .onlyScreen, .callersScreen:
      out.resetPen()
      out.move(to: Point())
      out.eraseBelow()
    case .gap, .belowCursor:
      close(resizedTo: screen, cursorRow: cursorRow, into: &out)
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
