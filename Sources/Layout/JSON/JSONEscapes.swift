// Escapes in strings of JSON (RFC 8259, section 7).

import Values

enum JSONEscapes {
  /// What a backslash and a letter stand for, `u` left out; nil where no escape begins so.
  static func character(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// How a control character is written in a string.
  static func escape(_ byte: UInt8) -> String {
    String(String(Unicode.Scalar(byte)).quotedForJSON.dropFirst().dropLast())
  }

  /// The number that four hexadecimal digits at `index` write; nil where others stand there.
  static func codeUnit(at index: Int, in text: Span<UInt8>) -> UInt16? {
    guard index + 4 <= text.count else { return nil }
    var unit: UInt16 = 0
    for place in index..<index + 4 {
      let byte = text[place]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// The offset in `text` of what becomes the byte at `offset` of its characters; the end for one beyond them.
  static func offset(of offset: Int, in text: Span<UInt8>) -> Int {
    var index = 0
    var count = 0
    while index < text.count {
      let start = index
      if text[index] != UInt8(ascii: "\\") {
        index += 1
        count += 1
      } else if character(text[index + 1]) != nil {
        index += 2
        count += 1
      } else {
        count += UTF8.width(Unicode.Scalar(scalar(at: &index, in: text)) ?? "\u{FFFD}")
      }
      if count > offset { return start }
    }
    return index
  }

  /// The characters of a string whose escapes the parser has found to be right.
  static func decoded(_ text: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] != UInt8(ascii: "\\") {
        bytes.append(text[index])
        index += 1
      } else if let character = character(text[index + 1]) {
        bytes.append(character)
        index += 2
      } else {
        append(scalar(at: &index, in: text), to: &bytes)
      }
    }
    return bytes
  }

  /// Reads the escape with `\u` at `index`, or the two of a surrogate pair.
  private static func scalar(at index: inout Int, in text: Span<UInt8>) -> UInt32 {
    let unit = UInt32(codeUnit(at: index + 2, in: text) ?? 0)
    index += 6
    guard unit & 0xFC00 == 0xD800 else { return unit }
    let second = UInt32(codeUnit(at: index + 2, in: text) ?? 0)
    index += 6
    return 0x10000 + (unit & 0x3FF) << 10 + second & 0x3FF
  }

  /// Writes a character in UTF-8.
  private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    func part(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80: bytes.append(UInt8(scalar))
    case 0x80..<0x800:
      bytes.append(UInt8(0xC0 | scalar >> 6))
      bytes.append(part(0))
    case 0x800..<0x10000:
      bytes.append(UInt8(0xE0 | scalar >> 12))
      bytes.append(part(6))
      bytes.append(part(0))
    default:
      bytes.append(UInt8(0xF0 | scalar >> 18 & 0x07))
      bytes.append(part(12))
      bytes.append(part(6))
      bytes.append(part(0))
    }
  }
}
