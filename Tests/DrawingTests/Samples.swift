// What the tests of drawing share: pictures of canvases, and random frames that are the same in
// every run.

import Drawing
import Text

/// What was drawn on a canvas.
struct Drawn {
  let size: Size
  let cells: [Cell]
  let cursor: Point?

  init(_ canvas: borrowing Canvas) {
    size = canvas.size
    cells = canvas.cells
    cursor = canvas.cursor
  }

  /// Draws on a fresh canvas.
  init(columns: Int, rows: Int, _ draw: (inout Canvas) -> Void) {
    var canvas = Canvas(Size(columns: columns, rows: rows))
    draw(&canvas)
    self.init(canvas)
  }

  subscript(column: Int, row: Int) -> Cell { cells[row * size.columns + column] }

  /// The rows as text, without blanks at their ends.
  var picture: String {
    (0..<size.rows).map { row in
      var text = (0..<size.columns).map { self[$0, row].visible }.joined()
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
    .joined(separator: "\n")
  }

  /// One letter for each cell: what `key` says of its style, or a dot.
  func layer(_ key: (Style) -> Character) -> String {
    (0..<size.rows).map { row in
      String((0..<size.columns).map { key(self[$0, row].style) })
    }
    .joined(separator: "\n")
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  mutating func color() -> Color {
    switch Int.random(in: 0...3, using: &self) {
    case 0: .standard
    case 1: .palette(.random(in: 0...15, using: &self))
    case 2: .palette(.random(in: 16...255, using: &self))
    default:
      .rgb(
        .random(in: 0...255, using: &self), .random(in: 0...255, using: &self),
        .random(in: 0...255, using: &self))
    }
  }

  mutating func style() -> Style {
    if Bool.random(using: &self) { return .plain }
    let attributes = Bool.random(using: &self) ? UInt8.random(in: 0...127, using: &self) : 0
    return Style(color(), on: color(), Attributes(rawValue: attributes))
  }
}

extension Cell {
  /// The text, where the blanks of a toast's panel are seen.
  var visible: String { text == " " && style.background == .palette(237) ? "·" : text }
}
