// TOAST_OPTIONS: how it is split, what of it counts, and what is refused.

import Testing
import Values

@testable import Options
import Values

@Test(arguments: [
  ("", []), (" \t\n ", []), ("a  b\tc\nd", ["a", "b", "c", "d"]),
  ("'a b' \"c d\"", ["a b", "c d"]),
  ("a'b'\"c\"d", ["abcd"]), ("''", [""]), ("a \"\" b", ["a", "", "b"]),
  (#"a\ b \'x\" \\"#, ["a b", "'x\"", "\\"]),
  (#"'a\'"#, ["a\\"]), (#""\$ \` \" \\ \n""#, ["$ ` \" \\ \\n"]), ("a\\\nb \\\n c", ["ab", "c"]),
  ("$HOME `x` *", ["$HOME", "`x`", "*"]), ("\"a'b\" 'c\"d'", ["a'b", "c\"d"]),
])
func `a line is split as a shell does it, and nothing is expanded`(line: String, expected: [String])
  throws
{
  #expect(try words(line) == expected.map(bytes))
}

@Test(arguments: [
  ("--title 'a", "TOAST_OPTIONS: a quote ' is not closed"),
  ("--title \"a'", "TOAST_OPTIONS: a quote \" is not closed"),
  ("--title \\", "TOAST_OPTIONS: there is nothing after the last backslash"),
  ("--tpo", "TOAST_OPTIONS: unknown option '--tpo' (did you mean --top?)"),
  ("Saved", "TOAST_OPTIONS: 'Saved' is not an option"),
  ("-- x", "TOAST_OPTIONS: 'x' is not an option"),
  ("--alert", "TOAST_OPTIONS: --alert can only stand on the command line"),
  ("-h", "TOAST_OPTIONS: -h can only stand on the command line"),
  ("--title", "TOAST_OPTIONS: --title needs a value: --title TEXT"),
  ("--top=1", "TOAST_OPTIONS: --top takes no value, but was given '1'"),
  (
    "--color maybe",
    "TOAST_OPTIONS: --color 'maybe': it must be auto, always or never"
  ),
  (
    "-t x --duration 1d",
    "TOAST_OPTIONS: --duration '1d': a time is a number of seconds such as 2.5, or 500ms, 30s, 2m, 1h"
  ),
])
func `what is wrong in TOAST_OPTIONS is said to be there`(defaults: String, message: String) {
  #expect(complaint("x", defaults: defaults) == UsageError(message))
}

@Test func `the line has the last word`() throws {
  let settings = try #require(try box("--bottom x", defaults: "--top --left --color never"))
    .settings
  #expect(settings.vertical == .bottom && settings.horizontal == .left)
  #expect(settings.colorMode == .never)
}

@Test func `a screen of the environment is one of the line's choice`() throws {
  let defaults = "--inline --keep"
  let usual = try #require(try box("--alert x", defaults: defaults)).settings
  #expect(usual.screen == .inline && usual.keepsLine)
  let centred = try #require(try box("--alert --center x", defaults: defaults)).settings
  #expect(centred.screen == .usual && centred.keepsLine)
  let borrowed = try #require(try box("--alert --borrow-screen x", defaults: defaults)).settings
  #expect(borrowed.screen == .borrowed && !borrowed.keepsLine)
}

@Test func `what another box owns is passed over`() throws {
  let defaults = "--timeout 9 --no-cancel --animation pop --via gap --duration 1"
  let toast = try #require(try box("x", defaults: defaults)).settings
  #expect(toast.timeout == nil && toast.animation == nil && toast.method == .gap)
  #expect(toast.duration == .seconds(1))
  let alert = try #require(try box("--alert x", defaults: defaults)).settings
  #expect(alert.timeout == .seconds(9) && alert.animation == .pop && alert.method == nil)
  #expect(alert.buttons.map(\.name) == [.ok])
}

@Test func `wishes for buttons that the box does not have are passed over`() throws {
  let defaults =
    "--default no --danger extra --timeout-answer no --ok-label Go --danger yes --no-cancel"
  let alert = try #require(try box("--alert --button a", defaults: defaults)).settings
  #expect(alert.buttons == [ButtonRequest(name: .custom("a"), code: 10)])
  #expect(alert.defaultButton == ButtonName("a") && alert.timeoutAnswer == nil)
  let confirm = try #require(try box("--confirm", defaults: defaults)).settings
  #expect(confirm.defaultButton == .no && confirm.buttons[0].isDangerous)
  let timed = try #require(try box("--confirm --timeout 3", defaults: defaults)).settings
  #expect(timed.timeoutAnswer == .no)
}

@Test func `a prepared answer in TOAST_OPTIONS must fit`() {
  let expected = UsageError(
    "--alert: TOAST_OPTIONS: --answer 'yes': no such button; the buttons are OK and Cancel",
    status: 65)
  #expect(complaint("--alert", defaults: "--answer yes") == expected)
}

@Test(arguments: ["--help", "--version", "--man-page", "--completions zsh", "--alert --help"])
func `what shows no box does not read TOAST_OPTIONS`(line: String) {
  #expect(complaint(line, defaults: "--nonsense '") == nil)
}
