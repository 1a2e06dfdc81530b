// What symbols become where they cannot be shown.

import Testing

@testable import Drawing

/// What stands for each symbol of boxes in every set; the canvas holds the first form.
enum Spelling {
  static let rows: [(full: String, console: String, dec: Character?, ascii: String)] = [
    ("─", "─", "q", "-"), ("│", "│", "x", "|"), ("╭", "┌", "l", "+"), ("╮", "┐", "k", "+"),
    ("╰", "└", "m", "+"), ("╯", "┘", "j", "+"), ("├", "├", "t", "+"), ("┤", "┤", "u", "+"),
    ("┬", "┬", "w", "+"), ("┴", "┴", "v", "+"), ("┼", "┼", "n", "+"), ("┃", "█", "x", "#"),
    ("▸", "►", nil, ">"), ("◂", "◄", nil, "<"), ("█", "█", nil, "#"), ("▓", "▓", nil, "#"),
    ("▒", "▒", nil, ":"), ("░", "░", nil, ":"),
  ]

  /// What a terminal shows for `text` under `look`.
  static func shown(_ text: String, _ look: Look) -> String {
    guard let row = rows.first(where: { $0.full == text }) else { return text }
    let lines: [Character: String] = [
      "q": "─", "x": "│", "l": "┌", "k": "┐", "m": "└", "j": "┘", "t": "├", "u": "┤", "w": "┬",
      "v": "┴", "n": "┼",
    ]
    switch look.symbols {
    case .full: return row.full
    case .console: return row.console
    case .decGraphics: return row.dec.flatMap { lines[$0] } ?? row.ascii
    case .ascii: return row.ascii
    }
  }
}

struct SymbolTests {
  @Test(arguments: Spelling.rows.indices)
  func `a symbol is spelt in every set`(index: Int) {
    let row = Spelling.rows[index]
    #expect(Symbols.onConsole(row.full) == row.console)
    #expect(Symbols.inDECGraphics(row.full).map { Character(Unicode.Scalar($0)) } == row.dec)
    #expect(Symbols.inASCII(row.full) == row.ascii)
  }

  @Test(arguments: ["a", "漢", "é", " ", ""])
  func `text is no symbol`(text: String) {
    #expect(Symbols.onConsole(text) == text)
    #expect(Symbols.inDECGraphics(text) == nil)
    #expect(Symbols.inASCII(text) == text)
  }

  @Test func `every symbol of a frame has a form of one ASCII character`() {
    for symbol in [
      Symbols.horizontal, Symbols.vertical, Symbols.topLeft, Symbols.topRight, Symbols.bottomLeft,
      Symbols.bottomRight, Symbols.teeLeft, Symbols.teeRight, Symbols.teeDown, Symbols.teeUp,
      Symbols.focusLeft, Symbols.focusRight, Symbols.thumb,
    ] {
      #expect(Symbols.inASCII(symbol).utf8.count == 1, "\(symbol)")
    }
  }

  @Test func `eighths go from nothing to a whole cell`() {
    for blocks in [Symbols.lowerEighths, Symbols.leftEighths] {
      #expect(blocks.count == 9)
      #expect(blocks.first == " ")
      #expect(blocks.last == "█")
      #expect(Set(blocks).count == 9)
    }
  }

  static let looks: [(look: Look, fine: Bool, marks: Bool)] = [
    (Look(colors: .full, symbols: .full), true, true),
    (Look(colors: .sixteen, symbols: .full), true, true),
    (Look(colors: .none, symbols: .full), false, true),
    (Look(colors: .sixteen, symbols: .console), false, true),
    (Look(colors: .full, symbols: .decGraphics), false, false),
    (Look(colors: .full, symbols: .ascii), false, false),
  ]

  @Test(arguments: looks)
  func `fine blocks need colour and a font, marks a font`(
    row: (look: Look, fine: Bool, marks: Bool)
  ) {
    #expect(row.look.hasFineBlocks == row.fine)
    #expect(row.look.hasMarks == row.marks)
  }
}
