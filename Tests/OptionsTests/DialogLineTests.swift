// Lines in dialog's grammar as a whole: what separates their words, which boxes follow each other, files and defaults.

import Testing

@testable import Options

/// The boxes of a line, those that go on after any answer marked with `+`.
private func sequence(
  _ line: String, defaults: String? = nil, files: Files = [:]
) throws(UsageError) -> [String] {
  try dialogBoxes(line, defaults: defaults, files: files).map {
    description($0.box) + ($0.continuesAlways ? " +" : "")
  }
}

// MARK: Words

@Test(arguments: [
  ("--msgbox -- --title 0 0", ["msgbox '--title' 0 0"]),
  ("--msgbox -- -- 0 0", ["msgbox '--' 0 0"]),
  ("--msgbox --abc 0 0", ["msgbox '--abc' 0 0"]),
  ("--msgbox '--abc def' 0 0", ["msgbox '--abc def' 0 0"]),
  ("--msgbox -- --stdout 0 0", ["msgbox '--stdout' 0 0"]),
  ("--msgbox -- --help 0 0", ["msgbox '--help' 0 0"]),
  ("--msgbox -- --file 0 0", ["msgbox '--file' 0 0"]),
  ("--msgbox hi 0 0 --", ["msgbox 'hi' 0 0"]),
  ("--inputbox q 0 0 --foo", ["inputbox 'q' 0 0; starts '--foo'"]),
  ("--inputbox q 0 0 -- --clear", ["inputbox 'q' 0 0; starts '--clear'"]),
  ("--inputbox q -1 -1 -5", ["inputbox 'q' -1 -1; starts '-5'"]),
  ("--menu m 0 0 0 --foo A", ["menu 'm' 0 0; [0]; --foo=A"]),
  ("-- --title x --msgbox hi 0 0", ["msgbox 'hi' 0 0"]),
])
func `a lone -- makes the next word text, and an unknown name is text`(
  line: String, expected: [String]
) throws {
  #expect(try sequence(line) == expected)
}

@Test(arguments: [
  ("--msgbox --title 0 0", "Expected at least 3 tokens for --msgbox, have 0."),
  ("--msgbox hi 0 --no-shadow", "Expected at least 3 tokens for --msgbox, have 2."),
  ("--menu hi 0 0 0 --fb A b B", "Expected at least 5 tokens for --menu, have 4."),
])
func `a known name ends the words of a box`(line: String, message: String) throws {
  #expect(try #require(dialogComplaint(line)).message.hasPrefix(message))
}

// MARK: Single words

@Test(arguments: [
  "", "x", "--foo", "--title", "--", "-- x", "--stdout", "--help", "--args", "--msgbox",
])
func `a single word that does nothing alone is answered with the usage`(line: String) throws {
  #expect(try dialog(line) == .usage)
}

@Test func `other single words do what they say`() throws {
  #expect(try dialogLine("--print-maxsize").steps == [.printMaximumSize])
  #expect(try dialogLine("--print-version").steps == [.printVersion])
  #expect(try dialogLine("--clear").steps == [.clearScreen])
  #expect(try dialog("--ignore") == .run(DialogLine()))
  #expect(try dialog("--version") == .version)
  #expect(try dialog("--create-rc") == .usage)
  #expect(try dialog("--create-rc f") == .createRC(bytes("f")))
  #expect(try dialog("--title foo") == .run(DialogLine()))
  #expect(try dialog("--clear --title x") == .run(DialogLine()))
}

@Test(arguments: [
  ("--version --help", DialogRequest.version), ("--help --version", .usage),
  ("--foo --version", .version), ("--msgbox hi --help", .usage),
])
func `version and help are answered wherever they stand, the first first`(
  line: String, expected: DialogRequest
) throws {
  #expect(try dialog(line) == expected)
}

// MARK: Sequences

@Test(arguments: [
  ("--msgbox a 0 0 --msgbox b 0 0", ["msgbox 'a' 0 0", "msgbox 'b' 0 0"]),
  (
    "--msgbox a 0 0 --and-widget --msgbox b 0 0 --and-widget",
    ["msgbox 'a' 0 0 +", "msgbox 'b' 0 0"]
  ),
  (
    "--inputbox a 0 0 --and-widget --title t --yesno b 0 0",
    ["inputbox 'a' 0 0 +", "yesno 'b' 0 0"]
  ),
])
func `boxes follow each other`(line: String, expected: [String]) throws {
  #expect(try sequence(line) == expected)
}

@Test func `only a few options stay for the next box`() throws {
  let boxes = try dialogBoxes(
    """
    --aspect 5 --no-mouse --no-shadow --scrollbar --separate-widget : --tab-len 4 --visit-items \
    --title t --backtitle b --ok-label l --begin 1 1 --colors --print-size --timeout 5 --quoted \
    --default-item x --keep-window --clear --item-help --ascii-lines --extra-button \
    --msgbox a 0 0 --msgbox b 0 0
    """)
  var expected = DialogSettings()
  expected.aspect = 5
  expected.hasNoMouse = true
  expected.hasNoShadow = true
  expected.hasScrollbar = true
  expected.widgetSeparator = bytes(":")
  expected.tabLength = 4
  expected.visitsItems = true
  #expect(boxes.count == 2)
  #expect(boxes[1].settings == expected)
  #expect(boxes[0].settings.title == bytes("t"))
}

@Test func `what a box is told when nothing is said can be told beforehand`() throws {
  var initial = DialogSettings()
  initial.tabLength = 3
  initial.quotes = true
  let request = try DialogRequest(
    parsing: try words("--tab-len 5 --msgbox a 0 0 --msgbox b 0 0"), defaults: nil,
    settings: initial, reading: { (_, _) throws(UsageError) in })
  guard case .run(let line) = request, case .box(_, let settings, _)? = line.steps.last else {
    Issue.record("no box")
    return
  }
  #expect(settings.tabLength == 5 && settings.quotes)
}

@Test func `what is to be written stands in its place`() throws {
  let line = try dialogLine(
    """
    --print-maxsize --colors --print-text-size 'a b' 3 --print-text-only c 4 5 --print-version \
    --msgbox a 0 0
    """)
  var settings = DialogSettings()
  settings.takesColors = true
  #expect(
    line.steps == [
      .printMaximumSize, .printTextSize(bytes("a b"), height: 3, width: 0, settings),
      .printTextOnly(bytes("c"), height: 4, width: 5, settings), .printVersion,
      .box(
        DialogBox(.msgbox, text: bytes("a"), height: 0, width: 0), settings,
        continuesAlways: false),
    ])
}

// MARK: Files

private let files: Files = [
  "box": "--inputbox \"multi\nline\" 0 0 \"a \\\"b\\\" \\\\c\" ",
  "escapes": "--no-items --menu q 0 0 0 foo\\\nbar \"x\\\ny\" e\\f g\\ h 'i j' # a\"b c\"d \"\" \\",
  "half": "a A\nb \"B B\"\n", "title": "\"the title\"", "dashes": "-- --stdout", "open": "--",
  "outer": "--file title --file box", "itself": "--file itself", "none": " \n\t\r\n",
  "name": "--file", "quoted": "\"--title\" \"--stdout\"", "unclosed": "--title \"a b",
]

@Test(arguments: [
  ("--file box", ["inputbox 'multi\nline' 0 0; starts 'a \"b\" \\c'"]),
  (
    "--file escapes",
    [
      "menu 'q' 0 0; [0]; foobar=foobar; xy=xy; e\\f=e\\f; g\\=g\\; h=h; 'i='i; j'=j'; #=#; "
        + "ab cd=ab cd; =; \\=\\"
    ]
  ),
  ("--menu m 0 0 0 --file half c C", ["menu 'm' 0 0; [0]; a=A; b=B B; c=C"]),
  ("--msgbox --file dashes 0 0", ["msgbox '--stdout' 0 0"]),
  ("--msgbox --file open --title 0 0", ["msgbox '--title' 0 0"]),
  ("--title --file outer", ["inputbox 'multi\nline' 0 0; starts 'a \"b\" \\c'"]),
  ("--file none --msgbox a 0 0 --file none", ["msgbox 'a' 0 0"]),
  ("--file name title --title --file box", []),
  ("--file quoted --file box", ["inputbox 'multi\nline' 0 0; starts 'a \"b\" \\c'"]),
])
func `the words of files come in place`(line: String, expected: [String]) throws {
  if expected.isEmpty {
    #expect(
      dialogComplaint(line, files: files)?.message.hasPrefix("Unknown option the title") == true)
  } else {
    #expect(try sequence(line, files: files) == expected)
  }
}

@Test func `the title of a file and a quote that is not closed`() throws {
  #expect(
    try dialogBoxes("--title --file outer", files: files)[0].settings.title == bytes("the title"))
  let boxes = try dialogBoxes("--file unclosed --msgbox a 0 0", files: files)
  #expect(boxes[0].settings.title == bytes("a b"))
  #expect(
    try dialogBoxes("--file quoted --file box", files: files)[0].settings.title == bytes("--stdout")
  )
}

@Test(arguments: 1...12)
func `words are the same however a file is cut into pieces`(piece: Int) throws {
  let whole = try dialog("--file escapes", files: files, piece: 1000)
  #expect(try dialog("--file escapes", files: files, piece: piece) == whole)
}

@Test func `so many files and no more`() {
  let line = { count in "--title x " + String(repeating: "--file none ", count: count) }
  // 20 more than there are words, the name of the program among them: 23 + 2 for each file.
  #expect(dialogComplaint(line(100), files: files) == nil)
  #expect(dialogComplaint("--file itself", files: files)?.message == "Too many --file options")
  let many = Files(uniqueKeysWithValues: [
    ("many", String(repeating: "--file none ", count: 30)), ("none", ""),
  ])
  #expect(dialogComplaint("--file many", files: many)?.message == "Too many --file options")
  #expect(dialogComplaint("--file many 0 0 0 0 0 0 0 --title", files: many)?.message != nil)
}

// MARK: Defaults and --args

@Test func `DIALOGOPTS are told to every box and end where something is not known`() throws {
  let defaults =
    "--title \"a b\" --no-shadow --stdout --output-fd 3 --print-maxsize --quoted x --colors"
  let line = try dialogLine("--msgbox a 0 0 --title c --msgbox b 0 0", defaults: defaults)
  var settings = DialogSettings()
  settings.title = bytes("a b")
  settings.hasNoShadow = true
  settings.quotes = true
  #expect(line.output == .usual && line.steps.count == 2)
  guard case .box(_, let first, _) = line.steps[0], case .box(_, let second, _) = line.steps[1]
  else {
    Issue.record("no boxes")
    return
  }
  #expect(first == settings)
  settings.title = bytes("c")
  #expect(second == settings)
}

@Test(arguments: [
  "--foo --title zz", "--msgbox --title zz", "--file f --title zz", "'--title' zz", "x",
])
func `what is not known in DIALOGOPTS ends them silently`(defaults: String) throws {
  #expect(
    try dialogBoxes("--msgbox a 0 0", defaults: defaults).map(\.settings) == [DialogSettings()])
}

@Test(arguments: [
  ("--title", "Expected a string-parameter for --title. Use --help to list options."),
  ("--aspect x", "Expected a numeric-parameter for --aspect. Use --help to list options."),
])
func `a missing value in DIALOGOPTS is an error`(defaults: String, message: String) {
  #expect(dialogComplaint("--msgbox a 0 0", defaults: defaults)?.message == message)
}

@Test(arguments: [
  (
    "--args --msgbox hi 0 0",
    "Showing arguments at arg1\n arg0:dialog\n arg1:--args\n arg2:--msgbox\n arg3:hi\n arg4:0\n arg5:0\n"
  ),
  (
    "--title x --args",
    "Showing arguments at arg3\n arg0:dialog\n arg1:--title\n arg2:x\n arg3:--args\n"
  ),
  (
    "--args --foo x",
    "Showing arguments at arg1\n arg0:dialog\n arg1:--args\n arg2:--foo\n arg3:x\n"
  ),
  ("--title -- --args", ""),
])
func `--args shows the words, also of a wrong line`(line: String, expected: String) throws {
  var shown: [UInt8] = []
  _ = try? dialog(words: try words(line), showing: { shown += $0 })
  #expect(String(decoding: shown, as: UTF8.self) == expected)
}
