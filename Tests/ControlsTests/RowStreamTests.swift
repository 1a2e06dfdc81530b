// Rows that come while a list is open: what is shown of them and when.

@testable import Controls
import Drawing
import Input
import Testing
import Text
import Values

/// A list whose rows come from descriptor 7: each text of `data` is a row, but for the words that are states.
private func list(_ rows: [String] = [], picks: List.Picks? = nil) -> Form {
  let stream = RowStream(source: Source(descriptor: 7)) { rows, bytes in
    switch String(decoding: bytes, as: UTF8.self) {
    case "": return .ended
    case "stop": return .stopped
    case "full": return .full
    case let words:
      for word in words.split(separator: " ") { rows.append(Array(word.utf8)[...]) }
      return .more
    }
  }
  return Form.choice("Which?", ListItems(rows), picks: picks, stream: stream)
}

private func data(_ text: String) -> Event { .data(Source(descriptor: 7), Array(text.utf8)) }

struct RowStreamTests {
  @Test func `a list that is still coming has all the room, and what it needs at the end`() {
    var shown = Shown(list(), columns: 40, rows: 10)
    #expect(shown.area.size == Size(columns: 40, rows: 10))
    shown.handle(data("Bern Oslo"))
    #expect(shown.area.size == Size(columns: 40, rows: 10))
    shown.handle(data(""))
    #expect(
      shown.cutting() == """
        ╭──────────────────────────────────╮
        │              Which?              │
        ├──────────────────────────────────┤
        │ ▸ Bern                           │
        │   Oslo                           │
        ├────────────────┬─────────────────┤
        │       OK       │     Cancel      │
        ╰────────────────┴─────────────────╯
        """)
  }

  @Test func `a list below the cursor grows with its rows`() {
    var shown = Shown(list(["Bern"]), columns: 40, rows: 24)
    shown.change { form in
      guard var list = form.items[0].control as? List else { return }
      list.stream?.reservesRoom = false
      form.items[0].control = list
    }
    let rows = shown.area.size.rows
    shown.handle(data("Oslo Rom"))
    #expect(shown.area.size.rows == rows + 2)
  }

  @Test func `the counter says that more may come`() {
    var shown = Shown(list(["Bern"]), columns: 40, rows: 10)
    #expect(shown.picture().contains(" 1/1+ "))
    shown.handle(data("Oslo Rom"))
    #expect(shown.picture().contains(" 1/3+ "))
  }

  @Test func `however fast rows come, they are shown at a pace`() {
    var box = list()
    let rows = (0..<200).map { data("row\($0)") }
    var screen = ScriptedScreen(
      columns: 40, rows: 10,
      rows.enumerated().map { .init(time: .milliseconds($0.offset), event: $0.element) }
        + [.init(time: .seconds(1), event: .input(.key(.escape)))])
    let ending = try? Dialogue.run(&box, placed: Placement(), on: &screen, style: .plain)
    #expect(ending == .escape && box.list.count == 200)
    #expect(screen.frames.map(\.time) == [0, 50, 100, 150, 200].map { .milliseconds($0) })
    #expect(screen.watched == [Source(descriptor: 7)])
  }

  @Test func `nothing to choose from ends the box`() {
    var shown = Shown(list(["Bern"]), columns: 40, rows: 10)
    #expect(shown.handle(data("stop")) == .done(.shown))
  }

  @Test func `a list that can hold no more reads no more and says so`() {
    var shown = Shown(list(["Bern"]), columns: 40, rows: 10)
    shown.handle(data("full"))
    #expect(shown.box.sources.isEmpty)
    #expect(shown.picture().contains(" 1/1+ "))
  }

  @Test func `the first row that comes has the focus, and it stays where it was put`() {
    var shown = Shown(list(), columns: 40, rows: 10)
    #expect(shown.press(.enter) == .effect(.bell))
    shown.handle(data("Bern Oslo"))
    shown.press(.down)
    shown.handle(data("Rom"))
    #expect(shown.box.chosen == [1])
    #expect(shown.press(.enter) == .done(.button(.ok)))
  }

  @Test func `ticks stay, and rows that come have none`() {
    var shown = Shown(list(["Bern", "Oslo"], picks: .init()), columns: 40, rows: 10)
    shown.press(.down)
    shown.press(.space)
    shown.handle(data("Rom"))
    #expect(shown.box.chosen == [1])
    shown.press(.end)
    shown.press(.space)
    #expect(shown.box.chosen == [1, 2])
  }
}
