// What is known of one scalar: its width, its part in clusters, in sanitising and in line breaking.
// Unpacked from the generated tables with a few reads in place, the same for every script.

/// What sanitising and segmentation do with a scalar.
enum ScalarRole: UInt32 {
  /// Begins a cluster, and ends it where the next scalar is plain too (UAX #29: Other, LV, LVT).
  case plain
  /// Joins with its neighbours in ways that only the full segmentation knows.
  case complex
  /// Never shown: bidirectional controls, invisible operators, fillers, unassigned ignorables.
  case removed
  /// U+FFFE and its like; shown as U+FFFD.
  case noncharacter
  /// U+2028 and U+2029.
  case lineSeparator
  /// Invisible, kept for wrapping: U+00AD, U+200B, U+2060.
  case layoutMark
  /// U+0000–001F and U+007F.
  case c0
  /// U+0080–009F.
  case c1
}

/// Line breaking class of a scalar: those of UAX #14, folded to what a terminal line needs.
enum LineClass: UInt32 {
  /// Letters and all that is nothing else: no breaks of their own.
  case alphabetic
  /// Digits: as letters, but no line ends between a hyphen and one.
  case digit
  /// Ideographs, kana, Hangul, emoji: breaks on both sides.
  case ideograph
  /// 。、）」ー and small kana: no break before, a break after.
  case wideCloser
  /// （「『: a break before, no break after.
  case wideOpener
  /// `)`, `!`, `?`, `%`, `…`: no break before.
  case closer
  /// `(`, `$`: no break after.
  case opener
  /// No-break space, word joiner: no break on either side.
  case glue
  /// `-`: a break after it inside a word.
  case hyphen
  /// Dashes: a break after.
  case dash
  /// Spaces of any width: a break after, swallowed at the end of a line.
  case space
  /// U+200B: a break after.
  case zeroWidthSpace
  /// U+00AD: a break after, shown as a hyphen.
  case softHyphen
  /// Quotation marks without a direction: no break on either side.
  case quote

  /// The class of an ASCII character; the frequent ones need no look-up.
  @inline(__always)
  init(ascii byte: UInt8) {
    if byte.isASCIILetter {
      self = .alphabetic
    } else if byte == 0x20 {
      self = .space
    } else {
      self = ScalarProperties(Unicode.Scalar(byte)).lineClass
    }
  }
}

extension UInt8 {
  /// Whether it is one of A–Z and a–z.
  @inline(__always)
  var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
}

struct ScalarProperties: Equatable {
  private let packed: UInt32

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    let blockBits = WidthTables.blockBits
    let middleBits = WidthTables.middleBits
    let index = WidthTables.index.utf8.span
    let run = Self.number(at: value >> (blockBits + middleBits), in: index) << middleBits
    let place = run | value >> blockBits & (1 << middleBits - 1)
    let block = Self.number(at: place, in: WidthTables.middle.utf8.span) << blockBits
    let position = Int(block | value & (1 << blockBits - 1))
    let number = 3 * Int(WidthTables.blocks.utf8.span[position] &- 37)
    let classes = WidthTables.classes.utf8.span
    packed =
      UInt32(classes[number] &- 48) << 12 | UInt32(classes[number + 1] &- 48) << 6
      | UInt32(classes[number + 2] &- 48)
  }

  /// The number of two base-64 digits at `place`.
  @inline(__always)
  private static func number(at place: UInt32, in digits: Span<UInt8>) -> UInt32 {
    let first = 2 * Int(place)
    return UInt32(digits[first] &- 48) << 6 | UInt32(digits[first + 1] &- 48)
  }

  var role: ScalarRole { ScalarRole(rawValue: packed >> 3 & 7) ?? .plain }
  var lineClass: LineClass { LineClass(rawValue: packed >> 6 & 15) ?? .alphabetic }
  /// Whether terminals may well disagree on its width: spacing marks, conjoining jamo, format
  /// characters, and whatever is newer or was changed after Unicode 12.
  var isUncertain: Bool { packed & 4 != 0 }
  /// Whether it can stand in an emoji ZWJ sequence (Extended_Pictographic).
  var isPictograph: Bool { packed & 1 << 10 != 0 }
  /// Whether U+FE0E and U+FE0F can follow it (Emoji).
  var isEmoji: Bool { packed & 1 << 11 != 0 }
  /// Whether it belongs to a script that is shaped by ZWJ and ZWNJ.
  var takesJoiners: Bool { packed & 1 << 12 != 0 }
  var isSelector: Bool { packed & 1 << 13 != 0 }
  /// Whether it attaches to the scalar before it (UAX #29: Extend, SpacingMark, ZWJ).
  var isMark: Bool { packed & 1 << 14 != 0 }

  /// Cells that it advances the cursor by itself, 0–2.
  func columns(ambiguousIsWide: Bool) -> Int {
    let cells = Int(packed & 3)
    return cells == 3 ? (ambiguousIsWide ? 2 : 1) : cells
  }
}

extension Unicode.Scalar {
  /// U+200C, keeps letters from joining.
  static let zeroWidthNonJoiner: Unicode.Scalar = "\u{200C}"
  /// U+200D, joins letters and emoji.
  static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
  /// U+2060, forbids a break; also keeps clusters apart.
  static let wordJoiner: Unicode.Scalar = "\u{2060}"
  /// U+FFFD, stands for what cannot be shown.
  static let replacement: Unicode.Scalar = "\u{FFFD}"
  /// U+25CC, the base of a mark without one.
  static let dottedCircle: Unicode.Scalar = "\u{25CC}"
  /// U+00A0, a space at which no line ends.
  static let noBreakSpace: Unicode.Scalar = "\u{A0}"

  /// One half of a flag.
  var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }
  /// What stands for a consonant or a vowel that a syllable lacks.
  var isHangulFiller: Bool { value == 0x115F || value == 0x1160 }
  var isSkinTone: Bool { 0x1F3FB...0x1F3FF ~= value }
  /// Part of the name of a flag such as Scotland's, its end included.
  var isTag: Bool { 0xE0020...0xE007F ~= value }
}
