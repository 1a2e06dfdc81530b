// Characters in bytes that nobody has checked: what a person edits is bytes that have to come back as
// they were given, and what is shown of them is something else. Every byte belongs to exactly one cluster,
// and each cluster has a picture of at least one cell, so that a caret can stand before and behind it.

package struct ByteCluster: Equatable, Sendable {
  // Small, since a line has as many of them as characters.
  private let bytes: UInt32
  private let cells: UInt8

  /// Length in bytes, 1 or more.
  package var length: Int { Int(bytes) }
  /// Cells of its picture, 1 or more.
  package var columns: Int { Int(cells) }

  /// The cluster at `offset`, an index of `bytes`; it depends on nothing before it or beyond the scalar behind it.
  package init(in bytes: [UInt8], at offset: Int, rules: TextRules) {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    if bytes[offset] < 0x80, next < 0x80 {
      let isPrintable = bytes[offset] >= 0x20 && bytes[offset] != 0x7F
      self.init(length: 1, columns: isPrintable || rules.hasControlPictures ? 1 : 2)
      return
    }
    let length = Self.length(in: bytes, at: offset)
    if let scalar = bytes.span.checkedScalar(at: offset), scalar.length == length,
      rules.repertoire == .unicode
    {
      let properties = ScalarProperties(scalar.value)
      if properties.role == .plain {
        self.init(
          length: length,
          columns: max(1, properties.columns(ambiguousIsWide: rules.ambiguousIsWide)))
        return
      }
    }
    let picture = DisplayText(picturing: bytes[offset..<offset + length], rules: rules)
    self.init(length: length, columns: picture.columns)
  }

  private init(length: Int, columns: Int) {
    bytes = UInt32(clamping: length)
    cells = UInt8(clamping: columns)
  }

  private static func length(in bytes: [UInt8], at offset: Int) -> Int {
    let span = bytes.span
    guard let first = span.checkedScalar(at: offset), !first.value.isControl else { return 1 }
    let end = offset + first.length
    let isPlain = ScalarProperties(first.value).role != .complex
    guard let second = span.checkedScalar(at: end), !second.value.isControl else {
      return first.length
    }
    if isPlain, ScalarProperties(second.value).role != .complex { return first.length }
    // Most clusters end within so many scalars; a longer piece is looked at only where they do not.
    var most = 16
    while true {
      var windowEnd = end + second.length
      var count = 2
      while count < most, let next = span.checkedScalar(at: windowEnd), !next.value.isControl {
        windowEnd += next.length
        count += 1
      }
      let window = String(decoding: bytes[offset..<windowEnd], as: UTF8.self)
      let length = window.clusterLength(at: 0, window.utf8.span)
      if offset + length < windowEnd || count < most { return length }
      most *= 2
    }
  }
}

extension DisplayText {
  /// What is shown of one cluster of bytes that are edited: never empty, without blanks where there are none.
  package init(picturing bytes: ArraySlice<UInt8>, rules: TextRules) {
    // Tabs and line breaks have a meaning in texts; here they are characters like others.
    if bytes.count == 1, let byte = bytes.first, byte < 0x20 || byte == 0x7F {
      self.init(sanitizing: rules.picture(ofControl: byte), rules: rules)
      return
    }
    let text = DisplayText(sanitizing: Array(bytes), lines: .single, rules: rules)
    self = text.columns > 0 ? text : DisplayText("\u{FFFD}", rules: rules)
  }
}

extension TextRules {
  fileprivate var hasControlPictures: Bool { repertoire == .unicode && !showsCarets }

  /// U+2400 and on for C0, U+2421 for DEL; `^X` where the terminal may not have them or the rules want it.
  func picture(ofControl byte: UInt8) -> [UInt8] {
    hasControlPictures
      ? [0xE2, 0x90, 0x80 + (byte == 0x7F ? 0x21 : byte)] : [UInt8(ascii: "^"), byte ^ 0x40]
  }
}

extension Span<UInt8> {
  /// The scalar at `offset` and its length in bytes; nil at the end and for ill-formed UTF-8 (Unicode, table 3-7).
  func checkedScalar(at offset: Int) -> (value: Unicode.Scalar, length: Int)? {
    guard offset < count else { return nil }
    let first = self[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, offset + length <= count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for position in offset + 1..<offset + length {
      let byte = self[position]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}

extension Unicode.Scalar {
  /// Whether it is one of U+0000–001F and U+007F–009F.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
