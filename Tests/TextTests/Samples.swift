// What the tests of text share: short spellings, and random bytes that are the same in every run.

@testable import Text

extension DisplayText {
  /// Text of a caller under given rules.
  static func made(
    _ string: String, _ rules: TextRules = TextRules(), markup: Markup = .none,
    lines: LineRule = .many
  ) -> DisplayText {
    DisplayText(sanitizing: Array(string.utf8), markup: markup, lines: lines, rules: rules)
  }
}

extension WrappedText {
  /// What is seen of each line.
  var seen: [String] {
    (0..<count).map { number in
      let line = self[number]
      return text.clusters(in: line.range).map { String($0.text) }.joined()
        + (line.hasHyphen ? "-" : "")
    }
  }
}

extension TextRules {
  static let whole = TextRules(simplifiesClusters: false)
  static let ascii = TextRules(repertoire: .ascii)
  static let latin1 = TextRules(repertoire: .latin1)
  /// One of every kind.
  static let every = [
    TextRules(), .whole, .ascii, .latin1, TextRules(ambiguousIsWide: true, tabWidth: 4),
  ]
}

/// SplitMix64 (Steele, Lea, Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  /// Bytes of every temper: noise, and pieces chosen to meddle with each other.
  mutating func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...40, using: &self) {
      switch Int.random(in: 0...9, using: &self) {
      case 0: bytes.append(UInt8.random(in: 0...255, using: &self))
      case 1:
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self))
        bytes += Array((scalar ?? " ").utf8)
      case 2:
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x1FFF, using: &self))
        bytes += Array((scalar ?? " ").utf8)
      default: bytes += Array((Self.pieces.randomElement(using: &self) ?? "").utf8)
      }
    }
    return bytes
  }

  private static let pieces: [String] = [
    "a", "word", " ", "  ", "\n", "\t", "\r\n", "\r", "-", "\u{1B}", "\u{1B}[31m", "\u{1B}[0m",
    "\u{1B}[38;2;1;2;3m", "\u{1B}]8;;x\u{7}", "\u{1B}[2J", "\u{9B}31m", "\u{1B}P", "\u{1B}\\",
    "\u{301}", "\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}\u{30A}", "\u{200D}",
    "\u{200C}", "\u{FE0F}", "\u{FE0E}", "\u{FE00}", "\u{E0100}", "\u{180B}", "👩", "❤", "🏽", "🇩",
    "🇪", "🏴", "\u{E0067}", "\u{E007F}", "1", "\u{20E3}", "漢", "字", "。", "（", "ー", "한", "\u{1100}",
    "\u{115F}", "\u{1160}", "\u{34F}", "\u{3164}",
    "\u{1161}", "\u{11A8}", "\u{A960}", "\u{D7CB}", "क", "\u{94D}", "ष", "ि", "\u{600}", "\u{AD}",
    "\u{200B}", "\u{2060}", "\u{A0}", "\u{202E}", "\u{2066}", "\u{2028}", "\u{FEFF}",
    "ﾞ",
    "ｶ", "ำ", "ก", "م", "ی", "ᠮ", "𐨀", "\u{10A3F}", "ᬓ", "\u{1B44}", "\u{1D165}", "…", "é", "ß",
  ]
}
