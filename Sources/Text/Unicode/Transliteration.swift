// Writing a cluster with the characters that a terminal without Unicode has.

extension Repertoire {
  /// The UTF-8 of what stands for a cluster, made of characters that the terminal has: its own
  /// character, a spelling, or one `?` for each of its `columns`.
  func transliteration(of cluster: [Unicode.Scalar], columns: Int) -> [UInt8] {
    guard let base = cluster.first else { return [] }
    if ScalarProperties(base).role == .layoutMark || base.isNoBreakSpace {
      return Array((base.isNoBreakSpace ? .noBreakSpace : base).utf8)
    }
    if self == .latin1, let own = latin1Character(for: cluster) {
      return Array(own.utf8)
    }
    if base.isASCII { return [UInt8(base.value)] }
    return TransliterationTable.spelling(of: base)
      ?? Array(repeating: UInt8(ascii: "?"), count: max(columns, 1))
  }

  /// The character of ISO 8859-1 that is canonically the same as the cluster.
  private func latin1Character(for cluster: [Unicode.Scalar]) -> Unicode.Scalar? {
    if cluster.count == 1 { return 0xA0...0xFF ~= cluster[0].value ? cluster[0] : nil }
    var string = ""
    string.unicodeScalars.append(contentsOf: cluster)
    for value in UInt8(0xC0)...0xFF where String(Unicode.Scalar(value)) == string {
      return Unicode.Scalar(value)
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether it is a space that lines do not break at, of whatever width.
  var isNoBreakSpace: Bool { self == .noBreakSpace || value == 0x202F || value == 0x2007 }
}

extension TransliterationTable {
  private static let recordLength = 10

  /// How `scalar` is written in ASCII, 1–4 characters; nil if the table does not say.
  static func spelling(of scalar: Unicode.Scalar) -> [UInt8]? {
    let bytes = records.utf8.span
    var low = 0
    var high = bytes.count / recordLength
    while low < high {
      let middle = (low + high) / 2
      let start = middle * recordLength
      let value = hexadecimal(bytes, at: start)
      if value == scalar.value {
        let length = Int(bytes[start + 5] &- UInt8(ascii: "0"))
        return (0..<length).map { bytes[start + 6 + $0] }
      }
      if value < scalar.value { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private static func hexadecimal(_ bytes: Span<UInt8>, at start: Int) -> UInt32 {
    var value: UInt32 = 0
    for position in start..<start + 5 {
      let digit = UInt32(bytes[position])
      value = value << 4 | (digit <= 0x39 ? digit - 0x30 : digit - 0x37)
    }
    return value
  }
}
