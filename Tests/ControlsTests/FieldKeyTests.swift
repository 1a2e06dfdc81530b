// What keys, pastes, the mouse and time make of the box with a field.

@testable import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct FieldKeyTests {
  static let rounds: [(keys: [Key], focus: Form.Focus, button: Int)] = [
    ([], .item(0), 0),
    ([.tab], .buttons, 0),
    ([.tab, .tab], .buttons, 1),
    ([.tab, .tab, .tab], .item(0), 1),
    ([.backTab], .buttons, 1),
    ([.backTab, .backTab, .backTab], .item(0), 0),
    ([.down], .buttons, 0),
    ([.down, .down], .item(0), 0),
    ([.up], .buttons, 1),
    ([.up, .up], .item(0), 1),
    ([.tab, .right], .buttons, 1),
    ([.tab, .right, .right], .buttons, 0),
    ([.left], .item(0), 0),
  ]

  @Test(arguments: rounds)
  func `the focus goes round field and buttons`(
    row: (keys: [Key], focus: Form.Focus, button: Int)
  ) {
    var shown = Shown(Form.entry("", "Name?"), columns: 60, rows: 12)
    for key in row.keys { shown.press(key) }
    #expect(shown.box.focus == row.focus)
    #expect(shown.box.buttons.focus == row.button)
  }

  static let endings: [(keys: [Key], step: Response)] = [
    ([.enter], .done(.button(.ok))),
    ([.escape], .done(.escape)),
    ([.tab, .enter], .done(.button(.ok))),
    ([.tab, .tab, .enter], .done(.button(.cancel))),
    ([.tab, .character("c")], .done(.button(.cancel))),
    ([.character("c")], .changed),
    ([.tab, .space], .done(.button(.ok))),
    ([.space], .changed),
    ([.tab, .character("x")], .ignored),
  ]

  @Test(arguments: endings)
  func `keys end the box`(row: (keys: [Key], step: Response)) {
    var shown = Shown(Form.entry("", "Name?"), columns: 60, rows: 12)
    var step = Response.ignored
    for key in row.keys { step = shown.press(key) }
    #expect(step == row.step)
  }

  @Test func `a value comes back as it was given, whatever its bytes`() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<100 {
      let bytes = (0..<20).map { _ in UInt8.random(in: 0...255, using: &generator) }
      var shown = Shown(Form.entry("", "") { $0.initial = bytes }, columns: 40, rows: 10)
      #expect(shown.press(.enter) == .done(.button(.ok)))
      #expect(shown.box.bytes() == bytes)
    }
  }

  @Test func `Cancel asks for no value`() {
    var shown = Shown(
      Form.entry("", "") { $0.missing = "Missing" }, columns: 40, rows: 10)
    #expect(shown.press(.tab, .tab, .enter) == .done(.button(.cancel)))
  }

  @Test func `a button that accepts gives the focus back to the field when it cannot`() {
    var shown = Shown(
      Form.entry("", "") { $0.missing = "Missing" }, columns: 40, rows: 10)
    #expect(shown.press(.tab, .enter) == .effect(.bell))
    #expect(shown.box.focus == .item(0))
    shown.press(.character("a"))
    #expect(shown.press(.enter) == .done(.button(.ok)))
  }

  @Test func `a rule is asked with the bytes that were entered`() {
    var shown = Shown(
      Form.entry("", "") {
        $0.problem = { $0 == Array("é".utf8) ? nil : DisplayText("Only é") }
      }, columns: 40, rows: 10)
    #expect(shown.press(.character("e"), .enter) == .effect(.bell))
    #expect(shown.box.refusal?.words == DisplayText("Only é"))
    #expect(shown.press(.backspace, .character("é"), .enter) == .done(.button(.ok)))
  }

  @Test func `both passwords must be the same, and the first can be mended`() {
    var shown = Shown(Form.newPassword(), columns: 60, rows: 20)
    #expect(shown.press(.enter) == .effect(.bell))
    #expect(shown.box.focus == .item(0))
    shown.press(.character("a"), .enter)
    #expect(shown.box.focus == .item(1))
    #expect(shown.press(.character("b"), .enter) == .effect(.bell))
    #expect(shown.box.focus == .item(1))
    #expect(shown.box.bytes(1).isEmpty)
    shown.press(.up, .backspace, .character("b"), .enter)
    #expect(shown.press(.character("b"), .enter) == .done(.button(.ok)))
    #expect(shown.box.string == "b")
  }

  @Test func `more characters than allowed are refused`() {
    var shown = Shown(Form.entry("", "") { $0.mostCharacters = 2 }, columns: 40, rows: 10)
    #expect(shown.press(.character("a"), .character("漢")) == .changed)
    #expect(shown.press(.character("b")) == .effect(.bell))
    #expect(shown.box.string == "a漢")
  }

  @Test func `a paste is typed into the field and never an answer`() {
    var shown = Shown(Form.entry("", ""), columns: 40, rows: 10)
    #expect(shown.handle(.input(.paste(Array("one\n".utf8)))) == .changed)
    #expect(shown.box.string == "one")
    shown.press(.tab)
    #expect(shown.handle(.input(.paste(Array("y\n".utf8)))) == .effect(.bell))
    #expect(shown.box.string == "one")
  }

  @Test func `a click puts the caret where it is and the focus too`() {
    var shown = Shown(
      Form.entry("", "Name?") { $0.initial = Array("Ada".utf8) }, columns: 50, rows: 10)
    shown.press(.tab)
    #expect(shown.mouse(.press, column: 6, row: 4) == .changed)
    #expect(shown.box.focus == .item(0))
    #expect(shown.drawn().cursor == Point(column: 6, row: 4))
    shown.mouse(.press, column: 35, row: 7)
    #expect(shown.mouse(.release, column: 35, row: 7) == .done(.button(.cancel)))
  }

  @Test func `the time starts anew with every key and click`() {
    var shown = Shown(Form.entry("", "", timeout: .seconds(5)), columns: 50, rows: 10)
    #expect(shown.press(.character("a"), at: .seconds(4)) == .changed)
    #expect(shown.handle(.wake, at: .seconds(8)) == .changed)
    #expect(shown.handle(.input(.paste([0x62])), at: .seconds(8)) == .changed)
    #expect(shown.handle(.wake, at: .seconds(12)) == .changed)
    #expect(shown.handle(.wake, at: .seconds(13)) == .done(.timeout))
  }

  @Test func `no key at any size crashes the box, nothing is drawn outside, the cursor is seen`() {
    var generator = SeededGenerator(seed: 42)
    let keys: [Key] = [
      .tab, .backTab, .up, .down, .pageDown, .enter, .left, .right, .home, .character("漢"),
      .backspace, .control("w"),
    ]
    for round in 0..<400 {
      let look = Look.every[round % Look.every.count]
      let text = String(repeating: "word ", count: Int.random(in: 0...30, using: &generator))
      var box = Form.entry(
        round % 3 == 0 ? "" : "Title", text,
        buttons: round % 4 == 0
          ? [(.ok, "OK"), (.extra, "Extra"), (.cancel, "Cancel")] : Form.okCancel,
        look: look
      ) {
        $0.missing = "Nothing was entered, and that will not do."
        if round % 2 == 0 {
          $0.again = (label: "Again", mismatch: "Differ")
        }
      }
      for _ in 0..<8 {
        let area = Rect(
          column: 1, row: 1, columns: .random(in: 1...60, using: &generator),
          rows: .random(in: 1...20, using: &generator))
        let step = box.handle(
          .input(.key(keys.randomElement(using: &generator) ?? .tab)), in: Scene(area))
        if case .done = step { break }
        let drawn = Drawn(columns: area.columns.upperBound + 1, rows: area.rows.upperBound + 1) {
          $0.fill($0.bounds, with: "·", .plain)
          box.draw(on: &$0, in: Scene(area))
        }
        for index in drawn.cells.indices {
          let point = Point(column: index % drawn.size.columns, row: index / drawn.size.columns)
          #expect((drawn.cells[index].text == "·") != area.contains(point), "\(area) \(point)")
        }
        #expect(drawn.cursor.map(area.contains) == true, "\(area)")
        if area.size.rows >= 5, area.size.columns >= 20, let words = box.refusal?.words {
          let start = String(words.string.prefix(6))
          #expect(drawn.picture.contains(start), "\(area)\n\(drawn.picture)")
        }
      }
    }
  }
}
