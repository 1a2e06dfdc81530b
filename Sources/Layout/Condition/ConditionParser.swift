// From a text to a condition. `||` binds least, then `&&`, then `!`.

import Values

extension Condition {
  /// Parentheses and negations within each other, at most.
  package static let mostNesting = 100

  /// Reads a condition; `checkPattern` says what is wrong with a regular expression.
  package init(
    parsing text: String, checkPattern: (String) -> String? = { _ in nil }
  ) throws(ConditionError) {
    var parser = try ConditionParser(text)
    self = try parser.condition(checkPattern)
  }
}

private struct ConditionParser {
  private enum Token: Equatable {
    case name(String)
    case text(String)
    case number(String)
    case sign(String)
    case end
  }

  private var tokens: [(token: Token, offset: Int)] = []
  private var place = 0
  private var depth = 0

  // MARK: Words

  /// Longer signs come before those that they begin with.
  private static let signs = [
    "==", "!=", "<=", ">=", "&&", "||", "<", ">", "!", "(", ")", "[", "]", ",",
  ]

  init(_ text: String) throws(ConditionError) {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        offset += 1
        continue
      }
      let start = offset
      tokens.append((try Self.token(in: bytes, at: &offset), start))
    }
    tokens.append((.end, bytes.count))
  }

  private static func token(
    in bytes: [UInt8], at offset: inout Int
  ) throws(ConditionError) -> Token {
    let start = offset
    let byte = bytes[start]
    if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
      return try quoted(in: bytes, at: &offset)
    }
    if isLetter(byte) {
      while offset < bytes.count, isLetter(bytes[offset]) || isDigit(bytes[offset]) { offset += 1 }
      return .name(String(decoding: bytes[start..<offset], as: UTF8.self))
    }
    if isDigit(byte) || byte == UInt8(ascii: "-") {
      offset += 1
      while offset < bytes.count,
        isDigit(bytes[offset]) || isLetter(bytes[offset]) || bytes[offset] == UInt8(ascii: ".")
          || isSign(bytes[offset]) && bytes[offset - 1] | 0x20 == UInt8(ascii: "e")
      {
        offset += 1
      }
      let text = bytes[start..<offset]
      guard JSONText.isNumber(text) else {
        throw ConditionError(offset: start, message: "\(Quotation.of(Array(text))) is no number")
      }
      return .number(String(decoding: text, as: UTF8.self))
    }
    for sign in signs where bytes[start...].starts(with: sign.utf8) {
      offset += sign.utf8.count
      return .sign(sign)
    }
    let hint =
      byte == UInt8(ascii: "=")
      ? "; equality is written =="
      : byte == UInt8(ascii: "&")
        ? "; write &&"
        : byte == UInt8(ascii: "|") ? "; write ||" : ""
    let rest = String(decoding: bytes[start...].prefix(4), as: UTF8.self)
    let sign = Quotation.of(String(rest.unicodeScalars.prefix(1)))
    throw ConditionError(offset: start, message: "\(sign) means nothing here\(hint)")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// A text in quotes, in which a backslash takes the meaning from the character behind it.
  private static func quoted(
    in bytes: [UInt8], at offset: inout Int
  ) throws(ConditionError) -> Token {
    let start = offset
    var text: [UInt8] = []
    offset += 1
    while offset < bytes.count, bytes[offset] != bytes[start] {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count,
        bytes[offset + 1] == bytes[start] || bytes[offset + 1] == UInt8(ascii: "\\")
      {
        offset += 1
      }
      text.append(bytes[offset])
      offset += 1
    }
    guard offset < bytes.count else {
      throw ConditionError(offset: start, message: "the text that begins here has no closing quote")
    }
    offset += 1
    return .text(String(decoding: text, as: UTF8.self))
  }

  // MARK: Grammar

  mutating func condition(
    _ checkPattern: (String) -> String?
  ) throws(ConditionError) -> Condition {
    let condition = try disjunction(checkPattern)
    guard next == .end else { throw unexpected("&& or || or the end") }
    return condition
  }

  private var next: Token { tokens[place].token }

  private mutating func take(_ sign: String) -> Bool {
    guard next == .sign(sign) else { return false }
    place += 1
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard next == .name(word) else { return false }
    place += 1
    return true
  }

  private func unexpected(_ expected: String) -> ConditionError {
    let found =
      switch next {
      case .name(let name): Quotation.of(name)
      case .text(let text): Quotation.of(text)
      case .number(let number): Quotation.of(number)
      case .sign(let sign): sign
      case .end: "the end"
      }
    return ConditionError(
      offset: tokens[place].offset, message: "expected \(expected), found \(found)")
  }

  private mutating func disjunction(
    _ checkPattern: (String) -> String?
  ) throws(ConditionError) -> Condition {
    var condition = try conjunction(checkPattern)
    var count = 0
    while take("||") {
      count += 1
      try limit(count)
      condition = .or(condition, try conjunction(checkPattern))
    }
    return condition
  }

  private mutating func conjunction(
    _ checkPattern: (String) -> String?
  ) throws(ConditionError) -> Condition {
    var condition = try negation(checkPattern)
    var count = 0
    while take("&&") {
      count += 1
      try limit(count)
      condition = .and(condition, try negation(checkPattern))
    }
    return condition
  }

  /// Parts in a row count like parts within each other, since looking at them goes as deep.
  private func limit(_ count: Int) throws(ConditionError) {
    guard count + depth <= Condition.mostNesting else {
      throw ConditionError(
        offset: tokens[place].offset,
        message: "a condition has at most \(Condition.mostNesting) parts within each other")
    }
  }

  private mutating func negation(
    _ checkPattern: (String) -> String?
  ) throws(ConditionError) -> Condition {
    depth += 1
    defer { depth -= 1 }
    try limit(0)
    if take("!") { return .not(try negation(checkPattern)) }
    if take("(") {
      let condition = try disjunction(checkPattern)
      guard take(")") else { throw unexpected("a closing parenthesis") }
      return condition
    }
    if next == .name("empty") {
      place += 1
      return .isEmpty(try operand())
    }
    return try comparison(try operand(), checkPattern)
  }

  private static let comparisons: [(String, Condition.Comparison)] = [
    ("==", .equal), ("!=", .unequal), ("<=", .lessOrEqual), (">=", .greaterOrEqual), ("<", .less),
    (">", .greater),
  ]

  private mutating func comparison(
    _ operand: Condition.Operand, _ checkPattern: (String) -> String?
  ) throws(ConditionError) -> Condition {
    for (sign, comparison) in Self.comparisons where take(sign) {
      return .compare(operand, comparison, try self.operand())
    }
    if takeWord("in") { return .isIn(operand, try list()) }
    if takeWord("matches") {
      guard case .text(let pattern) = next else { throw unexpected("a pattern in quotes") }
      if let fault = checkPattern(pattern) {
        throw ConditionError(
          offset: tokens[place].offset, message: "the pattern \(Quotation.of(pattern)): \(fault)")
      }
      place += 1
      return .matches(operand, pattern: pattern)
    }
    return .holds(operand)
  }

  private mutating func list() throws(ConditionError) -> [Condition.Operand] {
    guard take("[") else { return [try operand()] }
    var list: [Condition.Operand] = []
    if take("]") { return list }
    repeat { list.append(try operand()) } while take(",")
    guard take("]") else { throw unexpected("a comma or ]") }
    return list
  }

  private mutating func operand() throws(ConditionError) -> Condition.Operand {
    let operand: Condition.Operand
    switch next {
    case .name("true"): operand = .constant(.flag(true))
    case .name("false"): operand = .constant(.flag(false))
    case .name("in"), .name("matches"), .name("empty"): throw unexpected("a name or a value")
    case .name(let name): operand = .control(name)
    case .text(let text): operand = .constant(.text(text))
    case .number(let number): operand = .constant(.text(number))
    case .sign, .end: throw unexpected("a name or a value")
    }
    place += 1
    return operand
  }
}
