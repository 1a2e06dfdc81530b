// Where lines end that are broken at blanks alone.

import Testing

@testable import Text

@Suite("Wrapping at blanks") struct BlankWrappingTests {
  typealias Row = WrappingTests.Row

  static let rows = [
    Row("", 5, ""), Row("one two three", 7, "one two", "three"), Row("one two", 3, "one", "two"),
    Row("one   two", 5, "one", "two"), Row("one two   ", 7, "one two"), Row("one    ", 5, "one"),
    Row("a\nb", 9, "a", "b"), Row("a\n\nb", 9, "a", "", "b"), Row("\na", 9, "", "a"),
    Row("a\n", 9, "a"), Row("a\n\n", 9, "a", ""), Row("a\n  ", 9, "a", ""),
    Row("one   \ntwo", 3, "one", "two"), Row("one \n\ntwo", 3, "one", "", "two"),
    Row("  indented text", 10, "  indented", "text"), Row("     word", 5, "     ", "word"),
    Row("     word", 7, "     wo", "rd"), Row("       word", 5, "", "word"),
    Row("a\n     word", 7, "a", "     wo", "rd"), Row("      ", 3, ""),
    Row("abcdefgh", 3, "abc", "def", "gh"), Row("x abcdefgh", 3, "x", "abc", "def", "gh"),
    Row("abcdefgh x", 3, "abc", "def", "gh", "x"), Row("abcdef gh", 3, "abc", "def", "gh"),
    Row("abcdef\ngh", 3, "abc", "def", "gh"), Row("cd /usr/lib", 5, "cd", "/usr/", "lib"),
    Row("well-known", 6, "well-k", "nown"), Row("vraiment ?", 9, "vraiment", "?"),
    Row("oui vraiment ?", 12, "oui vraiment", "?"), Row("a b\u{A0}c", 3, "a", "b c"),
    Row("日本語", 5, "日本", "語"), Row("あ「い」", 4, "あ「", "い」"), Row("漢字 abc漢字", 5, "漢字", "abc漢", "字"),
    Row("漢a字", 1, "漢", "a", "字"), Row("漢\n字", 1, "漢", "字"), Row("あ　い", 4, "あ　", "い"),
    Row("e\u{301}e\u{301} e\u{301}", 2, "e\u{301}e\u{301}", "e\u{301}"),
    Row("a \u{301}b", 2, "a \u{301}", "b"), Row("ab\u{200B}cd", 3, "abc", "d"),
    Row("ex\u{AD}ample", 4, "exam", "ple"),
  ]

  @Test(arguments: rows) func `a line takes the words that fit`(row: Row) {
    #expect(WrappedText(atBlanks: .made(row.given), columns: row.columns).seen == row.lines)
  }

  @Test func `a line knows its width and its end`() {
    let wrapped = WrappedText(atBlanks: .made("one  two\n漢字 "), columns: 4)
    #expect(
      (0..<wrapped.count).map { wrapped[$0] } == [
        Line(range: 0..<3, columns: 3, endsParagraph: false, hasHyphen: false),
        Line(range: 5..<8, columns: 3, endsParagraph: true, hasHyphen: false),
        Line(range: 9..<15, columns: 4, endsParagraph: true, hasHyphen: false),
      ])
  }

  @Test(arguments: [Int.min, -1, 0, 1]) func `no width is too small`(columns: Int) {
    #expect(WrappedText(atBlanks: .made("ab c"), columns: columns).seen == ["a", "b", "c"])
  }

  @Test func `no width is too large`() {
    #expect(WrappedText(atBlanks: .made("ab c\nd"), columns: .max).seen == ["ab c", "d"])
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 2), (9, 3)])
  func `no more lines are looked for than asked`(limit: Int, count: Int) {
    #expect(WrappedText(atBlanks: .made("a\nb\nc"), columns: 5, limit: limit).count == count)
  }

  @Test(arguments: [
    ("", 0), ("one three", 5), ("漢字 abc", 4), ("one\nseven x", 5), ("  e\u{301}e ", 2),
  ])
  func `the widest word is known`(given: String, columns: Int) {
    #expect(DisplayText.made(given).widestWord == columns)
  }

  @Test func `no line is wider than asked, and nothing but blanks and line breaks is lost`() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<2000 {
      let text = DisplayText(sanitizing: generator.bytes(), rules: TextRules())
      let columns = Int.random(in: 1...20, using: &generator)
      let wrapped = WrappedText(atBlanks: text, columns: columns)
      let bytes = Array(text.string.utf8)
      var lost: [UInt8] = []
      var offset = 0
      for line in (0..<wrapped.count).map({ wrapped[$0] }) {
        let cells = text.clusters(in: line.range).map(\.columns)
        // One cluster that no line can hold reaches beyond the edge.
        let sum = cells.count == 1 ? min(cells[0], columns) : cells.reduce(0, +)
        #expect(sum == line.columns)
        #expect(line.columns <= columns)
        lost += bytes[offset..<line.range.lowerBound]
        offset = line.range.upperBound
      }
      lost += bytes[offset...]
      #expect(lost.allSatisfy { $0 == 0x0A || $0 == 0x20 })
      let ends = (0..<wrapped.count).filter { wrapped[$0].endsParagraph }.count
      #expect(ends == bytes.filter { $0 == 0x0A }.count + 1)
    }
  }
}
