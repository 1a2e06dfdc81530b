// Where lines end.

import Testing

@testable import Text

@Suite("Wrapping") struct WrappingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var given: String
    var columns: Int
    var lines: [String]
    var testDescription: String { "\(given.debugDescription) in \(columns)" }
    init(_ given: String, _ columns: Int, _ lines: String...) {
      self.given = given
      self.columns = columns
      self.lines = lines
    }
  }

  static let spaces = [
    Row("", 5, ""), Row("one two three", 7, "one two", "three"), Row("one two", 3, "one", "two"),
    Row("one   two", 5, "one", "two"), Row("one two   ", 7, "one two"), Row("one    ", 5, "one"),
    Row("a\nb", 9, "a", "b"), Row("a\n\nb", 9, "a", "", "b"), Row("\na", 9, "", "a"),
    Row("  indented text", 10, "  indented", "text"), Row("     word", 5, "word"),
    Row("a\n     word", 5, "a", "word"),
    Row("      ", 3, ""), Row("abcdefgh", 3, "abc", "def", "gh"),
    Row("x abcdefgh", 3, "x", "abc", "def", "gh"),
    Row("abcdefgh x", 3, "abc", "def", "gh", "x"), Row("abcdef gh", 3, "abc", "def", "gh"),
    Row("vraiment ?", 9, "vraiment", "?"), Row("oui vraiment ?", 12, "oui", "vraiment ?"),
    Row("cd /usr/lib", 5, "cd", "/usr/", "lib"),
  ]

  static let hyphens = [
    Row("well-known", 6, "well-", "known"), Row("--force now", 5, "--for", "ce", "now"),
    Row("x -5 y", 3, "x", "-5", "y"),
    Row("2024-05-06", 6, "2024-0", "5-06"), Row("a—b c", 3, "a—b", "c"),
    Row("ab—cd", 3, "ab—", "cd"),
    Row("ex\u{AD}am\u{AD}ple", 5, "exam-", "ple"),
    Row("ex\u{AD}am\u{AD}ple", 4, "ex-", "am-", "ple"),
    Row("ex\u{AD}ample", 7, "example"), Row("ab\u{200B}cd", 3, "ab", "cd"),
    Row("a b\u{A0}c", 3, "a", "b c"),
    Row("aa b\u{2060}b", 4, "aa", "bb"), Row("a\u{202F}b c", 3, "a\u{202F}b", "c"),
  ]

  static let eastAsian = [
    Row("日本語", 4, "日本", "語"), Row("日本語", 5, "日本", "語"), Row("日本。", 4, "日", "本。"),
    Row("ああー", 4, "あ", "あー"),
    Row("あ「い」", 4, "あ", "「い", "」"), Row("あい「う」", 6, "あい", "「う」"), Row("人々", 2, "人", "々"),
    Row("あいきゃ", 6, "あい", "きゃ"), Row("漢字abc漢字", 5, "漢字", "abc漢", "字"), Row("中文，也可", 6, "中文，", "也可"),
    Row("안녕 하세요", 6, "안녕", "하세요"), Row("값￥５", 4, "값", "￥５"), Row("だ！？", 4, "だ！", "？"),
    Row("あ い", 3, "あ", "い"), Row("あ　い", 4, "あ", "い"), Row("漢", 1, "漢"),
    Row("漢a字", 1, "漢", "a", "字"), Row("👍👍👍", 4, "👍👍", "👍"),
  ]

  static let others = [
    Row("สวัสดีครับ", 4, "สวัสดี", "ครับ"),
    Row("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}e\u{301}", "e\u{301}"),
    Row("naïve café", 5, "naïve", "café"), Row("(a) (b)", 4, "(a)", "(b)"),
    Row("100 % sure", 7, "100 %", "sure"),
  ]

  @Test(arguments: spaces + hyphens + eastAsian + others)
  func `a line takes what fits`(row: Row) {
    #expect(WrappedText(.made(row.given), columns: row.columns).seen == row.lines)
  }
}

extension WrappingTests {
  @Test func `a line knows its width, its end and its hyphen`() {
    let wrapped = WrappedText(.made("ex\u{AD}ample x\n漢"), columns: 5)
    #expect(wrapped.count == 4)
    #expect(
      (0..<4).map { wrapped[$0] } == [
        Line(range: 0..<4, columns: 3, endsParagraph: false, hasHyphen: true),
        Line(range: 4..<9, columns: 5, endsParagraph: false, hasHyphen: false),
        Line(range: 10..<11, columns: 1, endsParagraph: true, hasHyphen: false),
        Line(range: 12..<15, columns: 2, endsParagraph: true, hasHyphen: false),
      ])
  }

  @Test func `a cluster wider than the line has a line of the asked width to itself`() {
    let wrapped = WrappedText(.made("漢字"), columns: 1)
    #expect((0..<wrapped.count).map { wrapped[$0].columns } == [1, 1])
    #expect((0..<wrapped.count).map { wrapped[$0].range } == [0..<3, 3..<6])
  }

  @Test(arguments: [Int.min, -1, 0, 1])
  func `no width is too small`(columns: Int) {
    #expect(WrappedText(.made("ab c"), columns: columns).seen == ["a", "b", "c"])
  }

  @Test func `no width is too large`() {
    #expect(WrappedText(.made("ab c\nd"), columns: .max).seen == ["ab c", "d"])
  }

  @Test func `ambiguous characters count as the rules say`() {
    let wide = TextRules(ambiguousIsWide: true)
    #expect(WrappedText(.made("○○○"), columns: 4).seen == ["○○○"])
    #expect(WrappedText(.made("○○○", wide), columns: 4).count == 2)
  }
}
