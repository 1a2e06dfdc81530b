// dialog's messages as dialog 1.3-20230209 draws them, cell by cell: the pictures were taken from the original
// in a terminal of the same size.

import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct DialogPictureTests {
  private static let four = [Button].named("Yes", "Extra", "No", "Help")

  /// The whole screen as text and colours; empty rows at the end of a picture are not compared.
  private static func check(
    _ drawn: Drawn, picture: String, layer: String, cursor: Point?,
    _ location: SourceLocation = #_sourceLocation
  ) {
    var shown = drawn.picture
    while shown.hasSuffix("\n") { shown.removeLast() }
    #expect(shown == picture, "\n\(shown)", sourceLocation: location)
    #expect(drawn.dialogLayer == layer, "\n\(drawn.dialogLayer)", sourceLocation: location)
    #expect(drawn.cursor == cursor, sourceLocation: location)
  }

  @Test func `a question stands in the middle, with line, title, bottom text and shadow`() {
    let frame = DialogFrame("Title", height: 8, width: 40, backtitle: "Back", hline: "foot")
    let shown = Shown(.question("Some text here", Self.four), in: frame)
    Self.check(
      shown.drawn(),
      picture: """
         Back
         ──────────────────────────────────────────────────────────
                 ┌───────────────Title──────────────────┐
                 │ Some text here                       │
                 │                                      │
                 │                                      │
                 │                                      │
                 ├──────────────────────────────────────┤
                 │ < Yes > <Extra> < No  > <Help >      │
                 └───────────────[foot]─────────────────┘
        """,
      layer: """
        .ssss.......................................................
        .ssssssssssssssssssssssssssssssssssssssssssssssssssssssssss.
        .........bbbbbbbbbbbbbbbbtttttbbbbbbbbbbbbbbbbbbd...........
        .........b-dddd-dddd-dddd-----------------------d##.........
        .........b--------------------------------------d##.........
        .........b--------------------------------------d##.........
        .........b--------------------------------------d##.........
        .........bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbd##.........
        .........b-A.ALL.A-dklllld-d-kl--d-dklll-d------d##.........
        .........bddddddddddddddddddddddddddddddddddddddd##.........
        ...........########################################.........
        ............................................................
        ............................................................
        ............................................................
        """, cursor: Point(column: 13, row: 8))
  }

  @Test func `ASCII lines, no shadow, and how far a long text has been read`() {
    let frame = DialogFrame("Title", height: 7, width: 30, backtitle: "Back", hline: "foot")
      .with {
        $0.lines = .ascii
        $0.hasShadow = false
      }
    var shown = Shown(
      .message("1\n2\n3\n4\n5\n6", .named("OK")), in: frame)
    #expect(shown.press(.down) == .changed)
    Self.check(
      shown.drawn(),
      picture: """
         Back
         ----------------------------------------------------------

                       +----------Title-------------+
                       | 2                          |
                       | 3                          |
                       | 4                          |
                       +-----------------------66%--+
                       |         <  OK  >           |
                       +----------[foot]------------+
        """,
      layer: """
        .ssss.......................................................
        .ssssssssssssssssssssssssssssssssssssssssssssssssssssssssss.
        ............................................................
        ...............bbbbbbbbbbbtttttbbbbbbbbbbbbbd...............
        ...............b-d--------------------------d...............
        ...............b-d--------------------------d...............
        ...............b-d--------------------------d...............
        ...............bbbbbbbbbbbbbbbbbbbbbbbbtttbbd...............
        ...............b---------A..AL..A-----------d...............
        ...............bddddddddddddddddddddddddddddd...............
        ............................................................
        ............................................................
        ............................................................
        ............................................................
        """, cursor: Point(column: 28, row: 8))
  }

  @Test func `no lines, a wanted place, a title that is too long`() {
    let frame = DialogFrame(
      "A title that is longer than the window", height: 7, width: 30, backtitle: "Back",
      hline: "foot"
    ).with {
      $0.lines = .none
      $0.begin = Point(column: 5, row: 2)
    }
    let shown = Shown(
      .message("1\n2\n3\n4\n5\n6", .named("OK")), in: frame, rows: 12)
    Self.check(
      shown.drawn(),
      picture: """
         Back

              A title that is longer than…
               1
               2
               3
                                     50%
                       <  OK  >
                        [foot]
        """,
      layer: """
        .ssss.......................................................
        ............................................................
        .....-t-ttttt-tttt-tt-tttttt-ttttt-.........................
        .....--d---------------------------##.......................
        .....--d---------------------------##.......................
        .....--d---------------------------##.......................
        .....------------------------ttt---##.......................
        .....----------A..AL..A------------##.......................
        .....-----------dddddd-------------##.......................
        .......##############################.......................
        ............................................................
        ............................................................
        """, cursor: Point(column: 18, row: 7))
  }

  @Test func `a pause has a meter that empties`() {
    let frame = DialogFrame("Title", height: 10, width: 40)
    let shown = Shown(.pause("Some text here", seconds: 9), in: frame)
    Self.check(
      shown.drawn(at: .milliseconds(1500)),
      picture: """

                 ┌───────────────Title──────────────────┐
                 │ Some text here                       │
                 │                                      │
                 │                                      │
                 │  ┌────────────────────────────────┐  │
                 │  │                8               │  │
                 │  └────────────────────────────────┘  │
                 ├──────────────────────────────────────┤
                 │       <  OK  >    <Cancel>           │
                 └──────────────────────────────────────┘
        """,
      layer: """
        ............................................................
        .........bbbbbbbbbbbbbbbbtttttbbbbbbbbbbbbbbbbbbd...........
        .........b-dddd-dddd-dddd-----------------------d##.........
        .........b--------------------------------------d##.........
        .........b--------------------------------------d##.........
        .........b--bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbd--d##.........
        .........b--bGGGGGGGGGGGGGGGGGGGGGGGGGGGG----d--d##.........
        .........b--bddddddddddddddddddddddddddddddddd--d##.........
        .........bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbd##.........
        .........b-------A..AL..A----dkllllld-----------d##.........
        .........bddddddddddddddddddddddddddddddddddddddd##.........
        ...........########################################.........
        ............................................................
        ............................................................
        """, cursor: Point(column: 20, row: 9))
  }

  @Test func `a box that asks nothing has no buttons and no line above them`() {
    let shown = Shown(
      .information("Some text here"),
      in: DialogFrame("Title", height: 5, width: 40))
    #expect(
      shown.drawn().picture.hasSuffix(
        """
                 ┌───────────────Title──────────────────┐
                 │ Some text here                       │
                 │                                      │
                 │                                      │
                 └──────────────────────────────────────┘





        """))
    #expect(shown.drawn().cursor == nil)
  }

  @Test func `what earlier boxes have drawn stays under the shadow of the next one`() {
    let first = DialogSample.message("First text here").form(
      DialogFrame("One", height: 7, width: 40, backtitle: "Back of one")
        .with { $0.begin = Point(column: 2, row: 1) })
    let shown = Shown(
      .question("Some text"),
      in: DialogFrame("Two", height: 6, width: 30)
        .with { $0.begin = Point(column: 8, row: 3) }, behind: [first])
    Self.check(
      shown.drawn(),
      picture: """
         Back of one
         ─┌────────────────One───────────────────┐─────────────────
          │ First text here                      │
          │     ┌───────────Two──────────────┐   │
          │     │ Some text                  │   │
          ├─────│                            │───┤
          │     ├────────────────────────────┤   │
          └─────│     < Yes >   < No  >      │───┘
                └────────────────────────────┘
        """,
      layer: """
        .ssss.ss.sss................................................
        .sbbbbbbbbbbbbbbbbbtttbbbbbbbbbbbbbbbbbbbdsssssssssssssssss.
        ..b-ddddd-dddd-dddd----------------------d##................
        ..b-----bbbbbbbbbbbbtttbbbbbbbbbbbbbbd---d##................
        ..b-----b-dddd-dddd------------------d##-d##................
        ..bbbbbbb----------------------------d##bd##................
        ..b-----bbbbbbbbbbbbbbbbbbbbbbbbbbbbbd##-d##................
        ..bdddddb-----A.ALL.A---d-kl--d------d##dd##................
        ....####bddddddddddddddddddddddddddddd######................
        ..........##############################....................
        ............................................................
        ............................................................
        ............................................................
        ............................................................
        """, cursor: Point(column: 16, row: 7))
  }

  static let cursors: [(isOff: Bool, focus: Int, column: Int)] = [
    (false, 0, 21), (false, 1, 33), (true, 0, 26), (true, 1, 38),
  ]

  @Test(arguments: cursors)
  func `the cursor stands on the label of the focused button, or behind the button`(
    row: (isOff: Bool, focus: Int, column: Int)
  ) {
    let frame = DialogFrame(height: 6, width: 40).with { $0.hidesCursorOnLabel = row.isOff }
    let drawn = Shown(
      .question("Some text", focus: row.focus), in: frame, rows: 16
    ).drawn()
    #expect(drawn.cursor == Point(column: row.column, row: 8))
  }

  @Test func `an explanation stands in the last row, one cell from the edge`() {
    let rows = ListItems.listed("a Apple", help: ["Help for a"])
    let drawn = Shown(.menu("", rows, .with { $0.hasHelp = true }), in: DialogFrame()).drawn()
    #expect(drawn.picture.hasSuffix("\n Help for a"))
    #expect((0..<60).allSatisfy { drawn[$0, 13].style == Style(.palette(7), on: .palette(0)) })
  }

  static let lines: [(length: Int, row: String)] = [
    (4, "└─────[xxxx]───────┘"), (13, "└[xxxxxxxxxxxxx]───┘"), (14, "└[xxxxxxxxxxxxxx]──┘"),
    (15, "└[xxxxxxxxxxxxxxx]─┘"), (16, "└──────────────────┘"), (20, "└──────────────────┘"),
  ]

  @Test(arguments: lines)
  func `a text in the bottom border is shown where it fits`(row: (length: Int, row: String)) {
    let frame = DialogFrame(
      height: 5, width: 20, hline: String(repeating: "x", count: row.length))
    let shown = Shown(.message("t", .named("OK")), in: frame)
    #expect(shown.picture().contains(row.row), "\n\(shown.picture())")
  }

  @Test func `a text too long for a box that asks nothing is cut without a mark`() {
    let shown = Shown(
      .information("1\n2\n3\n4"), in: DialogFrame(height: 4, width: 20))
    let rows = shown.picture().split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(rows[1] == "│ 1                │")
    #expect(rows[2] == "│ 2                │")
  }
}
