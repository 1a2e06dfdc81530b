// What multiplexers and terminals answer, and what follows from it.

import Boxes
import Drawing
import Terminal
import Testing

@testable import Program

struct OverlayTests {
  private static let pane = "w /dev/pts/5 @2 0\np 39\np 79\n"
  private static let own = Array("/dev/pts/5".utf8)

  private func finding(_ answer: String, own: [UInt8]? = Self.own) -> OverlayFinding {
    TmuxQuestion.finding(Array(answer.utf8), own: own)
  }

  private func clients(_ lines: String) -> [OverlayClient] {
    guard case .found(let overlay) = finding(Self.pane + lines) else { return [] }
    return overlay.clients
  }

  @Test func `a client is known by its terminal, process, TERM and status lines`() {
    let found = clients("c /dev/pts/9 4711 0 1 xterm-256color on bottom @2 256,margins\n")
    #expect(
      found == [
        OverlayClient(
          path: Array("/dev/pts/9".utf8), witness: .process(OtherProcess(4711)),
          term: "xterm-256color", isUTF8: true, rowsAbove: 0, rowsBelow: 1)
      ])
  }

  @Test(arguments: [
    ("off", "bottom", 0, 0), ("on", "bottom", 0, 1), ("on", "top", 1, 0), ("3", "top", 3, 0),
    ("2", "bottom", 0, 2), ("off", "top", 0, 0),
  ])
  func `a toast stands beside the status lines`(
    status: String, place: String, above: Int, below: Int
  ) {
    let found = clients("c /dev/pts/9 4711 0 1 xterm \(status) \(place) @2 256,margins\n")
    #expect(found.map { [$0.rowsAbove, $0.rowsBelow] } == [[above, below]])
    let area = found.first?.area(of: Size(columns: 80, rows: 24))
    #expect(area == Rect(column: 0, row: above, columns: 80, rows: 24 - above - below))
  }

  @Test(arguments: [
    "c /dev/pts/9 4711 0 1 xterm on bottom @3 256,margins",
    "c /dev/pts/9 4711 1 1 xterm on bottom @2 256,margins",
    "c  4711 0 1 xterm on bottom @2 256,margins", "c /dev/pts/9", "",
  ])
  func `clients that show something else, or have no terminal, do not count`(line: String) {
    #expect(clients(line + "\n") == [])
    #expect(finding(Self.pane + line + "\n") == .refused("nobody looks at this window of tmux"))
  }

  @Test func `clients come in the order of their names`() {
    let lines = ["/dev/pts/9", "/dev/pts/10", "/dev/pts/2"].map {
      "c \($0) 1 0 1 xterm off bottom @2 256,margins\n"
    }
    #expect(
      clients(lines.joined()).map { String(decoding: $0.path, as: UTF8.self) }
        == ["/dev/pts/10", "/dev/pts/2", "/dev/pts/9"])
  }

  @Test func `TMUX is believed only where the pane is our terminal`() {
    let client = "c /dev/pts/9 1 0 1 xterm off bottom @2 256,margins\n"
    let refused = OverlayFinding.refused("this terminal is not the pane that TMUX_PANE names")
    #expect(finding(Self.pane + client, own: Array("/dev/pts/6".utf8)) == refused)
    #expect(finding(Self.pane + client, own: []) == refused)
    guard case .found = finding(Self.pane + client, own: nil) else {
      Issue.record("without a terminal of our own it is believed")
      return
    }
  }

  @Test(arguments: [
    "", "can't find pane: %7\n", "w\n", "c /dev/pts/9 1 0 1 xterm off bottom @2 256,margins\n",
  ])
  func `no answer is a refusal`(answer: String) {
    #expect(finding(answer) == .refused("tmux does not answer for the pane of TMUX_PANE"))
  }

  @Test func `no run goes on by itself across the edge of a pane`() {
    let client = "c /dev/pts/9 1 0 1 xterm off bottom @2 256,margins\n"
    guard case .found(let overlay) = finding(Self.pane + client),
      case .found(let part) = finding("w /dev/pts/5 @2 1\np 39\n" + client)
    else {
      Issue.record("not found")
      return
    }
    #expect(overlay.seams == [40, 80])
    #expect(part.seams == Array(1..<1000))
  }

  @Test(arguments: [
    ("", true), ("256,margins,title", true), ("margins", true), ("256,RGB,title", false),
  ])
  func `edges of panes matter only where tmux sets margins`(features: String, matters: Bool) {
    let client = "c /dev/pts/9 1 0 1 xterm off bottom @2 \(features)\n"
    guard case .found(let overlay) = finding(Self.pane + client) else {
      Issue.record("not found")
      return
    }
    #expect(overlay.seams == (matters ? [40, 80] : []))
  }

  @Test(arguments: [
    (Alignment.start, Alignment.start, 0, 1), (.middle, .middle, 30, 10), (.end, .end, 60, 20),
  ])
  func `a stage stands in the area as the toast does`(
    horizontal: Alignment, vertical: Alignment, column: Int, row: Int
  ) {
    var placement = Placement()
    (placement.horizontal, placement.vertical) = (horizontal, vertical)
    let area = Rect(column: 0, row: 1, columns: 80, rows: 22)
    let origin = placement.origin(of: Size(columns: 20, rows: 3), in: area)
    #expect(origin == Point(column: column, row: row))
  }

  @Test(arguments: [
    ("\u{1B}[12;5R\u{1B}[?62c", Point(column: 4, row: 11), false, false),
    ("ab\u{1B}[A\u{1B}[12;5R\u{1B}[?62c", Point(column: 4, row: 11), false, false),
    // xterm stays on its only page; st answers in the plain form.
    ("\u{1B}[1;1R\u{1B}[?1;1;1R\u{1B}[?64c", Point(), false, false),
    ("\u{1B}[1;1R\u{1B}[1;1R\u{1B}[?6c", Point(), false, false),
    ("\u{1B}[1;1R\u{1B}[?1;1;2R\u{1B}[?64c", Point(), true, false),
    ("\u{1B}[2;1R\u{1B}P>|kitty(0.26.5)\u{1B}\\\u{1B}[?62c", Point(row: 1), false, true),
    ("\u{1B}[2;1R\u{1B}P>|mintty 3.6.1\u{1B}\\\u{1B}[?65c", Point(row: 1), false, true),
    ("\u{1B}[2;1R\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?65c", Point(row: 1), false, false),
    ("\u{1B}[0;0R\u{1B}[R\u{1B}[?R\u{1B}P\u{1B}[?65c", nil, false, false), ("", nil, false, false),
  ])
  func `answers are told from what is typed, and each from the others`(
    bytes: String, cursor: Point?, hasPages: Bool, unscrolls: Bool
  ) {
    let answer = ProbeAnswer(Array(bytes.utf8))
    #expect(answer.cursor == cursor)
    #expect((answer.hasPages, answer.unscrolls) == (hasPages, unscrolls))
  }

  @Test(arguments: [(0, 0), (20, 0), (21, 1), (22, 2), (23, 3)])
  func `as many lines are unscrolled as the gap pushes out`(row: Int, lines: Int) {
    let gap = Gap(rows: 3, at: .end, on: Size(columns: 80, rows: 24))
    #expect(gap.unscrolled(fromCursorRow: row).unscrolled == lines)
    var out = Sequences()
    gap.unscrolled(fromCursorRow: row).close(into: &out)
    let text = String(decoding: out.bytes, as: UTF8.self)
    #expect(text.hasSuffix("+T") == false)
    #expect(text.contains("\u{1B}[\(lines)+T") == (lines > 0))
  }
}
