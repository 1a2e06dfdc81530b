// A number as it stands in a text. JSON sets no limits to numbers (RFC 8259, section 6), so whoever uses one says which type it
// must fit.

package struct JSONNumber: Equatable, Sendable {
  /// As it is written, digit by digit; the grammar of JSON holds.
  package let text: String

  /// The nearest number there is; infinite for one that is too large, 0 for one that is too small.
  package var double: Double { Double(text) ?? 0 }

  /// The whole number that it is, however it is written (`10`, `1e1`, `10.0`); nil for a fraction and beyond 64 bits.
  package var int: Int? {
    if let number = Int(text) { return number }
    let parts = text.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    let sides = parts[0].split(separator: ".", maxSplits: 1)
    let fraction = sides.count == 2 ? sides[1] : ""
    let digits = String(sides[0] + fraction)
    // 0 stays 0 with any exponent.
    if digits.utf8.allSatisfy({ $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "-") }) { return 0 }
    guard let exponent = parts.count == 2 ? Int(parts[1]) : 0 else { return nil }
    let (shift, overflows) = exponent.subtractingReportingOverflow(fraction.utf8.count)
    if overflows { return nil }
    // No number of 64 bits has more than 19 digits.
    if shift >= 0 { return shift < 20 ? Int(digits + String(repeating: "0", count: shift)) : nil }
    guard shift > -digits.utf8.count else { return nil }
    let lost = digits.suffix(-shift)
    return lost.utf8.allSatisfy { $0 == UInt8(ascii: "0") } ? Int(digits.dropLast(-shift)) : nil
  }
}
