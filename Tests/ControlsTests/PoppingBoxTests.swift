// Boxes that pop in and slide out: any key ends the motion at once and counts as the key it is.

import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct PoppingBoxTests {
  private static func shown(_ motion: BoxMotion = .pop, timeout: Duration? = nil)
    -> Shown<PoppingBox<Form>>
  {
    let box = Form.message("Delete 3 files?", "They cannot be brought back.", timeout: timeout)
    return Shown(
      PoppingBox(box, motion, leavesRight: [.button(.ok)]), columns: 60, rows: 12)
  }

  /// Where the frame stands at a moment; nil without one.
  private func frame(_ shown: Shown<PoppingBox<Form>>, _ milliseconds: Int) -> Range<Int>? {
    let top = shown.picture(at: .milliseconds(milliseconds)).split(separator: "\n")
      .first { $0.contains("─") }
    guard let top, let left = top.firstIndex(where: { $0 != " " }) else { return nil }
    let column = top.distance(from: top.startIndex, to: left)
    return column..<top.count
  }

  private static func faint(_ style: Style) -> Character {
    style.attributes.contains(.faint) ? "f" : "."
  }

  @Test func `it grows beyond its size and back`() {
    let shown = Self.shown()
    #expect(shown.area == Rect(column: 12, row: 2, columns: 36, rows: 7))
    let widths = [100, 150, 200, 250, 300, 400, 499].map { frame(shown, $0)?.count }
    #expect(widths == [36, 40, 42, 42, 40, 36, 36])
    #expect(frame(shown, 500) == 12..<48)
  }

  @Test func `at its largest it is laid out anew, with all its parts`() {
    #expect(
      Self.shown().picture(at: .milliseconds(250)) == """


                 ╭────────────────────────────────────────╮
                 │            Delete 3 files?             │
                 │                                        │
                 │      They cannot be brought back.      │
                 ├───────────────────┬────────────────────┤
                 │        OK         │       Cancel       │
                 ╰───────────────────┴────────────────────╯



        """)
  }

  @Test func `while it is small its words are cut, not broken anew`() {
    #expect(
      Self.shown().picture(at: .zero).split(separator: "\n").map(String.init) == [
        "               ╭────────────────────────────╮",
        "               │      Delete 3 files?       │",
        "               │                            │",
        "               │They cannot be brought back.│",
        "               │─────────────┬──────────────│",
        "               │    OK       │     Cancel   │",
        "               ╰────────────────────────────╯",
      ])
  }

  @Test func `it comes faint, and is its own picture once it is there`() {
    for motion in [BoxMotion.pop, .fade] {
      let shown = Self.shown(motion)
      #expect(shown.drawn(at: .zero).layer(Self.faint).contains("f"))
      #expect(!shown.drawn(at: .milliseconds(499)).layer(Self.faint).contains("f"))
      let plain = Shown(
        Form.message("Delete 3 files?", "They cannot be brought back."), columns: 60, rows: 12)
      #expect(shown.drawn(at: .milliseconds(500)).cells == plain.drawn().cells)
    }
  }

  @Test func `it leaves to the right with OK and to the left with all else`() {
    for (key, isRight) in [(Key.enter, true), (.character("c"), false), (.escape, false)] {
      var shown = Self.shown()
      #expect(shown.press(key, at: .seconds(1)) == .changed)
      #expect(frame(shown, 1000) == 12..<48)
      let middle = frame(shown, 1300)?.lowerBound ?? 12
      #expect(isRight ? middle > 12 : middle < 12, "\(key)")
      #expect(shown.picture(at: .milliseconds(1499)).allSatisfy { $0 == "\n" })
    }
  }

  @Test func `it fades away where it stands`() {
    var shown = Self.shown(.fade)
    shown.press(.enter, at: .seconds(1))
    #expect(frame(shown, 1200) == 12..<48)
    #expect(shown.drawn(at: .milliseconds(1200)).layer(Self.faint).contains("f"))
    #expect(frame(shown, 1400) == nil)
  }

  @Test func `the answer comes when the box is gone`() {
    var shown = Self.shown()
    shown.press(.enter, at: .seconds(1))
    #expect(shown.handle(.wake, at: .milliseconds(1499)) == .changed)
    #expect(shown.handle(.wake, at: .milliseconds(1500)) == .done(.button(.ok)))
  }

  @Test func `a key ends the coming at once and counts`() {
    var shown = Self.shown()
    #expect(shown.press(.tab, at: .milliseconds(100)) == .changed)
    #expect(!shown.box.isMoving(at: .milliseconds(100)))
    #expect(frame(shown, 100) == 12..<48)
    shown.press(.enter, at: .milliseconds(150))
    #expect(shown.handle(.wake, at: .milliseconds(650)) == .done(.button(.cancel)))
  }

  @Test func `a key that means nothing ends the coming too`() {
    var shown = Self.shown()
    #expect(shown.press(.character("x"), at: .milliseconds(100)) == .changed)
    #expect(frame(shown, 100) == 12..<48)
    #expect(shown.press(.character("x"), at: .milliseconds(200)) == .ignored)
  }

  @Test func `a key ends the leaving at once and changes nothing`() {
    var shown = Self.shown()
    shown.press(.enter, at: .seconds(1))
    #expect(shown.press(.escape, at: .milliseconds(1010)) == .done(.button(.ok)))
  }

  @Test func `a slow terminal ends all motion`() {
    var box = PoppingBox(
      Form.message("Delete 3 files?", "They cannot be brought back."), .pop,
      leavesRight: [.button(.ok)])
    box.settle()
    var shown = Shown(box, columns: 60, rows: 12)
    #expect(!shown.box.isMoving(at: .zero))
    #expect(frame(shown, 0) == 12..<48)
    #expect(shown.press(.enter, at: .milliseconds(10)) == .done(.button(.ok)))
  }

  @Test func `once motion has ended for a slow terminal the box is shown as it is, unasked`() {
    var screen = ScriptedScreen(
      columns: 60, rows: 12, [.init(time: .seconds(9), event: .input(.key(.escape)))])
    screen.frameCost = .milliseconds(81)
    let box = Form.message("Delete 3 files?", "They cannot be brought back.")
    let ending = try? Dialogue.run(
      PoppingBox(box, .pop, leavesRight: []), placed: Placement(), on: &screen, style: .plain)
    #expect(ending == .escape)
    #expect(
      screen.frames.last?.drawn.picture == Shown(box, columns: 60, rows: 12).picture())
  }

  @Test func `while it moves it is woken for each frame, later by its content`() {
    let shown = Self.shown(timeout: .seconds(5))
    #expect(shown.box.isMoving(at: .milliseconds(100)))
    let next = shown.box.deadline(after: .milliseconds(100))
    #expect(next.map { (.milliseconds(100) ... .milliseconds(117)).contains($0) } == true)
    #expect(shown.box.deadline(after: .milliseconds(600)) == .seconds(1))
    #expect(Self.shown().box.deadline(after: .milliseconds(600)) == nil)
  }

  @Test func `the time runs out while it moves`() {
    var shown = Self.shown(timeout: .milliseconds(200))
    #expect(shown.handle(.wake, at: .milliseconds(200)) == .changed)
    #expect(shown.handle(.wake, at: .milliseconds(700)) == .done(.timeout))
  }

  @Test func `nothing but a key ends the motion`() {
    var shown = Self.shown()
    for event in [InputEvent.unknown, .focus(true), .mouse(Mouse(.motion, column: 1, row: 1))] {
      shown.handle(.input(event), at: .milliseconds(100))
      #expect(shown.box.isMoving(at: .milliseconds(100)))
    }
  }
}
