// Numbers on a line in dialog's grammar. Those of boxes are decimal; those of options may be written as in C (0x10,
// 010). Whatever is beyond 32 bits is brought to the nearest, so that sums of a few never overflow.

package enum DialogNumber {
  /// The number that all of `word` writes in decimal: blanks, a sign, digits; nil for no number.
  ///
  /// An empty word is 0.
  static func decimal(_ word: ArraySlice<UInt8>) -> Int? { whole(word, notation: 10) }

  /// The number that all of `word` writes, with 0x before hexadecimal and 0 before octal digits; nil for no number.
  package static func likeC(_ word: ArraySlice<UInt8>) -> Int? { whole(word, notation: nil) }

  private static func whole(_ word: ArraySlice<UInt8>, notation: Int?) -> Int? {
    if word.isEmpty { return 0 }
    let (value, end) = read(word, notation: notation)
    return end == word.endIndex ? value : nil
  }

  /// The decimal number that `word` begins with, whatever follows; 0 for none.
  static func leading(_ word: ArraySlice<UInt8>) -> Int { read(word, notation: 10).value }

  private static func read(_ word: ArraySlice<UInt8>, notation: Int?) -> (value: Int, end: Int) {
    var rest = word.drop { $0 == 0x20 || 9...13 ~= $0 }
    let sign = rest.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
    var base = notation ?? 10
    if notation == nil, rest.first == UInt8(ascii: "0"), let next = rest.dropFirst().first {
      let isHexadecimal = next | 0x20 == UInt8(ascii: "x")
      base = isHexadecimal ? 16 : 8
      if isHexadecimal { rest = rest.dropFirst(2) }
    }
    let digits = rest.prefix { digit($0, base) != nil }
    guard !digits.isEmpty else { return (0, word.startIndex) }
    var value = 0
    for byte in digits {
      value = min(value * base + (digit(byte, base) ?? 0), Int(Int32.max))
    }
    return (sign == UInt8(ascii: "-") ? -value : value, digits.endIndex)
  }

  private static func digit(_ byte: UInt8, _ base: Int) -> Int? {
    let value: Int
    switch byte {
    case 0x30...0x39: value = Int(byte) - 0x30
    case 0x41...0x46: value = Int(byte) - 0x41 + 10
    case 0x61...0x66: value = Int(byte) - 0x61 + 10
    default: return nil
    }
    return value < base ? value : nil
  }
}
