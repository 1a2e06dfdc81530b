// Replies that the timer has cut in two are not typed; what a person types after Escape is.

import Testing

@testable import Input

struct LateReplyTests {
  static let replies = (ReplyTests.reports + ReplyTests.strings + ReplyTests.colors).filter { row in
    // Not in the shape of what is asked for: see the limits in LateReply.
    !["␀", "␛]l", "␛]52", "␛]␇", "␛]11;rgb:g", "␛]11;rgb:+", "␛X", "␛^", "␛P␇", "␛P>|é"].contains {
      row.text.hasPrefix($0)
    }
  }

  private func isTyped(_ event: InputEvent) -> Bool {
    if case .key = event { true } else { false }
  }

  @Test(arguments: replies)
  func `a reply cut off by the timer types nothing but what was typed before the cut`(row: Row) {
    for cut in 1..<row.bytes.count {
      var decoder = row.decoder
      let before = decoder.feed(row.bytes[..<cut]) + decoder.expire()
      #expect(decoder.pending == nil)
      #expect(cut <= 2 || !before.contains(where: isTyped), "before the cut at \(cut)")
      let after = decoder.feed(row.bytes[cut...]) + decoder.expire()
      #expect(!after.contains(where: isTyped), "after the cut at \(cut)")
      #expect(decoder.feed("x".utf8) == [.key(.character("x"))])
    }
  }

  @Test(arguments: replies)
  func `a reply that comes in three pieces of three bytes or more types nothing after the first`(
    row: Row
  ) {
    let bytes = row.bytes
    guard bytes.count > 7 else { return }
    for cut in 4..<(bytes.count - 2) {
      var decoder = row.decoder
      _ = decoder.feed(bytes[..<1])
      #expect(decoder.expire() == [.key(.escape)])
      let events =
        decoder.feed(bytes[1..<cut]) + decoder.expire() + decoder.feed(bytes[cut...])
        + decoder.expire()
      #expect(!events.contains(where: isTyped), "cut at \(cut)")
    }
  }

  @Test func `a fence that comes late is still a fence`() {
    var decoder = KeyDecoder()
    _ = decoder.feed([0x1B])
    #expect(decoder.expire() == [.key(.escape)])
    #expect(decoder.feed("[?62;4c".utf8) == [.reply(.primaryAttributes([62, 4]))])
  }

  @Test func `a late paste, mouse report or numbered key is what it is`() {
    for (text, event) in [
      ("[200~a\u{1B}[201~", InputEvent.paste([0x61])),
      ("[<0;1;1M", .mouse(Mouse(.press, .left, column: 0, row: 0))), ("[5~", .key(.pageUp)),
      ("[1;5A", .key(Key(.up, .control))),
    ] {
      var decoder = KeyDecoder()
      _ = decoder.feed([0x1B])
      #expect(decoder.expire() == [.key(.escape)])
      #expect(decoder.feed(text.utf8) == [event])
    }
  }

  static let typed = [
    "a", "[", "]", "P", "_", "O", "\\", "[a", "[]", "[1]", "[x] done", "[?] what", "]]",
    "]1", "Pa", "P1a", "P>x",
    "OA", "[[A", "[A", "[1m and", "é", "]é", "[é", "_x", "[1\r",
  ]

  @Test(arguments: typed)
  func `what is typed after Escape arrives whole`(text: String) {
    let keys = text.unicodeScalars.map { scalar in
      InputEvent.key(scalar == "\r" ? .enter : .character(scalar))
    }
    var fast = KeyDecoder()
    _ = fast.feed([0x1B])
    _ = fast.expire()
    #expect(fast.feed(text.utf8) + (text.utf8.count <= 3 ? fast.expire() : []) == keys)

    var slow = KeyDecoder()
    _ = slow.feed([0x1B])
    _ = slow.expire()
    var events: [InputEvent] = []
    for scalar in text.unicodeScalars { events += slow.feed(String(scalar).utf8) + slow.expire() }
    #expect(events == keys)
  }

  @Test func `keys typed one by one after a broken off string arrive, and so does Escape`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}]11;rgb:".utf8).isEmpty)
    #expect(decoder.expire() == [.unknown])
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.pending == .escape)
    #expect(decoder.expire() == [.key(.escape)])
    #expect(decoder.feed("\u{1B}]11;rgb:".utf8).isEmpty)
    #expect(decoder.expire() == [.unknown])
    #expect(decoder.feed("a".utf8).isEmpty)
    #expect(decoder.pending == .sequence)
    #expect(decoder.expire() == [.key(.character("a"))])
    #expect(decoder.feed("b".utf8) == [.key(.character("b"))])
  }

  @Test func `a late string longer than the limit is let go`() {
    var decoder = KeyDecoder()
    _ = decoder.feed([0x1B])
    _ = decoder.expire()
    let text = "P>|" + String(repeating: "a", count: 5000)
    #expect(decoder.feed(text.utf8).count == text.utf8.count)
    #expect(decoder.pending == nil)
  }
}
