// The terminal of a session: opened with the first box that needs it, kept for all others, given back at the end. A box
// that only informs and is the last of its line stays on the screen of the caller, since the script goes on under it.

import Boxes
import Drawing
import Options
import Terminal
import Screens

extension DialogSession {
  /// Shows a box until it has ended.
  func show(
    _ shown: inout DialogShown, _ settings: DialogSettings, stays: Bool
  ) throws(Failure) -> Ending {
    let terminal = try openTerminal()
    try installSignals()
    do throws(TerminalError) {
      if stays { return try leave(&shown, settings, on: terminal) }
      let screen = try openScreen(on: terminal, settings)
      screen.beginBox()
      if settings.beeps { try screen.perform(.bell) }
      let ending = try shown.run(on: screen)
      if settings.beepsAfter { try screen.perform(.bell) }
      if settings.sleep > 0 { try screen.rest(for: .seconds(settings.sleep)) }
      return ending
    } catch {
      throw Failure(error)
    }
  }

  /// Draws a box on the caller's screen, where it stays.
  private func leave(
    _ shown: inout DialogShown, _ settings: DialogSettings, on terminal: TTY
  ) throws(TerminalError) -> Ending {
    giveScreenBack()
    let screen = TerminalScreen(terminal, screenOptions(settings, .callersScreen, keyboard: nil))
    defer { screen.close() }
    let ending = try shown.run(on: screen)
    if settings.beeps || settings.beepsAfter { try screen.perform(.bell) }
    if settings.sleep > 0 { try screen.rest(for: .seconds(settings.sleep)) }
    return ending
  }

  /// Draws what a box has left on the caller's screen (`--keep-window`).
  func leavePicture(of shown: DialogShown, _ settings: DialogSettings) throws(Failure) {
    let terminal = try openTerminal()
    giveScreenBack()
    let screen = TerminalScreen(terminal, screenOptions(settings, .callersScreen, keyboard: nil))
    defer { screen.close() }
    var canvas = Canvas(screen.size, style: builder.theme.screen)
    for picture in shown.pictures { picture.drawPicture(on: &canvas, at: .zero) }
    do throws(TerminalError) {
      _ = try screen.show(canvas)
    } catch {
      throw Failure(error)
    }
  }

  // MARK: Terminal

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

  private func openScreen(
    on terminal: TTY, _ settings: DialogSettings
  ) throws(TerminalError) -> TerminalScreen {
    if let screen { return screen }
    let kind = environment.kind
    let viewport: Viewport.Kind =
      kind.isNested ? .borrowedScreen : kind.hasAlternateScreen ? .alternateScreen : .onlyScreen
    let opened = TerminalScreen(terminal, screenOptions(settings, viewport, keyboard: keyboard))
    screen = opened
    return opened
  }

  private func screenOptions(
    _ settings: DialogSettings, _ viewport: Viewport.Kind, keyboard: TTY?
  ) -> ScreenOptions {
    let kind = environment.kind
    var options = ScreenOptions(
      viewport: { Viewport(viewport, size: $0) }, look: builder.look,
      isInteractive: viewport != .callersScreen,
      usesMouse: !settings.hasNoMouse, marksPastes: kind.marksPastes,
      isSynchronized: kind.takesPrivateModes,
      escapeDelay: kind.escapeDelay(environment.variables))
    options.keyboard = keyboard
    return options
  }

  /// The size of the screen; without a terminal 80 x 24 or what LINES and COLUMNS say.
  var screenSize: Size {
    if let size = screen?.size { return size }
    guard let terminal = try? openTerminal() else { return TerminalScreen.environmentSize }
    return TerminalScreen.size(of: terminal)
  }

  /// Makes the caller's screen blank (`--clear` alone).
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

  /// Gives the screen back to the caller; does nothing while it is the caller's.
  func giveScreenBack() {
    screen?.close()
    screen = nil
  }

  /// Ends all use of the terminal.
  func close() {
    screen?.close()
    screen = nil
    if hasSignals { Signals.uninstall() }
    hasSignals = false
    terminal = nil
  }

  private func installSignals() throws(Failure) {
    if hasSignals { return }
    guard (try? Signals.install()) != nil else {
      throw Failure("no descriptor is left to catch signals with", status: Failure.inputOutput)
    }
    hasSignals = true
  }
}
