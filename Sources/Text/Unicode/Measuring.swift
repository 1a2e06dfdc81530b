// How wide a text is. Lists ask it of rows by the million, nearly all of them short and of ASCII, so that is what the
// measures here are quick about.

extension DisplayText {
  /// Width of the widest line in cells.
  package var columns: Int {
    let bytes = string.utf8.span
    var offset = 0
    var widest = 0
    var current = 0
    while offset < bytes.count {
      if bytes[offset] == 0x0A {
        widest = max(widest, current)
        current = 0
        offset += 1
      } else {
        let (length, width) = extent(bytes, at: offset)
        current += width
        offset += length
      }
    }
    return max(widest, current)
  }

  package var hasLineBreaks: Bool {
    let bytes = string.utf8.span
    return bytes.indices.contains { bytes[$0] == 0x0A }
  }

  /// Cells of the widest word, where only blanks and line breaks separate words.
  package var widestWord: Int {
    let bytes = string.utf8.span
    var widest = 0
    var current = 0
    var offset = 0
    while offset < bytes.count {
      let (length, width) = extent(bytes, at: offset)
      let separates = bytes[offset] == 0x0A || bytes[offset] == 0x20 && length == 1
      current = separates ? 0 : current + width
      widest = max(widest, current)
      offset += length
    }
    return widest
  }

  /// Cells that bytes of unknown content take once they are fit to be shown: the `columns` of a text of them (of several
  /// lines, the widest), mostly without making one.
  package static func columns(
    of bytes: ArraySlice<UInt8>, markup: Markup = .none, lines: LineRule = .single,
    rules: TextRules
  ) -> Int {
    let opensMarkup: UInt8? = markup == .dialogColors ? UInt8(ascii: "\\") : nil
    var length = 0
    for byte in bytes {
      guard byte >= 0x20, byte < 0x7F, byte != opensMarkup else { break }
      length += 1
    }
    let end = bytes.startIndex + length
    if end == bytes.endIndex || bytes[end] == 0x0A && lines == .first { return length }
    return columns(general: bytes, markup: markup, lines: lines, rules: rules)
  }

  @inline(never)
  private static func columns(
    general bytes: ArraySlice<UInt8>, markup: Markup, lines: LineRule, rules: TextRules
  ) -> Int {
    if rules.repertoire == .unicode, markup != .dialogColors,
      let valid = String(validating: bytes, as: UTF8.self),
      let columns = columns(plain: valid.utf8.span, rules: rules)
    {
      return columns
    }
    return DisplayText(sanitizing: Array(bytes), markup: markup, lines: lines, rules: rules).columns
  }

  /// Cells of valid UTF-8 on one line; nil where more than a look at each scalar is needed.
  private static func columns(plain bytes: Span<UInt8>, rules: TextRules) -> Int? {
    var columns = 0
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = bytes.scalar(at: offset)
      let properties = ScalarProperties(scalar)
      guard properties.role == .plain else { return nil }
      columns += properties.columns(ambiguousIsWide: rules.ambiguousIsWide)
      offset += length
    }
    return columns
  }

  /// Length in bytes and width in cells of the cluster at `offset`, which is no line break.
  @inline(__always)
  func extent(_ bytes: Span<UInt8>, at offset: Int) -> (length: Int, columns: Int) {
    if bytes[offset] < 0x80, offset + 1 == bytes.count || bytes[offset + 1] < 0x80 { return (1, 1) }
    let segment = Segment(of: string, bytes, at: offset, rules: rules)
    return (segment.length, segment.columns)
  }
}
