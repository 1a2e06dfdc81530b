// The texts of rows: made fit to be shown only where they are seen, searched and measured as the bytes they are.

package import Text
package import Values

package enum ItemText: Equatable, Sendable {
  /// What taking the row answers.
  case value
  /// What is shown for it.
  case label
  /// What explains it.
  case help
}

extension DisplayText {
  /// No screen shows more of a row, in bytes.
  private static let longestRow = 8192

  init(row bytes: ArraySlice<UInt8>, markup: Markup, lines: LineRule, rules: TextRules) {
    let bytes = bytes.prefix(Self.longestRow)
    // A line of ASCII needs no second look.
    let isLine = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    self.init(
      sanitizing: Array(bytes), markup: markup, lines: isLine ? .many : lines, rules: rules)
  }
}

extension ListItems {
  /// Rows that are measured exactly; of those behind them the number of bytes is taken for the width: measuring
  /// millions would keep the first frame waiting.
  private static let measured = 16_384

  package func bytes(_ text: ItemText, of row: Int) -> ArraySlice<UInt8> {
    switch text {
    case .value: value(row)
    case .label: label(row)
    case .help: help(row)
    }
  }

  package func shown(
    _ text: ItemText, of row: Int, markup: Markup = .none, rules: TextRules
  ) -> DisplayText {
    DisplayText(row: bytes(text, of: row), markup: markup, lines: .single, rules: rules)
  }

  /// Cells of the widest text of all rows from `first` on, `limit` where it is at least that wide; see `measured`.
  package func widest(
    _ text: ItemText, from first: Int = 0, limit: Int, markup: Markup = .none, rules: TextRules
  ) -> Int {
    let field: Int? =
      switch text {
      case .value: fields.value
      case .label: fields.label ?? fields.value
      case .help: fields.help
      }
    guard let field else { return 0 }
    var widest = 0
    for row in first..<count {
      let length = strings.length(of: start + row * fields.stride + field)
      // Only a tab makes more than two cells of a byte.
      if length <= widest, row >= Self.measured || length * 8 <= widest { continue }
      let columns =
        row >= Self.measured
        ? length : DisplayText.columns(of: bytes(text, of: row), markup: markup, rules: rules)
      widest = max(widest, columns)
      if widest >= limit { return limit }
    }
    return widest
  }
}

extension ListCursor {
  /// The first row from `start` on, then from the top, that can be taken and whose text begins with `prefix`, in UTF-8.
  package func find(_ prefix: [UInt8], from start: Int, in text: ItemText = .label) -> Int? {
    guard !prefix.isEmpty, count > 0 else { return nil }
    let wanted = RowPrefix(prefix)
    for step in 0..<count {
      let row = (start + step) % count
      if canTake(row), wanted.begins(rows.bytes(text, of: row)) { return row }
    }
    return nil
  }
}

/// What the text of a row is to begin with; capitals, blanks before it and sequences that color it do not matter.
struct RowPrefix {
  private let wanted: [UInt8]

  init(_ typed: [UInt8]) { wanted = Lowercase.of(typed[...], upTo: .max) }

  /// Whether a text begins so; an empty prefix begins none.
  func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    var bytes = bytes.drop(while: Self.isBlank)
    if bytes.first == 0x1B { bytes = bytes.withoutEscapeSequences.drop(while: Self.isBlank) }
    guard let first = bytes.first, let start = wanted.first else { return false }
    // Most rows are told apart by their first byte.
    if first < 0x80, start < 0x80, Lowercase.of(first) != start { return false }
    let lowered = Lowercase.of(bytes.withoutEscapeSequences, upTo: wanted.count)
    return lowered.starts(with: wanted)
  }
}

extension RowPrefix {
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

enum Lowercase {
  /// An ASCII letter in lower case, any other byte as it is.
  static func of(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

  /// The begin of `bytes` in lower case, `limit` bytes or a few more; bytes that are no UTF-8 become U+FFFD.
  static func of(_ bytes: ArraySlice<UInt8>, upTo limit: Int) -> [UInt8] {
    // A scalar has at most four bytes, and only a few become shorter in lower case.
    let part = limit < bytes.count / 4 ? bytes.prefix(4 * limit) : bytes
    if part.allSatisfy({ $0 < 0x80 }) { return part.map(of) }
    var result: [UInt8] = []
    for scalar in String(decoding: part, as: UTF8.self).unicodeScalars {
      if result.count >= limit { break }
      result += Array(scalar.properties.lowercaseMapping.utf8)
    }
    return result
  }
}
