// What is searched for in rows and texts: typed words, all of which must be in a text, wherever and in whatever order.
// Capitals do not matter.

/// A search as far as it was typed.
struct Search: Equatable {
  /// UTF-8.
  private(set) var typed: [UInt8] = []
  /// The words in lower case.
  private var words: [[UInt8]] = []

  /// A search for nothing, which is in every text.
  init() {}

  /// A search for one part of a text, blanks and all.
  init(part: [UInt8]) {
    typed = part
    words = part.isEmpty ? [] : [Lowercase.of(part[...], upTo: .max)]
  }

  var isEmpty: Bool { typed.isEmpty }

  mutating func add(_ letter: Unicode.Scalar) {
    typed += Array(String(letter).utf8)
    readWords()
  }

  /// Takes the last character back.
  mutating func removeLast() {
    while let byte = typed.popLast(), byte & 0xC0 == 0x80 {}
    readWords()
  }

  private mutating func readWords() {
    words = typed.split(separator: 0x20).map { Lowercase.of($0, upTo: .max) }
  }

  /// Whether all words are in a text.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    // The words have no capitals, so that only letters beyond ASCII need to be looked up.
    let isPlain = words.allSatisfy { $0.allSatisfy { $0 < 0x80 } }
    let text = isPlain ? text : Lowercase.of(text, upTo: .max)[...]
    return words.allSatisfy { Self.place(of: $0, in: text) != nil }
  }

  /// Where the words stand in a text, by its bytes, from its begin on and without overlaps; empty unless all are in it.
  func places(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    let lowered = LoweredText(text)
    var places: [Range<Int>] = []
    for word in words {
      var rest = lowered.bytes[...]
      let old = places.count
      while let start = Self.place(of: word, in: rest) {
        let end = start + word.count
        places.append(lowered.origin(of: start..<end))
        rest = rest[end...]
      }
      if places.count == old { return [] }
    }
    return places.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, place in
      if let last = merged.last, place.lowerBound < last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, place.upperBound)
      } else {
        merged.append(place)
      }
    }
  }

  /// The first place of a word, which has no capitals.
  private static func place(of word: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard let first = word.first, text.count >= word.count else { return nil }
    for start in text.startIndex...text.endIndex - word.count
    where Lowercase.of(text[start]) == first {
      var length = 1
      while length < word.count, Lowercase.of(text[start + length]) == word[length] { length += 1 }
      if length == word.count { return start }
    }
    return nil
  }
}

/// A text in lower case that knows where its bytes come from.
private struct LoweredText {
  var bytes: [UInt8] = []
  /// Where the scalar of each byte begins in the text, and its end; empty where bytes and text have the same places.
  private var origins: [Int] = []
  private let start: Int

  init(_ text: ArraySlice<UInt8>) {
    start = text.startIndex
    if text.allSatisfy({ $0 < 0x80 }) {
      bytes = text.map { Lowercase.of($0) }
      return
    }
    var origin = start
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let lowered = scalar.properties.lowercaseMapping.utf8
      bytes += lowered
      origins += repeatElement(origin, count: lowered.count)
      origin += UTF8.width(scalar)
    }
    origins.append(origin)
  }

  /// The whole scalars that bytes come from.
  func origin(of range: Range<Int>) -> Range<Int> {
    if origins.isEmpty { return start + range.lowerBound..<start + range.upperBound }
    let last = origins[range.upperBound - 1]
    var end = range.upperBound
    while origins[end] == last { end += 1 }
    return origins[range.lowerBound]..<origins[end]
  }
}
