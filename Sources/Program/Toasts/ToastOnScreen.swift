// A toast on the screen of our own terminal: its turn there, and the stage that its way takes.

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
    _ message: Message, _ builder: BoxBuilder, _ facts: WayFacts, on terminal: TTY
  ) -> Int32 {
    var facts = facts
    let placement = builder.placement(margin: Self.margin)
    // Above other gaps there is room for one more; elsewhere what is on the screen would be lost by it.
    let isStacking = WayChoice(facts).way == .gap && placement.vertical == .end
    func room() -> Size { Self.room(on: TerminalScreen.size(of: terminal)) }
    func rows() -> Int {
      placement.area(for: builder.queuedToastBox(message), on: room()).size.rows
    }
    let entry = entry(
      message, rows: isStacking ? rows() : 0, stack: isStacking ? request.settings.stack : 1)
    var screen = Size()
    let seat = QueueSeat(
      entry, on: terminal, runtime: surroundings.runtimeDirectory,
      cover: { [facts] in
        screen = TerminalScreen.size(of: terminal)
        return WayChoice(facts).way == .gap ? self.cover(entry, on: screen, rows: rows()) : 0
      }
    ) { room().rows }
    if let code = code(for: seat.awaitTurn(on: [terminal], while: isWanted)) { return code }
    guard terminal.allowsDrawing else {
      seat.leave { _ in }
      return handOn(message, on: terminal)
    }
    facts.size = TerminalScreen.size(of: terminal)
    if WayChoice(facts).way == .plain {
      seat.leave { _ in }
      return writePlain(message, on: terminal)
    }
    History.note(message, request.settings, in: surroundings)
    Announcement.send(
      message, request.settings.toast, to: [terminal], bell: [terminal], in: surroundings)
    let box = seat.seated(builder.queuedToastBox(message.times(seat.count, builder)))
    show(box, placement, on: terminal, seat, inherited: seat.inherits ? screen : nil) { [facts] in
      self.stage($0, for: box, placement, facts, seat)
    }
    return code(for: seat.outcome) ?? 0
  }

  /// What must be the same of two toasts for the later to take over the gap of the earlier, as one number that is not 0.
  private func cover(_ entry: QueueEntry, on screen: Size, rows: Int) -> Int {
    // Whoever shows how much is done in the terminal's window clears that too.
    let bracket = surroundings.kind.progress(request, surroundings.variables)
    let shows = bracket.open.isEmpty ? 0 : 1
    return Fingerprint([screen.columns, screen.rows, rows, entry.place, entry.stack, shows]).number
  }

  /// What a toast may take of a screen: one row stays for the caller's own line.
  private static func room(on screen: Size) -> Size {
    Size(columns: screen.columns, rows: screen.rows - 1)
  }

  /// The place that the toast takes on a screen.
  private func stage(
    _ screen: Size, for box: ToastBox, _ placement: Placement, _ facts: WayFacts, _ seat: QueueSeat
  ) -> Stage {
    let rows = placement.area(for: box, on: Self.room(on: screen)).size.rows
    let size = Size(columns: screen.columns, rows: rows)
    switch WayChoice(facts).way {
    case .gap:
      var gap = Gap(
        rows: rows, at: placement.vertical, on: screen, above: max(0, seat.entry.offset))
      gap.isLeft = seat.isBeneathOthers
      return Stage(.gap(gap), size: size)
    case .overlay, .inline, .plain: return Stage(.belowCursor, size: size)
    }
  }

  private func show(
    _ box: ToastBox, _ placement: Placement, on terminal: TTY, _ seat: QueueSeat, inherited: Size?,
    stage: @escaping (Size) -> Stage
  ) {
    guard (try? Signals.install()) != nil else { return }
    var plan = ScreenPlan(
      stage: stage, look: box.look, isInteractive: false, usesMouse: false,
      isSynchronized: surroundings.kind.takesPrivateModes, escapeDelay: .zero)
    plan.news = seat.news
    plan.attendant = attention?.attendant
    plan.bracket = surroundings.kind.progress(request, surroundings.variables)
    plan.inherited = inherited
    // What a command has written waits until its picture has gone.
    if request.kind != .run { plan.handsOver = seat.handsOver }
    plan.leave = seat.leave
    plan.opened = seat.open
    var screen = TerminalScreen(terminal, plan)
    // The stage is as high as the toast.
    var placement = placement
    placement.rows = nil
    let ending = try? Dialogue.run(box, placed: placement, on: &screen, style: .plain)
    screen.close()
    attention?.note(ending)
  }
}
