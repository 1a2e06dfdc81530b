// Regular expressions match whole texts, of any bytes.

import Terminal
import Testing

struct RegularExpressionTests {
  static let rows: [(pattern: String, text: String, matches: Bool)] = [
    ("[0-9]{1,5}", "123", true), ("[0-9]{1,5}", "123456", false), ("[0-9]{1,5}", "a1", false),
    ("a|ab", "ab", true), ("^a$", "a", true), ("", "", true), ("a*", "", true), ("", "a", false),
    (".*", "a\nb", true), ("[[:alpha:]]+", "abc", true),
    ("a.c", "a\0c", false), ("a[^b]c", "a\0c", true), ("a", "a\0", false), ("..", "日本", true),
    ("[é]", "é", true),
  ]

  @Test(arguments: rows)
  func `a text matches as a whole or not`(row: (pattern: String, text: String, matches: Bool))
    throws
  {
    let expression = try RegularExpression(Array(row.pattern.utf8), isUTF8: true)
    #expect(expression.matches(Array(row.text.utf8)) == row.matches)
  }

  @Test(arguments: [
    "(", "[", "a{2,1}", "*\0", "(a)\\1", "(a{1000}){1000}", "(.{0,100}){0,100}",
    "a{32767}{32767}{32767}{32767}{32767}", "(a{30000}){9223372036854775807}",
    String(repeating: "(", count: 100_000) + "a" + String(repeating: ")", count: 100_000),
  ])
  func `what is no regular expression says why`(pattern: String) {
    #expect(throws: PatternError.self) {
      try RegularExpression(Array(pattern.utf8), isUTF8: true)
    }
  }

  @Test(arguments: [
    ("[0-9]{1,5}", 6000, false), ("[a-z0-9-]{1,63}(\\.[a-z0-9-]{1,63}){0,10}", 253, false),
    (".*", 100_000, false), ("[[:alpha:]]{1,255}[]{2000}]", 255, false),
    (".{0,1990}", 200, true), ("(a.*){0,200}b", 4000, true),
  ])
  func `a text that would take long is not matched`(pattern: String, length: Int, isTooLong: Bool)
    throws
  {
    let expression = try RegularExpression(Array(pattern.utf8), isUTF8: true)
    #expect(
      expression.isTooLong([UInt8](repeating: UInt8(ascii: "a"), count: length)) == isTooLong)
  }
}
