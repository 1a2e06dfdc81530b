// Rows that move between two lists.

import Controls
import Drawing
import Input
import Testing
import Text
import Values
import Values

struct TransferListTests {
  private static let names = "1 one 2 two 3 three 4 four 5 five"

  private static func list(
    on: [Int] = [1, 3], current: Int? = nil, keepsOrder: Bool = false,
    visits: Bool = false
  ) -> Shown<Form> {
    Shown(
      .buildList(
        "Text", .listed(names, on: on), current: current, keepsOrder: keepsOrder, visits: visits),
      in: DialogFrame())
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
    #expect(shown.box.current == move.current)
    #expect(shown.box.selected == move.selected)
  }

  static let orders: [(keys: String, selected: [Int])] = [
    ("", [1, 3]), ("↓␣⇱␣", [1, 3, 2, 0]), ("↓␣⇱␣$␣", [1, 3, 2]), ("$⇱␣^⇱␣", [3, 0]),
  ]

  @Test(arguments: orders) func `with --reorder rows on the right are in the order of moving`(
    order: (keys: String, selected: [Int])
  ) {
    var shown = Self.list(keepsOrder: true)
    shown.type(order.keys)
    #expect(shown.box.selected == order.selected)
  }

  static let visits: [(keys: String, side: TransferList.Side, answer: ButtonName)] = [
    ("", .off, .ok), ("⇥", .on, .ok), ("⇥⇥", .on, .ok), ("⇥⇥⇥", .on, .cancel),
    ("⇥⇥⇥⇥", .off, .ok), ("⇤", .off, .cancel), ("⇤⇤⇤", .on, .ok), ("⇤⇤⇤⇤", .off, .ok),
  ]

  @Test(arguments: visits) func `with --visit-items both lists are places for the focus`(
    visit: (keys: String, side: TransferList.Side, answer: ButtonName)
  ) {
    var shown = Self.list(visits: true)
    shown.type(visit.keys)
    #expect(side(shown) == visit.side)
    #expect(shown.type("⏎") == .done(.button(visit.answer)))
  }

  private func side(_ shown: Shown<Form>) -> TransferList.Side? {
    (shown.box.items.first?.control as? TransferList)?.side
  }

  @Test func `the row of --default-item has the focus, in its list`() {
    let shown = Self.list(current: 3)
    #expect(side(shown) == .on)
    #expect(shown.box.current == 3)
  }

  @Test func `an empty list is not gone to`() {
    var shown = Self.list(on: [0, 1, 2, 3, 4])
    #expect(shown.box.current == 0)
    #expect(shown.type("^") == .effect(.bell))
    #expect(side(shown) == .on)
  }

  @Test func `without rows nothing moves`() {
    var shown = Shown(
      .buildList("Text", ListItems(ByteStrings(), count: 0, fields: ListItems.Fields())),
      in: DialogFrame())
    #expect(shown.type("␣") == .effect(.bell))
    for keys in ["↓", "⇲", "$", "a", "1"] { shown.type(keys) }
    #expect(shown.box.current == nil)
    #expect(shown.box.selected == [])
  }

  @Test func `a click moves a row to the other list`() {
    var shown = Self.list()
    let lines = shown.picture().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[4].contains("│three"), "\(shown.picture())")
    #expect(shown.mouse(.press, column: 18, row: 4) == .changed)
    #expect(shown.box.selected == [1, 2, 3])
    #expect(shown.mouse(.press, column: 32, row: 3) == .changed)
    #expect(shown.box.selected == [2, 3])
    #expect(shown.mouse(.press, column: 32, row: 8) == .effect(.bell))
  }

  @Test func `each list tells of its own rows that are not seen`() {
    var shown = Shown(
      .buildList("Text", .numbered(30, on: [0, 1]), height: 4),
      in: DialogFrame(height: 11, width: 60), columns: 70)
    shown.type("⇟⇟")
    let picture = shown.picture()
    #expect(picture.split(separator: "↑").count == 2, "\(picture)")
    #expect(picture.split(separator: "↓").count == 2, "\(picture)")
    #expect(shown.box.current == 10)
  }
}
