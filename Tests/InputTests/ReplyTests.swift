// A terminal's answer to another program's question is swallowed whole: one event that means nothing, and no key.

import Testing

@testable import Input

struct ReplyTests {
  static let reports = [
    "␛[?62;4;22c", "␛[?6c", "␛[?62;c", "␀␛[?1;2c", "␀␛[>83;40900;0c", "␛[>41;379;0c",
    "␛P!|7E565445␛\\", "␛[?2026;2$y", "␛[?7;1$y", "␛[?1;0$y", "␛[?9;4$y", "␛[4;2$y", "␛[?7;9$y",
    "␛[?1u", "␛[>4;2m", "␛[?997;1n", "␛[?997;2n", "␛[48;24;80;480;800t", "␛[8;24;80t", "␛[0n",
    "␛[?1;2;3S", "␛[?13n", "␛[5;10R", "␛[1;80R", "␛[?5;10R", "␛[?5;10;1R",
  ]

  static let strings = [
    "␛P>|xterm(379)␛\\", "␛P>|é␛\\", "␛P1$r0;48:2:1:2:3m␛\\", "␛P0$r␛\\", "␛P1+r524742=38␛\\",
    "␛_Gi=1;OK␛\\", "␛]52;c;eA==␇", "␛]ltitle␛\\", "␛P␇x␛\\", "␛Xsos␛\\", "␛^pm␛\\",
  ]

  static let colors = [
    "␛]11;rgb:1111/2222/3333␇", "␛]11;rgb:11/22/33␛\\", "␛]10;rgb:1/2/3␛\\",
    "␛]10;rgb:fff/FFF/fff␛\\", "␛]12;rgba:ffff/ffff/ffff/8000␇", "␛]4;15;rgb:ffff/ffff/ffff␇",
    "␛]17;rgb:ffff/ffff/ffff␇", "␛]11;rgb:1111/2222␇", "␛]11;rgb:11111/2/3␇", "␛]11;rgb:g/2/3␇",
    "␛]11;rgb:+1/2/3␇", "␛]4;256;rgb:1/2/3␇", "␛]␇", "␛]11␇",
  ]

  @Test(arguments: [reports, strings, colors].joined())
  func `an answer is read whole and types nothing`(text: String) { Row(text, .unknown).check() }

  static let terminators = [
    Row("␛]11;rgb:1/2/3␛␛[?6c", .unknown, .unknown), Row("␛]11;rgb:1/2/3␛[?6c", .unknown, .unknown),
    Row("␛]11;rgb:1/2/3␛]10;rgb:1/2/3␇", .unknown, .unknown),
  ]

  @Test(arguments: terminators)
  func `a lone ESC ends a string and starts the next sequence`(row: Row) { row.check() }

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
