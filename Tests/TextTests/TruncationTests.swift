// Cutting what is too wide.

import Testing

@testable import Text

@Suite("Truncation") struct TruncationTests {
  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
    ("", 0, ""),
    ("abc def", 5, "abc…"), ("漢字漢字", 5, "漢字…"), ("漢字漢字", 4, "漢…"), ("漢字", 4, "漢字"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("ab\nabcdef\nabc", 3, "ab\nab…\nabc"),
    ("abcdef", -3, ""),
  ])
  func `a line is cut between clusters and says so`(given: String, columns: Int, shown: String) {
    #expect(DisplayText.made(given).truncated(to: columns).string == shown)
  }

  @Test(arguments: [
    ("abcdef", 5, "ab..."), ("abcdef", 2, ".."), ("abcdef", 6, "abcdef"), ("abcdef", 0, ""),
  ])
  func `full stops do where there is no ellipsis`(given: String, columns: Int, shown: String) {
    #expect(DisplayText.made(given, .ascii).truncated(to: columns).string == shown)
    let wide = TextRules(ambiguousIsWide: true)
    #expect(DisplayText.made(given, wide).truncated(to: columns).string == shown)
  }

  @Test(arguments: [
    ("ab", 5, "ab…"), ("abcde", 5, "abcd…"), ("a\nb", 5, "a\nb…"), ("ab ", 3, "ab…"),
  ])
  func `a text that continues says so even where it fits`(
    given: String, columns: Int, shown: String
  ) {
    #expect(DisplayText.made(given).truncated(to: columns, continues: true).string == shown)
  }

  static let windows: [(offset: Int, columns: Int, unicode: String, ascii: String)] = [
    (0, 6, "abcde…", "abc..."), (1, 6, "…cdef…", "......"), (4, 6, "…fghij", "...hij"),
    (-1, 6, "abcde…", "abc..."), (3, 20, "abcdefghij", "abcdefghij"), (9, 1, "…", "."),
    (9, 0, "", ""),
  ]

  @Test(arguments: windows)
  func `a window says at which sides something is left out`(
    row: (offset: Int, columns: Int, unicode: String, ascii: String)
  ) {
    let (text, ascii) = (DisplayText.made("abcdefghij"), DisplayText.made("abcdefghij", .ascii))
    #expect(text.window(from: row.offset, columns: row.columns).string == row.unicode)
    #expect(ascii.window(from: row.offset, columns: row.columns).string == row.ascii)
  }

  @Test func `a wide character is not cut in two by a window`() {
    #expect(DisplayText.made("東京都市").keepingEnd(to: 4).string == "…市")
    #expect(DisplayText.made("東京都市").keepingEnd(to: 5).string == "…都市")
  }

  @Test func `what is left keeps its look`() {
    let text = DisplayText.made("ab\u{1B}[31mcdefgh\n\u{1B}[0mxy", markup: .colorSequences)
    let cut = text.truncated(to: 4)
    #expect(cut.string == "abc…\nxy")
    let red = Style(.palette(1))
    #expect(cut.clusters().map(\.style) == [.plain, .plain, red, red, .plain, .plain])
  }
}
