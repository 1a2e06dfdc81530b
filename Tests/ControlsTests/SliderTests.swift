// The slider in both looks: its picture, its keys, its digits.

@testable import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct SliderTests {
  private static func form(
    _ number: Int, _ range: NumberRange, in skin: Skin = .own(.full, Theme(look: .full)),
    leastColumns: Int = 0
  ) -> Form {
    var window = WindowOptions(title: DisplayText("Volume"))
    window.hasTitle = true
    window.leastColumns = leastColumns
    let buttons = [
      Button(name: .ok, label: DisplayText("OK"), takesValue: true),
      Button(name: .cancel, label: DisplayText("Cancel")),
    ]
    let isDialog = skin.habits.slidersHaveDigits
    var form = Form(
      window, message: Paragraph(DisplayText("How loud?")),
      items: [FormItem("value", Slider(number, in: range, rules: TextRules()))],
      buttons: Buttons(buttons, in: skin), focus: isDialog ? .buttons : nil, in: skin)
    form.acceptsWith = isDialog ? nil : .ok
    return form
  }

  private static func own(_ number: Int, _ range: NumberRange) -> Shown<Form> {
    Shown(form(number, range), columns: 40, rows: 10)
  }

  private static func dialog(_ number: Int, _ range: NumberRange) -> Shown<Form> {
    Shown(
      form(number, range, in: .dialog(.full, .dialog(.full)), leastColumns: 14), columns: 60,
      rows: 14)
  }

  @Test func `in toast's own look the number stands behind the bar`() {
    #expect(
      Self.own(30, NumberRange(least: 0, most: 100)).cutting() == """
        ╭──────────────────────────────────╮
        │              Volume              │
        │                                  │
        │            How loud?             │
        │  ████████──────────────────  30  │
        ├────────────────┬─────────────────┤
        │       OK       │     Cancel      │
        ╰────────────────┴─────────────────╯
        """)
  }

  @Test func `in dialog's look the number stands on the bar`() {
    let rows = Self.dialog(50, NumberRange(least: 0, most: 100)).picture()
      .split(separator: "\n").filter { !$0.isEmpty }.map { $0.drop { $0 == " " } }
    #expect(
      rows.joined(separator: "\n") == """
        ┌─────Volume───────┐
        │ How loud?        │
        │                  │
        │ ┌─────────────┐  │
        │ │    50       │  │
        │ └─────────────┘  │
        ├──────────────────┤
        │<  OK  > <Cancel> │
        └──────────────────┘
        """)
  }

  @Test(arguments: [
    (Key.right, 35), (.up, 35), (.left, 25), (.down, 25), (.home, 0), (.end, 100), (.pageUp, 35),
    (.pageDown, 25), (.character("7"), 30),
  ])
  func `keys move it in toast's own look`(key: Key, number: Int) {
    var shown = Self.own(30, NumberRange(least: 0, most: 100, step: 5))
    shown.press(key)
    #expect(shown.box.value(of: "value") == .number(number))
    #expect(shown.press(.enter) == .done(.button(.ok)))
  }

  /// Keys in dialog's look, which begin on OK, and the number they lead to (recorded from dialog 1.3-20230209).
  static let recorded: [([Key], Int)] = [
    ([.up], 49), ([.down], 51), ([.character("+")], 51), ([.character("-")], 49), ([.pageDown], 58),
    ([.pageUp], 42), ([.home], 0), ([.end], 100), ([.character("7")], 50),
    ([.backTab, .character("7")], 57), ([.backTab, .backTab, .character("+")], 60),
    ([.left, .left, .left, .character("1")], 50), ([.tab, .tab, .tab, .up], 40),
  ]

  @Test(arguments: recorded.indices)
  func `digits have the focus in dialog's look`(row: Int) {
    let (keys, number) = Self.recorded[row]
    var shown = Self.dialog(50, NumberRange(least: 0, most: 100))
    for key in keys { shown.press(key) }
    #expect(shown.box.value(of: "value") == .number(number), "row \(row)")
  }

  @Test func `a number out of the range is moved into it, and never leaves it`() {
    let range = NumberRange(least: 3, most: 9)
    #expect(Slider(100, in: range, rules: TextRules()).number == 9)
    var slider = Slider(5, in: range, rules: TextRules())
    #expect(slider.set(.number(10)) != nil)
    #expect(slider.set(.number(9)) == nil)
    #expect(slider.parse(Array("4".utf8)) == .success(.number(4)))
    #expect((try? slider.parse(Array("10".utf8)).get()) == nil)
  }

  @Test func `it can be drawn on every screen, also where numbers are as large as they get`() {
    for range in [NumberRange(least: .min, most: .max), NumberRange(least: 0, most: 0)] {
      for (columns, rows) in [(1, 1), (5, 2), (20, 5), (24, 10), (80, 24)] {
        var own = Shown(Self.form(0, range), columns: columns, rows: rows)
        own.press(.right, .pageUp, .end)
        _ = own.drawn()
        for place in 0..<columns * rows {
          own.mouse(.press, column: place % columns, row: place / columns)
        }
        let form = Self.form(0, range, in: .dialog(.full, .dialog(.full)), leastColumns: 14)
        var dialog = Shown(form, columns: columns, rows: rows)
        dialog.press(.backTab, .character("9"), .pageDown, .end)
        _ = dialog.drawn()
      }
    }
  }
}
