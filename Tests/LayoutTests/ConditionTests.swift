// Conditions: what is met, what is wrong with one, and which controls it looks at.

import Testing

@testable import Layout

struct ConditionTests {
  private static let values: [String: ConditionValue] = [
    "plan": .text("pro"), "size": .text("10"), "news": .flag(true), "off": .flag(false),
    "parts": .texts(["git", "vim"]), "none": .texts([]), "void": .text(""), "num": .text("9"),
    "zero": .text("0.00"),
  ]

  private static func isMet(_ text: String) throws -> Bool {
    try Condition(parsing: text).isMet({ values[$0] }) { text, pattern in text == pattern }
  }

  @Test(arguments: [
    "plan == 'pro'", "plan == \"pro\"", "plan != 'free'", "!(plan == 'free')", "size == 10",
    "size == 10.0", "size == '10'", "num < size", "num < 10", "'9' < 10",
    "size >= 10 && size <= 10",
    "plan > 'a'", "'10' < '9a'", "news", "news == true", "!off", "off == false",
    "off || news && plan == 'pro'", "(off || news) && !off", "'git' in parts", "!('svn' in parts)",
    "plan in ['free', 'pro']", "size in [1, 10]", "!(plan in [])", "empty void", "empty none",
    "!empty parts", "empty off", "!empty zero", "empty missing", "plan matches 'pro'",
    "plan == 'p' || plan == 'pro'", "plan=='pro'&&size>9", "'it\\'s' == \"it's\"",
    "'a\\\\b' == 'a\\\\b'", "-1 < 0", "void == ''", "missing == ''",
    "9007199254740993 > 9007199254740992", "'4111111111111111111' != '4111111111111111112'",
    "1e400 < 1e401", "0.10 == 1e-1", "-0 == 0", "zero == 0e999999999999999999999", "-2 > -10",
    "1e-99999999999999999999 > 0", "-1e99999999999999999999 < -1e400", "'007' != 7", "120 == 1.2e2",
    "0.09 < 0.1", "100 > 99.99", "'é' == 'é'", "zero < 0.001", "\"it's\" == 'it\\'s'",
  ])
  func `it is met`(text: String) throws { #expect(try Self.isMet(text)) }

  @Test(arguments: [
    "plan == 'free'", "size < 10", "off", "empty news", "'svn' in parts", "off && missing",
    "plan matches 'p'", "void", "none", "size == 'x'",
  ])
  func `it is not met`(text: String) throws { #expect(try !Self.isMet(text)) }

  @Test(arguments: [
    ("", 0, "expected a name or a value, found the end"),
    ("plan =", 5, "'=' means nothing here; equality is written =="),
    ("plan == ", 8, "expected a name or a value, found the end"),
    ("a & b", 2, "'&' means nothing here; write &&"),
    ("a | b", 2, "'|' means nothing here; write ||"),
    ("(a", 2, "expected a closing parenthesis, found the end"),
    ("a b", 2, "expected && or || or the end, found 'b'"),
    ("'abc", 0, "the text that begins here has no closing quote"),
    ("1a < 2", 0, "'1a' is no number"), ("1e+ < 2", 0, "'1e+' is no number"),
    ("-", 0, "'-' is no number"), ("1-2", 1, "expected && or || or the end, found '-2'"),
    ("a in [1", 7, "expected a comma or ], found the end"),
    ("a matches b", 10, "expected a pattern in quotes, found 'b'"),
    ("a matches '('", 10, "the pattern '(': it is bad"),
    ("a == ;", 5, "';' means nothing here"), ("a \u{1B}", 2, "'\u{FFFD}' means nothing here"),
    ("é", 0, "'é' means nothing here"),
    (
      "a \(String(repeating: "b", count: 100_000))", 2,
      "expected && or || or the end, found '\(String(repeating: "b", count: 60))...'"
    ),
    ("in == 1", 0, "expected a name or a value, found 'in'"),
  ])
  func `a mistake is told with its place`(text: String, offset: Int, message: String) {
    #expect(throws: ConditionError(offset: offset, message: message)) {
      try Condition(parsing: text) { $0 == "(" ? "it is bad" : nil }
    }
  }

  @Test func `it names the controls that it looks at`() throws {
    let condition = try Condition(
      parsing: "a == b && ('x' in c || !empty d) && e matches 'f' && g in [h, 'i']")
    #expect(condition.names == ["a", "b", "c", "d", "e", "g", "h"])
  }

  @Test func `it names the patterns that it needs`() throws {
    let condition = try Condition(parsing: "!(a matches 'x') || b matches 'y' && b matches 'x'")
    #expect(condition.patterns == ["x", "y"])
  }

  @Test func `nesting has a limit and overflows nothing`() throws {
    let open = String(repeating: "(", count: 200_000)
    #expect(throws: ConditionError.self) { try Condition(parsing: open + "a") }
    #expect(throws: ConditionError.self) {
      try Condition(parsing: String(repeating: "!", count: 200_000) + "a")
    }
    let long = Array(repeating: "a", count: 200_000).joined(separator: " && ")
    #expect(throws: ConditionError.self) { try Condition(parsing: long) }
    let many = Array(repeating: "news", count: 90).joined(separator: " && ")
    #expect(try Self.isMet(many))
  }

  @Test func `no text makes it crash`() {
    var generator = SeededBytes(seed: 11)
    let words = [
      "plan", "==", "'pro'", "(", ")", "!", "&&", "||", "in", "[", "]", ",", "empty", "matches",
      "1", "-", "'", "\"", "<", "=", " ", "é",
    ]
    for _ in 0..<20_000 {
      let text = (0...generator.below(9)).map { _ in words[generator.below(words.count)] }
        .joined(separator: generator.below(2) == 0 ? " " : "")
      _ = try? Self.isMet(text)
    }
  }
}
