// Where words begin and end, and what of a pasted text fits into one line.

import Text

extension LineEditor {
  /// What a character is for the keys that go by words.
  private enum Role { case blank, word, other }

  /// The begin of the word at or before the caret; with `blankWise` all that is no blank is a word.
  ///
  /// A hidden value has no words, or the keys would tell where they are.
  func wordLeft(blankWise: Bool = false) -> LinePosition {
    guard mask == .none else { return .start }
    var position = caret
    var isInside = false
    while position.cluster > 0 {
      let before = text.position(before: position)
      let role = role(after: before)
      let belongs = blankWise ? role != .blank : role == .word
      if isInside, !belongs { break }
      isInside = belongs
      position = before
    }
    return position
  }

  /// The end of the word at or behind the caret.
  func wordRight() -> LinePosition {
    guard mask == .none else { return text.end }
    var position = caret
    var isInside = false
    while position.cluster < count {
      let belongs = role(after: position) == .word
      if isInside, !belongs { break }
      isInside = belongs
      position = text.position(after: position)
    }
    return position
  }

  private func role(after position: LinePosition) -> Role {
    let bytes = text.bytes(after: position)
    guard let first = bytes.first else { return .blank }
    if first < 0x80 {
      let letter = (first | 0x20) &- 0x61 < 26
      let isWord = letter || first &- 0x30 < 10 || first == UInt8(ascii: "_")
      return isWord ? .word : first <= 0x20 ? .blank : .other
    }
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
      return .other
    }
    if scalar.properties.isWhitespace { return .blank }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? .word : .other
  }

  /// A pasted text as one line: see `paste(_:columns:)`.
  static func oneLine(_ pasted: [UInt8]) -> [UInt8] {
    func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    guard let start = pasted.firstIndex(where: { !isBreak($0) }),
      let end = pasted.lastIndex(where: { !isBreak($0) })
    else { return [] }
    var line: [UInt8] = []
    line.reserveCapacity(end + 1 - start)
    var position = start
    while position <= end {
      let byte = pasted[position]
      let next = position < end ? pasted[position + 1] : 0
      position += 1
      if byte == 0xC2, 0x80...0x9F ~= next {
        position += 1
      } else if isBreak(byte) {
        line.append(0x20)
        if byte == 0x0D, next == 0x0A { position += 1 }
      } else if byte >= 0x20 && byte != 0x7F || byte == 0x09 {
        line.append(byte)
      }
    }
    return line
  }
}

extension [UInt8] {
  /// The bytes without those of a UTF-8 character at the end that has more bytes than are there.
  var droppingBegunCharacter: [UInt8] {
    let rest = suffix(4).reversed().prefix { $0 & 0xC0 == 0x80 }.count
    guard rest < Swift.min(4, count) else { return self }
    let length =
      switch self[count - 1 - rest] {
      case 0xF0...0xF7: 4
      case 0xE0...0xEF: 3
      case 0xC0...0xDF: 2
      default: 1
      }
    return length > rest + 1 ? Array(dropLast(rest + 1)) : self
  }
}
