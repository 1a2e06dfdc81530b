// Progress: what is read of lines in both grammars, and the rows of tasks.

@testable import Controls
import Drawing
import Testing
import Text

struct ProgressTests {
  private static func read(
    _ text: String, _ grammar: ProgressReader.Grammar = .own
  ) -> [ProgressUpdate] {
    var reader = ProgressReader(grammar)
    return reader.take(Array(text.utf8)) + reader.finish()
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(
    arguments: [
      ("40\n", [.percentage(40)]), ("40.5\n", [.percentage(40.5)]), ("40,5\n", [.percentage(40.5)]),
      ("40%\n", [.percentage(40)]), (" 40 \r\n", [.percentage(40)]),
      ("40\r50\r", [.percentage(40), .percentage(50)]),
      ("3/4\n", [.percentage(75)]), ("150\n", [.percentage(100)]), ("-5\n", [.percentage(0)]),
      ("5/0\n", []), ("x\n", []), ("inf\n", []), ("nan\n", []), ("1e3\n", []), ("40x\n", []),
      ("\n", []), ("7", [.percentage(7)]),
      ("40 Copying a\n", [.percentage(40), .text(bytes("Copying a"))]),
      ("# Text\n", [.text(bytes("Text"))]),
      (
        "@a ok Done it\n",
        [.task(name: bytes("a"), state: .ok, percentage: nil, text: bytes("Done it"))]
      ),
      (
        "@a 40 At it\n", [.task(name: bytes("a"), state: nil, percentage: 40, text: bytes("At it"))]
      ),
      (
        "@a A text\n", [.task(name: bytes("a"), state: nil, percentage: nil, text: bytes("A text"))]
      ), ("@\n", []),
      ("XXX\n40\nA\nB\nXXX\n", [.percentage(40), .text(bytes("A\nB"))]),
      ("XXX\nA\nXXX\n", [.text(bytes("A"))]),
      ("XXX\n40\nA", [.percentage(40), .text(bytes("A"))]), ("XXX\nXXX\n", [.text([])]),
    ] as [(String, [ProgressUpdate])])
  func `lines of our own`(text: String, updates: [ProgressUpdate]) {
    #expect(Self.read(text) == updates)
  }

  @Test(
    arguments: [
      ("42\n", [.percentage(42)]), ("  42\n", [.percentage(42)]), ("42 foo\n", [.percentage(42)]),
      ("42\r\n", [.percentage(42)]),
      ("42%\n", []), ("42.7\n", [.percentage(42)]), ("42.7x\n", []), ("42..\n", []), ("-5\n", []),
      ("foo\n", []), ("150\n", [.percentage(100)]),
      ("# x\n", []), ("@a ok\n", []),
      ("XXX\n60\nNow\nthis\nXXX\n", [.percentage(60), .text(bytes("Now\nthis"))]),
      ("XXX\nNow\nXXX\n", [.text(bytes("Now"))]), ("XXX\n5\n", [.percentage(5), .text([])]),
    ] as [(String, [ProgressUpdate])])
  func `lines of dialog's gauge`(text: String, updates: [ProgressUpdate]) {
    #expect(Self.read(text, .dialog) == updates)
  }

  @Test func `lines may come in pieces and be of any length`() {
    var reader = ProgressReader()
    #expect(reader.take(Self.bytes("4")).isEmpty)
    #expect(reader.take(Self.bytes("2\r")) == [.percentage(42)])
    #expect(reader.take(Self.bytes("\n")).isEmpty)
    #expect(reader.take(Array(repeating: 0, count: 1_000_000) + [0x0A]).isEmpty)
    let long = reader.take(Self.bytes("# ") + Array(repeating: 0x61, count: 1_000_000) + [0x0A])
    #expect(long == [.text(Array(repeating: 0x61, count: 4094))])
  }

  @Test func `tasks stand below each other with their states`() {
    var tasks = TaskRows(rules: TextRules(), moves: false)
    for (name, state, percentage) in [
      ("One", TaskState.ok, nil), ("Two", .fail, nil), ("Three", nil, 40.7), ("Four", .wait, nil),
      ("Five", .skip, nil),
    ] as [(String, TaskState?, Double?)] {
      tasks.update(Self.bytes(name), state, percentage, nil)
    }
    tasks.update(Self.bytes("One"), nil, nil, Self.bytes("First"))
    let skin = Skin.own(.full, Theme(look: .full))
    let place = Place(
      area: Rect(column: 0, row: 0, columns: 16, rows: 5), turn: .afterFocused, hearsLetters: false,
      isFramed: false, scrollbar: nil, now: .zero, skin: skin)
    let drawn = Drawn(columns: 16, rows: 5) { tasks.draw(on: &$0, in: place) }
    #expect(
      drawn.picture == """
        ✓ First
        ✗ Two
        ⠋ Three     40 %
        . Four
        - Five
        """)
    for number in 0..<20 { tasks.update(Self.bytes("n\(number)"), .ok, nil, nil) }
    #expect(tasks.rows(forColumns: 16, in: skin) == Extent(1, 12))
  }
}
