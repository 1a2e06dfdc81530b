// Filled rectangles whose edges lie between cells, as pictures.

import Testing
import Text

@testable import Drawing

struct PanelTests {
  private func panel(_ columns: Int, _ rows: Int, _ rect: FineRect) -> Drawn {
    Drawn(columns: columns, rows: rows) { $0.fillPanel(rect, Style(on: .palette(4))) }
  }

  private func rest(_ columns: Double, _ rows: Double) -> FineRect {
    FineRect(left: 0.5, top: 0.5, right: columns - 0.5, bottom: rows - 0.5)
  }

  @Test func `at rest a panel ends in the middle of the cells at its edge`() {
    let drawn = panel(8, 4, rest(8, 4))
    #expect(
      drawn.picture == """
        ▗▄▄▄▄▄▄▖
        ▐      ▌
        ▐      ▌
        ▝▀▀▀▀▀▀▘
        """)
    #expect(
      drawn.layer { $0.background == .palette(4) ? "#" : $0.foreground == .palette(4) ? "+" : "." }
        == """
        ++++++++
        +######+
        +######+
        ++++++++
        """)
  }

  @Test func `the smallest panels are still panels`() {
    #expect(panel(2, 2, rest(2, 2)).picture == "▗▖\n▝▘")
    #expect(panel(3, 2, rest(3, 2)).picture == "▗▄▖\n▝▀▘")
    #expect(panel(2, 3, rest(2, 3)).picture == "▗▖\n▐▌\n▝▘")
  }

  @Test func `a panel on whole cells has no edge glyphs`() {
    let drawn = panel(5, 4, FineRect(left: 1, top: 1, right: 4, bottom: 3))
    #expect(drawn.picture == "\n\n\n")
    #expect(
      drawn.layer { $0.background == .palette(4) ? "#" : "." } == ".....\n.###.\n.###.\n.....")
  }

  @Test(arguments: zip(1...7, ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]))
  func `the right edge is exact to an eighth`(eighths: Int, glyph: String) {
    let drawn = panel(3, 1, FineRect(left: 0, top: 0, right: 1 + Double(eighths) / 8, bottom: 1))
    #expect(drawn[1, 0] == Cell(glyph, style: Style(.palette(4))))
    #expect(drawn[2, 0] == .blank)
  }

  @Test(arguments: zip(1...7, ["▉", "▊", "▋", "▐", "▍", "▎", "▏"]))
  func `the left edge is the complement in reverse, or the right half`(eighths: Int, glyph: String)
  {
    let drawn = panel(3, 1, FineRect(left: 2 - Double(eighths) / 8, top: 0, right: 3, bottom: 1))
    let isReverse = eighths != 4
    #expect(
      drawn[1, 0]
        == Cell(glyph, style: Style(.palette(4), on: .standard, isReverse ? .reverse : [])))
    #expect(drawn[0, 0] == .blank)
  }

  @Test(arguments: zip(1...7, ["▁", "▂", "▃", "▄", "▅", "▆", "▇"]))
  func `the top edge is exact to an eighth`(eighths: Int, glyph: String) {
    let drawn = panel(1, 3, FineRect(left: 0, top: 2 - Double(eighths) / 8, right: 1, bottom: 3))
    #expect(drawn[0, 1] == Cell(glyph, style: Style(.palette(4))))
  }

  @Test(arguments: zip(1...7, ["▇", "▆", "▅", "▀", "▃", "▂", "▁"]))
  func `the bottom edge is the complement in reverse, or the upper half`(
    eighths: Int, glyph: String
  ) {
    let drawn = panel(1, 3, FineRect(left: 0, top: 0, right: 1, bottom: 1 + Double(eighths) / 8))
    let isReverse = eighths != 4
    #expect(
      drawn[0, 1]
        == Cell(glyph, style: Style(.palette(4), on: .standard, isReverse ? .reverse : [])))
  }

  static let corners: [(left: Double, top: Double, picture: String)] = [
    (0.5, 0.5, "▗"), (0.75, 0.5, "▗"), (0.25, 0.5, "▄"), (0.5, 0.25, "▐"), (0.5, 0.1, "▐"),
    (0.1, 0.5, "▄"), (0.1, 0.1, "█"), (0.9, 0.5, " "),
    (0.5, 0.9, " "),
  ]

  @Test(arguments: corners)
  func `corners are exact to half a cell`(row: (left: Double, top: Double, picture: String)) {
    let rect = FineRect(left: row.left, top: row.top, right: 2, bottom: 2)
    #expect(panel(2, 2, rect)[0, 0].text == row.picture)
  }

  @Test func `a panel beyond the canvas is cut`() {
    let drawn = panel(6, 3, rest(6, 3).scaled(by: 2))
    #expect(drawn.cells.allSatisfy { $0 == Cell(style: Style(on: .palette(4))) })
  }

  @Test func `a panel left of or above the canvas draws nothing`() {
    for rect in [rest(4, 3).moved(columns: -9), rest(4, 3).moved(rows: -9)] {
      #expect(panel(6, 4, rect).cells.allSatisfy { $0 == .blank })
    }
  }

  @Test func `a panel right of or below the canvas draws nothing`() async {
    await #expect(processExitsWith: .success) {
      var canvas = Canvas(Size(columns: 6, rows: 4))
      let rect = FineRect(left: 0.5, top: 0.5, right: 3.5, bottom: 2.5)
      canvas.fillPanel(rect.moved(columns: 9), Style(on: .palette(4)))
      canvas.fillPanel(rect.moved(rows: 9), Style(on: .palette(4)))
      let isBlank = canvas.cells.allSatisfy { $0 == .blank }
      #expect(isBlank)
    }
  }

  @Test func `a panel scaled to nothing draws nothing`() {
    #expect(panel(6, 3, rest(6, 3).scaled(by: 0)).cells.allSatisfy { $0 == .blank })
  }

  @Test func `a rectangle scales about its middle`() {
    let rect = FineRect(left: 2, top: 1, right: 6, bottom: 3)
    #expect(rect.scaled(by: 0.5) == FineRect(left: 3, top: 1.5, right: 5, bottom: 2.5))
    #expect(
      rect.moved(columns: 1, rows: -0.5) == FineRect(left: 3, top: 0.5, right: 7, bottom: 2.5))
  }

  @Test func `whole cells are those that the panel covers entirely`() {
    #expect(rest(8, 4).wholeCells == Rect(column: 1, row: 1, columns: 6, rows: 2))
    let whole = FineRect(left: 1, top: 2, right: 4, bottom: 5)
    #expect(whole.wholeCells == Rect(column: 1, row: 2, columns: 3, rows: 3))
    #expect(FineRect(left: 1.2, top: 0, right: 1.8, bottom: 5).wholeCells.isEmpty)
  }

  /// The part of a cell that is coloured.
  private func part(_ cell: Cell) -> Double? {
    if cell.style.background == .palette(4) { return 1 }
    let blocks =
      Symbols.lowerEighths.firstIndex(of: cell.text)
      ?? Symbols.leftEighths.firstIndex(of: cell.text)
    let halves = ["▀": 4, "▐": 4]
    guard let eighths = blocks ?? halves[cell.text] else { return nil }
    return Double(cell.style.attributes.contains(.reverse) ? 8 - eighths : eighths) / 8
  }

  @Test func `away from the corners the coloured part is right to a sixteenth`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let left = Double.random(in: -3...7, using: &generator)
      let top = Double.random(in: -3...4, using: &generator)
      let rect = FineRect(
        left: left, top: top, right: left + .random(in: 0...9, using: &generator),
        bottom: top + .random(in: 0...6, using: &generator))
      let drawn = panel(8, 5, rect)
      for row in 0..<5 {
        for column in 0..<8 {
          let x = min(rect.right, Double(column) + 1) - max(rect.left, Double(column))
          let y = min(rect.bottom, Double(row) + 1) - max(rect.top, Double(row))
          if x <= 0 || y <= 0 {
            #expect(drawn[column, row] == .blank)
          } else if x == 1 || y == 1, let part = part(drawn[column, row]) {
            #expect(abs(part - x * y) <= 0.0626, "\(rect) \(column) \(row)")
          }
        }
      }
    }
  }
}
