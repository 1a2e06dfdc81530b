// What keys, the mouse and time make of a box with a list.

@testable import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct ListKeyTests {
  private static let names = ["Bern", "Oslo", "Berlin", "Osaka", "東京", "7 hills"]

  private func shown(
    _ rows: ListItems = ListItems(names), picks: List.Picks? = nil, focus: Int? = nil,
    timeout: Duration? = nil
  ) -> Shown<Form> {
    Shown(
      Form.choice("City", rows, picks: picks, focus: focus, timeout: timeout), columns: 40, rows: 16
    )
  }

  private static func keys(_ text: String) -> [Key] { text.unicodeScalars.map(Key.character) }

  static let answers: [(keys: [Key], step: Response, row: Int)] = [
    ([.enter], .done(.button(.ok)), 0), ([.space], .done(.button(.ok)), 0),
    ([.down, .enter], .done(.button(.ok)), 1), ([.end, .up, .enter], .done(.button(.ok)), 4),
    ([.pageDown, .enter], .done(.button(.ok)), 5),
    ([.end, .home, .enter], .done(.button(.ok)), 0),
    ([.tab, .enter], .done(.button(.ok)), 0), ([.tab, .tab, .enter], .done(.button(.cancel)), 0),
    ([.tab, .tab, .tab, .enter], .done(.button(.ok)), 0),
    ([.backTab, .enter], .done(.button(.cancel)), 0),
    ([.left, .space], .done(.button(.cancel)), 0),
    ([.right, .right, .enter], .done(.button(.cancel)), 0),
    ([.tab, .tab, .down, .enter], .done(.button(.ok)), 1),
    ([.tab, .character("c")], .done(.button(.cancel)), 0), ([.escape], .done(.escape), 0),
    ([.up], .ignored, 0), ([.alt("o")], .ignored, 0), ([.function(1)], .ignored, 0),
    ([.control("a")], .ignored, 0), ([.delete], .ignored, 0), ([.backspace], .ignored, 0),
  ]

  @Test(arguments: answers)
  func `keys move the focus and take a row`(row: (keys: [Key], step: Response, row: Int)) {
    var shown = shown()
    let step = row.keys.reduce(Response.ignored) { shown.handle(.input(.key($1))) }
    #expect(step == row.step)
    #expect(shown.box.list.cursor.current == row.row)
  }

  static let searches: [(typed: String, row: Int)] = [
    ("o", 1), ("oo", 3), ("ooo", 1), ("os", 1), ("osa", 3), ("ber", 2), ("bern", 0), ("berl", 2),
    ("BERL", 2),
    ("東", 4), ("7", 5), ("7 ", 5), ("7 h", 5), ("3", 2), ("4", 3),
  ]

  @Test(arguments: searches)
  func `typed letters find rows, numbers count them`(row: (typed: String, row: Int)) {
    var shown = shown()
    for key in Self.keys(row.typed) { shown.handle(.input(.key(key))) }
    #expect(shown.box.list.cursor.current == row.row)
  }

  @Test func `what no row begins with rings the bell and moves nothing`() {
    var shown = shown()
    shown.press(.down)
    #expect(shown.press(.character("x")) == .effect(.bell))
    #expect(shown.box.list.cursor.current == 1)
  }

  @Test func `a pause begins a new word`() {
    var shown = shown()
    shown.press(.character("o"), at: .zero)
    shown.press(.character("b"), at: .seconds(2))
    #expect(shown.box.list.cursor.current == 2)
  }

  @Test func `Backspace takes a letter back`() {
    var shown = shown()
    for key in Self.keys("osax") { shown.handle(.input(.key(key))) }
    shown.press(.backspace, .backspace)
    #expect(shown.press(.character("l")) == .changed)
    #expect(shown.box.list.cursor.current == 1)
  }

  @Test func `a row is taken by its key`() {
    let rows = ListItems(
      parts: [["a", "Apple", "", "x"], ["b", "Beet", "", "X"], ["c", "Carrot", "", "é"]])
    var shown = shown(rows)
    #expect(shown.press(.character("X")) == .done(.button(.ok)))
    #expect(shown.box.chosen == [1])
    #expect(shown.press(.character("x")) == .done(.button(.ok)))
    #expect(shown.box.chosen == [0])
    #expect(shown.press(.character("É")) == .done(.button(.ok)))
    #expect(shown.box.chosen == [2])
    var ticking = self.shown(rows, picks: .init())
    #expect(ticking.press(.character("x")) == .changed)
    #expect(ticking.box.chosen == [0])
  }

  // MARK: Ticks

  @Test func `Space ticks, Enter ends with what is ticked, and that may be nothing`() {
    var shown = shown(picks: .init())
    #expect(shown.box.hasAnswer && shown.box.chosen.isEmpty)
    shown.press(.space, .down, .down, .space)
    #expect(shown.box.chosen == [0, 2])
    shown.press(.space)
    #expect(shown.box.chosen == [0])
    #expect(shown.press(.enter) == .done(.button(.ok)))
  }

  @Test func `too few ticks are no answer, but Cancel ends`() {
    var shown = shown(picks: .init(least: 2))
    #expect(shown.press(.enter) == .effect(.bell))
    shown.press(.space)
    #expect(shown.press(.enter) == .effect(.bell))
    #expect(shown.press(.tab, .enter) == .effect(.bell))
    #expect(shown.press(.tab, .enter) == .done(.button(.cancel)))
    #expect(shown.press(.down, .space, .enter) == .done(.button(.ok)))
  }

  @Test func `no more are ticked than may be`() {
    var shown = shown(picks: .init(most: 2))
    shown.press(.space, .down, .space, .down)
    #expect(shown.press(.space) == .effect(.bell))
    #expect(shown.box.chosen == [0, 1])
    #expect(shown.press(.control("a")) == .effect(.bell))
  }

  @Test func `where one may be ticked the tick moves`() {
    var shown = shown(picks: .init(most: 1))
    shown.press(.space, .down, .space)
    #expect(shown.box.chosen == [1])
  }

  @Test func `Ctrl-A ticks all that can be taken, then none`() {
    var shown = shown(ListItems(["a", "#b", "-c", "d"]), picks: .init())
    shown.press(.control("a"))
    #expect(shown.box.chosen == [0, 3])
    shown.press(.control("a"))
    #expect(shown.box.chosen == [])
  }

  @Test func `a ticked row that is disabled stays ticked`() {
    let rows = ListItems(
      parts: [["a", "A", "", ""], ["b", "B", "", ""]], traits: [1: [.isOn, .isDisabled]])
    var shown = shown(rows, picks: .init())
    shown.press(.control("a"), .control("a"))
    #expect(shown.box.chosen == [1])
  }

  // MARK: Focus, paste and time

  @Test func `the focus may begin on a button that gives no value`() {
    var shown = shown(focus: 1)
    #expect(shown.press(.enter) == .done(.button(.cancel)))
    #expect(shown.press(.down, .enter) == .done(.button(.ok)))
  }

  @Test func `a list in which nothing can be taken has no answer`() {
    var shown = shown(ListItems(["#a", "-b"]))
    #expect(shown.press(.enter) == .effect(.bell))
    #expect(shown.press(.space) == .effect(.bell))
    #expect(shown.box.chosen == [])
  }

  @Test func `a paste rings the bell and never answers`() {
    var shown = shown()
    #expect(shown.handle(.input(.paste(Array("Oslo\r".utf8)))) == .effect(.bell))
    #expect(shown.box.list.cursor.current == 0)
  }

  @Test func `the time runs out unless a key is pressed`() {
    var shown = shown(timeout: .seconds(5))
    shown.press(.down, at: .seconds(4))
    #expect(shown.handle(.wake, at: .seconds(8)) == .changed)
    #expect(shown.handle(.wake, at: .seconds(9)) == .done(.timeout))
    #expect(shown.box.chosen == [1])
  }

  // MARK: Mouse

  /// The row of the screen on which a text stands.
  private func row(of text: String, in shown: Shown<Form>) -> Int {
    let drawn = shown.drawn()
    return (0..<16).first { row in
      (0..<40).map { drawn[$0, row].text }.joined().contains(text)
    } ?? -1
  }

  @Test func `a click moves the focus, one on the row that has it takes the row`() {
    var shown = shown()
    let oslo = row(of: "Oslo", in: shown)
    shown.mouse(.press, column: 8, row: oslo)
    #expect(shown.mouse(.release, column: 8, row: oslo) == .ignored)
    #expect(shown.box.list.cursor.current == 1)
    shown.mouse(.press, column: 8, row: oslo)
    #expect(shown.mouse(.release, column: 8, row: oslo) == .done(.button(.ok)))
  }

  @Test func `a click ticks`() {
    var shown = shown(picks: .init())
    let oslo = row(of: "Oslo", in: shown)
    for _ in 0..<2 {
      shown.mouse(.press, column: 8, row: oslo)
      shown.mouse(.release, column: 8, row: oslo)
      shown.mouse(.press, column: 8, row: oslo + 1)
      shown.mouse(.release, column: 8, row: oslo)
    }
    #expect(shown.box.chosen == [])
    shown.mouse(.press, column: 8, row: oslo)
    shown.mouse(.release, column: 8, row: oslo)
    #expect(shown.box.chosen == [1])
  }

  @Test func `clicks on headings, frame and disabled rows take nothing`() {
    var shown = shown(ListItems(["-Group", "a", "#off"]))
    let group = row(of: "Group", in: shown)
    for row in [group, group + 2, group - 1, 0] {
      shown.mouse(.press, column: 8, row: row)
      #expect(shown.mouse(.release, column: 8, row: row) == .ignored)
    }
    #expect(shown.box.list.cursor.current == 1)
  }

  @Test func `the wheel scrolls a list and takes the focus along`() {
    var shown = shown(ListItems(count: 100))
    #expect(shown.mouse(.wheelUp, .none, column: 8, row: 8) == .ignored)
    #expect(shown.mouse(.wheelDown, .none, column: 8, row: 8) == .changed)
    #expect(shown.box.list.cursor.current == 3)
  }

  @Test func `a button is pressed by the mouse, OK only with an answer`() {
    var shown = shown(picks: .init(least: 1))
    let row = row(of: "Cancel", in: shown)
    shown.mouse(.press, column: 8, row: row)
    #expect(shown.mouse(.release, column: 8, row: row) == .effect(.bell))
    shown.mouse(.press, column: 28, row: row)
    #expect(shown.mouse(.release, column: 28, row: row) == .done(.button(.cancel)))
  }
}

struct VainWordTests {
  /// A word that no row has is looked for once, and again when there are other rows.
  @Test func `a row that comes later is found`() {
    var typed = TypeAhead()
    var looks = 0
    func type(_ letter: Unicode.Scalar, _ rows: [String]) -> Int? {
      typed.row(adding: letter, at: .zero, from: 0, restarts: false) { word, _ in
        looks += 1
        return rows.firstIndex { $0.utf8.starts(with: word) }
      }
    }
    #expect(type("x", ["abc"]) == nil)
    let count = looks
    #expect(type("y", ["abc"]) == nil && type("z", ["abc"]) == nil && looks == count)
    typed.rowsHaveChanged()
    #expect(type("w", ["abc", "xyzw"]) == 1)
  }
}
