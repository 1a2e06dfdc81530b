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
    // Another job has the terminal: nothing is drawn over it. Until the turn has come signals do what they always do; the
    // wait may be long enough for another job to take the terminal, and for it to get another size.
    guard terminal.isForeground else { return }
    _ = terminal.takeTurn()
    guard terminal.isForeground else { return }
    let size = TerminalScreen.size(of: terminal)
    let choice = WayChoice(
      WayFacts(kind: surroundings.kind, size: size, wanted: request.settings.way))
    if choice.way == .plain { return writePlain(message) }
    show(
      builder.toastBox(message), builder.placement(margin: Self.margin), choice.way, on: terminal)
  }

  private func writePlain(_ message: Message) {
    if request.settings.verbosity == .never { return }
    PlainLines.write(message, request.settings.severity, in: surroundings)
  }

  private func show(_ box: ToastBox, _ wanted: Placement, _ way: Way, on terminal: TTY) {
    guard (try? Signals.install()) != nil else { return }
    var screen = TerminalScreen(
      terminal,
      ScreenPlan(
        stage: { size in
          // One row stays for the caller's own line.
          let room = Size(columns: size.columns, rows: size.rows - 1)
          let rows = wanted.area(for: box, on: room).size.rows
          return way == .gap
            ? .gap(rows: rows, at: wanted.vertical, on: size)
            : Stage(.belowCursor, size: Size(columns: size.columns, rows: rows))
        },
        look: box.look, isInteractive: false, usesMouse: false,
        isSynchronized: surroundings.kind.takesPrivateModes, escapeDelay: .zero))
    var placement = wanted
    placement.rows = nil
    _ = try? Dialogue.run(box, placed: placement, on: &screen, style: .plain)
    screen.close()
  }
}
