// Writing a cluster with the characters that a terminal without Unicode has.

extension Repertoire {
  /// The UTF-8 of what stands for a cluster, made of characters that the terminal has: its own
  /// character, a spelling, or one `?` for each of its `columns`.
  func transliteration(of cluster: [Unicode.Scalar], columns: Int) -> [UInt8] {
    guard let base = cluster.first else { return [] }
    if ScalarProperties(base).role == .layoutMark || base.isNoBreakSpace {
      return Array((base.isNoBreakSpace ? .noBreakSpace : base).utf8)
    }
    if self == .latin1, let own = latin1Character(for: cluster) { return Array(own.utf8) }
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

/// How characters are written in ASCII: Latin letters of western Europe, common punctuation and signs.
enum TransliterationTable {
  private static let words = """
    ¡! ¢c £GBP ¤* ¥JPY ¦| §S ¨" ©(c) ªa «<< ¬! ®(R) ¯- °o ±+/- ²2 ³3 ´' µu ¶P ·. ¸, ¹1 ºo »>> ¼1/4 ½1/2 ¾3/4 ¿?
    ÀA ÁA ÂA ÃA ÄA ÅA ÆAE ÇC ÈE ÉE ÊE ËE ÌI ÍI ÎI ÏI ÐD ÑN ÒO ÓO ÔO ÕO ÖO ×x ØO ÙU ÚU ÛU ÜU ÝY ÞTh ßss
    àa áa âa ãa äa åa æae çc èe ée êe ëe ìi íi îi ïi ðd ñn òo óo ôo õo öo ÷/ øo ùu úu ûu üu ýy þth ÿy
    ŒOE œoe ŠS šs ŽZ žz ŸY ƒf ˆ^ ˜~ ‐- ‑- ‒- –- —-- ―-- ‘' ’' ‚, ‛' “" ”" „" ‟" †+ ‡++ •* …... ‰o/oo ′' ″" ‹< ›>
    ⁄/ €EUR ™TM −- ←<- ↑^ →-> ↓v ↔<-> ⇐<= ⇒=> ≈~ ≠!= ≤<= ≥>= ✓v ✔v ✗x ✘x ●* ○o ■# □[] ▪* ▶> ▸> ◀< ◂< ▲^ ▼v ⚠! ℹi
    ─- ━- │| ┃| ═= ║| ┌+ ┐+ └+ ┘+ ├+ ┤+ ┬+ ┴+ ┼+ ╔+ ╗+ ╚+ ╝+ ╠+ ╣+ ╦+ ╩+ ╬+ ╭+ ╮+ ╯+ ╰+ █# ▓# ▒: ░.
    """

  /// How `scalar` is written in ASCII, 1–4 characters; nil if the table does not say.
  static func spelling(of scalar: Unicode.Scalar) -> [UInt8]? {
    switch scalar.value {
    case 0x2000...0x200A, 0x205F: return [0x20]
    case 0x3000: return [0x20, 0x20]
    default: break
    }
    let start = Array(scalar.utf8)
    for word in words.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A })
    where word.starts(with: start) {
      return Array(word.dropFirst(start.count))
    }
    return nil
  }
}
