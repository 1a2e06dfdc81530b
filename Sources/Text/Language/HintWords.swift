// The names of keys and what they do, for the line of hints below a box and the one that stays of it, in the languages of its users.

/// The words of one language; those for what a key does stand behind its name: `space tick`.
package struct HintWords: Equatable, Sendable {
  package let space: String
  package let enter: String
  package let escape: String
  package let move: String
  package let tick: String
  package let find: String
  package let change: String
  package let leave: String
  package let anyKey: String
  package let close: String
  /// What is left of a box whose time ran out.
  package let timeUp: String

  /// The words of the language that a locale names; English where it names none that has them.
  package static func forLocale(_ locale: String) -> HintWords {
    if LocaleName.isEnglish(locale) { return english }
    for name in LocaleName(locale).candidates {
      if let line = HintWordsData.lines.catalogueLine(named: name) { return HintWords(line: line) }
    }
    return english
  }

  /// English, which every other language is a translation of.
  package static var english: HintWords {
    HintWords(line: HintWordsData.lines.prefix { $0 != "\n" })
  }

  /// Reads one line of the catalogue, where fields that are missing are empty.
  init(line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    (space, enter, escape) = (field(1), field(2), field(3))
    (move, tick, find, change) = (field(4), field(5), field(6), field(7))
    (leave, anyKey, close, timeUp) = (field(8), field(9), field(10), field(11))
  }

  /// All words in a row, to see whether they can be shown.
  package var all: String {
    [space, enter, escape, move, tick, find, change, leave, anyKey, close, timeUp].joined()
  }
}
