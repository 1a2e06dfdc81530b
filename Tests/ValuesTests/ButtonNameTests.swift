// Names of buttons are recognised in any case of ASCII letters and reported as they are written.

import Testing
import Values

struct ButtonNameTests {
  @Test(
    arguments: [
      ("ok", .ok), ("OK", .ok), ("oK", .ok), ("CANCEL", .cancel), ("yes", .yes), ("nO", .no),
      ("Extra", .extra), ("help", .help), ("", .custom("")), ("Help ", .custom("Help ")),
      ("exit", .custom("exit")), ("Save", .custom("Save")), ("o\u{212A}", .custom("o\u{212A}")),
      ("O\u{4B}", .ok), ("\u{2F}k", .custom("/k")),
    ] as [(String, ButtonName)])
  func `a usual name is recognised in any case`(word: String, name: ButtonName) {
    #expect(ButtonName(word) == name)
  }

  @Test func `a name is written as it is read back`() {
    let words = ["OK", "Cancel", "Yes", "No", "Extra", "Help"]
    #expect(ButtonName.usual.map(\.text) == words)
    #expect(words.map(ButtonName.init(text:)) == ButtonName.usual)
    #expect(ButtonName(text: "ok") == .custom("ok"))
    #expect(ButtonName(text: "ok").text == "ok")
  }

  @Test func `capitals do not tell custom names apart, other bytes do`() {
    #expect(ButtonName.custom("a-b").matches("A-B"))
    #expect(!ButtonName.custom("a.b").matches("a\u{0E}b"))
    #expect(!ButtonName.custom("K").matches("\u{212A}"))
    #expect(!ButtonName.custom("@").matches("`"))
  }

  @Test func `a value goes with all buttons but those that give up or ask for help`() {
    #expect(ButtonName.usual.filter(\.takesValue) == [.ok, .yes, .extra])
    #expect(ButtonName.custom("Save").takesValue)
  }
}
