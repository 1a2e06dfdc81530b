// What keys, the mouse and time do to dialog's messages.

import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct DialogMessageKeyTests {
  private static let long = (1...30).map(String.init).joined(separator: "\n")

  /// A message of 30 lines, of which six are seen.
  private static func scrolling(_ buttons: [Button] = .named("OK")) -> Shown<Form> {
    Shown(
      .message(long, buttons), in: DialogFrame(height: 10, width: 30),
      columns: 60, rows: 14)
  }

  static let scrolls: [(keys: [Key], first: String, indicator: String)] = [
    ([], "1", "20%"), ([.down], "2", "23%"), ([.character("j")], "2", "23%"),
    ([.down, .up], "1", "20%"), ([.down, .down, .character("k")], "2", "23%"),
    ([.pageDown], "7", "40%"), ([.character("f")], "7", "40%"), ([.end], "25", "100%"),
    ([.character("G")], "25", "100%"), ([.end, .pageUp], "19", "80%"),
    ([.end, .character("b")], "19", "80%"), ([.end, .home], "1", "20%"),
    ([.end, .character("g")], "1", "20%"), ([.up], "1", "20%"), ([.end, .down], "25", "100%"),
  ]

  @Test(arguments: scrolls)
  func `a long text scrolls, and the separator says how far`(
    row: (keys: [Key], first: String, indicator: String)
  ) {
    var shown = Self.scrolling()
    for key in row.keys { shown.press(key) }
    let rows = shown.picture().split(separator: "\n")
    #expect(rows[1].contains("│ \(row.first) "))
    #expect(rows[7].contains(row.indicator))
  }

  @Test func `a hot letter is a button before it scrolls`() {
    var shown = Self.scrolling(.named("Kick", "Go"))
    #expect(shown.press(.down, .character("k")) == .done(.button(.custom("Kick"))))
    #expect(shown.press(.character("g")) == .done(.button(.custom("Go"))))
  }

  @Test func `the wheel scrolls by three lines and stops at the ends`() {
    var shown = Self.scrolling()
    #expect(shown.mouse(.wheelUp, .none, column: 5, row: 5) == .ignored)
    #expect(shown.mouse(.wheelDown, .none, column: 5, row: 5) == .changed)
    #expect(shown.picture().split(separator: "\n")[1].contains("│ 4 "))
  }

  static let endings: [(key: Key, step: Response)] = [
    (.enter, .done(.button(.yes))), (.space, .done(.button(.yes))),
    (.control("d"), .done(.button(.yes))), (.character("n"), .done(.button(.no))),
    (.character("N"), .done(.button(.no))), (.escape, .done(.escape)), (.tab, .changed),
    (.right, .changed), (.character("x"), .ignored), (.down, .ignored), (.function(1), .ignored),
    (.control("l"), .changed),
  ]

  @Test(arguments: endings)
  func `what a key does to a question`(row: (key: Key, step: Response)) {
    var shown = Shown(.question("Sure?"), in: DialogFrame(height: 6, width: 30))
    #expect(shown.press(row.key) == row.step)
  }

  static let codes: [(keys: [Key], code: Int)] = [
    ([], -1), ([.enter], 10), ([.space], 32), ([.tab], 9), ([.character("n")], -1),
    ([.character("x")], 120), ([.down], 258), ([.up], 259), ([.left], 260), ([.right], 261),
    ([.home], 262), ([.end], 360), ([.pageDown], 338), ([.pageUp], 339), ([.backTab], 353),
    ([.backspace], 263), ([.delete], 330), ([.insert], 331), ([.function(1)], 265),
    ([.function(12)], 276), ([.control("d")], 4), ([.escape], 27), ([.character("x"), .enter], 10),
    ([.tab, .character("é")], 233), ([Key(.right, .shift)], 402),
  ]

  @Test(arguments: codes)
  func `the last key has the number that curses gives it`(row: (keys: [Key], code: Int)) {
    var shown = Shown(.question("Sure?"), in: DialogFrame(height: 6, width: 30))
    for key in row.keys { shown.press(key) }
    #expect(shown.box.lastKey == row.code)
  }

  static let quotedKeys: [(keys: [Key], step: Response)] = [
    ([.control("v")], .ignored), ([.control("v"), .enter], .effect(.bell)),
    ([.control("v"), .tab], .effect(.bell)), ([.control("v"), .space], .effect(.bell)),
    ([.control("v"), .control("v")], .effect(.bell)),
    ([.control("v"), .character("n")], .done(.button(.no))),
    ([.control("v"), .escape], .done(.escape)),
    ([.control("v"), .enter, .enter], .done(.button(.yes))),
  ]

  @Test(arguments: quotedKeys)
  func `Ctrl-V takes its meaning from the next key, but not from letters and Esc`(
    row: (keys: [Key], step: Response)
  ) {
    var shown = Shown(.question("Sure?"), in: DialogFrame(height: 6, width: 30))
    let steps = row.keys.map { shown.press($0) }
    #expect(steps.last == row.step)
  }

  @Test func `a screen drawn anew leaves the next key its meaning`() {
    var shown = Shown(.question("Sure?"), in: DialogFrame(height: 6, width: 30))
    shown.press(.control("v"))
    shown.handle(.resized(Size(columns: 60, rows: 20)))
    #expect(shown.press(.enter) == .done(.button(.yes)))
  }

  @Test func `without any button Enter means OK`() {
    var shown = Shown(.message("Hi", []), in: DialogFrame(height: 6, width: 30))
    #expect(shown.press(.enter) == .done(.button(.ok)))
  }

  @Test func `pasted text is no answer`() {
    var shown = Shown(.question("Sure?"), in: DialogFrame(height: 6, width: 30))
    #expect(shown.handle(.input(.paste(Array("y".utf8)))) == .effect(.bell))
  }

  // MARK: Mouse

  static let clicks: [(column: Int, row: Int, step: Response)] = [
    (20, 7, .done(.button(.yes))), (26, 7, .done(.button(.yes))), (30, 7, .done(.button(.no))),
    (19, 7, .effect(.bell)), (27, 7, .effect(.bell)), (21, 6, .effect(.bell)),
    (0, 0, .effect(.bell)),
  ]

  @Test(arguments: clicks)
  func `a click is for the button it meets`(row: (column: Int, row: Int, step: Response)) {
    var shown = Shown(.question("Sure?"), in: DialogFrame(height: 6, width: 30))
    #expect(shown.mouse(.press, column: row.column, row: row.row) == row.step)
    #expect(shown.mouse(.release, column: row.column, row: row.row) == .ignored)
    #expect(shown.mouse(.press, .right, column: row.column, row: row.row) == .ignored)
  }

  @Test func `without the mouse clicks mean nothing`() {
    let frame = DialogFrame(height: 6, width: 30).with { $0.usesMouse = false }
    var shown = Shown(.question("Sure?"), in: frame)
    #expect(shown.mouse(.press, column: 21, row: 7) == .ignored)
  }

  // MARK: Time

  private static func run(
    _ sample: DialogSample, in frame: DialogFrame = DialogFrame(height: 9, width: 30),
    _ script: [ScriptedScreen.Scene] = []
  ) throws -> (ending: Ending, screen: ScriptedScreen) {
    var screen = ScriptedScreen(columns: 60, rows: 14, script)
    let ending = try Dialogue.run(
      sample.form(frame), placed: Placement(), on: &screen, style: .plain)
    return (ending, screen)
  }

  @Test func `a box that asks nothing is shown and over at once`() throws {
    let result = try Self.run(.information("Wait"))
    #expect(result.ending == .shown)
    #expect(result.screen.now == .zero)
    #expect(result.screen.frames.count == 1)
  }

  @Test func `the time for an answer begins anew with each key`() throws {
    let frame = DialogFrame(height: 6, width: 30).with { $0.timeout = .seconds(3) }
    let result = try Self.run(
      .question("Sure?"), in: frame,
      [ScriptedScreen.Scene(time: .seconds(2), event: .input(.key(.tab)))])
    #expect(result.ending == .timeout)
    #expect(result.screen.now == .seconds(5))
  }

  @Test func `a pause ends with OK when its time is over, and shows every second once`() throws {
    let frame = DialogFrame(height: 9, width: 30).with { $0.timeout = .seconds(1) }
    let result = try Self.run(.pause("Wait", seconds: 4), in: frame)
    #expect(result.ending == .button(.ok))
    #expect(result.screen.now == .seconds(4))
    #expect(result.screen.frames.map(\.time) == [0, 1, 2, 3].map { .seconds($0) })
  }

  static let pauseKeys: [(keys: [Key], ending: Ending)] = [
    ([.enter], .button(.ok)), ([.space], .button(.ok)), ([.down, .enter], .button(.cancel)),
    ([.up, .space], .button(.cancel)), ([.tab, .control("d")], .button(.cancel)),
    ([.character("c"), .enter], .button(.ok)), ([.control("v"), .enter], .button(.ok)),
    ([.escape], .escape),
  ]

  @Test(arguments: pauseKeys)
  func `a pause can be ended sooner`(row: (keys: [Key], ending: Ending)) throws {
    let result = try Self.run(
      .pause("Wait", seconds: 100),
      row.keys.map { ScriptedScreen.Scene(time: .milliseconds(1500), event: .input(.key($0))) })
    #expect(result.ending == row.ending)
  }

  static let noTime = [0, -1, Int.min]

  @Test(arguments: noTime)
  func `a pause without time is over at once`(seconds: Int) throws {
    let result = try Self.run(.pause("Wait", seconds: seconds))
    #expect(result.ending == .button(.ok))
    #expect(result.screen.now == .zero)
  }

  @Test func `a pause without end counts`() {
    let shown = Shown(
      .pause("Wait", seconds: Int.max), in: DialogFrame(height: 9, width: 30))
    #expect(shown.picture(at: .seconds(1)).contains("1099511627775"))
  }

  @Test func `the picture that a pause leaves behind stands still`() {
    var first = Shown(.pause("Wait", seconds: 9), in: DialogFrame(height: 9, width: 30))
    first.press(.enter, at: .seconds(2))
    let second = Shown(
      .information("Next"),
      in: DialogFrame(height: 3, width: 20).with { $0.begin = Point() }, behind: [first.box])
    for now in [0, 1, 20] {
      #expect(second.picture(at: .seconds(now)).contains(" 7 "))
    }
  }
}
