// Showing a toast. It is decoration: whatever becomes of it, the script goes on.

import Boxes
import Drawing
import Options
import Terminal
import Text

/// One toast from request to end.
final class ToastCommand {
  /// What is to be shown.
  let request: BoxRequest
  /// Where it is to be shown.
  let surroundings: Surroundings
  /// What is attended to besides the clock, and how it ended; nil for a toast that only shows itself.
  var attention: ToastAttention?
  /// Whether it is still to be seen while it waits for its turn.
  var isWanted: () -> Bool = { true }
  /// When it was called.
  private let birth = Clock.now()

  /// A request, its surroundings, and what is attended to.
  init(request: BoxRequest, surroundings: Surroundings, attention: ToastAttention? = nil) {
    self.request = request
    self.surroundings = surroundings
    self.attention = attention
  }

  /// Cells that stay free left and right of a toast.
  private static let margin = Size(columns: 2)

  /// Exit code of a toast that waits for something when another one has taken its place, or it was closed.
  static let replaced: Int32 = 7

  /// Shows the toast and waits until it is gone, or has that done by a process of its own.
  ///
  /// - Returns: the exit code.
  /// - Throws: a text or terminal that was named but cannot be had.
  func run() throws(Failure) -> Int32 {
    if Detachment.isWanted(request, in: surroundings) { return try runDetached() }
    let search = OverlaySearch(request.settings, in: surroundings)
    let terminal = try surroundings.terminal(request.settings)
    let builder = BoxBuilder(request, in: surroundings)
    let message = try Message(request, rules: builder.rules)
    // Nothing to say is nothing to do.
    if message.isEmpty { return 0 }
    return try show(message, builder, on: terminal, search)
  }

  /// Lets the caller go on as soon as it is known that nothing is wrong with the line.
  private func runDetached() throws(Failure) -> Int32 {
    let builder = BoxBuilder(request, in: surroundings)
    let message = try Message(request, rules: builder.rules)
    if message.isEmpty { return 0 }
    let detachment = Detachment(surroundings: surroundings)
    if detachment.mayOverlay(request.settings) {
      switch CurrentProcess.divide() {
      case .first: return 0
      case .second: if let code = try showDetached() { return code }
      case nil: break
      }
    }
    guard let terminal = try surroundings.terminal(request.settings) else {
      return writePlain(message)
    }
    detachment.deliver(message, request.settings, on: terminal)
    return 0
  }

  /// Shows the toast as an overlay without keeping our own terminal open, whose window would not close before.
  ///
  /// - Returns: nil where it cannot be shown so.
  private func showDetached() throws(Failure) -> Int32? {
    let search = OverlaySearch(request.settings, in: surroundings)
    let path = try surroundings.terminal(request.settings).map { $0.path ?? [] }
    let isNamed = request.settings.terminal != nil
    guard case .found(let overlay) = search.finding(ownPath: path, isNamed: isNamed),
      case .ended(let code) = try show(overlay, own: nil, ownPath: path)
    else { return nil }
    return code
  }

  private func show(
    _ message: Message, _ builder: BoxBuilder, on terminal: TTY?, _ search: OverlaySearch
  ) throws(Failure) -> Int32 {
    var facts = WayFacts(
      kind: surroundings.kind, size: terminal.map { TerminalScreen.size(of: $0) },
      wanted: request.settings.way,
      overlay: search.finding(own: terminal, isNamed: request.settings.terminal != nil))
    if case .found(let overlay) = facts.overlay {
      switch try show(overlay, own: terminal, ownPath: terminal.map { $0.path ?? [] }) {
      case .ended(let code): return code
      case .refused(let reason): facts.overlay = .refused(reason)
      }
    }
    // Not even the answer to a question is to be drawn by whoever has the terminal.
    if request.settings.probes, let terminal, !surroundings.isPlain(request.settings) {
      _ = terminal.takeTurn()
      facts.probe(terminal)
      // The order among toasts comes before turns.
      terminal.releaseTurn()
    }
    if let wanted = request.settings.way, let refusal = facts.refusal {
      throw Failure("--via \(wanted.rawValue): \(refusal)", status: Failure.noTerminal)
    }
    guard let terminal, request.settings.way != .plain, !surroundings.isPlain(request.settings)
    else { return writePlain(message, on: terminal) }
    // Another job has the terminal: nothing is drawn over it. Until the turn has come signals do what they always do; the
    // wait may be long enough for another job to take the terminal, and for it to get another size.
    let detachment = Detachment(surroundings: surroundings)
    guard terminal.isForeground else {
      detachment.deliver(message, request.settings, on: terminal)
      return 0
    }
    let choice = WayChoice(facts)
    if choice.way == .plain { return writePlain(message, on: terminal) }
    let placement = builder.placement(margin: Self.margin)
    // Above other gaps there is room for one more; elsewhere what is on the screen would be lost by it.
    let isStacking = choice.way == .gap && placement.vertical == .end
    let bracket = surroundings.kind.progress(request, surroundings.variables)
    var screen = Size()
    let entry = entry(
      message, rows: { rows(of: builder.queuedToastBox(message), placement, on: terminal) },
      stack: isStacking ? request.settings.stack : 1)
    let seat = QueueSeat(
      entry, on: terminal, runtime: surroundings.runtimeDirectory,
      cover: {
        screen = TerminalScreen.size(of: terminal)
        guard choice.way == .gap else { return 0 }
        let rows = self.rows(of: builder.queuedToastBox(message), placement, on: terminal)
        // Whoever shows how much is done in the terminal's window clears that too.
        let shows = bracket.open.isEmpty ? 0 : 1
        return Fingerprint([screen.columns, screen.rows, rows, entry.place, entry.stack, shows])
          .number
      }
    ) { TerminalScreen.size(of: terminal).rows - 1 }
    if let code = code(for: seat.awaitTurn(on: [terminal], while: isWanted)) { return code }
    guard terminal.isForeground else {
      seat.leave { _ in }
      detachment.deliver(message, request.settings, on: terminal)
      return 0
    }
    facts.size = TerminalScreen.size(of: terminal)
    let way = WayChoice(facts).way
    if way == .plain {
      seat.leave { _ in }
      return writePlain(message, on: terminal)
    }
    History.note(message, request.settings, in: surroundings)
    Announcement.send(
      message, request.settings.toast, to: [terminal], bell: [terminal], in: surroundings)
    show(
      seat.seated(builder.queuedToastBox(message.times(seat.count, builder))), placement, way,
      facts,
      on: terminal, seat, inherited: seat.inherits ? screen : nil)
    return code(for: seat.outcome) ?? 0
  }

  /// What the others of the terminal are told about it.
  private func entry(_ message: Message, rows: () -> Int, stack: Int) -> QueueEntry {
    let settings = request.settings
    var entry = QueueEntry()
    entry.rank = settings.urgency.rank
    entry.birth = Int(birth / .microseconds(1))
    entry.stack = stack
    entry.place =
      switch settings.vertical ?? .bottom {
      case .top: 0
      case .center: 1
      case .bottom: 2
      }
    // Only several need to know how high they are.
    if stack > 1 { entry.rows = rows() }
    entry.isWaitedFor = request.isWaitingToast
    entry.id = settings.id.map { Array($0.utf8) } ?? []
    entry.text = equality(of: message)
    return entry
  }

  /// All that is seen and done, as bytes that are the same for equal toasts.
  private func equality(of message: Message) -> [UInt8] {
    let settings = request.settings
    let toast = settings.toast
    let extras = "\(toast.percent ?? -1) \(toast.hasCountdown) \(toast.notifies) \(toast.rings)"
    var bytes: [UInt8] = []
    for part in [settings.severity.rawValue, extras, message.title.string, message.text.string] {
      bytes += Array(part.utf8) + [0]
    }
    bytes += toast.icon ?? [0]
    if bytes.count <= Self.longestEquality { return bytes }
    var print = Fingerprint()
    print.add(bytes)
    return Array(bytes.prefix(Self.longestEquality)) + Array(String(print.hash, radix: 16).utf8)
  }

  /// Bytes of a toast that others read to see whether it is equal to theirs.
  private static let longestEquality = 4096

  /// The exit code where a wait has ended without a turn, or a toast before its time.
  private func code(for outcome: QueueSeat.Outcome) -> Int32? {
    switch outcome {
    case .shown: nil
    case .merged: 0
    case .replaced, .closed: request.isWaitingToast ? Self.replaced : 0
    }
  }

  private func rows(of box: ToastBox, _ placement: Placement, on terminal: TTY) -> Int {
    let size = TerminalScreen.size(of: terminal)
    return placement.area(for: box, on: Size(columns: size.columns, rows: size.rows - 1)).size.rows
  }

  /// What became of an overlay.
  private enum OverlayOutcome {
    case ended(Int32)
    case refused(String)
  }

  /// Shows the toast as an overlay.
  private func show(
    _ overlay: Overlay, own: TTY?, ownPath: [UInt8]?
  ) throws(Failure) -> OverlayOutcome {
    var (terminals, overlay) = OverlayCommand.open(overlay)
    guard let first = terminals.first else { return .refused("its terminals cannot be written to") }
    let command = OverlayCommand(request: request, surroundings: surroundings)
    var picture = try command.picture(on: terminals, overlay, margin: Self.margin)
    let stack = request.settings.stack
    let seat = QueueSeat(
      entry(picture.message, rows: { picture.size.rows }, stack: stack), on: first,
      runtime: surroundings.runtimeDirectory,
      cover: { OverlayCommand.cover(picture, on: terminals, overlay, stack: stack) }
    ) { OverlayCommand.room(on: terminals, overlay).rows }
    let before = Clock.now()
    if let code = code(for: seat.awaitTurn(on: terminals, while: isWanted)) { return .ended(code) }
    // Whose picture is taken over, has drawn on these to this moment.
    if Clock.now() - before > OverlayCommand.longWait, !seat.inherits {
      // Meanwhile they may have turned to other windows, or gone. A new one is not locked, so it is left out.
      let search = OverlaySearch(request.settings, in: surroundings)
      let finding = search.finding(ownPath: ownPath, isNamed: request.settings.terminal != nil)
      guard case .found(let now) = finding else {
        seat.leave { _ in }
        return .refused("nobody looks at it any more")
      }
      let kept = zip(terminals, overlay.clients).compactMap { terminal, client in
        now.clients.first { $0.path == client.path }.map { (terminal, $0) }
      }
      overlay = now
      (terminals, overlay.clients) = (kept.map(\.0), kept.map(\.1))
    }
    picture = try command.picture(on: terminals, overlay, margin: Self.margin, times: seat.count)
    var place = overlay
    place.leaveFree(max(0, seat.entry.offset), at: picture.placement.vertical)
    let room = OverlayCommand.room(on: terminals, place)
    let least = WayChoice.smallestScreen
    guard !terminals.isEmpty, room.columns >= least.columns, room.rows >= least.rows else {
      seat.leave { _ in }
      return .refused(
        terminals.isEmpty
          ? "its terminals cannot be written to" : "a terminal it is shown on is smaller than 20x5")
    }
    History.note(picture.message, request.settings, in: surroundings)
    Announcement.send(
      picture.message, request.settings.toast, to: terminals, bell: own.map { [$0] } ?? terminals,
      in: picture.builder.surroundings)
    // Not within the call: what nobody is told must be shown all the same.
    let ending = command.show(
      picture, on: terminals, place, seat, attendant: attention?.attendant)
    attention?.note(ending)
    for terminal in terminals { terminal.releaseTurn() }
    return .ended(code(for: seat.outcome) ?? 0)
  }

  private func writePlain(_ message: Message, on terminal: TTY? = nil) -> Int32 {
    if let terminal, terminal.isForeground {
      Announcement.send(
        message, request.settings.toast, to: [terminal], bell: [terminal], in: surroundings)
    }
    // Before anybody can see a key that is not heard yet.
    if let attention, (try? Signals.install()) != nil { attention.attendant.begin() }
    if request.settings.verbosity == .never { return 0 }
    History.note(message, request.settings, in: surroundings)
    let builder = BoxBuilder(request, in: surroundings)
    PlainLines.write(
      message.spelt(builder, withKeys: terminal != nil), request.settings.severity, in: surroundings
    )
    return 0
  }

  private func show(
    _ box: ToastBox, _ wanted: Placement, _ way: Way, _ facts: WayFacts, on terminal: TTY,
    _ seat: QueueSeat, inherited: Size?
  ) {
    guard (try? Signals.install()) != nil else { return }
    var plan = ScreenPlan(
      stage: { size in
        // One row stays for the caller's own line.
        let room = Size(columns: size.columns, rows: size.rows - 1)
        let rows = wanted.area(for: box, on: room).size.rows
        switch way {
        case .gap:
          var gap = Gap(
            rows: rows, at: wanted.vertical, on: size, above: max(0, seat.entry.offset))
          gap.isLeft = seat.isBeneathOthers
          return Stage(.gap(gap), size: Size(columns: size.columns, rows: rows))
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
      isSynchronized: surroundings.kind.takesPrivateModes, escapeDelay: .zero)
    plan.news = seat.news
    plan.attendant = attention?.attendant
    plan.bracket = surroundings.kind.progress(request, surroundings.variables)
    plan.inherited = inherited
    plan.handsOver = seat.handsOver
    plan.leave = seat.leave
    plan.opened = seat.open
    var screen = TerminalScreen(terminal, plan)
    var placement = wanted
    placement.rows = nil
    let ending = try? Dialogue.run(box, placed: placement, on: &screen, style: .plain)
    screen.close()
    attention?.note(ending)
  }
}

extension BoxBuilder {
  /// The toast for a message, which tells how many more wait where several are seen at once.
  func queuedToastBox(_ message: Message) -> ToastBox {
    var box = toastBox(message)
    if settings.stack > 1 {
      box.more = 0
      box.moreWord = surroundings.words == .english ? " more" : ""
    }
    return box
  }
}

extension QueueSeat {
  /// The toast as it is in its place among the others.
  func seated(_ box: ToastBox) -> ToastBox {
    var box = box
    box.isInPlace = entry.rank == 0
    if box.more != nil { box.more = more }
    return box
  }
}

extension Message {
  /// The message with how many times it was to be told.
  func times(_ count: Int, _ builder: BoxBuilder) -> Message {
    if count < 2 { return self }
    let sign = builder.look.encoding == .ascii ? "x" : "×"
    let mark = DisplayText(" (\(sign)\(count))", rules: builder.rules)
    return text.isEmpty
      ? Message(title: mark.preceded(by: title), text: text)
      : Message(title: title, text: mark.preceded(by: text))
  }
}
