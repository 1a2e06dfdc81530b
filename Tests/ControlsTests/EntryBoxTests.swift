// The box with a field, as pictures: what stands where, on screens of every size.

@testable import Controls
import Drawing
import Input
import Testing
import Text

extension EntryBox {
  /// A box with the usual looks and buttons.
  init(
    _ title: String, _ text: String, buttons: [Button] = .named("OK", "Cancel"),
    focus: Int? = nil, timeout: Duration? = nil, look: Look = .full,
    _ change: (inout Entry) -> Void = { _ in }
  ) {
    var entry = Entry(placeholder: DisplayText(""))
    change(&entry)
    self.init(
      title: DisplayText(title), text: DisplayText(text), entry: entry, buttons: buttons,
      focus: focus, takers: ["OK"], timeout: timeout, theme: Theme(look: look), look: look)
  }

  var string: String { String(decoding: value, as: UTF8.self) }

  /// A password that is typed twice.
  static func newPassword(title: String = "New password") -> EntryBox {
    EntryBox(title, "") {
      $0.isSecret = true
      $0.missing = DisplayText("Please type a password.")
      $0.again = Again(label: DisplayText("Again"), mismatch: DisplayText("Not the same."))
    }
  }
}

struct EntryBoxTests {
  private static var name: EntryBox {
    EntryBox("Name", "What are you called?") {
      $0.placeholder = DisplayText("for example Ada")
      $0.missing = DisplayText("Please type a name.")
    }
  }

  @Test func `a field stands between message and buttons and has the cursor`() {
    let shown = Shown(Self.name, columns: 80, rows: 24)
    #expect(
      shown.cutting() == """
        ╭────────────────────────────────────────────────╮
        │                      Name                      │
        │              What are you called?              │
        │  ╭──────────────────────────────────────────╮  │
        │  │ for example Ada                          │  │
        │  ╰──────────────────────────────────────────╯  │
        ├───────────────────────┬────────────────────────┤
        │          OK           │         Cancel         │
        ╰───────────────────────┴────────────────────────╯
        """)
    #expect(shown.drawn().cursor == Point(column: 20, row: 11))
    #expect(shown.drawn()[20, 11].style.foreground == .palette(8))
  }

  @Test func `what is typed takes the place of the hint`() {
    var shown = Shown(Self.name, columns: 80, rows: 24)
    shown.press(.character("A"), .character("d"), .character("a"))
    #expect(shown.cutting().contains("│  │ Ada                                      │  │"))
    #expect(shown.drawn()[20, 11].style == .plain)
    #expect(shown.press(.enter) == .done(.button("OK")))
    #expect(shown.box.string == "Ada")
  }

  @Test func `what is wrong stands in the line below the field until something is typed`() {
    var shown = Shown(Self.name, columns: 80, rows: 24)
    #expect(shown.press(.enter) == .effect(.bell))
    #expect(shown.cutting().contains("│  ╰─ Please type a name. ────────────────────╯  │"))
    #expect(shown.press(.left) == .ignored)
    #expect(shown.cutting().contains("Please"))
    shown.press(.character("A"))
    #expect(!shown.cutting().contains("Please"))
  }

  @Test func `long words of what is wrong have rows of their own`() {
    let words = "A name has letters, and nothing but letters, and not more than eight of them."
    var shown = Shown(
      EntryBox("", "Name?") { $0.problem = { _ in DisplayText(words) } }, columns: 80, rows: 24)
    shown.press(.enter)
    #expect(
      shown.cutting() == """
        ╭────────────────────────────────────────────────╮
        │                     Name?                      │
        │  ╭──────────────────────────────────────────╮  │
        │  │                                          │  │
        │  ╰──────────────────────────────────────────╯  │
        │  A name has letters, and nothing but letters,  │
        │  and not more than eight of them.              │
        ├───────────────────────┬────────────────────────┤
        │          OK           │         Cancel         │
        ╰───────────────────────┴────────────────────────╯
        """)
  }

  @Test func `a new password has two fields, the second one with its name`() {
    var shown = Shown(EntryBox.newPassword(), columns: 80, rows: 24)
    shown.press(.character("a"), .character("b"))
    #expect(
      shown.cutting() == """
        ╭────────────────────────────────────────────────╮
        │                  New password                  │
        │  ╭──────────────────────────────────────────╮  │
        │  │ ••                                       │  │
        │  ╰──────────────────────────────────────────╯  │
        │  ╭─ Again ──────────────────────────────────╮  │
        │  │                                          │  │
        │  ╰──────────────────────────────────────────╯  │
        ├───────────────────────┬────────────────────────┤
        │          OK           │         Cancel         │
        ╰───────────────────────┴────────────────────────╯
        """)
  }

  static let low: [(columns: Int, rows: Int, picture: String)] = [
    (
      40, 10,
      """
      ╭──────────────────────────────────────╮
      │                 Name                 │
      │         What are you called?         │
      │  ╭────────────────────────────────╮  │
      │  │ for example Ada                │  │
      │  ╰─ Please type a name. ──────────╯  │
      ├──────────────────┬───────────────────┤
      │        OK        │      Cancel       │
      ╰──────────────────┴───────────────────╯
      """
    ),
    (
      20, 5,
      """
             Name
      for example Ada
      Please type a
      name.
         OK    │  Cancel
      """
    ),
    (
      20, 3,
      """
      for example Ada
      Please type a…
         OK    │  Cancel
      """
    ),
  ]

  @Test(arguments: low)
  func `on low screens the field and what is wrong stay`(
    row: (columns: Int, rows: Int, picture: String)
  ) {
    var shown = Shown(Self.name, columns: row.columns, rows: row.rows)
    shown.press(.enter)
    #expect(shown.cutting() == row.picture)
  }

  @Test func `two fields stand on the lowest screens too`() {
    var shown = Shown(EntryBox.newPassword(title: ""), columns: 20, rows: 5)
    shown.press(.character("a"), .enter, .character("b"), .enter)
    #expect(shown.picture() == "•\nAgain\nNot the same.\n\n   OK    │  Cancel")
  }

  @Test func `without colour the button with the focus has marks`() {
    var shown = Shown(
      EntryBox("", "Name?", look: .ascii) { $0.initial = Array("Ada".utf8) }, columns: 40, rows: 8)
    shown.press(.tab)
    #expect(shown.cutting().contains("│      [ OK ]      │      Cancel       │"))
    #expect(shown.drawn().cursor == Point(column: 9, row: 6))
  }

  @Test func `a long message scrolls and leaves the field its room`() {
    let text = (1...30).map { "Line \($0)" }.joined(separator: "\n")
    var shown = Shown(EntryBox("", text), columns: 40, rows: 12)
    #expect(shown.picture().contains("Line 1\n") || shown.picture().contains("Line 1 "))
    shown.press(.pageDown)
    #expect(!shown.picture().contains("Line 1 "))
    #expect(shown.picture().contains("╭────────────────────────────────╮"))
    #expect(shown.box.focus == .field(0))
  }

  @Test func `a box is as wide as its value needs, but a secret is not measured`() {
    let long = Array(String(repeating: "x", count: 60).utf8)
    #expect(EntryBox("", "") { $0.initial = long }.columns(within: 100) == 71)
    #expect(
      EntryBox("", "") {
        $0.initial = long
        $0.isSecret = true
      }.columns(within: 100) == 50)
  }
}
