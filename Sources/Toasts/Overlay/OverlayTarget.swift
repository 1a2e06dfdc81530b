// The terminals that an overlay is drawn on: where the toast stands on each, and whether it can be written to now.

import Controls
import Drawing
import Screens
import Terminal

struct OverlayTarget {
  let terminal: TTY
  var client: OverlayClient
  private(set) var origin = Point()
  var frame: [UInt8] = []
  /// The terminal's size when the place was last found; empty before.
  private var screen = Size()
  /// How many times more the terminal must be found ready before anything is written.
  private var remainingChecks = 0

  /// How many times in a row a terminal whose buffer was full must be ready: the buffer may end amid one of the multiplexer's
  /// sequences, and a flood leaves room only for moments.
  private static let checks = 3

  init(_ terminal: TTY, _ client: OverlayClient) {
    (self.terminal, self.client) = (terminal, client)
  }

  /// Whether nobody else is in the middle of writing, as far as can be told.
  mutating func isCalm() -> Bool {
    if !terminal.takesOutput { remainingChecks = Self.checks }
    if remainingChecks == 0 { return true }
    remainingChecks -= 1
    return false
  }

  enum Place { case none, same, moved }

  /// Finds the place for a toast anew when the terminal has another size; a frame for the old place is forgotten.
  mutating func locate(_ size: Size, _ placement: Placement) -> Place {
    let now = TerminalScreen.size(of: terminal)
    if now == screen { return .same }
    let area = client.area(of: now)
    if area.size.columns < size.columns || area.size.rows < size.rows { return .none }
    let isFirst = screen == Size()
    if !isFirst { frame = [] }
    screen = now
    origin = placement.origin(of: size, in: area)
    return isFirst ? .same : .moved
  }
}

struct OverlayTargets {
  /// The terminals, in the order of their names: whoever locks several of them does it in one order.
  private(set) var all: [OverlayTarget]
  let multiplexer: Overlay.Multiplexer

  init(_ overlay: Overlay) {
    multiplexer = overlay.multiplexer
    all = overlay.clients.compactMap { client in
      (try? TTY.open(client.path)).map { OverlayTarget($0, client) }
    }
  }

  /// Why nothing can be drawn on them, as the end of a sentence; nil where it can.
  var refusal: String? {
    if all.isEmpty { return "its terminals cannot be written to" }
    let (room, least) = (room, Viewport.smallestScreen)
    return room.columns < least.columns || room.rows < least.rows
      ? "a terminal it is shown on is smaller than 20x5" : nil
  }

  var terminals: [TTY] { all.map(\.terminal) }
  var clients: [OverlayClient] { all.map(\.client) }

  /// The part of every screen that a toast may take: the smallest of them.
  var room: Size {
    all.reduce(Size(columns: 1000, rows: 1000)) { room, target in
      room.clamped(to: target.client.area(of: TerminalScreen.size(of: target.terminal)).size)
    }
  }

  /// Leaves out the terminals that do not show the multiplexer any more.
  mutating func keepOnly(_ clients: [OverlayClient]) {
    all = all.compactMap { target in
      var target = target
      guard let now = clients.first(where: { $0.path == target.client.path }) else { return nil }
      target.client = now
      return target
    }
  }

  /// Leaves rows to others that stand between the toast and the edge, or before it where it stands in the middle.
  mutating func leaveFree(_ rows: Int, at place: Alignment) {
    for index in all.indices {
      switch place {
      case .start: all[index].client.rowsAbove += rows
      case .middle: all[index].client.rowsAbove += 2 * rows
      case .end: all[index].client.rowsBelow += rows
      }
    }
  }
}
