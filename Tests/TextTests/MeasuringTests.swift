// How wide bytes will be, told without making a text of them.

import Testing

@testable import Text

@Suite("Measuring") struct MeasuringTests {
  @Test(arguments: [
    ("", 0), ("plain", 5), ("a\nb", 3), ("a\n", 1), ("漢字", 4), ("é", 1), ("e\u{301}", 1),
    ("a\tb", 9),
    ("\u{1B}[31m", 5), ("\\Z1red", 6), ("👍🏽", 2), ("a\u{200B}b", 2), ("a\u{202E}b", 2),
  ])
  func `bytes know their width`(given: String, columns: Int) {
    #expect(DisplayText.columns(of: Array(given.utf8)[...], rules: TextRules()) == columns)
  }

  @Test(
    arguments: [LineRule.many, .single, .first], [Markup.none, .colorSequences, .dialogColors])
  func `the width of bytes is that of the text they make`(lines: LineRule, markup: Markup) {
    var generator = SeededGenerator(seed: 14)
    for rules in TextRules.every {
      for _ in 0..<150 {
        let bytes = [0x78] + generator.bytes() + generator.bytes()
        let text = DisplayText(sanitizing: bytes, markup: markup, lines: lines, rules: rules)
        let columns = DisplayText.columns(
          of: bytes[...], markup: markup, lines: lines, rules: rules)
        #expect(columns == text.columns, "\(bytes)")
      }
    }
  }

  @Test func `part of an array is measured by itself`() {
    let bytes = Array("a漢bc\n".utf8)
    #expect(DisplayText.columns(of: bytes[4..<6], rules: TextRules()) == 2)
    #expect(DisplayText.columns(of: bytes[1..<5], rules: TextRules()) == 3)
    #expect(DisplayText.columns(of: bytes[2..<3], rules: TextRules()) == 1)
  }
}
