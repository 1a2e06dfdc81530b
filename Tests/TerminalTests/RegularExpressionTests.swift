// Regular expressions match whole texts, of any bytes.

import Terminal
import Testing

struct RegularExpressionTests {
  static let rows: [(pattern: String, text: String, matches: Bool)] = [
    ("[0-9]{1,5}", "123", true), ("[0-9]{1,5}", "123456", false), ("[0-9]{1,5}", "a1", false),
    ("a|ab", "ab", true), ("^a$", "a", true), ("", "", true), ("a*", "", true), ("", "a", false),
    (".*", "a\nb", true), ("[[:alpha:]]+", "abc", true), ("(a)\\1", "aa", true),
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

  @Test(arguments: ["(", "[", "a{2,1}", "*\0"])
  func `what is no regular expression says why`(pattern: String) {
    #expect(throws: PatternError.self) {
      try RegularExpression(Array(pattern.utf8), isUTF8: true)
    }
  }
}
