// The one loop, with a box that writes down what it is told.

import Controls
import Drawing
import Input
import Testing
import Text
import Values

/// What a probe was told.
private final class Journal {
  var events: [Event] = []
  var times: [Duration] = []
  var settled = 0
}

/// A box that does as the test says.
private struct Probe: Box {
  let journal = Journal()
  var steps: [Response]
  var wakes: [Duration] = []
  var moves = false
  var sources: [Source] = []

  func columns(within limit: Int) -> Int { min(limit, 4) }
  func rows(forColumns columns: Int, within limit: Int) -> Int { min(limit, 1) }

  mutating func handle(_ event: Event, in scene: Scene) -> Response {
    journal.events.append(event)
    journal.times.append(scene.now)
    return steps.isEmpty ? .done(.shown) : steps.removeFirst()
  }

  func draw(on canvas: inout Canvas, in scene: Scene) {
    canvas.put("\(steps.count)", at: scene.area.origin, .plain)
  }

  func deadline(after now: Duration) -> Duration? { wakes.first { $0 > now } }
  func isMoving(at now: Duration) -> Bool { moves }
  mutating func settle() {
    moves = false
    journal.settled += 1
  }
}

struct DialogueTests {
  private static let space = Event.input(.key(.space))

  private func run(_ probe: Probe, _ screen: inout ScriptedScreen) -> Ending? {
    try? Dialogue.run(probe, placed: Placement(), on: &screen, style: .plain)
  }

  private func screen(_ events: [Event] = []) -> ScriptedScreen {
    ScriptedScreen(columns: 8, rows: 3, events.map { .init(time: .zero, event: $0) })
  }

  @Test func `the first frame comes before anything is waited for`() {
    var screen = screen()
    #expect(run(Probe(steps: []), &screen) == nil)
    #expect(screen.frames.map(\.drawn.picture) == ["\n  0\n"])
  }

  @Test func `a frame follows a change and not what was ignored`() {
    var screen = screen([Self.space, Self.space, Self.space])
    #expect(run(Probe(steps: [.changed, .ignored]), &screen) == .shown)
    #expect(screen.frames.map(\.drawn.picture) == ["\n  2\n", "\n  1\n"])
  }

  @Test func `a new size is laid out anew, even if the box does not care`() {
    var screen = screen([.resized(Size(columns: 4, rows: 1)), Self.space])
    #expect(run(Probe(steps: [.ignored]), &screen) == .shown)
    #expect(screen.frames.map(\.drawn.picture) == ["\n  1\n", "0"])
    #expect(screen.frames.last?.drawn.size == Size(columns: 4, rows: 1))
  }

  @Test func `an effect is performed and a frame follows`() {
    var screen = screen([Self.space, Self.space])
    #expect(run(Probe(steps: [.effect(.bell)]), &screen) == .shown)
    #expect(screen.effects == [.bell])
    #expect(screen.frames.count == 2)
  }

  @Test func `keys that come in a crowd share a frame and a bell`() {
    var screen = screen(Array(repeating: Self.space, count: 4))
    screen.isCrowded = true
    #expect(run(Probe(steps: [.changed, .effect(.bell), .effect(.bell)]), &screen) == .shown)
    // The last one shows what the key that ended the box has left.
    #expect(screen.frames.map(\.drawn.picture) == ["\n  3\n", "\n  0\n"])
    #expect(screen.effects == [.bell])
  }

  @Test func `a crowd that does not end is shown now and then`() {
    var screen = ScriptedScreen(
      columns: 8, rows: 3,
      (1...12).map { .init(time: .milliseconds(20 * $0), event: Self.space) })
    screen.isCrowded = true
    #expect(run(Probe(steps: Array(repeating: .changed, count: 12)), &screen) == nil)
    let times = screen.frames.map { $0.time.components.attoseconds / 1_000_000_000_000_000 }
    #expect(times == [0, 60, 120, 180, 240, 240])
  }

  @Test func `the box is woken at its deadlines, and never without one`() {
    var screen = screen()
    let probe = Probe(steps: [.ignored, .ignored], wakes: [.seconds(1), .seconds(4)])
    #expect(run(probe, &screen) == nil)
    #expect(probe.journal.events == [.wake, .wake])
    #expect(probe.journal.times == [.seconds(1), .seconds(4)])
    #expect(screen.deadlines == [.seconds(1), .seconds(4), nil])
  }

  @Test func `what comes before a deadline is told first, with its own time`() {
    var screen = ScriptedScreen(
      columns: 8, rows: 3, [.init(time: .milliseconds(300), event: Self.space)])
    let probe = Probe(steps: [.ignored], wakes: [.seconds(1)])
    #expect(run(probe, &screen) == .shown)
    #expect(probe.journal.events == [Self.space, .wake])
    #expect(probe.journal.times == [.milliseconds(300), .seconds(1)])
  }

  @Test func `bytes of the box's sources reach it`() {
    let source = Source(descriptor: 9)
    var screen = screen([.data(source, [1, 2]), .data(source, [])])
    let probe = Probe(steps: [.changed], sources: [source])
    #expect(run(probe, &screen) == .shown)
    #expect(probe.journal.events == [.data(source, [1, 2]), .data(source, [])])
    #expect(screen.watched == [source])
  }

  @Test(arguments: [(true, [0, 100, 450, 500]), (false, [0, 100, 200, 300, 400, 500])])
  func `frames of a moving box wait until the terminal has taken earlier ones`(
    row: (moves: Bool, milliseconds: [Int64])
  ) {
    let wakes = (1...6).map { Duration.milliseconds(100 * $0) }
    var screen = screen()
    screen.busy = .milliseconds(150) ..< .milliseconds(450)
    let probe = Probe(steps: Array(repeating: .changed, count: 60), wakes: wakes, moves: row.moves)
    #expect(run(probe, &screen) == nil)
    let times = screen.frames.map { $0.time.components.attoseconds / 1_000_000_000_000_000 }
    #expect(Array(times.prefix(row.milliseconds.count)) == row.milliseconds)
  }

  @Test(arguments: zip([79, 80, 81], [0, 0, 1]))
  func `a box is settled when a frame takes longer than 80 ms`(cost: Int, times: Int) {
    var screen = screen([Self.space, Self.space])
    screen.frameCost = .milliseconds(cost)
    let probe = Probe(steps: [.changed], moves: true)
    #expect(run(probe, &screen) == .shown)
    #expect(probe.journal.settled == times)
  }

  @Test func `an alert is answered by keys`() {
    var screen = ScriptedScreen(columns: 40, rows: 10, keys: [.tab, .character("x"), .enter])
    let ending = try? Dialogue.run(
      Form.message("", "Delete?"), placed: Placement(), on: &screen, style: .plain)
    #expect(ending == .button(.cancel))
    #expect(screen.frames.count == 2)
  }

  @Test func `the free part of the screen has its own style`() {
    var screen = screen()
    _ = try? Dialogue.run(
      Probe(steps: []), placed: Placement(), on: &screen, style: Style(on: .palette(4)))
    let cells = screen.frames.first?.drawn.cells ?? []
    #expect(cells.filter { $0.style == Style(on: .palette(4)) }.count == 23)
  }
}
