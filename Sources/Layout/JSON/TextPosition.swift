// A place in a text as people count: from 1, columns in characters (Unicode scalar values).

package struct TextPosition: Equatable, Sendable {
  /// A line ends with LF.
  package let line: Int
  /// A byte that is not UTF-8 counts as one character, unless it could go on in one; a byte order mark as none.
  package let column: Int

  /// The place of the byte at `offset`, which may also be the end; takes time in proportion to it.
  package init(of offset: Int, in bytes: [UInt8]) {
    var line = 1
    var start = bytes.starts(with: JSONParser.byteOrderMark) ? JSONParser.byteOrderMark.count : 0
    let text = bytes.span
    let end = min(offset, text.count)
    for index in stride(from: 0, to: end, by: 1) where text[index] == 0x0A {
      line += 1
      start = index + 1
    }
    var column = 1
    for index in stride(from: start, to: end, by: 1) where text[index] & 0xC0 != 0x80 {
      column += 1
    }
    self.line = line
    self.column = column
  }
}
