// Finds the terminal that GNU screen is shown on. Asking it would take longer than a toast can wait, but `/proc` tells which
// terminals its process has open.
//
// `redisplay` repaints only one terminal, so there must be only one at first. Where another has been attached while a toast is
// shown, `at` is used, which also writes a message on each. Which window is displayed is not known; the toast covers any.

import Terminal

enum GNUScreenQuestion {
  /// The overlay for a program inside the session that `STY` names (as `4711.pts-0.host`).
  static func finding(session: String, hasTerminal: Bool) -> OverlayFinding {
    guard let server = server(of: session) else { return .refused("STY names no process") }
    // A terminal emulator or a shell in a pseudo-terminal of its own inherits STY too.
    let isInside =
      hasTerminal
      ? RunningProcess.sessionLeader.parent == server
      : RunningProcess.current.descends(from: server)
    if !isInside { return .refused("this terminal is not a window of the GNU screen of STY") }
    let terminals = server.openTerminals
    guard let terminal = terminals.first else {
      return .refused("nobody looks at this GNU screen, or its terminal cannot be known")
    }
    if terminals.count > 1 {
      return .refused("GNU screen is shown on several terminals and repaints only one")
    }
    let client = OverlayClient(
      path: terminal.path, witness: .open(terminal), term: "", isUTF8: true, rowsAbove: 0,
      rowsBelow: 0)
    return .found(Overlay(clients: [client], multiplexer: .screen))
  }

  static var repainting: [String] {
    let session = Environment.text("STY") ?? ""
    let isShownOnce = (server(of: session)?.openTerminals.count ?? 0) < 2
    return ["screen", "-S", session, "-X"] + (isShownOnce ? [] : ["at", "*"]) + ["redisplay"]
  }

  static func server(of session: String) -> RunningProcess? {
    let digits = session.utf8.prefix { $0 != UInt8(ascii: ".") }
    guard let number = Int(String(decoding: digits, as: UTF8.self)), number > 1 else { return nil }
    return RunningProcess(number)
  }
}
