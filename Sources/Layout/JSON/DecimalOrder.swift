// The order of numbers as they are written, digit by digit: as floating point, long numbers such as those of cards would be equal
// that are not.

extension JSONNumber {
  /// The order to another number: below 0 where this one is less, 0 for the same however they are written.
  func order(to other: JSONNumber) -> Int {
    let (one, other) = (DecimalDigits(text), DecimalDigits(other.text))
    if one.sign != other.sign { return one.sign - other.sign }
    return one.sign * one.magnitude(to: other)
  }
}

/// The number 0.d₁d₂d₃… · 10ⁿ, whose first and last digits are not 0; of 0 there are none.
private struct DecimalDigits {
  /// −1, 0 or 1.
  private(set) var sign = 0
  private var exponent = 0
  private var digits: [UInt8] = []
  /// Beyond it all exponents are the same.
  private static let mostExponent = 1 << 48

  /// Reads a number in the grammar of JSON.
  init(_ text: String) {
    var isFraction = false
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst(), byte | 0x20 != UInt8(ascii: "e") {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "0") where digits.isEmpty: if isFraction { exponent -= 1 }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte)
        if !isFraction { exponent += 1 }
      default: break
      }
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    guard !digits.isEmpty else {
      exponent = 0
      return
    }
    sign = text.utf8.first == UInt8(ascii: "-") ? -1 : 1
    let most = rest.first == UInt8(ascii: "-") ? -Self.mostExponent : Self.mostExponent
    let written = rest.isEmpty ? 0 : Int(String(decoding: rest, as: UTF8.self)) ?? most
    exponent += max(-Self.mostExponent, min(written, Self.mostExponent))
  }

  /// The order of the numbers without their signs.
  func magnitude(to other: DecimalDigits) -> Int {
    if exponent != other.exponent { return exponent < other.exponent ? -1 : 1 }
    if digits == other.digits { return 0 }
    return digits.lexicographicallyPrecedes(other.digits) ? -1 : 1
  }
}
