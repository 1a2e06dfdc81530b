// The grammar of JSON (RFC 8259) as a loop over what can come next: a text can be nested as deep as it likes without a stack
// that overflows. It is strict: no comments, no commas at the end, no numbers but JSON's, UTF-8 alone. Beyond that it refuses
// what the RFC leaves open and what would be lost on the way: names that stand twice in one object, and halves of surrogate pairs.

package struct JSONParser {
  /// Arrays and objects within each other, at most.
  package static let mostNesting = 500
  /// Mistakes that are told of one text, at most.
  package static let mostMistakes = 20
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// What a text is read as.
  package struct Reading {
    /// The value; nil for what is not in the grammar.
    ///
    /// There is one where the only mistakes are names that stand twice.
    package let value: JSONValue?
    /// All that is wrong, in the order of the text.
    package let mistakes: [JSONError]
  }

  /// What must come next.
  enum Expectation {
    case value
    /// The first value of an array, or its end.
    case valueOrEnd
    case name
    /// The first name of an object, or its end.
    case nameOrEnd
    case colon
    /// A comma, or the end of the array or object.
    case separator
    case endOfText
    /// Nothing: the text has been read, or as much of it as makes sense.
    case nothing
  }

  /// Reads a whole text; a byte order mark before it is passed over.
  package static func read(_ text: [UInt8]) -> Reading {
    var parser = JSONParser(text)
    parser.parse(text.span)
    parser.mistakes.sort { $0.offset < $1.offset }
    let mistakes = parser.mistakes
    if parser.hasSyntaxError { return Reading(value: nil, mistakes: mistakes) }
    return Reading(value: JSONValue(root: parser.tape, of: text), mistakes: mistakes)
  }

  /// The value of a whole text.
  /// - Throws: the first mistake.
  package static func parse(_ text: [UInt8]) throws(JSONError) -> JSONValue {
    let reading = read(text)
    if let value = reading.value, reading.mistakes.isEmpty { return value }
    throw reading.mistakes.first ?? JSONError(offset: 0, message: "expected a value")
  }

  var tape: JSONTape
  /// The nodes of the arrays and objects that are open, from the outside in.
  var open: [Int] = []
  var isInObject = false
  /// How many of them are objects.
  var openObjects = 0
  var place = 0
  var expectation = Expectation.value
  var mistakes: [JSONError] = []
  /// Whether the text is no JSON; the nodes make no sense then.
  var hasSyntaxError = false
  /// Whether what comes next may well be wrong only because of the last mistake.
  var isUncertain = false
  /// The text as an array, in which mistakes count lines.
  let source: [UInt8]
  var duplicates = DuplicateNames()

  private init(_ text: [UInt8]) {
    source = text
    tape = JSONTape(forLength: text.count)
  }

  /// Parses the text, which must be `source`.
  private mutating func parse(_ text: Span<UInt8>) {
    guard text.count <= JSONTape.mostBytes else {
      return complain("the text has more than \(JSONTape.mostBytes) bytes", at: 0)
    }
    checkEncoding(text)
    if source.starts(with: Self.byteOrderMark) { place = Self.byteOrderMark.count }
    // As long as all mistakes are names that stand twice there is a value, and it is read to its end.
    while expectation != .nothing, mistakes.count < Self.mostMistakes || !hasSyntaxError {
      skipBlanks(text)
      guard place < text.count else { return endOfText(text) }
      switch expectation {
      case .value, .valueOrEnd: readValue(text)
      case .name, .nameOrEnd: readName(text)
      case .colon: readColon(text)
      case .separator: readSeparator(text)
      case .endOfText, .nothing: recover(text)
      }
    }
  }

  @inline(__always)
  private mutating func skipBlanks(_ text: Span<UInt8>) {
    while place < text.count {
      switch text[place] {
      case 0x20, 0x0A, 0x0D, 0x09: place += 1
      default: return
      }
    }
  }

  // MARK: Values

  private mutating func readValue(_ text: Span<UInt8>) {
    switch text[place] {
    case UInt8(ascii: "\""):
      readString(text)
      passValue()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber(text)
      passValue()
    case UInt8(ascii: "{"): open(.object)
    case UInt8(ascii: "["): open(.array)
    case UInt8(ascii: "t"): readLiteral("true", .isTrue, text)
    case UInt8(ascii: "f"): readLiteral("false", .isFalse, text)
    case UInt8(ascii: "n"): readLiteral("null", .null, text)
    case UInt8(ascii: "]") where expectation == .valueOrEnd: close(text)
    default: recover(text)
    }
  }

  private mutating func readLiteral(_ word: String, _ kind: JSONTape.Kind, _ text: Span<UInt8>) {
    let end = FoundText.wordEnd(from: place, in: text)
    guard text.holds(word, from: place, to: end) else { return recover(text) }
    take(kind, to: end)
    passValue()
  }

  /// Notes the literal, number or string from the place up to an offset, and goes on behind it.
  @inline(__always)
  mutating func take(_ kind: JSONTape.Kind, to end: Int) {
    tape.append(kind, from: place, to: end)
    place = end
    isUncertain = false
  }

  /// Says that a value has been read, a wrong one, too.
  @inline(__always)
  mutating func passValue() { expectation = open.isEmpty ? .endOfText : .separator }

  private mutating func open(_ kind: JSONTape.Kind) {
    guard open.count < Self.mostNesting else {
      complain(
        "more than \(Self.mostNesting) arrays and objects stand within each other", at: place)
      expectation = .nothing
      return
    }
    open.append(tape.count)
    take(kind, to: place + 1)
    isInObject = kind == .object
    if isInObject { openObjects += 1 }
    expectation = isInObject ? .nameOrEnd : .valueOrEnd
  }

  /// Closes the innermost array or object at its bracket.
  private mutating func close(_ text: Span<UInt8>) {
    place += 1
    isUncertain = false
    closeInnermost(text)
  }

  /// Closes the innermost array or object.
  mutating func closeInnermost(_ text: Span<UInt8>) {
    guard let node = open.popLast() else { return }
    tape.close(node)
    if isInObject { openObjects -= 1 }
    if isInObject, !hasSyntaxError { refuseDuplicates(in: node, text) }
    isInObject = open.last.map { tape.kind($0) == .object } ?? false
    passValue()
  }

  // MARK: Members

  private mutating func readName(_ text: Span<UInt8>) {
    switch text[place] {
    case UInt8(ascii: "\""):
      readString(text)
      expectation = .colon
    case UInt8(ascii: "}") where expectation == .nameOrEnd: close(text)
    default: recover(text)
    }
  }

  private mutating func readColon(_ text: Span<UInt8>) {
    guard text[place] == UInt8(ascii: ":") else { return recover(text) }
    place += 1
    isUncertain = false
    expectation = .value
  }

  private mutating func readSeparator(_ text: Span<UInt8>) {
    switch text[place] {
    case UInt8(ascii: ","):
      place += 1
      isUncertain = false
      expectation = isInObject ? .name : .value
    case UInt8(ascii: "}") where isInObject: close(text)
    case UInt8(ascii: "]") where !isInObject: close(text)
    default: recover(text)
    }
  }
}
