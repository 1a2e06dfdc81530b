// What is wrong with a line in dialog's grammar as a whole, and which lines are written in it.

import Testing

@testable import Options

@Test(arguments: [
  ("--foo --msgbox hi 0 0", "Unknown option --foo."),
  ("x y", "Unknown option x."), ("'' y", "Unknown option ''."),
  ("-title x", "Unknown option -title."),
  ("--title x y", "Unknown option y."),
  ("--titel x", "Unknown option --titel. Did you mean --title?"),
  ("--msgbx hi 0 0", "Unknown option --msgbx. Did you mean --msgbox?"),
  ("--title=x --msgbox hi 0 0", "Unknown option --title=x."),
  ("--Title x --msgbox hi 0 0", "Unknown option --Title."),
  ("--ignore x --msgbox hi 0 0", "Unknown option x."),
  ("--and-widget --msgbox hi 0 0", "Unexpected option --and-widget."),
  ("--msgbox hi 0 0 --and-widget --and-widget --msgbox hi 0 0", "Unexpected option --and-widget."),
  ("--title x --create-rc f", "Unexpected option --create-rc."),
  ("-- --stdout --msgbox hi 0 0", "Unexpected option --stdout."),
  ("--create-rc a b", "Expected a filename for --create-rc."),
  ("--msgbox hi 0 0 --title x", "Expected a box option."),
  ("--msgbox hi 0 0 --and-widget --title x", "Expected a box option."),
  ("--inputbox hi 0 0 --clear", "Expected a box option."),
  ("--msgbox hi 0 0 x", "Expected no more than 3 tokens for --msgbox, have 4."),
  ("--title x --title", "Expected a string-parameter for --title."),
  ("--title x --title --", "Expected a string-parameter for --title."),
  ("--no-title --no-title --notitle", "Expected a string-parameter for --notitle."),
  ("--aspect x --msgbox hi 0 0", "Expected a numeric-parameter for --aspect."),
  ("--aspect 5x --msgbox hi 0 0", "Expected a numeric-parameter for --aspect."),
  ("--aspect 0x --msgbox hi 0 0", "Expected a numeric-parameter for --aspect."),
  ("--title x --aspect", "Expected a numeric-parameter for --aspect."),
  ("--begin 1 --msgbox hi 0 0", "Expected a numeric-parameter for --begin."),
  ("--output-fd x --msgbox hi 0 0", "Expected a numeric-parameter for --output-fd."),
  ("--output-fd", "Expected a numeric-parameter for --output-fd."),
  ("--msgbox hi 0 0 --input-fd", "Expected a numeric-parameter for --input-fd."),
  ("--title a --trace", "Expected a string-parameter for --trace."),
  ("--icon", nil), ("--title x --icon", "Expected a string-parameter for --icon."),
  ("--title x --print-text-size", "Expected a string-parameter for --print-text-size."),
  ("--print-text-size abc x", "Expected a number for token 2 of --print-text-size."),
  ("--print-text-only abc 1 x", "Expected a number for token 3 of --print-text-only."),
  ("--default-button exit --msgbox hi 0 0", "Button name \"exit\" unknown."),
  ("--default-button '' --msgbox hi 0 0", "Button name \"''\" unknown."),
  ("--file", "No value given for --file"),
  ("--title x --file", "No value given for --file"),
  ("--file missing", "Cannot open --file missing"),
  ("--file -- x", "Cannot open --file --"),
])
func `what is wrong is told in dialog's words`(line: String, message: String?) throws {
  let complaint = dialogComplaint(line)
  #expect((complaint == nil) == (message == nil))
  guard let message, let complaint else { return }
  #expect(complaint.message.hasPrefix(message), "\(complaint.message)")
  #expect(complaint.status == 255)
}

@Test(arguments: [
  ("--foo --msgbox text 0 0", "--foo"),
  ("--msg x 0 0", "--msg"),
  ("--title=x --msgbox text 0 0", "--title=x"),
  ("-x --msgbox text 0 0", "-x"),
  ("word --msgbox text 0 0", "word"),
  ("--msgbox x", "--msgbox"),
  ("--no-shadow --msgbox", "--msgbox"),
  ("--yesno x 0", "--yesno"),
  ("--msgbox x 0 0 more", "--msgbox"),
  ("--inputbox x 0 0 init more", "--inputbox"),
  ("--menu x 0 0", "--menu"),
  ("--menu m 0 0 0", "--menu"),
  ("--menu m 0 0 0 a", "--menu"),
  ("--menu m 0 0 0 a b c", "--menu"),
  ("--checklist x 0 0 0 a b", "--checklist"),
  ("--checklist x 0 0 0 a b on c", "--checklist"),
  ("--radiolist x 0 0 0", "--radiolist"),
  ("--item-help --menu m 0 0 0 a b", "--menu"),
  ("--treeview x 0 0 0 a b on", "--treeview"),
  ("--msgbox x a 0", "--msgbox"),
  ("--msgbox x 0 five", "--msgbox"),
  ("--msgbox x 5.5 0", "--msgbox"),
  ("--msgbox x 0x10 0", "--msgbox"),
  ("--menu x 0 0 y a b", "--menu"),
  ("--msgbox x '1 2' 0", "--msgbox"),
  ("--pause x 0 0 soon", "--pause"),
  ("--aspect x --msgbox text 0 0", "--aspect"),
  ("--begin 1 --msgbox text 0 0", "--begin"),
  ("--tab-len many --msgbox text 0 0", "--tab-len"),
  ("--begin x y --msgbox text 0 0", "--begin"),
  ("--msgbox text 0 0 --title", "--title"),
  ("--default-button maybe --msgbox text 0 0", "maybe"),
  ("--and-widget --msgbox text 0 0", "--and-widget"),
  ("--msgbox text 0 0 --title x", "box"),
  ("--msgbox text 0 0 --yesno x", "--yesno"),
  ("--no-shadow --file", "--file"),
])
func `a wrong line is an error that names the word`(line: String, named: String) throws {
  let error = try #require(dialogComplaint(line))
  #expect(error.status == 255 && error.message.contains(named), "\(error.message)")
}

// MARK: Under the name toast

@Test(arguments: [
  ("--msgbox hi 0 0", true), ("--title x --yesno hi 0 0", true), ("--stdout --guage q 0 0", true),
  ("--backtitle --msgbox --menu q 0 0 0 a A", true), ("--colors --infobox hi 0 0", true),
  ("", false), ("hi", false), ("--alert hi", false), ("-- --msgbox", false),
  ("--title --msgbox hi", false), ("-t --msgbox hi", false), ("--backtitle --msgbox hi", false),
  ("--text --msgbox", false), ("--text=--msgbox", false), ("--msgbox=hi", false),
  ("--alert -- --yesno 0 0", false), ("msgbox hi 0 0", false), ("--help --msgbox", true),
  ("--file words", true), ("--print-version", true), ("--stdout --print-maxsize", true),
  ("--alert --file words", false), ("--file words --input x", false),
  ("--alert --file f --msgbox x 0 0", true),
  ("--title --file hi", false), ("-- --print-version", false), ("--file=words", false),
])
func `a line in the grammar of dialog is known`(line: String, isNamed: Bool) throws {
  #expect((DialogRequest.tellingWord(in: try words(line)) != nil) == isNamed)
}

@Test func `our own boxes and dialog's have different names`() {
  for option in OwnGrammar.options {
    #expect(DialogRequest.tellingWord(in: [bytes(option.word)]) == nil, "\(option.name)")
  }
}
