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
    let terminal = try surroundings.terminal(request.settings)
    let builder = BoxBuilder(request, in: surroundings)
    let message = try Message(request, rules: builder.rules)
    // Nothing to say is nothing to do.
    if message.isEmpty { return }
    guard let terminal, request.settings.way != .plain, !surroundings.isPlain(request.settings)
    else { return writePlain(message) }
    // Another job has the terminal: nothing is drawn over it.
    if !terminal.isForeground { return }
    let box = builder.toastBox(message)
    var placement = builder.placement(margin: Self.margin)
    let screen = TerminalScreen.size(of: terminal)
    // One row stays for the caller's own line.
    let room = Size(columns: screen.columns, rows: screen.rows - 1)
    let rows = placement.area(for: box, on: room).size.rows
    let choice = WayChoice(
      WayFacts(kind: surroundings.kind, size: screen, rows: rows, wanted: request.settings.way))
    let vertical = placement.vertical
    placement.rows = nil
    switch choice.way {
    case .plain: writePlain(message)
    case .gap:
      show(box, placement, on: terminal) {
        .gap(rows: rows, at: vertical, on: $0)
      }
    case .inline:
      show(box, placement, on: terminal) {
        Stage(.belowCursor, size: Size(columns: $0.columns, rows: rows))
      }
    }
  }

  private func writePlain(_ message: Message) {
    if request.settings.verbosity == .never { return }
    PlainLines.write(message, request.settings.severity, in: surroundings)
  }

  private func show(
    _ box: ToastBox, _ placement: Placement, on terminal: TTY, stage: @escaping (Size) -> Stage
  ) {
    // Until the turn has come signals do what they always do.
    _ = terminal.takeTurn()
    // The wait may have been long enough for another job to take the terminal.
    guard terminal.isForeground, (try? Signals.install()) != nil else { return }
    var screen = TerminalScreen(
      terminal,
      ScreenPlan(
        stage: stage, look: box.look, isInteractive: false, usesMouse: false,
        isSynchronized: surroundings.kind.takesPrivateModes, escapeDelay: .zero))
    _ = try? Dialogue.run(box, placed: placement, on: &screen, style: .plain)
    screen.close()
  }
}
