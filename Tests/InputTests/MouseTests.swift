// Mouse reports in the three formats, and the window's focus.

import Testing

@testable import Input

struct MouseTests {
  private static func row(
    _ text: String, _ kind: Mouse.Kind, _ button: Mouse.Button, _ column: Int, _ row: Int,
    _ modifiers: Modifiers = []
  ) -> Row {
    Row(text, .mouse(Mouse(kind, button, column: column, row: row, modifiers: modifiers)))
  }

  static let sgr = [
    row("␛[<0;10;5M", .press, .left, 9, 4), row("␛[<0;10;5m", .release, .left, 9, 4),
    row("␛[<1;1;1M", .press, .middle, 0, 0), row("␛[<2;1;1M", .press, .right, 0, 0),
    row("␛[<2;300;400m", .release, .right, 299, 399), row("␛[<32;2;2M", .motion, .left, 1, 1),
    row("␛[<35;2;2M", .motion, .none, 1, 1), row("␛[<64;3;3M", .wheelUp, .none, 2, 2),
    row("␛[<65;3;3M", .wheelDown, .none, 2, 2), row("␛[<66;3;3M", .wheelLeft, .none, 2, 2),
    row("␛[<67;3;3M", .wheelRight, .none, 2, 2),
    row("␛[<28;1;1M", .press, .left, 0, 0, [.shift, .alt, .control]),
    row("␛[<81;1;1M", .wheelDown, .none, 0, 0, .control),
    Row("␛[<64;3;3m", .unknown), Row("␛[<128;1;1M", .unknown), Row("␛[<0;0;1M", .unknown),
    Row("␛[<0;1M", .unknown), Row("␛[<0;1;1;1M", .unknown),
  ]

  static let before = [
    row("␛[M !!", .press, .left, 0, 0), row("␛[M#*%", .release, .none, 9, 4),
    row("␛[M`\"#", .wheelUp, .none, 1, 2), row("␛[MC!!", .motion, .none, 0, 0),
    row("␛[M0!!", .press, .left, 0, 0, .control), Row("␛[M !␀", .unknown),
    row("␛[32;10;5M", .press, .left, 9, 4), row("␛[35;10;5M", .release, .none, 9, 4),
    row("␛[96;1;1M", .wheelUp, .none, 0, 0), Row("␛[31;1;1M", .unknown),
    Row("␛[M␛[A", .unknown, .key(.up)), Row("␛[M\r", .unknown, .key(.enter)),
  ]

  static let focus = [Row("␛[I", .focus(true)), Row("␛[O", .focus(false)), Row("␛[1I", .unknown)]

  @Test(arguments: [sgr, before, focus].joined())
  func `a report tells place, button and modifiers in every format`(row: Row) { row.check() }

  @Test func `the first format carries places up to the 223rd`() {
    var decoder = KeyDecoder()
    let events = decoder.feed([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xFE])
    #expect(events == [.mouse(Mouse(.press, .left, column: 222, row: 221))])
  }
}
