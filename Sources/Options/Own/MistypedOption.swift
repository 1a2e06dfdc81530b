// Words that were meant as options but are none by their form: an editor has made a long dash of two, or somebody has
// written a capital or a single dash. As texts they would be shown, and a question would never be asked.

enum MistypedOption {
  /// The option that `word` was meant as, in its right form; nil for a text.
  ///
  /// A single plain dash counts only before the name of a box, and where the line has no other.
  static func correction(of word: [UInt8], besideBox: Bool) -> String? {
    let scalars = String(decoding: word, as: UTF8.self).unicodeScalars
    let dashes = scalars.prefix { $0 == "-" || isTypographicDash($0) }
    let written = String(scalars.dropFirst(dashes.count).prefix { $0 != "=" })
    guard 1...2 ~= dashes.count, written.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let name = written.lowercased()
    let isBox = BoxKind(rawValue: name) != nil || DialogBoxKind(rawValue: name) != nil
    if dashes.elementsEqual("-".unicodeScalars), !isBox || besideBox { return nil }
    return isBox || OwnGrammar.option(named: name.utf8) != nil ? "--" + name : nil
  }

  /// Whether it is a hyphen, a dash or a minus sign that is not on keyboards.
  private static func isTypographicDash(_ scalar: Unicode.Scalar) -> Bool {
    0x2010...0x2015 ~= scalar.value || scalar == "\u{2212}"
  }
}
