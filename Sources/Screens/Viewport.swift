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
    /// Rows below the cursor, which stays where it is between frames, so that its row is found again whatever a terminal of
    /// another size makes of the lines.
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

  /// As much as a box can have of a screen: all, or all but the caller's row.
  package static func largest(_ kind: Kind, on screen: Size) -> Viewport {
    let rows = kind == .belowCursor ? max(1, screen.rows - 1) : screen.rows
    return Viewport(kind, size: Size(columns: screen.columns, rows: rows))
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

  /// Saves the cursor where it is: it may be in another row, if the terminal has another size that was not told yet.
  ///
  /// `keepsCursor`: nobody else writes.
  package func beginFrame(keepsCursor: Bool = false, into out: inout Sequences) {
    switch kind {
    case .alternateScreen, .borrowedScreen, .onlyScreen, .callersScreen: break
    case .gap: out.saveCursor()
    case .belowCursor: if keepsCursor { out.saveCursor() }
    }
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
    case .belowCursor: erase(into: &out)
    }
  }

  /// Erases the rows below the saved cursor.
  func erase(into out: inout Sequences) {
    for row in 0..<size.rows {
      out.restoreCursor()
      out.resetPen()
      out.down(row + 1)
      out.eraseRow()
    }
    out.restoreCursor()
  }

  /// Erases all that stands behind the cursor, which was saved where it is.
  ///
  /// Its own row too: a terminal that breaks lines anew may have pushed the caller's line off the screen, and then a part of the
  /// picture is there.
  private func eraseBehind(into out: inout Sequences) {
    out.resetPen()
    out.eraseBelow()
    out.restoreCursor()
  }

  /// Closes it on a terminal that has the size `screen` now.
  ///
  /// `keepsCursor`: nobody else writes, so that the cursor is where the caller left it, since terminals keep it on its line; the
  /// one that was saved may be elsewhere now.
  package func close(resizedTo screen: Size, keepsCursor: Bool, into out: inout Sequences) {
    switch (kind, keepsCursor) {
    case (.gap(let gap), _): gap.close(resizedTo: screen, into: &out)
    case (.belowCursor, true):
      out.saveCursor()
      eraseBehind(into: &out)
    default: close(into: &out)
    }
  }

  /// Changes to another viewport of the same kind on a terminal that has another size now.
  package func leave(
    for next: Viewport, resizedTo screen: Size, keepsCursor: Bool, into out: inout Sequences
  ) {
    switch (kind, keepsCursor) {
    case (.alternateScreen, _), (.borrowedScreen, _), (.onlyScreen, _), (.callersScreen, _):
      out.resetPen()
      out.move(to: Point())
      out.eraseBelow()
    case (.belowCursor, true):
      next.open(into: &out)
      eraseBehind(into: &out)
    case (.gap, _), (.belowCursor, false):
      close(resizedTo: screen, keepsCursor: keepsCursor, into: &out)
      next.open(into: &out)
    }
  }
}
