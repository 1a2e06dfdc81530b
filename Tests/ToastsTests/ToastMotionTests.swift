// The toast in motion: its picture at moments of its life, and its time.

import Controls
import Drawing
import Input
import Testing
@testable import Toasts
import Text

struct ToastMotionTests {
  private static func shown(
    _ motion: ToastMotion, look: Look = .full, rest: Duration = .seconds(1)
  ) -> Shown<ToastBox> {
    let box = ToastBox(
      "Saved", sign: look.hasMarks ? "✓" : "ok:", motion: motion, rest: rest, look: look)
    return Shown(box, columns: 18, rows: 3)
  }

  // MARK: Pictures

  static let moments: [(motion: ToastMotion, milliseconds: Int, picture: String)] = [
    (.scale, 0, "\n\n"),
    (
      .scale, 100,
      """
           ▗▃▃▃▃▃▃▖
           ▍··Save▋
           ▝▅▅▅▅▅▅▘
      """
    ),
    (
      .scale, 150,
      """
          ▆▆▆▆▆▆▆▆▆▆
          ·✓··Saved·
          ▂▂▂▂▂▂▂▂▂▂
      """
    ),
    (
      .scale, 280,
      """
        ▐············▌
        ▐··✓··Saved··▌
        ▐············▌
      """
    ),
    (
      .scale, 500,
      """
         ············
         ··✓··Saved··
         ············
      """
    ),
    (
      .scale, 1720,
      """
        ▐············▌
        ▐··✓··Saved··▌
        ▐············▌
      """
    ),
    (.scale, 1999, "\n\n"), (.scale, 2000, "\n\n"),
    (.slide(fromAbove: false), 0, "\n\n"),
    (
      .slide(fromAbove: false), 100,
      """

         ▆▆▆▆▆▆▆▆▆▆▆▆
         ··✓··Saved··
      """
    ),
    (
      .slide(fromAbove: false), 500,
      """
         ············
         ··✓··Saved··
         ············
      """
    ),
    (
      .slide(fromAbove: false), 1900,
      """

         ▆▆▆▆▆▆▆▆▆▆▆▆
         ··✓··Saved··
      """
    ),
    (
      .slide(fromAbove: true), 100,
      """
         ··✓··Saved··
         ▂▂▂▂▂▂▂▂▂▂▂▂

      """
    ),
    (
      .slide(fromAbove: true), 1950,
      """
         ············


      """
    ),
    (.fade, 0, "\n\n"), (.fade, 50, "\n    ░░░░░░░░░░\n"), (.fade, 100, "\n    ▓▓▓▓▓▓▓▓▓▓\n"),
    (
      .fade, 150,
      """
         ············
         ··✓··Saved··
         ············
      """
    ),
    (.fade, 1950, "\n    ░░░░░░░░░░\n"), (.fade, 2000, "\n\n"),
    (
      .none, 0,
      """
         ············
         ··✓··Saved··
         ············
      """
    ),
    (.none, 1000, "\n\n"),
  ]

  @Test(arguments: moments)
  func `the picture is a function of the clock`(
    row: (motion: ToastMotion, milliseconds: Int, picture: String)
  ) {
    let picture = Self.shown(row.motion).picture(at: .milliseconds(row.milliseconds))
    #expect(picture == row.picture, "\n\(picture)")
  }

  @Test func `a toast comes and goes the same way, to the cell`() {
    // The curve of going is that of coming, mirrored.
    let shown = Self.shown(.scale)
    for milliseconds in stride(from: 0, to: 500, by: 20) {
      let coming = shown.drawn(at: .milliseconds(milliseconds)).cells
      let going = shown.drawn(at: .milliseconds(2000 - milliseconds)).cells
      #expect(coming == going, "\(milliseconds)")
    }
  }

  // MARK: Time

  private func run(_ box: ToastBox, _ screen: inout ScriptedScreen) -> Ending? {
    try? Dialogue.run(box, placed: Placement(), on: &screen, style: .plain)
  }

  @Test(arguments: [ToastMotion.scale, .slide(fromAbove: true), .fade])
  func `a toast comes in half a second, rests, and goes in half a second`(motion: ToastMotion) {
    var screen = ScriptedScreen(columns: 20, rows: 3, [])
    #expect(run(ToastBox("Saved", motion: motion, rest: .seconds(3)), &screen) == .shown)
    #expect((.seconds(4) ... .milliseconds(4017)).contains(screen.now))
    // 30 frames each way, and those that begin and end the rest.
    #expect((60...64).contains(screen.frames.count))
    let deadlines = screen.deadlines.compactMap { $0 }
    #expect(deadlines.count == screen.deadlines.count)
    #expect(zip(deadlines, deadlines.dropFirst()).allSatisfy { $0 < $1 })
    let rest = screen.frames.filter {
      (.milliseconds(520) ..< .milliseconds(3500)).contains($0.time)
    }
    #expect(rest.isEmpty)
  }

  @Test func `without motion one frame is all, and the time is the rest`() {
    var screen = ScriptedScreen(columns: 20, rows: 3, [])
    #expect(run(ToastBox("Saved", rest: .seconds(3)), &screen) == .shown)
    #expect(screen.now == .seconds(3))
    #expect(screen.frames.count == 1)
  }

  @Test func `a terminal that is slow to take a frame ends the motion`() {
    var screen = ScriptedScreen(columns: 20, rows: 3, [])
    screen.frameCost = .milliseconds(81)
    #expect(run(ToastBox("Saved", motion: .scale, rest: .seconds(3)), &screen) == .shown)
    #expect(screen.now == .seconds(3))
    #expect(screen.frames.count <= 2)
    #expect(screen.frames.last?.time == .zero)
    #expect(screen.frames.last?.drawn.picture.contains("Saved") == true)
  }

  @Test func `a late frame shows a later moment, none is made up for`() {
    var screen = ScriptedScreen(columns: 20, rows: 3, [])
    screen.busy = .milliseconds(10) ..< .milliseconds(300)
    #expect(run(ToastBox("Saved", motion: .scale), &screen) == .shown)
    let skipped = screen.frames.filter {
      (.milliseconds(10) ..< .milliseconds(300)).contains($0.time)
    }
    #expect(skipped.isEmpty)
    #expect(screen.now < .milliseconds(2017))
  }

  @Test func `keys and pastes are nothing to a toast`() {
    var shown = Self.shown(.scale)
    #expect(shown.press(.enter, .escape, .character("q")) == .ignored)
    #expect(shown.handle(.input(.paste([65]))) == .ignored)
    #expect(shown.handle(.wake, at: .milliseconds(1999)) == .changed)
    #expect(shown.handle(.wake, at: .milliseconds(2000)) == .done(.shown))
  }

  @Test func `a new size of the screen ends a toast`() {
    var shown = Self.shown(.scale)
    #expect(shown.handle(.resized(Size(columns: 40, rows: 10))) == .done(.shown))
  }
}
