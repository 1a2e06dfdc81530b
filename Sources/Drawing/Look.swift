// What a terminal can show, as far as drawing must know it. Found out once, by Program; boxes and
// the painter are given the result and ask nobody.

package import Text

/// From none over the 16 colours of aixterm and the 256 of xterm to 24 bits.
package enum ColorDepth: Comparable, Sendable, CaseIterable { case none, sixteen, palette, full }

package enum SymbolSet: Equatable, Sendable, CaseIterable {
  /// UTF-8 and a font with rounded corners, eighth blocks and marks.
  case full
  /// UTF-8 on the Linux console, whose fonts have little more than code page 437.
  case console
  /// Line drawing by the DEC special graphics set (no UTF-8, but a terminal of the VT100 family).
  case decGraphics
  case ascii
}

package enum Encoding: Equatable, Sendable, CaseIterable { case utf8, latin1, ascii }

package struct Look: Equatable, Sendable {
  package var colors: ColorDepth
  package var symbols: SymbolSet
  package var encoding: Encoding

  package init(colors: ColorDepth, symbols: SymbolSet, encoding: Encoding = .utf8) {
    self.colors = colors
    self.symbols = symbols
    self.encoding = encoding
  }

  /// Blocks of half a cell and finer can be drawn in a colour of their own.
  package var hasFineBlocks: Bool { symbols == .full && colors != .none }
  /// Marks such as ✓ and ▸ can be drawn.
  package var hasMarks: Bool { symbols == .full || symbols == .console }
}

extension Encoding {
  package var repertoire: Repertoire {
    switch self {
    case .utf8: .unicode
    case .latin1: .latin1
    case .ascii: .ascii
    }
  }

  /// Whether words can be read in the encoding, transliterated where that is usual.
  package func canShow(_ words: [String]) -> Bool {
    if self == .utf8 { return true }
    let rules = TextRules(repertoire: repertoire)
    return words.allSatisfy {
      !DisplayText($0, rules: rules).string.utf8.contains(UInt8(ascii: "?"))
    }
  }
}
