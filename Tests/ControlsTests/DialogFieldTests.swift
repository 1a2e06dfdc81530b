// dialog's boxes in which a line is typed. Pictures and keys were taken from dialog 1.3-20230209 in a
// terminal of the same size.

import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct DialogFieldTests {
  private static func shown(
    _ input: DialogSample = .input("Name:"), height: Int = 8, width: Int = 40,
    title: String = "", columns: Int = 60, rows: Int = 14
  ) -> Shown<Form> {
    Shown(
      input, in: DialogFrame(title, height: height, width: width), columns: columns, rows: rows)
  }

  @Test func `the field stands right below the text, in a border that lies deeper`() {
    let drawn = Self.shown(.input("Name:\nplease"), height: 9, title: "Title").drawn()
    #expect(
      drawn.picture == """


                 ┌───────────────Title──────────────────┐
                 │ Name:                                │
                 │ please                               │
                 │ ┌──────────────────────────────────┐ │
                 │ │Bob                               │ │
                 │ └──────────────────────────────────┘ │
                 ├──────────────────────────────────────┤
                 │       <  OK  >    <Cancel>           │
                 └──────────────────────────────────────┘



        """, "\n\(drawn.picture)")
    #expect(
      drawn.dialogLayer == """
        ............................................................
        ............................................................
        .........bbbbbbbbbbbbbbbbtttttbbbbbbbbbbbbbbbbbbd...........
        .........b-ddddd--------------------------------d##.........
        .........b-dddddd-------------------------------d##.........
        .........b-dddddddddddddddddddddddddddddddddddb-d##.........
        .........b-dddd-------------------------------b-d##.........
        .........b-dbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb-d##.........
        .........bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbd##.........
        .........b-------A..AL..A----dkllllld-----------d##.........
        .........bddddddddddddddddddddddddddddddddddddddd##.........
        ...........########################################.........
        ............................................................
        ............................................................
        """, "\n\(drawn.dialogLayer)")
    #expect(drawn.cursor == Point(column: 15, row: 6))
  }

  static let keys: [(keys: [Key], value: String, focus: Int?, step: Response)] = [
    ([.enter], "Bob", nil, .done(.button(.ok))),
    ([.tab, .tab, .enter], "Bob", 1, .done(.button(.cancel))),
    ([.tab, .tab, .control("d")], "Bob", 1, .done(.button(.cancel))),
    ([.tab, .space], "Bob", 0, .done(.button(.ok))),
    ([.tab, .character("c")], "Bob", 0, .done(.button(.cancel))),
    ([.tab, .character("x")], "Bob", 0, .ignored),
    ([.character("c")], "Bobc", nil, .changed),
    ([.space], "Bob ", nil, .changed),
    ([.down, .down, .down], "Bob", nil, .changed),
    ([.up], "Bob", 1, .changed),
    ([.backTab], "Bob", 1, .changed),
    ([.tab, .up], "Bob", nil, .changed),
    ([.tab, .left], "Bob", nil, .changed),
    ([.tab, .right, .right], "Bob", nil, .changed),
    ([.control("u")], "", nil, .changed),
    ([.left, .left, .control("u")], "", nil, .changed),
    ([.delete], "Bo", nil, .changed),
    ([.home, .delete], "ob", nil, .changed),
    ([.control("h"), .backspace], "B", nil, .changed),
    ([.escape], "Bob", nil, .done(.escape)),
  ]

  @Test(arguments: keys)
  func `keys do what they do in dialog`(
    row: (keys: [Key], value: String, focus: Int?, step: Response)
  ) {
    var shown = Self.shown()
    var step = Response.ignored
    for key in row.keys { step = shown.press(key) }
    #expect(shown.box.entered == Array(row.value.utf8))
    #expect(shown.box.focusedButton == row.focus)
    #expect(step == row.step)
  }

  @Test func `without an OK button Enter still means OK`() {
    var shown = Self.shown(
      .input("Name:", buttons: .named("Cancel"), focus: 0, enterMeans: .ok))
    #expect(shown.press(.enter) == .done(.button(.ok)))
    #expect(shown.press(.control("d")) == .done(.button(.cancel)))
  }

  @Test func `a default button has the focus and the cursor`() {
    let drawn = Self.shown(.input("Name:", focus: 1)).drawn()
    #expect(drawn.cursor == Point(column: 30, row: 8))
  }

  static let fields: [(kind: DialogSample.Mask, row: String, column: Int)] = [
    (.visible, "│ │Böb                               │ │", 15),
    (.stars, "│ │***                               │ │", 15),
    (.hidden, "│ │                                  │ │", 12),
  ]

  @Test(arguments: fields)
  func `a password is hidden or stars`(
    row: (kind: DialogSample.Mask, row: String, column: Int)
  ) {
    var shown = Self.shown(.input("Name:", row.kind, initial: "Böb"))
    #expect(shown.picture().contains(row.row))
    #expect(shown.drawn().cursor?.column == row.column)
    shown.press(.character("x"))
    #expect(shown.box.entered == Array("Böbx".utf8))
  }

  @Test func `a long value is seen at its end, as in dialog without marks`() {
    let shown = Self.shown(
      .input("Name:", initial: "abcdefghijklmnopqrstuvwxyz0123456789"), width: 26)
    #expect(shown.picture().contains("│ │rstuvwxyz0123456789 │ │"))
  }

  @Test(arguments: 1...6)
  func `a window too low for the field grows until text, field and buttons are seen`(height: Int) {
    #expect(
      Self.shown(height: height, width: 26, title: "T", columns: 30, rows: 12).picture() == """


         ┌──────────T─────────────┐
         │ Name:                  │
         │ │Bob                 │ │
         ├────────────────────────┤
         │   <  OK  >  <Cancel>   │
         └────────────────────────┘




        """)
  }

  @Test func `no more bytes are taken than the limit says, and never half a character`() {
    var shown = Self.shown(.input("Name:", limit: 5))
    #expect(shown.press(.character("漢")) == .effect(.bell))
    #expect(shown.press(.character("é")) == .changed)
    #expect(shown.press(.character("x")) == .effect(.bell))
    #expect(shown.box.entered == Array("Bobé".utf8))
  }

  @Test func `the window is as wide as the value it begins with, whatever is typed`() {
    var shown = Shown(
      .input("Name:", .stars, initial: "0123456789012345678901234"), in: DialogFrame())
    let window = shown.box.window(on: shown.screen)
    #expect(window.size.columns == 36)
    shown.press(.character("x"), .character("y"))
    let wider = Size(columns: shown.screen.columns + 2, rows: shown.screen.rows)
    #expect(shown.box.window(on: wider).size == window.size)
  }

  @Test func `clicks go to the field and to the buttons`() {
    var shown = Self.shown()
    shown.press(.tab)
    #expect(shown.mouse(.press, column: 13, row: 5) == .changed)
    #expect(shown.drawn().cursor == Point(column: 13, row: 5))
    #expect(shown.mouse(.press, column: 2, row: 2) == .effect(.bell))
    #expect(shown.mouse(.press, column: 30, row: 8) == .done(.button(.cancel)))
  }

  @Test func `where the original draws over the text, the border goes and the text scrolls`() {
    let text = "One two three four five\nsix seven eight nine ten\neleven twelve\nfourteen"
    var shown = Self.shown(.input(text), height: 9, width: 30)
    #expect(shown.picture().contains("│ fourteen                   │\n"))
    #expect(shown.picture().contains("│ │Bob                     │ │\n"))
    shown = Self.shown(.input(text + "\nfifteen\nsixteen"), height: 9, width: 30)
    #expect(!shown.picture().contains("fifteen"))
    #expect(shown.picture().contains("66%"))
    shown.press(.pageDown)
    #expect(shown.picture().contains("sixteen"))
    #expect(shown.picture().contains("│ │Bob                     │ │\n"))
  }

  @Test(arguments: [(0, 0), (10, 60), (200, 500), (-1, -1), (1, 1), (3, 4)])
  func `at any size the cursor is seen in the field`(height: Int, width: Int) {
    for columns in 1...40 {
      for rows in 1...14 {
        var shown = Self.shown(
          .input("Name\nand more"), height: height, width: width, columns: columns,
          rows: rows)
        #expect(shown.drawn().cursor != nil, "\(columns)x\(rows)")
        shown.press(.tab)
        #expect(shown.drawn().cursor != nil, "\(columns)x\(rows)")
      }
    }
  }
}
