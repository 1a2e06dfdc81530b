// What is sent, read back by the model: after any two frames the terminal shows exactly the second.

import Drawing
import Testing
import Text

struct PainterTests {
  static let looks = [
    Look(colors: .full, symbols: .full), Look(colors: .palette, symbols: .full),
    Look(colors: .none, symbols: .full), Look(colors: .sixteen, symbols: .console),
    Look(colors: .sixteen, symbols: .decGraphics, encoding: .latin1),
    Look(colors: .none, symbols: .decGraphics, encoding: .ascii),
    Look(colors: .sixteen, symbols: .ascii),
    Look(colors: .palette, symbols: .ascii, encoding: .ascii),
  ]

  static let addressings: [Addressing] = [
    .absolute(origin: Point()), .absolute(origin: Point(column: 3, row: 2)), .belowSavedCursor,
  ]

  // MARK: Frames

  private static let symbols = [
    "─", "│", "╭", "╮", "╰", "╯", "├", "┤", "┬", "┴", "┼", "┃", "▸", "◂", "█", "▒",
  ]
  private static let narrow = ["a", "Z", "7", "~", "?", " "]
  private static let unicode = ["é", "e\u{301}", "ß", "Ж", "▄", "▐", "…"]
  private static let wide = ["漢", "字", "한"]
  private static let uncertain = ["☺", "ᄀ", "🫠", "👩\u{200D}🚀", "ष्ट्र"]

  /// A random cell that a terminal of this look can be sent.
  private func cell(_ look: Look, uncertain: Bool, _ generator: inout SeededGenerator) -> Cell {
    let style = generator.style()
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? " " }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4: return Cell(pick(Self.narrow), style: style)
    case 4..<7: return Cell(pick(Self.symbols), style: style)
    case 7 where look.encoding == .utf8: return Cell(pick(Self.unicode), style: style)
    case 8 where look.encoding == .utf8: return Cell(pick(Self.wide), span: 2, style: style)
    case 9 where look.encoding == .utf8 && uncertain:
      let text = pick(Self.uncertain)
      let span = text == "☺" ? 1 : text == "ष्ट्र" ? 3 : 2
      return Cell(text, span: span, isCertain: false, style: style)
    default: return Cell(style: style)
    }
  }

  /// A random frame: a changed one where `base` is given, else a new one.
  private func frame(
    _ size: Size, _ look: Look, base: [Cell]? = nil, uncertain: Bool,
    _ generator: inout SeededGenerator
  ) -> Canvas {
    var canvas = Canvas(size, style: base == nil ? generator.style() : .plain)
    for (index, cell) in (base ?? []).enumerated() where cell.span > 0 {
      canvas.put(cell, at: Point(column: index % size.columns, row: index / size.columns))
    }
    for _ in 0..<Int.random(in: 0..<(base == nil ? 60 : 8), using: &generator) {
      let cell = cell(look, uncertain: uncertain, &generator)
      // At the very edge a wrong width cannot be made good: boxes have their frame there.
      let columns = size.columns - (cell.isCertain ? 0 : 3)
      canvas.put(
        cell,
        at: Point(
          column: .random(in: 0..<columns, using: &generator),
          row: .random(in: 0..<size.rows, using: &generator)))
    }
    return canvas
  }

  // MARK: The terminal

  private static let size = Size(columns: 14, rows: 4)
  private static let screen = Size(columns: 17, rows: 7)
  private static let caller = ScreenModel.Glyph(text: ".")

  /// A terminal with something on it, and the place of a canvas's first cell there.
  private func terminal(_ addressing: Addressing) -> (model: ScreenModel, origin: Point) {
    var model = ScreenModel(Self.screen, filledWith: Self.caller)
    switch addressing {
    case .absolute(let origin): return (model, origin)
    case .belowSavedCursor:
      var out = Sequences()
      out.move(to: Point(column: 5, row: 1))
      out.append("\u{1B}[35m".utf8)
      out.saveCursor()
      model.take(out.bytes)
      return (model, Point(row: 2))
    }
  }

  /// What is wrong on the screen; uncertain clusters themselves may look as they like where
  /// `exceptUncertain`.
  private func faults(
    _ model: ScreenModel, _ origin: Point, _ canvas: Drawn, _ look: Look,
    exceptUncertain: Bool = false
  ) -> [String] {
    var faults = model.complaints
    for row in 0..<Self.screen.rows {
      for column in 0..<Self.screen.columns {
        let glyph = model.rows[row][column]
        let place = Point(column: column - origin.column, row: row - origin.row)
        guard Rect(Point(), canvas.size).contains(place) else {
          if glyph != Self.caller { faults.append("\(column),\(row) outside: \(glyph)") }
          continue
        }
        let cell = canvas[place.column, place.row]
        if exceptUncertain, !cell.isCertain { continue }
        let expected = ScreenModel.Glyph(
          text: Spelling.shown(cell.text, look), span: cell.span,
          style: Style(
            cell.style.foreground.reduced(to: look.colors),
            on: cell.style.background.reduced(to: look.colors), cell.style.attributes))
        if glyph.seen != expected.seen {
          faults.append("\(column),\(row): \(glyph), not \(expected)")
        }
      }
    }
    return faults
  }

  /// Paints a frame and says what is wrong on the screen then.
  private func faults(
    painting canvas: borrowing Canvas, by painter: inout Painter, on model: inout ScreenModel,
    _ origin: Point, exceptUncertain: Bool
  ) -> [String] {
    model.take(painter.paint(canvas))
    var faults = faults(
      model, origin, Drawn(canvas), painter.look, exceptUncertain: exceptUncertain)
    if case .absolute = painter.addressing, model.pen != .plain {
      faults.append("pen: \(model.pen)")
    }
    if model.isGraphics { faults.append("the character set is left changed") }
    if !painter.paint(canvas).isEmpty { faults.append("an unchanged frame is sent again") }
    return faults
  }

  /// Paints random pairs of frames and returns the first faults.
  private func check(
    _ look: Look, rounds: Int, uncertain: Bool = false, advances: [Unicode.Scalar: Int] = [:]
  ) -> [String] {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<rounds {
      let addressing = Self.addressings[round % Self.addressings.count]
      var (model, origin) = terminal(addressing)
      model.advances = advances
      var painter = Painter(look: look, addressing: addressing)
      let first = frame(Self.size, look, uncertain: uncertain, &generator)
      let base = round % 2 == 0 ? first.cells : nil
      let second = frame(Self.size, look, base: base, uncertain: uncertain, &generator)
      for isSecond in [false, true] {
        let faults =
          isSecond
          ? faults(
            painting: second, by: &painter, on: &model, origin, exceptUncertain: !advances.isEmpty)
          : faults(
            painting: first, by: &painter, on: &model, origin, exceptUncertain: !advances.isEmpty)
        if !faults.isEmpty { return ["round \(round), second: \(isSecond)"] + faults }
      }
    }
    return []
  }

  // MARK: Properties

  @Test(arguments: looks)
  func `after two frames the terminal shows the second, and nothing is sent for a third alike`(
    look: Look
  ) {
    #expect(check(look, rounds: 90) == [])
  }

  /// Widths as terminals that go their own way see them.
  static let ownWays: [(name: String, advances: [Unicode.Scalar: Int])] = [
    ("joins nothing", ["\u{1F680}": 2]),
    ("knows no new emoji", ["\u{1FAE0}": 1, "\u{1F680}": 0]),
    ("draws conjoining letters narrow", ["\u{1100}": 1, "\u{1F680}": 0]),
    ("draws text symbols wide", ["☺": 2, "\u{1F680}": 0]),
  ]

  @Test(arguments: ownWays)
  func `a wrong width bends nothing beside the cluster itself`(
    row: (name: String, advances: [Unicode.Scalar: Int])
  ) {
    #expect(
      check(Self.looks[0], rounds: 300, uncertain: true, advances: row.advances) == [],
      "\(row.name)")
  }

  // MARK: Bytes

  @Test func `one changed cell costs a move and a letter`() {
    var painter = Painter(look: Self.looks[0], addressing: .absolute(origin: Point()))
    var canvas = Canvas(Size(columns: 80, rows: 24))
    _ = painter.paint(canvas)
    canvas.put("x", at: Point(column: 40, row: 12), .plain)
    let bytes = painter.paint(canvas)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[13;41H\u{1B}[mx")
  }

  @Test func `near changes go out as one run, far ones as two`() {
    func moves(_ columns: Int) -> Int {
      var painter = Painter(look: Self.looks[0], addressing: .absolute(origin: Point()))
      var canvas = Canvas(Size(columns: 80, rows: 1))
      _ = painter.paint(canvas)
      canvas.put("x", at: Point(), .plain)
      canvas.put("x", at: Point(column: columns, row: 0), .plain)
      let finals = [UInt8(ascii: "H"), UInt8(ascii: "C")]
      return painter.paint(canvas).filter { finals.contains($0) }.count
    }
    #expect(moves(3) == 1)
    #expect(moves(20) == 2)
  }

  @Test func `a whole plain screen costs its cells and a move for each row`() {
    var painter = Painter(look: Self.looks[0], addressing: .absolute(origin: Point()))
    let canvas = Canvas(Size(columns: 80, rows: 24))
    let bytes = painter.paint(canvas)
    #expect(bytes.count <= 80 * 24 + 24 * 8 + 8)
  }

  @Test func `no frame costs more than its cells at their dearest`() {
    var generator = SeededGenerator(seed: 11)
    for look in Self.looks {
      var painter = Painter(look: look, addressing: .belowSavedCursor)
      let first = frame(Self.size, look, uncertain: true, &generator)
      // The longest pen, a cluster of two emoji, its clearing and two anchors.
      let limit = Self.size.columns * Self.size.rows * 96 + Self.size.rows * 16
      let bytes = painter.paint(first)
      #expect(bytes.count <= limit)
    }
  }

  @Test func `where the screen is known to be blank only the rest is sent`() {
    var painter = Painter(look: Self.looks[0], addressing: .absolute(origin: Point()))
    let size = Size(columns: 10, rows: 3)
    painter.assumeBlank(size)
    var canvas = Canvas(size)
    let nothing = painter.paint(canvas)
    #expect(nothing.isEmpty)
    canvas.put("x", at: Point(), .plain)
    let one = painter.paint(canvas)
    #expect(String(decoding: one, as: UTF8.self) == "\u{1B}[H\u{1B}[mx")
    painter.invalidate()
    let all = painter.paint(canvas)
    #expect(all.count > 30)
  }

  @Test func `a frame of another size is sent whole`() {
    var (model, origin) = terminal(.absolute(origin: Point()))
    var painter = Painter(look: Self.looks[0], addressing: .absolute(origin: origin))
    var generator = SeededGenerator(seed: 5)
    let small = frame(Size(columns: 6, rows: 2), Self.looks[0], uncertain: false, &generator)
    let large = frame(Self.size, Self.looks[0], uncertain: false, &generator)
    model.take(painter.paint(small))
    model.take(painter.paint(large))
    #expect(faults(model, origin, Drawn(large), Self.looks[0]) == [])
  }

  @Test func `the cursor is put on a cell of the canvas`() {
    for addressing in Self.addressings {
      var (model, origin) = terminal(addressing)
      let painter = Painter(look: Self.looks[0], addressing: addressing)
      var out = Sequences()
      painter.move(to: Point(column: 4, row: 3), into: &out)
      model.take(out.bytes)
      #expect(model.cursor == Point(column: origin.column + 4, row: origin.row + 3))
    }
  }

  @Test func `below a saved cursor the caller's pen comes back`() {
    var (model, _) = terminal(.belowSavedCursor)
    var painter = Painter(look: Self.looks[0], addressing: .belowSavedCursor)
    var canvas = Canvas(Self.size)
    canvas.put("x", at: Point(column: 2, row: 1), Style(.palette(2), on: .palette(3), .bold))
    model.take(painter.paint(canvas))
    var out = Sequences()
    out.restoreCursor()
    model.take(out.bytes)
    #expect(model.cursor == Point(column: 5, row: 1))
    #expect(model.pen == Style(.palette(5)))
  }

  static let encodings: [(encoding: Encoding, text: String, bytes: [UInt8])] = [
    (.utf8, "é", [0xC3, 0xA9]), (.latin1, "é", [0xE9]), (.ascii, "é", [0x3F]),
    (.latin1, "Ж", [0x3F]), (.ascii, "~", [0x7E]), (.latin1, "\u{85}", [0x3F]),
  ]

  @Test(arguments: encodings)
  func `a character goes out in the terminal's encoding, or as a question mark`(
    row: (encoding: Encoding, text: String, bytes: [UInt8])
  ) {
    let look = Look(colors: .none, symbols: .ascii, encoding: row.encoding)
    var painter = Painter(look: look, addressing: .absolute(origin: Point()))
    var canvas = Canvas(Size(columns: 1, rows: 1))
    canvas.put(Cell(row.text), at: Point())
    let bytes = painter.paint(canvas)
    #expect(bytes == Array("\u{1B}[H\u{1B}[m".utf8) + row.bytes)
  }
}

extension ScreenModel.Glyph {
  /// What people see of it: of a blank only the ground, and lines through it.
  fileprivate var seen: ScreenModel.Glyph {
    let lines: Attributes = [.underline, .reverse, .strikethrough, .blink]
    guard text == " ", style.attributes.isDisjoint(with: lines) else { return self }
    return ScreenModel.Glyph(text: text, span: span, style: Style(on: style.background))
  }
}
