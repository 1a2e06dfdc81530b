// What dialog's boxes write when they have ended. The rows were seen with dialog 1.3-20230209; where ours differs, the
// row says so.

import Controls
import Options
import Testing
import Text
import Values

@testable import Program

/// A list of three rows with help texts; the first two are ticked, the second has the focus.
private func list(_ kind: DialogBoxKind, helped: Bool) -> DialogBox {
  var box = DialogBox(kind, text: [], height: 0, width: 0)
  let words = ["a 1", "A", "help 1", "b", "B", "help 2", "c", "C", "help 3"]
  box.rows = ListItems(
    ByteStrings(words.map { Array($0.utf8) }), count: 3,
    fields: ListItems.Fields(stride: 3, value: 0, label: 1, help: helped ? 2 : nil))
  return box
}

private func written(
  _ kind: DialogBoxKind, _ ending: DialogEnding, selected: [Int] = [], helped: Bool = false,
  value: String = "", key: Int = 10, _ change: (inout DialogSettings) -> Void
) -> String {
  var settings = DialogSettings()
  settings.hasItemHelp = helped
  change(&settings)
  var outcome = DialogOutcome(ending)
  outcome.value =
    value.isEmpty
    ? .selection(Selection(current: 1, rows: selected)) : .text(Array(value.utf8))
  outcome.lastKey = key
  return result(of: list(kind, helped: helped), settings, outcome)
}

/// The result of a box that is built in; a question mark for others.
private func bytes(
  of box: DialogBox, _ settings: DialogSettings, _ outcome: DialogOutcome
) -> [UInt8] {
  DialogRecipe.of(box.kind).map { DialogResult.text($0, box.rows, settings, outcome) } ?? [0x3F]
}

private func result(
  of box: DialogBox, _ settings: DialogSettings, _ outcome: DialogOutcome
) -> String { String(decoding: bytes(of: box, settings, outcome), as: UTF8.self) }

struct DialogResultTests {
  struct Row: Sendable {
    var kind: DialogBoxKind
    var ending: DialogEnding
    var selected: [Int] = []
    var helped = false
    var value = ""
    var change: @Sendable (inout DialogSettings) -> Void = { _ in }
    var text: String
  }

  static let results: [Row] = [
    Row(kind: .menu, ending: .ok, text: "b"),
    Row(kind: .menu, ending: .extra, text: "b"),
    Row(kind: .menu, ending: .cancel, text: ""),
    Row(kind: .menu, ending: .escape, text: ""),
    Row(kind: .msgbox, ending: .ok, text: ""),
    Row(kind: .inputbox, ending: .ok, value: "x y", text: "x y"),
    Row(kind: .inputbox, ending: .help, value: "x y", text: "x y"),
    Row(kind: .inputbox, ending: .ok, value: "x y", change: { $0.quotes = true }, text: "x y"),
    Row(kind: .inputbox, ending: .cancel, value: "x y", text: ""),
    Row(kind: .radiolist, ending: .ok, selected: [0], text: "a 1"),
    Row(kind: .radiolist, ending: .ok, text: ""),
    Row(
      kind: .radiolist, ending: .ok, selected: [0], change: { $0.quotes = true }, text: "\"a 1\""),
    Row(kind: .checklist, ending: .ok, selected: [0, 1], text: "\"a 1\" b"),
    Row(kind: .checklist, ending: .ok, text: ""),
    Row(
      kind: .checklist, ending: .ok, selected: [0, 1], change: { $0.separatesOutput = true },
      text: "a 1\nb\n"),
    Row(
      kind: .checklist, ending: .ok, selected: [0, 1],
      change: {
        $0.separatesOutput = true
        $0.quotes = true
      }, text: "\"a 1\"\nb\n"),
    Row(
      kind: .buildlist, ending: .ok, selected: [1, 0], change: { $0.separatesOutput = true },
      text: "b\na 1"),
    Row(
      kind: .treeview, ending: .ok, selected: [0], change: { $0.separatesOutput = true },
      text: "a 1"),
    Row(
      kind: .checklist, ending: .ok, selected: [0, 1],
      change: { $0.outputSeparator = Array(":".utf8) }, text: ":\"a 1\":b"),
    Row(
      kind: .radiolist, ending: .ok, selected: [0],
      change: { $0.outputSeparator = Array(":".utf8) }, text: ":a 1"),
    Row(
      kind: .checklist, ending: .ok, selected: [0, 1],
      change: {
        $0.outputSeparator = Array(":".utf8)
        $0.separatesOutput = true
      }, text: "a 1:b:"),
    Row(
      kind: .menu, ending: .ok, change: { $0.outputSeparator = Array(":".utf8) }, text: "b"),
  ]

  @Test(arguments: results.indices)
  func `a box writes its result as dialog does`(index: Int) {
    let row = Self.results[index]
    let text = written(
      row.kind, row.ending, selected: row.selected, helped: row.helped, value: row.value, row.change
    )
    #expect(text == row.text, "row \(index): \(row.kind) \(row.ending)")
  }

  static let tags: [[UInt8]] =
    ["", "-", "--", "-a", "a b", "one\ntwo", "é漢字", "\u{1B}[31m", "\\n", "\t", "👩‍👩‍👧"].map {
      Array($0.utf8)
    } + [[0xFF, 0xFE], [0x6F, 0x6B, 0xC3, 0x28], Array(repeating: 0x78, count: 300)]

  @Test(arguments: tags)
  func `a tag comes back byte for byte`(tag: [UInt8]) {
    let kinds: [DialogBoxKind] = [
      .menu, .inputmenu, .radiolist, .checklist, .treeview, .buildlist,
    ]
    for kind in kinds {
      var box = DialogBox(kind, text: [], height: 0, width: 0)
      box.rows = ListItems(
        ByteStrings([tag, Array("Apple".utf8)]), count: 1,
        fields: ListItems.Fields(stride: 2, value: 0, label: 1, help: nil))
      var settings = DialogSettings()
      settings.separatesOutput = kind == .checklist || kind == .buildlist
      var outcome = DialogOutcome(.ok)
      outcome.value = .selection(Selection(current: 0, rows: [0]))
      let end: [UInt8] = kind == .checklist ? [0x0A] : []
      #expect(bytes(of: box, settings, outcome) == tag + end, "\(kind)")
    }
  }

  /// Options beside the help button, then what checklist, menu and radiolist write with rows 1 and 2 (of three) on; a
  /// radiolist has only row 1 on.
  struct HelpRow: Sendable {
    var itemHelp = false
    var tags = false
    var status = false
    var checklist: String
    var menu: String
    var radiolist: String
  }

  static let help = [
    HelpRow(checklist: "HELP b", menu: "HELP b", radiolist: "HELP b"),
    HelpRow(
      itemHelp: true, checklist: "HELP help 2", menu: "HELP help 2", radiolist: "HELP help 2"),
    HelpRow(itemHelp: true, tags: true, checklist: "HELP b", menu: "HELP b", radiolist: "HELP b"),
    HelpRow(
      status: true, checklist: "HELP b \"a 1\" b", menu: "HELP b", radiolist: "HELP b a 1"),
    HelpRow(
      itemHelp: true, status: true, checklist: "HELP \"help 2\" \"a 1\" b", menu: "HELP help 2",
      radiolist: "HELP \"help 2\" a 1"),
  ]

  @Test(arguments: help.indices)
  func `help names the row that has the focus`(index: Int) {
    let row = Self.help[index]
    func text(_ kind: DialogBoxKind, _ selected: [Int]) -> String {
      written(kind, row.itemHelp ? .itemHelp : .help, selected: selected, helped: row.itemHelp) {
        $0.helpTags = row.tags
        $0.helpStatus = row.status
      }
    }
    #expect(text(.checklist, [0, 1]) == row.checklist)
    #expect(text(.menu, []) == row.menu)
    #expect(text(.radiolist, [0]) == row.radiolist)
  }

  @Test func `help with status stands on lines of its own where output is separate`() {
    func text(_ kind: DialogBoxKind) -> String {
      written(kind, .help, selected: [0, 1]) {
        $0.helpStatus = true
        $0.separatesOutput = true
      }
    }
    #expect(text(.checklist) == "HELP b\na 1\nb\n")
    #expect(text(.buildlist) == "HELP b\na 1\nb")
    // The original has an empty line between.
    #expect(text(.treeview) == "HELP b\na 1\nb")
  }

  @Test func `a renamed row comes with its new text`() {
    var outcome = DialogOutcome(.extra)
    outcome.value = .selection(
      Selection(current: 0, rows: [0], renamed: Array("new text".utf8)))
    let box = list(.inputmenu, helped: false)
    #expect(result(of: box, DialogSettings(), outcome) == "RENAMED a 1 new text")
    outcome.ending = .ok
    #expect(result(of: box, DialogSettings(), outcome) == "a 1")
  }

  static let lastKeys: [(DialogBoxKind, Bool, [Int], String)] = [
    (.menu, false, [], "b 10 "), (.msgbox, false, [], "10 "), (.yesno, false, [], "10 "),
    (.inputbox, false, [], "foo 10 "), (.checklist, false, [0], "\"a 1\" 10"),
    (.radiolist, false, [1], "b 10"), (.checklist, true, [0], "a 1\n10\n"),
  ]

  @Test(arguments: lastKeys)
  func `the last key follows the result`(
    kind: DialogBoxKind, separate: Bool, selected: [Int], text: String
  ) {
    let got = written(kind, .ok, selected: selected, value: kind == .inputbox ? "foo" : "") {
      $0.reportsLastKey = true
      $0.separatesOutput = separate
    }
    #expect(got == text)
  }
}

struct DialogQuotingTests {
  static let double: [(String, String)] = [
    ("plain", "plain"), ("a b", "\"a b\""), ("q'q", "q'q"), ("d\"q", "\"d\\\"q\""),
    ("x$y", "\"x\\$y\""), ("b\\s", "\"b\\\\s\""), ("", "\"\""), ("p;q", "\"p\\;q\""),
    ("w*", "\"w\\*\""), ("k/l", "k/l"), ("m=n", "m=n"), ("e!x", "e!x"), ("c,d", "c,d"),
    ("t%u", "t%u"), ("n\nl", "\"n\\\nl\""), ("t\tb", "\"t\tb\""),
  ]

  @Test(arguments: double)
  func `double quotes are as dialog writes them`(text: String, quoted: String) {
    #expect(String(decoding: DialogQuoting.double(Array(text.utf8)), as: UTF8.self) == quoted)
  }

  static let single: [(String, String)] = [
    ("plain", "plain"), ("a b", "'a b'"), ("x$y", "'x$y'"), ("", "''"),
    // The original writes 'q\'q', d"q and 'b\\s', which no shell reads back.
    ("q'q", "'q'\\''q'"), ("d\"q", "'d\"q'"), ("b\\s", "'b\\s'"),
  ]

  @Test(arguments: single)
  func `single quotes can be read back by a shell`(text: String, quoted: String) {
    #expect(String(decoding: DialogQuoting.single(Array(text.utf8)), as: UTF8.self) == quoted)
  }
}

struct DialogCodesTests {
  static let codes: [([String: String], DialogEnding, Int32)] = [
    ([:], .ok, 0), ([:], .cancel, 1), ([:], .help, 2), ([:], .extra, 3), ([:], .itemHelp, 2),
    ([:], .escape, 255), ([:], .timeout, 255),
    (["DIALOG_OK": "7"], .ok, 7), (["DIALOG_CANCEL": "0x20"], .cancel, 32),
    (["DIALOG_EXTRA": "010"], .extra, 8), (["DIALOG_ESC": "-1"], .escape, 255),
    (["DIALOG_ESC": "6"], .timeout, 6), (["DIALOG_TIMEOUT": "5"], .timeout, 5),
    (["DIALOG_ITEM_HELP": "4"], .itemHelp, 4), (["DIALOG_ITEM_HELP": "4"], .help, 2),
    (["DIALOG_HELP": "9"], .itemHelp, 9), (["DIALOG_OK": "foo"], .ok, 0),
    (["DIALOG_OK": ""], .ok, 0), (["DIALOG_OK": "5x"], .ok, 0), (["DIALOG_OK": "256"], .ok, 0),
  ]

  @Test(arguments: codes)
  func `codes follow the variables`(
    variables: [String: String], ending: DialogEnding, code: Int32
  ) {
    #expect(DialogCodes(variables: { variables[$0] }).code(ending) == code)
  }

  @Test func `what went wrong has a code of its own`() {
    #expect(DialogCodes(variables: { _ in nil }).error == 255)
    #expect(DialogCodes(variables: { $0 == "DIALOG_ERROR" ? "99" : nil }).error == 99)
    #expect(DialogCodes(variables: { $0 == "DIALOG_ESC" ? "6" : nil }).error == 255)
  }
}
