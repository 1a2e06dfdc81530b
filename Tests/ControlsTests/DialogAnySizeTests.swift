// What holds for dialog's boxes on screens of any size with any words.

import Controls
import Drawing
import Input
import Testing
import Text

struct DialogAnySizeTests {
  // MARK: Small screens

  static let small: [(columns: Int, rows: Int, picture: String)] = [
    (
      20, 5,
      """
      Delete 3 files? They
      cannot be brought
      back, not even by
      us.
       < Yes > < No  >
      """
    ),
    (
      10, 3,
      """
      Delete 3 ┃
      files?
      <Yes><No>
      """
    ),
    (
      5, 2,
      """
      Dele┃
      <Y>No
      """
    ),
    (
      1, 1, "Y"
    ),
  ]

  @Test(arguments: small)
  func `on a small screen the text keeps its room and the lines go`(
    row: (columns: Int, rows: Int, picture: String)
  ) {
    let shown = Shown(
      .question("Delete 3 files? They cannot be brought back, not even by us."),
      in: DialogFrame(), columns: row.columns, rows: row.rows)
    #expect(shown.picture() == row.picture, "\n\(shown.picture())")
  }

  @Test func `a title is shown on a small screen where there is a row for it`() {
    let shown = Shown(
      .question("Delete 3 files?"), in: DialogFrame("Files", backtitle: "Back"),
      columns: 20, rows: 5)
    #expect(
      shown.picture() == """
               Files
        Delete 3 files?


         < Yes > < No  >
        """, "\n\(shown.picture())")
  }

  @Test func `a small screen that grows shows the border again`() {
    var shown = Shown(
      .question("Delete?"), in: DialogFrame(height: 6, width: 30), columns: 20,
      rows: 5)
    shown.screen = Size(columns: 80, rows: 24)
    #expect(shown.handle(.resized(shown.screen)) == .changed)
    #expect(shown.picture().contains("└────────────────────────────┘"))
  }

  @Test func `a window that is wanted beyond the edge stands at the edge`() {
    let frame = DialogFrame(height: 7, width: 30).with { $0.begin = Point(column: 75, row: -3) }
    let box = DialogSample.question("Delete?").form(frame)
    #expect(
      box.window(on: Size(columns: 80, rows: 24))
        == Rect(column: 50, row: 0, columns: 30, rows: 7))
  }

  // MARK: Any screen

  private static func words(_ count: Int, _ generator: inout SeededGenerator) -> String {
    let pieces = ["x", "xx ", "x\n", "漢", "  ", "T"]
    return (0..<Int.random(in: 0...count, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }
    .joined()
  }

  private static func frame(_ look: Look, _ generator: inout SeededGenerator) -> DialogFrame {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let lines: [LineDrawing] = [.drawn, .ascii, .none]
    return DialogFrame(
      words(20, &generator), height: number(-1...30), width: number(-1...90),
      backtitle: words(9, &generator), hline: words(9, &generator), look: look
    ).with {
      $0.lines = lines[number(0...2)]
      $0.hasShadow = number(0...1) == 0
      $0.begin = number(0...2) == 0 ? Point(column: number(-5...90), row: number(-5...30)) : nil
      $0.helpText = DisplayText("help\nhelp help help")
    }
  }

  private static let keys: [Key] = [
    .tab, .backTab, .up, .down, .pageUp, .pageDown, .home, .end, .left, .right, .character("q"),
    .function(1), .control("e"), .control("l"), .character("G"),
  ]

  /// Draws a box, presses a few keys and checks each picture.
  private static func faults(
    of sample: DialogSample, _ frame: DialogFrame, _ generator: inout SeededGenerator
  ) -> [String] {
    var shown = Shown(sample, in: frame, columns: 1, rows: 1)
    let styles = frame.skin.styles
    var faults: [String] = []
    for _ in 0..<5 {
      shown.screen = Size(
        columns: .random(in: 1...90, using: &generator),
        rows: .random(in: 1...30, using: &generator))
      shown.press(keys.randomElement(using: &generator) ?? .tab)
      let drawn = shown.drawn(at: .seconds(1))
      let window = shown.box.window(on: shown.screen)
      let bounds = Rect(Point(), shown.screen)
      if window.isEmpty || window.intersection(bounds) != window { faults.append("\(window)") }
      guard let cursor = drawn.cursor, bounds.contains(cursor) else {
        faults.append("no cursor on \(shown.screen)")
        continue
      }
      let style = drawn[cursor.column, cursor.row].style
      let focused = [
        styles.bracketFocused, styles.buttonFocused, styles.hotLetterFocused,
      ]
      if !focused.contains(style) { faults.append("no focus on \(shown.screen)") }
    }
    return faults
  }

  @Test func `a box of any size stays on its screen and shows its focus`() {
    var generator = SeededGenerator(seed: 31)
    var faults: [String] = []
    for round in 0..<400 {
      let look = Look.every[round % Look.every.count]
      let labels = (0...Int.random(in: 0...3, using: &generator)).map { _ in
        Self.words(8, &generator).filter { $0 != "\n" } + "b"
      }
      let buttons = [Button].named(labels)
      let text = DisplayText(Self.words(200, &generator))
      let frame = Self.frame(look, &generator)
      let message = DialogSample.message(
        round % 2 == 0 ? .msgbox : .yesno, text, buttons,
        focus: Int.random(in: -1...4, using: &generator))
      faults += Self.faults(of: message, frame, &generator)
      let pause = DialogSample.pause(text, seconds: round % 5, buttons)
      faults += Self.faults(of: pause, frame, &generator)
    }
    #expect(faults.suffix(5) == [])
  }

  @Test
  func `where buttons have too little room each is shown shortened`() {
    let labels = ["Alpha", "Beta", "Gamma", "Delta"]
    let shown = Shown(
      .menu("?", .numbered(1), buttons: .named(labels), focus: 3, visits: true),
      in: DialogFrame(), columns: 24, rows: 12)
    #expect(shown.picture().contains("│<Al…><Be…><Ga…><De…>│"))
  }

  @Test func `boxes behind others are laid out anew for a new size`() {
    let first = DialogSample.message("First").form(DialogFrame("One", height: 9, width: 50))
    var shown = Shown(
      .message("Second"), in: DialogFrame("Two", height: 5, width: 30),
      behind: [first])
    for columns in [60, 80, 100] {
      shown.screen = Size(columns: columns, rows: 20)
      let row = shown.picture().split(separator: "\n").first { $0.contains("One") }
      #expect(row?.filter { $0 == " " }.count == (columns - 52) / 2)
    }
  }
}
