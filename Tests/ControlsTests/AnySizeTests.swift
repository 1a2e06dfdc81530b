// What holds for boxes of any size with any words, tried on random ones that are the same in every
// run.

@testable import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct AnySizeTests {
  static let rounds = 600
  private static let mark = "·"

  private static func words(
    _ pieces: [String], _ count: ClosedRange<Int>, _ generator: inout SeededGenerator
  ) -> String {
    (0..<Int.random(in: count, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }
    .joined()
  }

  /// A box with random words: text of x and 漢, titles and labels of other letters.
  private static func box(_ look: Look, _ generator: inout SeededGenerator) -> Form {
    let isWide = Bool.random(using: &generator)
    let title = words(["T", "U ", isWide ? "題" : "V"], 0...30, &generator)
    let text = words(["x", "xx ", "x\n", isWide ? "漢" : "x"], 1...80, &generator)
    let count = Int.random(in: 1...4, using: &generator)
    let buttons = (0..<count).map {
      (
        name: ButtonName.custom("b\($0)"),
        label: words(["a", "b", isWide ? "取" : "c"], 1...12, &generator)
      )
    }
    return Form.message(
      title, text, buttons, focus: Int.random(in: 0..<count, using: &generator),
      timeout: Bool.random(using: &generator) ? .seconds(70) : nil, look: look)
  }

  /// A canvas full of marks with a box somewhere on it.
  private static func drawn(_ box: some Box, in area: Rect, at now: Duration = .zero) -> Drawn {
    let columns = area.columns.upperBound + 3
    return Drawn(columns: columns, rows: area.rows.upperBound + 2) {
      $0.fill($0.bounds, with: mark, .plain)
      box.draw(on: &$0, in: Scene(area, at: now))
    }
  }

  /// Faults of random boxes, as sentences; the last ones.
  private static func faults(
    leastColumns: Int, _ fault: (Form, Rect, Drawn, Look) -> String?
  ) -> [String] {
    var generator = SeededGenerator(seed: 21)
    var faults: [String] = []
    for round in 0..<rounds {
      let look = Look.every[round % Look.every.count]
      let box = box(look, &generator)
      let area = Rect(
        column: .random(in: 0...3, using: &generator), row: .random(in: 0...2, using: &generator),
        columns: .random(in: leastColumns...50, using: &generator),
        rows: .random(in: 1...14, using: &generator))
      if let fault = fault(box, area, drawn(box, in: area), look) {
        faults.append("\(area.size.columns)x\(area.size.rows): \(fault)")
      }
    }
    return Array(faults.suffix(5))
  }

  @Test func `nothing is drawn outside the area`() {
    let faults = Self.faults(leastColumns: 1) { _, area, drawn, _ in
      for row in 0..<drawn.size.rows {
        for column in 0..<drawn.size.columns
        where !area.contains(Point(column: column, row: row)) {
          let text = drawn[column, row].text
          if text != Self.mark {
            return "'\(text)' \(column - area.origin.column) \(row - area.origin.row)"
          }
        }
      }
      return nil
    }
    #expect(faults == [])
  }

  @Test func `nothing of the area is left as it was`() {
    let faults = Self.faults(leastColumns: 1) { _, area, drawn, _ in
      let isLeft = area.rows.contains { row in
        area.columns.contains { drawn[$0, row].text == Self.mark }
      }
      return isLeft ? "not covered" : nil
    }
    #expect(faults == [])
  }

  @Test func `the focused button is seen, and has the cursor`() {
    let faults = Self.faults(leastColumns: 1) { box, area, drawn, look in
      let style = Theme(look: look).focused
      let isSeen = area.rows.contains { row in
        area.columns.contains {
          let own = drawn[$0, row].style
          return own.background == style.background
            && own.attributes.isSuperset(of: style.attributes) && own.foreground == style.foreground
        }
      }
      if !isSeen { return "no focus" }
      return drawn.cursor.map(area.contains) == true
        ? nil : "cursor \(String(describing: drawn.cursor))"
    }
    #expect(faults == [])
  }

  @Test func `a row of the text is seen where there are three`() {
    let faults = Self.faults(leastColumns: 4) { box, area, drawn, _ in
      if area.size.rows < 3 { return nil }
      let isSeen = area.rows.contains { row in
        area.columns.contains { ["x", "漢"].contains(drawn[$0, row].text) }
      }
      return isSeen ? nil : "no text\n\(drawn.picture)"
    }
    #expect(faults == [])
  }

  @Test func `the focused button is where a click on it is taken`() {
    let faults = Self.faults(leastColumns: 8) { box, area, drawn, look in
      var box = box
      guard let cursor = drawn.cursor, let focused = box.buttons.focused else { return "no cursor" }
      let scene = Scene(area)
      for kind in [Mouse.Kind.press, .release] {
        let step = box.handle(
          .input(.mouse(Mouse(kind, .left, column: cursor.column, row: cursor.row))), in: scene)
        if kind == .release, step != .done(.button(focused.name)) { return "\(step)" }
      }
      return nil
    }
    #expect(faults == [])
  }

  @Test func `no key at any size crashes a box, and the focus stays seen`() {
    var generator = SeededGenerator(seed: 22)
    let keys: [Key] = [
      .tab, .backTab, .up, .down, .pageUp, .pageDown, .home, .end, .left, .right, .character("q"),
    ]
    for round in 0..<200 {
      let look = Look.every[round % Look.every.count]
      var box = Self.box(look, &generator)
      for _ in 0..<8 {
        let area = Rect(
          column: 0, row: 0, columns: .random(in: 3...60, using: &generator),
          rows: .random(in: 1...20, using: &generator))
        _ = box.handle(.input(.key(keys.randomElement(using: &generator) ?? .tab)), in: Scene(area))
        let drawn = Self.drawn(box, in: area)
        #expect(drawn.cursor != nil)
      }
    }
  }

  @Test func `a moving box of any size draws at every moment, and is itself at the end`() {
    var generator = SeededGenerator(seed: 24)
    for round in 0..<300 {
      let look = Look.every[round % Look.every.count]
      let box = Self.box(look, &generator)
      let screen = Size(
        columns: .random(in: 1...60, using: &generator),
        rows: .random(in: 1...20, using: &generator))
      let motion: BoxMotion = round % 2 == 0 ? .pop : .fade
      var shown = Shown(
        PoppingBox(box, motion, leavesRight: []), columns: screen.columns, rows: screen.rows)
      for _ in 0..<4 {
        let drawn = shown.drawn(at: .milliseconds(Int.random(in: 0...499, using: &generator)))
        #expect(drawn.cursor == nil)
      }
      let plain = Shown(box, columns: screen.columns, rows: screen.rows)
      #expect(
        shown.drawn(at: .milliseconds(500)).cells == plain.drawn(at: .milliseconds(500)).cells)
      shown.press(.escape, at: .seconds(1))
      for _ in 0..<4 {
        let now = Duration.milliseconds(Int.random(in: 1000...1499, using: &generator))
        #expect(shown.drawn(at: now).cursor == nil)
      }
    }
  }
}
