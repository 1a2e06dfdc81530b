// Rows that move between the two lists of a buildlist.

import Boxes
import Drawing
import Input
import Testing
import Text
import Values

struct ClassicBuildListTests {
  private static let names = "1 one 2 two 3 three 4 four 5 five"

  private static func list(
    on: [Int] = [1, 3], current: Int? = nil, keepsOrder: Bool = false,
    _ options: ClassicListOptions = .with()
  ) -> Shown<ClassicBox<ClassicBuildList>> {
    Shown(
      ClassicBuildList(
        "Text", .listed(names, on: on), current: current, keepsOrder: keepsOrder, options),
      in: ClassicFrame())
  }

  static let moves: [(keys: String, current: Int?, selected: [Int])] = [
    ("", 0, [1, 3]), ("↓", 2, [1, 3]), ("⇲", 4, [1, 3]), ("⇲↓", 4, [1, 3]), ("⇲⇱", 0, [1, 3]),
    // The row behind the one that went has the focus, or else the one before.
    ("␣", 2, [0, 1, 3]), ("⇲␣", 2, [1, 3, 4]),
    // Out of a list that is empty then, the focus goes along.
    ("␣␣␣", 4, [0, 1, 2, 3, 4]), ("␣␣␣␣", 3, [0, 1, 2, 3]),
    // From one list to the other one goes to the nearest row.
    ("$", 1, [1, 3]), ("⇲$", 3, [1, 3]), ("↓$", 1, [1, 3]), ("$␣", 3, [3]), ("$␣^", 2, [3]),
    ("$$", 1, [1, 3]), ("^", 0, [1, 3]),
    // Letters and digits stay in the list.
    ("f", 4, [1, 3]), ("t", 2, [1, 3]), ("$t", 1, [1, 3]), ("$f", 3, [1, 3]), ("3", 4, [1, 3]),
    ("$2", 3, [1, 3]), ("o", 0, [1, 3]),
  ]

  @Test(arguments: moves) func `rows move to the other list and stay in order`(
    move: (keys: String, current: Int?, selected: [Int])
  ) {
    var shown = Self.list()
    shown.type(move.keys)
    #expect(shown.box.content.current == move.current)
    #expect(shown.box.content.selected == move.selected)
  }

  static let orders: [(keys: String, selected: [Int])] = [
    ("", [1, 3]), ("↓␣⇱␣", [1, 3, 2, 0]), ("↓␣⇱␣$␣", [1, 3, 2]), ("$⇱␣^⇱␣", [3, 0]),
  ]

  @Test(arguments: orders) func `with --reorder rows on the right are in the order of moving`(
    order: (keys: String, selected: [Int])
  ) {
    var shown = Self.list(keepsOrder: true)
    shown.type(order.keys)
    #expect(shown.box.content.selected == order.selected)
  }

  static let visits: [(keys: String, side: ClassicBuildList.Side, answer: String)] = [
    ("", .off, "OK"), ("⇥", .on, "OK"), ("⇥⇥", .on, "OK"), ("⇥⇥⇥", .on, "Cancel"),
    ("⇥⇥⇥⇥", .off, "OK"), ("⇤", .off, "Cancel"), ("⇤⇤⇤", .on, "OK"), ("⇤⇤⇤⇤", .off, "OK"),
  ]

  @Test(arguments: visits) func `with --visit-items both lists are places for the focus`(
    visit: (keys: String, side: ClassicBuildList.Side, answer: String)
  ) {
    var shown = Self.list(.visiting)
    shown.type(visit.keys)
    #expect(shown.box.content.side == visit.side)
    #expect(shown.type("⏎") == .done(.button(visit.answer)))
  }

  private static func list(_ options: ClassicListOptions) -> Shown<ClassicBox<ClassicBuildList>> {
    list(on: [1, 3], options)
  }

  @Test func `the row of --default-item has the focus, in its list`() {
    let shown = Self.list(current: 3)
    #expect(shown.box.content.side == .on)
    #expect(shown.box.content.current == 3)
  }

  @Test func `an empty list is not gone to`() {
    var shown = Self.list(on: [0, 1, 2, 3, 4])
    #expect(shown.box.content.current == 0)
    #expect(shown.type("^") == .effect(.bell))
    #expect(shown.box.content.side == .on)
  }

  @Test func `without rows nothing moves`() {
    var shown = Shown(
      ClassicBuildList("Text", ListItems(ByteStrings(), count: 0, fields: ListItems.Fields())),
      in: ClassicFrame())
    #expect(shown.type("␣") == .effect(.bell))
    for keys in ["↓", "⇲", "$", "a", "1"] { shown.type(keys) }
    #expect(shown.box.content.current == nil)
    #expect(shown.box.content.selected.isEmpty)
  }

  @Test func `a click moves a row to the other list`() {
    var shown = Self.list()
    let lines = shown.picture().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[4].contains("│three"), "\(shown.picture())")
    #expect(shown.mouse(.press, column: 18, row: 4) == .changed)
    #expect(shown.box.content.selected == [1, 2, 3])
    #expect(shown.mouse(.press, column: 32, row: 3) == .changed)
    #expect(shown.box.content.selected == [2, 3])
    #expect(shown.mouse(.press, column: 32, row: 8) == .effect(.bell))
  }

  @Test func `each list tells of its own rows that are not seen`() {
    var shown = Shown(
      ClassicBuildList("Text", .numbered(30, on: [0, 1]), height: 4),
      in: ClassicFrame(height: 11, width: 60), columns: 70)
    shown.type("⇟⇟")
    let picture = shown.picture()
    #expect(picture.split(separator: "↑").count == 2, "\(picture)")
    #expect(picture.split(separator: "↓").count == 2, "\(picture)")
    #expect(shown.box.content.current == 10)
  }
}
