// From command lines to boxes: labels in the person's language, focus, looks, places, times.

import Controls
import Drawing
import Options
import Testing
import Text

@testable import Program
import Screens

struct BoxBuilderTests {
  private static let xterm = "TERM=xterm-256color LANG=C.UTF-8"

  private func builder(_ line: String, _ variables: String = xterm) throws -> BoxBuilder {
    BoxBuilder(try box(line), in: ProgramEnvironment(variables: environment(variables)))
  }

  private func message(_ builder: BoxBuilder) throws -> Message {
    try Message(builder.request, rules: builder.rules)
  }

  // MARK: Buttons

  static let labels: [(locale: String, line: String, labels: [String])] = [
    ("en_US.UTF-8", "--alert x", ["OK", "Cancel"]), ("C.UTF-8", "--confirm x", ["Yes", "No"]),
    ("de_DE.UTF-8", "--alert x", ["OK", "Abbrechen"]),
    ("de_DE.UTF-8", "--confirm x", ["Ja", "Nein"]),
    ("zh_CN.UTF-8", "--alert x", ["确定", "取消"]), ("ja_JP.UTF-8", "--alert x", ["OK", "キャンセル"]),
    ("de_DE.UTF-8", "--alert --cancel-label Weg x", ["OK", "Weg"]),
    ("C.UTF-8", "--alert --button save --button drop=Don\\'t x", ["save", "Don't"]),
    ("C.UTF-8", "--message x", ["OK"]), ("C.UTF-8", "--alert --no-cancel x", ["OK"]),
  ]

  @Test(arguments: labels)
  func `buttons are labelled in the person's language`(
    row: (locale: String, line: String, labels: [String])
  ) throws {
    let buttons = try builder(row.line, "TERM=xterm LANG=\(row.locale)").buttons(takeValue: false)
    #expect(buttons.map(\.label.visible) == row.labels)
  }

  @Test func `a label is shown harmlessly, on one line`() throws {
    var request = try box("--alert x")
    request.settings.buttons[0].label = Array("a\u{1B}[2Jb\nc".utf8)
    let builder = BoxBuilder(request, in: ProgramEnvironment(variables: environment(Self.xterm)))
    let label = builder.buttons(takeValue: false)[0].label.visible
    #expect(!label.unicodeScalars.contains { $0.value < 0x20 })
    #expect(label.hasPrefix("a") && label.hasSuffix("c"))
  }

  static let focuses: [(line: String, focus: Int)] = [
    ("--alert x", 0), ("--alert --default cancel x", 1), ("--alert --danger ok x", 1),
    ("--alert --danger cancel x", 0), ("--alert --danger ok --danger cancel x", 1),
    ("--message x", 0), ("--alert --button a --button b --button c --default b x", 1),
  ]

  @Test(arguments: focuses)
  func `the focus is first on what was wanted, never on what destroys`(
    row: (line: String, focus: Int)
  ) throws {
    #expect(try builder(row.line).focus == row.focus)
  }

  @Test func `boxes move only when they are told to`() throws {
    #expect(try builder("--alert x").boxMotion == nil)
    #expect(try builder("--alert --animation pop x").boxMotion == .pop)
    #expect(try builder("--alert --animation fade x").boxMotion == .fade)
    #expect(try builder("--alert --animation none x").boxMotion == nil)
    #expect(
      try builder("--alert --animation pop x", Self.xterm + " TOAST_MOTION=0").boxMotion == nil)
  }

  // MARK: Places

  static let places: [(line: String, area: Rect)] = [
    ("--alert x", Rect(column: 22, row: 9, columns: 36, rows: 5)),
    ("--alert --top --left x", Rect(column: 0, row: 0, columns: 36, rows: 5)),
    ("--alert --bottom --right x", Rect(column: 44, row: 19, columns: 36, rows: 5)),
    ("--alert --width 50% --height 50% x", Rect(column: 20, row: 6, columns: 40, rows: 12)),
    ("--alert --width=-10 --height=-4 x", Rect(column: 5, row: 2, columns: 70, rows: 20)),
    ("--alert --width 500 --height 1 x", Rect(column: 0, row: 11, columns: 80, rows: 1)),
  ]

  @Test(arguments: places)
  func `a box stands where the line says`(row: (line: String, area: Rect)) throws {
    let builder = try builder(row.line)
    let box = builder.form(try message(builder), [], usualColumns: 36)
    let area = builder.placement.area(for: box, on: Size(columns: 80, rows: 24))
    #expect(area == row.area)
  }

  // MARK: Looks

  @Test func `every part of a box can be coloured`() throws {
    for part in Part.allCases {
      let theme = try builder("--alert --set-color \(part.rawValue)=1/2 x").theme
      let style =
        switch part {
        case .screen: theme.screen
        case .box: theme.box
        case .border: theme.border
        case .title: theme.title
        case .text: theme.text
        case .button: theme.button
        case .focused: theme.focused
        case .danger: theme.danger
        case .hotkey: theme.hotkey
        case .scrollbar: theme.scrollbar
        case .countdown: theme.countdown
        }
      #expect(style.foreground == .palette(1), "\(part)")
      #expect(style.background == .palette(2), "\(part)")
    }
  }

  @Test func `the background of the box is that of its parts, but not of the focus`() throws {
    let theme = try builder("--alert --background 17 x").theme
    let usual = try builder("--alert x").theme
    for style in [
      theme.box, theme.border, theme.title, theme.text, theme.button, theme.danger, theme.countdown,
      theme.field, theme.fieldBorder, theme.placeholder, theme.problem,
    ] {
      #expect(style.background == .palette(17))
    }
    #expect(theme.focused == usual.focused)
    #expect(theme.screen == usual.screen)
  }

  @Test func `a title says what a box is about`() throws {
    func title(_ line: String, _ variables: String = Self.xterm) throws -> String {
      let builder = try builder(line, variables)
      let box = builder.form(try message(builder), [], usualColumns: 36)
      let drawn = Drawn(columns: 40, rows: 6) {
        box.draw(on: &$0, in: Scene(Rect(Point(), Size(columns: 40, rows: 6))))
      }
      return drawn.picture.split(separator: "\n")[1].filter { $0 != "│" }.trimmed
    }
    #expect(try title("--alert --warning -t Disk Full") == "! Disk")
    #expect(try title("--alert --warning Full") == "! warning")
    #expect(
      try title("--alert --warning -t Disk Full", "TERM=xterm LANG=C.UTF-8 NO_COLOR=1")
        == "! warning: Disk")
    #expect(try title("--alert -t Disk Full") == "Disk")
  }
}

extension String {
  /// Without blanks at both ends.
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
