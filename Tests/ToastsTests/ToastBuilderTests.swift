// From command lines to toasts: signs, motion, and how long they rest.

import Controls
import Drawing
import Options
import Screens
import Testing
import Text

@testable import Toasts

struct ToastBuilderTests {
  private static let xterm = "TERM=xterm-256color LANG=C.UTF-8"

  private func builder(_ line: String, _ variables: String = xterm) throws -> ToastBuilder {
    ToastBuilder(try box(line), in: ProgramEnvironment(variables: environment(variables)))
  }

  private func message(_ builder: ToastBuilder) throws -> Message {
    try Message(builder.request, rules: builder.rules)
  }

  /// The toast of a line, at rest on a screen of its own size.
  private func toast(_ line: String, _ variables: String = xterm) throws -> String {
    let builder = try builder(line, variables)
    let box = builder.toast(try message(builder))
    let columns = box.columns(within: 60)
    let size = Size(columns: columns, rows: box.rows(forColumns: columns, within: 20))
    return Drawn(columns: size.columns, rows: size.rows) {
      box.draw(on: &$0, in: Scene(Rect(Point(), size), at: .milliseconds(500)))
    }.picture
  }

  static let rests: [(length: Int, milliseconds: Int)] = [
    (0, 1000), (5, 1000), (20, 1000), (40, 1000), (41, 1050), (60, 2000), (220, 10_000),
    (221, 10_000), (5000, 10_000),
  ]

  @Test(arguments: rests)
  func `a toast rests as long as reading takes, 1 to 10 seconds`(
    row: (length: Int, milliseconds: Int)
  ) throws {
    let builder = try builder("--title '' x")
    var request = builder.request
    request.message = Array(repeating: UInt8(ascii: "x"), count: row.length)
    let message = try Message(request, rules: builder.rules)
    #expect(builder.rest(for: message) == .milliseconds(row.milliseconds))
  }

  @Test func `the title counts too, and characters count, not bytes`() throws {
    let builder = try builder(
      "--title \(String(repeating: "t", count: 30)) \(String(repeating: "é", count: 30))")
    #expect(builder.rest(for: try message(builder)) == .seconds(2))
  }

  @Test(arguments: [
    ("--percent 50 x", 10_000), ("--percent 100 x", 1000), ("--percent 50 --duration 2 x", 2000),
    ("--duration long x", 3500),
  ])
  func `a toast about progress rests till the next step`(line: String, milliseconds: Int) throws {
    let builder = try builder(line)
    #expect(builder.rest(for: try message(builder)) == .milliseconds(milliseconds))
  }

  @Test func `a toast says what it is about by sign and, where need be, by word`() throws {
    #expect(try toast("--success Saved").contains("✓··Saved"))
    #expect(try toast("--error Broken").contains("✗··Broken"))
    #expect(try toast("--warning Careful").contains("!··Careful"))
    #expect(try toast("--info News").contains("i··News"))
    #expect(try toast("--success Saved", Self.xterm + " NO_COLOR=1").contains("✓ success:  Saved"))
    #expect(try toast("--success Saved", "TERM=xterm LANG=C").contains(" success:  Saved"))
    #expect(try toast("--error Broken", "TERM=linux LANG=C.UTF-8").contains("x  Broken"))
    #expect(
      try toast("--warning Halt", "TERM=xterm LANG=de_DE.UTF-8 NO_COLOR=1").contains(
        "Warnung:  Halt"))
    #expect(try !toast("Saved").contains("✓"))
  }

  static let motions: [(line: String, variables: String, moves: Bool)] = [
    ("x", xterm, true), ("--animation fade x", xterm, true), ("--animation slide x", xterm, true),
    ("--animation none x", xterm, false), ("x", xterm + " TOAST_MOTION=0", false),
    ("x", xterm + " NO_COLOR=1", false), ("x", "TERM=linux LANG=C.UTF-8", false),
    ("x", "TERM=xterm LANG=C", false), ("--animation scale x", "TERM=xterm LANG=C", false),
  ]

  @Test(arguments: motions)
  func `toasts move where that looks like motion`(
    row: (line: String, variables: String, moves: Bool)
  ) throws {
    let builder = try builder(row.line, row.variables)
    #expect(builder.toast(try message(builder)).isMoving(at: .zero) == row.moves)
  }

  @Test func `a toast stands at the bottom and an alert in the middle, unless told otherwise`()
    throws
  {
    #expect(try builder("x").placement.vertical == .end)
    #expect(try builder("--top x").placement.vertical == .start)
    #expect(try builder("--center x").placement.vertical == .middle)
    let corner = try builder("--position top-right x").placement
    #expect(corner.vertical == .start)
    #expect(corner.horizontal == .end)
  }
}
