// Buttons: hot letters, places, and what a stack too low for all of them shows.

@testable import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct ButtonTests {
  private static func buttons(_ labels: [String]) -> [Button] {
    labels.map { Button(name: .custom($0), label: DisplayText($0)) }
  }

  private static func row(_ labels: [String], focus: Int = 0) -> Buttons {
    Buttons(buttons(labels), focus: focus, in: skin)
  }

  private static let skin = Skin.own(.full, Theme(look: .full))
  private let geometry = skin.geometry

  static let letters: [(labels: [String], letters: [Unicode.Scalar?])] = [
    (["OK", "Cancel"], ["o", "c"]), (["Open", "OK"], ["o", "k"]), (["A", "a"], ["a", nil]),
    (["Ärger", "Übel"], ["ä", "ü"]), (["确定", "取消"], [nil, nil]), (["キャンセル", "OK"], [nil, "o"]),
    (["3 files", "+1"], ["3", "1"]), (["Да", "Нет"], ["д", "н"]), (["Yes", "Yesno"], ["y", "e"]),
    (["", "-"], [nil, nil]),
  ]

  @Test(arguments: letters)
  func `a hot letter is the first that no button before has`(
    row: (labels: [String], letters: [Unicode.Scalar?])
  ) {
    #expect(Self.row(row.labels).hotLetters.map { $0?.letter } == row.letters)
  }

  @Test func `two buttons share the width, an odd cell goes to the second`() {
    let row = Self.row(["OK", "Cancel"])
    let area = Rect(column: 1, row: 4, columns: 34, rows: 1)
    #expect(
      geometry.places(of: row, in: area) == [
        Rect(column: 1, row: 4, columns: 16, rows: 1),
        Rect(column: 18, row: 4, columns: 17, rows: 1),
      ])
  }

  @Test func `buttons stand side by side while their labels fit`() {
    let row = Self.row(["OK", "Cancel"])
    #expect(geometry.columns(of: row) == 21)
    #expect(!geometry.isStacked(row, in: Size(columns: 17, rows: 2)))
    #expect(geometry.isStacked(row, in: Size(columns: 16, rows: 2)))
    #expect(geometry.rows(of: row, forColumns: 17) == 1)
    #expect(geometry.rows(of: row, forColumns: 16) == 2)
  }

  @Test func `three buttons that fit stand side by side`() {
    let row = Self.row(["Yes", "No", "All"])
    #expect(geometry.rows(of: row, forColumns: 17) == 1)
    #expect(!geometry.isStacked(row, in: Size(columns: 17, rows: 3)))
    #expect(geometry.isStacked(row, in: Size(columns: 16, rows: 3)))
    let places = geometry.places(of: row, in: Rect(column: 0, row: 4, columns: 17, rows: 1))
    #expect(places.map { $0?.columns } == [0..<5, 6..<11, 12..<17])
  }

  @Test func `no buttons need no rows`() {
    let row = Self.row([])
    #expect(geometry.rows(of: row, forColumns: 30) == 0)
    #expect(row.focused == nil)
    #expect(geometry.places(of: row, in: Rect(column: 0, row: 0, columns: 30, rows: 1)).isEmpty)
  }

  @Test func `buttons without a row each are shortened, and only on a narrow screen hidden`() {
    for count in 3...6 {
      for rows in 1...6 {
        for focus in 0..<count {
          let row = Self.row((0..<count).map { "Button \($0)" }, focus: focus)
          let area = Rect(column: 2, row: 3, columns: 20, rows: rows)
          let places = geometry.places(of: row, in: area)
          #expect(places[focus] != nil)
          let seen = places.compactMap { $0 }
          #expect(seen.count == (count < 6 ? count : min(rows, count)))
          #expect(seen.allSatisfy { area.contains($0.origin) && $0.columns.upperBound <= 22 })
        }
      }
    }
  }

  static let shared: [(labels: [String], columns: Int, widths: [Int])] = [
    (["OK", "Cancel"], 21, [10, 10]), (["A label of eighteen", "No"], 21, [16, 4]),
    (["A label of eighteen", "A label of eighteen"], 21, [10, 10]),
    (["First one", "Second", "Help", "No"], 27, [7, 7, 6, 4]),
  ]

  @Test(arguments: shared)
  func `a label that is too long takes room that others do not need`(
    row: (labels: [String], columns: Int, widths: [Int])
  ) {
    let area = Rect(column: 0, row: 0, columns: row.columns, rows: 1)
    let places = geometry.places(of: Self.row(row.labels), in: area)
    #expect(places.map { $0?.size.columns } == row.widths)
  }

  @Test func `a low box has all its buttons`() {
    let box = Form.message(
      "", "Which?",
      [
        (name: .yes, label: "Overwrite it"), (name: .extra, label: "Keep both"),
        (name: .no, label: "Cancel all"), (name: .help, label: "Help"),
      ])
    #expect(
      Shown(box, columns: 30, rows: 4).picture() == """
        ╭────────────────────────────╮
        │           Which?           │
        │ Over… │ Kee… │ Can… │ Help │
        ╰───────┴──────┴──────┴──────╯
        """)
  }

  @Test func `a label too long for its place ends in an ellipsis`() {
    let box = Form.message("", "?", [(name: .ok, label: "A label that has no end at all")])
    #expect(Shown(box, columns: 20, rows: 8).picture().contains("A label that ha…"))
  }
}

struct CountdownTests {
  static let texts: [(seconds: Int, text: String)] = [
    (0, "0 s"), (1, "1 s"), (59, "59 s"), (60, "1:00"), (65, "1:05"), (600, "10:00"),
    (3599, "59:59"), (3600, "1:00:00"), (3661, "1:01:01"), (90_000, "25:00:00"),
  ]

  @Test(arguments: texts)
  func `the time left is written as people write it`(row: (seconds: Int, text: String)) {
    #expect(Countdown(.seconds(row.seconds)).text(at: .zero) == row.text)
  }

  @Test func `seconds are rounded up, so that the last one is 1`() {
    let countdown = Countdown(.seconds(3))
    let left = [0, 1, 999, 1000, 2000, 2001, 2999, 3000, 9000].map {
      countdown.seconds(at: .milliseconds($0))
    }
    #expect(left == [3, 3, 3, 2, 1, 1, 1, 0, 0])
  }

  @Test func `each tick changes the seconds, and the last is the end`() {
    for length in [1, 999, 1000, 1001, 4500] {
      let countdown = Countdown(.milliseconds(length))
      var now = Duration.zero
      while !countdown.isOver(at: now) {
        let next = countdown.nextTick(after: now)
        #expect(next > now)
        #expect(countdown.seconds(at: next) == countdown.seconds(at: now) - 1)
        now = next
      }
      #expect(now == .milliseconds(length))
    }
  }

  @Test func `a restart gives the whole time again`() {
    var countdown = Countdown(.seconds(3))
    countdown.restart(at: .seconds(2))
    #expect(!countdown.isOver(at: .milliseconds(4999)))
    #expect(countdown.isOver(at: .seconds(5)))
    #expect(countdown.seconds(at: .seconds(2)) == 3)
  }
}
