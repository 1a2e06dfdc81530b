// How a toast is laid over the screen here, and why.

import Drawing
import Options
@testable import Program
import Testing

struct WayTests {
  struct Row: Sendable {
    let variables: String
    var size: Size? = Size(columns: 80, rows: 24)
    var wanted: Way?
    var overlay: OverlayFinding?
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
    Row(variables: "TERM=tmux", overlay: found, way: .overlay, reason: "tmux repaints"),
    Row(variables: "TERM=tmux", size: nil, overlay: found, way: .overlay, reason: "tmux repaints"),
    Row(variables: "TERM=dumb", overlay: found, way: .overlay, reason: "tmux repaints"),
    Row(
      variables: "TERM=tmux", wanted: .overlay, overlay: found, way: .overlay, reason: "repaints"),
    Row(variables: "TERM=tmux", wanted: .gap, overlay: found, way: .gap, reason: "--via"),
    Row(variables: "TERM=tmux", overlay: .refused("x"), way: .gap, reason: "step aside"),
  ]

  static let found = OverlayFinding.found(Overlay(clients: [], multiplexer: .tmux))

  @Test(arguments: rows)
  func `the best way that works is taken, and says why`(row: Row) {
    let facts = WayFacts(
      kind: kind(row.variables), size: row.size, wanted: row.wanted, overlay: row.overlay)
    let choice = WayChoice(facts)
    #expect(choice.way == row.way)
    #expect(choice.reason.contains(row.reason), "\(choice.reason)")
    #expect(facts.refusal == nil)
  }

  struct Refusal: Sendable {
    let variables: String
    let wanted: Way
    var overlay: OverlayFinding?
    let reason: String
  }

  static let refusals = [
    Refusal(variables: "TERM=xterm", wanted: .overlay, reason: "neither TMUX nor STY"),
    Refusal(
      variables: "TERM=tmux", wanted: .overlay, overlay: .refused("nobody looks"),
      reason: "nobody looks"),
  ]

  @Test(arguments: refusals)
  func `a way that cannot be had is refused, and says why`(row: Refusal) {
    let facts = WayFacts(
      kind: kind(row.variables), size: Size(columns: 80, rows: 24), wanted: row.wanted,
      overlay: row.overlay)
    #expect(facts.refusal?.contains(row.reason) == true, "\(facts.refusal ?? "none")")
  }
}
