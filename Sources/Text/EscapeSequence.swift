// Where a control sequence in a caller's text ends (ECMA-48, and xterm's parser for what ECMA-48
// leaves open), so that sequences nobody asked for can be removed whole.

struct EscapeSequence: Equatable {
  private(set) var end: Int
  /// The parameters, if it is a well-formed "select graphic rendition" (CSI … m).
  private(set) var graphicRendition: Range<Int>?

  /// Reads the sequence whose first character, ESC or its C1 form, ends before `start`; nil if `introducer` begins none.
  init?(introducedBy introducer: Unicode.Scalar, in bytes: Span<UInt8>, at start: Int) {
    end = start
    switch introducer.value {
    case 0x1B: readEscape(bytes)
    case 0x9B: readControlSequence(bytes)
    case 0x9D: readString(bytes, endsWithLine: true)
    case 0x90, 0x98, 0x9E, 0x9F: readString(bytes, endsWithLine: false)
    default: return nil
    }
  }

  private mutating func readEscape(_ bytes: Span<UInt8>) {
    skip(0x20...0x2F, in: bytes)
    guard end < bytes.count, 0x30...0x7E ~= bytes[end] else { return }
    let isPlain = bytes[end - 1] == 0x1B
    let final = bytes[end]
    end += 1
    guard isPlain else { return }
    switch final {
    case UInt8(ascii: "["): readControlSequence(bytes)
    // An operating system command, or screen's title: people forget to end them.
    case UInt8(ascii: "]"), UInt8(ascii: "k"): readString(bytes, endsWithLine: true)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      readString(bytes, endsWithLine: false)
    default: break
    }
  }

  private mutating func readControlSequence(_ bytes: Span<UInt8>) {
    let parameters = end
    skip(0x30...0x3F, in: bytes)
    let parametersEnd = end
    skip(0x20...0x2F, in: bytes)
    guard end < bytes.count, 0x40...0x7E ~= bytes[end] else { return }
    let isPrivate = parameters < parametersEnd && bytes[parameters] >= UInt8(ascii: "<")
    if bytes[end] == UInt8(ascii: "m"), end == parametersEnd, !isPrivate {
      graphicRendition = parameters..<parametersEnd
    }
    end += 1
  }

  /// Reads to the string terminator, BEL, CAN, SUB or the begin of another sequence.
  private mutating func readString(_ bytes: Span<UInt8>, endsWithLine: Bool) {
    while end < bytes.count {
      switch bytes[end] {
      case 0x07, 0x18, 0x1A:
        end += 1
        return
      case 0x1B:
        if end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "\\") { end += 2 }
        return
      case 0xC2 where end + 1 < bytes.count && bytes[end + 1] == 0x9C:
        end += 2
        return
      case 0x0A where endsWithLine: return
      default: end += 1
      }
    }
  }

  private mutating func skip(_ range: ClosedRange<UInt8>, in bytes: Span<UInt8>) {
    while end < bytes.count, range ~= bytes[end] { end += 1 }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without the sequences that `Markup.colorSequences` takes out of a text; all others stay as they are.
  package var withoutEscapeSequences: ArraySlice<UInt8> {
    guard contains(where: { $0 == 0x1B || $0 == 0xC2 }) else { return self }
    let bytes = span
    var kept: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let (scalar, length) = bytes.checkedScalar(at: position) ?? (.replacement, 1)
      let next = position + length
      let sequence = EscapeSequence(introducedBy: scalar, in: bytes, at: next)
      let end = sequence?.end ?? next
      if sequence == nil { kept += self[startIndex + position..<startIndex + end] }
      position = end
    }
    return kept[...]
  }
}
