// A screen that plays a script: what a person does at which moment, and how quick the terminal is.
// Time goes on only from event to event, so that nothing in a test waits.

import Controls
import Drawing
import Input
import Testing
import Text

/// The script is over and the box has no answer.
struct ScriptOver: Error {}

/// A screen for one box and one script.
struct ScriptedScreen: Screen {
  /// What happens, and when.
  struct Scene {
    let time: Duration
    let event: Event
  }

  private(set) var size: Size
  private(set) var now = Duration.zero
  /// What is still to come, in order of time.
  private var script: [Scene]
  /// When the terminal has not taken earlier frames yet.
  var busy: Range<Duration>?
  /// How long the terminal takes for each frame.
  var frameCost = Duration.zero
  /// Whether what is due has come in a crowd and need not be waited for.
  var isCrowded = false

  /// The frames that were shown, and when.
  private(set) var frames: [(time: Duration, drawn: Drawn)] = []
  private(set) var effects: [Effect] = []
  /// The deadlines that were asked for.
  private(set) var deadlines: [Duration?] = []
  /// The sources that were watched.
  private(set) var watched: [Source] = []

  init(columns: Int, rows: Int, _ script: [Scene]) {
    size = Size(columns: columns, rows: rows)
    self.script = script
  }

  /// A script of keys, all at once.
  init(columns: Int, rows: Int, keys: [Key]) {
    self.init(
      columns: columns, rows: rows,
      keys.map { Scene(time: .zero, event: .input(.key($0))) })
  }

  var isBusy: Bool { busy?.contains(now) ?? false }

  mutating func show(_ canvas: borrowing Canvas) throws(ScriptOver) -> Duration {
    frames.append((now, Drawn(canvas)))
    return frameCost
  }

  mutating func perform(_ effect: Effect) throws(ScriptOver) { effects.append(effect) }

  mutating func nextAtOnce() throws(ScriptOver) -> Event? {
    guard isCrowded, let scene = script.first, scene.time <= now + .milliseconds(20) else {
      return nil
    }
    script.removeFirst()
    now = max(now, scene.time)
    return scene.event
  }

  mutating func next(until deadline: Duration?, watching sources: [Source]) throws(ScriptOver)
    -> Event
  {
    deadlines.append(deadline)
    for source in sources where !watched.contains(source) { watched.append(source) }
    // A box that asks to be woken again and again would never end.
    if deadlines.count > 10_000 { throw ScriptOver() }
    if let scene = script.first, deadline.map({ scene.time <= $0 }) ?? true {
      script.removeFirst()
      now = max(now, scene.time)
      if case .resized(let size) = scene.event { self.size = size }
      return scene.event
    }
    guard let deadline else { throw ScriptOver() }
    now = max(now, deadline)
    return .wake
  }
}

/// A box on a screen, without a loop around it.
struct Shown<Content: Box> {
  private(set) var box: Content
  var screen: Size
  var placement = Placement()

  init(_ box: Content, columns: Int, rows: Int) {
    self.box = box
    screen = Size(columns: columns, rows: rows)
  }

  /// Where the box stands.
  var area: Rect { placement.area(for: box, on: screen) }

  /// The frame of a moment.
  func drawn(at now: Duration = .zero) -> Drawn {
    Drawn(columns: screen.columns, rows: screen.rows) {
      box.draw(on: &$0, in: Scene(area, at: now))
    }
  }

  /// The frame of a moment as text.
  func picture(at now: Duration = .zero) -> String { drawn(at: now).picture }

  /// The box alone, cut out of the frame.
  func cutting(at now: Duration = .zero) -> String {
    let area = area
    let drawn = drawn(at: now)
    return area.rows.map { row in
      var text = area.columns.map { drawn[$0, row].visible }.joined()
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
    .joined(separator: "\n")
  }

  /// Changes the box from outside.
  mutating func change<Result>(_ change: (inout Content) -> Result) -> Result { change(&box) }

  @discardableResult
  mutating func handle(_ event: Event, at now: Duration = .zero) -> Response {
    box.handle(event, in: Scene(area, at: now))
  }

  /// Presses keys; what the last one made.
  @discardableResult
  mutating func press(_ keys: Key..., at now: Duration = .zero) -> Response {
    keys.reduce(.ignored) { handle(.input(.key($1)), at: now) }
  }

  @discardableResult
  mutating func mouse(
    _ kind: Mouse.Kind, _ button: Mouse.Button = .left, column: Int, row: Int,
    at now: Duration = .zero
  ) -> Response {
    handle(.input(.mouse(Mouse(kind, button, column: column, row: row))), at: now)
  }
}

extension DisplayText {
  init(_ words: String) { self.init(words, rules: TextRules()) }
}

extension Look {
  static let full = Look(colors: .palette, symbols: .full)
  static let mono = Look(colors: .none, symbols: .full)
  static let console = Look(colors: .sixteen, symbols: .console)
  static let ascii = Look(colors: .none, symbols: .ascii, encoding: .ascii)
  /// One of every kind.
  static let every: [Look] = [
    .full, .mono, .console, .ascii,
    Look(colors: .sixteen, symbols: .decGraphics, encoding: .latin1),
  ]
}
