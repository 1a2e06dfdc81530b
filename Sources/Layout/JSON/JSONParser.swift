// From bytes to a JSON value, strictly as RFC 8259 has it: nothing is guessed. It keeps its own stack, so that no nesting
// overflows that of the process. To show several mistakes at once it goes on after one where it is clear how.

package struct JSONParser {
  /// Arrays and objects within each other, at most.
  package static let mostNesting = 500

  private let bytes: [UInt8]
  private let mostErrors: Int
  private var position = 0
  private var errors: [JSONError] = []
  private var stack: [Frame] = []

  /// An array or object that is not closed yet.
  private struct Frame {
    let isObject: Bool
    let offset: Int
    var values: [JSONValue] = []
    var members: [JSONMember] = []
    var name: (text: String, offset: Int) = ("", 0)

    var value: JSONValue {
      JSONValue(kind: isObject ? .object(members) : .array(values), offset: offset)
    }
  }

  private init(_ bytes: [UInt8], mostErrors: Int) {
    self.bytes = bytes
    self.mostErrors = mostErrors
  }

  /// The value of a whole text.
  /// - Throws: the first mistake.
  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes, mostErrors: 1)
    return try parser.document()
  }

  /// The mistakes of a text in their order, at most `limit`; none for one that is right.
  package static func mistakes(in bytes: [UInt8], limit: Int = 20) -> [JSONError] {
    var parser = JSONParser(bytes, mostErrors: limit)
    do throws(JSONError) {
      _ = try parser.document()
      return parser.errors
    } catch {
      return parser.errors + [error]
    }
  }

  // MARK: Values

  private mutating func document() throws(JSONError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      try complain("a byte order mark stands before the value; save the file without one", at: 0)
      position = 3
    }
    while true {
      guard var value = try value() else { continue }
      while true {
        if stack.isEmpty {
          skipBlanks()
          if position < bytes.count { throw unexpected("the end of the text") }
          return value
        }
        attach(value)
        guard try isClosed() else { break }
        value = stack.removeLast().value
      }
    }
  }

  /// Reads a value; nil where an array or object was opened that is not empty.
  private mutating func value() throws(JSONError) -> JSONValue? {
    skipBlanks()
    let start = position
    guard start < bytes.count else { throw unexpected("a value") }
    switch bytes[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try open()
    case UInt8(ascii: "\""): return JSONValue(kind: .string(try string()), offset: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(kind: .number(try number()), offset: start)
    default:
      for (word, kind) in Self.words where bytes[start...].starts(with: word.utf8) {
        position += word.utf8.count
        if position < bytes.count, isWordByte(bytes[position]) { break }
        return JSONValue(kind: kind, offset: start)
      }
      position = start
      try complain("expected a value, found \(found)", at: start)
      return try skipNoValue(from: start)
    }
  }

  private static let words: [(String, JSONValue.Kind)] = [
    ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
  ]

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  /// Passes over what is no value, and takes it for null; at a comma or bracket the value is merely missing.
  private mutating func skipNoValue(from start: Int) throws(JSONError) -> JSONValue? {
    if bytes[start] == UInt8(ascii: "'") {
      position =
        bytes[(start + 1)...].firstIndex { $0 == bytes[start] || $0 == 0x0A } ?? bytes.count
      if position < bytes.count, bytes[position] != 0x0A { position += 1 }
    } else if isWordByte(bytes[start]) {
      while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    } else if ![UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(bytes[start]) {
      position += 1
      return nil
    }
    return JSONValue(kind: .null, offset: start)
  }

  private mutating func open() throws(JSONError) -> JSONValue? {
    let isObject = bytes[position] == UInt8(ascii: "{")
    guard stack.count < Self.mostNesting else {
      throw JSONError(
        offset: position,
        message: "more than \(Self.mostNesting) arrays and objects stand within each other")
    }
    stack.append(Frame(isObject: isObject, offset: position))
    position += 1
    skipBlanks()
    if position < bytes.count, bytes[position] == closer {
      position += 1
      return stack.removeLast().value
    }
    if isObject { try readName() }
    return nil
  }

  /// What closes the innermost array or object.
  private var closer: UInt8 {
    stack.last?.isObject == true ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  private mutating func attach(_ value: JSONValue) {
    let top = stack.count - 1
    guard stack[top].isObject else { return stack[top].values.append(value) }
    let name = stack[top].name
    stack[top].members.append(JSONMember(name: name.text, nameOffset: name.offset, value: value))
  }

  /// Reads what stands behind a value: true where it was the last one.
  private mutating func isClosed() throws(JSONError) -> Bool {
    skipBlanks()
    let isObject = stack.last?.isObject == true
    guard position < bytes.count else { throw unexpected("a comma or \(isObject ? "}" : "]")") }
    if bytes[position] == closer {
      position += 1
      return true
    }
    if bytes[position] == UInt8(ascii: ",") {
      let comma = position
      position += 1
      skipBlanks()
      if position < bytes.count, bytes[position] == closer {
        try complain("expected \(isObject ? "a name" : "a value") behind the comma", at: comma)
        position += 1
        return true
      }
    } else {
      let beginsNext = isObject ? bytes[position] == UInt8(ascii: "\"") : beginsValue
      let error = unexpected("a comma or \(isObject ? "}" : "]")")
      guard beginsNext else { throw error }
      try complain(error.message, at: error.offset)
    }
    if isObject { try readName() }
    return false
  }

  private var beginsValue: Bool {
    switch bytes[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: Self.words.contains { bytes[position...].starts(with: $0.0.utf8) }
    }
  }

  private mutating func readName() throws(JSONError) {
    skipBlanks()
    let start = position
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      throw unexpected("a name in quotes")
    }
    stack[stack.count - 1].name = (try string(), start)
    skipBlanks()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
      let isAtEnd = position >= bytes.count
      let error = unexpected("a colon behind the name")
      if isAtEnd { throw error }
      return try complain(error.message, at: error.offset)
    }
    position += 1
  }

  // MARK: Strings and numbers

  private mutating func string() throws(JSONError) -> String {
    let start = position + 1
    position = start
    var isASCII: UInt8 = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        let text = bytes[start..<position]
        position += 1
        if isASCII < 0x80 { return String(decoding: text, as: UTF8.self) }
        if let text = String(validating: text, as: UTF8.self) { return text }
        try complain("these bytes are not UTF-8", at: Self.firstInvalid(in: text))
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { return try stringWithEscapes(from: start) }
      isASCII |= byte
      position += 1
    }
    throw JSONError(offset: start - 1, message: "the string that begins here has no closing quote")
  }

  /// The place of the first byte that is no part of a character.
  private static func firstInvalid(in bytes: ArraySlice<UInt8>) -> Int {
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      let length = (1...4).first { length in
        offset + length <= bytes.endIndex
          && String(validating: bytes[offset..<offset + length], as: UTF8.self)?.unicodeScalars
            .count == 1
      }
      guard let length else { return offset }
      offset += length
    }
    return offset
  }

  private mutating func stringWithEscapes(from start: Int) throws(JSONError) -> String {
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        if let text = String(validating: text, as: UTF8.self) { return text }
        try complain("the string has bytes that are not UTF-8", at: start - 1)
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20:
        try complain(
          byte == 0x0A
            ? "a line break in a string is written \\n"
            : "a control character in a string is written \(JSONText.escape(byte))", at: position)
        text.append(byte)
        position += 1
      default:
        text.append(byte)
        position += 1
      }
    }
    throw JSONError(offset: start - 1, message: "the string that begins here has no closing quote")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    let start = position
    guard position + 1 < bytes.count else { throw unexpected("an escape") }
    let letter = bytes[position + 1]
    position += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      guard let scalar = scalar() else {
        return try complain(
          "an escape with \\u needs four hexadecimal digits, and for a surrogate another one",
          at: start)
      }
      text += Array(String(scalar).utf8)
    default:
      try complain("there is no such escape; a backslash itself is written \\\\", at: start)
    }
  }

  /// The character of an escape behind its `\u`; two for one beyond U+FFFF.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let first = fourDigits() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return nil
    }
    let before = position
    position += 2
    guard let second = fourDigits(), UTF16.isTrailSurrogate(second) else {
      position = before
      return nil
    }
    return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
  }

  private mutating func fourDigits() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    var number: UInt16 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      number = number << 4 | UInt16(digit)
    }
    position += 4
    return number
  }

  private mutating func number() throws(JSONError) -> JSONNumber {
    let start = position
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if !JSONText.isNumber(bytes[start..<position]) {
      try complain("this is no number as JSON writes them", at: start)
      return JSONNumber(text: "0")
    }
    return JSONNumber(text: text)
  }

  // MARK: Blanks and mistakes

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// What stands at the current place, as complaints say it.
  private var found: String {
    guard position < bytes.count else { return "the end of the text" }
    if bytes[position] == UInt8(ascii: "/") || bytes[position] == UInt8(ascii: "#") {
      return "\(Character(Unicode.Scalar(bytes[position]))); JSON has no comments"
    }
    if bytes[position] == UInt8(ascii: "'") { return "'; strings stand in double quotes" }
    let word = bytes[position...].prefix { isWordByte($0) }.prefix(20)
    let shown = word.isEmpty ? bytes[position...position] : word
    return String(decoding: shown, as: UTF8.self)
  }

  private func unexpected(_ expected: String) -> JSONError {
    JSONError(offset: position, message: "expected \(expected), found \(found)")
  }

  /// Notes a mistake after which it is clear how to go on; throws once there are enough.
  private mutating func complain(_ message: String, at offset: Int) throws(JSONError) {
    let error = JSONError(offset: offset, message: message)
    if errors.count + 1 >= mostErrors { throw error }
    errors.append(error)
  }
}
