// Where one gets to in a list, what of it is seen, what is ticked and what is found.

@testable import Controls
import Testing
import Text
import Values

struct ListCursorTests {
  /// Ten rows of which four are seen, the focus on the fifth at the bottom of what is seen.
  static let moves:
    [(name: String, move: @Sendable (inout ListCursor) -> Bool, at: Int, first: Int)] =
      [
        ("down", { $0.move(by: 1, visible: 4) }, 5, 2),
        ("up", { $0.move(by: -1, visible: 4) }, 3, 1),
        ("up four", { $0.move(by: -4, visible: 4) }, 0, 0),
        ("page down", { $0.page(by: 1, visible: 4) }, 7, 4),
        ("page up", { $0.page(by: -1, visible: 4) }, 1, 1),
        ("two pages down", { $0.page(by: 2, visible: 4) }, 9, 6),
        ("end", { $0.moveToEnd(visible: 4) }, 9, 6),
        ("start", { $0.moveToStart(visible: 4) }, 0, 0),
        ("far beyond", { $0.move(to: 99, visible: 4) }, 9, 6),
        ("far before", { $0.move(to: -99, visible: 4) }, 0, 0),
        ("wheel down", { $0.scroll(by: 3, visible: 4) }, 4, 4),
        ("wheel far down", { $0.scroll(by: 30, visible: 4) }, 6, 6),
        ("wheel up", { $0.scroll(by: -1, visible: 4) }, 3, 0),
      ]

  @Test(arguments: moves)
  func `the focus is always among what is seen`(
    row: (name: String, move: @Sendable (inout ListCursor) -> Bool, at: Int, first: Int)
  ) {
    var list = ListCursor(ListItems(count: 10), current: 4)
    list.move(to: 4, visible: 4)
    #expect(list.first == 1)
    #expect(row.move(&list))
    #expect(list.current == row.at, "\(row.name)")
    #expect(list.firstShown(visible: 4) == row.first, "\(row.name)")
  }

  @Test func `a move that leads nowhere says so`() {
    var list = ListCursor(ListItems(count: 3))
    let moves: [Bool] = [
      list.move(by: -1, visible: 5), list.moveToStart(visible: 5), list.page(by: -1, visible: 5),
      list.scroll(by: 3, visible: 5), list.move(to: 0, visible: 5),
    ]
    #expect(moves.allSatisfy { !$0 })
    #expect(list.shown(visible: 5) == 0..<3)
  }

  @Test func `headings and disabled rows are stepped over`() {
    var list = ListCursor(ListItems(["-Fruit", "apple", "#pear", "-Roots", "beet", "#carrot"]))
    #expect(list.current == 1)
    list.move(by: 1, visible: 2)
    #expect(list.current == 4)
    list.move(by: 1, visible: 2)
    #expect(list.current == 4)
    #expect(list.shown(visible: 2) == 4..<6)
    list.move(by: -1, visible: 2)
    #expect(list.current == 1)
    #expect(list.shown(visible: 2) == 0..<2)
  }

  @Test func `a list in which nothing can be taken stands still and can be scrolled`() {
    var list = ListCursor(ListItems(["-a", "-b", "-c"]))
    #expect(!list.canTake(list.current))
    let hasMoved = list.move(by: 1, visible: 3)
    #expect(!hasMoved)
    #expect(list.find([0x61], from: 0) == nil)
  }

  @Test func `an empty list takes every move`() {
    var list = ListCursor(ListItems(count: 0))
    let moves: [Bool] = [
      list.move(by: 1, visible: 5), list.moveToEnd(visible: 5), list.scroll(by: 1, visible: 0),
    ]
    #expect(moves.allSatisfy { !$0 })
    #expect(list.shown(visible: 5).isEmpty)
    #expect(!list.canTake(0))
  }

  @Test func `the focus begins on the wanted row or on the nearest that can be taken`() {
    let rows = ListItems(["a", "#b", "c", "#d"])
    #expect(
      [-1, 0, 1, 2, 3, 9].map { ListCursor(rows, current: $0).current } == [0, 0, 2, 2, 2, 2])
  }

  @Test func `a lower screen keeps the focus in view`() {
    var list = ListCursor(ListItems(count: 10))
    list.move(to: 6, visible: 8)
    #expect(list.shown(visible: 8) == 0..<8)
    #expect(list.shown(visible: 3) == 4..<7)
    #expect(list.shown(visible: 20) == 0..<10)
  }

  // MARK: Ticks

  @Test func `ticks begin as the rows say and are counted`() {
    var list = ListCursor(ListItems(["*a", "b", "*c"]))
    #expect(list.tickCount == 2)
    #expect(list.ticked == [0, 2])
    list.setTicked(true, 1)
    list.setTicked(true, 1)
    list.setTicked(false, 0)
    #expect(list.tickCount == 2)
    #expect(list.ticked == [1, 2])
    list.tickOnly(0)
    #expect(list.ticked == [0])
    #expect(list.tickCount == 1)
  }

  @Test func `the last tick that is taken away leaves none`() {
    var list = ListCursor(ListItems(["*a", "b"]))
    list.setTicked(false, 0)
    #expect(list.ticked.isEmpty)
    #expect(list.tickCount == 0)
  }

  // MARK: Finding

  static let searches: [(typed: String, from: Int, found: Int?)] = [
    ("b", 0, 1), ("B", 0, 1), ("b", 2, 3), ("b", 4, 1), ("be", 0, 3), ("bea", 0, nil),
    ("ä", 0, 4), ("Ä", 0, 4), ("東", 0, 5), ("", 0, nil), ("x", 0, nil), ("g", 0, 7),
  ]

  @Test(arguments: searches)
  func `typed letters find the next row that begins with them`(
    row: (typed: String, from: Int, found: Int?)
  ) {
    let list = ListCursor(
      ListItems(["Apple", "bat", "#x-ray", "Beet", "Äpfel", "東京", "-back", "  Grape"]))
    #expect(list.find(Array(row.typed.utf8), from: row.from) == row.found)
  }

  @Test func `bytes that are no text are found by what they begin with`() {
    let rows = ListItems(ByteStrings([[0xFF, 0x41], [0x42, 0xFF]]), count: 2, fields: .init())
    #expect(ListCursor(rows).find([0x62], from: 0) == 1)
  }

  @Test func `values, labels and help are found apart`() {
    let strings = ByteStrings(["1", "one", "uno", "2", "two", "due"].map { Array($0.utf8) })
    let fields = ListItems.Fields(stride: 3, value: 0, label: 1, help: 2)
    let list = ListCursor(ListItems(strings, count: 2, fields: fields))
    #expect(list.find(Array("2".utf8), from: 0, in: .value) == 1)
    #expect(list.find(Array("two".utf8), from: 0, in: .label) == 1)
    #expect(list.find(Array("d".utf8), from: 0, in: .help) == 1)
    #expect(list.find(Array("2".utf8), from: 0, in: .label) == nil)
  }

  // MARK: Widths

  @Test(arguments: [
    (["a", "abc", "ab"], 80, 3), (["東京", "abc"], 80, 4), (["a\tb"], 80, 9), ([], 80, 0),
    (["abcdef"], 4, 4), (["abc", "\u{1B}[1m"], 80, 4), (["abcd", "a\tb"], 80, 9),
  ])
  func `the widest row is measured in cells`(words: [String], limit: Int, columns: Int) {
    #expect(ListItems(words).widest(.label, limit: limit, rules: TextRules()) == columns)
  }

  @Test func `a row is shown on one line, whatever it holds`() {
    let rows = ListItems(ByteStrings([Array("a\nb\u{2028}c\u{7}".utf8)]), count: 1, fields: .init())
    #expect(!rows.shown(.label, of: 0, rules: TextRules()).string.contains("\n"))
  }
}
