// The window that F1 shows over one of dialog's boxes.

import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct HelpWindowTests {
  private static func shown() -> Shown<Form> {
    let frame = DialogFrame("Tit", height: 5, width: 29)
      .with { $0.helpText = DisplayText("one\ntwo two two two") }
    return Shown(
      .question("Some text here"), in: frame, columns: 70, rows: 20)
  }

  static let keys: [Key] = [.function(1), .control("e")]

  @Test(arguments: keys)
  func `the help key shows the help over the box`(key: Key) {
    var shown = Self.shown()
    #expect(shown.press(key) == .changed)
    #expect(
      shown.picture() == """






                                ┌─────HELP────────┐
                           ┌────│ one             │────┐
                           │ Som│ two two two two │    │
                           ├────│                 │────┤
                           │    ├─────────────────┤    │
                           └────│   < EXIT >      │────┘
                                └─────────────────┘







        """, "\n\(shown.picture())")
    #expect(shown.drawn().cursor == Point(column: 30, row: 11))
  }

  static let closing: [Key] = [.enter, .escape, .character("e"), .space]

  @Test(arguments: closing)
  func `it closes again and nothing has been answered`(key: Key) {
    var shown = Self.shown()
    let before = shown.picture()
    #expect(shown.press(.function(1), key) == .changed)
    #expect(shown.picture() == before)
    #expect(shown.press(.enter) == .done(.button(.yes)))
  }

  @Test func `while it is open the buttons under it are dead, and its own can be clicked`() {
    var shown = Self.shown()
    shown.press(.function(1))
    #expect(shown.press(.character("y")) == .ignored)
    #expect(shown.mouse(.press, column: 25, row: 11) == .effect(.bell))
    #expect(shown.mouse(.press, column: 30, row: 11) == .changed)
    #expect(!shown.picture().contains("HELP"))
  }

  @Test func `a long help scrolls`() {
    let text = (1...50).map(String.init).joined(separator: "\n")
    let frame = DialogFrame(height: 5, width: 29).with { $0.helpText = DisplayText(text) }
    var shown = Shown(.question("Some"), in: frame, columns: 70, rows: 20)
    shown.press(.function(1), .end)
    #expect(shown.picture().contains("│ 50 "))
    #expect(shown.picture().contains("100%"))
  }

  @Test func `a time that runs out under the help ends the box`() {
    let frame = DialogFrame(height: 5, width: 29).with {
      $0.helpText = DisplayText("Help")
      $0.timeout = .seconds(2)
    }
    var shown = Shown(.question("Some"), in: frame)
    shown.press(.function(1), at: .seconds(1))
    #expect(shown.box.deadline(after: .seconds(1)) == .seconds(3))
    #expect(shown.handle(.wake, at: .seconds(3)) == .done(.timeout))
  }
}
