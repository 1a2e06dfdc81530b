// How words of the configuration file are taken apart and compared: by bytes, since files may hold any.

extension UInt8 {
  /// Whether it is a blank or a tab, or the CR that some editors put before the end of a line.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}

extension ArraySlice<UInt8> {
  var trimmed: ArraySlice<UInt8> {
    var trimmed = drop(while: \.isBlank)
    while let last = trimmed.last, last.isBlank { trimmed.removeLast() }
    return trimmed
  }

  /// Whether the bytes are this word, in upper or lower case.
  func isWord(_ word: String) -> Bool {
    let word = word.utf8
    return count == word.count && zip(self, word).allSatisfy { $0.isLetter($1) }
  }
}

extension UInt8 {
  /// Whether both are one character, or one letter of ASCII in upper or lower case.
  fileprivate func isLetter(_ other: UInt8) -> Bool {
    self == other || self | 0x20 == other | 0x20 && 0x61...0x7A ~= self | 0x20
  }
}
