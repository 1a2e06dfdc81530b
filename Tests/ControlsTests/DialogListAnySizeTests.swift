// What holds for dialog's lists on any screen with any words, tried on random ones that are the same in every run.

import Controls
import Drawing
import Input
import Testing
import Text
import Values
import Values

struct DialogListAnySizeTests {
  private static let rounds = 400

  private struct Trial {
    var frame: DialogFrame
    var screen: Size
    var text: String
    var rows: ListItems
    var height: Int
    var options: ListOptions
    var current: Int
    var visits: Bool
    var buttons: [Button]

    init(_ generator: inout SeededGenerator) {
      let isWide = Bool.random(using: &generator)
      let count = Int.random(in: 1...20, using: &generator)
      func word(_ most: Int, _ pieces: [String]) -> String {
        (0..<Int.random(in: 1...most, using: &generator)).map { _ in
          pieces.randomElement(using: &generator) ?? ""
        }
        .joined()
      }
      rows = .listed(
        (0..<count).map { _ in word(12, ["T", isWide ? "題" : "U"]) + " " + word(30, ["i", "j"]) }
          .joined(separator: " "), on: [0, count / 2],
        depths: (0..<count).map { $0 % 7 })
      text = Bool.random(using: &generator) ? "" : word(60, ["x", "x ", isWide ? "漢" : "x\n"])
      screen = Size(
        columns: .random(in: 1...50, using: &generator),
        rows: .random(in: 1...20, using: &generator)
      )
      frame = DialogFrame(
        Bool.random(using: &generator) ? "Title" : "",
        height: .random(in: -1...20, using: &generator),
        width: .random(in: -1...50, using: &generator),
        look: Look.every.randomElement(using: &generator) ?? .full)
      frame.hasScrollbar = Bool.random(using: &generator)
      if Int.random(in: 0...3, using: &generator) == 0 {
        frame.begin = Point(
          column: .random(in: 0...20, using: &generator), row: .random(in: 0...9, using: &generator)
        )
      }
      height = .random(in: -2...9, using: &generator)
      current = .random(in: 0..<count, using: &generator)
      options = .with()
      options.hidesTags = Bool.random(using: &generator)
      visits = Bool.random(using: &generator)
      buttons = Bool.random(using: &generator) ? .renaming : .named("OK", "Cancel")
    }
  }

  /// What is wrong with the picture of a list; nil for nothing.
  private static func fault(
    _ sample: DialogSample, _ trial: Trial, keys: String
  ) -> String? {
    var shown = Shown(
      sample, in: trial.frame, columns: trial.screen.columns, rows: trial.screen.rows)
    shown.type(keys)
    let drawn = shown.drawn()
    let window = shown.box.window(on: trial.screen)
    // With colours, nothing but the current row's first letter looks so.
    let current = trial.frame.skin.styles.tagLetterFocused
    let isUnseen = !drawn.cells.contains { $0.style == current }
    if trial.frame.look.colors != .none, trial.screen.rows >= 2, trial.screen.columns >= 12,
      isUnseen
    {
      return "no row is seen\n\(drawn.picture)"
    }
    if window.size.columns >= 3, window.size.rows >= 3,
      trial.screen.columns >= 24, trial.screen.rows >= 10
    {
      for row in window.rows.dropFirst().dropLast() {
        let ends = [window.columns.lowerBound, window.columns.upperBound - 1]
        for column in ends where !["│", "├", "┤"].contains(drawn[column, row].text) {
          return "the border is broken at \(column),\(row)\n\(drawn.picture)"
        }
      }
      if drawn.picture.contains("<") {
        let row = window.rows.upperBound - 3
        if drawn[window.columns.lowerBound, row].text != "├" { return "no line\n\(drawn.picture)" }
      }
    }
    if let cursor = drawn.cursor, !window.contains(cursor) { return "cursor outside" }
    return nil
  }

  @Test func `on any screen a row is seen and the window's lines are whole`() {
    var generator = SeededGenerator(seed: 11)
    var faults: [String] = []
    for round in 0..<Self.rounds {
      let trial = Trial(&generator)
      let keys = ["", "↓", "⇲", "⇲⇞", "⇥", "⇟⇟↑"].randomElement(using: &generator) ?? ""
      let text = trial.text
      let fault: String? =
        switch round % 5 {
        case 0:
          Self.fault(
            .menu(
              text, trial.rows, current: trial.current, height: trial.height,
              buttons: trial.buttons, trial.options, visits: trial.visits), trial, keys: keys)
        case 1:
          Self.fault(
            .inputMenu(
              text, trial.rows, current: trial.current, height: trial.height,
              buttons: trial.buttons, trial.options, visits: trial.visits), trial, keys: keys)
        case 2:
          Self.fault(
            .buildList(
              text, trial.rows, current: trial.current, height: trial.height,
              keepsOrder: true, buttons: trial.buttons, trial.options, visits: trial.visits), trial,
            keys: keys)
        default:
          Self.fault(
            .ticks(
              round % 5 == 3 ? .checklist : .treeview, text, trial.rows,
              current: trial.current, height: trial.height, buttons: trial.buttons,
              trial.options, visits: trial.visits), trial, keys: keys)
        }
      if let fault {
        faults.append("\(round) \(trial.screen.columns)x\(trial.screen.rows) \(keys): \(fault)")
      }
    }
    #expect(faults.isEmpty, "\(faults.count) faults\n\(faults.prefix(3).joined(separator: "\n"))")
  }

  static let needs: [(height: Int, listHeight: Int, rows: Int)] = [
    // A window that is too low for text, list and buttons is as high as they need.
    (4, 2, 8), (6, 2, 8), (7, 2, 8), (8, 2, 8), (9, 2, 9), (0, -3, 8), (0, 1, 10), (0, 3, 12),
    (0, 0, 12), (12, 0, 15), (-1, 0, 23),
  ]

  @Test(arguments: needs) func `heights are dialog's where they are enough`(
    need: (height: Int, listHeight: Int, rows: Int)
  ) {
    let shown = Shown(
      .menu("Hi", .listed("a b c d e f"), height: need.listHeight),
      in: DialogFrame(height: need.height), columns: 80, rows: 24)
    #expect(
      shown.box.window(on: Size(columns: 80, rows: 24)).size.rows == need.rows)
  }

  @Test func `an empty text has no line`() {
    let shown = Shown(
      .menu("", .listed("a Apple")), in: DialogFrame(), columns: 80, rows: 24)
    #expect(shown.box.window(on: Size(columns: 80, rows: 24)).size == Size(columns: 30, rows: 9))
    #expect(shown.picture().contains("│ ┌──"))
  }

  @Test func `of a million rows those that are seen are drawn`() {
    let count = 1_000_000
    var strings = ByteStrings()
    for row in 0..<count { strings.append(Array("row\(row)".utf8)) }
    var shown = Shown(
      .menu(
        "Text", ListItems(strings, count: count, fields: ListItems.Fields()),
        .with { $0.hidesItems = true }),
      in: DialogFrame())
    shown.type("⇲")
    #expect(shown.picture().contains("row999999"))
    #expect(shown.box.current == count - 1)
  }
}
