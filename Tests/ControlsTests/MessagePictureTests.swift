// The box with buttons, as pictures: what stands where, on terminals and screens of every kind.

import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct MessagePictureTests {
  private static let delete = ("Delete 3 files?", "They cannot be brought back.")
  private static let three: [(name: ButtonName, label: String)] = [
    (name: .ok, label: "OK"), (name: .cancel, label: "Cancel"), (name: .help, label: "Help"),
  ]

  @Test func `an alert is a frame, a title, a text and two equal buttons`() {
    let shown = Shown(Form.message(Self.delete.0, Self.delete.1), columns: 80, rows: 24)
    #expect(shown.area == Rect(column: 22, row: 8, columns: 36, rows: 7))
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────╮
        │         Delete 3 files?          │
        │                                  │
        │   They cannot be brought back.   │
        ├────────────────┬─────────────────┤
        │       OK       │     Cancel      │
        ╰────────────────┴─────────────────╯
        """)
  }

  @Test func `the focused button is filled, hot letters are underlined, the title is bold`() {
    let shown = Shown(Form.message(Self.delete.0, Self.delete.1), columns: 36, rows: 6)
    let layer = shown.drawn().layer { style in
      if style.attributes.contains(.underline) { return "u" }
      if style.background == .palette(25) { return "#" }
      if style.attributes.contains(.bold) { return "b" }
      return style.foreground == .palette(244) ? "+" : "."
    }
    #expect(
      layer == """
        ++++++++++++++++++++++++++++++++++++
        +.........bbbbbbbbbbbbbbb..........+
        +..................................+
        ++++++++++++++++++++++++++++++++++++
        +#######u########+.....u...........+
        ++++++++++++++++++++++++++++++++++++
        """)
  }

  static let focused: [(look: Look, row: String)] = [
    (.full, "│       OK       │     Cancel      │"),
    (.mono, "│     ▸ OK ◂     │     Cancel      │"),
    (.ascii, "│     [ OK ]     │     Cancel      │"),
    (.console, "│       OK       │     Cancel      │"),
    (
      Look(colors: .none, symbols: .decGraphics, encoding: .latin1),
      "│     [ OK ]     │     Cancel      │"
    ),
  ]

  @Test(arguments: focused)
  func `without colour the focus has marks`(row: (look: Look, row: String)) {
    let box = Form.message(Self.delete.0, Self.delete.1, look: row.look)
    let drawn = Shown(box, columns: 36, rows: 6).drawn()
    #expect(drawn.picture.split(separator: "\n")[4] == row.row)
    #expect(drawn.cursor == Point(column: 8, row: 4))
  }

  @Test func `three buttons are stacked`() {
    let shown = Shown(Form.message("", "Save?", Self.three), columns: 40, rows: 10)
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────╮
        │              Save?               │
        ├──────────┬───────────┬───────────┤
        │    OK    │  Cancel   │   Help    │
        ╰──────────┴───────────┴───────────╯
        """)
  }

  @Test func `labels too long for half of the box are stacked`() {
    let buttons: [(name: ButtonName, label: String)] = [
      (name: .yes, label: "Save all of the changes now"),
      (name: .no, label: "Go on without saving them"),
    ]
    let shown = Shown(Form.message("", "Save the changes?", buttons), columns: 40, rows: 10)
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────────╮
        │          Save the changes?           │
        ├──────────────────────────────────────┤
        │     Save all of the changes now      │
        │      Go on without saving them       │
        ╰──────────────────────────────────────╯
        """)
  }

  @Test func `wide characters bend no frame`() {
    let buttons: [(name: ButtonName, label: String)] = [
      (name: .ok, label: "确定"), (name: .cancel, label: "取消"),
    ]
    let box = Form.message("删除三个文件？", "它们无法恢复。", buttons, look: .mono)
    #expect(
      Shown(box, columns: 40, rows: 10).cutting() == """
        ╭──────────────────────────────────╮
        │          删除三个文件？          │
        │                                  │
        │          它们无法恢复。          │
        ├────────────────┬─────────────────┤
        │    ▸ 确定 ◂    │      取消       │
        ╰────────────────┴─────────────────╯
        """)
  }

  @Test func `one button takes the whole width`() {
    let box = Form.message("", "Done.", [(name: .ok, label: "OK")])
    #expect(
      Shown(box, columns: 40, rows: 10).cutting() == """
        ╭──────────────────────────────────╮
        │              Done.               │
        ├──────────────────────────────────┤
        │                OK                │
        ╰──────────────────────────────────╯
        """)
  }

  @Test func `several paragraphs stand at the left`() {
    let shown = Shown(Form.message("Two things", "First\nSecond, longer"), columns: 40, rows: 10)
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────╮
        │            Two things            │
        │                                  │
        │  First                           │
        │  Second, longer                  │
        ├────────────────┬─────────────────┤
        │       OK       │     Cancel      │
        ╰────────────────┴─────────────────╯
        """)
  }

  @Test func `a long text makes a box that is still easy to read`() {
    let text = String(repeating: "word ", count: 40)
    let shown = Shown(Form.message("", text), columns: 200, rows: 50)
    #expect(shown.area.size == Size(columns: 72, rows: 8))
  }

  static let low: [(columns: Int, rows: Int, picture: String)] = [
    (
      20, 5,
      """
       Delete 3 files?
        They cannot be
        brought back,
       whatever you do.
         OK    │  Cancel
      """
    ),
    (
      20, 3,
      """
       Delete 3 files?
        They cannot be   ┃
         OK    │  Cancel
      """
    ),
    (
      30, 7,
      """
      ╭────────────────────────────╮
      │      Delete 3 files?       │
      │   They cannot be brought   │
      │   back, whatever you do.   │
      ├─────────────┬──────────────┤
      │     OK      │    Cancel    │
      ╰─────────────┴──────────────╯
      """
    ),
    (
      30, 5,
      """
           Delete 3 files?
        They cannot be brought
        back, whatever you do.

            OK      │    Cancel
      """
    ),
  ]

  @Test(arguments: low)
  func `on a low screen lines give way before words`(
    row: (columns: Int, rows: Int, picture: String)
  ) {
    let box = Form.message("Delete 3 files?", "They cannot be brought back, whatever you do.")
    let picture = Shown(box, columns: row.columns, rows: row.rows).picture()
    #expect(picture == row.picture, "\n\(picture)")
  }

  // MARK: Danger

  @Test func `a dangerous button has a mark, and the warning colour where it has the focus`() {
    var shown = Shown(
      Form.message("", "Delete?", focus: 1, danger: .ok), columns: 36, rows: 5)
    func style(_ column: Int) -> Style { shown.drawn()[column, 3].style }
    #expect(shown.picture().contains("│      ! OK      │"))
    #expect(style(7) == Style(.palette(167), on: .standard, .bold))
    #expect(style(9) == Style(attributes: .underline))
    #expect(style(20).background == .palette(25))
    shown.press(.tab)
    #expect(style(2).background == .palette(124))
    #expect(style(7) == style(2))
    #expect(style(20) == .plain)
  }

  // MARK: Countdown

  static let moments: [(time: Duration, corner: String)] = [
    (.zero, " 1:10 ─╮"), (.milliseconds(500), " 1:10 ─╮"), (.seconds(1), " 1:09 ─╮"),
    (.seconds(10), " 1:00 ─╮"), (.milliseconds(10_001), " 1:00 ─╮"), (.seconds(11), "─ 59 s ─╮"),
    (.milliseconds(69_500), "── 1 s ─╮"),
  ]

  @Test(arguments: moments)
  func `the time that is left stands in the upper right corner`(
    row: (time: Duration, corner: String)
  ) {
    let shown = Shown(
      Form.message("Wait", "Going on soon.", timeout: .seconds(70)), columns: 36, rows: 6)
    let top = shown.picture(at: row.time).split(separator: "\n")[0]
    #expect(top.hasSuffix(row.corner), "\(top)")
  }

  @Test func `on a screen too low for a frame the time that is left covers no words`() {
    let box = Form.message("Delete 3 files?", "They stay away.", timeout: .seconds(70))
    let picture = Shown(box, columns: 20, rows: 5).picture()
    #expect(picture.contains("1:10"), "\n\(picture)")
    #expect(picture.contains("Delete 3 files?"), "\n\(picture)")
  }
}
