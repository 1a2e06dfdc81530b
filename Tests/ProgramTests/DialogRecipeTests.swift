// Which form each of dialog's boxes is.

import Controls
import Options
import Testing
import Text
import Values
import Screens

@testable import Program

struct DialogRecipeTests {
  @Test func `each box that is built in has a recipe`() {
    for kind in DialogBoxKind.allCases {
      #expect((DialogRecipe.of(kind) != nil) == DialogBoxEntry.of(kind).isBuiltIn, "\(kind)")
    }
  }

  struct ButtonRow: Sendable {
    var kind: DialogBoxKind
    var buttons: [ButtonName]
    var focus = 0
    var change: @Sendable (inout DialogSettings) -> Void = { _ in }
  }

  static let buttons = [
    ButtonRow(kind: .msgbox, buttons: [.ok]),
    ButtonRow(kind: .yesno, buttons: [.yes, .no]),
    ButtonRow(kind: .yesno, buttons: [.yes, .no]) { $0.hasNoOK = true },
    ButtonRow(kind: .menu, buttons: [.cancel]) { $0.hasNoOK = true },
    ButtonRow(kind: .msgbox, buttons: [.ok]) { $0.hasNoOK = true },
    ButtonRow(kind: .menu, buttons: [.ok, .extra, .cancel, .help]) {
      $0.hasExtra = true
      $0.hasHelp = true
    },
    ButtonRow(kind: .inputmenu, buttons: [.ok, .extra, .cancel]),
    ButtonRow(kind: .menu, buttons: [.ok, .cancel], focus: 1) { $0.defaultsToNo = true },
    ButtonRow(kind: .yesno, buttons: [.yes, .no], focus: 1) { $0.defaultButton = .cancel },
    ButtonRow(kind: .menu, buttons: [.ok, .cancel], focus: 0) { $0.defaultButton = .yes },
  ]

  @Test(arguments: buttons.indices)
  func `buttons are those that the options leave`(index: Int) throws {
    let row = Self.buttons[index]
    var settings = DialogSettings()
    row.change(&settings)
    let which = DialogButtons(try #require(DialogRecipe.of(row.kind)), settings)
    #expect(which.buttons == row.buttons, "row \(index)")
    #expect(which.focus == row.focus, "row \(index)")
  }

  /// The form of a box with two rows, on a terminal with colours.
  private func form(
    _ kind: DialogBoxKind, _ change: (inout DialogSettings) -> Void = { _ in }
  ) throws -> Form {
    let variables = environment("TERM=xterm LANG=C.UTF-8")
    let forms = DialogForms(
      ProgramEnvironment(variables: variables), DialogResource.configured(by: variables))
    var box = DialogBox(kind, text: Array("Text".utf8), height: 0, width: 0)
    box.initial = Array("start".utf8)
    box.rows = ListItems(
      ByteStrings(["a", "A", "b", "B"].map { Array($0.utf8) }), count: 2,
      fields: ListItems.Fields(stride: 2, label: 1))
    var settings = DialogSettings()
    change(&settings)
    return forms.form(try #require(DialogRecipe.of(kind)), box, settings)
  }

  @Test func `a form begins with the value that the line gives it`() throws {
    #expect(try form(.inputbox).value == .text(Array("start".utf8)))
    #expect(try form(.menu).value == .selection(Selection(current: 0, rows: [0])))
    #expect(
      try form(.menu) { $0.defaultItem = [0x62] }.value
        == .selection(Selection(current: 1, rows: [1])))
    #expect(try form(.checklist).value == .selection(Selection(current: 0, rows: [])))
    #expect(try form(.msgbox).value == .none)
  }

  @Test func `a field has the focus first unless an option chose a button`() throws {
    #expect(try form(.inputbox).focus == .item(0))
    #expect(try form(.inputbox) { $0.defaultButton = .cancel }.focus == .buttons)
    #expect(try form(.menu).focus == .buttons)
    #expect(try form(.menu) { $0.visitsItems = true }.focus == .item(0))
  }

  @Test func `the extra button of an inputmenu says what it does`() throws {
    #expect(
      try form(.inputmenu).buttons.buttons.map(\.label.visible) == ["OK", "Rename", "Cancel"])
    #expect(
      try form(.menu) { $0.hasExtra = true }.buttons.buttons.map(\.label.visible)
        == ["OK", "Extra", "Cancel"])
  }
}
