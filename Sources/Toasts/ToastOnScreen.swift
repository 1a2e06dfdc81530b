// A toast on the screen of our own terminal: its turn there, and the viewport that its way takes.

import Boxes
import Drawing
import Options
import Terminal
import Text

extension ToastCommand {
  /// Shows the toast when its turn has come.
  ///
  /// Until then signals do what they always do. The wait may be long enough for another job to take the terminal, and
  /// for it to get another size.
  func showOnScreen(
    _ message: Message, _ builder: BoxBuilder, _ facts: MethodFacts, on terminal: TTY
  ) -> Int32 {
    var facts = facts
    let placement = builder.placement(margin: Self.margin)
    // Above other gaps there is room for one more; elsewhere what is on the screen would be lost by it.
    let isStacking = MethodChoice(facts).method == .gap && placement.vertical == .end
    func room() -> Size { Self.room(on: TerminalScreen.size(of: terminal)) }
    func rows() -> Int {
      placement.area(for: builder.queuedToastBox(message), on: room()).size.rows
    }
    let entry = entry(
      message, rows: isStacking ? rows() : 0, stack: isStacking ? request.settings.stack : 1)
    var screen = Size()
    let ticket = QueueTicket(
      entry, on: terminal, runtime: environment.runtimeDirectory,
      cover: { [facts] in
        screen = TerminalScreen.size(of: terminal)
        return MethodChoice(facts).method == .gap ? self.cover(entry, on: screen, rows: rows()) : 0
      }
    ) { room().rows }
    if let code = code(for: ticket.awaitTurn(on: [terminal], while: isWanted)) { return code }
    guard terminal.isOurs else {
      ticket.leave { _ in }
      return handOn(message, on: terminal)
    }
    facts.size = TerminalScreen.size(of: terminal)
    if MethodChoice(facts).method == .plain {
      ticket.leave { _ in }
      return writePlain(message, on: terminal)
    }
    History.note(message, request.settings, in: environment)
    Announcement.send(
      message, request.settings.toast, to: [terminal], bell: [terminal], in: environment)
    let box = ticket.seated(builder.queuedToastBox(message.times(ticket.count, builder)))
    show(box, placement, on: terminal, ticket, inherited: ticket.inherits ? screen : nil) { [facts] in
      self.viewport($0, for: box, placement, facts, ticket)
    }
    return code(for: ticket.outcome) ?? 0
  }

  /// What must be the same of two toasts for the later to take over the gap of the earlier, as one number that is not 0.
  private func cover(_ entry: QueueEntry, on screen: Size, rows: Int) -> Int {
    // Whoever shows how much is done in the terminal's window clears that too.
    let bracket = environment.kind.progress(request, environment.variables)
    let shows = bracket.open.isEmpty ? 0 : 1
    return Fingerprint([screen.columns, screen.rows, rows, entry.place, entry.stack, shows]).number
  }

  /// What a toast may take of a screen: one row stays for the caller's own line.
  private static func room(on screen: Size) -> Size {
    Size(columns: screen.columns, rows: screen.rows - 1)
  }

  /// The place that the toast takes on a screen.
  private func viewport(
    _ screen: Size, for box: ToastBox, _ placement: Placement, _ facts: MethodFacts, _ ticket: QueueTicket
  ) -> Viewport {
    let rows = placement.area(for: box, on: Self.room(on: screen)).size.rows
    let size = Size(columns: screen.columns, rows: rows)
    switch MethodChoice(facts).method {
    case .gap:
      var gap = Gap(
        rows: rows, at: placement.vertical, on: screen, above: max(0, ticket.entry.offset))
      gap.isLeft = ticket.isBeneathOthers
      return Viewport(.gap(gap), size: size)
    case .overlay, .inline, .plain: return Viewport(.belowCursor, size: size)
    }
  }

  private func show(
    _ box: ToastBox, _ placement: Placement, on terminal: TTY, _ ticket: QueueTicket, inherited: Size?,
    viewport: @escaping (Size) -> Viewport
  ) {
    guard (try? Signals.install()) != nil else { return }
    var options = ScreenOptions(
      viewport: viewport, look: box.look, isInteractive: false, usesMouse: false,
      isSynchronized: environment.kind.takesPrivateModes, escapeDelay: .zero)
    options.news = ticket.news
    options.monitor = attention?.monitor
    options.bracket = environment.kind.progress(request, environment.variables)
    options.inherited = inherited
    // What a command has written waits until its picture has gone.
    if request.kind != .run { options.handsOver = ticket.handsOver }
    options.leave = ticket.leave
    options.opened = ticket.open
    var screen = TerminalScreen(terminal, options)
    // The viewport is as high as the toast.
    var placement = placement
    placement.rows = nil
    let ending = try? Dialogue.run(box, placed: placement, on: &screen, style: .plain)
    screen.close()
    attention?.note(ending)
  }
}
