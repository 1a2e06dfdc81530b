// How sequences end: whole, broken off by a byte that cannot follow, or by the caller's timer.

extension KeyDecoder {
  /// Ends a control sequence.
  mutating func finishControl() {
    guard !isTruncated, let control = ControlSequence(sequence.dropFirst()) else {
      return finish(.unknown)
    }
    guard control.marker == nil, control.final == UInt8(ascii: "~"), control.parameters.count == 1
    else {
      return finish(meaning(of: control))
    }
    switch control.value(0) {
    case 200:
      reset()
      state = .paste
    case 201: reset()  // the end of a paste that the timer has ended before
    default: finish(meaning(of: control))
    }
  }

  private mutating func meaning(of control: ControlSequence) -> InputEvent {
    if let position = cursorPosition(control) { return position }
    if let key = Key(control, kitty: speaksKitty) { return .key(key) }
    if let mouse = Mouse(control) { return .mouse(mouse) }
    if let reply = Reply(control) {
      if case .keyboardFlags = reply { speaksKitty = true }
      return .reply(reply)
    }
    let isBare =
      control.marker == nil && control.parameters.isEmpty && control.intermediates.isEmpty
    if isBare, control.final == UInt8(ascii: "I") { return .focus(true) }
    if isBare, control.final == UInt8(ascii: "O") { return .focus(false) }
    return .unknown
  }

  /// A cursor position report; nil if it is F3 or no such thing.
  ///
  /// One that nobody asked for and that cannot be F3 (xterm's modifier numbers end at 16) has come late,
  /// and its place means nothing any more.
  private mutating func cursorPosition(_ control: ControlSequence) -> InputEvent? {
    guard control.final == UInt8(ascii: "R"), control.intermediates.isEmpty,
      control.parameters.count == 2 || control.marker == UInt8(ascii: "?")
    else { return nil }
    let (row, column) = (control.value(0), control.value(1))
    guard row >= 1, column >= 1 else { return nil }
    if control.marker == nil, expectedReports == 0 {
      return row == 1 && column <= 16 ? nil : .reply(.other)
    }
    guard control.marker == nil || control.marker == UInt8(ascii: "?") else { return nil }
    expectedReports = max(0, expectedReports - 1)
    return .reply(.cursorPosition(row: row - 1, column: column - 1))
  }

  /// Ends a string.
  mutating func finishString() {
    guard let introducer = sequence.first else { return reset() }
    let content = isTruncated ? [] : sequence.dropFirst()
    finish(Reply(string: introducer, content).map(InputEvent.reply))
  }

  /// Ends the sequence with what it means, nil for what nobody knows.
  ///
  /// After the timer ran out in it, what nobody knows was typed.
  mutating func finish(_ event: InputEvent?) {
    guard reported == nil || (event != nil && event != .unknown) else { return typeHeld() }
    reset()
    emit(event ?? .unknown)
  }

  /// Ends an unfinished sequence or character with what it means if nothing more belongs to it.
  mutating func breakOff() {
    let meaning: InputEvent =
      switch state {
      case .ground, .paste, .stringEnd, .legacyMouse, .linuxConsole: .unknown
      case .escape: .key(.escape)
      case .utf8(let part, let modifiers): Self.malformed(part.bytes, modifiers)
      case .control, .singleShift, .string, .stringEscape:
        sequence.count == 1 ? .key(.alt(Unicode.Scalar(sequence[0]))) : .unknown
      }
    reset()
    emit(meaning)
  }

  /// What bytes mean that are no character of UTF-8: text of another encoding, and with Alt nothing.
  static func malformed(_ bytes: [UInt8], _ modifiers: Modifiers) -> InputEvent {
    modifiers.isEmpty ? .paste(bytes) : .unknown
  }

  /// The same at a byte that cannot follow; CAN and SUB do nothing more than that.
  mutating func breakOff(at byte: UInt8) {
    var isSequence = true
    if case .utf8 = state { isSequence = false }
    breakOff()
    if !isSequence || (byte != 0x18 && byte != 0x1A) { consume(byte) }
  }
}
