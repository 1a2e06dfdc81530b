// POSIX regular expressions as the C library reads them (regex(3)), so that those of the standard library, 1.3 MB, stay out.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A POSIX extended regular expression as the C library holds it.
@safe final class CompiledExpression {
  private let compiled: UnsafeMutablePointer<regex_t>

  /// Compiles `pattern`, which holds no NUL.
  ///
  /// The encoding of both pattern and text becomes that of the locale C.UTF-8 where `isUTF8` and the locale is there,
  /// else each byte is a character.
  /// - Throws: what the C library says is wrong with it.
  init(_ pattern: [UInt8], isUTF8: Bool) throws(PatternError) {
    if isUTF8 { _ = unsafe setlocale(LC_CTYPE, "C.UTF-8") }
    unsafe compiled = UnsafeMutablePointer<regex_t>.allocate(capacity: 1)
    unsafe compiled.initialize(to: regex_t())
    let terminated = pattern + [0]
    let status = unsafe terminated.withUnsafeBytes { bytes -> Int32 in
      guard let start = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress else {
        return 1
      }
      return unsafe regcomp(compiled, start, REG_EXTENDED)
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

  /// The bytes of the leftmost longest match in `text`, which may hold any byte; nil if there is none.
  func firstMatch(in text: [UInt8]) -> Range<Int>? {
    // REG_STARTEND, which glibc and the BSDs have, tells the length, so that a NUL is a byte like others.
    var match = regmatch_t()
    match.rm_so = 0
    match.rm_eo = regoff_t(text.count)
    let terminated = text + [0]
    let status = unsafe terminated.withUnsafeBytes { bytes -> Int32 in
      guard let start = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress else {
        return 1
      }
      return unsafe regexec(compiled, start, 1, &match, REG_STARTEND)
    }
    guard status == 0, match.rm_so >= 0, match.rm_eo >= match.rm_so else { return nil }
    return Int(match.rm_so)..<Int(match.rm_eo)
  }
}
