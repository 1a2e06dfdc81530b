// What of an edited line is seen where the field is shorter, hidden or clicked at.

@testable import Controls
import Drawing
import Input
import Testing
import Text

struct LineEditorViewTests {
  static let scrolling: [(keys: [Key], picture: String, column: Int)] = [
    ([], "◂456789.", 7),
    ([.left], "◂456789.", 6),
    ([.left, .left, .left, .left, .left, .left], "◂456789.", 1),
    ([.left, .left, .left, .left, .left, .left, .left], "◂3456789", 1),
    (Array(repeating: .left, count: 8), "◂234567▸", 1),
    ([.home], "0123456▸", 0),
    ([.home, .right, .right, .right, .right, .right, .right], "0123456▸", 6),
    ([.home, .right, .right, .right, .right, .right, .right, .right], "◂234567▸", 6),
    ([.backspace], "◂345678.", 7),
    ([.backspace, .backspace, .backspace], "0123456.", 7),
    ([.character("x")], "◂56789x.", 7),
  ]

  @Test(arguments: scrolling)
  func `a long line scrolls as little as the caret demands`(
    row: (keys: [Key], picture: String, column: Int)
  ) {
    var editor = LineEditor("0123456789")
    editor.press(row.keys, columns: 8)
    let shown = editor.shown(8)
    #expect(shown.picture == row.picture)
    #expect(shown.column == row.column)
  }

  @Test func `wide characters are never cut`() {
    var editor = LineEditor("漢字漢字漢字")
    #expect(editor.shown(8).picture == "◂字漢字.")
    editor.press([.home], columns: 8)
    #expect(editor.shown(8).picture == "漢字漢.▸")
  }

  @Test func `without marks and in short fields the text has all cells`() {
    #expect(LineEditor("0123456789", hasMarks: false).shown(8).picture == "3456789.")
    #expect(LineEditor("0123456789").shown(5).picture == "6789.")
    #expect(LineEditor("0123456789").shown(1).picture == ".")
  }

  @Test func `a field that grows shows more`() {
    var editor = LineEditor("0123456789")
    editor.press([.left], columns: 4)
    #expect(editor.shown(20).picture == "0123456789..........")
    #expect(editor.shown(20).column == 9)
  }

  @Test func `the caret is seen in every field wherever it stands`() {
    var editor = LineEditor("ab漢字cd\tx👩\u{200D}👧é" + String(repeating: "漢a", count: 9))
    editor.press([.home])
    for columns in 1...30 {
      for key in Array(repeating: Key.right, count: 32) + Array(repeating: .left, count: 32) {
        editor.press([key], columns: columns)
        #expect((0..<columns).contains(editor.shown(columns).column))
      }
    }
  }

  @Test func `a mask shows one symbol for each character`() {
    let mask = LineEditor.Mask.symbol(DisplayText("•"))
    let shown = LineEditor("a漢e\u{301}\t", mask: mask).shown(6)
    #expect(shown.picture == "••••..")
    #expect(shown.column == 4)
    #expect(LineEditor("0123456789", mask: mask).shown(8).picture == "◂••••••.")
  }

  @Test func `a hidden value has no words`() {
    let mask = LineEditor.Mask.symbol(DisplayText("*"))
    var editor = LineEditor("one two", mask: mask)
    editor.press([.alt("b")])
    #expect(editor.shown(9).column == 0)
    editor.press([.end, .control("w")])
    #expect(editor.isEmpty)
  }

  @Test func `a blank mask shows nothing and its cursor stands still`() {
    var editor = LineEditor("secret", mask: .blank)
    for key in [Key.home, .right, .character("x")] {
      editor.press([key], columns: 5)
      let shown = editor.shown(5)
      #expect(shown.picture == ".....")
      #expect(shown.column == 0)
    }
    #expect(editor.string == "sxecret")
  }

  static let clicks: [(column: Int, caret: Int)] = [
    (0, 3), (1, 4), (2, 5), (3, 5), (4, 6), (7, 9), (30, 9), (-3, 3),
  ]

  @Test(arguments: clicks)
  func `a click brings the caret to what is there`(row: (column: Int, caret: Int)) {
    var editor = LineEditor("01234漢678", hasMarks: false)
    editor.click(column: row.column, columns: 8)
    #expect(editor.caret.cluster == row.caret)
  }

  @Test func `a field without focus has no cursor`() {
    var canvas = Canvas(Size(columns: 5, rows: 1))
    LineEditor("a").draw(on: &canvas, in: canvas.bounds, style: .plain, isFocused: false)
    let isShown = canvas.showsCursor
    #expect(Drawn(canvas).cursor == nil)
    #expect(!isShown)
  }
}
