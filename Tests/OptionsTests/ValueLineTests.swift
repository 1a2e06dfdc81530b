// Lines of boxes whose answer is a value: rows, what is said about them, and text that is typed.

import Testing
import Text

@testable import Options
import Values

private func rows(_ line: String) throws -> [String]? {
  try box(line).map { box in
    (0..<box.rows.count).map { String(decoding: box.rows[$0], as: UTF8.self) }
  }
}

@Test(arguments: [
  ("--choose City Bern Oslo", ["Bern", "Oslo"]), ("City --choose Bern Oslo", ["Bern", "Oslo"]),
  ("City Bern --choose --top Oslo", ["Bern", "Oslo"]), ("--choose City", []), ("--choose", []),
  ("--choose --text City Bern Oslo", ["Bern", "Oslo"]), ("--choose City -- -a --b", ["-a", "--b"]),
  ("--choose -- City Bern", ["Bern"]), ("--choose City '' ''", ["", ""]),
  ("--choose --text-file f a", ["a"]), ("--choose City -5 '- x'", ["-5", "- x"]),
])
func `what follows the message are rows`(line: String, expected: [String]) throws {
  #expect(try rows(line) == expected)
}

@Test func `two dashes say that no rows are none`() throws {
  #expect(try box("--choose City --")?.hasEndOfOptions == true)
  #expect(try box("--choose City")?.hasEndOfOptions == false)
}

private let rowLines: [RightLine] = [
  RightLine("--choose --rows f --tags") {
    $0.rows.file = bytes("f")
    $0.rows.hasTags = true
  },
  RightLine("--choose --fields state,-,label --delimiter ::") {
    $0.rows.fields = [.state, .skipped, .label]
    $0.rows.delimiter = bytes("::")
  },
  RightLine("--choose --fields label --delimiter '\\t'") { $0.rows.fields = [.label] },
  RightLine("--choose --selected a --selected b --one") {
    $0.rows.selected = [bytes("a"), bytes("b")]
    $0.rows.takesOnlyRow = true
  },
  RightLine("--choose --multiple --min-picks 0 --min-picks 2 --max-picks 2") {
    $0.rows.isMultiple = true
    $0.rows.minPicks = 2
    $0.rows.maxPicks = 2
  },
  RightLine("--choose --answer a --answer OK") { $0.answers = [bytes("a"), bytes("OK")] },
  RightLine("--input --value v --placeholder p --required --pattern '[a-z]+' --max-length 5") {
    $0.entry.value = bytes("v")
    $0.entry.placeholder = bytes("p")
    $0.entry.isRequired = true
    $0.entry.pattern = bytes("[a-z]+")
    $0.entry.maxLength = 5
  },
  RightLine("--password --again") { $0.entry.isTypedTwice = true },
  RightLine("--number --min -1 --max 2.5 --decimals 1 --step .5") {
    $0.number.range = NumberRange(least: -10, most: 25, step: 5, places: 1)
  },
  RightLine("--slider --min -20") { $0.number.range.least = -20 },
]

@Test(arguments: rowLines)
func `a line about values fills the settings it names and no others`(row: RightLine) throws {
  let given = try #require(try box(row.line))
  var expected = try #require(try box("--\(given.kind.rawValue)")).settings
  row.change(&expected)
  #expect(given.settings == expected)
}

@Test(arguments: [
  ("--choose", "OK"), ("--choose --danger ok", "Cancel"), ("--choose --default cancel", "Cancel"),
  ("--input --button cancel --button go", "go"), ("--input --button help --button no", "Help"),
])
func `a button with which the value goes has the focus first`(line: String, name: String) throws {
  #expect(try box(line)?.settings.defaultButton?.text == name)
}
