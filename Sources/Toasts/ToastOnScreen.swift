// A toast on the screen of the program's own terminal: its turn there, and the rows that it takes.

import Controls
import Drawing
import Options
import Screens
import Terminal
import Text

extension ToastCommand {
  /// Shows the toast when its turn has come; until then signals do what they always do.
  ///
  /// Another job may take the terminal meanwhile, and its size may change.
  func showOnScreen(
    _ message: Message, _ builder: ToastBuilder, _ facts: MethodFacts, on terminal: TTY
  ) -> ToastOutcome {
    var facts = facts
    let placement = builder.placement
    let isGap = MethodChoice(facts).method == .gap
    // Above other gaps there is room for one more; elsewhere what is on the screen would be lost by it.
    let isStacking = isGap && placement.vertical == .end
    func room() -> Size { Self.room(on: TerminalScreen.size(of: terminal)) }
    func rows() -> Int { placement.area(for: builder.toast(message), on: room()).size.rows }
    let entry = QueueEntry(
      request, message, rows: isStacking ? rows() : 0, stack: isStacking ? settings.stack : 1)
    var screen = Size()
    let ticket = QueueTicket(
      entry, on: terminal, runtime: environment.runtimeDirectory,
      cover: {
        screen = TerminalScreen.size(of: terminal)
        return isGap ? self.cover(entry, on: screen, rows: rows()) : 0
      },
      room: { room().rows })
    // What a command has written waits until its picture has gone.
    ticket.mayHandOver = request.kind != .run
    if let outcome = ticket.awaitTurn(on: [terminal], while: isWanted) {
      if ticket.isLeftOut { History.note(message, settings, in: environment) }
      return outcome
    }
    facts.size = TerminalScreen.size(of: terminal)
    let isOurs = terminal.allowsDrawing
    if !isOurs || MethodChoice(facts).method == .plain {
      ticket.leave { _ in }
      return isOurs ? writePlain(message, on: terminal) : handOn(message, on: terminal)
    }
    History.note(message, settings, in: environment)
    Announcement.send(message, settings.toast, to: [terminal], bell: [terminal], in: environment)
    let toast = ticket.placed(builder.toast(message.times(ticket.count, builder)))
    let ending = show(
      toast, placement, on: terminal, ticket, inherited: ticket.inherits ? screen : nil
    ) { [facts] in self.viewport($0, for: toast, placement, facts, ticket) }
    return ticket.outcome ?? ending.map { .drawn($0) } ?? .notDrawn
  }

  /// What must be the same of two toasts for the later to take over the gap of the earlier, as one number that is not 0.
  private func cover(_ entry: QueueEntry, on screen: Size, rows: Int) -> Int {
    // The one that shows progress in the frame of the terminal's window clears that too.
    let progress = environment.kind.progress(request, environment.variables)
    return Fingerprint([
      screen.columns, screen.rows, rows, entry.place, entry.stack, progress.open.isEmpty ? 0 : 1,
    ]).number
  }

  /// What a toast may take of a screen: one row stays for the caller's own line.
  private static func room(on screen: Size) -> Size {
    Size(columns: screen.columns, rows: screen.rows - 1)
  }

  private func viewport(
    _ screen: Size, for toast: ToastBox, _ placement: Placement, _ facts: MethodFacts,
    _ ticket: QueueTicket
  ) -> Viewport {
    let rows = placement.area(for: toast, on: Self.room(on: screen)).size.rows
    let size = Size(columns: screen.columns, rows: rows)
    guard MethodChoice(facts).method == .gap else { return Viewport(.belowCursor, size: size) }
    var gap = Gap(
      rows: rows, at: placement.vertical, on: screen, above: max(0, ticket.entry.offset))
    gap.isLeft = ticket.isBeneathOthers
    return Viewport(.gap(gap), size: size)
  }

  private func show(
    _ toast: ToastBox, _ placement: Placement, on terminal: TTY, _ ticket: QueueTicket,
    inherited: Size?, viewport: @escaping (Size) -> Viewport
  ) -> Ending? {
    guard (try? Signals.install()) != nil else { return nil }
    var options = ScreenOptions(
      viewport: viewport, look: toast.look, isSynchronized: environment.kind.takesPrivateModes)
    options.tenant = ticket
    options.monitor = monitor
    options.bracket = environment.kind.progress(request, environment.variables)
    options.inherited = inherited
    var screen = TerminalScreen(terminal, options)
    // The viewport is as high as the toast.
    var placement = placement
    placement.rows = nil
    let ending = try? Dialogue.run(toast, placed: placement, on: &screen, style: .plain)
    screen.close()
    return ending
  }
}
