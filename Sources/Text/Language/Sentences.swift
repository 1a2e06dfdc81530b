// The few sentences that the program itself says about an entry that is no answer, in the languages of its users. They are
// looked up only where one is said.

package struct Sentences: Equatable, Sendable {
  /// A line of the catalogue; its fields are taken apart only where one is said.
  private let line: Substring

  /// The label of the field in which a text is repeated.
  package var again: String { field(2) }
  /// Said where a text is missing.
  package var needed: String { field(1) }
  /// Said where a text differs from its repetition.
  package var different: String { field(3) }
  /// Said where a text does not match the pattern.
  package var form: String { field(4) }
  package var long: String { field(5) }
  /// Said where a search finds nothing.
  package var noMatch: String { field(9) }

  /// The sentences of the language that a locale names; English where it names none that has them.
  package static func forLocale(_ locale: String) -> Sentences {
    if LocaleName.isEnglish(locale) { return english }
    for name in LocaleName(locale).candidates {
      if let line = SentencesData.lines.catalogueLine(named: name) { return Sentences(line: line) }
    }
    return english
  }

  package static var english: Sentences {
    let lines = SentencesData.lines
    return Sentences(line: lines[..<(lines.utf8.firstIndex(of: 0x0A) ?? lines.endIndex)])
  }

  init(line: Substring) { self.line = line }

  /// A field of the line; empty where it is missing.
  private func field(_ index: Int) -> String {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
    return index < fields.count ? String(fields[index]) : ""
  }

  /// All sentences in a row, to see whether they can be shown.
  package var all: String { String(line) }

  /// That there must be so many or more.
  package func atLeast(_ count: some CustomStringConvertible) -> String {
    field(6).filled(with: count.description)
  }

  /// That there must be so many or fewer.
  package func atMost(_ count: some CustomStringConvertible) -> String {
    field(7).filled(with: count.description)
  }

  /// That so many of all are ticked.
  package func ticked(_ count: Int, of all: Int) -> String {
    field(8).filled(with: count.description).filled(with: all.description)
  }
}

extension String {
  /// The same with a number in place of the percent sign.
  fileprivate func filled(with number: String) -> String {
    let parts = split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.joined(separator: number)
  }
}
