// The overlay: inside a multiplexer a toast is drawn over everything on the terminals of its clients, and the multiplexer repaints them
// afterwards. It does not know of the toast, so cells, cursor, modes, history and typed keys are as they would be without it, whatever
// other panes and jobs write meanwhile. Neither a terminal of our own nor the foreground is needed.
//
// A toast is placed on the client's whole terminal without the status lines, since a pane may be only two rows high.

import Controls
import Drawing
import Terminal
import Screens

enum Witness: Equatable, Sendable {
  /// The client's process, or the terminal that the multiplexer has open.
  case process(RunningProcess), open(RunningProcess.OpenTerminal)
  case unknown

  var holds: Bool {
    switch self {
    case .process(let process): process.isRunning
    case .open(let terminal): terminal.isOpen
    case .unknown: true
    }
  }
}

/// A terminal that shows our window of the multiplexer.
struct OverlayClient: Equatable, Sendable {
  var path: [UInt8]
  var witness: Witness
  /// Its TERM; empty when that cannot be known.
  var term: String
  var isUTF8: Bool
  /// Rows of the terminal that are the multiplexer's own, above and below its windows.
  var rowsAbove: Int
  var rowsBelow: Int

  /// The terminal's rows that show windows; `screen` is the size of all of it.
  func area(of screen: Size) -> Rect {
    Rect(
      column: 0, row: rowsAbove, columns: screen.columns, rows: screen.rows - rowsAbove - rowsBelow)
  }
}

struct Overlay: Equatable, Sendable {
  /// The terminals, in the order of their names: whoever locks several of them does it in one order.
  var clients: [OverlayClient]
  var multiplexer: Multiplexer

  /// Programs that repaint what is drawn over their windows.
  enum Multiplexer: String, Equatable, Sendable {
    case tmux, screen = "GNU screen"

    /// The process that draws on the terminals; nil where the environment does not tell.
    var server: RunningProcess? {
      switch self {
      case .tmux: TmuxQuestion.server(of: Environment.text("TMUX") ?? "")
      case .screen: GNUScreenQuestion.server(of: Environment.text("STY") ?? "")
      }
    }

    /// Starts the command that repaints a terminal; it finds the multiplexer's session by the environment.
    func repaint(_ terminal: [UInt8]) -> Child? {
      var wanted =
        switch self {
        case .tmux:
          Child.Command(["tmux", "refresh-client", "-t"].map { Array($0.utf8) } + [terminal])
        case .screen: Child.Command(GNUScreenQuestion.repainting)
        }
      (wanted.output, wanted.errors) = (.null, .null)
      (wanted.hasOwnGroup, wanted.cannotBeStopped) = (true, true)
      return try? Child(wanted)
    }
  }

  /// Why it works, as the end of a sentence.
  var reason: String {
    let count = clients.count == 1 ? "the terminal" : "\(clients.count) terminals"
    return "\(multiplexer.rawValue) repaints \(count) it is drawn on"
  }
}

enum OverlayFinding: Equatable, Sendable {
  case found(Overlay)
  /// The reason ends a sentence.
  case refused(String)
}
