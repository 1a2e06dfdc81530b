// Places in a text as people count: from 1, columns in characters (Unicode scalar values).

package struct TextPosition: Equatable, Sendable {
  /// A line ends with LF.
  package let line: Int
  /// A byte that is not UTF-8 counts as one character, unless it could go on in one; a byte order mark as none.
  package let column: Int

  /// The place of the byte at `offset`, which may also be the end; takes time in proportion to it.
  package init(of offset: Int, in bytes: [UInt8]) {
    let places = Self.places(of: [offset], in: bytes)
    self = places[0]
  }

  private init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The places of bytes in their order, which takes no longer than that of the last one.
  package static func places(of offsets: [Int], in bytes: [UInt8]) -> [TextPosition] {
    var places: [TextPosition] = []
    places.reserveCapacity(offsets.count)
    let text = bytes.span
    var (line, column) = (1, 1)
    var index = bytes.starts(with: JSONParser.byteOrderMark) ? JSONParser.byteOrderMark.count : 0
    for offset in offsets {
      while index < min(offset, text.count) {
        if text[index] == 0x0A {
          line += 1
          column = 1
        } else if text[index] & 0xC0 != 0x80 {
          column += 1
        }
        index += 1
      }
      places.append(TextPosition(line: line, column: column))
    }
    return places
  }
}
