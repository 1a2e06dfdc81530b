// The buttons of the classic boxes: where dialog 1.3-20230209 puts them, and what keys make of them.

import Controls
import Drawing
import Input
import Testing
import Text

struct ClassicButtonTests {
  /// Rows of windows of so many columns, taken from the original.
  static let rows: [(labels: [String], columns: Int, row: String)] = [
    (["OK"], 20, "│     <  OK  >     │"),
    (["OK"], 24, "│       <  OK  >       │"),
    (["OK"], 27, "│       <  OK  >          │"),
    (["OK"], 30, "│         <  OK  >           │"),
    (["OK"], 41, "│               <  OK  >                │"),
    (["OK"], 50, "│                   <  OK  >                     │"),
    (["OK"], 63, "│                         <  OK  >                            │"),
    (["OK", "Help"], 20, "│<  OK  > < Help > │"),
    (["OK", "Help"], 24, "│ <  OK  > < Help >    │"),
    (["OK", "Help"], 27, "│   <  OK  >  < Help >    │"),
    (["OK", "Help"], 30, "│   <  OK  >  < Help >       │"),
    (["OK", "Help"], 41, "│         <  OK  >     < Help >         │"),
    (["OK", "Help"], 50, "│           <  OK  >      < Help >               │"),
    (["OK", "Help"], 63, "│                 <  OK  >         < Help >                   │"),
    (["Yes", "No"], 20, "│ < Yes > < No  >  │"),
    (["Yes", "No"], 24, "│   < Yes >  < No  >   │"),
    (["Yes", "No"], 27, "│   < Yes >  < No  >      │"),
    (["Yes", "No"], 30, "│     < Yes >   < No  >      │"),
    (["Yes", "No"], 41, "│         < Yes >     < No  >           │"),
    (["Yes", "No"], 50, "│             < Yes >       < No  >              │"),
    (["Yes", "No"], 63, "│                 < Yes >         < No  >                     │"),
    (["Yes", "Extra", "No"], 27, "│ < Yes > <Extra> < No  > │"),
    (["Yes", "Extra", "No"], 30, "│ < Yes > <Extra> < No  >    │"),
    (["Yes", "Extra", "No"], 41, "│     < Yes >   <Extra>   < No  >       │"),
    (["Yes", "Extra", "No"], 50, "│       < Yes >    <Extra>    < No  >            │"),
    (
      ["Yes", "Extra", "No"], 63, "│             < Yes >       <Extra>       < No  >             │"
    ),
    (["Yes", "Extra", "No", "Help"], 41, "│ < Yes > <Extra> < No  > <Help >       │"),
    (["Yes", "Extra", "No", "Help"], 50, "│     < Yes >   <Extra>   < No  >   <Help >      │"),
    (
      ["Yes", "Extra", "No", "Help"], 63,
      "│         < Yes >     <Extra>     < No  >     <Help >         │"
    ),
    (["Continue", "Stop"], 24, "│<Continue> <  Stop  > │"),
    (["Continue", "Stop"], 27, "│ <Continue> <  Stop  >   │"),
    (["Continue", "Stop"], 30, "│   <Continue>  <  Stop  >   │"),
    (["Continue", "Stop"], 41, "│       <Continue>    <  Stop  >        │"),
    (["Continue", "Stop"], 50, "│           <Continue>      <  Stop  >           │"),
    (["Continue", "Stop"], 63, "│               <Continue>        <  Stop  >                  │"),
    (["Abcde", "Fg"], 20, "│ <Abcde> < Fg  >  │"),
    (["Abcde", "Fg"], 24, "│   <Abcde>  < Fg  >   │"),
    (["Abcde", "Fg"], 27, "│   <Abcde>  < Fg  >      │"),
    (["Abcde", "Fg"], 30, "│     <Abcde>   < Fg  >      │"),
    (["Abcde", "Fg"], 50, "│             <Abcde>       < Fg  >              │"),
    (["Abcdefg", "Hi", "Jk"], 41, "│   <Abcdefg>  <  Hi   >  <  Jk   >     │"),
    (["Abcdefg", "Hi", "Jk"], 50, "│     <Abcdefg>   <  Hi   >   <  Jk   >          │"),
    (
      ["Abcdefg", "Hi", "Jk"], 63, "│           <Abcdefg>      <  Hi   >      <  Jk   >           │"
    ),
    (["X", "Y"], 20, "│ <  X  > <  Y  >  │"),
    (["X", "Y"], 24, "│   <  X  >  <  Y  >   │"),
    (["X", "Y"], 27, "│   <  X  >  <  Y  >      │"),
    (["X", "Y"], 30, "│     <  X  >   <  Y  >      │"),
    (["X", "Y"], 50, "│             <  X  >       <  Y  >              │"),
  ]

  /// The row of the buttons in a window of so many columns.
  private static func row(_ labels: [String], columns: Int, focus: Int = 0) -> String? {
    let buttons = labels.map { Button(name: $0, label: DisplayText($0)) }
    let frame = ClassicFrame(height: 6, width: columns).with { $0.begin = Point() }
    let shown = Shown(
      ClassicMessage(.message, "t", buttons, focus: focus), in: frame, columns: 80, rows: 12)
    return shown.drawn().picture.split(separator: "\n").dropLast().last.map(String.init)
  }

  @Test(arguments: rows)
  func `buttons stand where dialog puts them`(row: (labels: [String], columns: Int, row: String)) {
    #expect(Self.row(row.labels, columns: row.columns) == row.row)
  }

  /// The original draws these over the border or leaves them out.
  static let crowded: [(labels: [String], columns: Int, focus: Int, row: String)] = [
    (["Yes", "Extra", "No"], 24, 0, "│  <Yes> <Extra> <No>  │"),
    (["Yes", "Extra", "No", "Help"], 30, 0, "│ <Yes> <Extra> <No> <Help>  │"),
    (["Yes", "Extra", "No", "Help"], 24, 0, "│<Yes><Extra><No><Help>│"),
    (["Alpha", "Beta", "Gamma", "Delta"], 24, 0, "│ <Alpha><Beta><Gamma> │"),
    (["Alpha", "Beta", "Gamma", "Delta"], 24, 3, "│ <Beta><Gamma><Delta> │"),
    (["A label that is much too long", "No"], 24, 0, "│<A label that is muc…>│"),
  ]

  @Test(arguments: crowded)
  func `crowded buttons move together and keep off the border`(
    row: (labels: [String], columns: Int, focus: Int, row: String)
  ) {
    let shown = Self.row(row.labels, columns: row.columns, focus: row.focus)
    #expect(shown == row.row, "\n\(shown ?? "")")
  }

  static let widths: [(labels: [String], columns: Int)] = [
    (["OK"], 12), (["Yes", "No"], 18), (["Yes", "Extra", "No", "Help"], 32),
    (["Continue", "No"], 24), (["取り消し", "No"], 24), ([], 0),
  ]

  @Test(arguments: widths)
  func `a window is at least so wide that its buttons fit`(row: (labels: [String], columns: Int)) {
    let buttons = ClassicButtons(
      row.labels.map { Button(name: $0, label: DisplayText($0)) }, focus: 0)
    #expect(buttons.leastColumns == row.columns)
  }

  // MARK: Keys

  static let letters: [(labels: [String], letter: Unicode.Scalar, name: String?)] = [
    (["OK", "Cancel"], "o", "OK"), (["OK", "Cancel"], "C", "Cancel"),
    (["Xyz", "Xaz", "XZ"], "x", "Xyz"), (["Xyz", "Xaz", "XZ"], "z", "XZ"),
    (["Xyz", "Xaz", "XZ"], "a", nil), (["xyz", "aBc"], "x", nil), (["xyz", "aBc"], "b", "aBc"),
    (["Да", "Нет"], "н", "Нет"), (["取消"], "q", nil), (["Yes", "No"], "1", nil),
  ]

  @Test(arguments: letters)
  func `the first capital that is still free presses a button`(
    row: (labels: [String], letter: Unicode.Scalar, name: String?)
  ) {
    var buttons = ClassicButtons(
      row.labels.map { Button(name: $0, label: DisplayText($0)) }, focus: 0)
    let step = buttons.handle(.character(row.letter))
    #expect(step == row.name.map { .done(.button($0)) })
  }

  static let moves: [(keys: [Key], focus: Int?)] = [
    ([.tab], 1), ([.right, .right], 2), ([.tab, .tab, .tab], 0), ([.backTab], 2), ([.left], 2),
    ([.right, .left], 0), ([.up], 0), ([.character("q")], 0),
  ]

  @Test(arguments: moves)
  func `Tab and arrows go round`(row: (keys: [Key], focus: Int?)) {
    var buttons = ClassicButtons(.named("OK", "Extra", "Help"), focus: 0)
    for key in row.keys { _ = buttons.handle(key) }
    #expect(buttons.focus == row.focus)
  }

  static let leadingOut: [(keys: [Key], focus: Int?)] = [
    ([], nil), ([.tab], 0), ([.tab, .tab], 1), ([.tab, .tab, .tab], nil), ([.backTab], 1),
    ([.backTab, .backTab, .backTab], nil), ([.tab, .left], nil),
  ]

  @Test(arguments: leadingOut)
  func `the way round leads over what stands above the buttons`(row: (keys: [Key], focus: Int?)) {
    var buttons = ClassicButtons(.named("OK", "Cancel"), focus: nil)
    buttons.leadsOut = true
    for key in row.keys { _ = buttons.handle(key) }
    #expect(buttons.focus == row.focus)
  }

  static let presses: [(focus: Int?, enterMeans: String?, key: Key, step: Step?)] = [
    (1, nil, .enter, .done(.button("Cancel"))), (1, nil, .space, .done(.button("Cancel"))),
    (1, nil, .control("d"), .done(.button("Cancel"))),
    (1, "OK", .enter, .done(.button("OK"))), (1, "OK", .space, .done(.button("OK"))),
    (1, "OK", .control("d"), .done(.button("Cancel"))),
    (nil, nil, .enter, .done(.button("OK"))), (nil, nil, .control("d"), nil),
  ]

  @Test(arguments: presses)
  func `Enter means OK where there is no OK to be seen, Ctrl-D always the focused button`(
    row: (focus: Int?, enterMeans: String?, key: Key, step: Step?)
  ) {
    var buttons = ClassicButtons(.named("Yes", "Cancel"), focus: row.focus)
    buttons.enterMeans = row.enterMeans
    #expect(buttons.handle(row.key) == row.step)
  }

  @Test func `letters belong to a field where that has the focus`() {
    var buttons = ClassicButtons(.named("OK", "Cancel"), focus: 0)
    #expect(buttons.handle(.character("c"), takesLetters: false) == nil)
    #expect(buttons.handle(.space, takesLetters: false) == nil)
    #expect(buttons.handle(.enter, takesLetters: false) == .done(.button("OK")))
  }

  // MARK: Colours

  static let looks: [(look: Look, lines: ClassicLines)] = [
    (.mono, .drawn), (.ascii, .ascii), (.mono, .none),
  ]

  @Test(arguments: looks)
  func `without colour reverse and bold show the focus`(row: (look: Look, lines: ClassicLines)) {
    let frame = ClassicFrame(height: 6, width: 30, look: row.look).with { $0.lines = row.lines }
    let drawn = Shown(
      ClassicMessage(.question, "t", focus: 1), in: frame, columns: 30, rows: 10
    ).drawn()
    let layer = drawn.layer { style in
      style == .plain
        ? "."
        : style.attributes.contains(.bold)
          ? style.attributes.contains(.underline) ? "U" : "B"
          : style.attributes.contains(.underline) ? "u" : "r"
    }
    #expect(layer.split(separator: "\n")[6] == "rrrrrrrrurrrrrrrBBUBBBBrrrrrrr", "\n\(layer)")
  }
}
