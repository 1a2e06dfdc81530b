// What keys, the mouse and everything else make of a box with buttons.

import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct MessageKeyTests {
  private static func box(timeout: Duration? = nil) -> Shown<Form> {
    Shown(
      Form.message("Delete 3 files?", "They cannot be brought back.", timeout: timeout),
      columns: 40,
      rows: 10)
  }

  static let answers: [(keys: [Key], step: Response)] = [
    ([.enter], .done(.button(.ok))), ([.space], .done(.button(.ok))),
    ([.tab, .enter], .done(.button(.cancel))), ([.right, .space], .done(.button(.cancel))),
    ([.left, .enter], .done(.button(.cancel))), ([.backTab, .enter], .done(.button(.cancel))),
    ([.down, .enter], .done(.button(.cancel))), ([.up, .enter], .done(.button(.cancel))),
    ([.tab, .tab, .enter], .done(.button(.ok))),
    ([.right, .right, .right, .enter], .done(.button(.cancel))),
    ([.character("o")], .done(.button(.ok))), ([.character("O")], .done(.button(.ok))),
    ([.character("c")], .done(.button(.cancel))),
    ([Key(.character("C"), .shift)], .done(.button(.cancel))),
    ([.tab, .character("o")], .done(.button(.ok))), ([.escape], .done(.escape)),
    ([.tab, .escape], .done(.escape)), ([.tab], .changed),
    ([.character("x"), .character("x"), .character("c")], .done(.button(.cancel))),
    ([.character("x"), .tab, .character("x"), .enter], .done(.button(.cancel))),
    ([.character("x"), .tab, .tab, .character("x"), .enter], .done(.button(.ok))),
    ([.home, .function(1), .home, .escape], .done(.escape)), ([.character("x")], .ignored),
    ([.alt("c")], .ignored), ([.control("o")], .ignored), ([.function(1)], .ignored),
    ([.insert], .ignored), ([.pageDown], .ignored), ([.home], .ignored), ([.backspace], .ignored),
  ]

  @Test(arguments: answers)
  func `keys move the focus and press buttons`(row: (keys: [Key], step: Response)) {
    var shown = Self.box()
    let step = row.keys.reduce(Response.ignored) { shown.handle(.input(.key($1))) }
    #expect(step == row.step)
  }

  @Test func `Esc presses a single button`() {
    var shown = Shown(Form.message("", "Done.", [(name: .ok, label: "OK")]), columns: 40, rows: 10)
    #expect(shown.press(.tab) == .ignored)
    #expect(shown.press(.escape) == .done(.button(.ok)))
  }

  @Test func `the focus begins where it was wanted`() {
    var shown = Shown(Form.message("", "?", focus: 1), columns: 40, rows: 10)
    #expect(shown.press(.enter) == .done(.button(.cancel)))
    var astray = Shown(Form.message("", "?", focus: 9), columns: 40, rows: 10)
    #expect(astray.press(.enter) == .done(.button(.ok)))
  }

  @Test(arguments: [
    InputEvent.unknown, .focus(true), .focus(false),
  ])
  func `what nobody pressed never answers`(event: InputEvent) {
    var shown = Self.box()
    #expect(shown.handle(.input(event)) == .ignored)
    #expect(shown.handle(.wake) == .ignored)
    #expect(shown.handle(.data(Source(descriptor: 3), [10])) == .ignored)
  }

  @Test(arguments: ["\r", "o", "\u{1B}", "Cancel\n"])
  func `a paste rings the bell and never answers`(text: String) {
    var shown = Self.box()
    #expect(shown.handle(.input(.paste(Array(text.utf8)))) == .effect(.bell))
  }

  // MARK: Mouse

  // The area is 36x7 at 2,1: buttons on row 6, OK in columns 3–18, Cancel in 20–36.
  static let clicks: [(press: Point, release: Point, step: Response)] = [
    (Point(column: 3, row: 6), Point(column: 3, row: 6), .done(.button(.ok))),
    (Point(column: 18, row: 6), Point(column: 4, row: 6), .done(.button(.ok))),
    (Point(column: 20, row: 6), Point(column: 36, row: 6), .done(.button(.cancel))),
    (Point(column: 3, row: 6), Point(column: 20, row: 6), .ignored),
    (Point(column: 3, row: 6), Point(column: 3, row: 5), .ignored),
    (Point(column: 19, row: 6), Point(column: 19, row: 6), .ignored),
    (Point(column: 2, row: 6), Point(column: 2, row: 6), .ignored),
    (Point(column: 0, row: 0), Point(column: 3, row: 6), .ignored),
    (Point(column: 39, row: 9), Point(column: 39, row: 9), .ignored),
  ]

  @Test(arguments: clicks)
  func `a button is pressed when the mouse goes down and up on it`(
    row: (press: Point, release: Point, step: Response)
  ) {
    var shown = Self.box()
    #expect(shown.area == Rect(column: 2, row: 1, columns: 36, rows: 7))
    shown.mouse(.press, column: row.press.column, row: row.press.row)
    let step = shown.mouse(.release, column: row.release.column, row: row.release.row)
    #expect(step == row.step)
  }

  @Test func `the mouse moves the focus when it goes down`() {
    var shown = Self.box()
    #expect(shown.mouse(.press, column: 25, row: 6) == .changed)
    #expect(shown.press(.enter) == .done(.button(.cancel)))
  }

  @Test func `a release alone, other buttons and motion press nothing`() {
    var shown = Self.box()
    #expect(shown.mouse(.release, column: 5, row: 6) == .ignored)
    #expect(shown.mouse(.press, .right, column: 25, row: 6) == .ignored)
    #expect(shown.mouse(.release, .right, column: 25, row: 6) == .ignored)
    #expect(shown.mouse(.motion, .left, column: 25, row: 6) == .ignored)
    #expect(shown.press(.enter) == .done(.button(.ok)))
  }

  @Test func `a press is forgotten once the mouse was let go elsewhere`() {
    var shown = Self.box()
    shown.mouse(.press, column: 5, row: 6)
    shown.mouse(.release, column: 0, row: 0)
    #expect(shown.mouse(.release, column: 5, row: 6) == .ignored)
  }

  // MARK: Time

  @Test func `when the time runs out the box ends, whatever happens then`() {
    for event in [Event.wake, .input(.key(.enter)), .resized(Size(columns: 9, rows: 9))] {
      var shown = Self.box(timeout: .seconds(5))
      #expect(shown.handle(.wake, at: .milliseconds(4999)) == .changed)
      #expect(shown.handle(event, at: .seconds(5)) == .done(.timeout))
    }
  }

  @Test func `any key, a paste and the mouse restart the time`() {
    for (event, step) in [
      // Nothing moves but the time that is shown.
      (InputEvent.key(.character("x")), Response.changed),
      (.mouse(Mouse(.motion, column: 0, row: 0)), .changed), (.paste([65]), .effect(.bell)),
    ] {
      var shown = Self.box(timeout: .seconds(5))
      #expect(shown.handle(.input(event), at: .seconds(4)) == step)
      #expect(shown.handle(.wake, at: .seconds(8)) == .changed)
      #expect(shown.picture(at: .seconds(8)).contains(" 1 s "))
      #expect(shown.handle(.wake, at: .seconds(9)) == .done(.timeout))
    }
  }

  @Test func `what nobody pressed does not restart the time`() {
    for event in [InputEvent.unknown, .focus(true)] {
      var shown = Self.box(timeout: .seconds(5))
      shown.handle(.input(event), at: .seconds(4))
      #expect(shown.handle(.wake, at: .seconds(5)) == .done(.timeout))
    }
  }

  @Test func `the box wakes for each second and sleeps without a time`() {
    let shown = Self.box(timeout: .milliseconds(2500))
    #expect(shown.box.deadline(after: .zero) == .milliseconds(500))
    #expect(shown.box.deadline(after: .milliseconds(500)) == .milliseconds(1500))
    #expect(shown.box.deadline(after: .milliseconds(1700)) == .milliseconds(2500))
    #expect(Self.box().box.deadline(after: .zero) == nil)
  }
}
