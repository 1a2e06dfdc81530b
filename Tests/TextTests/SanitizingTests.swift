// What becomes of bytes that must not reach a terminal as they are.

import Testing

@testable import Text

@Suite("Sanitizing") struct SanitizingTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\nb", "a\nb"), ("a\n", "a"), ("a\n\n", "a\n"), ("\n", ""),
    ("a\r\nb\r\n", "a\nb"),
    ("\u{0}\u{7}\u{1B}[2J", "␀␇␛[2J"), ("\u{7F}", "␡"),
    ("a\u{85}\u{9B}b", "a\u{FFFD}\u{FFFD}b"),
    ("a\u{202E}b\u{2066}c\u{200E}d\u{61C}e", "abcde"), ("a\u{2028}b\u{2029}c", "a\nb\nc"),
    ("\u{FEFF}a\u{FFF9}b\u{2062}c", "abc"),
    ("a\u{E0001}\u{E0041}b", "ab"), ("a\u{AD}b\u{200B}c\u{2060}d", "a\u{AD}b\u{200B}c\u{2060}d"),
    ("\u{E000}", "\u{E000}"), ("\u{301}x", "\u{25CC}\u{301}x"),
    ("a\n\u{301}", "a\n\u{25CC}\u{301}"),
    ("\t\u{301}", "        \u{25CC}\u{301}"), ("a\u{200D}b", "ab"), ("a\u{FE0F}", "a"),
    ("\u{200C}", ""), ("a\u{34F}b\u{3164}c\u{FFA0}d\u{17B4}e", "abcde"),
    ("\u{34F}\u{301}", "\u{25CC}\u{301}"),
    ("a\u{115F}b\u{1160}c\u{115F}\u{1160}d", "abcd"), ("a\u{115F}\u{301}", "a\u{25CC}\u{301}"),
    ("\u{115F}\u{1161}\u{1100}\u{1160}", "\u{115F}\u{1161}\u{1100}\u{1160}"),
  ])
  func `what is not for showing is replaced or removed`(given: String, shown: String) {
    #expect(DisplayText.made(given).string.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test(
    arguments: [
      ([0x61, 0x80, 0x62], "a\u{FFFD}b"), ([0xC3], "\u{FFFD}"),
      ([0xF0, 0x9F, 0x98, 0x61], "\u{FFFD}a"),
      ([0xE0, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xEF, 0xBF, 0xBE, 0xEF, 0xB7, 0x90], "\u{FFFD}\u{FFFD}"),
      ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"), ([0x9B, 0x33, 0x31, 0x6D], "\u{FFFD}31m"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ] as [([UInt8], String)])
  func `invalid UTF-8 is repaired by maximal subparts`(bytes: [UInt8], shown: String) {
    #expect(DisplayText(sanitizing: bytes, rules: TextRules()).string == shown)
  }

  static let attacks: [[UInt8]] = [
    Array("\u{1B}[2J\u{1B}]0;x\u{7}Go?".utf8), Array("\u{1B}]52;c;eA==\u{1B}\\".utf8),
    Array("\u{1B}P1$r0m\u{1B}\\".utf8), Array("\u{1B}c".utf8), [0x9B, 0x32, 0x4A],
    Array("\u{9B}2J\u{85}".utf8), [0x0E, 0x0F, 0x08, 0x0C, 0x0B, 0x7F], Array("a\rb".utf8),
    [0xFF, 0xFE, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80], [0xE4, 0xB8],
    Array("\u{1B}[31mred\u{1B}[m".utf8),
    Array("\u{202E}evil\u{202C}\u{2066}x\u{2069}\u{200E}".utf8),
    Array("\u{FEFF}\u{2028}\u{2029}".utf8),
    Array("\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\".utf8),
    Array("%s%n\\e[2J\\033c".utf8), Array("\u{1B}[?1049l\u{1B}[?25h".utf8),
    Array("\u{1B}[6n\u{1B}[c".utf8), Array("\u{5}\u{1B}Z".utf8),
  ]

  @Test(arguments: attacks)
  func `no attack is a control character in any text or label`(bytes: [UInt8]) {
    for markup in [Markup.none, .colorSequences, .dialogColors, .emphasis] {
      for lines in [LineRule.many, .single, .quoted] {
        let text = DisplayText(
          sanitizing: bytes, markup: markup, lines: lines, rules: TextRules())
        let controls = text.string.unicodeScalars.filter {
          $0.properties.generalCategory == .control && $0 != "\n"
            || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
        }
        #expect(controls.isEmpty, "\(controls)")
      }
    }
  }

  @Test(arguments: [
    ("\tx", 8, "        x"), ("ab\tx", 8, "ab      x"), ("漢\tx", 4, "漢  x"),
    ("abcd\tx", 4, "abcd    x"),
    ("a\n\tx", 2, "a\n  x"), ("e\u{301}\tx", 4, "e\u{301}   x"), ("a\tx", 0, "a x"),
  ])
  func `a tab goes to the next stop of its line`(given: String, width: Int, shown: String) {
    #expect(DisplayText.made(given, TextRules(tabWidth: width)).string == shown)
  }

  @Test(arguments: [
    (" a 10%\r a 20%\r\nend", " a 20%\nend"), ("abc\rx\n1\r2", "xbc\n2"), ("abc\r", "abc"),
    ("\rabc\r\r\n", "abc"),
    ("abcdef\rxyz\r12", "12zdef"), ("漢字\rx", "x 字"), ("漢\rx", "x "), ("x\r漢字", "漢字"),
    ("a\tb\rxy", "xy      b"), ("\ty\rabc\t", "abc     y"), ("abc\re\u{301}", "e\u{301}bc"),
  ])
  func `what follows a carriage return is written over its line`(given: String, shown: String) {
    #expect(DisplayText.made(given).string.unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(
      DisplayText.made(given, lines: .single).string
        == shown.replacing("\n", with: " "))
  }

  @Test
  func `what is written over a line has its own look, and the rest of the line the one it had`() {
    let text = DisplayText.made("\u{1B}[31mred\r\u{1B}[32mg", markup: .colorSequences)
    #expect(text.string == "ged")
    #expect(text.clusters().map(\.style) == [2, 1, 1].map { Style(.palette($0)) })
  }

  @Test func `a quoted value hides nothing behind a carriage return`() {
    #expect(DisplayText.made("a\rb\nc\r\n", lines: .quoted).string == "a␍b c")
  }

  @Test func `a label has one line`() {
    #expect(DisplayText.made("a\nb\r\nc\u{2028}d\n", lines: .single).string == "a b c d")
  }

  @Test(arguments: [
    ("👨‍👩‍👧!", "👨!"), ("👍🏽", "👍"), ("❤️", "❤"), ("⌚︎", "⌚"), ("1️⃣", "1\u{20E3}"), ("🇩🇪", "🇩🇪"),
    ("🇩 x", "D x"),
    ("🇩\u{200D}🇪", "DE"), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴"), ("葛\u{E0100}", "葛"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("क\u{94D}\u{200D}ष", "क\u{94D}\u{200D}ष"), ("\u{1161}", "\u{115F}\u{1161}"),
    ("❤️\u{200D}🔥", "❤"),
    ("\u{11A8}", "\u{115F}\u{1160}\u{11A8}"), ("a🏽", "a"), ("🏽", "🏽"), ("ﾞ", "ﾞ"),
  ])
  func `clusters are reduced to what terminals agree on`(given: String, shown: String) {
    #expect(DisplayText.made(given).string.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test(arguments: ["👨‍👩‍👧", "👍🏽", "❤️", "⌚︎", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "葛\u{E0100}", "❤️\u{200D}🔥", "1️⃣", "👩🏽\u{200D}🚀"])
  func `clusters stay whole where the terminal knows them`(given: String) {
    #expect(
      DisplayText.made(given, .whole).string.unicodeScalars.elementsEqual(given.unicodeScalars))
  }

  @Test func `a pile of marks is cut`() {
    let pile = "Z" + String(repeating: "\u{301}", count: 500) + "a"
    let clusters = DisplayText.made(pile).clusters().map(\.text)
    #expect(clusters.map(\.unicodeScalars.count) == [8, 1])
  }

  @Test func `an emoji sequence beyond the limit is its first emoji`() {
    let kiss = "👩🏽\u{200D}❤️\u{200D}💋\u{200D}👩🏽"
    #expect(DisplayText.made(kiss, .whole).visible == "👩🏽")
  }

  @Test(arguments: [
    ("…“”‘’–—•→", "...\"\"''-" + "--*->"), ("é ö Å ß æ Œ ø ł", "e o A ss ae OE o ?"),
    ("e\u{301}", "e"),
    ("Ａｂ", "????"), ("漢字", "????"), ("я", "?"), ("😀", "??"), ("\u{7}\u{7F}", "^G^?"),
    ("\u{9B}", "?"), ("€ © ™ ½", "EUR (c) TM 1/2"), ("╭─╮│", "+-+|"),
    ("\u{301}", "?"),
    ("𝓗i", "?i"), ("\u{2003}x", " x"), ("한", "??"), ("✓", "v"),
  ])
  func `an ASCII terminal gets ASCII`(given: String, shown: String) {
    #expect(DisplayText.made(given, .ascii).string == shown)
  }

  @Test(arguments: [
    ("é ß æ ø « ½", "é ß æ ø « ½"), ("e\u{301}", "\u{E9}"), ("ł œ …", "? oe ..."), ("漢я", "???"),
    ("\u{1B}", "^["),
  ])
  func `a Latin-1 terminal gets Latin-1`(given: String, shown: String) {
    #expect(
      DisplayText.made(given, .latin1).string.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test(arguments: ["a\u{A0}b", "a\u{202F}b", "a\u{2007}b"])
  func `a no-break space stays one where there is no such character`(given: String) {
    let text = DisplayText.made(given, .ascii)
    #expect(text.visible == "a b")
    #expect(WrappedText(text, columns: 2).seen == ["a ", "b"])
  }

  @Test(arguments: [
    ([0x47, 0x72, 0xF6, 0xDF, 0x65], "Größe"), (Array("Größe".utf8), "Größe"), ([0xA4], "¤"),
    ([0xE9, 0x86, 0x21, 0xA9], "é?!©"), ([0xE2, 0x82], "â?"), ([0x09, 0xE9], "        é"),
  ])
  func `where the terminal speaks ISO 8859-1, what is no UTF-8 is that`(
    row: (bytes: [UInt8], text: String)
  ) {
    let text = DisplayText(sanitizing: row.bytes, rules: TextRules(repertoire: .latin1))
    #expect(text.string == row.text)
    let columns = DisplayText.columns(of: row.bytes[...], rules: text.rules)
    #expect(columns == text.columns)
  }
}
