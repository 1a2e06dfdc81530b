// Controls in a container: where they stand, how the focus goes, what is said about wrong values.

@testable import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct ContainerTests {
  private static func field(
    _ name: String, _ label: String, required: Bool = false, pattern: String? = nil
  ) -> Member {
    var field = TextField(LineEditor([], rules: TextRules()))
    if let pattern {
      field.check = { $0 == Array(pattern.utf8) ? nil : DisplayText("It must be \(pattern).") }
    }
    var member = Member(name, field)
    member.label = DisplayText(label)
    member.isRequired = required
    return member
  }

  private static func note(_ text: String) -> Member {
    var paragraph = Paragraph(DisplayText(text))
    paragraph.isAtEdge = true
    var member = Member("", paragraph)
    member.spansLabels = true
    member.standsAlone = true
    return member
  }

  private static func leaves(_ indices: Range<Int>) -> [ContainerNode] {
    indices.map { ContainerNode(.member($0)) }
  }

  private static func shown(
    _ container: Container, columns: Int = 60, rows: Int = 24
  ) -> Shown<Form> {
    var container = container
    container.takers = [.ok]
    container.missing = DisplayText("An answer is needed.")
    container.usualColumns = 50
    let skin = Skin.own(.full, Theme(look: .full))
    let buttons = [
      Button(name: .ok, label: DisplayText("OK"), takesValue: true),
      Button(name: .cancel, label: DisplayText("Cancel")),
    ]
    var form = Form(
      WindowOptions(title: DisplayText("New account")), message: Paragraph(DisplayText("")),
      items: [FormItem("body", container)], buttons: Buttons(buttons, in: skin), in: skin)
    form.acceptsWith = .ok
    return Shown(form, columns: columns, rows: rows)
  }

  private static var account: Container {
    var plan = Gate()
    plan.condition = { $0.members[1].control.value == .text(Array("ada".utf8)) }
    var city = ContainerNode(.member(4))
    city.gate = 0
    return Container(
      [
        note("Fields with a star are needed."),
        field("user", "Login", required: true, pattern: "ada"),
        field("plan", "Plan"), field("news", "News by mail"), field("city", "City"),
      ], gates: [plan],
      root: ContainerNode(
        .column,
        leaves(0..<2) + [ContainerNode(.row, leaves(2..<4)), city]),
      dependents: [1: [0]])
  }

  @Test func `labels stand beside values, and above them in a row`() {
    #expect(
      Self.shown(Self.account).cutting() == """
        ╭──────────────────────────────────────────────────────╮
        │                     New account                      │
        │                                                      │
        │   Fields with a star are needed.                     │
        │                                                      │
        │ ▸ Login *                                            │
        │                                                      │
        │   Plan                       News by mail            │
        │                                                      │
        ├──────────────────────────┬───────────────────────────┤
        │            OK            │          Cancel           │
        ╰──────────────────────────┴───────────────────────────╯
        """)
  }

  @Test func `on a narrow screen labels stand above, and rows below each other`() {
    #expect(
      Self.shown(Self.account, columns: 26, rows: 20).cutting() == """
        ╭────────────────────────╮
        │      New account       │
        │                        │
        │  Fields with a star are│
        │  needed.               │
        │                        │
        │▸ Login *               │
        │                        │
        │                        │
        │  Plan                  │
        │                        │
        │  News by mail          │
        │                        │
        ├───────────┬────────────┤
        │    OK     │   Cancel   │
        ╰───────────┴────────────╯
        """)
  }

  @Test func `a part is shown when its condition is met`() {
    var shown = Self.shown(Self.account)
    shown.press(.character("a"), .character("d"), .character("a"), .tab)
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────────────────────────╮
        │                     New account                      │
        │                                                      │
        │   Fields with a star are needed.                     │
        │                                                      │
        │   Login *  ada                                       │
        │                                                      │
        │ ▸ Plan                       News by mail            │
        │                                                      │
        │                                                      │
        │   City                                               │
        ├──────────────────────────┬───────────────────────────┤
        │            OK            │          Cancel           │
        ╰──────────────────────────┴───────────────────────────╯
        """)
  }

  @Test func `what is wrong is said when the focus leaves, and until it is mended`() {
    var shown = Self.shown(Self.account)
    shown.press(.character("a"), .character("d"), .tab)
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────────────────────────╮
        │                     New account                      │
        │                                                      │
        │   Fields with a star are needed.                     │
        │                                                      │
        │   Login *  ad                                        │
        │            ! It must be ada.                         │
        │                                                      │
        │ ▸ Plan                       News by mail            │
        │                                                      │
        ├──────────────────────────┬───────────────────────────┤
        │            OK            │          Cancel           │
        ╰──────────────────────────┴───────────────────────────╯
        """)
    shown.press(.backTab, .character("a"))
    #expect(!shown.picture().contains("must be"))
  }

  @Test func `a missing value is said when the answer is given`() {
    var shown = Self.shown(Self.account)
    shown.press(.tab)
    #expect(!shown.picture().contains("!"))
    #expect(shown.press(.enter, .enter) == .effect(.bell))
    #expect(shown.picture().contains("! An answer is needed."))
  }

  @Test func `Enter goes on, and from the last control it gives the answer`() {
    var shown = Self.shown(Self.account)
    shown.press(.character("a"), .character("d"), .character("a"))
    #expect(shown.press(.enter) == .changed)
    shown.press(.enter, .enter)
    #expect(shown.press(.enter) == .done(.button(.ok)))
  }

  @Test func `on a low screen it scrolls with the focus`() {
    let fields = (1...20).map { Self.field("f\($0)", "Field \($0)") }
    var shown = Self.shown(
      Container(fields, root: ContainerNode(.column, Self.leaves(0..<20))), columns: 40, rows: 10)
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────────╮
        │             New account              │
        │ ▸ Field 1                            ┃
        │   Field 2                            │
        │   Field 3                            │
        │   Field 4                            │
        │   Field 5                            │
        ├──────────────────┬───────────────────┤
        │        OK        │      Cancel       │
        ╰──────────────────┴───────────────────╯
        """)
    for _ in 0..<12 { shown.press(.down) }
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────────╮
        │             New account              │
        │   Field 9                            │
        │   Field 10                           │
        │   Field 11                           ┃
        │   Field 12                           │
        │ ▸ Field 13                           │
        ├──────────────────┬───────────────────┤
        │        OK        │      Cancel       │
        ╰──────────────────┴───────────────────╯
        """)
  }
}
