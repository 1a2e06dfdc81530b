// The buttons of a box, as they result from the box and the options about them.

import Testing

@testable import Options
import Values

/// Buttons in one line: `OK:0 *Cancel:1=Label`, a star before what is dangerous, the first focus in brackets.
private func picture(_ settings: Settings) -> String {
  settings.buttons.map { button in
    let label = button.label.map { "=" + String(decoding: $0, as: UTF8.self) } ?? ""
    let text = "\(button.isDangerous ? "*" : "")\(button.name.text):\(button.code)\(label)"
    return button.name == settings.defaultButton ? "[\(text)]" : text
  }.joined(separator: " ")
}

@Test(arguments: [
  ("--toast", ""),
  ("--message", "[OK:0]"),
  ("--alert", "[OK:0] Cancel:1"),
  ("--confirm", "[Yes:0] No:1"),
  ("--alert --extra-label More --help-label ?", "[OK:0] Extra:3=More Cancel:1 Help:2=?"),
  ("--confirm --help-label '' --extra-label More", "[Yes:0] Extra:3=More No:1 Help:2"),
  ("--message --help-label Why", "[OK:0] Help:2=Why"),
  ("--alert --no-cancel", "[OK:0]"),
  ("--alert --ok-label Go --cancel-label Stay --ok-label ''", "[OK:0] Cancel:1=Stay"),
  ("--confirm --yes-label Oui --no-label Non", "[Yes:0=Oui] No:1=Non"),
  ("--alert --default CANCEL", "OK:0 [Cancel:1]"),
  ("--alert --default cancel --default ok", "[OK:0] Cancel:1"),
  ("--alert --danger ok", "*OK:0 [Cancel:1]"),
  ("--alert --danger ok --danger cancel", "*OK:0 *Cancel:1"),
  ("--alert --button save --button drop=Don\\'t --danger DROP", "[save:10] *drop:11=Don't"),
  ("--message --button a:0 --button b --button c:63=x:y=z", "[a:0] b:11 c:63=x:y=z"),
  ("--alert --button later --button CANCEL --button ok:9=Go", "[later:10] Cancel:1 OK:9=Go"),
  ("--alert --button help --help-label Why", "[Help:2=Why]"),
  ("--alert --button a= --button B.-_9", "[a:10] B.-_9:11"),
])
func `the row of buttons follows from box and options`(line: String, buttons: String) throws {
  #expect(try picture(#require(try box(line)).settings) == buttons)
}

@Test(arguments: [
  (
    "--alert --default cancl x",
    "--default 'cancl': no such button; the buttons are OK and Cancel (did you mean Cancel?)"
  ),
  ("--message --danger no x", "--danger 'no': no such button; the buttons are OK"),
  ("--alert --button a --default ok x", "--default 'ok': no such button; the buttons are a"),
  (
    "--alert --danger ok --default OK x",
    "--default 'OK': a button given with --danger is never focused first"
  ),
  (
    "--confirm --timeout 3 --timeout-answer extra x",
    "--timeout-answer 'extra': no such button; the buttons are Yes and No"
  ),
  ("--alert --button a --button A:3 x", "--button 'A:3': there is a button of this name already"),
  ("--alert --button ok --button OK x", "--button 'OK': there is a button of this name already"),
  ("--alert --button a:64 x", "--button 'a:64': a code is a number from 0 to 63"),
  ("--alert --button a: x", "--button 'a:': a code is a number from 0 to 63"),
  ("--alert --button a:-1 x", "--button 'a:-1': a code is a number from 0 to 63"),
  (
    "--alert --no-cancel --cancel-label x",
    "--cancel-label: there is no button Cancel here; --no-cancel takes it away"
  ),
  (
    "--alert --button a --extra-label x",
    "--extra-label: there is no button Extra here; --button replaces it"
  ),
  ("--alert --button a --no-cancel", "--no-cancel and --button exclude each other"),
])
func `buttons that contradict themselves are refused`(line: String, message: String) {
  #expect(complaint(line) == UsageError(message))
}

@Test(arguments: ["", "=x", ":3", "a b", "é", "a/b"])
func `the name of an own button is plain ASCII`(text: String) {
  let reason = "write NAME[:CODE][=LABEL]; a name has only ASCII letters, digits, '-', '_' and '.'"
  #expect(
    complaint("--alert --button '\(text)'")
      == UsageError("--button \(Quotation.of(text)): \(reason)"))
}

@Test func `so many own buttons that codes run out need codes`() {
  let buttons = (0...54).map { "--button b\($0)" }.joined(separator: " ")
  #expect(
    complaint("--alert \(buttons)")?.message.hasPrefix("--button 'b54': it needs a code") == true)
}

@Test func `an answer that names no button is bad data`() {
  let reason = "no such button; the buttons are OK and Cancel"
  #expect(
    complaint("--alert --answer yes")
      == UsageError("--alert: --answer 'yes': \(reason)", status: 65))
  #expect(
    complaint("--alert --answer yes --id a")
      == UsageError("--alert --id a: --answer 'yes': \(reason)", status: 65))
}

@Test func `a button is found in any case of ASCII letters and by nothing else`() throws {
  let settings = try #require(try box("--alert --button a-b --button a.b --button K")).settings
  #expect(settings.button(named: bytes("A-B"))?.name == .custom("a-b"))
  #expect(settings.button(named: bytes("a.B"))?.name == .custom("a.b"))
  #expect(settings.button(named: bytes("a\u{0D}b")) == nil)
  #expect(settings.button(named: bytes("\u{212A}")) == nil)
  #expect(settings.button(named: []) == nil)
}
