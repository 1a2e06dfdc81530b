// The terminal that boxes are drawn on: opened when it is needed first, taken for a screen with the first box, kept for
// those that follow, given back at the end. How a screen for boxes is set up stands here alone, for all grammars.

import Controls
import Drawing
import Options
import Terminal
import Screens

final class BoxScreen {
  private let environment: ProgramEnvironment
  private let look: Look
  /// Where keys come from; nil for the terminal.
  private let keyboard: TTY?
  private var terminal: TTY?
  private var screen: TerminalScreen?
  private var hasSignals = false

  init(_ environment: ProgramEnvironment, look: Look, terminal: TTY? = nil, keyboard: TTY? = nil) {
    self.environment = environment
    self.look = look
    self.terminal = terminal
    self.keyboard = keyboard
  }

  /// The terminal, opened when it is needed first.
  func openTerminal() throws(Failure) -> TTY {
    if let terminal { return terminal }
    do throws(TerminalError) {
      guard environment.mayAsk else { throw TerminalError(.noTerminal) }
      let opened = try TTY.open(nil)
      _ = opened.acquireLock()
      terminal = opened
      return opened
    } catch {
      throw Failure(error)
    }
  }

  /// The size of the screen; without a terminal 80 x 24 or what LINES and COLUMNS say.
  var size: Size {
    if let size = screen?.size { return size }
    guard let terminal = try? openTerminal() else { return TerminalScreen.environmentSize }
    return TerminalScreen.size(of: terminal)
  }

  /// A screen on which boxes are answered: the one that is open, or else a new one on a viewport.
  func open(
    usesMouse: Bool, on viewport: @escaping (Size) -> Viewport
  ) throws(Failure) -> TerminalScreen {
    let terminal = try openTerminal()
    if !hasSignals { try Signals.catchAll() }
    hasSignals = true
    if let screen { return screen }
    var options = options(viewport, isInteractive: true)
    options.usesMouse = usesMouse
    options.keyboard = keyboard
    let opened = TerminalScreen(terminal, options)
    screen = opened
    return opened
  }

  /// The caller's own screen, for what stays there; ours is given back.
  func openForCaller() throws(Failure) -> TerminalScreen {
    let terminal = try openTerminal()
    if !hasSignals { try Signals.catchAll() }
    hasSignals = true
    giveBack()
    return TerminalScreen(
      terminal, options({ Viewport(.callersScreen, size: $0) }, isInteractive: false))
  }

  private func options(
    _ viewport: @escaping (Size) -> Viewport, isInteractive: Bool
  ) -> ScreenOptions {
    let kind = environment.kind
    return ScreenOptions(
      viewport: viewport, look: look, isInteractive: isInteractive, usesMouse: false,
      marksPastes: kind.marksPastes, isSynchronized: kind.takesPrivateModes,
      escapeDelay: kind.escapeDelay(environment.variables))
  }

  private func giveBack() {
    screen?.close()
    screen = nil
  }

  func clear() throws(Failure) {
    let terminal = try openTerminal()
    var out = Sequences()
    out.resetPen()
    out.move(to: .init())
    out.eraseBelow()
    do throws(TerminalError) {
      try terminal.write(out.bytes)
    } catch {
      throw Failure(error)
    }
  }

  func close() {
    giveBack()
    if hasSignals { Signals.uninstall() }
    hasSignals = false
    terminal = nil
  }
}

extension TerminalKind {
  /// The whole screen that boxes can have for themselves; nil where there is no second one.
  var wholeScreen: Viewport.Kind? {
    isNested ? .borrowedScreen : hasAlternateScreen ? .alternateScreen : nil
  }

  /// Where a box of toast's own is drawn.
  func stage(_ settings: Settings) -> Viewport.Kind {
    switch settings.screen {
    case .inline: .belowCursor
    case .borrowed: .borrowedScreen
    case .usual: wholeScreen ?? .belowCursor
    }
  }
}
