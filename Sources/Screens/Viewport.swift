// The parts of a terminal that can be drawn on, and how each is opened and closed. The bytes that close a viewport are known when
// it is opened, so that a signal or crash handler can write them too.

package import Controls
package import Drawing

package struct Viewport: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The terminal's alternate screen (mode 1049).
    case alternateScreen
    /// The screen as it is, which belongs to a box that started this program.
    case borrowedScreen
    /// All of the main screen, which is empty afterwards; its content was scrolled away, into the scrollback if there is one.
    case onlyScreen
    /// The main screen; what is drawn stays there.
    case callersScreen
    /// Rows that were inserted; the content of the screen was moved aside.
    case gap(Gap)
    case belowCursor
  }

  package static let smallestScreen = Size(columns: 20, rows: 5)

  package let kind: Kind
  package let size: Size

  package init(_ kind: Kind, size: Size) {
    self.kind = kind
    self.size = size
  }

  /// A gap for `rows` rows on a screen, at its top, in its middle or at its bottom.
  package static func gap(rows: Int, at place: Alignment, on screen: Size) -> Viewport {
    Viewport(
      .gap(Gap(rows: rows, at: place, on: screen)), size: Size(columns: screen.columns, rows: rows))
  }

  package var addressing: Addressing {
    switch kind {
    case .alternateScreen, .borrowedScreen, .onlyScreen, .callersScreen: .absolute(origin: Point())
    case .gap(let gap): .absolute(origin: Point(row: gap.top))
    case .belowCursor: .belowSavedCursor
    }
  }

  /// Whether it is blank once opened; rows below the cursor may hold text, or the background of the caller's pen.
  package var opensBlank: Bool {
    if case .gap = kind { true } else { kind == .alternateScreen }
  }

  /// Whether other programs may write beside it without losing a line.
  package var isBesideOutput: Bool {
    if case .gap(let gap) = kind { gap.isBesideOutput } else { false }
  }

  package var isWholeScreen: Bool { kind == .alternateScreen || kind == .onlyScreen }

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
    case .belowCursor:
      // There must be rows below the cursor.
      out.index(size.rows)
      out.up(size.rows)
      out.saveCursor()
    }
  }

  package func beginFrame(into out: inout Sequences) {
    if case .gap = kind { out.saveCursor() }
  }

  /// Restores the cursor for other programs and the terminal's echo.
  package func endFrame(into out: inout Sequences) {
    switch kind {
    case .alternateScreen, .borrowedScreen, .onlyScreen, .callersScreen: break
    case .gap, .belowCursor: out.restoreCursor()
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

  /// Closes it on a terminal that has the size `screen` now.
  ///
  /// `cursorRow` is the row of the viewport in which the cursor was left, since terminals keep it on its line; nil where other
  /// programs move it.
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
}
