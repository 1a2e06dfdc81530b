// The options of dialog: each is given once with what it sets, and names with and without `no`.

import Testing
import Text

@testable import Options
import Values

/// What a box is told by options that only change one thing.
private func told(_ change: (inout DialogSettings) -> Void) -> DialogSettings {
  var settings = DialogSettings()
  change(&settings)
  return settings
}

private let cases: [(line: String, settings: DialogSettings)] = [
  ("--title t", told { $0.title = bytes("t") }),
  ("--backtitle t", told { $0.backtitle = bytes("t") }),
  ("--hline t", told { $0.horizontalLine = bytes("t") }),
  ("--hfile t", told { $0.helpFile = bytes("t") }),
  ("--colors", told { $0.takesColors = true }),
  ("--color-modes", told { $0.takesColorModes = true }),
  ("--cr-wrap", told { $0.keepsLineBreaks = true }),
  ("--no-collapse", told { $0.keepsBlanks = true }),
  ("--trim", told { $0.trims = true }),
  ("--no-nl-expand", told { $0.keepsBackslashN = true }),
  ("--tab-len 4", told { $0.tabLength = 4 }),
  ("--ok-label t", told { $0.labels = [DialogLabel(.ok, bytes("t"))] }),
  ("--ok-button t", told { $0.labels = [DialogLabel(.ok, bytes("t"))] }),
  ("--cancel-label t", told { $0.labels = [DialogLabel(.cancel, bytes("t"))] }),
  ("--cancel-button t", told { $0.labels = [DialogLabel(.cancel, bytes("t"))] }),
  ("--yes-label t", told { $0.labels = [DialogLabel(.yes, bytes("t"))] }),
  ("--yes-button t", told { $0.labels = [DialogLabel(.yes, bytes("t"))] }),
  ("--no-label t", told { $0.labels = [DialogLabel(.no, bytes("t"))] }),
  ("--no-button t", told { $0.labels = [DialogLabel(.no, bytes("t"))] }),
  ("--extra-label t", told { $0.labels = [DialogLabel(.extra, bytes("t"))] }),
  ("--help-label t", told { $0.labels = [DialogLabel(.help, bytes("t"))] }),
  ("--exit-label t", told { $0.exitLabel = bytes("t") }),
  ("--no-ok", told { $0.hasNoOK = true }),
  ("--nook", told { $0.hasNoOK = true }),
  ("--no-cancel", told { $0.hasNoCancel = true }),
  ("--nocancel", told { $0.hasNoCancel = true }),
  ("--no-cancel --cancel", DialogSettings()),
  ("--no-cancel --no-no-cancel", DialogSettings()),
  ("--extra-button", told { $0.hasExtra = true }),
  ("--help-button", told { $0.hasHelp = true }),
  ("--defaultno", told { $0.defaultsToNo = true }),
  ("--defaultno --no-defaultno", DialogSettings()),
  ("--default-button HELP", told { $0.defaultButton = .help }),
  ("--default-item t", told { $0.defaultItem = bytes("t") }),
  ("--no-tags", told { $0.hidesTags = true }),
  ("--notags", told { $0.hidesTags = true }),
  ("--notags --tags", DialogSettings()),
  ("--no-items", told { $0.hidesItems = true }),
  ("--noitem", told { $0.hidesItems = true }),
  ("--item-help", told { $0.hasItemHelp = true }),
  ("--visit-items", told { $0.visitsItems = true }),
  ("--no-hot-list", told { $0.hasNoHotList = true }),
  ("--reorder", told { $0.reorders = true }),
  ("--column-separator t", told { $0.columnSeparator = bytes("t") }),
  ("--begin 3 0x10", told { $0.begin = DialogPlace(row: 3, column: 16) }),
  ("--topleft", told { $0.begin = DialogPlace(row: 0, column: 0) }),
  ("--aspect 010", told { $0.aspect = 8 }),
  ("--aspect 20", told { $0.aspect = 20 }),
  ("--no-shadow", told { $0.hasNoShadow = true }),
  ("--noshadow", told { $0.hasNoShadow = true }),
  ("--no-shadow --shadow", DialogSettings()),
  ("--ascii-lines", told { $0.asciiLines = true }),
  ("--no-lines", told { $0.noLines = true }),
  ("--ascii-lines --no-lines", told { $0.noLines = true }),
  ("--no-lines --ascii-lines", told { $0.asciiLines = true }),
  ("--nolines --lines", DialogSettings()),
  ("--scrollbar", told { $0.hasScrollbar = true }),
  ("--scrolltext", told { $0.hasScrollbar = true }),
  ("--no-mouse", told { $0.hasNoMouse = true }),
  ("--cursor-off-label", told { $0.hidesCursorOnLabel = true }),
  ("--insecure", told { $0.insecure = true }),
  ("--max-input 30", told { $0.maxInput = 30 }),
  ("--date-format %F", told { $0.dateFormat = bytes("%F") }),
  ("--time-format %T", told { $0.timeFormat = bytes("%T") }),
  ("--week-start mon", told { $0.weekStart = bytes("mon") }),
  ("--iso-week", told { $0.numbersWeeksByISO = true }),
  ("--quoted", told { $0.quotes = true }),
  ("--single-quoted", told { $0.singleQuotes = true }),
  ("--separate-output", DialogSettings()),
  ("--output-separator t", told { $0.outputSeparator = bytes("t") }),
  ("--separator t", told { $0.outputSeparator = bytes("t") }),
  ("--separate-widget t", told { $0.widgetSeparator = bytes("t") }),
  ("--help-status", told { $0.helpStatus = true }),
  ("--help-tags", told { $0.helpTags = true }),
  ("--last-key", told { $0.reportsLastKey = true }),
  ("--print-size", told { $0.printsSize = true }),
  ("--clear", told { $0.clears = true }),
  ("--noclear", DialogSettings()),
  ("--keep-window", told { $0.keepsWindow = true }),
  ("--erase-on-exit", told { $0.erasesOnExit = true }),
  ("--beep", told { $0.beeps = true }),
  ("--beep-after", told { $0.beepsAfter = true }),
  ("--sleep 2", told { $0.sleep = 2 }),
  ("--timeout 5", told { $0.timeout = 5 }),
  ("--no-kill", told { $0.keepsProcess = true }),
  ("--title a --title b", told { $0.title = bytes("b") }),
  ("--no-title x", told { $0.title = bytes("x") }),
  ("--title --clear", told { $0.title = bytes("--clear") }),
  ("--title --stdout", told { $0.title = bytes("--stdout") }),
  ("--title -- --args", told { $0.title = bytes("--args") }),
  ("--ignore --foo --bar", DialogSettings()),
  (
    "--allow-close --auto-placement --fb --fixed-font --fullbutton --icon --title --keep-colors",
    DialogSettings()
  ),
  (
    "--no-close --no-cr-wrap --screen-center --smooth --under-mouse --wmclass x --size-err --tab-correct",
    DialogSettings()
  ),
]

@Test(arguments: cases.indices)
func `every option tells the box behind it something`(index: Int) throws {
  let boxes = try dialogBoxes("\(cases[index].line) --msgbox hi 0 0")
  #expect(boxes.map(\.settings) == [cases[index].settings], "\(cases[index].line)")
}

@Test func `no option is untested`() {
  let lines = cases.map(\.line).joined(separator: " ") + " "
  for section in DialogGrammar.sections where section.title != "The whole line" {
    for option in section.options {
      switch option.effect {
      case .command(.printMaximumSize), .command(.printVersion), .command(.printTextOnly),
        .command(.printTextSize), .command(.andWidget):
        continue
      default: #expect(lines.contains("--\(option.name) "), "\(option.name)")
      }
    }
  }
}

@Test(arguments: [
  ("--output-fd 3 --stdout --msgbox hi 0 0", DialogOutput.standardOutput),
  ("--msgbox hi 0 0 --stderr", .standardError),
  ("--msgbox hi --stdout 0 --output-fd 0x4 0", .descriptor(4)),
  ("--msgbox hi 0 0", .usual), ("--msgbox -- --stdout 0 0", .usual),
  ("--title --stdout --msgbox hi 0 0", .usual),
])
func `the stream of results can be told anywhere`(line: String, output: DialogOutput) throws {
  let line = try dialogLine(line)
  #expect(line.output == output && line.steps.count == 1)
}

@Test func `options of the whole line are taken out wherever they stand`() throws {
  let line = try dialogLine(
    "--menu q 0 0 0 --keep-tite a --input-fd 5 A --trace t b B --stdout")
  #expect(line.keepsTite && line.input == 5 && line.trace == bytes("t"))
  guard case .box(let box, _, _)? = line.steps.first else {
    Issue.record("no box")
    return
  }
  #expect(description(box) == "menu 'q' 0 0; [0]; a=A; b=B")
}

@Test func `separate output stays where there are several answers`() throws {
  for kind in DialogBoxKind.allCases {
    let entry = DialogBoxEntry.of(kind)
    let count =
      entry.rows == .none ? entry.words.upperBound : 4 + entry.rows.fields(DialogSettings()).stride
    let words = Array(repeating: "1", count: count).joined(separator: " ")
    let boxes = try dialogBoxes("--separate-output --\(kind.rawValue) \(words)")
    let expected = [.checklist, .buildlist, .treeview].contains(kind)
    #expect(boxes.map(\.settings.separatesOutput) == [expected], "\(kind)")
  }
}

@Test(arguments: [
  "shadow", "noshadow", "no-shadow", "cancel", "nocancel", "lines", "items", "ok", "mouse",
])
func `names take no before them or lose it`(name: String) {
  #expect(DialogGrammar.find(bytes("--" + name)[...]) != nil)
}

@Test(arguments: [
  "", "no", "no-", "no-msgbox", "no-file", "no-and-widget", "yeslabel", "item", "Title", "title=x",
  "no-version", "nostdout", "note",
])
func `other names are none`(name: String) {
  #expect(DialogGrammar.find(bytes("--" + name)[...]) == nil)
}

@Test func `no name stands in the table twice`() {
  var names = DialogBoxKind.allCases.map(\.rawValue)
  for option in DialogGrammar.options {
    names += [option.name] + (option.alias.isEmpty ? [] : [option.alias])
    #expect(option.summary.utf8.count <= 60 && !option.summary.hasSuffix("."), "\(option.name)")
  }
  #expect(Set(names).count == names.count)
  for entry in DialogBoxEntry.table { #expect(entry.summary.utf8.count <= 60) }
  #expect(DialogBoxEntry.table.map(\.kind).count == DialogBoxKind.allCases.count)
}
