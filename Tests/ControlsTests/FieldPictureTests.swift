// The box with a field, as pictures: what stands where, on screens of every size.

@testable import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct FieldPictureTests {
  private static var name: Form {
    Form.entry("Name", "What are you called?") {
      $0.placeholder = "for example Ada"
      $0.missing = "Please type a name."
    }
  }

  @Test func `a field stands between message and buttons and has the cursor`() {
    let shown = Shown(Self.name, columns: 80, rows: 24)
    #expect(
      shown.cutting() == """
        ╭────────────────────────────────────────────────╮
        │                      Name                      │
        │                                                │
        │              What are you called?              │
        │  ╭──────────────────────────────────────────╮  │
        │  │ for example Ada                          │  │
        │  ╰──────────────────────────────────────────╯  │
        ├───────────────────────┬────────────────────────┤
        │          OK           │         Cancel         │
        ╰───────────────────────┴────────────────────────╯
        """)
    #expect(shown.drawn().cursor == Point(column: 20, row: 12))
    #expect(shown.drawn()[20, 12].style == Style(attributes: .italic))
  }

  @Test func `what is typed takes the place of the hint`() {
    var shown = Shown(Self.name, columns: 80, rows: 24)
    shown.press(.character("A"), .character("d"), .character("a"))
    #expect(shown.cutting().contains("│  │ Ada                                      │  │"))
    #expect(shown.drawn()[20, 12].style == .plain)
    #expect(shown.press(.enter) == .done(.button(.ok)))
    #expect(shown.box.string == "Ada")
  }

  @Test func `what is wrong stands in the line below the field until something is typed`() {
    var shown = Shown(Self.name, columns: 80, rows: 24)
    #expect(shown.press(.enter) == .effect(.bell))
    #expect(shown.cutting().contains("│  ╰─ ! Please type a name. ──────────────────╯  │"))
    #expect(shown.press(.left) == .ignored)
    #expect(shown.cutting().contains("Please"))
    shown.press(.character("A"))
    #expect(!shown.cutting().contains("Please"))
  }

  @Test func `long words of what is wrong have rows of their own`() {
    let words = "A name has letters, and nothing but letters, and not more than eight of them."
    var shown = Shown(
      Form.entry("", "Name?") { $0.problem = { _ in DisplayText(words) } }, columns: 80, rows: 24)
    shown.press(.enter)
    #expect(
      shown.cutting() == """
        ╭────────────────────────────────────────────────╮
        │                     Name?                      │
        │  ╭──────────────────────────────────────────╮  │
        │  │                                          │  │
        │  ╰──────────────────────────────────────────╯  │
        │  ! A name has letters, and nothing but         │
        │  letters, and not more than eight of them.     │
        ├───────────────────────┬────────────────────────┤
        │          OK           │         Cancel         │
        ╰───────────────────────┴────────────────────────╯
        """)
  }

  @Test func `a new password has two fields, the second one with its name`() {
    var shown = Shown(Form.newPassword(), columns: 80, rows: 24)
    shown.press(.character("a"), .character("b"))
    #expect(
      shown.cutting() == """
        ╭────────────────────────────────────────────────╮
        │                  New password                  │
        │                                                │
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
      │                                      │
      │         What are you called?         │
      │  ╭────────────────────────────────╮  │
      │  │ for example Ada                │  │
      │  ╰─ ! Please type a name. ────────╯  │
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
      ! Please type a
      name.
         OK    │  Cancel
      """
    ),
    (
      20, 3,
      """
      for example Ada
      ! Please type a…
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
    var shown = Shown(Form.newPassword(title: ""), columns: 20, rows: 5)
    shown.press(.character("a"), .enter, .character("b"), .enter)
    #expect(shown.picture() == "•\nAgain\n! Not the same.\n\n   OK    │  Cancel")
  }

  @Test func `without colour the button with the focus has marks`() {
    var shown = Shown(
      Form.entry("", "Name?", look: .ascii) { $0.initial = Array("Ada".utf8) }, columns: 40, rows: 8
    )
    shown.press(.tab)
    #expect(shown.cutting().contains("│      [ OK ]      │      Cancel       │"))
    #expect(shown.drawn().cursor == Point(column: 9, row: 6))
  }

  @Test func `a long message scrolls and leaves the field its room`() {
    let text = (1...30).map { "Line \($0)" }.joined(separator: "\n")
    var shown = Shown(Form.entry("", text), columns: 40, rows: 12)
    #expect(shown.picture().contains("Line 1\n") || shown.picture().contains("Line 1 "))
    shown.press(.pageDown)
    #expect(!shown.picture().contains("Line 1 "))
    #expect(shown.picture().contains("╭────────────────────────────────╮"))
    #expect(shown.box.focus == .item(0))
  }

  @Test func `a box is as wide as its value needs, but a secret is not measured`() {
    let long = Array(String(repeating: "x", count: 60).utf8)
    #expect(Form.entry("", "") { $0.initial = long }.columns(within: 100) == 71)
    #expect(
      Form.entry("", "") {
        $0.initial = long
        $0.isSecret = true
      }.columns(within: 100) == 50)
  }
}
