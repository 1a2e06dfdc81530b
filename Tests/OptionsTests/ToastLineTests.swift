// Lines of toasts: actions, what stands beside the words, and commands that run under one.

import Testing
import Text

@testable import Options
import Values

private func buttons(_ line: String) throws -> [String] {
  try (box(line)?.settings.buttons ?? []).map { button in
    let label = button.label.map { String(decoding: $0, as: UTF8.self) } ?? "-"
    return "\(button.name.text) \(button.code) \(label)"
  }
}

@Test(arguments: [
  ("--action undo=Undo x", ["undo 0 Undo"]), ("--action undo x", ["undo 0 -"]),
  ("--action a --action b:7=B x", ["a 0 -", "b 7 B"]), ("--action ok x", ["ok 0 -"]),
  ("--action 'undo=a=b' x", ["undo 0 a=b"]), ("x", []),
])
func `actions are buttons of a toast`(line: String, expected: [String]) throws {
  #expect(try buttons(line) == expected)
}

@Test(arguments: [
  ("x", false), ("--wait x", true), ("--action a x", true), ("--duration 5 --countdown x", false),
])
func `a toast waits with an action or where it is told to`(line: String, waits: Bool) throws {
  #expect(try box(line)?.isWaitingToast == waits)
}

@Test func `what stands beside the words is kept as it was given`() throws {
  let line = "--percent 40 --countdown --icon '>>' --notify --bell --wait x"
  var wanted = ToastSettings()
  wanted.percent = 40
  wanted.hasCountdown = true
  wanted.icon = bytes(">>")
  wanted.notifies = true
  wanted.rings = true
  wanted.waits = true
  #expect(try box(line)?.settings.toast == wanted)
}

@Test func `the last of markdown and ansi wins`() throws {
  let markdown = try box("--ansi --markdown x")?.settings
  #expect(markdown?.takesEmphasis == true && markdown?.takesColorSequences == false)
  let ansi = try box("--markdown --ansi x")?.settings
  #expect(ansi?.takesEmphasis == false && ansi?.takesColorSequences == true)
}

@Test(arguments: [
  ("--run Building -- make -j4", "Building", ["make", "-j4"]), ("--run -- make", nil, ["make"]),
  ("Building --run -- make", "Building", ["make"]),
  ("--run --text Building -- make", nil, ["make"]),
  ("--run a -- b -- c", "a", ["b", "--", "c"]), ("--run a --top -- --help", "a", ["--help"]),
])
func `the command stands behind two dashes`(line: String, message: String?, command: [String])
  throws
{
  let box = try #require(try box(line))
  #expect(box.kind == .run && box.message == message.map(bytes))
  #expect((0..<box.rows.count).map { String(decoding: box.rows[$0], as: UTF8.self) } == command)
}

@Test(arguments: [
  ("--run Building", "needs a command"), ("--run make all", "spare word"),
  ("--run a --", "needs a command"),
  ("--run -- ''", "is empty"), ("--run --text a b -- c", "spare word"),
  ("--percent 1,5 x", "0 to 100"), ("--percent '' x", "0 to 100"), ("--percent 5% x", "0 to 100"),
  ("--action '' x", "write NAME"),
  ("--action a --action A x", "already"),
  ("--answer b --action a x", "no such button"), ("--run --percent 4 -- a", "option of --toast"),
  ("--confirm --icon x y", "option of --toast and --run"),
])
func `a wrong line of a toast is told`(line: String, reason: String) throws {
  let error = try #require(complaint(line))
  #expect(error.message.contains(reason), "\(error.message)")
}

@Test(arguments: [
  ("0", 0), ("45.3", 45), ("45.5", 46), ("99.9", 100), (".6", 1), ("150", 100), ("-3", 0),
  ("007", 7),
  ("99999999999999999999999", 100),
])
func `a percentage is rounded and kept within its bounds`(value: String, percent: Int) throws {
  #expect(try box("--percent \(value) x")?.settings.toast.percent == percent)
}
