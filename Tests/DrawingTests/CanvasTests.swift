// The grid that boxes draw on: wide characters are never left in halves, nothing is drawn outside.

import Drawing
import Testing
import Text

struct CanvasTests {
  @Test(arguments: [0, 1])
  func `a caret is a cell with ground and text exchanged, or both halves of a wide one`(
    column: Int
  ) {
    var canvas = Canvas(Size(columns: 4, rows: 1))
    canvas.put("語a", at: Point(), .plain)
    canvas.put(Cell("語", span: 2), at: Point())
    canvas.cursor = Point(column: column)
    canvas.drawCaret()
    #expect(canvas.cells.allSatisfy { $0.style == .plain })
    canvas.cursor = Point(column: column)
    canvas.showsCursor = true
    canvas.drawCaret()
    #expect(canvas.cells.map(\.style.attributes) == [.reverse, .reverse, [], []])
    #expect(canvas.cursor == nil && !canvas.showsCursor)
  }

  private static let red = Style(.palette(1))

  private func text(_ string: String) -> DisplayText { DisplayText(string, rules: TextRules()) }

  @Test func `a wide cluster owns both its cells`() {
    let drawn = Drawn(columns: 4, rows: 1) {
      $0.put(Cell("漢", span: 2, style: Self.red), at: Point(column: 1, row: 0))
    }
    #expect(drawn[1, 0] == Cell("漢", span: 2, style: Self.red))
    #expect(drawn[2, 0] == Cell("", span: 0, style: Self.red))
    #expect(drawn.picture == " 漢")
  }

  @Test(arguments: zip([0, 1, 2, 3], ["x 漢", " x漢", "漢x", "漢 x"]))
  func `writing over one half gives up the other`(column: Int, picture: String) {
    let drawn = Drawn(columns: 4, rows: 1) {
      $0.put(text("漢漢"), at: Point(), .plain)
      $0.put(Cell("x"), at: Point(column: column, row: 0))
    }
    #expect(drawn.picture == picture)
  }

  @Test func `a conjunct owns a cell for each of its letters`() {
    let drawn = Drawn(columns: 6, rows: 1) {
      $0.put(text("aष्ट्रb"), at: Point(), Self.red)
    }
    #expect((0..<6).map { drawn[$0, 0].span } == [1, 3, 0, 0, 1, 1])
    #expect(drawn.picture == "aष्ट्रb")
  }

  @Test(arguments: zip(0..<5, ["xष्ट्रb", "ax  b", "a x b", "a  xb", "aष्ट्रx"]))
  func `writing over a part of a conjunct gives up the rest`(column: Int, picture: String) {
    let drawn = Drawn(columns: 5, rows: 1) {
      $0.put(text("aष्ट्रb"), at: Point(), .plain)
      $0.put(Cell("x"), at: Point(column: column, row: 0))
    }
    #expect(drawn.picture == picture)
  }

  @Test(arguments: [0..<1, 1..<2, 2..<4])
  func `a conjunct has the style of its parts as a whole`(columns: Range<Int>) {
    let drawn = Drawn(columns: 4, rows: 1) {
      $0.put(text("स्त्री"), at: Point(), .plain)
      $0.restyle(
        Rect(column: columns.lowerBound, row: 0, columns: columns.count, rows: 1), Self.red)
    }
    #expect((0..<4).allSatisfy { drawn[$0, 0].style == Self.red })
  }

  @Test func `a wide cluster over two others gives up the outer halves of both`() {
    let drawn = Drawn(columns: 4, rows: 1) {
      $0.put(Cell("漢", span: 2, style: Self.red), at: Point())
      $0.put(Cell("字", span: 2, style: Self.red), at: Point(column: 2, row: 0))
      $0.put(Cell("中", span: 2), at: Point(column: 1, row: 0))
    }
    #expect(drawn.picture == " 中")
    #expect(drawn[0, 0] == Cell(style: Self.red))
    #expect(drawn[3, 0] == Cell(style: Self.red))
  }

  @Test func `a wide cluster never sits on the last column`() {
    let drawn = Drawn(columns: 3, rows: 2) {
      $0.put(Cell("漢", span: 2), at: Point(column: 2, row: 0))
      $0.put(text("ab漢"), at: Point(column: 0, row: 1), .plain)
    }
    #expect(drawn.picture == "\nab")
  }

  @Test(arguments: [
    Point(column: -1, row: 0), Point(column: 3, row: 0), Point(column: 0, row: -1),
    Point(column: 0, row: 2), Point(column: 500, row: 500),
  ])
  func `nothing is drawn outside the canvas`(point: Point) {
    let drawn = Drawn(columns: 3, rows: 2) { $0.put(Cell("x"), at: point) }
    #expect(drawn.cells.allSatisfy { $0 == .blank })
  }

  @Test func `text that begins left of the canvas shows its rest`() {
    let drawn = Drawn(columns: 4, rows: 1) {
      $0.put(text("漢字ab"), at: Point(column: -3, row: 0), .plain)
    }
    // The right half of a cluster is not the cluster.
    #expect(drawn.picture == " ab")
  }

  @Test func `text is cut at its clip between clusters`() {
    var end = 0
    let drawn = Drawn(columns: 8, rows: 2) {
      let clip = Rect(column: 1, row: 0, columns: 4, rows: 1)
      end = $0.put(text("xa漢字b"), at: Point(), .plain, within: clip)
      $0.put(text("hidden"), at: Point(column: 0, row: 1), .plain, within: clip)
    }
    #expect(drawn.picture == " a漢\n")
    #expect(end == 6)
  }

  @Test func `the column behind the last cluster is returned`() {
    var end = 0
    _ = Drawn(columns: 20, rows: 1) {
      end = $0.put(text("a漢b"), at: Point(column: 3, row: 0), .plain)
    }
    #expect(end == 7)
  }

  @Test func `only the given range of a text is drawn`() {
    let drawn = Drawn(columns: 8, rows: 1) { $0.put(text("one two"), 4..<7, at: Point(), .plain) }
    #expect(drawn.picture == "two")
  }

  @Test func `marks in a text are laid over the style of its part`() {
    let marked = DisplayText(
      sanitizing: Array("a\u{1B}[31mb\u{1B}[1;42mc\u{1B}[0md".utf8), markup: .colorSequences,
      rules: TextRules())
    let base = Style(.palette(7), on: .palette(4), .italic)
    let drawn = Drawn(columns: 4, rows: 1) { $0.put(marked, at: Point(), base) }
    #expect(drawn[0, 0].style == base)
    #expect(drawn[1, 0].style == Style(.palette(1), on: .palette(4), .italic))
    #expect(drawn[2, 0].style == Style(.palette(1), on: .palette(2), [.italic, .bold]))
    #expect(drawn[3, 0].style == base)
  }

  @Test func `symbols are one cell each and stay within their clip`() {
    let drawn = Drawn(columns: 6, rows: 1) {
      $0.put(
        "╭──╮", at: Point(column: 1, row: 0), Self.red,
        within: Rect(column: 2, row: 0, columns: 9, rows: 1))
    }
    #expect(drawn.picture == "  ──╮")
  }

  @Test func `a fill is cut to the canvas and gives up halves at its edges`() {
    let drawn = Drawn(columns: 6, rows: 3) {
      $0.put(text("漢字中"), at: Point(column: 0, row: 1), .plain)
      $0.fill(Rect(column: 1, row: 1, columns: 4, rows: 9), with: "#", Self.red)
      $0.fill(Rect(column: -5, row: -5, columns: 2, rows: 2), with: "!", Self.red)
    }
    #expect(drawn.picture == "\n ####\n ####")
  }

  @Test func `attributes are added and leave colours and text`() {
    let drawn = Drawn(columns: 3, rows: 2) {
      $0.put("abc", at: Point(), Style(.palette(1), on: .standard, .bold))
      $0.addAttributes(.faint, in: Rect(column: 1, row: 0, columns: 9, rows: 1))
    }
    #expect(drawn.layer { $0.attributes.contains(.faint) ? "f" : "." } == ".ff\n...")
    #expect(drawn[1, 0] == Cell("b", style: Style(.palette(1), on: .standard, [.bold, .faint])))
  }

  @Test func `the rows of a canvas keep their blanks`() {
    let canvas = Canvas(Size(columns: 3, rows: 2))
    let rows = canvas.rows()
    #expect(rows == ["   ", "   "])
  }
}
