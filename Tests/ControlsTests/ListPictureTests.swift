// The pictures of a box with a list, on large and small screens.

@testable import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct ListPictureTests {
  @Test func `a list stands between its message and its buttons`() {
    let shown = Shown(
      Form.choice("City", ListItems(["Bern", "Oslo", "東京"])), columns: 60, rows: 20)
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────╮
        │               City               │
        ├──────────────────────────────────┤
        │ ▸ Bern                           │
        │   Oslo                           │
        │   東京                           │
        ├────────────────┬─────────────────┤
        │       OK       │     Cancel      │
        ╰────────────────┴─────────────────╯
        """)
  }

  @Test func `ticks, keys, groups, disabled rows and an explanation have their places`() {
    let rows = ListItems(
      parts: [
        ["", "Fruit", "", ""], ["a", "Apple", "Red", "p"], ["b", "Banana", "Yellow", ""],
        ["", "", "", ""], ["c", "Carrot", "", "c"],
      ], traits: [0: .isHeading, 2: .isOn, 3: .isHeading, 4: .isDisabled])
    let shown = Shown(
      Form.choice("Which?", rows, picks: List.Picks(least: 1, most: 2), look: .mono), columns: 60,
      rows: 20
    )
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────╮
        │              Which?              │
        ├──────────────────────────────────┤
        │ Fruit ────────────────────────── │
        │ ▸ [ ] p  Apple                   │
        │   [✓]    Banana                  │
        │ ──────────────────────────────── │
        │ - [ ]    Carrot                  │
        │  (Red)                           │
        ├──────────── 1 of 2 ticked (1-2) ─┤
        │       OK       │     Cancel      │
        ╰────────────────┴─────────────────╯
        """)
  }

  @Test func `too few ticks are said in the line below the list`() {
    var picks = List.Picks(least: 2)
    picks.tooFew = DisplayText("At least 2.")
    var shown = Shown(
      Form.choice("", ListItems(["Bern", "Oslo"]), picks: picks), columns: 40, rows: 9)
    shown.press(.enter)
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────╮
        │ ▸ [ ] Bern                       │
        │   [ ] Oslo                       │
        ├─ ! At least 2. ┬─────────────────┤
        │       OK       │     Cancel      │
        ╰────────────────┴─────────────────╯
        """)
    shown.press(.space)
    #expect(!shown.picture().contains("At least"))
  }

  @Test func `a long list says where one is`() {
    let shown = Shown(Form.choice("", ListItems(count: 100), current: 50), columns: 40, rows: 9)
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────╮
        │   row 46                         │
        │   row 47                         │
        │   row 48                         ┃
        │   row 49                         │
        │ ▸ row 50                         │
        ├────────────────┬──────── 51/100 ─┤
        │       OK       │     Cancel      │
        ╰────────────────┴─────────────────╯
        """)
  }

  @Test func `a screen of 20x5 shows message, rows and buttons`() {
    let shown = Shown(Form.choice("Number", ListItems(count: 9)), columns: 20, rows: 5)
    #expect(
      shown.cutting() == """
              Number
        ▸ row 0            ┃
          row 1
          row 2
           OK    │  Cancel
        """)
  }

  @Test func `a screen of 20x5 shows title, message and two rows`() {
    let shown = Shown(
      Form.choice("Number", ListItems(count: 9), title: "Title"), columns: 20, rows: 5)
    #expect(
      shown.cutting() == """
              Title
              Number
        ▸ row 0            ┃
          row 1
           OK    │  Cancel
        """)
  }

  @Test func `the cursor stands on the row or on the button that has the focus`() {
    var shown = Shown(Form.choice("City", ListItems(["Bern", "Oslo"])), columns: 60, rows: 20)
    let row = shown.drawn().cursor
    shown.press(.down)
    #expect(shown.drawn().cursor?.row == row.map { $0.row + 1 })
    shown.press(.tab)
    #expect(shown.drawn().cursor?.row == row.map { $0.row + 3 })
  }

  @Test
  func `the row that has the focus is filled and marked, and only marked while a button has it`() {
    var shown = Shown(Form.choice("City", ListItems(["Bern", "Oslo"])), columns: 40, rows: 10)
    let theme = Theme(look: .full)
    let drawn = shown.drawn()
    let row = drawn.cursor?.row ?? 0
    #expect(drawn[6, row].style == theme.focused)
    shown.press(.tab)
    #expect(shown.drawn()[6, row].style == theme.text)
    #expect(shown.cutting().contains("▸ Bern"))
  }

  @Test(arguments: Look.every)
  func `on every screen of every look nothing leaves the box`(look: Look) {
    let rows = ListItems(["-Group", "Bern", "#Oslo", "*東京 is a long name for a row of a list"])
    let box = Form.choice(
      "A message of some words", rows, title: "Title", picks: List.Picks(least: 1), look: look)
    for columns in 1...48 {
      for height in 1...14 {
        let shown = Shown(box, columns: columns, rows: height)
        let area = shown.area
        #expect(area.size.columns <= columns && area.size.rows <= height)
        let drawn = shown.drawn()
        for row in 0..<height {
          for column in 0..<columns where !area.contains(Point(column: column, row: row)) {
            #expect(drawn[column, row].text == " ")
          }
        }
      }
    }
  }

  @Test func `no byte of a row is drawn as it is`() {
    let rows = ListItems(
      ByteStrings([Array("a\u{1B}[2Jb\nc".utf8), [0xFF, 0x41]]), count: 2, fields: .init())
    let picture = Shown(Form.choice("", rows), columns: 40, rows: 10).picture()
    #expect(!picture.contains("\u{1B}") && picture.contains("a␛[2Jb"))
    #expect(picture.contains("\u{FFFD}A"))
  }

  @Test func `a message with no room for all of it can be scrolled`() {
    let text = (1...9).map { "line \($0)" }.joined(separator: "\n")
    var shown = Shown(Form.choice(text, ListItems(count: 9)), columns: 40, rows: 12)
    #expect(shown.picture().contains("line 1") && !shown.picture().contains("line 9"))
    for _ in 0..<9 { shown.press(Key(.down, .shift)) }
    #expect(shown.picture().contains("line 9") && shown.picture().contains("row 2"))
  }
}
