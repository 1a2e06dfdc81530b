// What a toast has besides its words: how it looks, and what keys and time make of it.

import Controls
import Drawing
import Input
import Testing
@testable import Toasts
import Text
import Values

struct ToastPartsTests {
  private static func toast(
    _ text: String = "Deleted 3 files", sign: String = "", look: Look = .full,
    motion: ToastMotion = .none, rest: Duration = .seconds(10), clock: Bool = false,
    _ change: (inout ToastParts) -> Void
  ) -> ToastBox {
    var parts = ToastParts()
    change(&parts)
    return ToastBox(
      ToastContent(
        sign: DisplayText(sign), title: DisplayText(""), text: DisplayText(text), hasClock: clock),
      rest: rest, motion: motion,
      theme: ToastTheme(look: look, foreground: nil, background: nil, accent: nil), look: look,
      parts: parts)
  }

  private static func actions(_ words: [(String, String)]) -> [ToastAction] {
    words.map { ToastAction(name: .custom($0.0), label: DisplayText($0.1)) }.withKeys()
  }

  private static let undo = actions([("undo", "Undo")])

  // MARK: Keys

  @Test func `an action stands below the words with its key`() {
    let shown = Shown(Self.toast { $0.actions = Self.undo }, columns: 30, rows: 9)
    #expect(
      shown.cutting()
        == """
        ···················
        ··Deleted·3·files··
        ·····[u]·Undo······
        ···················
        """.replacingNoBreakSpaces)
  }

  @Test func `actions that do not fit in a row go on in the next`() {
    let actions = Self.actions([("a", "Undo"), ("b", "Retry now"), ("c", "Quit")])
    let shown = Shown(Self.toast { $0.actions = actions }, columns: 24, rows: 9)
    #expect(
      shown.cutting() == """
        ························
        ····Deleted·3·files·····
        ··[u]·Undo···[r]·Retry··
        ·····now···[q]·Quit·····
        ························
        """)
  }

  @Test(arguments: [
    ([("undo", "Undo"), ("up", "Up")], "up"), ([("a", "中文")], "a"),
    ([("undo", "undo"), ("u", "u")], "u1"),
    ([("x", "Äpfel")], "p"), ([("1", "1st"), ("s", "s")], "1s"),
  ])
  func `each action has a key of its own`(words: [(String, String)], keys: String) {
    #expect(Self.actions(words).map { $0.key.map(String.init) ?? "-" }.joined() == keys)
  }

  private static func press(_ key: Key, _ change: (inout ToastParts) -> Void) -> Response {
    var shown = Shown(toast("Deleted", change), columns: 40, rows: 5)
    return shown.press(key)
  }

  @Test func `a key takes its action, Esc none, and others do nothing`() {
    #expect(
      Self.press(.character("u")) { $0.actions = Self.undo } == .done(.button(.custom("undo"))))
    #expect(
      Self.press(.character("U")) { $0.actions = Self.undo } == .done(.button(.custom("undo"))))
    #expect(Self.press(.escape) { $0.actions = Self.undo } == .done(.escape))
    #expect(Self.press(.character("x")) { $0.actions = Self.undo } == .ignored)
    #expect(Self.press(.control("u")) { $0.actions = Self.undo } == .ignored)
    #expect(Self.press(.escape) { _ in } == .ignored)
  }

  @Test func `where any key ends it, any key does`() {
    #expect(Self.press(.up) { $0.endsAtAnyKey = true } == .done(.shown))
    #expect(Self.press(.escape) { $0.endsAtAnyKey = true } == .done(.escape))
    let both: (inout ToastParts) -> Void = {
      $0.endsAtAnyKey = true
      $0.actions = Self.undo
    }
    #expect(Self.press(.character("u"), both) == .done(.button(.custom("undo"))))
  }

  @Test func `it ends when its time has run out, also after a motion`() throws {
    for motion in [ToastMotion.none, .scale] {
      var screen = ScriptedScreen(columns: 40, rows: 5, [])
      let box = Self.toast(motion: motion, rest: .seconds(1)) { $0.actions = Self.undo }
      #expect(try Dialogue.run(box, placed: Placement(), on: &screen, style: .plain) == .timeout)
    }
  }

  @Test func `keys that are not heard any more are not shown, and the toast keeps its size`() {
    var shown = Shown(Self.toast { $0.actions = Self.undo }, columns: 30, rows: 9)
    let before = shown.area
    #expect(shown.handle(.data(Source(descriptor: -1), [])) == .changed)
    #expect(!shown.picture().contains("Undo") && shown.area == before)
    #expect(shown.press(.character("u")) == .ignored)
  }

  @Test(arguments: 1...6)
  func `words go before keys where rows are few`(rows: Int) {
    let shown = Shown(Self.toast { $0.actions = Self.undo }, columns: 30, rows: rows)
    #expect(shown.picture().contains("Deleted"))
    #expect(shown.picture().contains("[u]") == (rows >= 4 || rows == 2))
  }

  // MARK: Bar

  @Test(arguments: [
    (0, ""), (1, "▏"), (50, "█████████▌"), (53, "██████████"), (100, "███████████████████"),
  ])
  func `a bar is as fine as an eighth of a cell`(percent: Int, bar: String) {
    let shown = Shown(Self.toast("Sync") { $0.percent = percent }, columns: 40, rows: 5)
    let row = shown.cutting().split(separator: "\n")[2].filter { $0 != "·" }
    let cells = row.filter { "█▉▊▋▌▍▎▏".contains($0) }
    #expect(String(cells) == bar && row.contains("\(percent)%"))
  }

  @Test(arguments: 3...24)
  func `however narrow it is, no number is cut`(columns: Int) {
    for percent in [5, 42, 100] {
      let shown = Shown(Self.toast("x") { $0.percent = percent }, columns: columns, rows: 5)
      let digits = shown.picture().filter { "0123456789%".contains($0) }
      #expect(digits.isEmpty || digits == "\(percent)%")
      #expect(columns < 10 || !digits.isEmpty)
    }
  }

  @Test func `without colour a bar has a raster behind it`() {
    let shown = Shown(Self.toast("Sync", look: .mono) { $0.percent = 50 }, columns: 40, rows: 5)
    #expect(
      shown.cutting() == """
        ╭──────────────────────────╮
        │           Sync           │
        │ ██████████░░░░░░░░░  50% │
        ╰──────────────────────────╯
        """)
  }

  // MARK: Time

  @Test func `the lower edge tells the time that is left`() {
    let shown = Shown(
      Self.toast("Saved", look: .mono) { $0.hasCountdown = true }, columns: 20, rows: 3)
    func edge(_ seconds: Int) -> Int {
      shown.picture(at: .seconds(seconds)).filter { $0 == "━" }.count
    }
    #expect([0, 5, 9, 10].map(edge) == [7, 4, 1, 0])
  }

  @Test func `a countdown on a panel is a line in its lower edge`() {
    let shown = Shown(Self.toast("Saved") { $0.hasCountdown = true }, columns: 20, rows: 3)
    func edge(_ seconds: Int) -> Int {
      shown.picture(at: .seconds(seconds)).filter { $0 == "━" }.count
    }
    #expect([0, 5, 9].map(edge) == [7, 4, 1])
    #expect(shown.drawn(at: .zero)[10, 2].style.background == .palette(237))
  }

  @Test(arguments: [(false, 80), (true, 11)])
  func `a countdown is as quick as its steps, and where nothing may move a step a second`(
    isStill: Bool, frames: Int
  ) throws {
    var screen = ScriptedScreen(columns: 40, rows: 5, [])
    let box = Self.toast {
      $0.hasCountdown = true
      $0.isStill = isStill
    }
    _ = try Dialogue.run(box, placed: Placement(), on: &screen, style: .plain)
    #expect(abs(screen.frames.count - frames) <= 1)
  }

  @Test func `a command's toast turns a wheel, tells the time and ends with it`() throws {
    let ending = ScriptedScreen.Scene(time: .seconds(75), event: .data(Source(descriptor: -1), []))
    var screen = ScriptedScreen(columns: 40, rows: 5, [ending])
    let box = Self.toast("Building", sign: "*", rest: .seconds(100_000), clock: true) {
      $0.isWork = true
    }
    #expect(try Dialogue.run(box, placed: Placement(), on: &screen, style: .plain) == .shown)
    #expect(abs(screen.frames.count - 751) <= 2)
    func words(_ index: Int) -> String {
      screen.frames[index].drawn.picture.split(separator: "\n")[1].split { $0 == "·" || $0 == " " }
        .joined(separator: " ")
    }
    #expect(words(0) == "⠋ Building 0 s")
    #expect(words(15).hasSuffix("Building 1 s") && words(745).hasSuffix("Building 1:14"))
  }

  @Test func `where nothing may move a command's toast tells the seconds alone`() throws {
    let ending = ScriptedScreen.Scene(time: .seconds(5), event: .data(Source(descriptor: -1), []))
    var screen = ScriptedScreen(columns: 40, rows: 5, [ending])
    let box = Self.toast("Building", sign: "*", rest: .seconds(100_000), clock: true) {
      $0.isWork = true
      $0.isStill = true
    }
    _ = try Dialogue.run(box, placed: Placement(), on: &screen, style: .plain)
    #expect(screen.frames.count <= 6 && screen.frames.allSatisfy { $0.drawn.picture.contains("…") })
  }

  @Test func `only a toast that somebody waits for outlasts a new size`() {
    for (isWaited, step) in [(false, Response.done(.shown)), (true, .changed)] {
      var shown = Shown(Self.toast { $0.endsAtAnyKey = isWaited }, columns: 30, rows: 9)
      #expect(shown.handle(.resized(Size(columns: 20, rows: 9))) == step)
    }
    var shown = Shown(Self.toast { $0.endsAtAnyKey = true }, columns: 30, rows: 9)
    #expect(shown.handle(.resized(Size())) == .done(.timeout))
  }
}

extension String {
  /// The text as it stands on a screen.
  fileprivate var replacingNoBreakSpaces: String { String(map { $0 == "\u{A0}" ? " " : $0 }) }
}
