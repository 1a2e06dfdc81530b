// The words in TOAST_OPTIONS. They are split and unquoted as a POSIX shell does it (XCU 2.2 and 2.6.5 with
// the usual IFS); nothing is expanded, so the value never runs anything.

enum ShellWords {
  private static let backslash: UInt8 = 0x5C
  private static let single: UInt8 = 0x27
  private static let double: UInt8 = 0x22
  private static let lineBreak: UInt8 = 0x0A

  /// Throws where a quote is not closed or a backslash ends the line.
  static func split(_ line: [UInt8]) throws(UsageError) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8]?
    var quote: UInt8?
    var index = 0
    while index < line.count {
      let byte = line[index]
      index += 1
      switch (byte, quote) {
      case (backslash, nil), (backslash, double):
        guard index < line.count else {
          throw UsageError("TOAST_OPTIONS: there is nothing after the last backslash")
        }
        let bytes = escaped(line[index], in: quote)
        if !bytes.isEmpty { word = (word ?? []) + bytes }
        index += 1
      case (_, .some(byte)):
        quote = nil
      case (single, nil), (double, nil):
        quote = byte
        word = word ?? []
      case (0x20, nil), (0x09, nil), (lineBreak, nil):
        if let word { words.append(word) }
        word = nil
      default:
        word = word ?? []
        word?.append(byte)
      }
    }
    if let quote {
      throw UsageError("TOAST_OPTIONS: a quote \(Character(Unicode.Scalar(quote))) is not closed")
    }
    if let word { words.append(word) }
    return words
  }

  private static func escaped(_ byte: UInt8, in quote: UInt8?) -> [UInt8] {
    if byte == lineBreak { return [] }
    // Between double quotes a backslash is itself before anything but $ ` " and \.
    let isSpecial = byte == 0x24 || byte == 0x60 || byte == double || byte == backslash
    return quote == nil || isSpecial ? [byte] : [backslash, byte]
  }
}
