// The line that stays of a box.

import Controls
import Options
import Testing
import Text
import Values

@testable import Program
import Screens

struct KeptLineTests {
  struct Row: Sendable {
    let line: String
    let ending: Ending
    let text: String?
    var keys: String = ""

    init(_ line: String, _ ending: Ending, _ text: String?, typed keys: String = "") {
      (self.line, self.ending, self.text, self.keys) = (line, ending, text, keys)
    }
  }

  static let rows = [
    Row("--alert 'Delete 3 files?'", .button(.ok), "? Delete 3 files? OK"),
    Row("--alert --ok-label Weg Delete", .button(.ok), "? Delete: Weg"),
    Row("--alert -t Title Text", .button(.cancel), "? Title: Cancel"),
    Row("--alert -t Title", .button(.ok), "? Title: OK"),
    Row("--confirm -e 'Go?\\nReally?'", .button(.no), "? Go? No"),
    Row("--alert --button save=Speichern x", .button(.custom("save")), "? x: Speichern"),
    Row("--alert x", .escape, "? x: esc"),
    Row("--alert --timeout 3 x", .timeout, "? x: time is up"),
    Row("--alert --timeout 3 --timeout-answer ok x", .timeout, "? x: OK"),
    Row("--alert x", .shown, nil),
    Row("--input City --value Oslo", .button(.ok), "? City: Oslo"),
    Row("--input City --value Oslo", .button(.cancel), "? City: Cancel"),
    Row("--input City --value Oslo --timeout 1 --timeout-answer ok", .timeout, "? City: Oslo"),
    Row("--input City", .button(.ok), "? City"),
    Row("--input '' --value Oslo", .button(.ok), "? Oslo"),
    Row("--input City --value 'a\u{1B}[2Jb'", .button(.ok), "? City: a␛[2Jb"),
    Row("--password Secret", .button(.ok), "? Secret: OK"),
    Row("--number Count --value 12", .button(.ok), "? Count: 12"),
    Row("--slider Count --value 12", .button(.ok), "? Count: 12"),
    Row("--choose Which --tags a Apple b Bean", .button(.ok), "? Which: Apple"),
    Row("--choose Which a", .button(.cancel), "? Which: Cancel"),
    Row(
      "--choose --multiple Which a b c --selected a --selected c", .button(.ok), "? Which: a, c"),
    Row("--choose --multiple Which a b", .button(.ok), "? Which"),
  ]

  @Test(arguments: rows)
  func `question and answer are a line`(row: Row) throws {
    #expect(try kept(row.line, row.ending, "C.UTF-8") == row.text)
  }

  @Test func `how a box was left is said in the person's language`() throws {
    #expect(try kept("--alert Weg", .escape, "de_DE.UTF-8") == "? Weg: Esc")
    #expect(try kept("--alert Weg", .timeout, "de_DE.UTF-8") == "? Weg: Zeit abgelaufen")
    #expect(try kept("--alert Weg", .timeout, "de_DE.ISO-8859-1") == "? Weg: Zeit abgelaufen")
    #expect(try kept("--alert x", .timeout, "ja_JP.ISO-8859-1") == "? x: time is up")
  }

  private func kept(_ line: String, _ ending: Ending, _ locale: String) throws -> String? {
    let request = try box(line)
    let environment = ProgramEnvironment(
      variables: environment("TERM=xterm-256color LANG=\(locale)"))
    let builder = BoxBuilder(request, in: environment)
    let value = try OwnRecipe.of(request.kind)?.value?(request, environment)
    let form = builder.form(
      try Message(request, rules: builder.rules), value?.items(builder) ?? [], usualColumns: 36)
    let kept = KeptLine(form, ending, request.settings, environment.hintWords, builder.rules)
    return kept.words?.visible
  }
}
