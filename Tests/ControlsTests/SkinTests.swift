// That a look can be added: the same forms in a look that only these tests know, as pictures and by its own keys.

import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct SkinTests {
  private static let skin = Skin.plain()

  @Test func `a message in a look of its own`() {
    let form = Form.message(
      "Delete 3 files?", "They cannot be brought back.", danger: .ok, in: Self.skin)
    var shown = Shown(form, columns: 40, rows: 9)
    #expect(shown.area == Rect(column: 6, row: 2, columns: 28, rows: 5))
    #expect(
      shown.cutting() == """
        Delete 3 files?
        ===============
        They cannot be brought back.

        [OK] [Cancel]
        """)
    #expect(shown.press(.tab) == .changed)
    let styles = shown.drawn().layer { $0.attributes.contains(.reverse) ? "#" : "." }
    #expect(styles.split(separator: "\n")[6].hasPrefix("...........########."))
    #expect(shown.press(.enter) == .done(.button(.cancel)))
  }

  @Test func `a list in a look of its own, with its keys`() {
    let form = Form.choice(
      "City", ListItems(["Bern", "*Oslo", "Rome"]), picks: List.Picks(), in: Self.skin)
    var shown = Shown(form, columns: 20, rows: 8)
    shown.press(.character("j"), .character("j"), .character("k"))
    #expect(
      shown.cutting() == """
        City
          [ ] Bern
        > [*] Oslo
          [ ] Rome

        [OK] [Cancel]
        """)
    shown.press(.space, .character("G"), .space)
    #expect(shown.box.chosen == [2])
    #expect(shown.press(.enter) == .done(.button(.ok)))
  }

  @Test func `a field in a look of its own, which says what is wrong`() {
    let form = Form.entry("", "What are you called?", in: Self.skin) {
      $0.missing = "Please type a name."
    }
    var shown = Shown(form, columns: 24, rows: 6)
    #expect(shown.press(.enter) == .effect(.bell))
    #expect(
      shown.cutting() == """
        What are you called?
        :
        Please type a name.
        [OK] [Cancel]
        """)
    for key in [Key].typing("Ada") { shown.press(key) }
    #expect(
      shown.cutting() == """
        What are you called?
        : Ada

        [OK] [Cancel]
        """)
    #expect(shown.press(.enter) == .done(.button(.ok)))
    #expect(shown.box.string == "Ada")
  }
}
