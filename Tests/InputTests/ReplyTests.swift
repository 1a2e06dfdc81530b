// The terminal's answers, as they were seen from terminals.

import Testing

@testable import Input

struct ReplyTests {
  static let reports = [
    Row("␛[?62;4;22c", .reply(.primaryAttributes([62, 4, 22]))),
    Row("␛[?6c", .reply(.primaryAttributes([6]))),
    Row("␛[?62;c", .reply(.primaryAttributes([62, 0]))),
    Row("␀␛[?1;2c", .reply(.primaryAttributes([1, 2]))),
    Row("␀␛[>83;40900;0c", .reply(.secondaryAttributes([83, 40900, 0]))),
    Row("␛[>41;379;0c", .reply(.secondaryAttributes([41, 379, 0]))),
    Row("␛P!|7E565445␛\\", .reply(.tertiaryAttributes("7E565445"))),
    Row("␛[?2026;2$y", .reply(.privateMode(2026, .reset))),
    Row("␛[?7;1$y", .reply(.privateMode(7, .set))),
    Row("␛[?1;0$y", .reply(.privateMode(1, .unknown))),
    Row("␛[?9;4$y", .reply(.privateMode(9, .permanentlyReset))),
    Row("␛[4;2$y", .reply(.ansiMode(4, .reset))), Row("␛[?7;9$y", .reply(.other)),
    Row("␛[?1u", .reply(.keyboardFlags(1))), Row("␛[>4;2m", .reply(.modifyOtherKeys(2))),
    Row("␛[?997;1n", .reply(.darkScheme(true))), Row("␛[?997;2n", .reply(.darkScheme(false))),
    Row("␛[48;24;80;480;800t", .reply(.windowSize(rows: 24, columns: 80))),
    Row("␛[8;24;80t", .reply(.other)),
    Row("␛[0n", .reply(.other)), Row("␛[?1;2;3S", .reply(.other)), Row("␛[?13n", .reply(.other)),
  ]

  static let strings = [
    Row("␛P>|xterm(379)␛\\", .reply(.terminalVersion("xterm(379)"))),
    Row("␛P>|é␛\\", .reply(.terminalVersion("é"))),
    Row("␛P1$r0;48:2:1:2:3m␛\\", .reply(.setting("0;48:2:1:2:3m"))),
    Row("␛P0$r␛\\", .reply(.setting(nil))),
    Row("␛P1+r524742=38␛\\", .reply(.other)), Row("␛_Gi=1;OK␛\\", .reply(.other)),
    Row("␛]52;c;eA==␇", .reply(.other)), Row("␛]ltitle␛\\", .reply(.other)),
    Row("␛P␇x␛\\", .reply(.other)),
    Row("␛Xsos␛\\", .unknown), Row("␛^pm␛\\", .unknown),
  ]

  private static let white = TerminalColor(red: 65535, green: 65535, blue: 65535)
  private static let grey = TerminalColor(red: 0x1111, green: 0x2222, blue: 0x3333)

  static let colors = [
    Row("␛]11;rgb:1111/2222/3333␇", .reply(.color(.background, grey))),
    Row("␛]11;rgb:11/22/33␛\\", .reply(.color(.background, grey))),
    Row("␛]10;rgb:1/2/3␛\\", .reply(.color(.foreground, grey))),
    Row("␛]10;rgb:fff/FFF/fff␛\\", .reply(.color(.foreground, white))),
    Row("␛]12;rgba:ffff/ffff/ffff/8000␇", .reply(.color(.cursor, white))),
    Row("␛]4;15;rgb:ffff/ffff/ffff␇", .reply(.color(.palette(15), white))),
    Row("␛]17;rgb:ffff/ffff/ffff␇", .reply(.color(.dynamic(17), white))),
    Row("␛]11;rgb:1111/2222␇", .reply(.other)), Row("␛]11;rgb:11111/2/3␇", .reply(.other)),
    Row("␛]11;rgb:g/2/3␇", .reply(.other)), Row("␛]11;rgb:+1/2/3␇", .reply(.other)),
    Row("␛]4;256;rgb:1/2/3␇", .reply(.other)), Row("␛]␇", .reply(.other)),
    Row("␛]11␇", .reply(.other)),
  ]

  @Test(arguments: [reports, strings, colors].joined())
  func `an answer is read whole and types nothing`(row: Row) { row.check() }

  static let terminators = [
    Row("␛]11;rgb:1/2/3␛␛[?6c", .reply(.color(.background, grey)), .reply(.primaryAttributes([6]))),
    Row("␛]11;rgb:1/2/3␛[?6c", .reply(.color(.background, grey)), .reply(.primaryAttributes([6]))),
    Row(
      "␛]11;rgb:1/2/3␛]10;rgb:1/2/3␇", .reply(.color(.background, grey)),
      .reply(.color(.foreground, grey))),
  ]

  @Test(arguments: terminators)
  func `a lone ESC ends a string and starts the next sequence`(row: Row) { row.check() }

  static let positions = [
    Row("␛[5;10R", .reply(.cursorPosition(row: 4, column: 9)), expectedReports: 1),
    Row("␛[1;2R", .reply(.cursorPosition(row: 0, column: 1)), expectedReports: 1),
    Row(
      "␛[1;2R␛[1;2R", .reply(.cursorPosition(row: 0, column: 1)), .key(Key(.function(3), .shift)),
      expectedReports: 1),
    Row(
      "␛[?5;10R␛[1;5R", .reply(.cursorPosition(row: 4, column: 9)),
      .key(Key(.function(3), .control)),
      expectedReports: 1),
    Row("␛[?5;10;1R", .reply(.cursorPosition(row: 4, column: 9))),
    Row("␛[5;10R", .reply(.other)), Row("␛[1;80R", .reply(.other)),
    Row("␛[R", .key(.function(3)), expectedReports: 1),
  ]

  @Test(arguments: positions)
  func `a cursor position counts only while one is expected`(row: Row) { row.check() }

  @Test func `the count of expected positions never falls below zero`() {
    var decoder = KeyDecoder()
    _ = decoder.feed("\u{1B}[?1;1R".utf8)
    #expect(decoder.expectedReports == 0)
  }

  @Test func `a string longer than the limit is swallowed whole and bounded`() {
    for introducer in ["]", "P", "_", "X", "^"] {
      var decoder = KeyDecoder()
      var events = decoder.feed("\u{1B}\(introducer)11;".utf8)
      for _ in 0..<1000 { events += decoder.feed("0123456789".utf8) }
      #expect(events.isEmpty)
      #expect(decoder.heldBytes == KeyDecoder.sequenceLimit)
      #expect(decoder.feed("\u{1B}\\".utf8).count == 1)
      #expect(decoder.pending == nil)
    }
  }

  @Test func `a control sequence longer than the limit is unknown`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(("\u{1B}[" + String(repeating: "1", count: 5000)).utf8).isEmpty)
    #expect(decoder.heldBytes == KeyDecoder.sequenceLimit)
    #expect(decoder.feed("A".utf8) == [.unknown])
  }
}
