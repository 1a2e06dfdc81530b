// How a toast is laid over the screen here, and why.

import Drawing
import Options
import Program
import Testing

struct WayTests {
  struct Row: Sendable {
    let variables: String
    var size: Size? = Size(columns: 80, rows: 24)
    var wanted: Way?
    let way: Way
    let reason: String
  }

  static let rows = [
    Row(variables: "TERM=xterm", way: .gap, reason: "step aside"),
    Row(variables: "TERM=linux", way: .gap, reason: "step aside"),
    Row(variables: "TERM=screen", way: .gap, reason: "step aside"),
    Row(variables: "TERM=vt100", way: .inline, reason: "TERM=vt100"),
    Row(variables: "", way: .inline, reason: "without TERM"),
    Row(variables: "TERM=dumb", way: .plain, reason: "TERM=dumb"),
    Row(variables: "TERM=dumb", wanted: .gap, way: .plain, reason: "TERM=dumb"),
    Row(variables: "TERM=xterm", size: nil, way: .plain, reason: "no terminal"),
    Row(variables: "TERM=xterm", size: nil, wanted: .gap, way: .plain, reason: "no terminal"),
    Row(
      variables: "TERM=xterm", size: Size(columns: 19, rows: 24), way: .plain, reason: "20x5"),
    Row(variables: "TERM=xterm", size: Size(columns: 80, rows: 4), way: .plain, reason: "20x5"),
    Row(variables: "TERM=xterm", size: Size(columns: 20, rows: 5), way: .gap, reason: "step aside"),
    Row(
      variables: "TERM=xterm", size: Size(columns: 80, rows: 4), wanted: .inline, way: .plain,
      reason: "20x5"),
    Row(variables: "TERM=xterm", wanted: .inline, way: .inline, reason: "--via"),
    Row(variables: "TERM=vt100", wanted: .gap, way: .gap, reason: "--via"),
    Row(variables: "TERM=xterm", wanted: .plain, way: .plain, reason: "--via"),
  ]

  @Test(arguments: rows)
  func `the best way that works is taken, and says why`(row: Row) {
    let choice = WayChoice(
      WayFacts(kind: kind(row.variables), size: row.size, wanted: row.wanted))
    #expect(choice.way == row.way)
    #expect(choice.reason.contains(row.reason), "\(choice.reason)")
  }
}
