// What is waited for, and what becomes of it when the caller's timer runs out.

import Testing

@testable import Input

struct TimerTests {
  struct Wait: Sendable, CustomTestStringConvertible {
    var text: String
    var pending: Pending
    var events: [InputEvent]

    init(_ text: String, _ pending: Pending, _ events: InputEvent...) {
      (self.text, self.pending, self.events) = (text, pending, events)
    }

    var testDescription: String { text }
  }

  static let waits = [
    Wait("␛", .escape, .key(.escape)), Wait("␀", .escape, .key(.control(" "))),
    Wait("␀␛", .escape, .key(.control(" ")), .key(.escape)), Wait("␛[", .sequence, .key(.alt("["))),
    Wait("␛O", .sequence, .key(.alt("O"))), Wait("␛]", .sequence, .key(.alt("]"))),
    Wait("␛P", .sequence, .key(.alt("P"))), Wait("␛_", .sequence, .key(.alt("_"))),
    Wait("␛^", .sequence, .key(.alt("^"))), Wait("␛X", .sequence, .key(.alt("X"))),
    Wait("␛[1;", .sequence, .unknown), Wait("␛[?", .sequence, .unknown),
    Wait("␛O5", .sequence, .unknown),
    Wait("␛[[", .sequence, .unknown), Wait("␛[M!", .sequence, .unknown),
    Wait("␛]11;", .sequence, .unknown),
    Wait("␛Xabc", .sequence, .unknown), Wait("␛[200~ab", .paste, .paste([0x61, 0x62])),
    Wait("␛]11;rgb:0/0/0␛", .escape, .unknown), Wait("␛[200~a␛[20", .paste, .paste([0x61])),
  ]

  @Test(arguments: waits)
  func `a wait ends with what the bytes mean alone`(wait: Wait) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Row(wait.text).bytes).isEmpty)
    #expect(decoder.pending == wait.pending)
    #expect(decoder.expire() == wait.events)
    #expect(decoder.pending == nil)
    #expect(decoder.expire().isEmpty)
    #expect(decoder.feed("x".utf8) == [.key(.character("x"))])
  }

  private static let alphabet: [UInt8] =
    Array("\u{1B}\u{1B}\u{1B}[]POX_^\\0123459;:?<>=$!|~rRMcuyntABIZ\u{7}\u{18}\u{1A}\r a".utf8)
    + [0x00, 0x7F, 0x80, 0x9B, 0xC3, 0xA9, 0xE2, 0x82, 0xF0, 0xFF]

  private func garbage(_ generator: inout SeededGenerator, _ count: Int) -> [UInt8] {
    (0..<count).compactMap { _ in Self.alphabet.randomElement(using: &generator) }
  }

  @Test func `any garbage ends in ground`() {
    var generator = SeededGenerator(state: 3)
    for _ in 0..<3000 {
      var decoder = KeyDecoder()
      _ = decoder.feed(garbage(&generator, 40))
      _ = decoder.expire()
      #expect(decoder.pending == nil)
      #expect(decoder.expire().isEmpty)
      #expect(decoder.feed("x".utf8) == [.key(.character("x"))])
    }
  }

  @Test func `garbage gives the same events however it is cut`() {
    var generator = SeededGenerator(state: 4)
    for _ in 0..<2000 {
      let bytes = garbage(&generator, 40)
      var (whole, split) = (KeyDecoder(), KeyDecoder())
      var rest = bytes[...]
      var events: [InputEvent] = []
      while !rest.isEmpty {
        let count = Int.random(in: 1...5, using: &generator)
        events += split.feed(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(events == whole.feed(bytes))
      #expect(split.pending == whole.pending)
    }
  }

  @Test func `garbage with timers in between stays bounded`() {
    var generator = SeededGenerator(state: 5)
    var decoder = KeyDecoder()
    for byte in garbage(&generator, 200_000) {
      _ = decoder.feed(CollectionOfOne(byte))
      #expect(decoder.heldBytes <= KeyDecoder.sequenceLimit + KeyDecoder.pasteLimit)
      guard Int.random(in: 0...3, using: &generator) == 0 else { continue }
      _ = decoder.expire()
      #expect(decoder.pending == nil)
    }
  }
}
