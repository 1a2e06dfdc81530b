// How a word that somebody gave is shown in a complaint. It can hold anything, also bytes that would move the cursor of whoever
// reads the complaint.

package enum Quotation {
  /// Longer words are cut, in characters.
  package static let limit = 60

  /// `bytes` in single quotes, on one line, without anything a terminal would act on; at most `limit` characters of them.
  package static func of(_ bytes: [UInt8], limit: Int = limit) -> String {
    var text = "'"
    var count = 0
    // Only so many bytes can be shown; four is the longest form of a character in UTF-8.
    for scalar in String(decoding: bytes.prefix(4 * limit + 4), as: UTF8.self).unicodeScalars {
      guard count < limit else { return text + "...'" }
      text.unicodeScalars.append(isHarmless(scalar) ? scalar : "\u{FFFD}")
      count += 1
    }
    return text + "'"
  }

  package static func of(_ text: String) -> String { of(Array(text.utf8)) }

  /// False for what moves a cursor, breaks a line, turns the direction of text or cannot be seen.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return 0x20...0x7E ~= scalar.value }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}
