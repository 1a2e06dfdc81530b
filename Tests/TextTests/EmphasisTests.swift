// Marks of emphasis in a caller's text.

import Testing

@testable import Text

@Suite("Emphasis") struct EmphasisTests {
  /// What is seen, with `b`, `i` and `c` for each bold, italic and code cluster.
  private static func read(_ text: String) -> (seen: String, looks: String) {
    let made = DisplayText.made(text, markup: .emphasis)
    let looks = made.clusters().map { cluster in
      switch (cluster.style.foreground, cluster.style.attributes) {
      case (.standard, []): "."
      case (.standard, .bold): "b"
      case (.standard, .italic): "i"
      case (.standard, [.bold, .italic]): "B"
      case (EmphasisReader.code.foreground, _): "c"
      default: "?"
      }
    }
    return (made.string, looks.joined())
  }

  @Test(arguments: [
    ("**bold** x", "bold x", "bbbb.."), ("*it* x", "it x", "ii.."), ("_it_ x", "it x", "ii.."),
    ("a `co` x", "a co x", "..cc.."), ("***x*** y", "x y", "B.."),
    ("*a **b** c*", "a b c", "iiBii"), ("**a *b* c**", "a b c", "bbBbb"),
    ("**a `c` d**", "a c d", "bbcbb"), ("`*a*`", "*a*", "ccc"),
    ("un*frigging*real", "unfriggingreal", "..iiiiiiii...."),
    ("(_a_).", "(a).", ".i.."), ("**中文**!", "中文!", "bb."), ("*a _b_*", "a _b_", "iiiii"),
  ])
  func `a pair of marks emphasizes what is between`(text: String, seen: String, looks: String) {
    let read = Self.read(text)
    #expect(read.seen == seen)
    #expect(read.looks == looks)
  }

  @Test(arguments: [
    "2 * 3 * 4", "a*", "*a", "**a", "a**", "snake_case_name", "__init__", "* item", "a ** b", "``",
    "`a", "****a****", "_a_b", "*a\nb*", "~~a~~", "# a", "[a](b)", "C:\\new", "a _ b _ c",
  ])
  func `what is no pair is text`(text: String) {
    let read = Self.read(text)
    #expect(read.seen == text && !read.looks.contains { $0 != "." })
  }

  @Test(arguments: [
    ("\\*a\\*", "*a*"), ("\\_a_", "_a_"), ("\\`a`", "`a`"), ("\\\\*a*", "\\a"), ("**a\\***", "a*"),
  ])
  func `a backslash takes the meaning away`(text: String, seen: String) {
    #expect(Self.read(text).seen == seen)
  }

  @Test func `a mark ends with its line`() {
    #expect(Self.read("**a**\nb").looks.hasPrefix("b"))
    #expect(Self.read("**a**\nb").looks.hasSuffix("."))
  }

  @Test func `without the markup the marks are text, and with it an escape is still shown`() {
    #expect(DisplayText.made("**a**").string == "**a**")
    #expect(DisplayText.made("\u{1B}[31m*a*", markup: .emphasis).string == "␛[31ma")
  }

  @Test func `nothing but marks and backslashes is lost, and any bytes can be read`() {
    var generator = SeededGenerator(seed: 7)
    let marks = Array("*_`\\".utf8)
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...24, using: &generator) {
        bytes.append(Array("*_`\\ab \n*_`".utf8)[Int.random(in: 0...10, using: &generator)])
      }
      while bytes.last == 0x0A { bytes.removeLast() }
      let read = DisplayText(sanitizing: bytes, markup: .emphasis, rules: .whole).string.utf8
      #expect(read.filter { !marks.contains($0) } == bytes.filter { !marks.contains($0) })
      let noise = generator.bytes() + bytes + generator.bytes()
      let odd = DisplayText(sanitizing: noise, markup: .emphasis, rules: .ascii)
      #expect(odd.visible.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A })
    }
  }
}
