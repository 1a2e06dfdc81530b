// What is found around the program, the words of a message, and what becomes of errors.

import Options
import Testing
import Text

@testable import Screens
@testable import Terminal

struct ProgramEnvironmentTests {
  private func program(_ variables: String) -> ProgramEnvironment {
    ProgramEnvironment(variables: environment(variables))
  }

  static let plain: [(line: String, variables: String, isPlain: Bool)] = [
    ("--alert x", "TERM=xterm", false), ("--alert --plain x", "TERM=xterm", true),
    ("--alert x", "TERM=dumb", true), ("--alert x", "TERM=xterm ACCESSIBLE=1", true),
    ("--alert x", "TERM=xterm ACCESSIBLE=0", false), ("--alert x", "TERM=xterm ACCESSIBLE=", false),
  ]

  @Test(arguments: plain)
  func `questions are put line by line for who needs that`(
    row: (line: String, variables: String, isPlain: Bool)
  ) throws {
    #expect(program(row.variables).isPlain(try box(row.line).settings) == row.isPlain)
  }

  @Test func `TOAST_INTERACTIVE=0 is as if there were no terminal`() throws {
    #expect(program("TOAST_INTERACTIVE=1").mayAsk)
    #expect(program("").mayAsk)
    let none = program("TOAST_INTERACTIVE=0")
    #expect(!none.mayAsk)
    let terminal = try none.terminal(try box("--alert --tty /nowhere x").settings)
    #expect(terminal == nil)
  }

  @Test func `a terminal that was named but is none is told`() {
    for path in ["/dev/null", "/nowhere"] {
      do throws(Failure) {
        var settings = Settings()
        settings.terminal = Array(path.utf8)
        _ = try program("TERM=xterm").terminal(settings)
        Issue.record("no complaint")
      } catch {
        #expect(error.status == 69)
        #expect(error.message.contains(path))
      }
    }
  }

  static let encoded: [(variables: String, bytes: [UInt8])] = [
    ("LANG=C.UTF-8", [0x61, 0xC3, 0xA9, 0xD0, 0x96]), ("LANG=de.ISO-8859-1", [0x61, 0xE9, 0x3F]),
    ("LANG=C", [0x61, 0x3F, 0x3F]),
  ]

  @Test(arguments: encoded)
  func `lines go out in the locale's encoding`(row: (variables: String, bytes: [UInt8])) {
    #expect(program(row.variables).encoded("aéЖ") == row.bytes)
  }

  static let shown: [(variables: String, bytes: [UInt8], text: String)] = [
    ("LANG=C.UTF-8", Array("a b\nc\n".utf8), "a b\nc\n"), ("LANG=C.UTF-8", [], ""),
    ("LANG=C.UTF-8", Array("a\tb\n\n".utf8), "a\tb\n\n"),
    ("LANG=C.UTF-8", Array("\u{1B}[31m\u{7}\u{7F}\r\u{0}\n".utf8), "␛[31m␇␡␍␀\n"),
    ("LANG=C.UTF-8", Array("\u{9B}31m".utf8) + [0x9B, 0xFF, 0x0A], "�31m��\n"),
    ("LANG=C.UTF-8", Array("a\u{202E}b".utf8), "ab"), ("LANG=C", Array("Û\u{1B}c".utf8), "U^[c"),
  ]

  @Test(arguments: shown)
  func `an answer on a terminal has pictures of what a terminal would act on`(
    row: (variables: String, bytes: [UInt8], text: String)
  ) {
    #expect(String(decoding: program(row.variables).shown(row.bytes), as: UTF8.self) == row.text)
  }
}

struct MessageTests {
  private func message(_ line: String) throws -> Message {
    try Message(try box(line), rules: TextRules())
  }

  static let texts: [(line: String, text: String)] = [
    ("--alert one", "one"), ("--alert --text one --text two", "one\ntwo"),
    ("--alert 'one\\ntwo'", "one\\ntwo"), ("-e --alert 'one\\ntwo'", "one\ntwo"),
    ("--alert ''", ""), ("--alert '\u{1B}[2Jx'", "␛[2Jx"), ("--alert '\u{1B}[31mx'", "␛[31mx"),
    ("--alert --ansi '\u{1B}[31mx\u{1B}[2J'", "x"),
  ]

  @Test(arguments: texts)
  func `the text is what was said, made fit to be shown`(row: (line: String, text: String)) throws {
    #expect(try message(row.line).text.visible == row.text)
  }

  @Test func `colours are kept where they were asked for`() throws {
    #expect(
      try message("--alert --ansi '\u{1B}[31mx'").text.marks.first?.style == Style(.palette(1)))
    #expect(try message("--alert '\u{1B}[31mx'").text.marks.isEmpty)
  }

  @Test func `a title is one line`() throws {
    #expect(try message("-e --alert -t 'a\\nb' x").title.visible == "a b")
  }

  @Test func `nothing to say is known`() throws {
    #expect(try message("''").isEmpty)
    #expect(try !message("-t x ''").isEmpty)
  }

  @Test func `a text file that cannot be read is told`() throws {
    do throws(Failure) {
      var request = BoxRequest(kind: .alert)
      request.settings.textFile = Array("/nowhere".utf8)
      _ = try Message(request, rules: TextRules())
      Issue.record("no complaint")
    } catch {
      #expect(error.status == 66)
      #expect(error.message.contains("/nowhere"))
    }
  }
}

struct FailureTests {
  @Test func `errors keep their words and get their codes`() {
    #expect(Failure(UsageError("no such option")) == Failure("no such option", status: 64))
    #expect(Failure(TerminalError(.noTerminal, "none")).status == 69)
    #expect(Failure(TerminalError(.noTerminal, "none")).message == "none")
  }
}
