// What may be the rest of a reply whose beginning the timer has cut off. Over a slow line the ESC of a reply
// can come so long before the rest that it was taken for the Escape key; the rest, `[?62;c`, must not be
// typed into a field then.
//
// The rule. After the timer ran out behind ESC or inside a sequence, the bytes that come directly next are
// held back as long as they go on to spell a reply. If they end as something the decoder understands, that is
// what they are. As soon as they do not fit, or the sequence is none it knows, they are read anew as typed.
// If the timer runs out again while one or two are held, they are taken for typed too (nobody types three
// keys within it); if more are held, they are dropped and the rest is waited for.
//
// Its limits. The Escape was reported and is not taken back. A bare final letter (`[A`, the rest of a late
// arrow key), SS3 and three-byte mouse reports are typed: they are keys, not replies, and as short as what
// a person types. Of operating system commands only colours are recognised, of other strings only what is
// printable ASCII. A NUL before a reply stays Ctrl-Space once the timer ran out. A reply that comes one or
// two bytes at a time, each a timer apart, is typed. Text that follows Escape at once, not as a paste, and
// spells a reply whole is taken for one.

/// The shape of replies.
enum LateReply {
  /// So many bytes within one wait were not typed by a person.
  static let surelyUntyped = 3

  /// Whether `byte` can go on from `sequence`, what followed ESC so far, in a reply.
  ///
  /// Terminators of strings are not looked at.
  static func accepts(_ byte: UInt8, after sequence: [UInt8]) -> Bool {
    switch sequence.first {
    case nil:
      [UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_")].contains(byte)
    case UInt8(ascii: "["):
      // A number or a marker comes first; then the grammar of control sequences does the rest.
      (sequence.count == 1 ? 0x30...0x3F : 0x20...0x7E).contains(byte)
    case UInt8(ascii: "]"): systemCommand(byte, at: sequence.count)
    case UInt8(ascii: "P"): deviceControl(byte, after: sequence)
    case UInt8(ascii: "_"): sequence.count == 1 ? byte == UInt8(ascii: "G") : isPrintable(byte)
    default: false
    }
  }

  /// Whether all of `sequence`, what followed ESC, can be the beginning of a reply.
  static func canStart(_ sequence: [UInt8]) -> Bool {
    var read: [UInt8] = []
    for byte in sequence {
      guard accepts(byte, after: read) else { return false }
      read.append(byte)
    }
    return true
  }

  /// The numbers and colours of OSC 4 and 10–19: no others are asked for, and the fewer letters may follow a
  /// string that broke off, the fewer typed ones are held back.
  private static func systemCommand(_ byte: UInt8, at place: Int) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "r"),
      UInt8(ascii: "g"),
      UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      place > 1
    default: false
    }
  }

  /// `>|`, `!|`, `0$r`, `1$r`, `0+r`, `1+r`, and any text after.
  private static func deviceControl(_ byte: UInt8, after sequence: [UInt8]) -> Bool {
    let isNumbered = sequence.count > 1 && (0x30...0x31).contains(sequence[1])
    return switch sequence.count {
    case 1: [0x30, 0x31, UInt8(ascii: ">"), UInt8(ascii: "!")].contains(byte)
    case 2 where isNumbered: byte == UInt8(ascii: "$") || byte == UInt8(ascii: "+")
    case 2: byte == UInt8(ascii: "|")
    case 3 where isNumbered: byte == UInt8(ascii: "r")
    default: isPrintable(byte)
    }
  }

  private static func isPrintable(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }
}

extension KeyDecoder {
  /// Ends the wait for the rest of a sequence, and begins or goes on to wait for a late reply.
  mutating func expireSequence() {
    guard let reported else {
      let late = isTruncated ? nil : sequence
      breakOff()
      if let late, LateReply.canStart(late) { awaitLateReply(late) }
      return
    }
    let held = sequence.count - reported
    if held >= LateReply.surelyUntyped {
      self.reported = sequence.count
    } else if held > 0 {
      typeHeld()
    }
  }

  /// Ends the wait for the rest of a terminator: the ESC was all of it, unless it came by itself long after
  /// the string had broken off; then it is the Escape key.
  mutating func expireString() {
    if reported == sequence.count {
      reset()
      emit(.key(.escape))
    } else {
      finishString()
    }
    state = .stringEnd
    reported = 0
  }

  /// Goes back to the state that `bytes` after an ESC lead to, all of them accounted for.
  mutating func awaitLateReply(_ bytes: [UInt8]) {
    sequence = bytes
    reported = bytes.count
    state =
      switch bytes.first {
      case nil: .escape
      case UInt8(ascii: "["): .control
      default: .string
      }
  }

  /// Whether `byte` may belong to a late reply; asked only while one is waited for.
  func acceptsLate(_ byte: UInt8) -> Bool {
    switch state {
    case .stringEscape: true
    case .string where byte == 0x1B: sequence.count > 1
    case .string where byte == 0x07: sequence.first == UInt8(ascii: "]") && sequence.count > 1
    case .stringEnd where byte == UInt8(ascii: "\\"): true
    case .escape, .stringEnd, .control, .string:
      sequence.count < Self.sequenceLimit && LateReply.accepts(byte, after: sequence)
    default: false
    }
  }

  /// Reads anew, as typed, what came after the timer ran out.
  mutating func typeHeld() {
    let held = sequence.dropFirst(reported ?? sequence.count)
    reset()
    for byte in held { consume(byte) }
  }
}
