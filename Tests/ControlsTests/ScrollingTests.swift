// Long texts between fixed titles and buttons.

import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct ScrollingTests {
  private static func shown(lines: Int = 12, rows: Int = 10) -> Shown<Form> {
    let text = (1...lines).map { "line \($0)" }.joined(separator: "\n")
    return Shown(Form.message("Title", text), columns: 36, rows: rows)
  }

  /// The numbers of the lines that are seen, and the rows of the thumb among them.
  private static func seen(_ shown: Shown<Form>) -> (lines: [Int], thumb: [Int]) {
    let rows = shown.picture().split(separator: "\n").filter { $0.contains("line ") }
    return (
      rows.compactMap { row in Int(row.drop { !$0.isNumber }.prefix { $0.isNumber }) },
      rows.indices.filter { rows[$0].hasSuffix("┃") }
    )
  }

  @Test func `a text longer than the screen scrolls between title and buttons`() {
    var shown = Self.shown()
    #expect(
      shown.picture() == """
        ╭──────────────────────────────────╮
        │              Title               │
        │  line 1                          ┃
        │  line 2                          ┃
        │  line 3                          │
        │  line 4                          │
        │  line 5                          │
        ├────────────────┬────────── 41 % ─┤
        │       OK       │     Cancel      │
        ╰────────────────┴─────────────────╯
        """)
    shown.press(.pageDown)
    #expect(
      shown.picture() == """
        ╭──────────────────────────────────╮
        │              Title               │
        │  line 5                          │
        │  line 6                          │
        │  line 7                          ┃
        │  line 8                          ┃
        │  line 9                          │
        ├────────────────┬────────── 75 % ─┤
        │       OK       │     Cancel      │
        ╰────────────────┴─────────────────╯
        """)
  }

  static let moves: [(keys: [Key], step: Response, lines: ClosedRange<Int>, thumb: [Int])] = [
    ([], .ignored, 1...5, [0, 1]), ([.down], .changed, 2...6, [1, 2]),
    ([.down, .up], .changed, 1...5, [0, 1]), ([.up], .ignored, 1...5, [0, 1]),
    ([.pageDown], .changed, 5...9, [2, 3]), ([.pageDown, .pageDown], .changed, 8...12, [3, 4]),
    ([.end], .changed, 8...12, [3, 4]), ([.end, .end], .ignored, 8...12, [3, 4]),
    ([.end, .pageDown], .ignored, 8...12, [3, 4]), ([.end, .pageUp], .changed, 4...8, [1, 2]),
    ([.end, .home], .changed, 1...5, [0, 1]), ([.home], .ignored, 1...5, [0, 1]),
    ([.end, .up], .changed, 7...11, [2, 3]), ([.tab], .changed, 1...5, [0, 1]),
  ]

  @Test(arguments: moves)
  func `keys scroll, and the thumb says where one is`(
    row: (keys: [Key], step: Response, lines: ClosedRange<Int>, thumb: [Int])
  ) {
    var shown = Self.shown()
    let step = row.keys.reduce(Response.ignored) { shown.handle(.input(.key($1))) }
    let seen = Self.seen(shown)
    #expect(step == row.step)
    #expect(seen.lines == Array(row.lines))
    #expect(seen.thumb == row.thumb)
  }

  @Test func `the wheel scrolls three lines, wherever the mouse is`() {
    var shown = Self.shown()
    #expect(shown.mouse(.wheelDown, .none, column: 0, row: 0) == .changed)
    #expect(Self.seen(shown).lines == Array(4...8))
    #expect(shown.mouse(.wheelUp, .none, column: 9, row: 8) == .changed)
    #expect(shown.mouse(.wheelUp, .none, column: 9, row: 8) == .ignored)
    #expect(shown.mouse(.wheelLeft, .none, column: 9, row: 8) == .ignored)
  }

  @Test func `Up and Down move the focus where the text is seen whole`() {
    var shown = Self.shown(lines: 3)
    #expect(shown.press(.down) == .changed)
    #expect(shown.press(.enter) == .done(.button(.cancel)))
  }

  @Test func `Up and Down move the focus where buttons are stacked and have it`() {
    let buttons: [(name: ButtonName, label: String)] = [
      (name: .ok, label: "OK"), (name: .cancel, label: "Cancel"), (name: .help, label: "Help"),
    ]
    let text = (1...30).map { "line \($0)" }.joined(separator: "\n")
    var shown = Shown(Form.message("", text, buttons), columns: 20, rows: 10)
    shown.press(.down, .down)
    #expect(Self.seen(shown).lines.first == 3)
    shown.press(.tab, .down)
    #expect(Self.seen(shown).lines.first == 3)
    #expect(shown.press(.enter) == .done(.button(.help)))
  }

  @Test func `a screen that grows shows the end of the text, not blank rows behind it`() {
    var shown = Self.shown()
    shown.press(.end)
    shown.screen = Size(columns: 36, rows: 13)
    #expect(shown.handle(.resized(shown.screen)) == .changed)
    #expect(Self.seen(shown).lines == Array(5...12))
    shown.screen = Size(columns: 36, rows: 24)
    #expect(Self.seen(shown).lines == Array(1...12))
    #expect(Self.seen(shown).thumb.isEmpty)
  }

  // MARK: Thumb

  static let thumbs: [(first: Int, count: Int, rows: Int, thumb: Range<Int>?)] = [
    (0, 5, 5, nil), (0, 3, 5, nil), (0, 9, 0, nil), (0, 10, 5, 0..<2), (5, 10, 5, 3..<5),
    (1, 10, 5, 1..<3), (4, 10, 5, 2..<4), (0, 1000, 5, 0..<1), (1, 1000, 5, 1..<2),
    (994, 1000, 5, 3..<4), (995, 1000, 5, 4..<5), (0, 2, 1, 0..<1), (1, 2, 1, 0..<1),
    (0, 6, 5, 0..<4), (1, 6, 5, 1..<5),
  ]

  @Test(arguments: thumbs)
  func `the thumb has the length and the place of what is seen`(
    row: (first: Int, count: Int, rows: Int, thumb: Range<Int>?)
  ) {
    #expect(ScrollThumb(first: row.first, count: row.count, rows: row.rows)?.rows == row.thumb)
  }

  @Test func `the thumb goes only forward and looks like an end only at the ends`() {
    for rows in 3...12 {
      for count in rows + 1...60 {
        let thumbs = (0...count - rows).compactMap {
          ScrollThumb(first: $0, count: count, rows: rows)?.rows
        }
        #expect(thumbs.count == count - rows + 1)
        #expect(thumbs.first?.lowerBound == 0)
        #expect(thumbs.last?.upperBound == rows)
        #expect(zip(thumbs, thumbs.dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound })
        #expect(Set(thumbs.map(\.count)).count == 1)
        let travel = rows - (thumbs.first?.count ?? 0)
        let inner = thumbs.dropFirst().dropLast()
        #expect(
          travel < 2 || inner.allSatisfy { $0.lowerBound > 0 && $0.upperBound < rows },
          "\(count) lines, \(rows) rows")
      }
    }
  }
}
