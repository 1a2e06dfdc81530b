// What is wrong with a command line.

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

/// `words` as a sentence lists them: `a, b and c`.
func listed(_ words: [String], _ conjunction: String = "and") -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "none" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
