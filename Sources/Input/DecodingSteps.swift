// What each state of the decoder makes of the next byte, and how sequences end: whole, broken off by a byte that cannot
// follow, or by the caller's timer. All bytes of a bracketed paste up to its end marker are content and never act as keys.

extension KeyDecoder {
  mutating func consume(_ byte: UInt8) {
    switch state {
    case .ground: ground(byte)
    case .escape: escape(byte)
    case .control: control(byte)
    case .singleShift: singleShift(byte)
    case .string: string(byte)
    case .stringEscape: stringEscape(byte)
    case .legacyMouse: legacyMouse(byte)
    case .linuxConsole: linuxConsole(byte)
    case .utf8(let character, let modifiers): utf8(byte, character, modifiers)
    case .paste: paste(byte)
    }
  }

  private mutating func ground(_ byte: UInt8) {
    switch byte {
    case 0x00:
      flushNull()
      holdsNull = true
    case 0x1B: state = .escape
    case 0x20...0x7E: emit(.key(.character(Unicode.Scalar(byte))))
    case 0x80...: start(character: byte, [])
    default: emit(.key(Key(control: byte)))
    }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): begin(.control, byte)
    case UInt8(ascii: "O"): begin(.singleShift, byte)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      begin(.string, byte)
    case 0x1B: emit(.key(.escape))
    case 0x09: finish(.key(.backTab))
    case 0x20...0x7E: finish(.key(.alt(Unicode.Scalar(byte))))
    case 0x80...: start(character: byte, .alt)
    default:
      var key = Key(control: byte)
      key.modifiers.insert(.alt)
      finish(.key(key))
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F:
      keep(byte)
      // What GNU screen sends before a terminal's answer is not Ctrl-Space; no key is spelled with these.
      if sequence.count == 2, (0x3D...0x3F).contains(byte) { holdsNull = false }
      // rxvt ends a key with Shift so; an answer that has `$` in it has two numbers before.
      if byte == UInt8(ascii: "$"), sequence.count > 2,
        sequence.dropFirst().dropLast().allSatisfy({ (0x30...0x39).contains($0) })
      {
        finishControl()
      }
    case UInt8(ascii: "[") where sequence.count == 1: state = .linuxConsole
    case UInt8(ascii: "M") where sequence.count == 1:
      sequence = []
      state = .legacyMouse
    case 0x40...0x7E:
      keep(byte)
      finishControl()
    default: breakOff(at: byte)
    }
  }

  private mutating func singleShift(_ byte: UInt8) {
    switch byte {
    case 0x30...0x3B: keep(byte)
    case 0x40...0x7E:
      keep(byte)
      finish(isTruncated ? .unknown : Key(singleShift: sequence.dropFirst()).map(InputEvent.key))
    default: breakOff(at: byte)
    }
  }

  private mutating func string(_ byte: UInt8) {
    switch byte {
    case 0x07 where sequence.first == UInt8(ascii: "]"): finish(.unknown)
    case 0x18, 0x1A: finish(.unknown)
    case 0x1B: state = .stringEscape
    default: keep(byte)
    }
  }

  private mutating func stringEscape(_ byte: UInt8) {
    finish(.unknown)
    guard byte != UInt8(ascii: "\\") else { return }
    // The terminal left out the rest of the terminator: this ESC, or the one that follows, starts anew.
    state = .escape
    if byte != 0x1B { escape(byte) }
  }

  private mutating func legacyMouse(_ byte: UInt8) {
    guard byte >= 0x20 || byte == 0 else { return breakOff(at: byte) }
    keep(byte)
    if sequence.count == 3 { finish(Mouse(legacy: sequence).map(InputEvent.mouse)) }
  }

  private mutating func linuxConsole(_ byte: UInt8) {
    guard (0x40...0x7E).contains(byte) else { return breakOff(at: byte) }
    finish(Key(linuxConsole: byte).map(InputEvent.key))
  }

  private mutating func utf8(_ byte: UInt8, _ character: UTF8Sequence, _ modifiers: Modifiers) {
    var character = character
    guard character.append(byte) else { return breakOff(at: byte) }
    if let scalar = character.scalar {
      finish(.key(Key(.character(scalar), modifiers)))
    } else {
      state = .utf8(character, modifiers)
    }
  }
}

extension KeyDecoder {
  private mutating func begin(_ next: State, _ introducer: UInt8) {
    sequence = [introducer]
    state = next
  }

  private mutating func start(character lead: UInt8, _ modifiers: Modifiers) {
    if let character = UTF8Sequence(lead: lead) {
      state = .utf8(character, modifiers)
    } else {
      finish(Self.malformed([lead], modifiers))
    }
  }

  private mutating func keep(_ byte: UInt8) {
    if sequence.count < Self.sequenceLimit { sequence.append(byte) } else { isTruncated = true }
  }
}

extension KeyDecoder {
  mutating func finishControl() {
    guard !isTruncated, let control = ControlSequence(sequence.dropFirst()) else {
      return finish(.unknown)
    }
    let isPlain = control.marker == nil && control.final == UInt8(ascii: "~")
    switch isPlain && control.parameters.count == 1 ? control.value(0) : 0 {
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
    guard control.marker == nil, control.parameters.isEmpty, control.intermediates.isEmpty
    else { return .unknown }
    return switch control.final {
    case UInt8(ascii: "I"): .focus(true)
    case UInt8(ascii: "O"): .focus(false)
    default: .unknown
    }
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

  /// Ends it at a byte that cannot follow; CAN and SUB do nothing more than that.
  mutating func breakOff(at byte: UInt8) {
    let isCharacter = if case .utf8 = state { true } else { false }
    breakOff()
    if isCharacter || byte != 0x18 && byte != 0x1A { consume(byte) }
  }
}

extension KeyDecoder {
  private static let pasteEnd: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// Only the first byte of the end marker is ESC, so a marker that breaks off can only start again there.
  mutating func paste(_ byte: UInt8) {
    if byte == Self.pasteEnd[sequence.count] {
      sequence.append(byte)
      if sequence.count == Self.pasteEnd.count { finishPaste() }
      return
    }
    keepPasted(sequence)
    sequence.removeAll(keepingCapacity: true)
    if byte == Self.pasteEnd[0] { sequence.append(byte) } else { keepPasted(CollectionOfOne(byte)) }
  }

  /// Takes what is surely no end marker off the front of `bytes`, all at once.
  mutating func takePasted(_ bytes: inout ArraySlice<UInt8>) {
    guard case .paste = state, sequence.isEmpty else { return }
    let content = bytes.prefix { $0 != Self.pasteEnd[0] }
    keepPasted(content)
    bytes = bytes[content.endIndex...]
  }

  /// How many bytes may be read at once and none of them can lie behind the end of the paste; 1 outside of one.
  package var safeLength: Int {
    if case .paste = state { Self.pasteEnd.count - sequence.count } else { 1 }
  }

  private mutating func keepPasted(_ bytes: some Collection<UInt8>) {
    pasted.append(contentsOf: bytes.prefix(Self.pasteLimit - pasted.count))
  }

  /// Ends the paste, at its end marker or because the timer ran out.
  mutating func finishPaste() {
    let content = pasted
    pasted = []
    finish(.paste(content))
  }
}
