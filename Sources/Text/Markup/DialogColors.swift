// Colours as dialog(1) reads them from a text with --colors: `\Z` and one character. What was seen of release
// 1.3-20230209 holds: a character without a meaning is swallowed, be it a line break; `\Z` at the very end is text.

extension Style {
  /// Applies `\Z` and `letter`: `0`–`7` colours, `b` `r` `u` attributes (their capitals end them), `n` none of all these.
  mutating func apply(dialogLetter letter: UInt8) {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): foreground = .palette(letter - UInt8(ascii: "0"))
    case UInt8(ascii: "b"): attributes.insert(.bold)
    case UInt8(ascii: "B"): attributes.remove(.bold)
    case UInt8(ascii: "r"): attributes.insert(.reverse)
    case UInt8(ascii: "R"): attributes.remove(.reverse)
    case UInt8(ascii: "u"): attributes.insert(.underline)
    case UInt8(ascii: "U"): attributes.remove(.underline)
    case UInt8(ascii: "n"): self = .plain
    default: break
    }
  }
}

extension Span<UInt8> {
  /// Whether `\Z` and a character behind it stand at `offset`.
  func beginsDialogColor(at offset: Int) -> Bool {
    offset + 2 < count && self[offset] == UInt8(ascii: "\\")
      && self[offset + 1] == UInt8(ascii: "Z")
  }
}

extension DisplayText {
  /// The text with its marks made readable on `background`, as dialog(1) does it.
  ///
  /// What would be written in the background's own colour, and is not bold, gets black behind it, on black white.
  package func contrasting(with background: Color) -> DisplayText {
    guard marks.contains(where: { $0.style.foreground == background }), background != .standard
    else { return self }
    let contrast = Color.palette(background == .palette(0) ? 7 : 0)
    let marks = marks.map { mark in
      var mark = mark
      if mark.style.foreground == background, mark.style.background == .standard,
        !mark.style.attributes.contains(.bold)
      {
        mark.style.background = contrast
      }
      return mark
    }
    return DisplayText(trusted: string, marks: marks, rules: rules)
  }
}
