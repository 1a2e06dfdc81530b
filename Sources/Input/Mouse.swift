// What the mouse did. The three report formats share one button number; they differ in how it and the place are written,
// and in whether a release tells its button. Source: xterm's ctlseqs, "Mouse Tracking".

package struct Mouse: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case press, release
    /// The mouse moved; `button` is the one held down, if any.
    case motion
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// Which button; `none` for the wheel, for motion with no button down, and for releases whose report
  /// does not tell (the formats before SGR).
  package enum Button: Equatable, Sendable { case left, middle, right, none }

  package var kind: Kind
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

extension Mouse {
  /// `CSI < b ; x ; y M` or `m` (mode 1006), or `CSI b ; x ; y M` with 32 added to b (mode 1015); nil if it is neither,
  /// or reports a button beyond the third.
  init?(_ sequence: ControlSequence) {
    let isRelease = sequence.final == UInt8(ascii: "m")
    guard sequence.final == UInt8(ascii: "M") || isRelease, sequence.intermediates.isEmpty,
      sequence.parameters.count == 3
    else { return nil }
    let isSGR = sequence.marker == UInt8(ascii: "<")
    guard isSGR || sequence.marker == nil && !isRelease else { return nil }
    self.init(
      number: sequence.value(0) - (isSGR ? 0 : 32), column: sequence.value(1),
      row: sequence.value(2), isRelease: isSGR ? isRelease : nil)
  }

  /// The three bytes after `CSI M` (modes 9 and 1000 alone): each has 32 added; 0 stands for a place beyond
  /// the 223rd, which makes the report useless.
  init?(legacy bytes: some Collection<UInt8>) {
    let numbers = bytes.map { Int($0) - 32 }
    guard numbers.count == 3 else { return nil }
    self.init(number: numbers[0], column: numbers[1], row: numbers[2])
  }

  /// `column` and `row` count from 1; without `isRelease`, button 3 is the release of an untold button.
  private init?(number: Int, column: Int, row: Int, isRelease: Bool? = nil) {
    guard (0..<128).contains(number), column >= 1, row >= 1 else { return nil }
    let buttons: [Button] = [.left, .middle, .right, .none]
    let low = number & 3
    var button = buttons[low]
    let kind: Kind
    switch (number & 64 != 0, number & 32 != 0) {
    case (true, _):
      guard isRelease != true else { return nil }
      kind = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight][low]
      button = .none
    case (false, true): kind = .motion
    case (false, false): kind = isRelease ?? (low == 3) ? .release : .press
    }
    var modifiers: Modifiers = []
    if number & 4 != 0 { modifiers.insert(.shift) }
    if number & 8 != 0 { modifiers.insert(.alt) }
    if number & 16 != 0 { modifiers.insert(.control) }
    self.init(kind, button, column: column - 1, row: row - 1, modifiers: modifiers)
  }
}
