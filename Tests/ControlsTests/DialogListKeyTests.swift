// What keys and the mouse make of dialog's lists of one column.

import Controls
import Drawing
import Input
import Testing
import Text
import Values
import Values

struct DialogListKeyTests {
  private static let fruits = ListItems.listed(
    "apple Red banana Yellow cherry Dark apricot Orange blueberry Blue 7up Drink")

  /// Six rows of which four are seen.
  private static func menu(
    _ rows: ListItems = fruits, current: Int = 0, _ options: ListOptions = .with(),
    visits: Bool = false, enterMeans: ButtonName? = nil
  ) -> Shown<Form> {
    Shown(
      .menu(
        "Text", rows, current: current, height: 4, options, visits: visits, enterMeans: enterMeans),
      in: DialogFrame(height: 11, width: 40), rows: 16)
  }

  static let moves: [(keys: String, row: Int)] = [
    ("↓", 1), ("↓↓↑", 1), ("↑", 0), ("+", 1), ("++-", 1), ("⇲", 5), ("⇲↓", 5), ("⇲⇱", 0),
    // A page down moves by a page, a page up to the top of the page first.
    ("⇟", 4), ("⇟⇟", 5), ("⇲⇞", 2), ("⇲⇞⇞", 0), ("↓⇞", 0), ("⇞", 0),
    // Digits are rows of what is seen, unless a tag begins so.
    ("2", 1), ("4", 3), ("5", 0), ("9", 0), ("0", 0), ("⇲1", 2), ("7", 5),
    // Letters lead to the next tag that begins so, and around.
    ("b", 1), ("bb", 4), ("bbb", 1), ("B", 1), ("a", 3), ("aa", 0), ("c", 2), ("x", 0), ("é", 0),
    // Keys of the buttons do not move.
    ("↓⇥", 1), ("↓→←", 1),
  ]

  @Test(arguments: moves) func `keys move as in dialog`(move: (keys: String, row: Int)) {
    var shown = Self.menu()
    shown.type(move.keys)
    #expect(shown.box.current == move.row)
  }

  static let answers: [(keys: String, step: Response)] = [
    ("⏎", .done(.button(.ok))), ("␣", .done(.button(.ok))), ("⇥⏎", .done(.button(.cancel))),
    ("→␣", .done(.button(.cancel))), ("←⏎", .done(.button(.cancel))),
    ("⇤⏎", .done(.button(.cancel))), ("⇥⇥⏎", .done(.button(.ok))), ("⎋", .done(.escape)),
    ("⇥", .changed), ("↓", .changed), ("↑", .ignored), ("x", .effect(.bell)),
    // Letters of buttons belong to the list.
    ("o", .effect(.bell)), ("c", .changed), ("⇥o", .effect(.bell)),
  ]

  @Test(arguments: answers) func `keys press buttons as in dialog`(
    answer: (keys: String, step: Response)
  ) {
    var shown = Self.menu()
    #expect(shown.type(answer.keys) == answer.step)
  }

  static let visits: [(keys: String, step: Response, row: Int?)] = [
    ("⏎", .done(.button(.ok)), 0), ("⇥⏎", .done(.button(.ok)), 0),
    ("⇥⇥⏎", .done(.button(.cancel)), 0), ("⇤⏎", .done(.button(.cancel)), 0),
    ("⇥⇥⇥b", .changed, 1), ("b", .changed, 1), ("o", .effect(.bell), 0),
    // While a button has the focus letters press buttons, and arrows and digits move in the list.
    ("⇥o", .done(.button(.ok)), 0), ("⇥c", .done(.button(.cancel)), 0), ("⇥b", .effect(.bell), 0),
    ("⇥↓", .changed, 1), ("⇥3", .changed, 2), ("⇥⇥␣", .done(.button(.cancel)), 0),
  ]

  @Test(arguments: visits) func `with --visit-items the list is a place for the focus`(
    visit: (keys: String, step: Response, row: Int?)
  ) {
    var shown = Self.menu(visits: true)
    #expect(shown.type(visit.keys) == visit.step)
    #expect(shown.box.current == visit.row)
  }

  @Test func `while the list has the focus the cursor is in its row`() {
    var shown = Self.menu(visits: true)
    shown.type("↓")
    let cursor = shown.drawn().cursor
    #expect(cursor.map { shown.drawn()[$0.column, $0.row].text } == "b")
    shown.type("⇥")
    #expect(shown.drawn().cursor.map { shown.drawn()[$0.column, $0.row].text } == "O")
  }

  @Test func `with --no-hot-list letters ring the bell and digits move`() {
    var shown = Self.menu(Self.fruits, .with { $0.hasNoHotList = true })
    #expect(shown.type("b") == .effect(.bell))
    shown.type("7")
    #expect(shown.box.current == 0)
    shown.type("2")
    #expect(shown.box.current == 1)
  }

  static let searched: [(options: ListOptions, rows: ListItems, keys: String, row: Int?)] = [
    (.with { $0.hidesTags = true }, fruits, "d", 2),
    (.with { $0.hidesTags = true }, fruits, "b", 4),
    (.with { $0.hidesItems = true }, .tagged("one two three"), "t", 1),
  ]

  @Test(arguments: searched) func `letters look for what rows begin with`(
    search: (options: ListOptions, rows: ListItems, keys: String, row: Int?)
  ) {
    var shown = Self.menu(search.rows, search.options)
    shown.type(search.keys)
    #expect(shown.box.current == search.row)
  }

  static let quick: [(keys: String, row: Int)] = [
    ("ap", 3), ("apr", 3), ("bl", 4), ("BLU", 4), ("bb", 4), ("cb", 4), ("apx", 3), ("ca", 3),
  ]

  @Test(arguments: quick) func `letters in quick succession find the row that begins with all`(
    search: (keys: String, row: Int)
  ) {
    var shown = Self.menu()
    for key in [Key].typed(search.keys) { shown.press(key) }
    #expect(shown.box.current == search.row)
  }

  @Test func `another key ends a succession of letters`() {
    var shown = Self.menu()
    for key in [Key].typed("b↑l") { shown.press(key) }
    #expect(shown.box.current == 0)
  }

  @Test func `with --no-ok Enter and Space mean OK whatever has the focus`() {
    var shown = Self.menu(enterMeans: .ok)
    #expect(shown.type("⇥␣") == .done(.button(.ok)))
  }

  @Test func `a paste rings the bell`() {
    var shown = Self.menu()
    #expect(shown.handle(.input(.paste(Array("b\r".utf8)))) == .effect(.bell))
    #expect(shown.box.current == 0)
  }

  @Test func `the row of --default-item is seen first`() {
    #expect(Self.fruits.firstRow(answering: Array("cherry".utf8)) == 2)
    #expect(Self.fruits.firstRow(answering: Array("Cherry".utf8)) == nil)
    let shown = Self.menu(current: 5)
    #expect(shown.box.current == 5)
    #expect(shown.picture().contains("7up"))
  }

  @Test func `an empty list answers without a row`() {
    var shown = Self.menu(ListItems(ByteStrings(), count: 0, fields: ListItems.Fields()))
    for keys in ["↓", "⇲", "⇟", "a", "1"] { shown.type(keys) }
    #expect(shown.box.current == nil)
    #expect(shown.type("⏎") == .done(.button(.ok)))
  }

  @Test func `--item-help explains the current row`() {
    var shown = Self.menu(
      .listed("a Apple b Banana", help: ["first", "second"]), .with { $0.hasHelp = true })
    #expect(shown.picture().hasSuffix("\n first"))
    shown.type("↓")
    #expect(shown.picture().hasSuffix("\n second"))
  }

  @Test func `--column-separator makes columns of equal width`() {
    let shown = Self.menu(
      .listed("1 a|bb|ccc 2 漢字|b|c 3 |x|"), .with { $0.columnSeparator = Array("|".utf8) })
    let picture = shown.picture()
    for line in ["1  a    bb ccc", "2  漢字 b  c", "3       x"] {
      #expect(picture.contains(line), "\(line)\n\(picture)")
    }
  }

  // MARK: Mouse

  // The window stands at 9,2: its list's rows in 5–8, the marks above and below in 4 and 9, buttons in 11.
  static let clicks: [(column: Int, row: Int, step: Response, current: Int?)] = [
    (20, 6, .changed, 1), (11, 8, .changed, 3), (46, 5, .changed, 0), (48, 5, .effect(.bell), 0),
    (9, 6, .effect(.bell), 0),
    (20, 4, .effect(.bell), 0), (17, 9, .changed, 4), (30, 9, .effect(.bell), 0),
    (20, 11, .done(.button(.ok)), 0), (32, 11, .done(.button(.cancel)), 0),
    (0, 0, .effect(.bell), 0),
  ]

  @Test(arguments: clicks) func `a click moves, pages or presses`(
    click: (column: Int, row: Int, step: Response, current: Int?)
  ) {
    var shown = Self.menu()
    #expect(shown.mouse(.press, column: click.column, row: click.row) == click.step)
    #expect(shown.box.current == click.current)
  }

  @Test func `a click on a button leaves it with the focus in the picture`() {
    var shown = Self.menu(visits: true)
    #expect(shown.mouse(.press, column: 32, row: 11) == .done(.button(.cancel)))
    #expect(shown.box.focusedButton == 1)
  }

  @Test func `with --no-hot-list letters press no button unless the list is a place for the focus`()
  {
    var shown = Self.menu(Self.fruits, .with { $0.hasNoHotList = true })
    #expect(shown.type("c") == .effect(.bell))
    shown = Self.menu(Self.fruits, .with { $0.hasNoHotList = true }, visits: true)
    #expect(shown.type("⇥c") == .done(.button(.cancel)))
  }

  @Test func `a click below the last row rings the bell`() {
    var shown = Self.menu(.listed("a Apple b Banana"))
    #expect(shown.mouse(.press, column: 20, row: 8) == .effect(.bell))
  }

  @Test func `the wheel scrolls and takes the focus along`() {
    var shown = Self.menu()
    #expect(shown.mouse(.wheelDown, .none, column: 20, row: 6) == .changed)
    #expect(shown.box.current == 2)
    #expect(shown.mouse(.wheelDown, .none, column: 20, row: 6) == .ignored)
    #expect(shown.mouse(.wheelUp, .none, column: 20, row: 6) == .changed)
    #expect(shown.box.current == 2)
  }

  @Test func `a text that is too long scrolls with Control and the wheel`() {
    let text = (1...30).map { "line\($0)" }.joined(separator: "\n")
    var shown = Shown(.menu(text, Self.fruits), in: DialogFrame(), rows: 16)
    #expect(shown.picture().contains("line1\u{20}"))
    #expect(shown.picture().contains("cherry"))
    #expect(!shown.picture().contains("line30"))
    #expect(shown.press(Key(.end, .control)) == .changed)
    #expect(shown.picture().contains("line30"))
    #expect(shown.mouse(.wheelUp, .none, column: 28, row: 2) == .changed)
    #expect(!shown.picture().contains("line30"))
    #expect(shown.box.current == 0)
  }
}
