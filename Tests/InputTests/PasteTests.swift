// Bracketed paste: content is content.

import Testing

@testable import Input

struct PasteTests {
  static let pastes = [
    Row("␛[200~␛[201~", .paste([])), Row("␛[200~hello\r\n␛[201~", .paste(Array("hello\r\n".utf8))),
    Row(
      "␛[200~\u{3}␛␛[A\n␛[201~x", .paste([3, 0x1B, 0x1B, 0x5B, 0x41, 10]), .key(.character("x"))),
    Row("␛[200~␛[200~␛[201␛[20␛␛[201~", .paste(Array("\u{1B}[200~\u{1B}[201\u{1B}[20\u{1B}".utf8))),
    Row("␛[200~␀␘␚␇␡␛[201~", .paste([0, 0x18, 0x1A, 7, 0x7F])),
    Row(
      "␛[200~␛[<0;1;1M␛]11;rgb:1/2/3␇␛[201~",
      .paste(Array("\u{1B}[<0;1;1M\u{1B}]11;rgb:1/2/3\u{7}".utf8))),
    Row("␛[201~"), Row("␀␛[200~a␛[201~", .key(.control(" ")), .paste([0x61])),
  ]

  @Test(arguments: pastes)
  func `all bytes up to the end marker are one event`(row: Row) { row.check() }

  @Test func `bytes that are no UTF-8 come through as they are`() {
    var decoder = KeyDecoder()
    let content: [UInt8] = [0xFF, 0xC3, 0x9B, 0x41]
    let events = decoder.feed(Array("\u{1B}[200~".utf8) + content + Array("\u{1B}[201~".utf8))
    #expect(events == [.paste(content)])
  }

  @Test func `random content never yields another event`() {
    var generator = SeededGenerator(state: 2)
    for _ in 0..<500 {
      let alphabet = Array("\u{1B}[]OP200~201a;\r\u{3}\u{18}\u{7}".utf8)
      let content = (0..<60).compactMap { _ in alphabet.randomElement(using: &generator) }
      var decoder = KeyDecoder()
      #expect(decoder.feed("\u{1B}[200~".utf8).isEmpty)
      let during = content.flatMap { decoder.feed(CollectionOfOne($0)) }
      guard during.isEmpty else { continue }  // the content had an end marker in it
      #expect(decoder.pending == .paste)
      // A marker begun at the end of the content stands in front of the real one.
      #expect(decoder.feed("\u{1B}[201~".utf8) == [.paste(content)])
    }
  }

  @Test func `what is over the limit is dropped, and its end marker is still found`() {
    var decoder = KeyDecoder()
    var events = decoder.feed("\u{1B}[200~".utf8)
    for _ in 0..<100 { events += decoder.feed([UInt8](repeating: 0x61, count: 50_000)) }
    #expect(events.isEmpty)
    #expect(decoder.heldBytes == KeyDecoder.pasteLimit)
    let end = decoder.feed("\u{1B}[201~b".utf8)
    #expect(
      end == [
        .paste([UInt8](repeating: 0x61, count: KeyDecoder.pasteLimit)), .key(.character("b")),
      ])
    #expect(decoder.feed("\u{1B}[200~c\u{1B}[201~".utf8) == [.paste([0x63])])
  }

  @Test func `a read that is safe never reaches behind the end`() {
    for content in ["", "a", "abc", "hello, world", "␛[201", "␛[20␛[201", "a␛[201~"] {
      var decoder = KeyDecoder()
      var rest = Row("␛[200~\(content)␛[201~xyz").bytes[...]
      var events: [InputEvent] = []
      while events.isEmpty {
        let length = decoder.safeLength
        events = decoder.feed(Array(rest.prefix(length)))
        rest = rest.dropFirst(length)
      }
      #expect(rest.elementsEqual("xyz".utf8) || content.hasSuffix("~"))
      #expect(decoder.safeLength == 1)
    }
  }
}
