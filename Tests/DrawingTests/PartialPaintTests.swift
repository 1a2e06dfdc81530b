// Frames of which only a part is sent, over what others have drawn.

import Drawing
import Testing
import Text

struct PartialPaintTests {
  private static let size = Size(columns: 12, rows: 3)
  private static let look = Look(colors: .palette, symbols: .full)

  /// A screen that others have filled.
  private func screen() -> ScreenModel {
    var model = ScreenModel(Self.size)
    for row in 0..<Self.size.rows {
      model.take(Array("\u{1B}[\(row + 1)Habcdefghijkl".utf8))
    }
    return model
  }

  private func painted(_ canvas: borrowing Canvas, _ columns: [Range<Int>]) -> [UInt8] {
    var painter = Painter(look: Self.look, addressing: .absolute(origin: Point()))
    return painter.paint(canvas, only: columns)
  }

  @Test func `nothing is touched but the columns that are wanted`() {
    var canvas = Canvas(Self.size)
    canvas.put("XYZ", at: Point(column: 4, row: 1), .plain)
    var model = screen()
    model.take(painted(canvas, [0..<0, 4..<8, 0..<0]))
    #expect(model.texts == ["abcdefghijkl", "abcdXYZ ijkl", "abcdefghijkl"])
    #expect(model.complaints == [])
  }

  @Test(arguments: [4..<5, 5..<6, 4..<6])
  func `a wide character is drawn whole where a half of it is wanted`(columns: Range<Int>) {
    var canvas = Canvas(Self.size)
    canvas.put(Cell("漢", span: 2), at: Point(column: 4, row: 1))
    var model = screen()
    model.take(painted(canvas, [0..<0, columns, 0..<0]))
    #expect(model.texts[1] == "abcd漢ghijkl")
  }

  @Test(arguments: [4..<5, 5..<6, 6..<7, 4..<7])
  func `a conjunct is drawn whole where a part of it is wanted`(columns: Range<Int>) {
    var canvas = Canvas(Self.size)
    canvas.put(
      DisplayText("ष्ट्र", rules: TextRules()), at: Point(column: 4, row: 1), .plain)
    var model = screen()
    model.take(painted(canvas, [0..<0, columns, 0..<0]))
    #expect(model.texts[1] == "abcdष्ट्रhijkl")
  }

  @Test func `every frame is whole, also one like the last`() {
    var canvas = Canvas(Self.size)
    canvas.put("XYZ", at: Point(column: 4, row: 1), .plain)
    var painter = Painter(look: Self.look, addressing: .absolute(origin: Point()))
    let first = painter.paint(canvas, only: [0..<0, 4..<7, 0..<0])
    #expect(painter.paint(canvas, only: [0..<0, 4..<7, 0..<0]) == first)
  }

  @Test func `the columns of a row reach from its first drawn cell to its last`() {
    var canvas = Canvas(Self.size)
    canvas.put("X", at: Point(column: 2, row: 1), .plain)
    canvas.put("Y", at: Point(column: 9, row: 1), .plain)
    #expect((0..<3).map { canvas.drawnColumns(in: $0) } == [0..<0, 2..<10, 0..<0])
  }
}
