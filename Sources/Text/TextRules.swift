// What the terminal can show and how wide it shows it. Every text carries the rules it was made
// under, so that whoever measures it later cannot measure it by others.

package enum Repertoire: Equatable, Sendable {
  case unicode
  /// ISO 8859-1: ASCII and U+00A0–00FF.
  case latin1
  /// The printable characters of ASCII.
  case ascii
}

package struct TextRules: Equatable, Sendable {
  /// What the terminal can show; anything else is transliterated.
  package var repertoire: Repertoire
  /// Whether characters of East Asian width "ambiguous" (UAX #11) take two cells.
  package var ambiguousIsWide: Bool
  /// Whether clusters are reduced to what all terminals give the same width: the first emoji of a
  /// joined sequence, no skin tones, no variation selectors.
  package var simplifiesClusters: Bool
  /// Distance between tab stops in cells, 1–32; anything else is brought into that range.
  package var tabWidth: Int
  /// Whether control characters are shown as `^X` also where the terminal has pictures of them.
  package var showsCarets: Bool
  package init(
    repertoire: Repertoire = .unicode, ambiguousIsWide: Bool = false,
    simplifiesClusters: Bool = true, tabWidth: Int = 8, showsCarets: Bool = false
  ) {
    self.repertoire = repertoire
    self.ambiguousIsWide = ambiguousIsWide
    self.simplifiesClusters = simplifiesClusters
    self.tabWidth = tabWidth
    self.showsCarets = showsCarets
  }

  func tabStop(after column: Int) -> Int {
    let width = min(max(tabWidth, 1), 32)
    return (column / width + 1) * width
  }
}

package enum Markup: Equatable, Sendable {
  /// None: an escape character is shown as a picture of itself.
  case none
  /// `\Z` and a character, as dialog(1) has them with --colors.
  case dialogColors
  /// Colours and attributes (SGR) are; every other sequence is removed whole.
  case colorSequences
  /// Bold, italic and code are, by the marks that Markdown has for them.
  case emphasis
}

package enum LineRule: Equatable, Sendable {
  case many
  /// They become spaces: for titles and labels.
  case single
  /// The first one ends the text: for the rows of dialog(1)'s lists.
  case first
  /// They become spaces, and carriage returns are shown like other controls: for values that a sentence quotes.
  case quoted
}
