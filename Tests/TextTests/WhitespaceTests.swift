// What becomes of blanks and line breaks, as dialog shows them. Each row was seen on the screen of release 1.3-20230209 for
// every combination of options that it names: c --cr-wrap, k --no-collapse, t --trim, n --no-nl-expand.

import Testing

@testable import Text

@Suite("Whitespace of dialog") struct WhitespaceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var given: String
    var options: [Substring]
    var result: String
    var testDescription: String { given.debugDescription }
    init(_ given: String, _ options: String, _ result: String) {
      self.given = given
      self.options = options.split(separator: " ")
      self.result = result
    }
  }

  static func rules(_ letters: Substring) -> WhitespaceRules {
    var rules = WhitespaceRules()
    rules.keepsLineBreaks = letters.contains("c")
    rules.keepsBlanks = letters.contains("k")
    rules.trims = letters.contains("t")
    rules.keepsBackslashN = letters.contains("n")
    return rules
  }

  static let rows = [
    Row(
      "one two", "---- ---n --t- --tn -k-- -k-n -kt- -ktn c--- c--n c-t- c-tn ck-- ck-n ckt- cktn",
      "one two"),
    Row("   lead", "---- ---n --t- --tn -kt- -ktn c--- c--n c-t- c-tn ckt- cktn", " lead"),
    Row("   lead", "-k-- -k-n ck-- ck-n", "   lead"),
    Row("a   b\t\tc", "---- ---n --t- --tn -kt- -ktn c--- c--n c-t- c-tn ckt- cktn", "a b c"),
    Row("a   b\t\tc", "-k-- -k-n ck-- ck-n", "a   b\t\tc"),
    Row("a\nb\n\nc", "---- ---n -k-- -k-n c--- c--n c-t- c-tn ck-- ck-n ckt- cktn", "a\nb\n\nc"),
    Row("a\nb\n\nc", "--t- --tn -kt- -ktn", "a b c"),
    Row("a\\nb\\n\\nc", "---- --t- -k-- -kt- c--- c-t- ck-- ckt-", "a\nb\n\nc"),
    Row("a\\nb\\n\\nc", "---n --tn -k-n -ktn c--n c-tn ck-n cktn", "a\\nb\\n\\nc"),
    Row("a\\n\nb\\n  \nc", "---- --t- -k-- -kt- c--- c-t- ck-- ckt-", "a\nb\nc"),
    Row("a\\n\nb\\n  \nc", "---n c--n c-tn cktn", "a\\n\nb\\n \nc"),
    Row("a\\n\nb\\n  \nc", "--tn -ktn", "a\\n b\\n c"),
    Row("a\\n\nb\\n  \nc", "-k-n ck-n", "a\\n\nb\\n  \nc"),
    Row("a   \n   b\\nc", "---- --t- -k-- -kt-", "a      b\nc"),
    Row("a   \n   b\\nc", "---n c--n c-tn cktn", "a \n b\\nc"),
    Row("a   \n   b\\nc", "--tn -ktn", "a b\\nc"),
    Row("a   \n   b\\nc", "-k-n ck-n", "a   \n   b\\nc"),
    Row("a   \n   b\\nc", "c--- c-t- ck-- ckt-", "a   \n   b\nc"),
    Row("a \nb\\nc \n d", "---- --t- -k-- -kt-", "a  b\nc  d"),
    Row("a \nb\\nc \n d", "---n -k-n c--n c-tn ck-n cktn", "a \nb\\nc \n d"),
    Row("a \nb\\nc \n d", "--tn -ktn", "a b\\nc d"),
    Row("a \nb\\nc \n d", "c--- c-t- ck-- ckt-", "a \nb\nc \n d"),
    Row("a   \n   b  \n\n c", "---- ---n c--- c--n c-t- c-tn ckt- cktn", "a \n b \n\n c"),
    Row("a   \n   b  \n\n c", "--t- --tn -kt- -ktn", "a b c"),
    Row("a   \n   b  \n\n c", "-k-- -k-n ck-- ck-n", "a   \n   b  \n\n c"),
    Row("\\n  x   y\t z\n\nw", "---- --t-", "\n  x   y  z  w"),
    Row("\\n  x   y\t z\n\nw", "---n c--n c-tn cktn", "\\n x y z\n\nw"),
    Row("\\n  x   y\t z\n\nw", "--tn -ktn", "\\n x y z w"),
    Row("\\n  x   y\t z\n\nw", "-k-- -kt-", "\n  x   y\t z  w"),
    Row("\\n  x   y\t z\n\nw", "-k-n ck-n", "\\n  x   y\t z\n\nw"),
    Row("\\n  x   y\t z\n\nw", "c--- c-t-", "\n  x   y  z\n\nw"),
    Row("\\n  x   y\t z\n\nw", "ck-- ckt-", "\n  x   y\t z\n\nw"),
    Row("  \t mixed \\n\\n\n\nend\\\\nx\\tq", "---- --t-", "    mixed \n\n end\\\nx\\tq"),
    Row(
      "  \t mixed \\n\\n\n\nend\\\\nx\\tq", "---n c--n c-tn cktn", " mixed \\n\\n\n\nend\\\\nx\\tq"),
    Row("  \t mixed \\n\\n\n\nend\\\\nx\\tq", "--tn -ktn", " mixed \\n\\n end\\\\nx\\tq"),
    Row("  \t mixed \\n\\n\n\nend\\\\nx\\tq", "-k-- -kt-", "  \t mixed \n\n end\\\nx\\tq"),
    Row("  \t mixed \\n\\n\n\nend\\\\nx\\tq", "-k-n ck-n", "  \t mixed \\n\\n\n\nend\\\\nx\\tq"),
    Row("  \t mixed \\n\\n\n\nend\\\\nx\\tq", "c--- c-t-", "    mixed \n\n\nend\\\nx\\tq"),
    Row("  \t mixed \\n\\n\n\nend\\\\nx\\tq", "ck-- ckt-", "  \t mixed \n\n\nend\\\nx\\tq"),
    Row(
      "\n\nlead\n \n x", "---- ---n -k-- -k-n c--- c--n c-t- c-tn ck-- ck-n ckt- cktn",
      "\n\nlead\n \n x"),
    Row("\n\nlead\n \n x", "--t- --tn -kt- -ktn", " lead x"),
    Row("a\\\nb\\n\tc", "---- --t-", "a\\ b\n c"),
    Row("a\\\nb\\n\tc", "---n c--n c-tn cktn", "a\\\nb\\n c"),
    Row("a\\\nb\\n\tc", "--tn -ktn", "a\\ b\\n c"),
    Row("a\\\nb\\n\tc", "-k-- -kt-", "a\\ b\n\tc"),
    Row("a\\\nb\\n\tc", "-k-n ck-n", "a\\\nb\\n\tc"),
    Row("a\\\nb\\n\tc", "c--- c-t-", "a\\\nb\n c"),
    Row("a\\\nb\\n\tc", "ck-- ckt-", "a\\\nb\n\tc"),
    Row("c \\nd \n \n\ne", "---- --t- -k-- -kt-", "c \nd    e"),
    Row("c \\nd \n \n\ne", "---n -k-n c--n c-tn ck-n cktn", "c \\nd \n \n\ne"),
    Row("c \\nd \n \n\ne", "--tn -ktn", "c \\nd e"),
    Row("c \\nd \n \n\ne", "c--- c-t- ck-- ckt-", "c \nd \n \n\ne"),
  ]

  @Test(arguments: rows) func `blanks and line breaks become what dialog makes of them`(row: Row) {
    for letters in row.options {
      let result = Self.rules(letters).applied(to: Array(row.given.utf8))
      #expect(String(decoding: result, as: UTF8.self) == row.result, "\(letters)")
    }
  }

  @Test func `every combination of options was seen for every text`() {
    let seen = Dictionary(grouping: Self.rows, by: \.given)
    #expect(seen.count == 14)
    for rows in seen.values { #expect(Set(rows.flatMap(\.options)).count == 16) }
  }

  @Test(
    arguments: [[], [0x5C], [0x20], [0x0A], [0x5C, 0x6E], [0xFF, 0x20, 0x09, 0x20, 0xC3]]
      as [[UInt8]])
  func `no bytes are too odd`(bytes: [UInt8]) {
    for letters in ["", "c", "k", "t", "n", "ct"] {
      let result = Self.rules(letters[...]).applied(to: bytes)
      #expect(result.isEmpty == bytes.isEmpty)
      #expect(result.filter { $0 > 0x7F } == bytes.filter { $0 > 0x7F })
    }
  }
}
