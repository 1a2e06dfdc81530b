// The bytes of every sequence, and that the model of a terminal which reads them knows each.

import Testing

@testable import Drawing

struct SequencesTests {
  struct Row: Sendable {
    let text: String
    let send: @Sendable (inout Sequences) -> Void

    init(_ text: String, _ send: @escaping @Sendable (inout Sequences) -> Void) {
      (self.text, self.send) = (text, send)
    }
  }

  static let rows = [
    Row("␛D␛D") { $0.index(2) }, Row("") { $0.index(0) }, Row("") { $0.index(-1) },
    Row("␛7") { $0.saveCursor() }, Row("␛8") { $0.restoreCursor() },
    Row("␛(0") { $0.useGraphics(true) }, Row("␛(B") { $0.useGraphics(false) },
    Row("␛[A") { $0.up(1) }, Row("␛[12A") { $0.up(12) }, Row("") { $0.up(0) },
    Row("␛[B") { $0.down(1) }, Row("␛[999B") { $0.down(999) }, Row("") { $0.down(-3) },
    Row("␍") { $0.column(0) }, Row("␍␛[C") { $0.column(1) }, Row("␍␛[79C") { $0.column(79) },
    Row("␛[H") { $0.move(to: Point()) }, Row("␛[5H") { $0.move(to: Point(row: 4)) },
    Row("␛[1;3H") { $0.move(to: Point(column: 2)) },
    Row("␛[100;200H") { $0.move(to: Point(column: 199, row: 99)) },
    Row("␛[J") { $0.eraseBelow() },
    Row("␛[2K") { $0.eraseRow() }, Row("␛[L") { $0.insertRows(1) },
    Row("␛[3L") { $0.insertRows(3) }, Row("␛[M") { $0.deleteRows(1) },
    Row("␛[3M") { $0.deleteRows(3) }, Row("␛[r") { $0.resetScrollRegion() },
    Row("␛[m") { $0.resetPen() }, Row("␇") { $0.bell() },
    Row("␛[?7l") { $0.set(.autoWrap, false) }, Row("␛[?25h") { $0.set(.cursor, true) },
    Row("␛[?1000h") { $0.set(.mouseButtons, true) },
    Row("␛[?1006h") { $0.set(.mouseSGR, true) }, Row("␛[?1049h") { $0.set(.alternateScreen, true) },
    Row("␛[?2004h") { $0.set(.bracketedPaste, true) },
    Row("␛[?2026l") { $0.set(.synchronizedOutput, false) },
    Row("␛[<99u␛[=0u␛[>4m") { $0.resetKeys() }, Row("␛[0 q") { $0.resetCursorShape() },
    Row("␛[?0c") { $0.resetConsoleCursorShape() }, Row("␛]8;;␛\\") { $0.endLink() },
    Row("␛[4l␛[20l␛>␛[?1l␛[?5l␛[?6l␛[?69l␛[r␛)B␛(B␏") { $0.resetText() },
    Row(
      "␛[?9l␛[?1000l␛[?1001l␛[?1002l␛[?1003l␛[?1005l␛[?1006l␛[?1015l␛[?1016l␛[?1004l␛[?2031l␛[?2048l"
    ) { $0.stopReports() },
  ]

  @Test(arguments: rows)
  func `a sequence is spelt as its standard says`(row: Row) {
    var out = Sequences()
    row.send(&out)
    let text = row.text.replacing("␛", with: "\u{1B}").replacing("␇", with: "\u{7}")
      .replacing("␍", with: "\r").replacing("␏", with: "\u{F}")
    #expect(out.bytes == Array(text.utf8))
    var model = ScreenModel(Size(columns: 200, rows: 100))
    model.take(out.bytes)
    #expect(model.complaints == [])
  }

  @Test(arguments: ["\u{1B}c", "\u{1B}[5n", "\u{1B}[?12h", "\u{1B}]0;x\u{7}", "\u{9}", "\u{1B}[31"])
  func `the model complains about anything else`(text: String) {
    var model = ScreenModel(Size(columns: 9, rows: 9))
    model.take(Array(text.utf8))
    #expect(model.complaints != [])
  }
}

extension String {
  /// The string with one character in place of another.
  fileprivate func replacing(_ old: Character, with new: Character) -> String {
    String(map { $0 == old ? new : $0 })
  }
}
