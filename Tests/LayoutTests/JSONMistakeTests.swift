// What is said of a text that is not JSON, and that one look shows most of what is wrong with it.

import Testing

@testable import Layout

struct JSONMistakeTests {
  private static func complaints(_ text: [UInt8]) -> [String] {
    JSONParser.read(text).mistakes.map {
      let place = TextPosition(of: $0.offset, in: text)
      return "\(place.line):\(place.column) \($0.message)"
    }
  }

  static let single: [(text: String, complaint: String)] = [
    ("", "1:1 expected a value, found the end of the text"),
    ("\u{FEFF}", "1:1 expected a value, found the end of the text"),
    ("[1,2", "1:5 expected ']' for the '[' of line 1, found the end of the text"),
    ("{\"a\":\n[", "2:2 expected ']' for the '[' of line 2, found the end of the text"),
    ("{\n\"a\":1\n", "3:1 expected '}' for the '{' of line 1, found the end of the text"),
    ("[1,]", "1:4 expected a value, found ']'"),
    (#"{"a": 1,}"#, "1:9 expected a name in double quotes, found '}'"),
    ("[,1]", "1:2 expected a value or ']', found ','"),
    ("[1 2]", "1:4 expected ',' or ']', found '2'"),
    ("[1;2]", "1:3 expected ',' or ']', found ';'"),
    (#"{"a":1 "b":2}"#, "1:8 expected ',' or '}', found '\"b\"'"),
    (#"{"a":1 2}"#, "1:8 expected ',' or '}', found '2'"),
    ("{\n  \"é\" 1}", "2:7 expected ':' after the name, found '1'"),
    (#"{"a"=1}"#, "1:5 expected ':' after the name, found '=1'"),
    (#"{"a"}"#, "1:5 expected ':' after the name, found '}'"),
    (#"{"a":}"#, "1:6 expected a value, found '}'"),
    (#"{:1}"#, "1:2 expected a name in double quotes or '}', found ':'"),
    ("{a:1}", "1:2 expected a name in double quotes or '}', found 'a'"),
    (
      "{'a':1}",
      "1:2 expected a name in double quotes or '}', found single quotation marks instead of double ones"
    ),
    ("['x']", "1:2 expected a value or ']', found single quotation marks instead of double ones"),
    ("[tru]", "1:2 expected a value or ']', found 'tru'"),
    ("[True, 1]", "1:2 expected a value or ']', found 'True'"),
    ("[truely]", "1:2 expected a value or ']', found 'truely'"),
    ("[1]]", "1:4 expected the end of the text, found ']'"),
    ("1 2 3", "1:3 expected the end of the text, found '2'"),
    ("]", "1:1 expected a value, found ']'"),
    ("[1}", "1:3 expected ',' or ']', found '}'"),
    (#"{"a":[1,2}"#, "1:10 expected ',' or ']', found '}'"),
    ("[1,\u{1B}2J]", "1:4 expected a value, found the control character U+001B"),
    ("// x\n1", "1:1 expected a value, found a comment, which JSON does not have"),
    ("[1 /* ] */, 2]", "1:4 expected ',' or ']', found a comment, which JSON does not have"),
    ("[1] //", "1:5 expected the end of the text, found a comment, which JSON does not have"),
    ("[01]", "1:2 expected a number without a zero before it, found '01'"),
    ("[-]", "1:3 expected a digit, found ']'"),
    ("[1.]", "1:4 expected a digit after '.', found ']'"),
    ("[2e+]", "1:5 expected a digit in the exponent, found ']'"),
    ("[+1]", "1:2 expected a value or ']', found '+1'"),
    ("[0x1F]", "1:3 expected ',' or ']', found 'x1F'"),
    ("\"abc", "1:5 expected '\"' at the end of the string of line 1, found the end of the text"),
    (
      "{\"a\": \"x,\n\"b\": 1}",
      "1:10 expected '\"' at the end of the string of line 1, found a line break"
    ),
    ("[\"a\tb\"]", "1:4 expected the escape '\\t' in a string, found a tab"),
    (
      "[\"a\u{1}\"]",
      "1:4 expected the escape '\\u0001' in a string, found the control character U+0001"
    ),
    (#"["ü\q"]"#, #"1:5 expected one of "\/bfnrtu after '\', found 'q'"#),
    (#"["\u12"]"#, #"1:5 expected four hexadecimal digits after '\u', found '12'"#),
    (#"["\udc00"]"#, "1:3 expected the first half of a surrogate pair, found the second"),
    (#"["\ud800x"]"#, "1:9 expected the second half of a surrogate pair, found 'x'"),
    (#"["\ud800\u0061"]"#, #"1:9 expected the second half of a surrogate pair, found '\u0061'"#),
    (#"{"a":1,"\u0061":2}"#, #"1:8 expected another name, found '"\u0061"' as in line 1"#),
    (
      "[\(String(repeating: "x", count: 1000))]",
      "1:2 expected a value or ']', found 'xxxxxxxxxxxxxxxxxxxxxxxx...'"
    ),
  ]

  @Test(arguments: single)
  func `one mistake is one sentence with its place`(row: (text: String, complaint: String)) {
    #expect(Self.complaints(Array(row.text.utf8)) == [row.complaint])
  }

  @Test func `bytes of other encodings are told apart`() {
    let wide = "1:1 expected UTF-8, found UTF-16 or UTF-32"
    #expect(Self.complaints([0xFF, 0xFE, 0x5B, 0, 0x5D, 0]) == [wide])
    #expect(Self.complaints([0, 0x5B, 0, 0x5D]) == [wide])
    #expect(Self.complaints([0x31, 0, 0x32, 0]) == [wide])
    #expect(
      Self.complaints(Array("[\"é\",\n\"a".utf8) + [0xE9] + Array("b\", ".utf8) + [0xFF, 0x5D])
        == ["2:3 expected UTF-8, found the byte E9", "2:8 expected UTF-8, found the byte FF"])
  }

  static let several: [(text: String, offsets: [Int])] = [
    (#"{"a": tru, "b" 2, "c": [1 2,], "d": 'x'}"#, [6, 15, 26, 28, 36]),
    ("{a: 1, b: 2, 'c': d}", [1, 7, 13, 18]), ("[1 2 3]", [3, 5]),
    ("[1,,2,,]", [3, 6, 7]), ("{\"a\" 1, \"b\" \"c\", }", [5, 12, 17]),
    (#"["\q\u1\x", 01, .5]"#, [3, 6, 8, 12, 16]), ("[1}, {2]", [2, 6]), (#"{"a", "b"}"#, [4, 9]),
    (#"{"a", b}"#, [4, 6]),
    ("{\"a\": \"x\n\"b\": \"y\n\"c\": 01}", [8, 16, 22]),
    ("[\"a\n\"b\n\"c\n", [3, 6, 9]), ("[[{]}}", [3, 4]),
    (#"{"a":1,"b":{"c":1,"c":2,"c":3},"a":2,"d":01}"#, [18, 24, 41]),
  ]

  @Test(arguments: several)
  func `several mistakes are told at once`(row: (text: String, offsets: [Int])) {
    #expect(JSONParser.read(Array(row.text.utf8)).mistakes.map(\.offset) == row.offsets)
  }

  @Test func `names that stand twice are found among few and among many`() {
    for count in [2, 3, 9, 10, 11, 1000] {
      let names = (0..<count).map { "\"n\($0)\":0" }
      #expect(JSONParser.read(Array("{\(names.joined(separator: ","))}".utf8)).mistakes.isEmpty)
      let twice = names + ["\"n\(count - 1)\":1", "\"\\u006e0\":1"]
      let reading = JSONParser.read(Array("{\(twice.joined(separator: ","))}".utf8))
      #expect(reading.mistakes.count == 2 && reading.value?.object?.count == count + 2)
    }
  }

  @Test func `no more mistakes are told than anybody reads`() {
    let wrong = Array(String(repeating: "01,", count: 100_000).utf8)
    #expect(JSONParser.read([0x5B] + wrong).mistakes.count == JSONParser.mostMistakes)
    let escapes = Array(String(repeating: "\\x", count: 100_000).utf8)
    #expect(JSONParser.read([0x22] + escapes).mistakes.count == JSONParser.mostMistakes)
    let same = Array(repeating: "\"a\":1", count: 100_000).joined(separator: ",")
    let twice = JSONParser.read(Array("[{\(same)},2]".utf8))
    #expect(twice.mistakes.count == JSONParser.mostMistakes && twice.value?.array?.count == 2)
    let twiceAndWrong = JSONParser.read(Array("[{\(same)},2".utf8))
    #expect(twiceAndWrong.mistakes.count == JSONParser.mostMistakes && twiceAndWrong.value == nil)
  }
}
