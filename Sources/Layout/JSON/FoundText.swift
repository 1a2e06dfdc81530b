// What stands at a place of a text, in words.

import Values

struct FoundText {
  /// Longer words are cut, in characters.
  static let limit = 24

  let words: String

  init(at offset: Int, in text: Span<UInt8>) {
    guard offset < text.count else {
      words = "the end of the text"
      return
    }
    switch text[offset] {
    case 0x0A, 0x0D: words = "a line break"
    case 0x09: words = "a tab"
    case 0x20: words = "a blank"
    case 0..<0x20, 0x7F:
      let digits = String(text[offset], radix: 16, uppercase: true)
      words = "the control character U+00" + (digits.utf8.count == 1 ? "0" : "") + digits
    default:
      let end = min(Self.wordEnd(from: offset, in: text), offset + 4 * Self.limit + 4)
      words = Quotation.of((offset..<end).map { text[$0] }, limit: Self.limit)
    }
  }

  /// The offset behind the word, string or sign that begins at `start`, which must not be the end.
  static func wordEnd(from start: Int, in text: Span<UInt8>) -> Int {
    let first = text[start]
    var index = start + 1
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      while index < text.count, text[index] >= 0x20 {
        if text[index] == first { return index + 1 }
        index += text[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(index, text.count)
    }
    if isSign(first) { return index }
    while index < text.count, text[index] > 0x20, text[index] != 0x7F, !isSign(text[index]),
      text[index] != UInt8(ascii: "\"")
    {
      index += 1
    }
    return index
  }

  /// Whether a byte is a word of its own.
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"):
      true
    default: false
    }
  }
}
