// UTF-8, against the standard library's own repair of it, and what is typed in other encodings.

import Testing

@testable import Input

struct CharacterTests {
  private func characters(_ events: [InputEvent]) -> [Unicode.Scalar] {
    events.compactMap { event in
      switch event {
      case .key(let key):
        guard case .character(let scalar) = key.code else { return nil }
        return scalar
      case .paste(let bytes):
        let repaired = String(decoding: bytes, as: UTF8.self).unicodeScalars
        return repaired.count == 1 ? repaired.first : nil
      default: return nil
      }
    }
  }

  /// The bytes of all that was typed.
  private func bytes(_ events: [InputEvent]) -> [UInt8] {
    events.flatMap { event -> [UInt8] in
      switch event {
      case .key(let key):
        if case .character(let scalar) = key.code { Array(String(scalar).utf8) } else { [] }
      case .paste(let bytes): bytes
      default: []
      }
    }
  }

  static let malformed: [[UInt8]] = [
    [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x91, 0x92, 0x93], [0xFF],
    [0xE2, 0x82, 0x41], [0xF0, 0x9F, 0x98, 0x41], [0xF0, 0x80, 0x80, 0x41], [0xC3, 0xC3, 0xA9],
    [0x9B, 0x41],
    [0xF8, 0x88, 0x80, 0x80, 0x80], [0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41],
  ]

  @Test(arguments: malformed)
  func `each maximal subpart of what is malformed is one event with its bytes`(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let events = decoder.feed(bytes) + decoder.expire()
    #expect(characters(events) == Array(String(decoding: bytes, as: UTF8.self).unicodeScalars))
    #expect(characters(events).count == events.count)
    #expect(self.bytes(events) == bytes)
  }

  @Test func `random bytes become the characters that the standard library makes of them`() {
    var generator = SeededGenerator(state: 1)
    for _ in 0..<2000 {
      let bytes = (0..<12).map { _ in
        UInt8.random(in: 0...3, using: &generator) == 0
          ? UInt8.random(in: 0x20...0x7E, using: &generator)
          : UInt8.random(in: 0x80...0xFF, using: &generator)
      }
      var decoder = KeyDecoder()
      let events = bytes.flatMap { decoder.feed(CollectionOfOne($0)) } + decoder.expire()
      #expect(characters(events) == Array(String(decoding: bytes, as: UTF8.self).unicodeScalars))
      #expect(self.bytes(events) == bytes)
    }
  }

  @Test func `every scalar from space on comes through`() {
    var text = String.UnicodeScalarView()
    for value in UInt32(0x20)...0x10FFFF where value != 0x7F {
      guard value < 0x3000 || value % 61 == 0, let scalar = Unicode.Scalar(value) else { continue }
      text.append(scalar)
    }
    var decoder = KeyDecoder()
    #expect(characters(decoder.feed(String(text).utf8)) == Array(text))
  }

  @Test func `an unfinished character waits, and is text when nothing follows, but not with Alt`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B, 0xE2, 0x82]).isEmpty)
    #expect(decoder.pending == .utf8)
    #expect(decoder.expire() == [.unknown])
    #expect(decoder.feed([0xE2, 0x82]).isEmpty)
    #expect(decoder.expire() == [.paste([0xE2, 0x82])])
    #expect(decoder.pending == nil)
  }

  @Test func `CAN does nothing to a character but end it`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0xC3, 0x18]) == [.paste([0xC3]), .key(.control("x"))])
  }
}
