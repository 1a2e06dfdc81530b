// What a toast does besides its picture: a notification of the desktop, the bell, progress in the window's frame. A sequence is sent
// only to terminals that are known to have it: others would show it as text or take it for another.

import Drawing
import Options
import Terminal
import Text
import Screens

enum Announcement {
  /// Sends the notification and the bell that the settings ask for; a terminal that takes nothing is skipped.
  static func send(
    _ message: Message, _ wishes: ToastSettings, to terminals: [TTY], bell: [TTY],
    in environment: ProgramEnvironment
  ) {
    if wishes.notifies, let notifier = environment.kind.notifier(environment.variables) {
      var out = Sequences()
      out.notify(
        title: environment.encoded(message.title.visible),
        text: environment.encoded(message.text.visible), by: notifier, environment.kind.passage)
      for terminal in terminals { try? terminal.write(out.bytes) }
    }
    if wishes.rings { for terminal in bell { try? terminal.write([7]) } }
  }
}

extension TerminalKind {
  /// How a sequence reaches the terminal outside of a multiplexer.
  var passage: Passage { isTmux ? .tmux : isScreen ? .screen : .none }

  /// The sequence for notifications, if it has one; inside a multiplexer the terminal outside is known by its own variables.
  func notifier(_ variables: Variables) -> Notifier? {
    if term.utf8.starts(with: "xterm-kitty".utf8) { return .osc99 }
    if term.utf8.starts(with: "foot".utf8) || isGhostty(variables) { return .osc777 }
    let program = variables("TERM_PROGRAM")
    if program == "iTerm.app" || program == "WezTerm" || term == "wezterm"
      || variables("LC_TERMINAL") == "iTerm2"
    {
      return .osc9
    }
    if Self.isSet("KITTY_WINDOW_ID", variables) { return .osc99 }
    return Self.isSet("WEZTERM_PANE", variables) ? .osc9 : nil
  }

  private func isGhostty(_ variables: Variables) -> Bool {
    term == "xterm-ghostty" || term == "ghostty" || variables("TERM_PROGRAM") == "ghostty"
      || Self.isSet("GHOSTTY_RESOURCES_DIR", variables)
  }

  /// Whether the terminal shows progress in its frame (OSC 9;4); to others it is a notification.
  func showsProgress(_ variables: Variables) -> Bool {
    if passage != .none { return false }
    return isGhostty(variables) || Self.isSet("WT_SESSION", variables)
      || variables("ConEmuANSI") == "ON"
  }

  func progress(_ request: BoxRequest, _ variables: Variables) -> (open: [UInt8], close: [UInt8]) {
    let percent = request.settings.toast.percent
    guard request.kind == .run || percent != nil, showsProgress(variables) else { return ([], []) }
    var (open, close) = (Sequences(), Sequences())
    open.showProgress(percent)
    close.clearProgress()
    return (open.bytes, close.bytes)
  }
}
