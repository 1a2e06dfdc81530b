// How a toast is laid over the screen here, and why.

import Drawing
import Options
@testable import Toasts
import Testing

struct MethodChoiceTests {
  struct Row: Sendable {
    let variables: String
    var size: Size? = Size(columns: 80, rows: 24)
    var wanted: ToastMethod?
    var overlay: OverlayFinding?
    let method: ToastMethod
    let reason: String
  }

  static let rows = [
    Row(variables: "TERM=xterm", method: .gap, reason: "step aside"),
    Row(variables: "TERM=linux", method: .gap, reason: "step aside"),
    Row(variables: "TERM=screen", method: .gap, reason: "step aside"),
    Row(variables: "TERM=vt100", method: .inline, reason: "TERM=vt100"),
    Row(variables: "", method: .inline, reason: "without TERM"),
    Row(variables: "TERM=dumb", method: .plain, reason: "TERM=dumb"),
    Row(variables: "TERM=dumb", wanted: .gap, method: .plain, reason: "TERM=dumb"),
    Row(variables: "TERM=xterm", size: nil, method: .plain, reason: "no terminal"),
    Row(variables: "TERM=xterm", size: nil, wanted: .gap, method: .plain, reason: "no terminal"),
    Row(
      variables: "TERM=xterm", size: Size(columns: 19, rows: 24), method: .plain, reason: "20x5"),
    Row(variables: "TERM=xterm", size: Size(columns: 80, rows: 4), method: .plain, reason: "20x5"),
    Row(
      variables: "TERM=xterm", size: Size(columns: 20, rows: 5), method: .gap, reason: "step aside"),
    Row(
      variables: "TERM=xterm", size: Size(columns: 80, rows: 4), wanted: .inline, method: .plain,
      reason: "20x5"),
    Row(variables: "TERM=xterm", wanted: .inline, method: .inline, reason: "--via"),
    Row(variables: "TERM=vt100", wanted: .gap, method: .gap, reason: "--via"),
    Row(variables: "TERM=xterm", wanted: .plain, method: .plain, reason: "--via"),
    Row(variables: "TERM=tmux", overlay: found, method: .overlay, reason: "tmux repaints"),
    Row(
      variables: "TERM=tmux", size: nil, overlay: found, method: .overlay, reason: "tmux repaints"),
    Row(variables: "TERM=dumb", overlay: found, method: .overlay, reason: "tmux repaints"),
    Row(
      variables: "TERM=tmux", wanted: .overlay, overlay: found, method: .overlay, reason: "repaints"
    ),
    Row(variables: "TERM=tmux", wanted: .gap, overlay: found, method: .gap, reason: "--via"),
    Row(variables: "TERM=tmux", overlay: .refused("x"), method: .gap, reason: "step aside"),
  ]

  static let found = OverlayFinding.found(Overlay(clients: [], multiplexer: .tmux))

  @Test(arguments: rows)
  func `the best way that works is taken, and says why`(row: Row) {
    let facts = MethodFacts(
      kind: kind(row.variables), size: row.size, wanted: row.wanted, overlay: row.overlay)
    let choice = MethodChoice(facts)
    #expect(choice.method == row.method)
    #expect(choice.reason.contains(row.reason), "\(choice.reason)")
    #expect(facts.refusal == nil)
  }

  struct Refusal: Sendable {
    let variables: String
    let wanted: ToastMethod
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
    let facts = MethodFacts(
      kind: kind(row.variables), size: Size(columns: 80, rows: 24), wanted: row.wanted,
      overlay: row.overlay)
    #expect(facts.refusal?.contains(row.reason) == true, "\(facts.refusal ?? "none")")
  }
}
