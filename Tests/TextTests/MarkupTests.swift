// Colour sequences in a caller's text.

import Testing

@testable import Text

@Suite("Markup") struct MarkupTests {
  @Test(
    arguments: [
      ("31", Style(.palette(1))), ("91;44", Style(.palette(9), on: .palette(4))),
      ("107", Style(on: .palette(15))),
      ("38;5;200", Style(.palette(200))), ("38:5:200", Style(.palette(200))),
      ("38;2;1;2;3", Style(.rgb(1, 2, 3))),
      ("48:2::1:2:3", Style(on: .rgb(1, 2, 3))), ("48:2:1:2:3", Style(on: .rgb(1, 2, 3))),
      ("1;2;3;4;5;7;9", Style(.standard, on: .standard, Attributes(rawValue: 127))),
      ("21", Style(.standard, on: .standard, .underline)),
      ("4:3", Style(.standard, on: .standard, .underline)), ("4;4:0", .plain), ("1;2;22", .plain),
      ("3;4;5;7;9;23;24;25;27;29", .plain),
      ("31;44;39;49", .plain), ("31;0", .plain), ("31;", .plain),
      ("31;0;1", Style(.standard, on: .standard, .bold)),
      ("58;5;9;31", Style(.palette(1))), ("58:2::1:2:3;31", Style(.palette(1))),
      ("8;53;31", Style(.palette(1))),
      ("38;5;300;1", Style(.standard, on: .standard, .bold)), ("38", .plain), ("38;2;1", .plain),
      ("99999999999999999999;31", Style(.palette(1))),
    ] as [(String, Style)])
  func `a colour sequence becomes a mark`(parameters: String, style: Style) {
    let text = DisplayText.made("a\u{1B}[\(parameters)mb", markup: .colorSequences)
    #expect(text.string == "ab")
    #expect(text.clusters().map(\.style) == [.plain, style])
    #expect(text.marks == (style == .plain ? [] : [StyleMark(offset: 1, style: style)]))
  }

  @Test(arguments: [
    "\u{1B}[2J", "\u{1B}[?25l", "\u{1B}[>4;2m", "\u{1B}[1 q", "\u{1B}]0;title\u{7}",
    "\u{1B}]8;;http://x\u{1B}\\",
    "\u{1B}Pq#0;2\u{1B}\\", "\u{1B}_apc\u{1B}\\", "\u{1B}^pm\u{9C}", "\u{1B}Xsos\u{1B}\\",
    "\u{1B}c", "\u{1B}(B",
    "\u{1B}#8", "\u{1B}ktitle\u{1B}\\", "\u{9B}2J", "\u{9D}0;t\u{7}", "\u{1B}\u{1B}[2J",
    "\u{1B}]0;a\u{18}",
    "\u{1B}]8;;\u{1B}\\\u{1B}[K",
  ])
  func `any other sequence is removed whole`(sequence: String) {
    #expect(DisplayText.made("a\(sequence)b", markup: .colorSequences).string == "ab")
    let bytes: [UInt8] = [0xFF, 0xC2] + Array("a\(sequence)é\t".utf8) + [0xE2, 0x80]
    let kept: [UInt8] = [0xFF, 0xC2] + Array("aé\t".utf8) + [0xE2, 0x80]
    #expect(bytes[1...].withoutEscapeSequences.elementsEqual(kept[1...]))
    #expect(bytes[...].withoutEscapeSequences.elementsEqual(kept))
  }

  @Test(arguments: [
    ("a\u{1B}", "a"), ("a\u{1B}[", "a"), ("a\u{1B}[31", "a"), ("a\u{1B}]0;title", "a"),
    ("a\u{1B}]0;t\nb", "a\nb"),
    ("a\u{1B}[31\nb", "a\nb"), ("a\u{1B}é", "aé"), ("a\u{1B}P1\n2", "a"),
    ("a\u{1B}[3\u{1B}[0mb", "ab"),
  ])
  func `a sequence that is cut short leaves no junk`(given: String, shown: String) {
    #expect(DisplayText.made(given, markup: .colorSequences).string == shown)
  }

  @Test func `marks carry over line breaks and tabs`() {
    let text = DisplayText.made("\u{1B}[1ma\n\tb\u{1B}[0m\n", markup: .colorSequences)
    #expect(text.string == "a\n        b")
    #expect(text.marks == [StyleMark(offset: 0, style: Style(.standard, on: .standard, .bold))])
  }

  @Test func `a mark within a cluster waits for its end`() {
    let text = DisplayText.made("e\u{1B}[31m\u{301}x", markup: .colorSequences)
    #expect(text.clusters().map(\.style) == [.plain, Style(.palette(1))])
  }

  @Test func `without markup a sequence is shown as text`() {
    #expect(DisplayText.made("\u{1B}[31mx").string == "␛[31mx")
    #expect(DisplayText.made("\u{1B}[31mx", .ascii).string == "^[[31mx")
  }
}
