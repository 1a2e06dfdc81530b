// Showing a toast. It is decoration: whatever becomes of it, the script goes on.

import Boxes
import Drawing
import Options
import Terminal
import Text

/// One toast from request to end.
struct ToastCommand {
  /// What is to be shown.
  let request: BoxRequest
  /// Where it is to be shown.
  let surroundings: Surroundings

  /// Cells that stay free left and right of a toast.
  private static let margin = Size(columns: 2)

  /// Shows the toast and waits until it is gone.
  ///
  /// - Throws: a text or terminal that was named but cannot be had.
  func run() throws(Failure) {
    let search = OverlaySearch(request.settings, in: surroundings)
    let terminal = try surroundings.terminal(request.settings)
    let builder = BoxBuilder(request, in: surroundings)
    let message = try Message(request, rules: builder.rules)
    // Nothing to say is nothing to do.
    if message.isEmpty { return }
    var facts = WayFacts(
      kind: surroundings.kind, size: terminal.map { TerminalScreen.size(of: $0) },
      wanted: request.settings.way,
      overlay: search.finding(own: terminal, isNamed: request.settings.terminal != nil))
    if case .found(let overlay) = facts.overlay {
      facts.overlay = try show(overlay, own: terminal)
      if facts.overlay == nil { return }
    }
    // Not even the answer to a question is to be drawn by whoever has the terminal.
    if request.settings.probes, let terminal, !surroundings.isPlain(request.settings) {
      _ = terminal.takeTurn()
      facts.probe(terminal)
    }
    if let wanted = request.settings.way, let refusal = facts.refusal {
      throw Failure("--via \(wanted.rawValue): \(refusal)", status: Failure.noTerminal)
    }
    guard let terminal, request.settings.way != .plain, !surroundings.isPlain(request.settings)
    else { return writePlain(message) }
    // Another job has the terminal: nothing is drawn over it. Until the turn has come signals do what they always do; the
    // wait may be long enough for another job to take the terminal, and for it to get another size.
    guard terminal.isForeground else { return }
    _ = terminal.takeTurn()
    guard terminal.isForeground else { return }
    facts.size = TerminalScreen.size(of: terminal)
    let choice = WayChoice(facts)
    if choice.way == .plain { return writePlain(message) }
    show(
      builder.toastBox(message), builder.placement(margin: Self.margin), choice.way, facts,
      on: terminal)
  }

  /// Shows the toast as an overlay.
  ///
  /// - Returns: nil when it was shown, or else why it cannot be.
  private func show(_ overlay: Overlay, own: TTY?) throws(Failure) -> OverlayFinding? {
    var (terminals, overlay) = OverlayCommand.open(overlay)
    let before = Clock.now()
    for terminal in terminals { _ = terminal.takeTurn() }
    if Clock.now() - before > OverlayCommand.longWait {
      // Meanwhile they may have turned to other windows, or gone. A new one is not locked, so it is left out.
      let search = OverlaySearch(request.settings, in: surroundings)
      let finding = search.finding(own: own, isNamed: request.settings.terminal != nil)
      guard case .found(let now) = finding else { return finding }
      let kept = zip(terminals, overlay.clients).compactMap { terminal, client in
        now.clients.first { $0.path == client.path }.map { (terminal, $0) }
      }
      overlay = now
      (terminals, overlay.clients) = (kept.map(\.0), kept.map(\.1))
    }
    let room = OverlayCommand.room(on: terminals, overlay)
    let least = WayChoice.smallestScreen
    guard !terminals.isEmpty else { return .refused("its terminals cannot be written to") }
    guard room.columns >= least.columns, room.rows >= least.rows else {
      return .refused("a terminal it is shown on is smaller than 20x5")
    }
    try OverlayCommand(request: request, surroundings: surroundings).show(
      on: terminals, overlay, margin: Self.margin)
    for terminal in terminals { terminal.releaseTurn() }
    return nil
  }

  private func writePlain(_ message: Message) {
    if request.settings.verbosity == .never { return }
    PlainLines.write(message, request.settings.severity, in: surroundings)
  }

  private func show(
    _ box: ToastBox, _ wanted: Placement, _ way: Way, _ facts: WayFacts, on terminal: TTY
  ) {
    guard (try? Signals.install()) != nil else { return }
    var screen = TerminalScreen(
      terminal,
      ScreenPlan(
        stage: { size in
          // One row stays for the caller's own line.
          let room = Size(columns: size.columns, rows: size.rows - 1)
          let rows = wanted.area(for: box, on: room).size.rows
          switch way {
          case .gap: return .gap(rows: rows, at: wanted.vertical, on: size)
          case .unscroll:
            let gap = Gap(rows: rows, at: wanted.vertical, on: size).unscrolled(
              fromCursorRow: facts.cursorToUnscroll ?? 0)
            return Stage(.gap(gap), size: Size(columns: size.columns, rows: rows))
          case .page: return .page(rows: rows, at: wanted.vertical, on: size)
          case .overlay, .inline, .plain:
            return Stage(.belowCursor, size: Size(columns: size.columns, rows: rows))
          }
        },
        look: box.look, isInteractive: false, usesMouse: false,
        isSynchronized: surroundings.kind.takesPrivateModes, escapeDelay: .zero))
    var placement = wanted
    placement.rows = nil
    _ = try? Dialogue.run(box, placed: placement, on: &screen, style: .plain)
    screen.close()
  }
}
