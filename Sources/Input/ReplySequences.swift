// What a terminal's answer says. Whatever has the shape of an answer is one, `other` if need be: a sequence
// no key sends is never worth more than that.

extension Reply {
  /// The answer in a control sequence; nil if it can be none.
  ///
  /// Cursor position reports are not read here, because Shift-F3 looks the same.
  init?(_ sequence: ControlSequence) {
    switch sequence.marker {
    case UInt8(ascii: "?"): self.init(question: sequence)
    case UInt8(ascii: ">"): self.init(greater: sequence)
    case UInt8(ascii: "="): self.init(unread: sequence)
    case nil: self.init(unmarked: sequence)
    default: return nil
    }
  }

  private init?(question sequence: ControlSequence) {
    let values = sequence.values
    switch (sequence.intermediates, sequence.final) {
    case ([], UInt8(ascii: "c")):
      self = .primaryAttributes(values)
    case ([], UInt8(ascii: "u")) where values.count == 1:
      self = .keyboardFlags(values[0])
    case ([], UInt8(ascii: "n")) where values == [997, 1] || values == [997, 2]:
      self = .darkScheme(values[1] == 1)
    case (Self.dollar, UInt8(ascii: "y")) where values.count == 2:
      guard let state = ModeState(rawValue: values[1]) else { fallthrough }
      self = .privateMode(values[0], state)
    default:
      self.init(unread: sequence)
    }
  }

  private init?(greater sequence: ControlSequence) {
    let values = sequence.values
    switch (sequence.intermediates, sequence.final) {
    case ([], UInt8(ascii: "c")): self = .secondaryAttributes(values)
    case ([], UInt8(ascii: "m")) where values.count == 2 && values[0] == 4:
      self = .modifyOtherKeys(values[1])
    default: self.init(unread: sequence)
    }
  }

  private init?(unmarked sequence: ControlSequence) {
    let values = sequence.values
    switch (sequence.intermediates, sequence.final) {
    case (Self.dollar, UInt8(ascii: "y")) where values.count == 2:
      guard let state = ModeState(rawValue: values[1]) else { return nil }
      self = .ansiMode(values[0], state)
    case ([], UInt8(ascii: "t")) where values.count == 5 && values[0] == 48:
      self = .windowSize(rows: values[1], columns: values[2])
    case ([], UInt8(ascii: "t")) where !values.isEmpty,
      ([], UInt8(ascii: "n")) where values == [0] || values == [3],
      ([], UInt8(ascii: "x")) where values.count == 7,
      ([], UInt8(ascii: "c")) where !values.isEmpty:
      // Window reports, DSR, DECREPTPARM and the VT52-minded DA1 of very old emulators.
      self = .other
    default:
      return nil
    }
  }

  /// A private sequence with a number in it: no key is spelled so.
  private init?(unread sequence: ControlSequence) {
    let isLetter =
      (0x41...0x5A).contains(sequence.final) || (0x61...0x7A).contains(sequence.final)
    guard !sequence.parameters.isEmpty, isLetter else { return nil }
    self = .other
  }

  private static let dollar = [UInt8(ascii: "$")]
}

extension Reply {
  /// The answer in a string, given its introducer (the byte after ESC) and what stands before the
  /// terminator; nil for the kinds of strings that terminals do not answer with.
  init?(string introducer: UInt8, _ bytes: some Collection<UInt8>) {
    switch introducer {
    case UInt8(ascii: "]"): self = Reply(systemCommand: bytes) ?? .other
    case UInt8(ascii: "P"): self = Reply(deviceControl: bytes) ?? .other
    case UInt8(ascii: "_"): self = .other
    default: return nil
    }
  }

  /// `number ; … ; colour`: OSC 4 with the entry's number in between, OSC 10–19 without.
  private init?(systemCommand bytes: some Collection<UInt8>) {
    let fields = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard let last = fields.last, let color = TerminalColor(last),
      let command = Int(String(decoding: fields[0], as: UTF8.self))
    else { return nil }
    switch (command, fields.count) {
    case (4, 3):
      guard let entry = Int(String(decoding: fields[1], as: UTF8.self)), (0...255).contains(entry)
      else { return nil }
      self = .color(.palette(entry), color)
    case (10, 2): self = .color(.foreground, color)
    case (11, 2): self = .color(.background, color)
    case (12, 2): self = .color(.cursor, color)
    case (13...19, 2): self = .color(.dynamic(command), color)
    default: return nil
    }
  }

  private init?(deviceControl bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.starts(with: ">|".utf8) {
      self = .terminalVersion(String(text.dropFirst(2)))
    } else if text.utf8.starts(with: "!|".utf8) {
      self = .tertiaryAttributes(String(text.dropFirst(2)))
    } else if text.utf8.starts(with: "1$r".utf8) {
      self = .setting(String(text.dropFirst(3)))
    } else if text.utf8.starts(with: "0$r".utf8) {
      self = .setting(nil)
    } else {
      return nil
    }
  }
}

extension TerminalColor {
  /// Reads `rgb:h/h/h` or `rgba:h/h/h/h` with 1–4 hexadecimal digits each, as XParseColor(3) does; opacity is
  /// not kept.
  init?(_ bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "rgb" || parts[0] == "rgba" else { return nil }
    let channels = parts[1].split(separator: "/", omittingEmptySubsequences: false).map(
      Self.channel)
    guard channels.count == (parts[0] == "rgb" ? 3 : 4), channels.allSatisfy({ $0 != nil }),
      let red = channels[0], let green = channels[1], let blue = channels[2]
    else { return nil }
    self.init(red: red, green: green, blue: blue)
  }

  private static func channel(_ digits: Substring) -> UInt16? {
    guard (1...4).contains(digits.utf8.count), digits.first != "+",
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let most = (UInt32(1) << (4 * UInt32(digits.utf8.count))) - 1
    return UInt16(value * 65_535 / most)
  }
}
