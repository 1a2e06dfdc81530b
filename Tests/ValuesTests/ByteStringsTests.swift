// Byte strings give back what they were given, however they are kept.

import Testing
import Values

struct ByteStringsTests {
  static let splits: [(text: String, dropsReturn: Bool, strings: [String])] = [
    ("", true, []), ("\n", true, [""]), ("a", true, ["a"]), ("a\n", true, ["a"]),
    ("a\nb", true, ["a", "b"]), ("\n\n", true, ["", ""]), ("a\n\nb\n", true, ["a", "", "b"]),
    ("a\r\nb\r\n", true, ["a", "b"]), ("a\r\nb\nc\r", true, ["a", "b", "c"]),
    ("\r\n\r\n", true, ["", ""]), ("a\rb\n", true, ["a\rb"]), ("a\r\r\n", true, ["a\r"]),
    ("a\r\nb\r\n", false, ["a\r", "b\r"]), ("a\r", false, ["a\r"]), ("\r", true, [""]),
  ]

  @Test(arguments: splits)
  func `a text is split at its line breaks`(
    row: (text: String, dropsReturn: Bool, strings: [String])
  ) {
    let split = ByteStrings(
      splitting: Array(row.text.utf8), at: 10, dropsReturn: row.dropsReturn)
    let wanted = row.strings.map { Array($0.utf8) }
    #expect((0..<split.count).map { Array(split[$0]) } == wanted)
    #expect((0..<split.count).map(split.length) == wanted.map(\.count))
    #expect(split == ByteStrings(wanted))
  }

  @Test func `strings are added behind those of a text`() {
    var strings = ByteStrings(splitting: [1, 0, 2], at: 0, dropsReturn: false)
    strings.append([3, 4][...])
    strings.append([5])
    strings.write(6)
    strings.write(7)
    strings.endString()
    #expect((0..<5).map { Array(strings[$0]) } == [[1], [2], [3, 4], [5], [6, 7]])
    #expect(strings != ByteStrings([[1], [2], [3, 4], [5], [6]]))
  }
}
