// Regular expressions of the kind every shell user knows, POSIX extended ones as in `grep -E`, by the C library, since
// Swift's own would double the size of the program.

/// What is wrong with a regular expression.
package struct PatternError: Error, Equatable, Sendable {
  /// The C library's words for it.
  package let message: String
}

/// A POSIX extended regular expression (XBD 9.4).
package struct RegularExpression {
  private let compiled: CompiledExpression

  /// Compiles a pattern.
  ///
  /// - Parameters:
  ///   - pattern: the expression.
  ///   - isUTF8: whether pattern and texts are UTF-8; otherwise each byte is a character.
  /// - Throws: `PatternError` for what is no regular expression.
  package init(_ pattern: [UInt8], isUTF8: Bool) throws(PatternError) {
    if pattern.contains(0) { throw PatternError(message: "it holds a NUL") }
    compiled = try CompiledExpression(pattern, isUTF8: isUTF8)
  }

  /// Whether the whole of `text` matches.
  ///
  /// POSIX takes of the leftmost matches the longest one, so that a match of the whole text is found where there is one.
  package func matches(_ text: [UInt8]) -> Bool {
    compiled.firstMatch(in: text) == 0..<text.count
  }
}
