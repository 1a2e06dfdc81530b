// A number for bytes and numbers of which only that is to be told: whether they are the same as those of another one.

/// A hash by FNV-1a with 64 bits (IETF draft-eastlake-fnv).
struct Fingerprint {
  private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ numbers: [Int] = []) { for number in numbers { add(number) } }

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { take(byte) }
    take(0)
  }

  mutating func add(_ number: Int) { add(Array(String(number).utf8)) }

  /// A number of at most 15 digits, never 0.
  var number: Int { Int(hash >> 16) | 1 }

  private mutating func take(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
