// What the script gets: codes, words, JSON and lines for eval.

import Controls
import Options
import Program
import Terminal
import Testing
import Values

struct AnswerTests {
  struct Row: Sendable {
    let line: String
    let ending: Ending
    let text: String
    let code: Int32
    /// What is written where the person sees it anyway; nil: the same.
    var seen: String?

    init(_ line: String, _ ending: Ending, _ text: String, _ code: Int32, seen: String? = nil) {
      (self.line, self.ending, self.text, self.code) = (line, ending, text, code)
      self.seen = seen
    }
  }

  static let words = [
    Row("--alert x", .button(.ok), "OK\n", 0, seen: ""),
    Row("--alert x", .button(.cancel), "Cancel\n", 1, seen: ""),
    Row("--alert x", .escape, "", 6), Row("--alert --timeout 5 x", .timeout, "", 5),
    Row(
      "--alert --timeout 5 --timeout-answer cancel x", .timeout, "Cancel\n", 1, seen: ""),
    Row("--alert --timeout 5 --timeout-answer ok x", .timeout, "OK\n", 0, seen: ""),
    Row("--alert --extra-label More x", .button(.extra), "Extra\n", 3, seen: ""),
    Row("--alert --help-label Why x", .button(.help), "Help\n", 2, seen: ""),
    Row("--alert --ok-label Los x", .button(.ok), "OK\n", 0, seen: ""),
    Row("--alert --button save --button drop x", .button(.custom("save")), "save\n", 10, seen: ""),
    Row("--alert --button save --button drop x", .button(.custom("drop")), "drop\n", 11, seen: ""),
    Row("--alert --button Save:20=Keep x", .button(.custom("Save")), "Save\n", 20, seen: ""),
    Row("--alert --print x", .button(.ok), "OK\n", 0), Row("--alert --print x", .escape, "", 6),
    Row("--alert --quiet x", .button(.cancel), "", 1),
    Row("--alert -0 x", .button(.ok), "OK\0", 0, seen: ""),
    Row("--alert --output fd:3 x", .button(.ok), "OK\n", 0),
    Row("--alert --output fd:3 --quiet x", .button(.ok), "", 0),
    Row("--confirm x", .button(.yes), "", 0), Row("--confirm x", .button(.no), "", 1),
    Row("--confirm x", .escape, "", 6), Row("--confirm --print x", .button(.yes), "Yes\n", 0),
    Row("--confirm --print x", .button(.no), "No\n", 1),
    Row("--confirm --output fd:3 x", .button(.no), "No\n", 1),
    Row("--message x", .button(.ok), "", 0), Row("--message --print x", .button(.ok), "OK\n", 0),
    Row("x", .shown, "", 0),
  ]

  static let json = [
    Row(
      "--alert --json x", .button(.ok),
      #"{"box":"alert","status":"ok","code":0,"button":"OK"}"# + "\n", 0),
    Row(
      "--alert --json --id del x", .button(.cancel),
      #"{"box":"alert","id":"del","status":"no","code":1,"button":"Cancel"}"# + "\n", 1),
    Row("--alert --json x", .escape, #"{"box":"alert","status":"esc","code":6}"# + "\n", 6),
    Row(
      "--confirm --json --timeout 5 x", .timeout,
      #"{"box":"confirm","status":"timeout","code":5}"# + "\n", 5),
    Row(
      "--confirm --json --timeout 5 --timeout-answer no x", .timeout,
      #"{"box":"confirm","status":"timeout","code":1,"button":"No"}"# + "\n", 1),
    Row(
      "--alert --json --extra-label E x", .button(.extra),
      #"{"box":"alert","status":"extra","code":3,"button":"Extra"}"# + "\n", 3),
    Row(
      "--alert --json --help-label H x", .button(.help),
      #"{"box":"alert","status":"help","code":2,"button":"Help"}"# + "\n", 2),
    Row(
      "--alert --json --button save x", .button(.custom("save")),
      #"{"box":"alert","status":"button","code":10,"button":"save"}"# + "\n", 10),
    Row(
      "--message --json x", .button(.ok),
      #"{"box":"message","status":"ok","code":0,"button":"OK"}"# + "\n", 0),
    Row("--message --json --quiet x", .button(.ok), "", 0),
  ]

  static let shell = [
    Row(
      "--alert --shell x", .button(.ok),
      "toast_box='alert'\ntoast_id=''\ntoast_status='ok'\ntoast_code='0'\ntoast_button='OK'\n(exit 0)\n",
      0),
    Row(
      "--alert --shell=t_ --id del x", .escape,
      "t_box='alert'\nt_id='del'\nt_status='esc'\nt_code='6'\nt_button=''\n(exit 6)\n", 6),
    Row(
      "--confirm --shell x", .button(.no),
      "toast_box='confirm'\ntoast_id=''\ntoast_status='no'\ntoast_code='1'\ntoast_button='No'\n(exit 1)\n",
      1),
  ]

  @Test(arguments: [words, json, shell].joined())
  func `an ending has a code and a text`(row: Row) throws {
    let request = try box(row.line)
    let answer = Answer(row.ending, of: request)
    #expect(answer.code == row.code)
    let text = String(decoding: answer.text(for: request, isSeen: false), as: UTF8.self)
    #expect(text == row.text)
    let seen = String(decoding: answer.text(for: request, isSeen: true), as: UTF8.self)
    #expect(seen == row.seen ?? row.text)
  }

  static let quoted: [(text: String, json: String, shell: String)] = [
    ("", #""""#, "''"), ("plain", #""plain""#, "'plain'"), ("it's", #""it's""#, #"'it'\''s'"#),
    ("'", #""'""#, #"''\'''"#), ("a\"b\\c", #""a\"b\\c""#, #"'a"b\c'"#),
    ("a\nb\tc\rd", #""a\nb\tc\rd""#, "'a\nb\tc\rd'"),
    ("\u{1}\u{1F}", #""\u0001\u001f""#, "'\u{1}\u{1F}'"),
    ("\u{7F}", #""\u007f""#, "'\u{7F}'"),
    (
      "\u{80}\u{9B}31m\u{9F}\u{A0}", "\"\\u0080\\u009b31m\\u009f\u{A0}\"",
      "'\u{80}\u{9B}31m\u{9F}\u{A0}'"
    ), ("漢 é 👩‍🚀", #""漢 é 👩‍🚀""#, "'漢 é 👩‍🚀'"),
    ("$(x) `y` \\", #""$(x) `y` \\""#, #"'$(x) `y` \'"#), ("\r\n", #""\r\n""#, "'\r\n'"),
  ]

  @Test(arguments: quoted)
  func `a value is quoted for JSON and for a shell`(
    row: (text: String, json: String, shell: String)
  ) {
    #expect(row.text.quotedForJSON == row.json)
    #expect(row.text.quotedForShell == row.shell)
  }

  @Test func `a shell reads the quoted values back`() {
    let texts = Self.quoted.map(\.text)
    let script = "printf '%s|' " + texts.map(\.quotedForShell).joined(separator: " ")
    let words = ["sh", "-c", script].map { Array($0.utf8) }
    let output = Child.output(of: words, timeout: .seconds(10))
    #expect(output?.bytes == Array((texts.joined(separator: "|") + "|").utf8))
  }

  @Test func `eval goes on only after OK`() throws {
    let request = try box("--alert --shell x")
    for (ending, words) in [(Ending.button(.ok), "OK went on"), (.button(.cancel), "Cancel 1")] {
      let answer = Answer(ending, of: request)
      let text = String(decoding: answer.text(for: request, isSeen: false), as: UTF8.self)
      let script =
        "if eval \(text.quotedForShell); then echo $toast_button went on; else echo $toast_button $?; fi"
      let output = Child.output(
        of: ["sh", "-c", script].map { Array($0.utf8) }, timeout: .seconds(10))
      #expect(output.map { String(decoding: $0.bytes, as: UTF8.self) } == words + "\n")
    }
  }
}

extension String {
  /// The string as one word of a POSIX shell.
  fileprivate var quotedForShell: String {
    String(decoding: Array(utf8).quotedForShell, as: UTF8.self)
  }
}
