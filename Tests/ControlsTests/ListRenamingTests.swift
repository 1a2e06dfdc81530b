// Items that are renamed in place.

import Controls
import Drawing
import Input
import Testing
import Text
import Values
import Values

struct ListRenamingTests {
  private static func menu(
    limit: Int = 0, _ rows: ListItems = .listed("a Apple b Banana c Cherry")
  ) -> Shown<Form> {
    Shown(.inputMenu("Text", rows, height: 6, limit: limit), in: DialogFrame())
  }

  static let endings: [(keys: String, step: Response, renamed: String?)] = [
    ("⏎", .done(.button(.ok)), nil), ("↓␣", .done(.button(.ok)), nil),
    ("→⏎XY⏎", .done(.button(.extra)), "XYApple"), ("→␣⏎", .done(.button(.extra)), "Apple"),
    ("↓→⏎⇲s⏎", .done(.button(.extra)), "Bananas"), ("→⏎ ⏎", .done(.button(.extra)), " Apple"),
    ("→→⏎", .done(.button(.cancel)), nil), ("⎋", .done(.escape), nil),
    // Esc and Tab leave the item as it was, and the box open.
    ("→⏎X⎋", .changed, nil), ("→⏎X⇥", .changed, nil), ("→⏎X⎋⎋", .done(.escape), nil),
    ("→⏎X⎋⏎⏎", .done(.button(.extra)), "Apple"), ("→⏎X⇥→⏎", .done(.button(.cancel)), nil),
    // Keys of the list mean nothing to an item that is edited.
    ("→⏎↓", .effect(.bell), nil), ("→⏎b", .changed, nil),
  ]

  @Test(arguments: endings) func `Rename edits the current item`(
    ending: (keys: String, step: Response, renamed: String?)
  ) {
    var shown = Self.menu()
    #expect(shown.type(ending.keys) == ending.step)
    #expect(shown.box.renamed.map { String(decoding: $0, as: UTF8.self) } == ending.renamed)
  }

  @Test func `bytes that are no text are kept`() {
    var strings = ByteStrings()
    strings.append(Array("t".utf8))
    strings.append([0xFF, 0x41, 0xC3])
    var shown = Self.menu(
      ListItems(strings, count: 1, fields: ListItems.Fields(stride: 2, value: 0, label: 1)))
    shown.type("→⏎x⏎")
    #expect(shown.box.renamed == [0x78, 0xFF, 0x41, 0xC3])
  }

  @Test func `a new text has no more bytes than --max-input allows`() {
    var shown = Self.menu(limit: 7)
    #expect(shown.type("→⏎XYZ") == .effect(.bell))
    shown.type("⏎")
    #expect(shown.box.renamed == Array("XYApple".utf8))
  }

  @Test func `a paste goes into the item that is edited`() {
    var shown = Self.menu()
    #expect(shown.handle(.input(.paste(Array("p\n".utf8)))) == .effect(.bell))
    shown.type("→⏎")
    #expect(shown.handle(.input(.paste(Array("Pine\n".utf8)))) == .changed)
    shown.type("⏎")
    #expect(shown.box.renamed == Array("PineApple".utf8))
  }

  @Test func `marks tell that a text goes on beyond its field`() {
    var shown = Shown(
      .inputMenu("Text", .listed("t \(String(repeating: "abcdefghij", count: 9))"), height: 3),
      in: DialogFrame(width: 40), columns: 50)
    #expect(!shown.picture().contains(Symbols.focusLeft))
    shown.type("→⏎")
    #expect(shown.picture().contains(Symbols.focusLeft))
    shown.type("⇲")
    #expect(shown.picture().contains(Symbols.focusRight))
  }

  @Test func `a click sets the caret`() {
    var shown = Self.menu()
    shown.type("→⏎")
    let cursor = shown.drawn().cursor
    #expect(cursor == Point(column: 21, row: 4), "\(shown.picture())")
    #expect(shown.mouse(.press, column: 24, row: 4) == .changed)
    shown.type("-⏎")
    #expect(shown.box.renamed == Array("App-le".utf8))
  }

  @Test func `a click on any row of a field moves the focus there`() {
    for row in 6...8 {
      var shown = Self.menu()
      #expect(shown.mouse(.press, column: 24, row: row) == .changed)
      #expect(shown.box.current == 1)
    }
  }

  @Test func `a page is as many rows as have fields`() {
    var shown = Shown(
      .inputMenu("Text", .numbered(20), height: 6), in: DialogFrame())
    shown.type("⇟")
    #expect(shown.box.current == 2)
    #expect(shown.picture().contains("tag3"))
    #expect(!shown.picture().contains("tag1"))
  }
}
