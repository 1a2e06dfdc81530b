// Words in a text as dialog(1) reads them from files and from DIALOGOPTS: blanks and line breaks separate, double quotes
// group, and before a backslash, a double quote or a line break a backslash takes away what that means. The text
// comes in pieces, since a file with a million words should not be in memory twice.

package struct QuotedWords: Sendable {
  /// The words so far; what is written behind them is the word at hand.
  package var words = ByteStrings()
  private var isInWord = false
  private var isQuoted = false
  private var isEscaped = false

  private static let backslash: UInt8 = 0x5C
  private static let quote: UInt8 = 0x22
  private static let lineBreak: UInt8 = 0x0A

  package init() {}

  /// Reads a piece of the text from `index` up to the end of a word or of the piece; returns whether a word has ended.
  package mutating func readWord(_ piece: ArraySlice<UInt8>, from index: inout Int) -> Bool {
    let end = piece.endIndex
    while index < end {
      if isEscaped {
        if escape(piece[index]) { index += 1 }
        continue
      }
      let ordinary = Self.ordinary(piece.span, from: index - piece.startIndex, isQuoted)
      if ordinary > 0 {
        words.write(piece[index..<(index + ordinary)])
        isInWord = true
        index += ordinary
        continue
      }
      let byte = piece[index]
      index += 1
      switch byte {
      case Self.backslash: isEscaped = true
      case Self.quote:
        isQuoted.toggle()
        isInWord = true
      default:
        if endWord() { return true }
      }
    }
    return false
  }

  /// Ends the text, and perhaps a word; an open quote and a backslash at the end are taken as they are.
  package mutating func endText() -> Bool {
    if isEscaped { _ = escape(nil) }
    isQuoted = false
    return endWord()
  }

  private mutating func endWord() -> Bool {
    guard isInWord else { return false }
    isInWord = false
    words.endString()
    return true
  }

  /// Writes what a backslash stands for before `byte`, nil at the end; returns whether that was read with it.
  private mutating func escape(_ byte: UInt8?) -> Bool {
    isEscaped = false
    if byte == Self.lineBreak { return true }
    isInWord = true
    let isTakenAway = byte == Self.backslash || byte == Self.quote
    words.write(isTakenAway ? byte ?? Self.backslash : Self.backslash)
    return isTakenAway
  }

  /// How many bytes from `start` on have no meaning of their own.
  private static func ordinary(_ bytes: Span<UInt8>, from start: Int, _ isQuoted: Bool) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      // Most bytes lie above all that have a meaning but the backslash.
      if byte > quote ? byte == backslash : byte == quote || !isQuoted && isBlank(byte) { break }
      index += 1
    }
    return index - start
  }

  @inline(__always)
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 9...13 ~= byte }
}
