// POSIX extended regular expressions, as in `grep -E`, by the C library (regex(3)): those of Swift's standard library would
// add 1.3 MB to the program.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

package struct PatternError: Error, Equatable, Sendable {
  package let message: String
}

/// A POSIX extended regular expression (XBD 9.4), in limits within which the C library needs less than a second: a box must
/// hear its keys, and a match cannot be interrupted.
@safe package final class RegularExpression {
  private let compiled: UnsafeMutablePointer<regex_t>
  private let size: PatternSize

  /// Parts of a pattern whose repeats are written out, and parts times bytes of a text.
  private static let (mostParts, mostWork) = (2000, 300_000)
  /// Groups within each other: the C library calls itself for each and would overflow the stack.
  private static let mostDepth = 100

  /// Compiles a pattern; where the locale C.UTF-8 is missing, each byte is a character, as without `isUTF8`.
  package init(_ pattern: [UInt8], isUTF8: Bool) throws(PatternError) {
    if pattern.contains(0) { throw PatternError(message: "it holds a NUL") }
    size = PatternSize(of: pattern)
    if size.hasBackReference { throw PatternError(message: "back references are not taken") }
    if size.parts > Self.mostParts { throw PatternError(message: "its repeats are too many") }
    if size.depth > Self.mostDepth { throw PatternError(message: "its groups are nested too deep") }
    if isUTF8 { _ = unsafe setlocale(LC_CTYPE, "C.UTF-8") }
    unsafe compiled = UnsafeMutablePointer<regex_t>.allocate(capacity: 1)
    unsafe compiled.initialize(to: regex_t())
    let status = unsafe System.withTerminated(pattern) {
      unsafe regcomp(compiled, $0, REG_EXTENDED)
    }
    if status == 0 { return }
    var text = [CChar](repeating: 0, count: 200)
    _ = unsafe regerror(status, compiled, &text, text.count)
    let message = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    throw PatternError(message: String(decoding: message, as: UTF8.self))
  }

  deinit {
    unsafe regfree(compiled)
    unsafe compiled.deallocate()
  }

  /// Whether a text is so long that matching it could take more than a second.
  package func isTooLong(_ text: [UInt8]) -> Bool { size.parts * text.count > Self.mostWork }

  /// Whether the whole of `text` matches; of the leftmost matches POSIX takes the longest, so such a match is found.
  package func matches(_ text: [UInt8]) -> Bool {
    // With REG_STARTEND, which glibc and the BSDs have, the length is given and NUL is a byte like others.
    var match = regmatch_t()
    match.rm_so = 0
    match.rm_eo = regoff_t(text.count)
    let status = unsafe System.withTerminated(text) {
      unsafe regexec(compiled, $0, 1, &match, REG_STARTEND)
    }
    return status == 0 && match.rm_so == 0 && Int(match.rm_eo) == text.count
  }
}
