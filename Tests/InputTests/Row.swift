// What the tables of these tests are made of: bytes and the events they stand for, checked in every way the
// bytes can be cut into reads.

import Testing

@testable import Input

/// Bytes, as text with `ESC` written `␛`, `␀` for NUL, `␇` for BEL and `␡` for DEL, and their events.
struct Row: Sendable, CustomTestStringConvertible {
  var text: String
  var events: [InputEvent]

  init(_ text: String, _ events: InputEvent...) {
    self.text = text
    self.events = events
  }

  init(_ text: String, _ key: Key) { self.init(text, .key(key)) }

  init(_ text: String, _ code: KeyCode, _ modifiers: Modifiers = []) {
    self.init(text, .key(Key(code, modifiers)))
  }

  var testDescription: String { text }

  var bytes: [UInt8] {
    let controls: [Unicode.Scalar: Unicode.Scalar] = [
      "␛": "\u{1B}", "␀": "\0", "␇": "\u{7}", "␡": "\u{7F}", "␘": "\u{18}", "␚": "\u{1A}",
    ]
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { plain.append(controls[scalar] ?? scalar) }
    return Array(String(plain).utf8)
  }

  /// Checks the events for the bytes whole, one at a time and cut in two anywhere, and that nothing is
  /// waited for afterwards.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    var whole = KeyDecoder()
    #expect(whole.feed(bytes) == events, sourceLocation: sourceLocation)
    #expect(whole.pending == nil, sourceLocation: sourceLocation)
    #expect(whole.feed("x".utf8) == [.key(.character("x"))], sourceLocation: sourceLocation)
    var single = KeyDecoder()
    let one = bytes.flatMap { single.feed(CollectionOfOne($0)) }
    #expect(one == events, sourceLocation: sourceLocation)
    for cut in bytes.indices {
      var split = KeyDecoder()
      let both = split.feed(bytes[..<cut]) + split.feed(bytes[cut...])
      #expect(both == events, "cut at \(cut)", sourceLocation: sourceLocation)
    }
  }
}

/// Repeatable random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
