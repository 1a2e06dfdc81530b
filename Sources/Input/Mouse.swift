// What the mouse did, whichever of the three report formats told it.

/// A mouse report.
package struct Mouse: Equatable, Sendable {
  /// What happened.
  package enum Kind: Equatable, Sendable {
    case press, release
    /// The mouse moved; `button` is the one held down, if any.
    case motion
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// Which button; `none` for the wheel, for motion with no button down, and for releases whose report
  /// does not tell (the formats before SGR).
  package enum Button: Equatable, Sendable { case left, middle, right, none }

  /// What happened.
  package var kind: Kind
  /// The button that it happened with.
  package var button: Button
  /// Cells from the left edge of the screen, 0 or more.
  package var column: Int
  /// Cells from the top edge of the screen, 0 or more.
  package var row: Int
  /// Shift, Alt and Control; most terminals keep Shift for themselves.
  package var modifiers: Modifiers

  package init(
    _ kind: Kind, _ button: Button = .none, column: Int, row: Int, modifiers: Modifiers = []
  ) {
    self.kind = kind
    self.button = button
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
