// Messages that are longer than their box, read like in a pager.

@testable import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct PagerTests {
  private static let buttons: [(name: ButtonName, label: String)] = [(.yes, "Yes"), (.no, "No")]

  private func shown(lines: Int = 30) -> Shown<Form> {
    let text = (1...lines).map { "line \($0)\($0 % 10 == 0 ? " Ten" : "")" }
      .joined(separator: "\n")
    return Shown(Form.message("", text, Self.buttons), columns: 36, rows: 14)
  }

  /// The number of the first line that is seen.
  private func first(_ shown: Shown<Form>) -> Int? {
    let line = shown.picture().split(separator: "\n").first { $0.contains("line ") }
    return line.flatMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) }
  }

  private func keys(_ text: String) -> [Key] { text.unicodeScalars.map(Key.character) }

  static let moves: [(keys: String, first: Int)] = [
    (" ", 10), ("  ", 19), (" b", 1), ("jj", 3), ("jjk", 2), ("G", 21), ("Gg", 1), ("y", 1),
    ("n", 1), ("/ten\r", 1), ("/TEN 20\r", 17), ("/ten\rn", 17), ("/ten\rnn", 21), ("/ten\rnnn", 7),
    ("/ten\rN", 21), ("/zz", 1), ("/ten\u{7F}\u{7F}\u{7F}", 1),
  ]

  @Test(arguments: moves)
  func `letters scroll and find, and press no button`(row: (keys: String, first: Int)) {
    var shown = shown()
    for scalar in row.keys.unicodeScalars {
      let key: Key =
        scalar == "\r" ? .enter : scalar == "\u{7F}" ? .backspace : .character(scalar)
      if case .done = shown.press(key) { Issue.record("\(row.keys) has ended the box") }
    }
    #expect(first(shown) == row.first, "\(row.keys)")
  }

  @Test func `what is found is shown, and what is searched for stands in the line below`() {
    var shown = shown()
    for key in keys("/ten") { shown.press(key) }
    #expect(shown.picture().contains("├─ /ten ─────────┬────────── 33 % ─┤"))
    let layer = shown.drawn().layer { $0.attributes.contains(.reverse) ? "r" : "." }
    #expect(layer.split(separator: "\n").filter { $0.contains("rrr.") }.count == 1)
    #expect(shown.press(.character("x")) == .changed)
    #expect(shown.picture().contains("/tenx: no match"))
    #expect(shown.press(.escape) == .changed)
    #expect(shown.press(.escape) == .done(.escape))
  }

  @Test func `Enter presses the marked button, and Tab leads to the letters of the buttons`() {
    var shown = shown()
    #expect(shown.press(.enter) == .done(.button(.yes)))
    #expect(shown.press(.tab) == .changed)
    #expect(shown.press(.enter) == .done(.button(.no)))
    #expect(shown.press(.character("y")) == .done(.button(.yes)))
    #expect(shown.press(.pageDown) == .changed)
    #expect(shown.press(.character("y")) == .ignored)
  }

  @Test func `a single button gets its letter by Tab`() {
    let text = (1...30).map(String.init).joined(separator: "\n")
    var shown = Shown(Form.message("", text, [(.ok, "OK")]), columns: 36, rows: 10)
    #expect(shown.press(.character("o")) == .ignored)
    #expect(shown.press(.tab, .character("o")) == .done(.button(.ok)))
  }

  @Test func `letters press buttons where all of the text is seen`() {
    var shown = shown(lines: 3)
    #expect(!shown.picture().contains("%"))
    #expect(shown.press(.character("n")) == .done(.button(.no)))
  }
}
