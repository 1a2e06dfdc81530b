// The search of a list, and rows that are longer than its place.

@testable import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct ListSearchTests {
  private static let names = ["Bern", "-North", "Oslo", "New York", "#Berlin", "York Town", "/etc"]

  private func shown(
    _ rows: ListItems = ListItems(names), picks: List.Picks? = nil, columns: Int = 40,
    rows height: Int = 16, stream: RowStream? = nil, look: Look = .full
  ) -> Shown<Form> {
    Shown(
      Form.choice("", rows, picks: picks, look: look, stream: stream), columns: columns,
      rows: height)
  }

  private func type(_ text: String, in shown: inout Shown<Form>) {
    for scalar in text.unicodeScalars { shown.press(.character(scalar)) }
  }

  @Test func `a search narrows the rows and says what it searches`() {
    var shown = shown()
    type("/YO", in: &shown)
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────╮
        │ ▸ New York                       │
        │   York Town                      │
        │                                  │
        │                                  │
        │                                  │
        │                                  │
        │                                  │
        ├─ /YO ──────────┬─────────── 1/2 ─┤
        │       OK       │     Cancel      │
        ╰────────────────┴─────────────────╯
        """)
    #expect(shown.drawn().cursor?.column == shown.area.origin.column + 6)
    #expect(shown.press(.down, .enter) == .done(.button(.ok)))
    #expect(shown.box.chosen == [5])
  }

  static let searches: [(keys: String, row: Int?)] = [
    ("york", 3), ("york new", 3), ("town", 5), ("er", 0), ("e", 0), ("etc", 6), ("/etc", 6),
    ("x", nil), ("north", nil), ("berlin", nil), ("slo", 2), ("", 0),
  ]

  @Test(arguments: searches)
  func `words are found anywhere in rows that can be taken`(row: (keys: String, row: Int?)) {
    var shown = shown()
    type("/" + row.keys, in: &shown)
    #expect(shown.box.list.current == row.row)
    #expect(shown.press(.enter) == (row.row == nil ? .effect(.bell) : .done(.button(.ok))))
    #expect(shown.box.chosen == (row.row.map { [$0] } ?? []))
  }

  @Test func `no match is said`() {
    var shown = shown()
    type("/x", in: &shown)
    #expect(shown.cutting().contains("├─ /x: no match ─"))
    #expect(shown.cutting().contains("─ 0/0 ─┤"))
  }

  @Test func `Backspace widens the search to where it began, and Esc leaves it before the box`() {
    var shown = shown()
    shown.press(.down)
    type("/to", in: &shown)
    #expect(shown.box.list.current == 5)
    shown.press(.backspace, .backspace)
    #expect(shown.box.list.current == 2)
    type("to", in: &shown)
    #expect(shown.press(.escape) == .changed)
    #expect(shown.box.list.current == 5)
    #expect(shown.cutting().contains("Oslo") && !shown.cutting().contains("/to"))
    #expect(shown.press(.escape) == .done(.escape))
  }

  @Test func `Tab leaves the search and leads to the buttons`() {
    var shown = shown()
    type("/town", in: &shown)
    shown.press(.tab)
    #expect(shown.box.focus == .buttons && shown.box.list.current == 5)
    #expect(shown.box.list.cursor.shownCount == Self.names.count)
  }

  @Test func `buttons can be clicked during a search`() {
    var shown = shown()
    type("/town", in: &shown)
    let (row, column) = (shown.area.rows.upperBound - 2, shown.area.origin.column + 25)
    shown.mouse(.press, column: column, row: row)
    #expect(shown.box.focus == .buttons)
    #expect(shown.press(.enter) == .done(.button(.cancel)))
  }

  @Test func `ticks stay for rows out of sight, and all rows are those that are shown`() {
    var shown = shown(picks: List.Picks())
    shown.press(.space)
    type("/york", in: &shown)
    shown.press(.space)
    #expect(shown.box.chosen == [0, 3])
    #expect(shown.cutting().contains(" 2 of 5 ticked  1/2 "))
    shown.press(.control("a"))
    #expect(shown.box.chosen == [0, 3, 5])
    shown.press(.control("a"))
    #expect(shown.box.chosen == [0])
  }

  @Test func `where / is the key of a row it takes that`() {
    let rows = ListItems(parts: [["a", "A", "", "x"], ["b", "B", "", "/"]])
    var shown = shown(rows)
    #expect(shown.press(.character("/")) == .done(.button(.ok)))
    #expect(shown.box.chosen == [1])
  }

  @Test func `a search goes on in rows that come`() {
    let stream = RowStream(source: Source(descriptor: 0)) { rows, bytes in
      rows.append(bytes[...])
      return .more
    }
    var shown = shown(ListItems(["Bern"]), stream: stream)
    type("/os", in: &shown)
    #expect(shown.box.list.current == nil)
    shown.handle(.data(Source(descriptor: 0), Array("Paris".utf8)))
    shown.handle(.data(Source(descriptor: 0), Array("Oslo".utf8)))
    #expect(shown.box.list.current == 2 && shown.box.list.cursor.shownCount == 1)
  }

  @Test func `a box without lines says what is searched in the row of its buttons`() {
    var shown = shown(columns: 20, rows: 4)
    type("/yo", in: &shown)
    #expect(shown.picture() == "▸ New York\n  York Town\n\n/yo")
  }

  // MARK: Long rows

  private static let path = "/data/ada/projects/engine/notes.txt"

  static let shifts: [(keys: [Key], keepsEnd: Bool, text: String)] = [
    ([], false, "/data/ada/projects…"), ([.right], false, "…projects/engine/n…"),
    ([.right, .right], false, "…s/engine/notes.txt"),
    ([.right, .right, .right], false, "…s/engine/notes.txt"),
    ([.right, .right, .left], false, "…a/projects/engine…"),
    ([.left], false, "/data/ada/projects…"), ([.right, .down, .up], false, "/data/ada/projects…"),
    ([], true, "…s/engine/notes.txt"),
    ([.left], true, "…a/projects/engine…"), ([.left, .left], true, "/data/ada/projects…"),
  ]

  @Test(arguments: shifts)
  func `a row that is too long is read to its end`(
    row: (keys: [Key], keepsEnd: Bool, text: String)
  ) {
    var options = ListOptions(rules: TextRules())
    (options.hidesTags, options.lines, options.keepsEnd) = (true, .single, row.keepsEnd)
    let list = List(ListItems([Self.path, "b"]), choosing: .row, showing: options)
    var form = Form.choice("", ListItems([]))
    form.items[0].control = list
    var shown = Shown(form, columns: 24, rows: 8)
    for key in row.keys { shown.press(key) }
    #expect(shown.picture().contains(row.text), "\(shown.picture())")
  }

  @Test func `Left and Right lead to the buttons where a row is seen whole`() {
    var shown = shown()
    shown.press(.right)
    #expect(shown.box.focus == .buttons)
  }
}
