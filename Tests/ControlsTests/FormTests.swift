// What a form does with several controls: the ring of the focus, items that are shown only sometimes, checks of one item
// beside others, and values that are set from outside.

@testable import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct FormTests {
  private static func field(_ name: String, missing: String? = nil) -> FormItem {
    var field = TextField(LineEditor([], rules: TextRules()))
    field.label = DisplayText(name)
    field.missing = missing.map { DisplayText($0) }
    return FormItem(name, field)
  }

  /// A form that asks for a firm only where the plan is `pro`.
  private static var order: Form {
    var firm = field("firm", missing: "Which firm?")
    firm.condition = { $0.value(of: "plan") == .text(Array("pro".utf8)) }
    let skin = Skin.own(.full, Theme(look: .full))
    let buttons = [
      Button(name: .ok, label: DisplayText("OK"), takesValue: true),
      Button(name: .cancel, label: DisplayText("Cancel")),
    ]
    var form = Form(
      WindowOptions(title: DisplayText("Order")), message: Paragraph(DisplayText("")),
      items: [field("plan"), firm, field("note")], buttons: Buttons(buttons, in: skin), in: skin)
    form.acceptsWith = .ok
    return form
  }

  private static func shown() -> Shown<Form> { Shown(order, columns: 40, rows: 16) }

  @Test func `an item whose condition does not hold has no place and no focus`() {
    var shown = Self.shown()
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────╮
        │              Order               │
        │                                  │
        │  ╭─ plan ─────────────────────╮  │
        │  │                            │  │
        │  ╰────────────────────────────╯  │
        │  ╭─ note ─────────────────────╮  │
        │  │                            │  │
        │  ╰────────────────────────────╯  │
        ├────────────────┬─────────────────┤
        │       OK       │     Cancel      │
        ╰────────────────┴─────────────────╯
        """)
    shown.press(.tab)
    #expect(shown.box.focus == .item(2))
    shown.press(.backTab)
    for letter in "pro".unicodeScalars { shown.press(.character(letter)) }
    #expect(shown.picture().contains("─ firm ─"))
    shown.press(.tab)
    #expect(shown.box.focus == .item(1))
  }

  @Test func `the focus goes round items and buttons, both ways`() {
    var shown = Self.shown()
    var forwards: [Form.Focus] = []
    for _ in 0..<5 {
      shown.press(.tab)
      forwards.append(shown.box.focus)
    }
    #expect(forwards == [.item(2), .buttons, .buttons, .item(0), .item(2)])
    shown.press(.backTab, .backTab)
    #expect(shown.box.focus == .buttons)
    #expect(shown.box.buttons.focus == 1)
  }

  @Test func `only an item that is shown must be right`() {
    var shown = Self.shown()
    #expect(shown.press(.enter) == .done(.button(.ok)))
    shown = Self.shown()
    let problem = shown.change { $0.set(.text(Array("pro".utf8)), of: "plan") }
    #expect(problem == nil)
    #expect(shown.box.problem?.item == 1)
    // Enter leads to what is missing, and there says what it is.
    #expect(shown.press(.enter) == .changed)
    #expect(shown.box.focus == .item(1))
    #expect(shown.press(.enter) == .effect(.bell))
    #expect(shown.picture().contains("Which firm?"))
    shown.press(.character("X"))
    #expect(!shown.picture().contains("Which firm?"))
    #expect(shown.press(.enter) == .done(.button(.ok)))
  }

  @Test func `a value for an item that is not there is a problem`() {
    var form = Self.order
    #expect(form.set(.text([]), of: "street") != nil)
    #expect(form.value(of: "street") == nil)
    #expect(form.set(.number(1), of: "plan") != nil)
  }
}
