// From words and lines to the rows of a list, and from answers that were given ahead to values.

import Options
import Program
import Testing
import Text
import Values
import Screens

/// The rows that `toast LINE` makes of its words.
private func table(_ line: String) throws -> RowTable {
  let request = try box(line)
  return try RowTable(request.rows, of: request)
}

/// The complaint that `body` throws; nil if it throws none.
private func failure(_ body: () throws -> Void) -> Failure? {
  do {
    try body()
    return nil
  } catch {
    return error as? Failure
  }
}

private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

struct RowTests {
  /// Rows written as `value|label|help|key`, with `-` before a heading, `#` before a disabled and `*` before a ticked row.
  private func written(_ table: RowTable) -> [String] {
    (0..<table.rows.count).map { row in
      let rows = table.rows
      let traits = rows.traits(row)
      let sign =
        (traits.contains(.isHeading) ? "-" : "") + (traits.contains(.isDisabled) ? "#" : "")
        + (traits.contains(.isOn) ? "*" : "")
      let parts = [rows.value(row), rows.label(row), rows.help(row), rows.key(row)].map(text)
      return sign + parts.joined(separator: "|")
    }
  }

  static let lines: [(line: String, rows: [String])] = [
    ("--choose x a b", ["a|a||", "b|b||"]), ("--choose --tags x a A b B", ["a|A||", "b|B||"]),
    ("--choose x '' -", ["|||", "-|-||"]),
    (
      "--choose --ansi x \u{1B}[31mred\u{1B}[m \u{9B}1mbold a",
      [
        "red|\u{1B}[31mred\u{1B}[m||", "bold|\u{9B}1mbold||", "a|a||",
      ]
    ),
    ("--choose x \u{1B}[31mred", ["\u{1B}[31mred|\u{1B}[31mred||"]),
    ("--choose --ansi --tags x \u{1B}[31ma \u{1B}[31mA b B", ["a|\u{1B}[31mA||", "b|B||"]),
    (
      "--choose --ansi --fields value,label --delimiter = x \u{1B}[31ma=\u{1B}[mA",
      ["a|\u{1B}[mA||"]
    ),
    (
      "--choose --fields value,label --delimiter = x a=A b b= =c a=b=c",
      ["a|A||", "b|b||", "b|b||", "|c||", "a|b=c||"]
    ),
    ("--choose --fields label --delimiter = x a=A", ["a=A|a=A||"]),
    ("--choose --fields label,- --delimiter = x a=A=B", ["a|a||"]),
    ("--choose --fields -,label,- --delimiter :: x a::b::c::d", ["b|b||"]),
    ("--choose --fields help,key,label --delimiter , x h,k,l", ["l|l|h|k"]),
    ("--choose --fields key,value --delimiter , x é,v ,w", ["v|v||é", "w|w||"]),
    (
      "--choose --fields state,value --delimiter : x on:a off:b disabled:c on,disabled:d separator:e separator: :f",
      ["*a|a||", "b|b||", "#c|c||", "#*d|d||", "-||||", "-||||", "f|f||"]
    ),
    (
      "--choose --fields group,value --delimiter : x A:1 A:2 B:3 :4 A:5",
      ["-|A||", "1|1||", "2|2||", "-|B||", "3|3||", "4|4||", "-|A||", "5|5||"]
    ),
    ("--choose --multiple --selected b --selected zz x a b c", ["a|a||", "*b|b||", "c|c||"]),
  ]

  @Test(arguments: lines)
  func `lines become rows`(row: (line: String, rows: [String])) throws {
    let wanted = row.rows.map { $0 == "-||||" ? "-|||" : $0 }
    #expect(try written(table(row.line)) == wanted)
  }

  @Test func `a separator keeps its label and has no value`() throws {
    let rows = try table("--choose --fields state,value,label --delimiter : x separator:v:Name")
      .rows
    #expect(text(rows.label(0)) == "Name" && rows.value(0).isEmpty)
  }

  static let faults: [(line: String, word: String)] = [
    ("--choose --tags x a A b", "no label"),
    ("--choose --fields state,value --delimiter : x on:a maybe:b", "row 2"),
    ("--choose --fields key,value --delimiter : x ab:a", "row 1"),
    ("--choose --fields key,value --delimiter : x ' :a'", "row 1"),
  ]

  @Test(arguments: faults)
  func `rows that have not their form are bad data`(row: (line: String, word: String)) {
    let failure = failure { _ = try table(row.line) }
    #expect(failure?.status == 65)
    #expect(failure?.message.contains(row.word) ?? false)
  }

  static let starts: [(line: String, current: Int)] = [
    ("--choose x a b c", 0), ("--choose --selected c x a b c", 2),
    ("--choose --selected b --selected c x a b c", 2), ("--choose --selected zz x a b c", 0),
    ("--choose --fields state,value --delimiter : x :a on:b", 1),
    ("--choose --fields state,value --delimiter : --selected c x :a on:b :c", 2),
    ("--choose --fields state,value --delimiter : --selected c x :a on:b disabled:c", 1),
  ]

  @Test(arguments: starts)
  func `the focus begins on the selected row`(row: (line: String, current: Int)) throws {
    #expect(try table(row.line).current == row.current)
  }

  // MARK: Answers given ahead

  static let answers: [(line: String, answers: [String], values: [String]?)] = [
    ("--choose x a b", ["b"], ["b"]), ("--choose x a b", ["b", "a"], ["a"]),
    ("--choose x a b", ["c"], nil), ("--choose x a b", [""], nil), ("--choose x a ''", [""], [""]),
    ("--choose x a b", ["A"], nil), ("--choose --tags x a A", ["A"], nil),
    ("--choose --multiple x a b c", ["c", "a", "c"], ["a", "c"]),
    ("--choose --multiple x a b", [""], []), ("--choose --multiple --min-picks 1 x a b", [""], nil),
    ("--choose --multiple --max-picks 1 x a b", ["a", "b"], nil),
    ("--choose --multiple x a b", ["a", "z"], nil),
    ("--choose --fields state,value --delimiter : x disabled:a :b", ["a"], nil),
  ]

  @Test(arguments: answers)
  func `a prepared answer is checked like a choice`(
    row: (line: String, answers: [String], values: [String]?)
  ) throws {
    let table = try table(row.line)
    let settings = try box(row.line).settings.rows
    var values: [[UInt8]]?
    let failure = failure {
      values = try table.values(of: row.answers.map { Array($0.utf8) }, from: "--answer", settings)
    }
    #expect(values?.map { text($0[...]) } == row.values)
    #expect(failure?.status == (row.values == nil ? 65 : nil))
  }

  @Test func `of equal values the first that can be taken is chosen`() throws {
    let line =
      "--choose --multiple --fields state,value,label --delimiter : x disabled:a:1 :a:2 :a:3"
    let table = try table(line)
    let settings = try box(line).settings.rows
    #expect(try table.values(of: [[0x61]], from: "--answer", settings) == [[0x61]])
  }

  @Test func `an index finds each value and no other`() {
    let values: [[UInt8]] = [[0x62], [], [0x61, 0x61], [0x62], [0xFF], [0x61]]
    let index = ValueIndex(values)
    let order: [[UInt8]] = [[], [0x61], [0x61, 0x61], [0x62], [0xFF]]
    #expect(order.map { index.place(of: $0[...]) } == [0, 1, 2, 3, 4])
    #expect(index.place(of: [0x63]) == nil)
    #expect(index.place(of: [0x61, 0x62]) == nil)
    #expect(ValueIndex([]).place(of: []) == nil)
  }

  static let defaults: [(line: String, values: [String]?)] = [
    ("--choose x a b", ["a"]), ("--choose --selected b x a b", ["b"]),
    ("--choose --multiple x a b", []), ("--choose --multiple --selected b x a b", ["b"]),
    ("--choose --multiple --min-picks 1 x a b", nil),
    ("--choose --fields state,value --delimiter : x disabled:a :b", ["b"]),
    ("--choose --fields state,value --delimiter : x disabled:a", nil),
  ]

  @Test(arguments: defaults)
  func `the default is what is selected first`(row: (line: String, values: [String]?)) throws {
    let values = try table(row.line).defaultValues(try box(row.line).settings.rows)
    #expect(values?.map { text($0[...]) } == row.values)
  }
}

struct EntryCheckTests {
  static let texts: [(line: String, text: String, isRight: Bool)] = [
    ("--input x", "", true), ("--input --required x", "", false),
    ("--input --required x", " ", true),
    ("--input --pattern '[0-9]+' x", "12", true), ("--input --pattern '[0-9]+' x", "12a", false),
    ("--input --pattern '[0-9]+' x", "", true),
    ("--input --required --pattern '[0-9]*' x", "", false),
    ("--input --max-length 3 x", "äöü", true), ("--input --max-length 3 x", "äöü!", false),
    ("--input --max-length 1 x", "👩‍🚀", true),
  ]

  @Test(arguments: texts)
  func `a text is an answer or not`(row: (line: String, text: String, isRight: Bool)) throws {
    let check = try EntryCheck(try box(row.line).settings.entry, isUTF8: true)
    #expect((check.fault(of: Array(row.text.utf8)) == nil) == row.isRight)
  }

  @Test func `a wrong pattern is a wrong line`() {
    let failure = failure {
      _ = try EntryCheck(try box("--input --pattern '(' x").settings.entry, isUTF8: true)
    }
    #expect(failure?.status == 64)
    #expect(failure?.message.contains("--pattern '('") ?? false)
  }
}
