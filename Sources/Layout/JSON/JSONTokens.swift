// Strings and numbers of JSON as they stand in a text.

extension JSONParser {
  // MARK: Strings

  /// Reads the string at whose quotation mark the parser stands; one with mistakes, too.
  mutating func readString(_ text: Span<UInt8>) {
    var index = place + 1
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "\"") { return take(.string, to: index + 1) }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      index += 1
    }
    readRestOfString(from: index, text)
  }

  /// Reads on behind what needs no care.
  private mutating func readRestOfString(from first: Int, _ text: Span<UInt8>) {
    var index = first
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""): return take(.escapedString, to: index + 1)
      case UInt8(ascii: "\\"): index = endOfEscape(at: index, text)
      case 0x0A, 0x0D:
        // Hardly a string of several lines: more likely the quotation mark was forgotten.
        return endString(at: index, text)
      case 0..<0x20:
        complain(
          "expected the escape '\(JSONEscapes.escape(text[index]))' in a string", at: index, text)
        index += 1
      default: index += 1
      }
    }
    endString(at: index, text)
  }

  /// Ends a string that has no quotation mark behind it.
  private mutating func endString(at end: Int, _ text: Span<UInt8>) {
    // It tells of itself, however uncertain it was: strings that are not closed come one behind the other.
    isUncertain = false
    let (start, source) = (place, source)
    complain(
      "expected '\"' at the end of the string of line \(TextPosition(of: start, in: source).line)",
      at: end, text)
    place = end
    isUncertain = true
  }

  /// The offset behind the escape at `index`, which need not be right.
  private mutating func endOfEscape(at index: Int, _ text: Span<UInt8>) -> Int {
    let letter = index + 1 < text.count ? text[index + 1] : 0
    if JSONEscapes.character(letter) != nil { return index + 2 }
    guard letter == UInt8(ascii: "u") else {
      complain("expected one of \"\\/bfnrtu after '\\'", at: index + 1, text)
      return index + 1
    }
    guard let unit = JSONEscapes.codeUnit(at: index + 2, in: text) else {
      complain("expected four hexadecimal digits after '\\u'", at: index + 2, text)
      return index + 2
    }
    if UTF16.isTrailSurrogate(unit) {
      complain("expected the first half of a surrogate pair, found the second", at: index)
      return index + 6
    }
    guard UTF16.isLeadSurrogate(unit) else { return index + 6 }
    let hasEscape = text.holds("\\u", from: index + 6, to: index + 8)
    let low = hasEscape ? JSONEscapes.codeUnit(at: index + 8, in: text) : nil
    guard let low, UTF16.isTrailSurrogate(low) else {
      complain("expected the second half of a surrogate pair", at: index + 6, text)
      return index + 6
    }
    return index + 12
  }

  // MARK: Numbers

  /// Reads the number at whose sign or first digit the parser stands; one with mistakes, too.
  mutating func readNumber(_ text: Span<UInt8>) {
    var index = place
    guard let expected = JSONText.passNumber(&index, in: text) else {
      return take(.number, to: index)
    }
    complain(expected, at: index, text)
    place = FoundText.wordEnd(from: place, in: text)
  }
}

extension JSONText {
  /// Passes over the number at `index`; returns what is expected instead, at `index`, where there is none.
  static func passNumber(_ index: inout Int, in text: Span<UInt8>) -> String? {
    let start = index
    if index < text.count, text[index] == UInt8(ascii: "-") { index += 1 }
    let whole = index
    skipDigits(&index, text)
    guard index > whole else { return "expected a digit" }
    if index > whole + 1, text[whole] == UInt8(ascii: "0") {
      index = start
      return "expected a number without a zero before it"
    }
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      let fraction = index
      skipDigits(&index, text)
      guard index > fraction else { return "expected a digit after '.'" }
    }
    guard index < text.count, text[index] | 0x20 == UInt8(ascii: "e") else { return nil }
    index += 1
    if index < text.count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") {
      index += 1
    }
    let exponent = index
    skipDigits(&index, text)
    return index > exponent ? nil : "expected a digit in the exponent"
  }

  @inline(__always)
  private static func skipDigits(_ index: inout Int, _ text: Span<UInt8>) {
    while index < text.count, 0x30...0x39 ~= text[index] { index += 1 }
  }
}

extension Span<UInt8> {
  /// Whether `word` stands from one offset to another; false beyond the end.
  func holds(_ word: String, from start: Int, to end: Int) -> Bool {
    guard end - start == word.utf8.count, end <= count else { return false }
    var index = start
    for letter in word.utf8 {
      if self[index] != letter { return false }
      index += 1
    }
    return true
  }
}
