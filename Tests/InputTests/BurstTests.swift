// What comes in one go where pastes are not marked: keys or a paste.

import Testing

@testable import Input

struct BurstTests {
  /// What came, as the parts that were read, and what it is.
  struct Case: Sendable, CustomTestStringConvertible {
    var parts: [String]
    var events: [InputEvent]

    init(_ parts: String..., keys: String) {
      self.parts = parts
      events = keys.unicodeScalars.map { .key($0 == "\r" ? .enter : .character($0)) }
    }

    init(_ parts: String..., paste: String) {
      self.parts = parts
      events = [.paste(Array(paste.utf8))]
    }

    init(_ parts: String..., events: [InputEvent]) {
      self.parts = parts
      self.events = events
    }

    var testDescription: String { parts.description }

    func check() {
      var (decoder, burst) = (KeyDecoder(), Burst())
      for part in parts { burst.add(decoder.feed(Row(part).bytes)) }
      #expect(burst.take() == events)
      #expect(burst.count == 0)
    }
  }

  static let cases = [
    Case("web01\r", keys: "web01\r"), Case("web", "01\r", keys: "web01\r"),
    Case("yes\r\r", keys: "yes\r\r"), Case("web01", keys: "web01"), Case(keys: ""),
    Case("ab\r\n", keys: "ab\r\r"), Case("e\u{301}ö\r", keys: "e\u{301}ö\r"),
    Case(
      "ab␡␡",
      events: [.key(.character("a")), .key(.character("b")), .key(.backspace), .key(.backspace)]),
    Case("a␛[B\r", events: [.key(.character("a")), .key(.down), .key(.enter)]),
    Case("a\r␛[B", events: [.key(.character("a")), .key(.enter), .key(.down)]),
    Case("one\rtwo", paste: "one\ntwo"), Case("one\r", "two\r", paste: "one\ntwo\n"),
    Case("one\r\r two\t3", paste: "one\n\n two\t3"), Case("one\n\ttwo", paste: "one\n\ttwo"),
    Case("one␡\rt␛[Cwo", paste: "one\ntwo"), Case("é\rü", paste: "é\nü"),
  ]

  @Test(arguments: cases)
  func `text behind a line break makes a paste of it`(row: Case) { row.check() }

  @Test func `bytes of another encoding are text`() {
    var (decoder, burst) = (KeyDecoder(), Burst())
    burst.add(decoder.feed([0x61, 0x0D, 0xE9, 0x62]))
    #expect(burst.take() == [.paste([0x61, 0x0A, 0xE9, 0x62])])
  }

  @Test func `what follows in a paste is pasted as well`() {
    var burst = Burst()
    burst.add([.key(.character("a")), .key(.enter), .key(.character("b"))])
    #expect(burst.isPaste && burst.take() == [.paste(Array("a\nb".utf8))])
    burst.add([.key(.enter)])
    #expect(burst.isPaste && burst.take() == [.paste([0x0A])])
    #expect(burst.take().isEmpty)
  }
}
