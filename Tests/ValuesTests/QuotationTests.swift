// A word in a complaint can be printed on any terminal.

import Testing
import Values

struct QuotationTests {
  @Test func `a word is one harmless line whatever it is`() {
    let word = Array("a\u{1B}[2J\u{7}\n\u{85}\u{202E}\u{2028}ä'".utf8) + [0xFF, 0xC3]
    #expect(
      Quotation.of(word) == "'a\u{FFFD}[2J" + String(repeating: "\u{FFFD}", count: 5)
        + "ä'\u{FFFD}\u{FFFD}'")
  }

  @Test func `a long word is cut`() {
    let long = [UInt8](repeating: 0x78, count: 1_000_000)
    #expect(Quotation.of(long) == "'" + String(repeating: "x", count: 60) + "...'")
    #expect(Quotation.of([UInt8](repeating: 0x78, count: 60)).count == 62)
    #expect(Quotation.of(Array("漢字漢字".utf8), limit: 3) == "'漢字漢...'")
    #expect(Quotation.of(Array("漢字漢".utf8), limit: 3) == "'漢字漢'")
  }
}
