// The JSON parser beside a public corpus of texts, and what it says about mistakes.

import Testing

@testable import Layout

struct JSONTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let verdict: String
    let name: String
    let bytes: [UInt8]
    var testDescription: String { name }
  }

  static let corpus: [Case] = JSONCorpus.lines.split(separator: "\n").map { line in
    var words = line.split(separator: " ").map(String.init)
    let (verdict, name) = (words.removeFirst(), words.removeFirst())
    let count = words[0].first == "*" ? Int(words.removeFirst().dropFirst()) ?? 1 : 1
    let digits = words[0] == "-" ? [] : Array(words[0].utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16) ?? 0
    }
    return Case(
      verdict: verdict, name: name, bytes: Array(repeatElement(bytes, count: count).joined()))
  }

  @Test func `the corpus is whole`() {
    #expect(Self.corpus.count == 248)
    #expect(Self.corpus.count { $0.verdict == "accept" } == 68)
  }

  @Test(arguments: corpus)
  func `the verdict of the corpus is kept`(one: Case) {
    let isTaken = (try? JSONParser.parse(one.bytes)) != nil
    if one.verdict != "either" { #expect(isTaken == (one.verdict == "accept")) }
    #expect(JSONParser.mistakes(in: one.bytes).isEmpty == isTaken)
  }

  @Test(arguments: [
    (#"{"a": 1,}"#, 1, 8, "expected a name behind the comma"),
    ("[1 2]", 1, 4, "expected a comma or ], found 2"),
    ("{\n  \"a\" 1}", 2, 7, "expected a colon behind the name, found 1"),
    ("[tru]", 1, 2, "expected a value, found tru"),
    ("// x\n1", 1, 1, "expected a value, found /; JSON has no comments"),
    ("['x']", 1, 2, "expected a value, found '; strings stand in double quotes"),
    (#"["ü\q"]"#, 1, 4, "there is no such escape; a backslash itself is written \\\\"),
    ("[\"a\nb\"]", 1, 4, "a line break in a string is written \\n"),
    ("[\"a\u{1}\"]", 1, 4, "a control character in a string is written \\u0001"),
    ("[01]", 1, 2, "this is no number as JSON writes them"),
    ("[1", 1, 3, "expected a comma or ], found the end of the text"),
    ("\"abc", 1, 1, "the string that begins here has no closing quote"),
    ("", 1, 1, "expected a value, found the end of the text"),
    ("1 2", 1, 3, "expected the end of the text, found 2"),
    (
      #""\ud800x""#, 1, 2,
      "an escape with \\u needs four hexadecimal digits, and for a surrogate another one"
    ),
  ])
  func `a mistake is told with its place`(text: String, line: Int, column: Int, message: String) {
    let bytes = Array(text.utf8)
    do throws(JSONError) {
      _ = try JSONParser.parse(bytes)
      Issue.record("it is taken")
    } catch {
      let place = TextPosition(of: error.offset, in: bytes)
      #expect(place.line == line && place.column == column && error.message == message, "\(error)")
    }
  }

  @Test func `several mistakes are told at once`() {
    let text = "{\"a\": tru, \"b\" 2, \"c\": [1 2,], \"d\": 'x'}"
    #expect(JSONParser.mistakes(in: Array(text.utf8)).map(\.offset) == [6, 15, 26, 27, 36])
  }

  @Test func `values are what was written`() throws {
    let text = #" {"s": "aé\n\u00e9\ud83d\ude00\"", "n": -1.50e2, "l": [true, null, []]} "#
    let root = try JSONParser.parse(Array(text.utf8))
    let members = try #require(root.object)
    #expect(members.map(\.name) == ["s", "n", "l"])
    #expect(members[0].value.string == "aé\né😀\"")
    #expect(members[1].value.number?.text == "-1.50e2" && members[1].value.number?.int == -150)
    #expect(members[2].value.array?.count == 3)
    #expect(text.utf8.dropFirst(members[1].value.offset).starts(with: "-1.50e2".utf8))
    #expect(text.utf8.dropFirst(members[1].nameOffset).starts(with: "\"n\"".utf8))
  }

  @Test func `nesting has a limit and overflows nothing`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(try JSONParser.parse(nested(JSONParser.mostNesting)).array?.count == 1)
    let error = JSONError(
      offset: 500, message: "more than 500 arrays and objects stand within each other")
    #expect(throws: error) { try JSONParser.parse(nested(JSONParser.mostNesting + 1)) }
    #expect(throws: error) { try JSONParser.parse(nested(1_000_000)) }
  }

  /// Texts that are nearly right, which is where a parser goes wrong.
  @Test func `no text makes it crash or differ from its list of mistakes`() throws {
    var generator = SeededBytes(seed: 7)
    let seeds = Self.corpus.filter { $0.bytes.count < 60 }.map(\.bytes)
    for _ in 0..<20_000 {
      var bytes = seeds[generator.below(seeds.count)]
      for _ in 0...generator.below(3) {
        let place = generator.below(bytes.count + 1)
        switch generator.below(3) {
        case 0 where place < bytes.count: bytes.remove(at: place)
        case 1 where place < bytes.count: bytes[place] = generator.byte()
        default: bytes.insert(generator.byte(), at: place)
        }
      }
      let isTaken = (try? JSONParser.parse(bytes)) != nil
      #expect(JSONParser.mistakes(in: bytes).isEmpty == isTaken, "\(bytes)")
    }
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014), which prefers the bytes that mean something in JSON.
struct SeededBytes {
  private var state: UInt64
  private static let signs = Array("{}[]\",:\\/ \n0123456789-+.eEtrufalsn'".utf8)

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }

  mutating func byte() -> UInt8 {
    below(3) == 0 ? UInt8(truncatingIfNeeded: next()) : Self.signs[below(Self.signs.count)]
  }
}
