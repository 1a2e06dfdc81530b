// The only way in which bytes from outside become text to show. First scalar by scalar (repair,
// controls, markup), then, where the text has need of it, cluster by cluster (reduction, tabs,
// transliteration). Most texts need neither and are taken over after one look at each scalar.

extension DisplayText {
  /// Makes bytes of unknown content fit to be shown.
  ///
  /// Invalid UTF-8 is repaired by maximal subparts (Unicode 3.9, U+FFFD each), or read as ISO 8859-1 where the terminal
  /// speaks that. CR LF is a line break; a trailing one adds no line; what follows another CR is written over its line. Tabs go to the next stop, counted from the start of
  /// their line. Other C0 controls become pictures (U+2400) or `^X`, C1 controls U+FFFD; what is invisible
  /// or reorders its surroundings is removed.
  package init(
    sanitizing bytes: [UInt8], markup: Markup = .none, lines: LineRule = .many, rules: TextRules
  ) {
    if lines == .first, let end = bytes.firstIndex(of: 0x0A) {
      let line = bytes[..<(end > 0 && bytes[end - 1] == 0x0D ? end - 1 : end)]
      self.init(sanitizing: Array(line), markup: markup, lines: .single, rules: rules)
      return
    }
    let valid = try? String(copying: UTF8Span(validating: bytes.span))
    if let valid, Self.needsNothing(bytes.span, markup, lines, rules) {
      let end = bytes.last == 0x0A ? valid.index(utf8: bytes.count - 1) : valid.endIndex
      self.init(
        trusted: end == valid.endIndex ? valid : String(valid[..<end]), marks: [], rules: rules)
      return
    }
    let source = valid == nil ? Self.repaired(bytes, rules) : bytes
    var filter = ScalarFilter(markup: markup, lines: lines, rules: rules)
    filter.run(over: source)
    let filtered = filter.result()
    guard filter.needsReduction else {
      self = filtered
      return
    }
    var reducer = ClusterReducer(filtered)
    self = reducer.result()
  }

  /// Valid UTF-8 for bytes that are not: read as ISO 8859-1 where the terminal speaks that, else repaired.
  private static func repaired(_ bytes: [UInt8], _ rules: TextRules) -> [UInt8] {
    guard rules.repertoire == .latin1 else {
      return Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
    // ISO 8859-15 differs in eight characters; these come back to the terminal as the bytes they were.
    var scalars: [UInt8] = []
    for byte in bytes {
      if byte < 0x80 {
        scalars.append(byte)
      } else {
        scalars += [0xC0 | byte >> 6, 0x80 | byte & 0x3F]
      }
    }
    return scalars
  }

  /// Whether valid UTF-8 can be shown as it is.
  private static func needsNothing(
    _ bytes: Span<UInt8>, _ markup: Markup, _ lines: LineRule, _ rules: TextRules
  ) -> Bool {
    if markup == .emphasis { return false }
    var offset = 0
    while offset < bytes.count {
      let first = bytes[offset]
      if first < 0x80 {
        guard first >= 0x20 && first != 0x7F || first == 0x0A && lines == .many,
          first != UInt8(ascii: "\\") || markup != .dialogColors
        else { return false }
        offset += 1
        continue
      }
      guard rules.repertoire == .unicode else { return false }
      let (scalar, length) = bytes.scalar(at: offset)
      let role = ScalarProperties(scalar).role
      guard role == .plain || role == .layoutMark else { return false }
      offset += length
    }
    return true
  }
}
