// The few sentences that the program itself says about an entry that is no answer, in the languages of its users. They are
// looked up only where one is said.

package struct Sentences: Equatable, Sendable {
  /// The label of the field in which a text is repeated.
  package let again: String
  /// Said where a text is missing, differs from its repetition, does not match the pattern, or is too long.
  package let needed, different, form, long: String
  /// Said where a search finds nothing.
  package let noMatch: String
  private let least, most, ticked: String

  /// The sentences of the language that a locale names; English where it names none that has them.
  package static func forLocale(_ locale: String) -> Sentences {
    for name in LocaleName(locale).candidates {
      if let line = SentencesData.lines.catalogueLine(named: name) { return Sentences(line: line) }
    }
    return english
  }

  package static var english: Sentences {
    Sentences(line: SentencesData.lines.prefix { $0 != "\n" })
  }

  /// Reads one line of the catalogue, where fields that are missing are empty.
  init(line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    needed = field(1)
    again = field(2)
    different = field(3)
    form = field(4)
    long = field(5)
    least = field(6)
    most = field(7)
    ticked = field(8)
    noMatch = field(9)
  }

  /// All sentences in a row, to see whether they can be shown.
  package var all: String {
    needed + again + different + form + long + least + most + ticked + noMatch
  }

  /// That there must be so many or more.
  package func atLeast(_ count: some CustomStringConvertible) -> String {
    least.filled(with: count.description)
  }

  /// That there must be so many or fewer.
  package func atMost(_ count: some CustomStringConvertible) -> String {
    most.filled(with: count.description)
  }

  /// That so many of all are ticked.
  package func ticked(_ count: Int, of all: Int) -> String {
    ticked.filled(with: count.description).filled(with: all.description)
  }
}

extension String {
  /// The same with a number in place of the percent sign.
  fileprivate func filled(with number: String) -> String {
    let parts = split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.joined(separator: number)
  }
}
