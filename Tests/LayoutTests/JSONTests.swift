// The JSON parser beside a public corpus of texts, and what it says about mistakes.

import Testing

@testable import Layout

extension JSONValue {
  /// The value in one spelling: strings as Swift shows them, numbers as they are written.
  var spelled: String {
    switch kind {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): number.text
    case .string(let text): text.debugDescription
    case .array(let values): "[" + values.map(\.spelled).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { $0.name.debugDescription + ":" + $0.value.spelled }.joined(separator: ",")
        + "}"
    }
  }
}

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
    #expect(Self.corpus.count { $0.verdict == "reject" } == 152)
  }

  /// Of what the corpus leaves open, numbers of any size and a byte order mark are taken; what is not Unicode is refused.
  private static func isWanted(_ one: Case) -> Bool {
    switch one.verdict {
    case "accept": true
    case "reject": false
    default: one.name.hasPrefix("number_") || one.name == "structure_UTF-8_BOM_empty_object"
    }
  }

  @Test(arguments: corpus)
  func `the verdict of the corpus is kept`(one: Case) {
    let reading = JSONParser.read(one.bytes)
    #expect((reading.value != nil) == Self.isWanted(one))
    // A name that stands twice is in the grammar, and is a mistake all the same.
    let isDuplicate = one.name.hasPrefix("object_duplicated_key")
    #expect(reading.mistakes.isEmpty == (Self.isWanted(one) && !isDuplicate))
    #expect(((try? JSONParser.parse(one.bytes)) != nil) == reading.mistakes.isEmpty)
  }

  static let values: [(text: String, spelled: String)] = [
    ("null", "null"), (" true\n", "true"), ("\tfalse\r\n", "false"), ("-0.50e+03", "-0.50e+03"),
    (#""""#, #""""#), ("[]", "[]"), ("{}", "{}"), ("[[],{}]", "[[],{}]"),
    (#"[1, "two", null, true, {"three": [4]}]"#, #"[1,"two",null,true,{"three":[4]}]"#),
    (#"{"b": 1, "a": {"c": [], "b": 2}}"#, #"{"b":1,"a":{"c":[],"b":2}}"#),
    (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u{08}\u{0C}\n\r\t""#), (#""a\u0000b""#, #""a\0b""#),
    (#""\u00e9\u65E5\u007f\u0800é日""#, #""é日\u{7F}ࠀé日""#), (#""x\ud83d\ude00y""#, #""x😀y""#),
    (#""\uDBFF\uDFFD\uFFFD""#, "\u{10FFFD}\u{FFFD}".debugDescription),
    (#"{"\u0061\n": 1}"#, #"{"a\n":1}"#), ("\u{FEFF}[1]", "[1]"), ("\"\u{7F}\"", #""\u{7F}""#),
  ]

  @Test(arguments: values)
  func `values are what was written`(row: (text: String, spelled: String)) throws {
    #expect(try JSONParser.parse(Array(row.text.utf8)).spelled == row.spelled)
  }

  @Test func `values that stand in no text are like others`() {
    #expect(JSONValue(string: "a\"\\\n").string == "a\"\\\n")
    #expect(JSONValue(strings: []).spelled == "[]")
    #expect(JSONValue(strings: ["a", "", "é\""]).spelled == #"["a","","é\""]"#)
    #expect(JSONValue(number: "-1.5e3").number?.int == -1500)
  }

  @Test func `each value and each name knows where it stands`() throws {
    let text = "{ \"a\": [1,\n  \"é\", {\"bc\" :null}],\r\n\"d\\n\": true }"
    let bytes = Array(text.utf8)
    var places: [String] = []
    func note(_ what: String, _ offset: Int) {
      let position = TextPosition(of: offset, in: bytes)
      places.append("\(what) \(offset) \(position.line):\(position.column)")
    }
    func visit(_ value: JSONValue) {
      note(value.article, value.offset)
      value.array?.forEach(visit)
      for member in value.object ?? [] {
        note(member.name, member.nameOffset)
        visit(member.value)
      }
    }
    visit(try JSONParser.parse(bytes))
    #expect(
      places == [
        "an object 0 1:1", "a 2 1:3", "an array 7 1:8", "a number 8 1:9", "a string 13 2:3",
        "an object 19 2:8", "bc 20 2:9", "null 26 2:15", "d\n 35 3:1", "true 42 3:8",
      ])
  }

  @Test func `places are counted in lines and characters`() {
    let text: [UInt8] = Array("\u{FEFF}a\r\né日\n".utf8) + [0xFF, 0x80, 0x41]
    let places = TextPosition.places(of: [0, 3, 4, 5, 6, 8, 11, 12, 13, 14, 15, 99], in: text)
    #expect(
      places.map { "\($0.line):\($0.column)" } == [
        "1:1", "1:1", "1:2", "1:3", "2:1", "2:2", "2:3", "3:1", "3:2", "3:2", "3:3", "3:3",
      ])
    #expect(TextPosition(of: 8, in: text) == places[5])
  }

  @Test func `a place in a string is found behind escapes`() throws {
    let text = #"[ "a\n\u00e9\ud83d\ude00éb" ]"#
    let string = try #require(try JSONParser.parse(Array(text.utf8)).array?.first)
    let places = (0...11).map { string.offset(inString: $0) }
    #expect(places == [3, 4, 6, 6, 12, 12, 12, 12, 24, 25, 26, 27])
    let plain = try JSONParser.parse(Array("  \"abc\"".utf8))
    #expect((0...3).map { plain.offset(inString: $0) } == [3, 4, 5, 6])
  }

  static let numbers: [(text: String, int: Int?, double: Double)] = [
    ("0", 0, 0), ("-0", 0, -0.0), ("12", 12, 12), ("-7", -7, -7), ("1.0", 1, 1),
    ("1e3", 1000, 1000), ("1.25e2", 125, 125), ("1.25e1", nil, 12.5), ("120e-1", 12, 12),
    ("125e-1", nil, 12.5), ("0.000", 0, 0), ("0e99999999999999999999", 0, 0),
    ("1e-99999999999999999999", nil, 0), ("1e99999999999999999999", nil, .infinity),
    ("1E400", nil, .infinity), ("-1E400", nil, -.infinity),
    ("9223372036854775807", .max, 9.223372036854775807e18),
    ("9007199254740993.0", 9_007_199_254_740_993, 9_007_199_254_740_992),
    ("-9223372036854775808", .min, -9.223372036854775808e18),
    ("9223372036854775808", nil, 9.223372036854775808e18),
    ("-922337203685477580.8E1", .min, -9.223372036854775808e18),
    ("1e18", 1_000_000_000_000_000_000, 1e18), ("1e19", nil, 1e19), ("0.1", nil, 0.1),
    ("-0.0e-5", 0, 0), ("5e-1", nil, 0.5), ("10e-2", nil, 0.1), ("-10e-1", -1, -1),
  ]

  @Test(arguments: numbers)
  func `a number is as exact as what it is read as`(
    row: (text: String, int: Int?, double: Double)
  ) throws {
    let number = try #require(try JSONParser.parse(Array(row.text.utf8)).number)
    #expect(number.text == row.text)
    #expect(number.int == row.int)
    #expect(number.double == row.double)
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
  @Test func `no text makes it crash or say nonsense`() {
    var generator = SeededBytes(seed: 7)
    let seeds = Self.corpus.filter { $0.bytes.count < 60 }.map(\.bytes)
    for _ in 0..<20_000 {
      let bytes = generator.changed(seeds[generator.below(seeds.count)])
      let reading = JSONParser.read(bytes)
      let offsets = reading.mistakes.map(\.offset)
      #expect(reading.value != nil || !offsets.isEmpty, "\(bytes)")
      #expect(Set(offsets).count == offsets.count && offsets == offsets.sorted(), "\(bytes)")
      #expect(offsets.allSatisfy { 0...bytes.count ~= $0 }, "\(bytes)")
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

  /// A text with one to four bytes taken away, put in or made others.
  mutating func changed(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0...below(4) {
      let place = below(text.count + 1)
      switch below(3) {
      case 0 where place < text.count: text.remove(at: place)
      case 1 where place < text.count: text[place] = byte()
      default: text.insert(byte(), at: place)
      }
    }
    return text
  }
}
