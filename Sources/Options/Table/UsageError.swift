// What is wrong with a command line, and how an offending word is shown in the complaint. A word can hold
// anything, also bytes that would move the cursor of whoever reads the complaint.

package struct UsageError: Error, Equatable {
  /// One line without a line break, fit for any terminal.
  package let message: String
  /// The exit code: 64 for a wrong line, 65 for bad data, 255 for a line in dialog's grammar.
  package let status: Int32

  package init(_ message: String, status: Int32 = ExitCode.usage) {
    self.message = message
    self.status = status
  }
}

enum Quotation {
  /// Longer words are cut, in characters.
  static let limit = 60

  /// `bytes` in single quotes, on one line, without anything a terminal would act on.
  static func of(_ bytes: [UInt8]) -> String {
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

  static func of(_ text: String) -> String { of(Array(text.utf8)) }

  /// False for what moves a cursor, breaks a line, turns the direction of text or cannot be seen.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return 0x20...0x7E ~= scalar.value }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}

/// `words` as a sentence lists them: `a, b and c`.
func listed(_ words: [String], _ conjunction: String = "and") -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "none" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
