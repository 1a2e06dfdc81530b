// What people write on a command line: escapes and colours.

import Testing

@testable import Text

@Suite("Spelling") struct SpellingTests {
  @Test(arguments: [
    (#"a\nb\tc\\d"#, "a\nb\tc\\d"), (#"\\n"#, #"\n"#), (#"\x\0\e"#, #"\x\0\e"#),
    (#"end\"#, #"end\"#), ("", ""),
    (#"C:\new"#, "C:\new"), ("é\\né", "é\né"),
  ])
  func `three escapes are interpreted and no other`(given: String, meant: String) {
    #expect(interpretingEscapes(Array(given.utf8)) == Array(meant.utf8))
  }

  @Test(
    arguments: [
      ("black", .palette(0)), ("WHITE", .palette(7)), ("bright-red", .palette(9)),
      ("Bright-White", .palette(15)),
      ("gray", .palette(8)), ("grey", .palette(8)), ("default", .standard), ("0", .palette(0)),
      ("255", .palette(255)),
      ("#fff", .rgb(255, 255, 255)), ("#1aF", .rgb(17, 170, 255)), ("#0102fF", .rgb(1, 2, 255)),
    ] as [(String, Color)])
  func `a colour has a name, a number or digits`(name: String, color: Color) {
    #expect(Color(named: name) == color)
  }

  @Test(arguments: [
    "", "256", "-1", "+1", "purplish", "bright-", "bright-gray", "bright-bright-red", "#", "#12",
    "#12345", "#1234567",
    "#ggg", " red", "red ", "0x10", "bright-default", "٣",
  ])
  func `anything else is no colour`(name: String) {
    #expect(Color(named: name) == nil)
  }
}
