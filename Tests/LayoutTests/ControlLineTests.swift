// Control lines: what they change, what is wrong with one, and that a wrong one changes nothing.

import Controls
import Drawing
import Testing
import Text
import Values

@testable import Layout

struct ControlLineTests {
  /// A dialog that is shown, as far as control lines see it.
  private struct Dialog {
    var tree: LayoutTree
    var container: Container

    init() throws {
      let text = #"""
        {"body":[
          {"type":"text","name":"user","label":"User","pattern":"[a-z]*"},
          {"type":"number","name":"age","min":0,"max":150},
          {"type":"checkbox","name":"news","label":"News"},
          {"type":"select","name":"city","rows":["Bern","Oslo"],"when":"news"},
          {"type":"list","name":"parts","rows":["a","b","c"]},
          {"type":"group","name":"more","body":[{"type":"password","name":"secret"}]},
          {"type":"progress","name":"work","hidden":true},
          {"type":"button","name":"test","label":"Test"}]}
        """#
      var reader = LayoutReader(checkPattern: { _ in nil })
      let layout = try #require(reader.layout(try JSONParser.parse(Array(text.utf8))))
      let builder = LayoutBuilder(
        rules: TextRules(), sentences: .english, words: .english, moves: false,
        matcher: { _ in { bytes in bytes.allSatisfy { 0x61...0x7A ~= $0 } } })
      (tree, container) = LayoutTree.build(layout.body, builder)
    }

    /// Obeys a line; what is wrong with it, empty for nothing.
    mutating func obey(_ line: String) -> (effects: ControlEffects?, fault: String) {
      do throws(LayoutProblem) {
        let control = try ControlLine(
          Array(line.utf8), for: tree, container, buttons: [.ok, .cancel])
        return (control.apply(to: &container, &tree, at: .zero), "")
      } catch {
        return (nil, "\(error.offset) \(error.message)")
      }
    }

    /// All values, as JSON.
    var values: String { tree.json(of: container, onlyShown: false, withSecrets: false) }
    func isShown(_ name: String) -> Bool { container.isShown(tree.memberOf[name] ?? 0) }
  }

  @Test func `values of all kinds are set`() throws {
    var dialog = try Dialog()
    #expect(
      dialog.values
        == #"{"user":"","age":"","news":false,"city":null,"parts":[]}"#)
    let line =
      #"{"set":{"user":"ada","age":36,"news":true,"city":"Oslo","parts":["a","c"],"work":40}}"#
    #expect(dialog.obey(line).fault.isEmpty)
    #expect(
      dialog.values == #"{"user":"ada","age":36,"news":true,"city":"Oslo","parts":["a","c"]}"#)
    #expect(dialog.isShown("city"))
  }

  @Test func `parts are shown and hidden, problems said, titles changed`() throws {
    var dialog = try Dialog()
    #expect(!dialog.isShown("work") && dialog.isShown("secret"))
    let (effects, fault) = dialog.obey(
      #"{"show":["work"],"hide":["more"],"problem":{"user":"taken"},"title":"T","press":"ok"}"#)
    #expect(fault.isEmpty && dialog.isShown("work") && !dialog.isShown("secret"))
    #expect(
      dialog.container.members[0].shownProblem == Problem(DisplayText("taken", rules: TextRules())))
    #expect(effects?.title?.visible == "T" && effects?.press == .ok)
    #expect(dialog.obey(#"{"problem":{"user":null},"close":true}"#).effects?.closes == true)
    #expect(dialog.container.members[0].shownProblem == nil)
  }

  @Test func `what a file says can be said anew, and what was entered stays`() throws {
    var dialog = try Dialog()
    _ = dialog.obey(#"{"set":{"user":"ada","news":true,"parts":["b","c"]}}"#)
    let line =
      #"{"rows":{"parts":["c","d"],"city":["Rom"]},"set":{"city":"Rom"},"label":{"user":"Login"},"disabled":{"age":true}}"#
    #expect(dialog.obey(line).fault.isEmpty)
    #expect(dialog.values == #"{"user":"ada","age":"","news":true,"city":"Rom","parts":["c"]}"#)
    #expect(dialog.container.members[0].label?.visible == "Login")
    #expect(!dialog.container.members[1].isEnabled)
  }

  @Test(arguments: [
    ("{", "1 expected '}' for the '{' of line 1, found the end of the text"),
    ("[]", "0 a control line is an object, and this is an array"),
    (#"{"sett":{}}"#, "1 unknown member \"sett\"; did you mean \"set\"?"),
    (#"{"set":{"usr":"x"}}"#, "8 there is no control \"usr\"; did you mean \"user\"?"),
    (#"{"set":{"age":"x"}}"#, "14 age is a number, and this is a string"),
    (#"{"set":{"age":151}}"#, "14 age is from 0 to 150, and this is 151"),
    (#"{"set":{"user":"Ada"}}"#, "15 user is refused: This does not have the required form."),
    (#"{"set":{"city":"Rom"}}"#, "15 city is the value of a row, and \"Rom\" is none"),
    (#"{"show":"work"}"#, "8 show is an array of names, and this is a string"),
    (#"{"focus":"x"}"#, "9 there is no control \"x\""),
    (#"{"press":"okk"}"#, "9 there is no button \"okk\"; did you mean \"OK\"?"),
    (#"{"close":1}"#, "9 close is true or false, and this is a number"),
    (#"{"rows":{"user":["a"]}}"#, "9 a text has no rows"),
    (#"{"type":{"user":"number"}}"#, "1 unknown member \"type\""),
    (#"{"page":2}"#, "8 page is a number from 1 to 1"),
  ])
  func `a wrong line is told, and changes nothing`(line: String, sentence: String) throws {
    var dialog = try Dialog()
    _ = dialog.obey(#"{"set":{"user":"ada"}}"#)
    #expect(dialog.obey(line).fault == sentence)
    let mixed = #"{"set":{"user":"eve"},"# + line.dropFirst()
    if line.hasPrefix("{\"") { #expect(!dialog.obey(mixed).fault.isEmpty) }
    #expect(dialog.values.hasPrefix(#"{"user":"ada""#))
  }

  @Test func `events tell what has changed, and no secret`() throws {
    let dialog = try Dialog()
    #expect(
      dialog.tree.event(.changed(0), in: dialog.container)
        == #"{"event":"changed","name":"user","value":""}"#)
    let secret = try #require(dialog.tree.memberOf["secret"])
    #expect(
      dialog.tree.event(.changed(secret), in: dialog.container)
        == #"{"event":"changed","name":"secret"}"#)
    #expect(
      dialog.tree.event(.pressed(.custom("test")), in: dialog.container)
        == #"{"event":"pressed","button":"test"}"#)
    #expect(dialog.tree.event(.page(1), in: dialog.container) == #"{"event":"page","page":2}"#)
  }
}
