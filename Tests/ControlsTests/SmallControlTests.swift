// The small controls of layouts: switches, choices, bars and buttons, in all looks and places.

@testable import Controls
import Drawing
import Input
import Testing
import Text
import Values

struct SmallControlTests {
  private static let looks: [Look] = [.full, Look(colors: .none, symbols: .ascii)]

  private static func place(
    columns: Int = 12, rows: Int = 1, focused: Bool = true, look: Look = .full
  ) -> Place {
    var place = Place(
      area: Rect(column: 0, row: 0, columns: columns, rows: rows),
      turn: focused ? .focused : .afterFocused, hearsLetters: focused, isFramed: false,
      scrollbar: nil, now: .zero, skin: .own(look, Theme(look: look)))
    place.isEnabled = true
    return place
  }

  private static func drawn(_ control: some Control, in place: Place) -> Drawn {
    Drawn(columns: place.area.size.columns, rows: place.area.size.rows) {
      control.draw(on: &$0, in: place)
    }
  }

  private static func list(_ rows: [String], choosing choice: List.Choice = .row) -> List {
    var strings = ByteStrings()
    for row in rows { strings.append(Array(row.utf8)[...]) }
    var options = ListOptions(rules: TextRules())
    options.hidesTags = true
    return List(
      ListItems(strings, count: rows.count, fields: ListItems.Fields()), choosing: choice,
      showing: options)
  }

  @Test func `a box is ticked and a switch is turned`() {
    var box = Toggle(DisplayText("News"), as: .box)
    #expect(Self.drawn(box, in: Self.place()).picture == "[ ] News")
    #expect(box.handle(Key.space, in: Self.place()) == .changed && box.value == .flag(true))
    #expect(Self.drawn(box, in: Self.place()).picture == "[✓] News")
    #expect(Self.drawn(box, in: Self.place()).cursor == Point(column: 1, row: 0))
    #expect(box.handle(Key.right, in: Self.place()) == .ignored)
    var track = Toggle(
      DisplayText(""), as: .track(on: DisplayText("Yes"), off: DisplayText("No")))
    #expect(Self.drawn(track, in: Self.place()).picture == "■── No")
    #expect(track.handle(Key.right, in: Self.place()) == .changed)
    #expect(track.handle(Key.right, in: Self.place()) == .unchanged)
    #expect(Self.drawn(track, in: Self.place()).picture == "──■ Yes")
    #expect(track.handle(Key.left, in: Self.place()) == .changed && track.value == .flag(false))
    let click = Mouse(.press, .left, column: 2, row: 0)
    #expect(track.handle(click, in: Self.place(focused: false)) == .changed)
  }

  @Test(arguments: [
    ("y", true), ("Yes", true), ("on", true), ("1", true), ("ja", true), ("n", false),
    ("OFF", false), ("false", false), ("nein", false), ("", false),
  ])
  func `a switch is answered in words`(line: String, isOn: Bool) {
    let track = Toggle(
      DisplayText(""), as: .track(on: DisplayText("Ja"), off: DisplayText("Nein")))
    #expect(track.parse(Array(line.utf8)) == .success(.flag(isOn)))
    #expect((try? track.parse(Array("maybe".utf8)).get()) == nil)
    #expect(track.question()?.preset == "[y/N]")
  }

  @Test func `a choice opens, is searched and closes`() {
    var select = Select(Self.list(["Bern", "Oslo", "Wien"]), chosen: 0)
    let skin = Self.place().skin
    #expect(Self.drawn(select, in: Self.place()).picture == "Bern       ▾")
    #expect(select.rows(forColumns: 12, in: skin) == Extent(1))
    #expect(select.handle(.input(.key(.right)), in: Self.place()) == .changed)
    #expect(select.answers == [Array("Oslo".utf8)])
    #expect(select.handle(.input(.key(.character("w"))), in: Self.place()) == .changed)
    #expect(select.answers == [Array("Wien".utf8)])
    #expect(select.handle(.input(.key(.enter)), in: Self.place()) == .changed)
    #expect(select.rows(forColumns: 12, in: skin) == Extent(4) && select.capture == .escape)
    let open = Self.place(rows: 4)
    _ = select.handle(.input(.key(.up)), in: open)
    #expect(
      Self.drawn(select, in: open).picture == """
        Wien       ▾
          Bern
        ▸ Oslo
          Wien
        """)
    #expect(select.handle(.input(.key(.escape)), in: open) == .changed)
    #expect(select.answers == [Array("Wien".utf8)] && select.capture == .none)
    _ = select.handle(.input(.key(.space)), in: Self.place())
    _ = select.handle(.input(.key(.up)), in: open)
    #expect(select.handle(.input(.key(.enter)), in: open) == .submit)
    #expect(select.answers == [Array("Oslo".utf8)])
  }

  @Test func `a choice without a row has no answer, and an empty one rings`() {
    var select = Select(Self.list(["Bern"]), chosen: nil)
    #expect(
      select.answers.isEmpty && Self.drawn(select, in: Self.place()).picture == "─          ▾")
    #expect(select.handle(.input(.key(.right)), in: Self.place()) == .changed)
    #expect(select.set(.selection(Selection(current: nil, rows: []))) == nil)
    #expect(select.answers.isEmpty)
    var empty = Select(Self.list([]), chosen: nil)
    #expect(empty.handle(.input(.key(.enter)), in: Self.place()) == .effect(.bell))
    #expect(empty.handle(.input(.key(.left)), in: Self.place()) == .unchanged)
  }

  @Test func `a row of a choice by moving is chosen at once`() {
    var list = Self.list(["Free", "Pro"], choosing: .ticked)
    list.choosesByMoving = true
    list.marksWithFocusOnly = true
    let place = Self.place(rows: 2)
    _ = list.handle(.input(.key(.down)), in: place)
    #expect(list.answers == [Array("Pro".utf8)])
    #expect(Self.drawn(list, in: place).picture == "  ( ) Free\n▸ (•) Pro")
    #expect(
      Self.drawn(list, in: Self.place(rows: 2, focused: false)).picture == "  ( ) Free\n  (•) Pro")
  }

  @Test func `a bar shows its part`() {
    var bar = ProgressBar(50, rules: TextRules())
    #expect(Self.drawn(bar, in: Self.place()).picture == "███───  50 %")
    #expect(bar.set(.number(200)) == nil && bar.percent == 100)
    #expect(Self.drawn(bar, in: Self.place()).picture == "██████ 100 %")
    #expect(bar.set(.flag(true)) != nil)
  }

  @Test func `a wheel turns while it is active and may move`() {
    var spinner = Spinner(DisplayText("Working"), isActive: true, moves: true)
    #expect(Self.drawn(spinner, in: Self.place()).picture == "⠋ Working")
    #expect(spinner.deadline(after: .milliseconds(150)) == .milliseconds(200))
    #expect(spinner.set(.flag(false)) == nil && spinner.deadline(after: .zero) == nil)
    #expect(Self.drawn(spinner, in: Self.place()).picture == "  Working")
    #expect(Spinner(DisplayText(""), isActive: true, moves: false).deadline(after: .zero) == nil)
  }

  @Test func `a button is pressed`() {
    var button = PushButton(Button(name: .custom("test"), label: DisplayText("Test")))
    #expect(Self.drawn(button, in: Self.place()).picture == "[ Test ]")
    for key in [Key.enter, .space] {
      #expect(button.handle(key, in: Self.place()) == .press(.custom("test")))
    }
    #expect(button.handle(Key.enter, in: Self.place(focused: false)) == .ignored)
  }

  /// Nothing is drawn outside of a place however small, in any look.
  @Test func `they fit any place`() {
    let controls: [any Control] = [
      Toggle(DisplayText("News 東京"), as: .box, isOn: true),
      Toggle(DisplayText(""), as: .track(on: DisplayText("Yes"), off: DisplayText("No"))),
      Select(Self.list(["東京", "Oslo"]), chosen: 0), ProgressBar(40, rules: TextRules()),
      Spinner(DisplayText("Working"), isActive: true, moves: true),
      PushButton(Button(name: .ok, label: DisplayText("東京"))),
    ]
    for control in controls {
      for columns in 0...14 {
        for look in Self.looks {
          var place = Self.place(columns: columns, look: look)
          place.area.origin = Point(column: 2, row: 1)
          let drawn = Drawn(columns: 20, rows: 3) { control.draw(on: &$0, in: place) }
          for row in 0..<3 {
            for column in 0..<20 where row != 1 || column < 2 || column >= 2 + columns {
              #expect(drawn[column, row] == .blank, "\(type(of: control)) \(columns)")
            }
          }
        }
      }
    }
  }
}
