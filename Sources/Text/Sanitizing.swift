// The one door by which bytes of a caller become text to show. First scalar by scalar (repair,
// controls, markup), then, where the text has need of it, cluster by cluster (reduction, tabs,
// transliteration). Most texts need neither and are taken over after one look at each scalar.

extension DisplayText {
  /// Makes bytes of unknown content fit to be shown.
  ///
  /// Invalid UTF-8 is repaired by maximal subparts (Unicode 3.9, U+FFFD each). CR LF is a line
  /// break; a trailing one adds no line. Tabs go to the next stop counted from the begin of their
  /// line. Other C0 controls become pictures (U+2400) or `^X`, C1 controls U+FFFD; what is invisible
  /// or reorders its surroundings is removed.
  package init(
    sanitizing bytes: [UInt8], markup: Markup = .none, lines: LineRule = .many, rules: TextRules
  ) {
    let valid = String(validating: bytes, as: UTF8.self)
    if let valid, lines == .many, Self.needsNothing(bytes.span, rules: rules) {
      let end = bytes.last == 0x0A ? valid.index(utf8: bytes.count - 1) : valid.endIndex
      self.init(
        trusted: end == valid.endIndex ? valid : String(valid[..<end]), marks: [], rules: rules)
      return
    }
    let source = valid == nil ? Array(String(decoding: bytes, as: UTF8.self).utf8) : bytes
    var filter = ScalarFilter(markup: markup, rules: rules)
    filter.run(over: source)
    let filtered = filter.result(lines: lines)
    guard filter.needsReduction else {
      self = filtered
      return
    }
    var reducer = ClusterReducer(filtered)
    self = reducer.result()
  }

  /// Whether valid UTF-8 can be shown as it is.
  private static func needsNothing(_ bytes: Span<UInt8>, rules: TextRules) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let first = bytes[offset]
      if first < 0x80 {
        guard first >= 0x20 && first != 0x7F || first == 0x0A else { return false }
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
