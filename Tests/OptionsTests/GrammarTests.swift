// Right lines and what they ask for.

import Testing
import Text

@testable import Options
import Values

@Test(arguments: [
  ("--", true), ("--success", true), ("--style error --top", true), ("--percent 5", true),
  ("--toast", true), ("--wait", true), ("''", false), ("--text ''", false), ("--title ''", false),
  ("--success ''", false), ("-- ''", false), ("--text-file f", false), ("--alert", false),
  ("--run -- true", false),
])
func `a toast without words is known, and empty ones are words`(line: String, lacks: Bool) throws {
  #expect(try box(line)?.lacksWords == lacks)
}

@Test func `no words ask for nothing`() throws {
  #expect(try Request(parsing: []) == .nothing)
  #expect(try Request(parsing: [], defaults: bytes("--nonsense")) == .nothing)
}

@Test func `an empty word is an empty toast`() throws {
  #expect(try request("''") == .box(BoxRequest(kind: .toast, message: [])))
  #expect(try request("--") == .box(BoxRequest(kind: .toast)))
}

@Test(arguments: [
  "-5 °C", "- item", "->", "--- x ---", "-", "--Foo", "-ab", "--foo bar", "---", "--_x", "--9",
  "-é", "-1", "–", "– confirm", "—x", "–5 °C", "––––top", "-Title", "-top", "--confirm it",
  "–Größe", "-alerts",
  "-5", "—", "--text file", "- -", "--fooBar", "--foo_bar", "--=x", "a=b", " --top", "-\n", "--é",
])
func `what does not have the form of an option is text`(text: String) throws {
  #expect(
    try Request(parsing: [bytes(text)]) == .box(BoxRequest(kind: .toast, message: bytes(text))))
}

@Test func `a message is any bytes`() throws {
  let message: [UInt8] = [0xFF, 0x2D, 0x1B, 0x80]
  #expect(try Request(parsing: [message]) == .box(BoxRequest(kind: .toast, message: message)))
  let dashed: [UInt8] = [0x2D, 0x2D, 0xFF]
  #expect(try Request(parsing: [dashed]) == .box(BoxRequest(kind: .toast, message: dashed)))
}

@Test(arguments: [
  "--top Saved", "Saved --top", "--top -- Saved", "--bottom Saved --top",
  "--bottom --top Saved --", "--toast --top --toast Saved",
])
func `options and the message stand in any order`(line: String) throws {
  let box = try #require(try box(line))
  #expect(box.kind == .toast && box.message == bytes("Saved"))
  #expect(box.settings.vertical == .top)
}

@Test func `after two dashes nothing is an option`() throws {
  #expect(try box("-- --alert")?.message == bytes("--alert"))
  #expect(try box("-- --")?.message == bytes("--"))
  #expect(try box("--alert -- -h")?.kind == .alert)
}

@Test func `a value is the next word whatever it is`() throws {
  #expect(try box("--title --alert x")?.settings.title == bytes("--alert"))
  #expect(try box("-t -- x")?.settings.title == bytes("--"))
  #expect(try box("--title= x")?.settings.title == [])
  #expect(try box("--title=a=b x")?.settings.title == bytes("a=b"))
  #expect(try box("--text=-x")?.settings.paragraphs == [bytes("-x")])
}

@Test(arguments: [
  "-5 °C", "- item", "->", "--- x ---", "-", "--Foo", "-ab", "--", "-5", "—", "--text file", "- -",
  "--alert", "-h",
])
func `behind two dashes and in --text any text is text`(text: String) throws {
  for words in [["--alert", "--", text], ["--alert", "--text=" + text]] {
    guard case .box(let box) = try Request(parsing: words.map { bytes($0) }) else {
      Issue.record("no box")
      return
    }
    #expect(box.kind == .alert)
    #expect((box.message.map { [$0] } ?? box.settings.paragraphs) == [bytes(text)])
  }
}

/// A line, its box, and how its settings differ from those of the plain box.
struct RightLine: Sendable, CustomTestStringConvertible {
  let line: String
  let change: @Sendable (inout Settings) -> Void
  var testDescription: String { line }

  init(_ line: String, _ change: @escaping @Sendable (inout Settings) -> Void) {
    self.line = line
    self.change = change
  }

  static let table = texts + places + looks + answers

  static let texts = [
    RightLine("-t T --title U") { $0.title = bytes("U") },
    RightLine("--text a --text ''") { $0.paragraphs = [bytes("a"), []] },
    RightLine("--text-file -") { $0.textFile = bytes("-") },
    RightLine("-e --ansi") {
      $0.interpretsEscapes = true
      $0.takesColorSequences = true
    },
  ]
  static let places = [
    RightLine("--top --right") {
      $0.vertical = .top
      $0.horizontal = .right
    },
    RightLine("--top --center --left --right") {
      $0.vertical = .center
      $0.horizontal = .right
    },
    RightLine("--position bottom-left") {
      $0.vertical = .bottom
      $0.horizontal = .left
    },
    RightLine("--position top") {
      $0.vertical = .top
      $0.horizontal = .center
    },
    RightLine("--position right --top") {
      $0.vertical = .top
      $0.horizontal = .right
    },
    RightLine("--top --position center") {
      $0.vertical = .center
      $0.horizontal = .center
    },
    RightLine("--width 40") { $0.width = .cells(40) },
    RightLine("--width 100%") { $0.width = .percent(100) },
    RightLine("--width -4") { $0.width = .less(4) },
    RightLine("--alert --height=-0") { $0.height = .less(0) },
    RightLine("--alert --inline --keep") {
      $0.screen = .inline
      $0.keepsLine = true
    },
    RightLine("--alert --top --left --inline") {
      $0.screen = .inline
      $0.horizontal = .left
    },
    RightLine("--alert --inline --center") { $0.vertical = .center },
    RightLine("--alert --inline --position left") {
      $0.vertical = .center
      $0.horizontal = .left
    },
    RightLine("--alert --inline --borrow-screen") { $0.screen = .borrowed },
    RightLine("--alert --borrow-screen --top") {
      $0.screen = .borrowed
      $0.vertical = .top
    },
    RightLine("--alert --borrow-screen --inline") { $0.screen = .inline },
  ]
  static let looks = [
    RightLine("--warning") { $0.severity = .warning },
    RightLine("--error --style none") { $0.severity = .none },
    RightLine("--foreground bright-Blue --background '#fa0'") {
      $0.foreground = .palette(12)
      $0.background = .rgb(255, 170, 0)
    },
    RightLine("--color never --ascii --ambiguous wide") {
      $0.colorMode = .never
      $0.isASCII = true
      $0.ambiguousIsWide = true
    },
    RightLine("--animation slide") { $0.animation = .slide },
    RightLine("--alert --animation pop --animation none") { $0.animation = Animation.none },
    RightLine("--alert --set-color border=red/ --set-color text=/4 --set-color box=1/2") {
      $0.partColors = [
        PartColors(part: .border, foreground: .palette(1), background: nil),
        PartColors(part: .text, foreground: nil, background: .palette(4)),
        PartColors(part: .box, foreground: .palette(1), background: .palette(2)),
      ]
    },
    RightLine("--alert --set-color title=#102030") {
      $0.partColors = [PartColors(part: .title, foreground: .rgb(16, 32, 48), background: nil)]
    },
    RightLine("--via inline --plain --tty /dev/tty1") {
      $0.method = .inline
      $0.isPlain = true
      $0.terminal = bytes("/dev/tty1")
    },
  ]
  static let answers = [
    RightLine("--id a.b-C_9 -q") {
      $0.id = "a.b-C_9"
      $0.verbosity = .never
    },
    RightLine("--alert --quiet --print") { $0.verbosity = .always },
    RightLine("--alert --print -q") { $0.verbosity = .never },
    RightLine("--alert --json") { $0.format = .json },
    RightLine("--alert --json --shell") { $0.format = .shell(prefix: "toast_") },
    RightLine("--alert --shell=") { $0.format = .shell(prefix: "toast_") },
    RightLine("--alert --shell=my_2") { $0.format = .shell(prefix: "my_2") },
    RightLine("--alert --shell --json") { $0.format = .json },
    RightLine("--alert -0 --output fd:7") {
      $0.endsWithNUL = true
      $0.output = .descriptor(7)
    },
    RightLine("--alert --output a/b") { $0.output = .file(bytes("a/b")) },
    RightLine("--alert --output x --output -") { $0.output = .standardOutput },
    RightLine("--alert --answer oK --assume-default --no-mouse") {
      $0.answers = [bytes("OK")]
      $0.assumesDefault = true
      $0.usesMouse = false
    },
    RightLine("--confirm --timeout 30s --timeout-answer NO") {
      $0.timeout = .seconds(30)
      $0.timeoutAnswer = .no
    },
  ]
}

@Test(arguments: RightLine.table)
func `a line fills the settings it names and no others`(row: RightLine) throws {
  let given = try #require(try box(row.line))
  var expected = try #require(try box("--\(given.kind.rawValue)")).settings
  row.change(&expected)
  #expect(given.settings == expected)
}

@Test(arguments: [
  ("2.5", Duration.milliseconds(2500)), ("0", .zero), (".25", .milliseconds(250)),
  ("500ms", .milliseconds(500)), ("30s", .seconds(30)), ("2m", .seconds(120)),
  ("1.5h", .seconds(5400)), ("1.5ms", .microseconds(1500)), ("0.000000001", .nanoseconds(1)),
  ("1.00000000099", .seconds(1)), ("short", .seconds(1)), ("long", .milliseconds(3500)),
  ("365.0h", .seconds(365 * 3600)), ("007", .seconds(7)),
])
func `a time is seconds, or has a unit`(text: String, time: Duration) throws {
  #expect(try box("--duration \(text) x")?.settings.duration == time)
}

@Test(arguments: [
  "", "x", "-1", "+1", "1.", ".", "1..2", "1.2.3", "1 s", "1d", "1e3", "1,5", "1sec", "9999999999",
  "8761h",
  "∞", "1S", "s", "ms",
])
func `what is no time is refused`(text: String) {
  #expect(complaint("--duration '\(text)' x")?.status == 64)
}

@Test(arguments: [
  "0", "0.0", "-", "%", "0%", "101%", "1.5", "65536", "-65536", "4 ", "", "x", "--4", "%4",
])
func `what is no size is refused`(text: String) {
  #expect(complaint("--width '\(text)' x")?.status == 64)
}

@Test(arguments: [
  ("-h", Request.help(nil)), ("--help", .help(nil)), ("--help=alert", .help(.alert)),
  ("--alert --help", .help(.alert)), ("--alert --timeout 3 Text -h", .help(.alert)),
  ("--help --help=confirm", .help(.confirm)), ("-V", .version), ("--version", .version),
  ("--man-page", .manPage(.toast)), ("--man-page=toast-layout", .manPage(.layout)),
  ("--schema", .schema), ("--completions fish", .completions(.fish)),
  ("--reset", .reset(Settings())), ("--doctor", .doctor(Settings())),
])
func `an action is asked for by its option`(line: String, expected: Request) throws {
  #expect(try request(line) == expected)
}

@Test func `the doctor and the repair can be told the terminal`() throws {
  var settings = Settings()
  settings.terminal = bytes("/dev/tty2")
  #expect(try request("--reset --tty /dev/tty2") == .reset(settings))
  settings.method = .gap
  settings.colorMode = .always
  #expect(
    try request("--doctor --via gap", defaults: "--color always --tty /dev/tty2")
      == .doctor(settings))
}
