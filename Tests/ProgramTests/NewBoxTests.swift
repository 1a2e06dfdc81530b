// A box that the program does not have, added as the README says: a row of the table of recipes with a control that is
// there already, and what its value is without a person.

import Controls
import Drawing
import Input
import Options
import Screens
import Testing
import Text
import Values

@testable import Program

/// One of three colours.
private struct AskedColor: AskedValue {
  static let colors = ["red", "green", "blue"].map { Array($0.utf8) }

  func values(of answers: [[UInt8]], from place: String) throws(Failure) -> [[UInt8]] {
    guard let color = answers.last, Self.colors.contains(color) else {
      throw Failure("\(place): no color", status: ExitCode.badData)
    }
    return [color]
  }

  func defaultValues() throws(Failure) -> [[UInt8]] { [Self.colors[0]] }

  func items(_ builder: BoxBuilder) -> [FormItem] {
    var options = ListOptions(rules: builder.rules)
    options.hidesTags = true
    let rows = ListItems(
      ByteStrings(Self.colors), count: Self.colors.count, fields: ListItems.Fields())
    return [FormItem(Form.valueName, List(rows, choosing: .row, showing: options))]
  }
}

struct NewBoxTests {
  static let recipe = OwnRecipe(
    kind: .message, answerWord: "COLOR", value: { _, _ in AskedColor() })

  private func asked() throws -> (form: Form, value: any AskedValue) {
    let variables = environment("TERM=xterm-256color LANG=C.UTF-8")
    let builder = BoxBuilder(
      try box("--message --title Color 'Which one?'"),
      in: ProgramEnvironment(variables: variables))
    let value = try #require(try Self.recipe.value?(builder.request, builder.environment))
    let message = try Message(builder.request, rules: builder.rules)
    let form = builder.form(message, value.items(builder), usualColumns: Self.recipe.usualColumns)
    return (form, value)
  }

  @Test func `it has a picture`() throws {
    let form = try asked().form
    let drawn = Drawn(columns: 36, rows: 10) {
      form.draw(on: &$0, in: Scene(Rect(Point(), Size(columns: 36, rows: 10))))
    }
    #expect(
      drawn.picture == """
        ╭──────────────────────────────────╮
        │              Color               │
        │            Which one?            │
        ├──────────────────────────────────┤
        │ ▸ red                            │
        │   green                          │
        │   blue                           │
        ├──────────────────────────────────┤
        │                OK                │
        ╰──────────────────────────────────╯
        """)
  }

  @Test func `its value comes from keys, from lines and from prepared answers`() throws {
    var (form, value) = try asked()
    let scene = Scene(Rect(Point(), Size(columns: 36, rows: 10)))
    #expect(form.handle(.input(.key(.down)), in: scene) == .changed)
    #expect(form.answers == [Array("green".utf8)])
    #expect(form.handle(.input(.key(.enter)), in: scene) == .done(.button(.ok)))
    let meant = try form.items[0].control.parse(Array("3".utf8)).get()
    #expect(form.set(meant, of: Form.valueName) == nil)
    #expect(form.answers == [Array("blue".utf8)])
    #expect(try value.values(of: [Array("green".utf8)], from: "x") == [Array("green".utf8)])
    #expect(throws: Failure.self) { try value.values(of: [Array("pink".utf8)], from: "x") }
  }
}
