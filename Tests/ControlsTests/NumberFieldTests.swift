// The field for a number: typing, keys that change it, and what is no answer.

@testable import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct NumberFieldTests {
  private static func shown(_ number: Int?, _ range: NumberRange) -> Shown<Form> {
    let skin = Skin.own(.full, Theme(look: .full))
    let field = NumberField(
      number, in: range, malformed: DisplayText("No number."), tooSmall: DisplayText("Too small."),
      tooLarge: DisplayText("Too large."))
    let ok = Button(name: .ok, label: DisplayText("OK"), takesValue: true)
    var form = Form(
      WindowOptions(title: DisplayText("Port")), message: Paragraph(DisplayText("")),
      items: [FormItem("value", field)], buttons: Buttons([ok], in: skin), in: skin)
    form.acceptsWith = .ok
    return Shown(form, columns: 40, rows: 10)
  }

  @Test(arguments: [
    (Key.up, 85), (.down, 75), (.pageUp, 99), (.pageDown, 1), (.character("1"), 801),
  ])
  func `keys change the number within its range, typing does not know it`(key: Key, number: Int) {
    var shown = Self.shown(80, NumberRange(least: 1, most: 99, step: 5))
    if key == .pageDown { shown.press(.pageDown) }
    shown.press(key)
    #expect(shown.box.value(of: "value") == .number(number))
  }

  @Test func `what is no number in the range is no answer, and it is said why`() {
    var shown = Self.shown(nil, NumberRange(least: 1, most: 99))
    #expect(shown.press(.enter) == .effect(.bell))
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────╮
        │               Port               │
        │                                  │
        │  ╭────────────────────────────╮  │
        │  │                            │  │
        │  ╰─ ! No number. ─────────────╯  │
        ├──────────────────────────────────┤
        │                OK                │
        ╰──────────────────────────────────╯
        """)
    shown.press(.character("0"))
    #expect(!shown.picture().contains("No number."))
    shown.press(.enter)
    #expect(shown.picture().contains("Too small."))
    shown.press(.backspace, .character("1"), .character("0"), .character("0"), .enter)
    #expect(shown.picture().contains("Too large."))
    shown.press(.backspace)
    #expect(shown.press(.enter) == .done(.button(.ok)))
    #expect(shown.box.items[0].control.answers == [Array("10".utf8)])
  }

  @Test func `what can be no part of a number rings the bell`() {
    var shown = Self.shown(5, NumberRange(least: 0))
    #expect(shown.press(.character("x")) == .effect(.bell))
    #expect(shown.press(.character("-")) == .effect(.bell))
    #expect(shown.press(.character(".")) == .effect(.bell))
    var decimal = Self.shown(nil, NumberRange(places: 2))
    decimal.press(.character("-"), .character("1"), .character(","), .character("5"))
    #expect(decimal.box.items[0].control.answers == [Array("-1.50".utf8)])
  }

  @Test func `an empty field begins at the number nearest to zero`() {
    var shown = Self.shown(nil, NumberRange(least: 3, most: 9))
    shown.press(.up)
    #expect(shown.box.value(of: "value") == .number(3))
  }
}
