// One character of UTF-8, a byte at a time. What is not well formed comes in maximal subparts (The Unicode Standard,
// section 3.9, "U+FFFD Substitution of Maximal Subparts"), of each of which Swift's `String(decoding:as:)` makes one U+FFFD.

struct UTF8Sequence: Equatable, Sendable {
  /// The bytes as they came, 1 or more.
  private(set) var bytes: [UInt8]
  private var value: UInt32
  private var missing: Int
  /// What the next byte may be; tighter than 80–BF where that would be overlong, a surrogate or too great.
  private var allowed: ClosedRange<UInt8>

  /// Starts with a byte of 80 or more; nil if no character starts so.
  init?(lead byte: UInt8) {
    bytes = [byte]
    allowed = 0x80...0xBF
    switch byte {
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF:
      (value, missing) = (UInt32(byte & 0x0F), 2)
      if byte == 0xE0 { allowed = 0xA0...0xBF }
      if byte == 0xED { allowed = 0x80...0x9F }
    case 0xF0...0xF4:
      (value, missing) = (UInt32(byte & 0x07), 3)
      if byte == 0xF0 { allowed = 0x90...0xBF }
      if byte == 0xF4 { allowed = 0x80...0x8F }
    default: return nil
    }
  }

  /// Takes the next byte; false if it does not belong to the character.
  mutating func append(_ byte: UInt8) -> Bool {
    guard allowed.contains(byte) else { return false }
    allowed = 0x80...0xBF
    bytes.append(byte)
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    return true
  }

  /// The character, once it is whole.
  var scalar: Unicode.Scalar? { missing == 0 ? Unicode.Scalar(value) : nil }
}
