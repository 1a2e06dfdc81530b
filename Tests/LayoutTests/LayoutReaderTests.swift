// What is read of a layout, and what is said about one that is wrong.

import Testing

@testable import Layout
import Values

struct LayoutReaderTests {
  private static func read(_ text: String) throws -> (LayoutDescription?, [String]) {
    var reader = LayoutReader(checkPattern: { $0 == "(" ? "Unmatched (" : nil })
    let layout = reader.layout(try JSONParser.parse(Array(text.utf8)))
    return (layout, reader.problems.map { "\($0.offset) \($0.message)" })
  }

  /// A layout with one control, which begins at byte 10.
  private static func body(_ control: String) -> String { "{\"body\":[ \(control) ]}" }

  @Test(arguments: [
    (#"{"type":"txt"}"#, "18 unknown type \"txt\"; did you mean \"text\"?"),
    (#"{"type":"text"}"#, "10 a text needs a name"),
    (
      #"{"type":"text","name":"a","patern":"x"}"#,
      "36 unknown property \"patern\" of text a; did you mean \"pattern\"?"
    ),
    (#"{"type":"note","text":1}"#, "32 text of a note is a string, and this is a number"),
    (
      #"{"type":"text","name":"a","required":"yes"}"#,
      "47 required of text a is true or false, and this is a string"
    ),
    (
      #"{"type":"text","name":"1a"}"#,
      "32 a name is a letter or _, then letters, digits and _, and not \"1a\""
    ),
    (#"{"type":"text","name":"a","pattern":"("}"#, "46 the pattern \"(\": Unmatched ("),
    (#"{"type":"text","name":"a","min":3,"max":2}"#, "42 min 3 of text a is more than max 2"),
    (
      #"{"type":"text","name":"a","min":-1}"#,
      "42 min of text a is a whole number from 0 on, and this is -1"
    ),
    (#"{"type":"radio","name":"a"}"#, "10 radio a needs rows"),
    (
      #"{"type":"radio","name":"a","rows":["x"],"value":"y"}"#,
      "58 value of radio a is the value of a row, and \"y\" is none; did you mean \"x\"?"
    ),
    (
      #"{"type":"list","name":"a","rows":["x",1]}"#,
      "48 a row is a string, an array or an object, and this is a number"
    ),
    (
      #"{"type":"slider","name":"a","value":101}"#,
      "46 value of slider a is from 0 to 100, and this is 101"
    ),
    (
      #"{"type":"number","name":"a","min":1,"value":0.5}"#,
      "54 value of number a is at least 1.0, and this is 0.5"
    ),
    (
      #"{"type":"text","name":"a","when":"b == 1"}"#,
      "43 the condition refers to \"b\", which is not there; did you mean \"a\"?"
    ),
    (
      #"{"type":"text","name":"a","when":"a ="}"#,
      "46 '=' means nothing here; equality is written =="
    ),
    (
      #"{"type":"text","name":"a","width":0}"#,
      "44 width of text a is a whole number from 1 on, and this is 0"
    ),
    (
      #"{"type":"text","name":"a","value":"x\u0000"}"#,
      "44 value of text a has a NUL, which no variable of a shell can hold"
    ),
    (
      #"{"type":"radio","name":"a","rows":["x","y\u0000"]}"#,
      "49 the value of a row has a NUL, which no variable of a shell can hold"
    ),
    (#"{"type":"group","label":"x"}"#, "10 a group has no body"),
    (#"{"type":"page","body":[]}"#, "10 a page stands in pages alone"),
    (
      #"{"type":"pages","body":[{"type":"note","text":""}]}"#,
      "34 pages hold nothing but pages, not a note"
    ),
    (
      #"{"type":"checkbox","name":"a","key":"xy"}"#,
      "46 key of checkbox a is one letter, and this is a string"
    ),
    ("1", "10 what stands in a body is an object, and this is a number"),
  ])
  func `a fault of a control is told with its place`(control: String, sentence: String) throws {
    let (layout, problems) = try Self.read(Self.body(control))
    #expect(layout == nil)
    #expect(problems == [sentence])
  }

  @Test(arguments: [
    ("[]", "0 a layout is an object, and this is an array"),
    ("{}", "0 the layout has no body"),
    (#"{"body":1}"#, "8 body is an array, and this is a number"),
    (
      #"{"body":[],"titel":"x"}"#,
      "11 unknown property \"titel\" of the layout; did you mean \"title\"?"
    ),
    (
      #"{"body":[],"buttons":[]}"#,
      "21 buttons is an array with a button or more, and this is an array"
    ),
    (
      #"{"body":[],"buttons":["okk"]}"#,
      "22 unknown button \"okk\"; did you mean \"ok\"?; one of your own is an object with a name and a label"
    ),
    (#"{"body":[],"buttons":[{"label":"x"}]}"#, "22 a button needs a name"),
    (#"{"body":[],"buttons":[{"name":"a","code":64}]}"#, "41 the code of a button is at most 63"),
    (#"{"body":[],"buttons":["ok","ok"]}"#, "27 the button \"OK\" is there twice"),
    (#"{"body":[],"default":"x"}"#, "21 there is no button \"x\""),
    (#"{"body":[],"timeout":0}"#, "21 timeout is more than 0 seconds"),
  ])
  func `a fault of the whole is told with its place`(text: String, sentence: String) throws {
    #expect(try Self.read(text).1 == [sentence])
  }

  @Test func `all faults are told at once, in their order`() throws {
    let (_, problems) = try Self.read(
      #"{"body":[{"type":"x"},{"type":"text","nam":"a"}],"buttons":["no","nope"]}"#)
    #expect(problems.count == 4)
    #expect(
      problems
        == problems.sorted { Int($0.prefix { $0 != " " }) ?? 0 < Int($1.prefix { $0 != " " }) ?? 0 }
    )
  }

  @Test func `names are given once, and conditions do not lead back`() throws {
    let twice = #"{"type":"text","name":"a"}"#
    #expect(
      try Self.read("{\"body\":[\(twice),\(twice)]}").1 == ["58 the name \"a\" is given twice"])
    let (_, circle) = try Self.read(
      #"{"body":[{"type":"text","name":"a","when":"!empty b"},{"type":"text","name":"b","when":"!empty c"},{"type":"text","name":"c","when":"a == 1 || a == 2"}]}"#
    )
    #expect(circle == ["42 conditions lead back to themselves: a -> b -> c -> a"])
  }

  @Test
  func `conditions of many controls in a row are no circle until the last refers to the first`()
    throws
  {
    func body(_ last: String) -> String {
      let names = (0..<3000).map { "n\($0)" } + [last]
      let controls = zip(names, names.dropFirst()).map {
        "{\"type\":\"text\",\"name\":\"\($0)\",\"when\":\"\($1) == 1\"}"
      }
      return "{\"body\":[\(controls.joined(separator: ",")),{\"type\":\"text\",\"name\":\"end\"}]}"
    }
    #expect(try Self.read(body("end")).1.isEmpty)
    #expect(
      try Self.read(body("n0")).1 == [
        "43 conditions lead back to themselves: "
          + "n0 -> n1 -> n2 -> n3 -> n4 -> n5 -> n6 -> n7 -> n8 -> n9 -> ... -> n0"
      ])
    #expect(
      try Self.read(body("n1")).1.map { $0.prefix(46) } == [
        "88 conditions lead back to themselves: n1 -> n"
      ])
  }

  @Test func `the place in a condition is found behind escapes`() throws {
    let text = #"{"body":[{"type":"text","name":"a","when":"a == \"\u00e9\" ="}]}"#
    #expect(try Self.read(text).1 == ["59 '=' means nothing here; equality is written =="])
  }

  @Test func `a complaint about a long word is short`() throws {
    let long = String(repeating: "é", count: 1000)
    let problems = try Self.read("{\"\(long)\":1,\"body\":[]}").1
    #expect(
      problems == ["1 unknown property \"\(String(repeating: "é", count: 60))\"... of the layout"])
  }

  @Test func `containers have a limit within each other`() throws {
    var text = #"{"type":"note","text":""}"#
    for _ in 0..<40 { text = "{\"type\":\"column\",\"body\":[\(text)]}" }
    let problems = try Self.read("{\"body\":[\(text)]}").1
    #expect(problems.count == 1 && problems[0].contains("32 containers"))
  }

  @Test func `everything that is said is read`() throws {
    let (layout, problems) = try Self.read(
      #"""
      {"title":"T","width":60,"default":"draft","timeout":30,"body":[
        {"type":"group","label":"G","body":[
          {"type":"number","name":"n","label":"N","min":0.5,"max":10,"step":0.25,"value":1,"unit":"GB","key":"n"}]},
        {"type":"list","name":"l","rows":["a",["b","B"],{"value":"c","label":"C","help":"h","disabled":true}],"max":2},
        {"type":"text","name":"t","one-of":["x","y"],"when":"n >= 1","check":"true"}],
       "buttons":["ok",{"name":"draft","label":"D","code":20,"returns":true},{"name":"drop","danger":true}]}
      """#)
    #expect(problems.isEmpty)
    let description = try #require(layout)
    #expect(description.window.text(.title) == "T" && description.window.count(.width) == 60)
    let number = description.body[0].children[0]
    #expect(number.type == .number && number.name == "n" && number.text(.unit) == "GB")
    #expect(number.range == NumberRange(least: 50, most: 1000, step: 25, places: 2))
    #expect(
      description.body[1].rows == [
        LayoutRow(value: "a", label: "a"), LayoutRow(value: "b", label: "B"),
        LayoutRow(value: "c", label: "C", help: "h", isDisabled: true),
      ])
    #expect(description.body[2].condition?.names == ["n"])
    #expect(description.buttons.map(\.code) == [0, 20, 12])
    #expect(description.buttons.map(\.returns) == [true, true, false])
    #expect(description.buttons[2].isDangerous)
  }

  @Test func `every property has a row and every type has one`() {
    for property in LayoutProperty.allCases {
      #expect(LayoutPropertyEntry.table.count { $0.property == property } >= 1, "\(property)")
    }
    #expect(LayoutTypeEntry.table.map(\.type) == LayoutType.allCases)
  }
}

struct LayoutSchemaTests {
  @Test func `the schema is JSON and has every type and property`() throws {
    let root = try JSONParser.parse(Array(LayoutSchema.text.utf8))
    let members = try #require(root.object)
    let names = members.map(\.name)
    #expect(Set(names).count == names.count)
    let types = try #require(members.first { $0.name == "$defs" }?.value.object)
    #expect(Set(types.map(\.name)).count == types.count)
    for type in LayoutType.allCases {
      let properties = types.first { $0.name == type.rawValue }?.value.object?
        .first { $0.name == "properties" }?.value.object
      #expect(properties?.map(\.name) == LayoutTypeEntry.of(type).allProperties.map(\.rawValue))
    }
  }
}
