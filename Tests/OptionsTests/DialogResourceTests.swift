// dialog's configuration file: what its lines set, what is wrong with others, and that the file which is written says
// nothing new. Expected values were looked up in dialog 1.3-20230209.

import Testing
import Text

@testable import Options

/// What a file of these lines says.
private func resource(_ lines: String...) -> DialogResource {
  DialogResource(
    parsing: Array(lines.joined(separator: "\n").utf8), name: Array("rc".utf8))
}

/// The colour by a name.
private func style(_ name: String, in resource: DialogResource) -> Style? {
  resource.colors.first { $0.name == name }?.style
}

struct DialogResourceSettingTests {
  @Test func `an empty file changes nothing`() {
    #expect(resource() == DialogResource())
  }

  @Test func `the file that is written says what is so anyway`() {
    let written = DialogResource(parsing: Array(DialogResource.template.utf8), name: [])
    #expect(written == DialogResource())
    #expect(written.warnings == [])
    #expect(DialogResource.template.utf8.last == UInt8(ascii: "\n"))
  }

  @Test func `all settings are taken over`() {
    let resource = resource(
      "aspect = 4", "separate_widget = \"/\"", "tab_len=3", "  visit_items\t= on ",
      "USE_SCROLLBAR = ON", "use_shadow = oFF")
    var settings = DialogSettings()
    resource.apply(to: &settings)
    var expected = DialogSettings()
    expected.aspect = 4
    expected.widgetSeparator = [UInt8(ascii: "/")]
    expected.tabLength = 3
    expected.visitsItems = true
    expected.hasScrollbar = true
    expected.hasNoShadow = true
    #expect(settings == expected)
    #expect(resource.warnings == [])
  }

  @Test func `dialog's own configuration leaves the settings alone`() {
    var settings = DialogSettings()
    DialogResource().apply(to: &settings)
    #expect(settings == DialogSettings())
  }

  @Test(arguments: [
    ("aspect = 0", 9), ("aspect = 30", 30), ("aspect = -3", -3),
  ])
  func `no aspect is the usual one`(line: String, aspect: Int) {
    #expect(resource(line).aspect == aspect)
  }

  @Test(arguments: ["separate_widget = \"\"", "separate_widget = ''"])
  func `an empty separator is the usual one`(line: String) {
    var settings = DialogSettings()
    resource(line).apply(to: &settings)
    #expect(settings.widgetSeparator == nil)
  }

  @Test(arguments: [
    ("", "", true), ("use_colors = OFF", "", true), ("use_shadow = OFF", "", true),
    ("use_colors = OFF", "use_shadow = OFF", false),
  ])
  func `a shadow brings colours along`(first: String, second: String, hasColors: Bool) {
    #expect(resource(first, second).hasColors == hasColors)
  }

  @Test(arguments: [
    "use_shadow = OFF", "use_shadow = OFF\r", "\u{FEFF}use_shadow = OFF",
    "\n\n# x\nuse_shadow = OFF",
    "use_shadow = ON\nuse_shadow = OFF\n",
  ])
  func `line ends and marks do not matter`(text: String) {
    let resource = DialogResource(parsing: Array(text.utf8), name: [])
    #expect(!resource.hasShadow)
    #expect(resource.warnings == [])
  }
}

struct DialogResourceColorTests {
  @Test(arguments: [
    ("(RED,BLUE,OFF)", Style(.palette(1), on: .palette(4))),
    ("(red,Blue,on)", Style(.palette(1), on: .palette(4), .bold)),
    ("( GREEN ,\tYELLOW , ON )", Style(.palette(2), on: .palette(3), .bold)),
    ("(MAGENTA,CYAN,OFF,ON)", Style(.palette(5), on: .palette(6), .underline)),
    (
      "(WHITE,BLACK,ON,OFF,ON)", Style(.palette(7), on: .palette(0), [.bold, .reverse])
    ),
    ("(DEFAULT,DEFAULT,OFF)", Style()),
    ("border2_color", Style(.palette(0), on: .palette(7))),
    ("TITLE_COLOR", Style(.palette(4), on: .palette(7), .bold)),
  ])
  func `a colour is written out or named`(value: String, expected: Style) {
    let resource = resource("Screen_color = " + value)
    #expect(style("screen_color", in: resource) == expected)
    #expect(resource.warnings == [])
  }

  @Test func `a name stands for what the colour is at that line`() {
    let resource = resource(
      "tag_color = dialog_color", "dialog_color = (RED,GREEN,OFF)", "item_color = dialog_color")
    #expect(style("tag_color", in: resource) == Style(.palette(0), on: .palette(7)))
    #expect(style("item_color", in: resource) == Style(.palette(1), on: .palette(2)))
    // Not named again, so not changed.
    #expect(style("menubox_color", in: resource) == Style(.palette(0), on: .palette(7)))
  }

  @Test func `there are as many colours as in dialog`() {
    #expect(DialogResource().colors.count == 38)
    #expect(Set(DialogResource().colors.map(\.name)).count == 38)
  }
}

struct DialogResourceKeyTests {
  @Test(arguments: [
    ("F2", DialogKey.function(2)), ("f03", .function(3)), ("F0", .function(0)),
    ("F63", .function(63)), ("npage", .named("NPAGE")), ("FIND", .named("FIND")),
    ("BTAB", .named("BTAB")), ("ESC", .character("\u{1B}")), ("TAB", .character("\t")),
    ("FF", .character("\u{C}")), ("DEL", .character("\u{7F}")), ("^X", .character("\u{18}")),
    ("^x", .character("\u{18}")), ("^?", .character("\u{7F}")), ("^@", .character("\0")),
    ("^[", .character("\u{1B}")), ("^\\", .character("\u{1C}")), ("~A", .character("\u{81}")),
    ("~?", .character("\u{FF}")), ("\\170", .character("x")), ("\\7", .character("\u{7}")),
    ("\\777", .character("\u{1FF}")), ("\\s", .character(" ")), ("\\\\", .character("\\")),
    ("\\t", .character("\t")), ("\\n", .character("\n")), ("\\r", .character("\r")),
  ])
  func `keys have the names of curses`(name: String, key: DialogKey) {
    let resource = resource("bindkey msgbox \(name) PAGE_NEXT")
    #expect(
      resource.bindings == [DialogBinding(widget: "msgbox", key: key, action: "PAGE_NEXT")])
    #expect(resource.warnings == [])
  }

  @Test func `case and blanks do not matter`() {
    let resource = resource(" BindKey\t MsgBox  F2\tesc ", "bindkey * F2 ok")
    #expect(
      resource.bindings == [
        DialogBinding(widget: "msgbox", key: .function(2), action: "ESC"),
        DialogBinding(widget: "*", key: .function(2), action: "OK"),
      ])
    #expect(resource.warnings == [])
  }

  @Test func `of two meanings the first one stays`() {
    let resource = resource("bindkey msgbox F2 OK", "bindkey msgbox F2 ESC")
    #expect(resource.bindings.map(\.action) == ["OK"])
    #expect(resource.warnings.count == 1)
  }
}

struct DialogResourceWarningTests {
  @Test(arguments: [
    ("foo", "no setting 'foo'; write NAME = VALUE"),
    ("=", "no setting '='; write NAME = VALUE"),
    ("aspect =", "no value for 'aspect'; write NAME = VALUE"),
    (
      "screen_colour = (RED,BLUE,ON)",
      "there is no setting 'screen_colour'; did you mean screen_color?"
    ),
    (
      "wallpaper = x", "there is no setting 'wallpaper'; --create-rc FILE writes all that there are"
    ),
    ("bindkey = 3", "there is no setting 'bindkey'; --create-rc FILE writes all that there are"),
    ("aspect = 12x", "no number: '12x'; write digits alone"),
    ("use_shadow = OFF # x", "neither ON nor OFF: 'OFF # x'; nothing else may follow it"),
    ("separate_widget = \"", "no text in quotes: '\"'; write \"TEXT\""),
    (
      "screen_color = RED",
      "no colour: 'RED'; write (FOREGROUND,BACKGROUND,ON or OFF) or the name of another"
    ),
    (
      "screen_color = (",
      "no colour: '('; write (FOREGROUND,BACKGROUND,ON or OFF) or the name of another"
    ),
    (
      "screen_color = (RED,BLUE)",
      "not three to five parts: '(RED,BLUE)'; write (FOREGROUND,BACKGROUND,BOLD,UNDERLINE,REVERSE), "
        + "the last two only if wanted"
    ),
    (
      "screen_color = (PINK,BLUE,ON)",
      "no colour: 'PINK'; there are DEFAULT BLACK RED GREEN YELLOW BLUE MAGENTA CYAN WHITE"
    ),
    ("screen_color = (RED,BLUE,MAYBE)", "neither ON nor OFF: 'MAYBE'; nothing else may follow it"),
    ("bindkey msgbox F2", "not three words: 'msgbox F2'; write bindkey WIDGET KEY ACTION"),
    ("bindkey", "not three words: ''; write bindkey WIDGET KEY ACTION"),
    (
      "bindkey msgbox F2 OK # x",
      "not three words: 'msgbox F2 OK # x'; write bindkey WIDGET KEY ACTION"
    ),
    ("bindkey mesgbox F2 OK", "there is no widget 'mesgbox'; did you mean msgbox?"),
    (
      "bindkey msgbox F2 NEXTPAGE",
      "there is no action 'NEXTPAGE'; there are " + DialogBinding.actions
    ),
    ("bindkey msgbox x OK", "no key: 'x'; a character is written \\170"),
    ("bindkey msgbox ! OK", "no key: '!'; a character is written \\041"),
    ("bindkey msgbox ^ OK", "no key: '^'; write a letter or one of @ [ \\ ] ^ _ ? behind it"),
    (
      "bindkey msgbox \\8 OK",
      "no key: '\\8'; behind \\ stand up to three octal digits or one of a b f n r s t \\"
    ),
    (
      "bindkey msgbox F64 OK",
      "no key: 'F64'; write a name of curses such as F2, HOME or NPAGE, ^X, \\t or \\101"
    ),
  ])
  func `a wrong line changes nothing and is told`(line: String, warning: String) {
    var expected = DialogResource()
    expected.warnings = ["rc:2: " + warning]
    #expect(resource("", line) == expected)
  }

  @Test func `wrong lines leave the others their effect`() {
    let resource = resource("what", "use_shadow = OFF", "bindkey", "bindkey * F2 OK", "and")
    #expect(!resource.hasShadow)
    #expect(resource.bindings.count == 1)
    #expect(resource.warnings.map { $0.prefix(5) } == ["rc:1:", "rc:3:", "rc:5:"])
  }

  @Test func `a file of something else is not complained of line by line`() {
    let resource = DialogResource(
      parsing: Array(String(repeating: "x\n", count: 1000).utf8), name: Array("f".utf8))
    #expect(resource.warnings.count == DialogResourceParser.maxWarnings + 1)
    #expect(resource.warnings.last == "f: 980 more lines are wrong")
  }

  @Test func `warnings are one line whatever the file holds`() {
    for seed in 0..<400 {
      var random = Scatter(state: UInt64(seed) + 1)
      let resource = DialogResource(parsing: random.file(), name: Array("f".utf8))
      for warning in resource.warnings {
        #expect(warning.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{7F}" })
        #expect(warning.utf8.count < 1000)
      }
      #expect(resource.colors.count == DialogResource().colors.count)
    }
  }

  @Test func `a line may be of any length`() {
    let long = Array(String(repeating: "(", count: 1 << 20).utf8)
    for start in ["", "aspect = ", "screen_color = ", "bindkey ", "bindkey * ", "#"] {
      let bytes = Array(start.utf8) + long + [0x0A] + Array("use_shadow = OFF".utf8)
      let resource = DialogResource(parsing: bytes, name: [])
      #expect(!resource.hasShadow)
      #expect(resource.warnings.count == (start == "#" ? 0 : 1))
    }
  }
}

/// Bytes in no order, with pieces of real files among them.
private struct Scatter {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func file() -> [UInt8] {
    let pieces = [
      "screen_color", " = ", "=", "(", ")", ",", "RED", "ON", "\n", "\r\n", "#", "bindkey ", "* ",
      "msgbox ", "\\", "^", "~", "F", "777", "\"", "aspect", "separate_widget", "tab_len", " ",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<200 {
      if next(3) == 0 {
        bytes.append(UInt8(next(256)))
      } else {
        bytes += Array(pieces[next(pieces.count)].utf8)
      }
    }
    return bytes
  }
}
