// How values are written: as lines, ended by NUL, as JSON and for a shell.

import Controls
import Options
import Program
import Terminal
import Testing
import Values

struct ValueAnswerTests {
  struct Row: Sendable {
    let line: String
    let ending: Ending
    let values: [[UInt8]]?
    let text: String
    let code: Int32

    init(_ line: String, _ ending: Ending, _ values: [String]?, _ text: String, _ code: Int32) {
      self.init(line, ending, bytes: values?.map { Array($0.utf8) }, text, code)
    }

    init(_ line: String, _ ending: Ending, bytes: [[UInt8]]?, _ text: String, _ code: Int32) {
      (self.line, self.ending, values, self.text, self.code) = (line, ending, bytes, text, code)
    }
  }

  static let lines = [
    Row("--choose x a", .button(.ok), ["a"], "a\n", 0),
    Row("--choose x a", .button(.ok), ["a\nb"], "a\nb\n", 0),
    Row("--choose x a", .button(.cancel), ["a"], "", 1),
    Row("--choose x a", .escape, ["a"], "", 6),
    Row("--choose --help-label h x a", .button(.help), ["a"], "", 2),
    Row("--choose --extra-label e x a", .button(.extra), ["a"], "a\n", 3),
    Row("--choose --button edit --button cancel x a", .button(.custom("edit")), ["a"], "a\n", 10),
    Row("--choose --multiple x a b", .button(.ok), ["a", "b"], "a\nb\n", 0),
    Row("--choose --multiple x a b", .button(.ok), [], "", 0),
    Row("--choose --multiple -0 x a b", .button(.ok), ["a", "b"], "a\0b\0", 0),
    Row("--choose x a", .button(.ok), [""], "\n", 0),
    Row("--choose --timeout 5 x a", .timeout, ["a"], "", 5),
    Row("--choose --timeout 5 --timeout-answer ok x a", .timeout, ["a"], "a\n", 0),
    Row("--choose --timeout 5 --timeout-answer ok x a", .timeout, nil, "", 5),
    Row("--choose --timeout 5 --timeout-answer cancel x a", .timeout, ["a"], "", 1),
    Row("--input x", .button(.ok), ["text"], "text\n", 0),
    Row("--password x", .button(.ok), ["secret"], "secret\n", 0),
  ]

  static let forms = [
    Row(
      "--choose --json x a", .button(.ok), ["a\"b"],
      #"{"box":"choose","status":"ok","code":0,"button":"OK","value":"a\"b"}"# + "\n", 0),
    Row(
      "--choose --json x a", .button(.cancel), ["a"],
      #"{"box":"choose","status":"no","code":1,"button":"Cancel"}"# + "\n", 1),
    Row(
      "--choose --json --multiple x a", .button(.ok), ["a", "b"],
      #"{"box":"choose","status":"ok","code":0,"button":"OK","values":["a","b"]}"# + "\n", 0),
    Row(
      "--choose --json --multiple x a", .button(.ok), [],
      #"{"box":"choose","status":"ok","code":0,"button":"OK","values":[]}"# + "\n", 0),
    Row(
      "--choose --json x a", .button(.ok), bytes: [[0xFF, 0x41]],
      #"{"box":"choose","status":"ok","code":0,"button":"OK","value":"\#u{FFFD}A","valueBase64":"/0E="}"#
        + "\n", 0),
    Row(
      "--choose --json --multiple x a", .button(.ok), bytes: [[0x61], [0xFF], [0, 1, 0xFE]],
      #"{"box":"choose","status":"ok","code":0,"button":"OK","values":["a","\#u{FFFD}","\u0000\u0001\#u{FFFD}"],"valuesBase64":["YQ==","/w==","AAH+"]}"#
        + "\n", 0),
    Row(
      "--choose --shell x a", .button(.ok), ["it's"],
      "toast_box='choose'\ntoast_id=''\ntoast_status='ok'\ntoast_code='0'\ntoast_button='OK'\ntoast_value='it'\\''s'\n(exit 0)\n",
      0),
    Row(
      "--choose --shell=c_ --multiple x a", .button(.ok), ["a", "b"],
      "c_box='choose'\nc_id=''\nc_status='ok'\nc_code='0'\nc_button='OK'\nc_count='2'\nc_value_1='a'\nc_value_2='b'\n(exit 0)\n",
      0),
    Row(
      "--input --shell=c_ x", .escape, ["a"],
      "c_box='input'\nc_id=''\nc_status='esc'\nc_code='6'\nc_button=''\nc_value=''\n(exit 6)\n", 6),
  ]

  @Test(arguments: [lines, forms].joined())
  func `an ending with values has a code and a text`(row: Row) throws {
    let request = try box(row.line)
    let answer = Answer(row.ending, of: request, values: row.values)
    #expect(answer.code == row.code)
    for isSeen in [false, true] {
      let text = answer.text(for: request, isSeen: isSeen)
      #expect(String(decoding: text, as: UTF8.self) == row.text)
    }
  }

  @Test func `a list without rows has an answer of its own`() throws {
    let request = try box("--choose --json x")
    let text = Answer.empty.text(for: request, isSeen: false)
    #expect(Answer.empty.code == 8)
    #expect(
      String(decoding: text, as: UTF8.self) == #"{"box":"choose","status":"empty","code":8}"# + "\n"
    )
    #expect(Answer.empty.text(for: try box("--choose x"), isSeen: false).isEmpty)
  }

  @Test func `a value of any bytes comes back from eval`() throws {
    let value = (1...255).map(UInt8.init)
    let request = try box("--choose --shell x a")
    let text = Answer(.button(.ok), of: request, values: [value]).text(for: request, isSeen: false)
    let script =
      Array("eval ".utf8) + text.quotedForShell + Array("; printf %s \"$toast_value\"".utf8)
    let words = [Array("sh".utf8), Array("-c".utf8), script]
    #expect(Child.output(of: words, timeout: .seconds(10))?.bytes == value)
  }
}
