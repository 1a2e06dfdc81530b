// The one door by which bytes of a caller become text to show.

extension DisplayText {
  /// Makes bytes of unknown content fit to be shown.
  package init(
    sanitizing bytes: [UInt8], markup: Markup = .none, lines: LineRule = .many, rules: TextRules
  ) {
    self.init(
      trusted: String(
        decoding: bytes.filter { $0 >= 0x20 && $0 < 0x7F || $0 == 10 }, as: UTF8.self), marks: [],
      rules: rules)
  }
}
