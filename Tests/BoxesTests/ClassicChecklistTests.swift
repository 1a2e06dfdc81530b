// Ticks of dialog's lists: how they are set, and what is told of them afterwards.

import Boxes
import Drawing
import Input
import Testing
import Text
import Values

struct ClassicChecklistTests {
  private static func list(
    _ kind: ClassicChecklist.Kind, on: [Int], _ options: ClassicListOptions = .with()
  ) -> Shown<ClassicBox<ClassicChecklist>> {
    Shown(
      ClassicChecklist(
        kind, "Text", .listed("a Apple b Banana c Cherry d Date", on: on), options),
      in: ClassicFrame())
  }

  static let ticks: [(kind: ClassicChecklist.Kind, on: [Int], keys: String, selected: [Int])] = [
    (.checklist, [0, 2], "", [0, 2]), (.checklist, [0, 2], "␣", [2]),
    (.checklist, [0], "↓␣⇲␣", [0, 1, 3]), (.checklist, [], "c␣␣", []),
    (.radiolist, [], "", []), (.radiolist, [1, 3], "", [1]), (.radiolist, [1], "␣", [0]),
    (.radiolist, [1], "↓␣␣", [1]), (.radiolist, [], "⇲␣↑", [3]),
    (.treeview, [2, 3], "", [2]), (.treeview, [2], "↓␣␣", [1]),
    // A treeview shows items alone, so letters look for these.
    (.treeview, [], "c␣", [2]), (.treeview, [], "D␣", [3]),
  ]

  @Test(arguments: ticks) func `Space ticks; where one row is chosen it stays chosen`(
    row: (kind: ClassicChecklist.Kind, on: [Int], keys: String, selected: [Int])
  ) {
    var shown = Self.list(row.kind, on: row.on)
    shown.type(row.keys)
    #expect(shown.box.content.selected == row.selected)
  }

  @Test func `Space ticks also while a button has the focus`() {
    var shown = Self.list(.checklist, on: [], .visiting)
    #expect(shown.type("⇥⇥␣") == .changed)
    #expect(shown.box.content.selected == [0])
    #expect(shown.type("⏎") == .done(.button("Cancel")))
  }

  @Test(arguments: [ClassicChecklist.Kind.checklist, .radiolist, .treeview])
  func `a click ticks`(kind: ClassicChecklist.Kind) {
    var shown = Self.list(kind, on: [0])
    let lines = shown.picture().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[4].contains("Banana"), "\(shown.picture())")
    #expect(shown.mouse(.press, column: 30, row: 4) == .changed)
    #expect(shown.box.content.current == 1)
    #expect(shown.box.content.selected == (kind == .checklist ? [0, 1] : [1]))
    #expect(shown.mouse(.press, column: 30, row: 4) == .changed)
    #expect(shown.box.content.selected == (kind == .checklist ? [0] : [1]))
  }

  @Test func `nothing can be ticked in an empty list`() {
    var shown = Shown(
      ClassicChecklist(
        .treeview, "Text", ListItems(ByteStrings(), count: 0, fields: ListItems.Fields())),
      in: ClassicFrame())
    #expect(shown.type("␣") == .effect(.bell))
    #expect(shown.box.content.selected.isEmpty)
    #expect(shown.box.content.current == nil)
    #expect(shown.type("⏎") == .done(.button("OK")))
  }

  @Test func `guides leave room for the text however deep a row stands`() {
    let shown = Shown(
      ClassicChecklist(
        .treeview, "Tree", .listed("1 top 2 deep", depths: [0, 400])), in: ClassicFrame())
    #expect(shown.picture().contains("( ) top"))
    #expect(shown.picture().contains("│  deep"))
  }
}
