// The words behind the names of dialog's boxes: what they become, and which are too few, too many or wrong.

import Testing
import Text

@testable import Options
import Values

@Test(arguments: [
  ("--msgbox hi 5 20", "msgbox 'hi' 5 20"),
  ("--yesno '' '' -1", "yesno '' 0 -1"),
  ("--infobox hi ' 7' +9", "infobox 'hi' 7 9"),
  ("--infobox hi 010 99999999999999999999", "infobox 'hi' 10 2147483647"),
  ("--infobox hi -99999999999 0", "infobox 'hi' -2147483647 0"),
  ("--inputbox q 0 0", "inputbox 'q' 0 0"),
  ("--inputbox q 0 0 ''", "inputbox 'q' 0 0; starts ''"),
  ("--passwordbox q 0 0 abc", "passwordbox 'q' 0 0; starts 'abc'"),
  ("--pause q 0 0 10", "pause 'q' 0 0; [10]"),
  ("--gauge q 0 0", "gauge 'q' 0 0"),
  ("--guage q 0 0 40", "gauge 'q' 0 0; [40]"),
  ("--menu q 0 0 3 a A b ''", "menu 'q' 0 0; [3]; a=A; b="),
  ("--no-items --menu q 0 0 3 a b", "menu 'q' 0 0; [3]; a=a; b=b"),
  ("--item-help --inputmenu q 0 0 3 a A h", "inputmenu 'q' 0 0; [3]; a=A help h"),
  ("--item-help --no-items --menu q 0 0 3 a h", "menu 'q' 0 0; [3]; a=a help h"),
  (
    "--checklist q 0 0 0 a A on b B ON c C off d D yes e E 1 f F onn",
    "checklist 'q' 0 0; [0]; a=A on; b=B on; c=C; d=D; e=E; f=F"
  ),
  ("--no-items --radiolist q 0 0 0 a off b On", "radiolist 'q' 0 0; [0]; a=a; b=b on"),
  ("--buildlist q 0 0 0", "buildlist 'q' 0 0; [0]"),
  (
    "--item-help --noitem --buildlist q 0 0 0 a on h",
    "buildlist 'q' 0 0; [0]; a=a on help h"
  ),
  (
    "--treeview q 0 0 0 a A off 0 b B on 2 c C off x d D off -4",
    "treeview 'q' 0 0; [0]; a=A; b=B on depth 2; c=C; d=D"
  ),
  ("--no-items --treeview q 0 0 0 a on 1", "treeview 'q' 0 0; [0]; a=a on depth 1"),
  ("--mixedgauge q 0 0 33", "mixedgauge 'q' 0 0; [33]"),
  ("--item-help --mixedgauge q 0 0 33 a 1 b -20", "mixedgauge 'q' 0 0; [33]; a=1; b=-20"),
  ("--calendar q 0 0", "calendar 'q' 0 0"),
  ("--calendar q 0 0 1 2 2021", "calendar 'q' 0 0; [1, 2, 2021]"),
  ("--timebox q 0 0 7 8", "timebox 'q' 0 0; [7, 8]"),
  ("--rangebox q 0 0 -5", "rangebox 'q' 0 0; [-5]"),
  ("--rangebox q 0 0 0 9 3", "rangebox 'q' 0 0; [0, 9, 3]"),
  ("--fselect /a/ 5 6", "fselect '/a/' 5 6"),
  ("--dselect /a/ 5 6 x", "dselect '/a/' 5 6"),
  ("--textbox f 5 6", "textbox 'f' 5 6"),
  ("--tailbox f 5 6", "tailbox 'f' 5 6"),
  ("--tailboxbg f 5 6", "tailboxbg 'f' 5 6"),
  ("--editbox f 5 6", "editbox 'f' 5 6"),
  ("--prgbox 'ls -l' 5 6", "prgbox '' 5 6; runs 'ls -l'"),
  ("--prgbox q 'ls -l' 5 6", "prgbox 'q' 5 6; runs 'ls -l'"),
  ("--programbox 5 6", "programbox '' 5 6"),
  ("--progressbox q 5 6", "progressbox 'q' 5 6"),
])
func `the words behind a name become a box`(line: String, expected: String) throws {
  let boxes = try dialogBoxes(line)
  #expect(boxes.map { description($0.box) } == [expected])
}

@Test(arguments: DialogBoxKind.allCases)
func `every box has a row, and complains of too few and too many words`(kind: DialogBoxKind)
  throws
{
  let entry = DialogBoxEntry.of(kind)
  #expect(!entry.summary.isEmpty)
  let word = "--" + kind.rawValue
  func line(_ count: Int) -> String {
    "--title x \(word) " + Array(repeating: "1", count: count).joined(separator: " ")
  }
  for count in 0..<entry.words.lowerBound {
    let message = try #require(dialogComplaint(line(count))).message
    #expect(
      message.hasPrefix(
        "Expected at least \(entry.words.lowerBound) tokens for \(word), have \(count)."))
    #expect(message.contains(entry.synopsis))
  }
  guard entry.rows == .none else { return }
  let most = entry.words.upperBound
  for count in entry.words {
    #expect(try dialogBoxes(line(count)).count == 1)
  }
  let message = try #require(dialogComplaint(line(most + 1))).message
  #expect(
    message.hasPrefix("Expected no more than \(most) tokens for \(word), have \(most + 1)."))
}

@Test(arguments: [
  ("--msgbox hi x 0", 2), ("--msgbox hi 5.5 20", 2), ("--msgbox hi 0x10 20", 2),
  ("--msgbox hi 0 '5 '", 3), ("--msgbox hi - 0", 2), ("--msgbox hi + 0", 2),
  ("--menu hi 0 0 x a b", 4), ("--pause hi 0 0 x", 4), ("--rangebox hi 0 0 0 5 x", 6),
  ("--calendar hi 0 0 1 x", 5), ("--mixedgauge hi 0 0 x a b", 4), ("--prgbox a b x 0", 3),
  ("--prgbox a 1 x", 3), ("--programbox a b", 1), ("--progressbox a b 1", 2),
  ("--textbox f 0 x", 3), ("--inputbox f '1 2' 0 x", 2), ("--gauge q 0 ٣", 3),
])
func `a word that should be a number is told by its place`(line: String, place: Int) throws {
  let name = try #require(line.split(separator: " ").first)
  #expect(
    dialogComplaint(line)?.message
      == "Expected a number for token \(place) of \(name). Use --help to list options.")
}

@Test(arguments: [
  ("--menu q 0 0 0 a", "Expected 2 arguments, found only 1."),
  ("--menu q 0 0 0 a b c", "Expected 2 arguments, found extra 1."),
  ("--checklist q 0 0 0 a b", "Expected 3 arguments, found only 2."),
  ("--checklist q 0 0 0 a b on c d", "Expected 3 arguments, found extra 2."),
  ("--treeview q 0 0 0 a b on", "Expected 4 arguments, found only 3."),
  ("--buildlist q 0 0 0 a", "Expected 3 arguments, found only 1."),
  ("--form q 0 0 0 a 1 1 b 1 5 10 0 x", "Expected 8 arguments, found extra 1."),
  ("--mixedform q 0 0 0 a 1 1 b 1 5 10 0", "Expected 9 arguments, found only 8."),
  ("--mixedgauge q 0 0 5 a", "Expected 2 arguments, found only 1."),
  ("--item-help --menu q 0 0 0 a b", "Expected 3 arguments, found only 2."),
  ("--item-help --no-items --menu q 0 0 0 a b c", "Expected 2 arguments, found extra 1."),
  ("--item-help --mixedform q 0 0 0 1 2 3 4 5 6 7 8 9", "Expected 10 arguments, found only 9."),
])
func `a row that is not whole is told`(line: String, message: String) throws {
  #expect(try #require(dialogComplaint(line)).message.hasPrefix(message + " It is: --"))
}

@Test func `a form has its fields`() throws {
  let boxes = try dialogBoxes(
    "--item-help --mixedform q 0 0 2 Name: 1 2 me 3 x -8 0 3 help PIN: 0 -1 '' 2 9 4 12 0 ''")
  #expect(
    boxes[0].box.formFields == [
      DialogFormField(
        label: bytes("Name:"), labelRow: 1, labelColumn: 2, text: bytes("me"), row: 3, column: 1,
        length: -8, inputLength: 0, isHidden: true, isReadOnly: true, help: bytes("help")),
      DialogFormField(
        label: bytes("PIN:"), labelRow: 1, labelColumn: 1, text: [], row: 2, column: 9, length: 4,
        inputLength: 12, isHidden: false, isReadOnly: false, help: []),
    ])
  let secret = try dialogBoxes("--passwordform q 0 0 2 a 1 1 b 1 5 10 0")[0].box.formFields
  #expect(secret.map(\.isHidden) == [true] && secret.map(\.isReadOnly) == [false])
  let open = try dialogBoxes("--form q 0 0 2 a 1 1 b 1 5 10 0")[0].box.formFields
  #expect(open.map(\.isHidden) == [false])
}

@Test func `words that are not UTF-8 come back as they were given`() throws {
  let tag: [UInt8] = [0xFF, 0xC3, 0x28]
  let line = ["--no-items", "--menu", "q", "0", "0", "0"].map { bytes($0) } + [tag]
  guard case .run(let run) = try dialog(words: line), case .box(let box, _, _)? = run.steps.first
  else {
    Issue.record("no box")
    return
  }
  #expect(Array(box.rows.value(0)) == tag)
}
