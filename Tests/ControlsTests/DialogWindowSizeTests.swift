// How large the windows of dialog's boxes are, beside what dialog itself makes of the same texts and screens.

import Drawing
import Testing
import Text

@testable import Controls

@Suite("Size of dialog's boxes") struct DialogWindowSizeTests {
  static let texts = [
    "x", "the quick brown fox",
    "A line of moderate length that has to be broken somewhere on most screens, but not on all of them.",
    repeated("the quick brown fox jumps over the lazy dog and", 9),
    repeated(
      "extraordinarily antidisestablishmentarianism is a word of remarkable length, the others are not",
      16),
    "one\ntwo\nthree",
    """
    Name:    Smith
    Address: 5, Long Lane

      indented text that is longer than the others by far, and then some more of it, so that it wraps
    end
    """,
    (1...30).map { "line \($0)" }.joined(separator: "\n"), String(repeating: "x", count: 100),
    "\n\nlead\n\n\ntrail\n\n",
    [3, 17, 40, 1].map { repeated("words and more words", $0) }.joined(separator: "\n"),
    "pre   formatted   columns   of   text\na   b    c\n" + String(repeating: "-", count: 70),
    String(repeating: "a ", count: 60) + "\n" + String(repeating: "b", count: 90),
  ]

  static func repeated(_ words: String, _ count: Int) -> String {
    Array(repeating: words, count: count).joined(separator: " ")
  }

  static func made(_ string: String) -> DisplayText { DisplayText(string, rules: TextRules()) }

  /// A window as a row of the table asks for it, and the size that the row names.
  static func sizes(_ row: Substring) -> (ours: Size, measured: Size) {
    let fields = row.split(separator: " ")
    let numbers = fields.map { Int($0) ?? 0 }
    let (height, width) = (numbers[2], numbers[3])
    let extraRows =
      switch fields[0] {
      case "infobox": 0
      case "inputbox": 5 + ((height == 0) != (width == 0) ? 1 : 0)
      default: 2
      }
    let leastColumns = fields[0] == "inputbox" ? 26 : fields[0] == "yesno" ? 25 : 12
    let screen = fields[6].split(separator: "x").map { Int($0) ?? 0 }
    let shadow = fields[7] == "shadow" ? Size(columns: 2, rows: 1) : Size()
    let place = fields[8].split(separator: ",").map { Int($0) ?? 0 }
    let ours = DialogWindowSize.window(
      for: made(texts[numbers[1]]), height: height, width: width, extraRows: extraRows,
      leastColumns: leastColumns, titleColumns: numbers[5], aspect: numbers[4],
      begin: place.count == 2 ? Point(column: place[1], row: place[0]) : nil,
      screen: Size(columns: screen[1] - shadow.columns, rows: screen[0] - shadow.rows))
    return (ours, Size(columns: numbers[10], rows: numbers[9]))
  }

  @Test(arguments: measured.split(separator: "\n"))
  func `a window is as large as dialog's`(row: Substring) {
    let (ours, measured) = Self.sizes(row)
    #expect(ours == measured)
  }
}

extension DialogWindowSizeTests {
  static let screen = Size(columns: 78, rows: 23)

  static func window(
    _ text: String, _ height: Int, _ width: Int, begin: Point? = nil, screen: Size = screen
  ) -> Size {
    DialogWindowSize.window(
      for: made(text), height: height, width: width, extraRows: 2, leastColumns: 12,
      titleColumns: 0, begin: begin, screen: screen)
  }

  @Test(arguments: [
    (2, 40, 7), (2, 78, 6), (2, 200, 6), (3, 40, 17), (5, 20, 7), (7, 30, 23), (0, 10, 5),
  ])
  func `a text of given width has the rows it needs`(text: Int, width: Int, rows: Int) {
    let size = Self.window(Self.texts[text], 0, width)
    #expect(size == Size(columns: min(width, 78), rows: rows))
    let lines = DialogWindowSize.lines(of: Self.made(Self.texts[text]), columns: size.columns - 4)
    #expect(rows == min(lines + 4, 23))
  }

  @Test(arguments: [
    ("größer als über", "grosser als uber"), ("漢字漢字", "abcdefgh"), ("\u{1B}[1mx", "␛[1mx"),
    ("e\u{301}e\u{301}e\u{301}\nx", "eee\nx"),
  ])
  func `characters count by their cells`(text: String, plain: String) {
    #expect(Self.window(text, 0, 0) == Self.window(plain, 0, 0))
  }

  @Test(arguments: [
    (-1, -1, Point(column: 3, row: 2), Size(columns: 75, rows: 21)),
    (-1, -1, Point(column: 77, row: 22), Size(columns: 16, rows: 5)),
    (-1, 30, Point(column: 0, row: 21), Size(columns: 30, rows: 5)),
    (0, 0, Point(column: 500, row: 500), Size(columns: 16, rows: 7)),
  ])
  func `a largest window begins where it is told, unless nothing could be seen there`(
    height: Int, width: Int, place: Point, size: Size
  ) {
    #expect(Self.window("one\ntwo\nthree", height, width, begin: place) == size)
  }

  @Test(arguments: ["", "x", texts[4], texts[7]])
  func `no wish and no screen makes a size that is none`(text: String) {
    let wishes = [Int.min, -1, 0, 1, 5, Int.max]
    for screen in [Size(), Size(columns: 1, rows: 1), Size(columns: 20, rows: 3), Self.screen] {
      for height in wishes {
        for width in wishes {
          for place in [nil, Point(column: .max, row: .max), Point(column: -5, row: -5)] {
            let size = Self.window(text, height, width, begin: place, screen: screen)
            #expect(size.columns >= 1 && size.columns <= max(1, screen.columns))
            #expect(size.rows >= 1 && size.rows <= max(1, screen.rows))
          }
        }
      }
    }
  }

  @Test(arguments: [
    (0, 0, 4, 31), (0, 60, 2, 59), (3, 200, 1, 114), (10, 20, 7, 20), (2, 20, 2, 20),
  ])
  func `the size of a text is what dialog prints`(height: Int, width: Int, rows: Int, columns: Int)
  {
    let text = Self.made(
      "the quick brown fox jumps over the lazy dog and runs away from the extraordinarily fast cat that lives next door"
    )
    let size = DialogWindowSize.text(for: text, height: height, width: width, screen: Self.screen)
    #expect(size == Size(columns: columns, rows: rows))
  }

  @Test(arguments: [
    ("short", 2, 6), ("a\nbb\nccc", 3, 5), ("", 1, 2), ("a\nb   c\n", 2, 7),
  ])
  func `the size of a text has the margin in it`(text: String, rows: Int, columns: Int) {
    let size = DialogWindowSize.text(for: Self.made(text), height: 0, width: 0, screen: Self.screen)
    #expect(size == Size(columns: columns, rows: rows))
  }

  @Test func `an empty text has no lines`() {
    #expect(DialogWindowSize.lines(of: Self.made(""), columns: 9) == 0)
    #expect(DialogWindowSize.lines(of: Self.made("\n\n"), columns: 9) == 2)
    #expect(DialogWindowSize.lines(of: Self.made("one two"), columns: 0) == 6)
  }
}
