// Which key a sequence stands for. No two terminals here disagree about a sequence, except for `CSI P` (Delete in st,
// F1 in kitty's protocol, which is never switched on), so there is one table for all and no look at TERM.

extension Modifiers {
  /// Reads xterm's number, 1 + a set of bits; 0 and 1 are none.
  ///
  /// Kitty's Hyper counts as Super and its Meta as Alt, so that such a key is not taken for a plain one; the locks are
  /// not modifiers. nil above 256.
  init?(encoded: Int) {
    guard encoded <= 256 else { return nil }
    let bits = max(0, encoded - 1)
    var modifiers = Modifiers(rawValue: UInt8(bits & 0x0F))
    if bits & 0x10 != 0 { modifiers.insert(.super) }
    if bits & 0x20 != 0 { modifiers.insert(.alt) }
    self = modifiers
  }
}

extension Key {
  /// The key of a control sequence that is not private, or nil.
  init?(_ sequence: ControlSequence) {
    guard sequence.marker == nil, sequence.intermediates.isEmpty, sequence.parameters.count <= 3,
      sequence.number(1, 1) != Self.released
    else { return nil }
    let found =
      switch sequence.final {
      case UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"):
        Self.numbered(sequence)
      case UInt8(ascii: "u"): Self.unicode(sequence)
      case UInt8(ascii: "P") where sequence.parameters.isEmpty: Key.delete
      default: Self.lettered(sequence) ?? Self.simpleTerminal(sequence)
      }
    guard let found else { return nil }
    self = found
  }

  /// Kitty's number for a key let go, which is not a press.
  private static let released = 3

  /// The key of an SS3 sequence, given what follows `ESC O`: a final byte, before which KDE's and older
  /// terminals put a modifier number, alone or after `1;`.
  init?(singleShift bytes: some Collection<UInt8>) {
    guard let sequence = ControlSequence(bytes), sequence.marker == nil,
      sequence.intermediates.isEmpty, sequence.parameters.count <= 2
    else { return nil }
    if sequence.parameters.isEmpty, let code = Self.keypad(sequence.final) {
      self.init(code)
    } else if sequence.parameters.isEmpty, let code = Self.arrow(lowerCase: sequence.final) {
      self.init(code, .control)
    } else if let key = Self.lettered(sequence) {
      self = key
    } else {
      return nil
    }
  }

  /// The key of a C0 control byte or DEL.
  ///
  /// Line feed is Enter too: which of the two a terminal sends is a mode of it, and a shell's pipe sends the first.
  init(control byte: UInt8) {
    switch byte {
    case 0x00: self = .control(" ")
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x01...0x1A: self = .control(Unicode.Scalar(byte | 0x60))
    default: self = .control(Unicode.Scalar(byte | 0x40))
    }
  }

  /// F1–F5 of the Linux console, `CSI [ A` to `CSI [ E`.
  init?(linuxConsole final: UInt8) {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final) else { return nil }
    self = .function(Int(final - UInt8(ascii: "A")) + 1)
  }
}

extension Key {
  /// `CSI 1 ; m letter`; older terminals leave out the 1.
  private static func lettered(_ sequence: ControlSequence) -> Key? {
    let parameters = sequence.parameters.count
    guard parameters <= 2, parameters < 2 || sequence.value(0) <= 1,
      let modifiers = Modifiers(encoded: sequence.value(max(0, parameters - 1)))
    else { return nil }
    let code: KeyCode
    switch sequence.final {
    case UInt8(ascii: "A"): code = .up
    case UInt8(ascii: "B"): code = .down
    case UInt8(ascii: "C"): code = .right
    case UInt8(ascii: "D"): code = .left
    case UInt8(ascii: "E"), UInt8(ascii: "G"): code = .begin
    case UInt8(ascii: "F"): code = .end
    case UInt8(ascii: "H"): code = .home
    // xterm's modifier numbers end at 16; a greater one is the column of a cursor position report.
    case UInt8(ascii: "R") where parameters == 2 && sequence.value(1) > 16: return nil
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      code = .function(Int(sequence.final - UInt8(ascii: "P")) + 1)
    case UInt8(ascii: "Z"): return Key(.tab, modifiers.union(.shift))
    default: return nil
    }
    return Key(code, modifiers)
  }

  /// `CSI n ; m ~`, and rxvt's other finals in place of the modifier number.
  private static func numbered(_ sequence: ControlSequence) -> Key? {
    if sequence.final == UInt8(ascii: "~"), sequence.value(0) == 27 {
      // xterm's modifyOtherKeys, whose code has Shift applied already.
      guard sequence.parameters.count == 3, let modifiers = Modifiers(encoded: sequence.value(1))
      else { return nil }
      return Key(code: sequence.value(2), shifted: sequence.value(2), modifiers)
    }
    guard sequence.parameters.count <= 2, let code = numbered(sequence.value(0)),
      var modifiers = Modifiers(encoded: sequence.value(1))
    else { return nil }
    switch sequence.final {
    case UInt8(ascii: "$"): modifiers.insert(.shift)
    case UInt8(ascii: "^"): modifiers.insert(.control)
    case UInt8(ascii: "@"): modifiers.formUnion([.shift, .control])
    default: break
    }
    return Key(code, modifiers)
  }

  /// DEC's numbers, with the gaps the VT220 has between its groups of function keys.
  private static func numbered(_ number: Int) -> KeyCode? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    case 57_427: .begin
    default: nil
    }
  }

  /// rxvt's arrows: `CSI a` with Shift, `SS3 a` with Control.
  private static func arrow(lowerCase final: UInt8) -> KeyCode? {
    switch final {
    case UInt8(ascii: "a"): .up
    case UInt8(ascii: "b"): .down
    case UInt8(ascii: "c"): .right
    case UInt8(ascii: "d"): .left
    default: nil
    }
  }

  /// What rxvt and st send that no one else does: st's editing keys while its keypad is in numeric mode.
  private static func simpleTerminal(_ sequence: ControlSequence) -> Key? {
    if sequence.parameters.isEmpty, let code = arrow(lowerCase: sequence.final) {
      return Key(code, .shift)
    }
    return switch (sequence.parameters.map { $0[0] }, sequence.final) {
    case ([], UInt8(ascii: "J")): Key(.end, .control)
    case ([], UInt8(ascii: "K")): Key(.end, .shift)
    case ([], UInt8(ascii: "L")): Key(.insert, .control)
    case ([2], UInt8(ascii: "J")): Key(.home, .shift)
    case ([2], UInt8(ascii: "K")): Key(.delete, .shift)
    case ([4], UInt8(ascii: "h")): .insert
    case ([4], UInt8(ascii: "l")): Key(.insert, .shift)
    default: nil
    }
  }

  /// The keypad in application mode.
  ///
  /// A real VT100 sends five of these for F5–F10 too (terminfo `vt100`); every terminal of today means the keypad.
  private static func keypad(_ final: UInt8) -> KeyCode? {
    switch final {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: "X"): .character("=")
    case UInt8(ascii: "j")...UInt8(ascii: "y"): .character(Unicode.Scalar(final - 0x40))
    default: nil
    }
  }
}

extension Key {
  /// `CSI code:shifted ; m u`, kitty's form and that of fixterms before it.
  private static func unicode(_ sequence: ControlSequence) -> Key? {
    guard let modifiers = Modifiers(encoded: sequence.value(1)) else { return nil }
    let shifted = sequence.number(0, 1)
    return Key(code: sequence.value(0), shifted: shifted == 0 ? nil : shifted, modifiers)
  }

  /// `shifted` is the code point under Shift, where the terminal tells it.
  private init?(code: Int, shifted: Int?, _ modifiers: Modifiers) {
    if let functional = Self.functional(code) {
      self.init(functional, modifiers)
      return
    }
    guard code >= 0x20, !(0xE000...0xF8FF).contains(code), let scalar = Self.scalar(code)
    else { return nil }
    if modifiers.contains(.control) {
      let isCapital = (0x41...0x5A).contains(code)
      self.init(.character(isCapital ? Self.scalar(code + 0x20) ?? scalar : scalar), modifiers)
    } else if modifiers.contains(.shift), let upper = Self.upper(scalar, shifted) {
      self.init(.character(upper), modifiers.subtracting(.shift))
    } else {
      self.init(.character(scalar), modifiers)
    }
  }

  private static func scalar(_ code: Int) -> Unicode.Scalar? {
    UInt32(exactly: code).flatMap(Unicode.Scalar.init)
  }

  /// What Shift makes of a character: what the terminal says, else its capital, else nil.
  private static func upper(_ scalar: Unicode.Scalar, _ shifted: Int?) -> Unicode.Scalar? {
    if let shifted { return Self.scalar(shifted) }
    if scalar == " " { return scalar }
    let mapping = scalar.properties.uppercaseMapping.unicodeScalars
    guard mapping.count == 1, let upper = mapping.first, upper != scalar else { return nil }
    return upper
  }

  /// Kitty's numbers for the keypad from 57409 on.
  private static let kittyKeypad: [KeyCode] = [
    .character("."), .character("/"), .character("*"), .character("-"), .character("+"), .enter,
    .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown, .home, .end,
    .insert, .delete, .begin,
  ]

  /// The keys that are no characters: C0 codes, and kitty's in the private use area.
  ///
  /// Locks, media keys and lone modifiers are not among them.
  private static func functional(_ code: Int) -> KeyCode? {
    switch code {
    case 8, 127: .backspace
    case 9: .tab
    case 10, 13: .enter
    case 27: .escape
    case 57_376...57_398: .function(code - 57_376 + 13)
    case 57_399...57_408: Self.scalar(code - 57_399 + 0x30).map(KeyCode.character)
    case 57_409...57_427: kittyKeypad[code - 57_409]
    default: nil
    }
  }
}
