// How dialog(1) quotes a result, so that a shell's eval gets the words back.

enum DialogQuoting {
  /// `text` in double quotes if it needs any, as dialog(1) writes it.
  static func double(_ text: some Collection<UInt8>) -> [UInt8] {
    guard needsQuotes(text, quote: UInt8(ascii: "\"")) else { return Array(text) }
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text {
      if byte == UInt8(ascii: "\"") || byte == 0x0A || isSpecial(byte) {
        result.append(UInt8(ascii: "\\"))
      }
      result.append(byte)
    }
    return result + [UInt8(ascii: "\"")]
  }

  /// `text` in single quotes if it needs any (`--single-quoted`).
  ///
  /// Within single quotes a shell knows no backslash, so where dialog(1) writes one, this writes what a shell reads back.
  static func single(_ text: some Collection<UInt8>) -> [UInt8] {
    let isNeeded = needsQuotes(text, quote: UInt8(ascii: "'")) || text.contains(UInt8(ascii: "\""))
    guard isNeeded else { return Array(text) }
    var result: [UInt8] = [UInt8(ascii: "'")]
    for byte in text {
      if byte == UInt8(ascii: "'") { result += Array("'\\'".utf8) }
      result.append(byte)
    }
    return result + [UInt8(ascii: "'")]
  }

  private static func needsQuotes(_ text: some Collection<UInt8>, quote: UInt8) -> Bool {
    text.isEmpty
      || text.contains { $0 == quote || $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || isSpecial($0) }
  }

  /// Whether dialog(1) puts a backslash before a character.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    #"\[]{}?*;`~#$^&()|<>"#.utf8.contains(byte)
  }
}
