// The buttons of dialog's boxes: where dialog 1.3-20230209 puts them, and what keys make of them.

import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct DialogButtonTests {
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
    let frame = DialogFrame(height: 6, width: columns).with { $0.begin = Point() }
    let shown = Shown(
      .message("t", .named(labels), focus: focus), in: frame, columns: 80, rows: 12)
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
    (["Alpha", "Beta", "Gamma", "Delta"], 24, 0, "│<Alp…><Beta><Ga…><De…>│"),
    (["Alpha", "Beta", "Gamma", "Delta"], 24, 3, "│<Alp…><Beta><Ga…><De…>│"),
    (["A label that is much too long", "No"], 24, 0, "│<A label that is…><No>│"),
    (["A label that is much too long"], 24, 0, "│<A label that is muc…>│"),
  ]

  @Test(arguments: crowded)
  func `crowded buttons move together, shorten their labels and keep off the border`(
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
    let skin = DialogFrame().skin
    #expect(Buttons(.named(row.labels), in: skin).columns(in: skin) == Extent(row.columns))
  }

  // MARK: Keys

  /// A question with these buttons.
  private static func question(
    _ buttons: [Button], focus: Int = 0, enterMeans: ButtonName? = nil
  ) -> Shown<Form> {
    Shown(.question("?", buttons, focus: focus, enterMeans: enterMeans), in: DialogFrame())
  }

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
    var shown = Self.question(.named(row.labels))
    let step = shown.press(.character(row.letter))
    #expect(step == row.name.map { .done(.button(ButtonName(text: $0))) } ?? .ignored)
  }

  static let moves: [(keys: [Key], focus: Int?)] = [
    ([.tab], 1), ([.right, .right], 2), ([.tab, .tab, .tab], 0), ([.backTab], 2), ([.left], 2),
    ([.right, .left], 0), ([.up], 0), ([.character("q")], 0),
  ]

  @Test(arguments: moves)
  func `Tab and arrows go round`(row: (keys: [Key], focus: Int?)) {
    var shown = Self.question(.named("OK", "Extra", "Help"))
    for key in row.keys { shown.press(key) }
    #expect(shown.box.focusedButton == row.focus)
  }

  /// A menu whose list is a place for the focus.
  private static func menu(focus: Int? = nil, enterMeans: ButtonName? = nil) -> Shown<Form> {
    var shown = Shown(
      .menu(
        "?", .numbered(3), buttons: .named("Yes", "Cancel"), visits: true, enterMeans: enterMeans),
      in: DialogFrame())
    for _ in 0..<(focus.map { $0 + 1 } ?? 0) { shown.press(.tab) }
    return shown
  }

  static let leadingOut: [(keys: [Key], focus: Int?)] = [
    ([], nil), ([.tab], 0), ([.tab, .tab], 1), ([.tab, .tab, .tab], nil), ([.backTab], 1),
    ([.backTab, .backTab, .backTab], nil), ([.tab, .left], nil),
  ]

  @Test(arguments: leadingOut)
  func `the way round leads over what stands above the buttons`(row: (keys: [Key], focus: Int?)) {
    var shown = Self.menu()
    for key in row.keys { shown.press(key) }
    #expect(shown.box.focusedButton == row.focus)
  }

  static let presses: [(focus: Int?, enterMeans: ButtonName?, key: Key, step: Response)] = [
    (1, nil, .enter, .done(.button(.cancel))), (1, nil, .space, .done(.button(.cancel))),
    (1, nil, .control("d"), .done(.button(.cancel))),
    (1, .ok, .enter, .done(.button(.ok))), (1, .ok, .space, .done(.button(.ok))),
    (1, .ok, .control("d"), .done(.button(.cancel))),
    (nil, nil, .enter, .done(.button(.ok))), (nil, nil, .control("d"), .ignored),
  ]

  @Test(arguments: presses)
  func `Enter means OK where there is no OK to be seen, Ctrl-D always the focused button`(
    row: (focus: Int?, enterMeans: ButtonName?, key: Key, step: Response)
  ) {
    var shown = Self.menu(focus: row.focus, enterMeans: row.enterMeans)
    #expect(shown.press(row.key) == row.step)
  }

  @Test func `letters belong to a field where that has the focus`() {
    var shown = Shown(.input("?"), in: DialogFrame())
    #expect(shown.press(.character("c")) == .changed)
    #expect(shown.press(.space) == .changed)
    #expect(shown.press(.enter) == .done(.button(.ok)))
    #expect(shown.box.entered == Array("Bobc ".utf8))
  }

  // MARK: Colours

  static let looks: [(look: Look, lines: LineDrawing)] = [
    (.mono, .drawn), (.ascii, .ascii), (.mono, .none),
  ]

  @Test(arguments: looks)
  func `without colour reverse and bold show the focus`(row: (look: Look, lines: LineDrawing)) {
    let frame = DialogFrame(height: 6, width: 30, look: row.look).with { $0.lines = row.lines }
    let drawn = Shown(
      .question("t", focus: 1), in: frame, columns: 30, rows: 10
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
