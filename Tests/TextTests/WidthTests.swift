// Widths of scalars and of clusters.

import Testing

@testable import Text

@Suite("Width") struct WidthTests {
  @Test(arguments: [
    ("a", 1), ("~", 1), ("é", 1), ("漢", 2), ("한", 2), ("😀", 2), ("ｶ", 1), ("Ａ", 2), ("\u{301}", 0),
    ("\u{200B}", 0), ("\u{AD}", 0), ("─", 1), ("…", 1), ("○", 1), ("\u{E0B0}", 1), ("\u{3000}", 2),
    ("䷀", 2), ("\u{1FAE9}", 2), ("\u{20000}", 2), ("\u{1160}", 0), ("\u{1100}", 2),
  ])
  func `a scalar is as wide as wcwidth says`(scalar: Unicode.Scalar, columns: Int) {
    #expect(ScalarProperties(scalar).columns(ambiguousIsWide: false) == columns)
  }

  @Test(arguments: ["─", "…", "○", "\u{E0B0}", "é", "я", "±"] as [Unicode.Scalar])
  func `an ambiguous scalar is wide where the rules say so`(scalar: Unicode.Scalar) {
    #expect(ScalarProperties(scalar).columns(ambiguousIsWide: true) == 2)
    #expect(ScalarProperties(scalar).columns(ambiguousIsWide: false) == 1)
  }

  @Test func `every scalar has properties, and no letter of ASCII is other than its table says`() {
    var wide = 0
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = ScalarProperties(scalar)
      if properties.columns(ambiguousIsWide: false) == 2 { wide += 1 }
      if scalar.isASCII {
        #expect(LineClass(ascii: UInt8(value)) == properties.lineClass)
      }
    }
    #expect(wide > 180_000 && wide < 200_000)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var columns: Int
    var isCertain: Bool
    var testDescription: String { text }
    init(_ text: String, _ columns: Int, certain: Bool) {
      self.text = text
      self.columns = columns
      isCertain = certain
    }
  }

  @Test(arguments: [
    Row("a", 1, certain: true), Row("e\u{301}", 1, certain: true), Row("漢", 2, certain: true),
    Row("😀", 2, certain: true), Row("🇩🇪", 2, certain: false), Row("👍🏽", 2, certain: false),
    Row("👨‍👩‍👧", 2, certain: false), Row("❤️", 2, certain: false), Row("1️⃣", 2, certain: false),
    Row("⌚︎", 2, certain: false), Row("\u{1100}\u{1161}\u{11A8}", 2, certain: false),
    Row("नि", 2, certain: false), Row("நி", 2, certain: false), Row("क्ष", 2, certain: false),
    Row("กำ", 2, certain: false), Row("\u{1FAE9}", 2, certain: false),
    Row("\u{1CD00}", 1, certain: false), Row("䷀", 2, certain: false), Row("─", 1, certain: true),
    Row("स्त्री", 4, certain: false), Row("ष्ट्र", 3, certain: false), Row("হ্যাঁ", 3, certain: false),
    Row("ర్మ్య", 3, certain: false), Row("ക്ഷ്മി", 4, certain: false), Row("ક્ષો", 3, certain: false),
    Row("ସ୍ତ୍ରୀ", 4, certain: false), Row("漢ﾞ", 3, certain: false), Row("☺िि", 3, certain: false),
    Row("\u{1100}\u{1100}\u{1161}", 4, certain: false),
    Row("ｶﾞ", 2, certain: false), Row("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2, certain: false),
  ])
  func `a cluster has room for every way of advancing, and says whether they differ`(row: Row) {
    let clusters = Array(DisplayText.made(row.text, .whole).clusters())
    #expect(clusters.map { String($0.text) } == [row.text])
    #expect(clusters.map(\.columns) == [row.columns])
    #expect(clusters.map(\.isCertain) == [row.isCertain])
  }

  @Test func `the columns of a text are those of its widest line`() {
    #expect(DisplayText.made("").columns == 0)
    #expect(DisplayText.made("ab\n漢字x\n\nz").columns == 5)
  }
}
