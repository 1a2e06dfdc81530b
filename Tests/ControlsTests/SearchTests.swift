// What a search finds, in which order whatever was typed.

import Testing

@testable import Controls

struct SearchTests {
  private static func search(_ typed: String) -> Search {
    var search = Search()
    for scalar in typed.unicodeScalars { search.add(scalar) }
    return search
  }

  static let texts: [(typed: String, text: String, places: [Range<Int>])] = [
    ("", "anything", []), ("b", "abc", [1..<2]), ("BC", "abc", [1..<3]), ("abcd", "abc", []),
    ("c a", "abc", [0..<1, 2..<3]), ("c x", "abc", []), (" a ", "a", [0..<1]),
    ("ab bc", "abc", [0..<3]), ("aa", "aaaaa", [0..<2, 2..<4]),
    ("a b", "A b a B", [0..<1, 2..<3, 4..<5, 6..<7]),
    ("ärg", "ÄRGER ärg", [0..<4, 7..<11]), ("r", "Är", [2..<3]), ("東", "a東京", [1..<4]),
    ("ss", "STRASSE", [4..<6]), ("i", "İi", [0..<2, 2..<3]),
  ]

  @Test(arguments: texts)
  func `all words are found, in capitals or not`(
    row: (typed: String, text: String, places: [Range<Int>])
  ) {
    let search = Self.search(row.typed)
    #expect(search.places(in: Array(row.text.utf8)[...]) == row.places, "\(row.typed)")
    #expect(
      search.matches(Array(row.text.utf8)[...]) == (!row.places.isEmpty || row.typed.isEmpty))
  }

  @Test func `the places count from the begin of the whole text`() {
    let text = Array("xx\nÄb".utf8)
    #expect(Self.search("b").places(in: text[3...]) == [5..<6])
  }

  @Test func `a part has blanks`() {
    let search = Search(part: Array("b c".utf8))
    #expect(search.matches(Array("a B c".utf8)[...]) && !search.matches(Array("c b".utf8)[...]))
  }

  @Test func `a character is taken back whole`() {
    var search = Self.search("aé")
    search.removeLast()
    #expect(search == Self.search("a"))
  }
}
