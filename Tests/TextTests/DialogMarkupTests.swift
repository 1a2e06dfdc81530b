// The colours, controls and line breaks of dialog's texts.

import Testing

@testable import Text

@Suite("Dialog's markup") struct DialogMarkupTests {
  static func style(_ foreground: UInt8?, _ attributes: Attributes = []) -> Style {
    Style(foreground.map { .palette($0) } ?? .standard, on: .standard, attributes)
  }

  @Test(
    arguments: [
      ("\\Z0", style(0)), ("\\Z1", style(1)), ("\\Z7", style(7)), ("\\Z8", style(nil)),
      ("\\Zb", style(nil, .bold)), ("\\Zb\\ZB", style(nil)), ("\\Zr", style(nil, .reverse)),
      ("\\Zr\\ZR", style(nil)), ("\\Zu", style(nil, .underline)), ("\\Zu\\ZU", style(nil)),
      ("\\Zb\\Zr\\Zu\\Z3", style(3, [.bold, .reverse, .underline])),
      ("\\Zb\\Zr\\Zu\\ZR", style(nil, [.bold, .underline])), ("\\Z1\\Z2", style(2)),
      ("\\Z1\\Zb\\Zn", style(nil)), ("\\Z1\\Zn\\Zb", style(nil, .bold)), ("\\Zq", style(nil)),
      ("\\Z1\\Zq", style(1)), ("\\Z1\\Zé", style(1)), ("\\Z1\\Z\n", style(1)),
    ] as [(String, Style)])
  func `a colour is a mark and no text`(given: String, style: Style) {
    let text = DisplayText.made("a\(given)b", markup: .dialogColors)
    #expect(text.string == "ab")
    #expect(text.clusters().map(\.style) == [.plain, style])
  }

  @Test(arguments: [
    ("\\Z", "\\Z"), ("a\\", "a\\"), ("\\z1", "\\z1"), ("\\\\Z1x", "\\x"), ("\\Z\\Z1", "Z1"),
    ("\\n", "\\n"), ("\u{1B}[31m\\Z1x", "␛[31mx"), ("\\Z1", ""),
  ])
  func `what is no colour is text`(given: String, shown: String) {
    #expect(DisplayText.made(given, markup: .dialogColors).string == shown)
  }

  @Test func `without markup they are text`() {
    #expect(DisplayText.made("\\Z1x").string == "\\Z1x")
  }

  @Test func `colours carry over line breaks and take no room`() {
    let text = DisplayText.made("\\Z1ab cd\\Zb\nef", markup: .dialogColors)
    let wrapped = WrappedText(atBlanks: text, columns: 2)
    #expect(wrapped.seen == ["ab", "cd", "ef"])
    let styles = (0..<3).map { text.clusters(in: wrapped[$0].range).map(\.style) }
    let red = Self.style(1)
    let bold = Self.style(1, .bold)
    #expect(styles == [[red, red], [red, red], [bold, bold]])
  }

  @Test(
    arguments: [
      ("\\Z7x", Color.palette(7), Style(.palette(7), on: .palette(0))),
      ("\\Z0x", .palette(0), Style(.palette(0), on: .palette(7))),
      ("\\Z4x", .palette(4), Style(.palette(4), on: .palette(0))),
      ("\\Z7\\Zbx", .palette(7), style(7, .bold)), ("\\Z1x", .palette(7), style(1)),
      ("\\Zbx", .standard, style(nil, .bold)),
    ] as [(String, Color, Style)])
  func `nothing is written in the colour of its ground`(
    given: String, background: Color, style: Style
  ) {
    let text = DisplayText.made(given, markup: .dialogColors)
    #expect(text.contrasting(with: background).clusters().map(\.style) == [style])
  }

  @Test(arguments: [
    ("\u{1B}[31m", "^[[31m"), ("\u{7}\u{0}\u{7F}", "^G^@^?"), ("a\rb", "b"), ("a\r\nb", "a\nb"),
    ("\u{9B}1m", "\u{FFFD}1m"), ("漢\u{1}", "漢^A"),
  ])
  func `controls are carets where the rules want it`(given: String, shown: String) {
    #expect(DisplayText.made(given, TextRules(showsCarets: true)).string == shown)
  }

  @Test(arguments: [
    ("one\ntwo", "one"), ("one\r\ntwo", "one"), ("\ntwo", ""), ("one\n", "one"), ("one", "one"),
    ("a\u{2028}b", "a b"), ("e\u{301}\nx", "e\u{301}"), ("\u{1B}\nx", "␛"), ("\r\nx", ""),
  ])
  func `the first line break can end a text`(given: String, shown: String) {
    #expect(DisplayText.made(given, lines: .first).string == shown)
  }
}
