// Looks for an overlay before a method is chosen. The multiplexer is asked first and answers while the rest is prepared.

import Options
import Terminal
import Screens

struct OverlaySearch {
  /// tmux, answering; nil where it is not to be asked.
  private let question: Child?
  /// What `STY` says; nil where GNU screen is not to be looked at.
  private let session: String?
  /// How long tmux may take to answer on a busy machine.
  private static let timeout = Duration.seconds(3)

  /// Begins to look; what is only to be taken away is looked for where nothing would be drawn, too.
  init(_ settings: Settings, in environment: ProgramEnvironment, draws: Bool = true) {
    let (pane, session) = Self.names(settings, in: environment, draws: draws)
    question = pane.flatMap { Child.piped(TmuxQuestion.words(pane: $0)) }
    // Whether a terminal that was named is a window of GNU screen cannot be known.
    self.session = settings.terminal == nil ? session : nil
  }

  static func mayFind(_ settings: Settings, in environment: ProgramEnvironment) -> Bool {
    let (pane, session) = names(settings, in: environment)
    return pane != nil || session != nil
  }

  /// The pane of tmux, or its session where no pane is named, and the session of GNU screen that the environment names; nil where no overlay is wanted.
  private static func names(
    _ settings: Settings, in environment: ProgramEnvironment, draws: Bool = true
  ) -> (pane: String?, session: String?) {
    let mayDraw =
      environment.mayAsk && !environment.isPlain(settings)
      && (settings.method ?? .overlay) == .overlay
    guard mayDraw || !draws else { return (nil, nil) }
    func value(_ name: String) -> String? {
      environment.variables(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    let pane = value("TMUX").flatMap { value("TMUX_PANE") ?? TmuxQuestion.session(of: $0) }
    return (pane, value("STY"))
  }

  /// What was found for our terminal, if there is one; nil outside of multiplexers.
  func finding(own: TTY?) -> OverlayFinding? { finding(ownPath: own.map { $0.path ?? [] }) }

  /// The same by the terminal's path, which is empty where it is not known, and nil where there is no terminal.
  func finding(ownPath own: [UInt8]?) -> OverlayFinding? {
    let tmux = question.map {
      let answer = $0.lines(before: TmuxQuestion.lastLine, within: Self.timeout)
      return TmuxQuestion.finding(answer ?? [], own: own)
    }
    if case .found = tmux { return tmux }
    let screen = session.map { GNUScreenQuestion.finding(session: $0, hasTerminal: own != nil) }
    if case .found = screen { return screen }
    return tmux ?? screen
  }
}
