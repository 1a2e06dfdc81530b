// What the parser of JSON says of mistakes, and where it goes on, so that one look at a file shows most of them.

import Values

extension JSONParser {
  // MARK: Complaints

  /// Notes that something else stands at `offset` than was expected.
  mutating func complain(
    _ expected: @autoclosure () -> String, at offset: Int, _ text: Span<UInt8>
  ) {
    // To say what is there can take as long as it is, so that it is not done in vain.
    guard isNews(at: offset) else { return }
    let found = FoundText(at: offset, in: text).words
    mistakes.append(JSONError(offset: offset, message: "\(expected()), found \(found)"))
  }

  mutating func complain(_ message: @autoclosure () -> String, at offset: Int) {
    guard isNews(at: offset) else { return }
    mistakes.append(JSONError(offset: offset, message: message()))
  }

  /// Whether a mistake is to be told: once for a place, and only so many.
  private mutating func isNews(at offset: Int) -> Bool {
    hasSyntaxError = true
    if isUncertain || mistakes.count >= Self.mostMistakes { return false }
    return !mistakes.contains { $0.offset == offset }
  }

  /// Notes the names that an object has twice.
  mutating func refuseDuplicates(in object: Int, _ text: Span<UInt8>) {
    for (name, first) in duplicates.pairs(in: object, of: tape, text) {
      if mistakes.count >= Self.mostMistakes { return }
      let word = FoundText(at: tape.start(name), in: text).words
      let line = TextPosition(of: tape.start(first), in: source).line
      mistakes.append(
        JSONError(
          offset: tape.start(name),
          message: "expected another name, found \(word) as in line \(line)"))
    }
  }

  /// Notes what is no UTF-8; of a text in another encoding nothing is read.
  mutating func checkEncoding(_ text: Span<UInt8>) {
    let isWide = text.count > 1 && (text[0] == 0) != (text[1] == 0)
    if isWide || source.starts(with: [0xFE, 0xFF]) || source.starts(with: [0xFF, 0xFE]) {
      complain("expected UTF-8, found UTF-16 or UTF-32", at: 0)
      expectation = .nothing
      return
    }
    var start = 0
    while start < text.count, mistakes.count < Self.mostMistakes {
      do throws(UTF8.ValidationError) {
        _ = try UTF8Span(validating: text.extracting(start..<text.count))
        return
      } catch {
        let wrong = start + error.byteOffsets.lowerBound
        let digits = String(text[wrong], radix: 16, uppercase: true)
        complain("expected UTF-8, found the byte \(digits)", at: wrong)
        start += max(error.byteOffsets.upperBound, error.byteOffsets.lowerBound + 1)
      }
    }
  }

  /// Says what is missing where the text ends.
  mutating func endOfText(_ text: Span<UInt8>) {
    guard let node = open.last else {
      if expectation == .value { complain("expected a value", at: place, text) }
      return
    }
    let line = TextPosition(of: tape.start(node), in: source).line
    let brackets = isInObject ? "'}' for the '{'" : "']' for the '['"
    complain("expected \(brackets) of line \(line)", at: place, text)
  }

  // MARK: Going on

  /// Says what is wrong at the place and goes on behind it, or takes it for what it seems to be meant for.
  mutating func recover(_ text: Span<UInt8>) {
    let expected = expectedWords
    if let end = endOfComment(text) {
      complain("\(expected), found a comment, which JSON does not have", at: place)
      place = end
      return
    }
    if text[place] == UInt8(ascii: "'"), expectation != .endOfText {
      complain("\(expected), found single quotation marks instead of double ones", at: place)
    } else {
      complain(expected, at: place, text)
    }
    switch (text[place], expectation) {
    case (_, .endOfText), (_, .nothing): expectation = .nothing
    case (UInt8(ascii: "]"), _), (UInt8(ascii: "}"), _): recoverAtBracket(text)
    case (_, .name), (_, .nameOrEnd): recoverAtName(text)
    case (UInt8(ascii: ","), _): passValue()
    case (UInt8(ascii: ":"), _), (UInt8(ascii: "="), .colon):
      place += 1
      expectation = .value
    case (_, .colon): expectation = .value
    case (_, .separator):
      // A comma was forgotten.
      if text[place] == UInt8(ascii: ";") { place += 1 }
      expectation = isInObject ? .name : .value
      isUncertain = true
    case (_, .value), (_, .valueOrEnd):
      place = FoundText.wordEnd(from: place, in: text)
      isUncertain = true
      passValue()
    }
  }

  private mutating func recoverAtName(_ text: Span<UInt8>) {
    switch text[place] {
    case UInt8(ascii: ","): place += 1
    case UInt8(ascii: ":"): expectation = .colon
    case UInt8(ascii: "{"), UInt8(ascii: "["): expectation = .value
    default:
      place = FoundText.wordEnd(from: place, in: text)
      isUncertain = true
      expectation = .colon
    }
  }

  /// Goes on behind a closing bracket, which closes what is open in its array or object, or else nothing.
  private mutating func recoverAtBracket(_ text: Span<UInt8>) {
    let closesObject = text[place] == UInt8(ascii: "}")
    place += 1
    guard closesObject ? openObjects > 0 : open.count > openObjects else {
      isUncertain = true
      return
    }
    while isInObject != closesObject { closeInnermost(text) }
    closeInnermost(text)
  }

  /// What the grammar has at the place, in words.
  private var expectedWords: String {
    switch expectation {
    case .value: "expected a value"
    case .valueOrEnd: "expected a value or ']'"
    case .name: "expected a name in double quotes"
    case .nameOrEnd: "expected a name in double quotes or '}'"
    case .colon: "expected ':' after the name"
    case .separator: isInObject ? "expected ',' or '}'" : "expected ',' or ']'"
    case .endOfText, .nothing: "expected the end of the text"
    }
  }

  /// The offset behind the comment of another language that begins here.
  private func endOfComment(_ text: Span<UInt8>) -> Int? {
    let isBlock = text.holds("/*", from: place, to: place + 2)
    guard isBlock || text.holds("//", from: place, to: place + 2) else { return nil }
    var index = place + 2
    while index < text.count {
      if isBlock, text.holds("*/", from: index, to: index + 2) { return index + 2 }
      if !isBlock, text[index] == 0x0A || text[index] == 0x0D { return index }
      index += 1
    }
    return index
  }
}
