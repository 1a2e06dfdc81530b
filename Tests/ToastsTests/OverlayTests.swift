// What multiplexers and terminals answer, and what follows from it.

import Controls
import Drawing
import Terminal
import Testing

@testable import Toasts

struct OverlayTests {
  private static let pane = "w /dev/pts/5 @2\n"
  private static let own = Array("/dev/pts/5".utf8)

  private func finding(_ answer: String, own: [UInt8]? = Self.own) -> OverlayFinding {
    TmuxQuestion.finding(Array(answer.utf8), own: own)
  }

  private func clients(_ lines: String) -> [OverlayClient] {
    guard case .found(let overlay) = finding(Self.pane + lines) else { return [] }
    return overlay.clients
  }

  @Test func `a client is known by its terminal, process, TERM and status lines`() {
    let found = clients("c /dev/pts/9 4711 0 1 xterm-256color on bottom @2\n")
    #expect(
      found == [
        OverlayClient(
          path: Array("/dev/pts/9".utf8), witness: .process(RunningProcess(4711)),
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
    let found = clients("c /dev/pts/9 4711 0 1 xterm \(status) \(place) @2\n")
    #expect(found.map { [$0.rowsAbove, $0.rowsBelow] } == [[above, below]])
    let area = found.first?.area(of: Size(columns: 80, rows: 24))
    #expect(area == Rect(column: 0, row: above, columns: 80, rows: 24 - above - below))
  }

  @Test(arguments: [
    "c /dev/pts/9 4711 0 1 xterm on bottom @3",
    "c /dev/pts/9 4711 1 1 xterm on bottom @2",
    "c  4711 0 1 xterm on bottom @2", "c /dev/pts/9", "",
  ])
  func `clients that show something else, or have no terminal, do not count`(line: String) {
    #expect(clients(line + "\n") == [])
    #expect(finding(Self.pane + line + "\n") == .refused("nobody looks at this window of tmux"))
  }

  @Test func `clients come in the order of their names`() {
    let lines = ["/dev/pts/9", "/dev/pts/10", "/dev/pts/2"].map {
      "c \($0) 1 0 1 xterm off bottom @2\n"
    }
    #expect(
      clients(lines.joined()).map { String(decoding: $0.path, as: UTF8.self) }
        == ["/dev/pts/10", "/dev/pts/2", "/dev/pts/9"])
  }

  @Test func `TMUX is believed only where the pane is our terminal`() {
    let client = "c /dev/pts/9 1 0 1 xterm off bottom @2\n"
    let refused = OverlayFinding.refused("this terminal is not the pane that TMUX_PANE names")
    #expect(finding(Self.pane + client, own: Array("/dev/pts/6".utf8)) == refused)
    #expect(finding(Self.pane + client, own: []) == refused)
    guard case .found = finding(Self.pane + client, own: nil) else {
      Issue.record("without a terminal of our own it is believed")
      return
    }
  }

  @Test(arguments: [
    "", "can't find pane: %7\n", "w\n", "w  \n", "c /dev/pts/9 1 0 1 xterm off bottom @2\n",
  ])
  func `no answer is a refusal`(answer: String) {
    #expect(finding(answer) == .refused("tmux does not answer for the pane of TMUX_PANE"))
  }

  @Test(arguments: [
    (Alignment.start, Alignment.start, 0, 1), (.middle, .middle, 30, 10), (.end, .end, 60, 20),
  ])
  func `a viewport stands in the area as the toast does`(
    horizontal: Alignment, vertical: Alignment, column: Int, row: Int
  ) {
    var placement = Placement()
    (placement.horizontal, placement.vertical) = (horizontal, vertical)
    let area = Rect(column: 0, row: 1, columns: 80, rows: 22)
    let origin = placement.origin(of: Size(columns: 20, rows: 3), in: area)
    #expect(origin == Point(column: column, row: row))
  }
}
