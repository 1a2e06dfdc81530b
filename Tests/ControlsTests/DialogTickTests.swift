// Ticks of dialog's lists: how they are set, and what is told of them afterwards.

import Controls
import Drawing
import Input
import Testing
import Text
import Values
import Values

struct DialogTickTests {
  private static func list(
    _ kind: BindingScope, on: [Int], visits: Bool = false
  ) -> Shown<Form> {
    Shown(
      .ticks(
        kind, "Text", .listed("a Apple b Banana c Cherry d Date", on: on), visits: visits),
      in: DialogFrame())
  }

  static let ticks: [(kind: BindingScope, on: [Int], keys: String, selected: [Int])] = [
    (.checklist, [0, 2], "", [0, 2]), (.checklist, [0, 2], "␣", [2]),
    (.checklist, [0], "↓␣⇲␣", [0, 1, 3]), (.checklist, [], "c␣␣", []),
    (.radiolist, [], "", []), (.radiolist, [1, 3], "", [1]), (.radiolist, [1], "␣", [0]),
    (.radiolist, [1], "↓␣␣", [1]), (.radiolist, [], "⇲␣↑", [3]),
    (.treeview, [2, 3], "", [2]), (.treeview, [2], "↓␣␣", [1]),
    // A treeview shows items alone, so letters look for these.
    (.treeview, [], "c␣", [2]), (.treeview, [], "D␣", [3]),
  ]

  @Test(arguments: ticks) func `Space ticks; where one row is chosen it stays chosen`(
    row: (kind: BindingScope, on: [Int], keys: String, selected: [Int])
  ) {
    var shown = Self.list(row.kind, on: row.on)
    shown.type(row.keys)
    #expect(shown.box.selected == row.selected)
  }

  @Test func `Space ticks also while a button has the focus`() {
    var shown = Self.list(.checklist, on: [], visits: true)
    #expect(shown.type("⇥⇥␣") == .changed)
    #expect(shown.box.selected == [0])
    #expect(shown.type("⏎") == .done(.button(.cancel)))
  }

  @Test(arguments: [BindingScope.checklist, .radiolist, .treeview])
  func `a click ticks`(kind: BindingScope) {
    var shown = Self.list(kind, on: [0])
    let lines = shown.picture().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[4].contains("Banana"), "\(shown.picture())")
    #expect(shown.mouse(.press, column: 30, row: 4) == .changed)
    #expect(shown.box.current == 1)
    #expect(shown.box.selected == (kind == .checklist ? [0, 1] : [1]))
    #expect(shown.mouse(.press, column: 30, row: 4) == .changed)
    #expect(shown.box.selected == (kind == .checklist ? [0] : [1]))
  }

  @Test func `nothing can be ticked in an empty list`() {
    var shown = Shown(
      .ticks(
        .treeview, "Text", ListItems(ByteStrings(), count: 0, fields: ListItems.Fields())),
      in: DialogFrame())
    #expect(shown.type("␣") == .effect(.bell))
    #expect(shown.box.selected == [])
    #expect(shown.box.current == nil)
    #expect(shown.type("⏎") == .done(.button(.ok)))
  }

  @Test func `guides leave room for the text however deep a row stands`() {
    let shown = Shown(
      .ticks(
        .treeview, "Tree", .listed("1 top 2 deep", depths: [0, 400])), in: DialogFrame())
    #expect(shown.picture().contains("( ) top"))
    #expect(shown.picture().contains("│  deep"))
  }
}
