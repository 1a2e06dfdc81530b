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

  private func meaning(of control: ControlSequence) -> InputEvent {
    if let key = Key(control) { return .key(key) }
    if let mouse = Mouse(control) { return .mouse(mouse) }
    let isBare =
      control.marker == nil && control.parameters.isEmpty && control.intermediates.isEmpty
    if isBare, control.final == UInt8(ascii: "I") { return .focus(true) }
    if isBare, control.final == UInt8(ascii: "O") { return .focus(false) }
    return .unknown
  }

  /// Ends the sequence with what it means, nil for what nobody knows.
  mutating func finish(_ event: InputEvent?) {
    reset()
    emit(event ?? .unknown)
  }

  /// Ends an unfinished sequence or character with what it means if nothing more belongs to it.
  mutating func breakOff() {
    let meaning: InputEvent =
      switch state {
      case .ground, .paste, .legacyMouse, .linuxConsole: .unknown
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
