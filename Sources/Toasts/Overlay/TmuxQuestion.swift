// Asks tmux for the clients of our window, in one call that takes most of the time until the first frame and is therefore started
// before anything else. That TMUX really belongs to our terminal is proven by the pane's terminal: a terminal emulator that was
// started in a pane inherits the variable, too.

import Terminal

enum TmuxQuestion {
  /// The words of the call about the pane that `TMUX_PANE` names, or about the one in front in a session.
  static func words(pane: String) -> [[UInt8]] {
    [
      "tmux", "display-message", "-p", "-t", pane, "w #{pane_tty} #{window_id}", ";",
      "list-clients", "-F",
      "c #{client_tty} #{client_pid} #{client_control_mode} #{client_utf8} #{client_termname} #{status} "
        + "#{status-position} #{window_id}",
      ";", "display-message", "-p", "end",
    ].map { Array($0.utf8) }
  }

  /// The process that `TMUX` names, as `/tmp/tmux-0/default,4711,0`.
  static func server(of session: String) -> RunningProcess? {
    let words = session.split(separator: ",", omittingEmptySubsequences: false)
    guard words.count > 2, let number = Int(words[words.count - 2]), number > 1 else { return nil }
    return RunningProcess(number)
  }

  /// The session that `TMUX` names, as `$0`; its last number.
  static func session(of session: String) -> String? {
    session.split(separator: ",").last.flatMap { Int($0) }.map { "$\($0)" }
  }

  static let lastLine = Array("end".utf8)

  /// The overlay for a program on the terminal `own`; nil is no terminal, and then the variable is trusted.
  static func finding(_ answer: [UInt8], own: [UInt8]?) -> OverlayFinding {
    var window: [ArraySlice<UInt8>] = []
    var overlay = Overlay(clients: [], multiplexer: .tmux)
    for line in answer.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      switch (words.first?.first, words.count) {
      // For a pane that does not exist tmux answers with empty words.
      case (UInt8(ascii: "w"), 3): if !words[1].isEmpty { window = words }
      case (UInt8(ascii: "c"), 9) where !window.isEmpty:
        if let client = client(words, showing: window[2]) { overlay.clients.append(client) }
      default: break
      }
    }
    if window.isEmpty { return .refused("tmux does not answer for the pane of TMUX_PANE") }
    if let own, window[1] != own[...] {
      return .refused("this terminal is not the pane that TMUX_PANE names")
    }
    if overlay.clients.isEmpty { return .refused("nobody looks at this window of tmux") }
    overlay.clients.sort { $0.path.lexicographicallyPrecedes($1.path) }
    return .found(overlay)
  }

  /// A line about a client: its terminal, process, control mode, UTF-8, TERM, status lines and their place, window.
  private static func client(
    _ words: [ArraySlice<UInt8>], showing window: ArraySlice<UInt8>
  ) -> OverlayClient? {
    guard words[8] == window, words[3] != [UInt8(ascii: "1")], !words[1].isEmpty else { return nil }
    // `off`, `on` for one line, or the number of lines.
    let status = number(words[6]) ?? (words[6] == ArraySlice("on".utf8) ? 1 : 0)
    let isAbove = words[7] == ArraySlice("top".utf8)
    return OverlayClient(
      path: Array(words[1]),
      witness: number(words[2]).map { .process(RunningProcess($0)) } ?? .unknown,
      term: String(decoding: words[5], as: UTF8.self), isUTF8: words[4] == [UInt8(ascii: "1")],
      rowsAbove: isAbove ? status : 0, rowsBelow: isAbove ? 0 : status)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits, as: UTF8.self))
  }
}
