// Where clusters begin, what they carry, and that they are the same as the full segmentation's.

import Testing

@testable import Text

@Suite("Clusters") struct ClusterTests {
  /// Rows of GraphemeBreakTest.txt (Unicode 15–17) without a control, with `|` for each boundary.
  @Test(arguments: [
    "a|b", "a\u{308}|b", "a\u{308}\u{308}|b", "\u{1100}\u{1160}", "\u{1100}\u{AC00}",
    "\u{AC00}\u{11A8}|\u{1100}",
    "\u{AC01}\u{11A8}|\u{1100}", "a|🇦🇧|🇨🇩|b", "👶🏿|👶", "👩\u{200D}👩\u{200D}👦",
    "\u{1F6D1}\u{200D}\u{1F6D1}",
    "\u{915}|\u{924}", "\u{915}\u{94D}\u{924}", "\u{915}\u{94D}\u{94D}\u{924}", "\u{600}a|b",
    "a\u{903}|b",
    "漢|字", "한|글|e\u{301}|。", "กำ|x", "❤️|a", "e\u{301}\u{302}|漢",
  ])
  func `clusters are those of the standard`(row: String) {
    let expected = row.split(separator: "|").map(String.init)
    let text = DisplayText(trusted: expected.joined(), marks: [], rules: .whole)
    #expect(text.clusters().map { String($0.text) } == expected)
  }

  @Test func `the short way and the full segmentation agree on random texts`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let text = DisplayText(sanitizing: generator.bytes(), rules: .whole)
      let bytes = text.string.utf8.span
      var offset = 0
      var lengths: [Int] = []
      while offset < bytes.count {
        let segment = Segment(of: text.string, bytes, at: offset, rules: text.rules)
        lengths.append(segment.length)
        offset += segment.length
      }
      // The tables may know marks that the standard library does not know yet.
      guard
        text.string.unicodeScalars.allSatisfy({
          !ScalarProperties($0).isMark || $0.properties.age != nil
        })
      else { continue }
      guard text.string.allSatisfy({ $0.unicodeScalars.count < 8 }) else { continue }
      #expect(lengths == text.string.map { $0.utf8.count }, "\(text.string.debugDescription)")
    }
  }

  @Test(arguments: [
    "ल|क्ष्म्यै", "का|र्त्स्न्|य", "क्क्क्क्|क्क्क्क्|क्क", "ക്ഷ്ക്ഷ്|ക്ഷി",
  ])
  func `a conjunct that is too long is parted before a letter and keeps all`(
    row: String
  ) {
    let parts = row.split(separator: "|").map(String.init)
    let text = DisplayText.made(parts.joined())
    let joined = row.replacing("|", with: "")
    #expect(text.visible == joined)
    #expect(Array(text.clusters().map(\.text).suffix(parts.count)) == parts)
    let cells = joined.unicodeScalars.map { ScalarProperties($0).columns(ambiguousIsWide: false) }
    #expect(text.columns == cells.reduce(0, +))
  }

  @Test func `a mark that is newer than the standard library still joins`() {
    #expect(
      DisplayText.made("a\u{1ADE}b").clusters().map { String($0.text) } == ["a\u{1ADE}", "b"])
  }

  @Test func `layout marks and line breaks are passed over, a no-break space is a space`() {
    let text = DisplayText.made("a\u{AD}b\u{200B}c\u{2060}d\u{A0}e\nf")
    #expect(text.clusters().map { String($0.text) } == ["a", "b", "c", "d", " ", "e", "f"])
    #expect(text.visible == "abcd e\nf")
  }

  @Test func `a range of a text begins with the look it has there`() {
    let text = DisplayText.made("ab\u{1B}[31mcd\u{1B}[0mef", markup: .colorSequences)
    let red = Style(.palette(1))
    #expect(text.clusters().map(\.style) == [.plain, .plain, red, red, .plain, .plain])
    #expect(text.clusters(in: 3..<5).map(\.style) == [red, .plain])
    #expect(text.clusters(in: 3..<5).map(\.offset) == [3, 4])
  }

  @Test(arguments: [-5..<100, 0..<1, 1..<2, 2..<2, 3..<4, 99..<100])
  func `a range that does not fit the text does no harm`(range: Range<Int>) {
    let text = DisplayText.made("漢x")
    #expect(text.clusters(in: range).reduce(0) { $0 + $1.columns } <= 3)
    #expect(text[range].columns <= 3)
  }

  @Test func `a part of a text keeps its look`() {
    let text = DisplayText.made("ab\u{1B}[31mcd\u{1B}[0mef", markup: .colorSequences)
    let part = text[3..<5]
    #expect(part.string == "de")
    #expect(
      part.marks == [
        StyleMark(offset: 0, style: Style(.palette(1))), StyleMark(offset: 1, style: .plain),
      ])
    #expect(text[0..<2].marks.isEmpty)
  }
}

@Suite("Clusters of bytes") struct ByteClusterTests {
  @Test(arguments: [
    "\u{34F}", "\u{3164}", "\u{115F}", "\u{1160}", "\u{FFA0}", "\u{FEFF}", "\u{2062}",
  ])
  func `what is never seen has a picture of its own where it is edited`(invisible: String) {
    let bytes = Array("a\(invisible)b".utf8)
    var offset = 0
    var pictures: [String] = []
    var columns = 0
    while offset < bytes.count {
      let cluster = ByteCluster(in: bytes, at: offset, rules: TextRules())
      let end = offset + cluster.length
      pictures.append(DisplayText(picturing: bytes[offset..<end], rules: TextRules()).visible)
      columns += cluster.columns
      offset = end
    }
    #expect(pictures == ["a", "\u{FFFD}", "b"])
    #expect(columns == 3)
  }
}
