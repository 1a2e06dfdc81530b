// A terminal as boxes see it: each frame is one write; keys, signals and deadlines arrive as events. The viewport is opened with
// the first frame and closed at the end, on a signal and before a stop; for a crash the same closing bytes are armed beforehand.
// Events are handled in TerminalScreenEvents.swift.

package import Controls
package import Drawing
package import Terminal

package final class TerminalScreen: Screen {
  let terminal: TTY
  /// Where keys come from, usually the terminal.
  let keyboard: TTY
  let options: ScreenOptions
  var viewport: Viewport
  /// The open viewport, and the size that the terminal had when it was opened; nil while none is open.
  var opened: (viewport: Viewport, screen: Size)?
  /// Whether the terminal has a new size, so that everything must be drawn again.
  var isStale = false
  /// Whether the viewport was left open by another toast and nothing has been drawn on it yet.
  private var isInherited = false
  /// Whether the program has stopped itself and the SIGCONT that continued it is still to be delivered.
  var hasResumed = false
  private var painter: Painter
  var keys: KeyReader
  var events: ArraySlice<Event> = []
  /// The clock's time at which the box was opened.
  var origin: Duration?
  private var shownCursor: Point?
  /// Bytes of pending output beyond which a frame of a motion is skipped.
  private static let backlog = 4096
  /// A frame of at most so many bytes fits into a network packet and is shown at once without being marked as a whole.
  private static let oneGo = 1024
  var isCursorShown = false

  /// A screen that leaves the terminal alone until the first frame.
  package init(_ terminal: TTY, _ options: ScreenOptions) {
    self.terminal = terminal
    keyboard = options.keyboard ?? terminal
    self.options = options
    keys = KeyReader(escapeDelay: options.escapeDelay, marksPastes: options.marksPastes)
    viewport = options.viewport(Self.size(of: terminal))
    painter = Painter(look: options.look, addressing: viewport.addressing)
    guard let screen = options.inherited else { return }
    opened = (options.viewport(screen), screen)
    isInherited = true
    isStale = opened?.viewport != viewport
  }

  // MARK: Screen

  package var size: Size { viewport.size }
  /// Below the cursor it stays where the caller left it.
  package var drawsCaret: Bool { options.isInteractive && viewport.kind == .belowCursor }
  package var now: Duration { origin.map { Clock.now() - $0 } ?? .zero }
  package var isBusy: Bool { opened != nil && terminal.pendingOutput > Self.backlog }

  /// The place of a box; below the cursor there are as many rows as it needs, or has needed since the terminal has its size.
  package func area(for box: some Box, placed placement: Placement) -> Rect {
    guard drawsCaret else { return placement.area(for: box, on: size) }
    let room = options.viewport(Self.size(of: terminal)).size
    // Sizes are meant as parts of the whole screen, which has a row more.
    var area = placement.area(for: box, on: Size(columns: room.columns, rows: room.rows + 1))
    area = Rect(
      column: area.origin.column, row: 0, columns: area.size.columns,
      rows: min(area.size.rows, room.rows))
    let hasRows = opened != nil && !isStale && room.columns == size.columns
    let rows = max(area.size.rows, hasRows ? min(size.rows, room.rows) : 0)
    if size != Size(columns: room.columns, rows: rows) {
      viewport = Viewport(.belowCursor, size: Size(columns: room.columns, rows: rows))
      isStale = opened != nil
    }
    return area
  }

  package func show(_ canvas: borrowing Canvas) throws(TerminalError) -> Duration {
    var out = Sequences()
    // A frame that erases first, or a motion, would be visible in parts however short it is.
    let isOpening = opened == nil || isStale || isInherited
    let former = isInherited ? nil : opened
    let isDelicate = opened == nil || isStale || !options.isInteractive
    try openViewport(into: &out)
    draw(canvas, into: &out)
    // Time begins with the first frame, even an empty one.
    if out.bytes.isEmpty, origin != nil { return .zero }
    if options.isSynchronized, isDelicate || out.bytes.count > Self.oneGo { out = out.synchronized }
    // Keys that were typed before the first frame are no answer.
    if options.isInteractive, origin == nil, keyboard.isTerminal { keyboard.discardInput() }
    let before = Clock.now()
    if isOpening { try open(out.bytes, insteadOf: former) } else { try send(out.bytes) }
    let after = Clock.now()
    if origin == nil {
      origin = before
      options.tenant?.opened()
      // Another process may have called before this one listened.
      takeNews()
    }
    return after - before
  }

  /// Starts the clock anew for the next box, which also gets the keys that were typed meanwhile.
  package func beginBox() { if origin != nil { origin = Clock.now() } }

  package func perform(_ effect: Effect) throws(TerminalError) {
    switch effect {
    case .bell:
      var out = Sequences()
      out.bell()
      try send(out.bytes)
    }
  }

  package func nextAtOnce() throws(TerminalError) -> Event? {
    if events.isEmpty, options.isInteractive, keyboard.pendingInput > 0 {
      try wait(until: .zero, watching: [])
    }
    return events.popFirst()
  }

  package func next(until deadline: Duration?, watching sources: [Source]) throws(TerminalError)
    -> Event
  {
    let wanted = deadline.map { (origin ?? .zero) + $0 }
    while true {
      if let event = events.popFirst() { return event }
      try wait(until: wanted, watching: sources)
      if events.isEmpty, let wanted, Clock.now() >= wanted { return .wake }
    }
  }

  /// Shows the last frame for some time; events are kept for the next box, and signals end the program as usual.
  package func rest(for time: Duration) throws(TerminalError) {
    let end = Clock.now() + time
    while Clock.now() < end { try wait(until: end, watching: []) }
  }

  /// Waits once, for a moment in time, signals, keys or bytes, and adds what has come to the events.
  private func wait(until wanted: Duration?, watching sources: [Source]) throws(TerminalError) {
    let pending = keys.deadline
    let until = earlier(earlier(pending, wanted), options.monitor?.deadline)
    var readable = sources.map(\.descriptor) + (options.monitor?.descriptors ?? [])
    if options.isInteractive { readable.append(keyboard.descriptor) }
    let wakeup = EventWait.wait(readable: readable, until: until)
    try handle(wakeup.signals)
    if let monitor = options.monitor { events += monitor.events(after: wakeup) }
    for source in sources
    where wakeup.readable.contains(source.descriptor) || wakeup.hungUp.contains(source.descriptor) {
      let bytes = (try? Descriptor.readSome(source.descriptor, limit: 65_536)) ?? []
      events.append(.data(source, bytes))
    }
    if options.isInteractive { try read(wakeup) }
    if let pending, pending == keys.deadline, Clock.now() >= pending { try take(keys.expire()) }
  }

  // MARK: Opening and closing

  /// Opens the viewport where it is not open; called before a frame, whose bytes follow.
  private func openViewport(into out: inout Sequences) throws(TerminalError) {
    let screen = Self.size(of: terminal)
    if isInherited { out.append(options.bracket.open) }
    if let opened {
      guard isStale || isInherited else { return }
      defer { isInherited = false }
      if !isStale {
        options.monitor?.begin(besideOutput: viewport.isBesideOutput)
        return
      }
      opened.viewport.leave(for: viewport, resizedTo: screen, keepsCursor: drawsCaret, into: &out)
    } else {
      if options.isInteractive {
        try orderly { () throws(TerminalError) in try enterRaw(discardingInput: origin == nil) }
      }
      out.append(options.bracket.open)
      viewport.open(into: &out)
      if drawsCaret { viewport.erase(into: &out) }
      if options.isInteractive { options.setModes(into: &out) }
      isCursorShown = false
    }
    options.monitor?.begin(besideOutput: viewport.isBesideOutput)
    opened = (viewport, screen)
    isStale = false
    shownCursor = nil
    painter.addressing = viewport.addressing
    painter.ownsPen = options.isInteractive && viewport.isWholeScreen
    if viewport.opensBlank || drawsCaret {
      painter.assumeBlank(viewport.size)
    } else {
      painter.invalidate()
    }
  }

  func enterRaw(discardingInput discards: Bool) throws(TerminalError) {
    if keyboard.isTerminal { try keyboard.enterRaw(discardingInput: discards) }
  }

  /// Gives the terminal back as it was found; does nothing where no viewport is open.
  package func close() {
    guard let opened else {
      // A signal may have come between the change of modes and the first frame.
      if options.isInteractive { keyboard.leaveRaw() }
      return
    }
    func write(_ others: [Range<Int>]) {
      let screen = Self.size(of: terminal)
      try? terminal.undo(
        options.closingBytes(
          of: opened.viewport, resizedTo: screen == opened.screen ? nil : screen,
          keepsCursor: drawsCaret, among: others))
    }
    if isStale || Self.size(of: terminal) != opened.screen || !handsOver() {
      if let tenant = options.tenant { tenant.leave(write) } else { write([]) }
    }
    self.opened = nil
    isInherited = false
    shownCursor = nil
    if options.isInteractive { keyboard.leaveRaw() }
    options.monitor?.pause()
    CrashHandler.disarm()
    // Whoever closes may be about to end otherwise.
    if Signals.endRequested { endIfAsked() }
  }

  private func endIfAsked() {
    for signal in EventWait.wait(readable: [], until: .zero).signals.endings
    where options.monitor?.takes(signal) != true {
      JobControl.die(by: signal)
    }
  }

  private func handsOver() -> Bool {
    guard let tenant = options.tenant, tenant.mayHandOver else { return false }
    options.monitor?.pause()
    return tenant.handOver()
  }

  private func draw(_ canvas: borrowing Canvas, into out: inout Sequences) {
    let picture = painter.paint(canvas)
    if !picture.isEmpty { viewport.beginFrame(keepsCursor: drawsCaret, into: &out) }
    out.append(picture)
    guard options.isInteractive, !drawsCaret else {
      if !picture.isEmpty { viewport.endFrame(into: &out) }
      return
    }
    guard let cursor = canvas.cursor, !picture.isEmpty || cursor != shownCursor else { return }
    painter.move(to: cursor, into: &out)
    if canvas.showsCursor != isCursorShown { out.set(.cursor, canvas.showsCursor) }
    isCursorShown = canvas.showsCursor
    shownCursor = cursor
  }

  func send(_ bytes: [UInt8]) throws(TerminalError) {
    try orderly { () throws(TerminalError) in try terminal.write(bytes) }
  }

  /// Sends the first frame of a viewport; where nothing of it was written, only the former viewport, if any, is open.
  private func open(
    _ bytes: [UInt8], insteadOf former: (viewport: Viewport, screen: Size)?
  ) throws(TerminalError) {
    let others = options.tenant?.neighbours ?? []
    try orderly { () throws(TerminalError) in
      do throws(TerminalError) {
        try terminal.write(bytes, undoneBy: options.closingBytes(of: viewport, among: others))
      } catch {
        if !terminal.hasUnfinished {
          opened = former
          if former == nil { options.tenant?.leave { _ in } }
        }
        throw error
      }
    }
  }

  /// Hears of what has changed around a toast; where others stand beside it now, a crash must leave them their rows.
  func takeNews() {
    guard let tenant = options.tenant else { return }
    if let event = tenant.news() { events.append(event) }
    guard let opened else { return }
    let closing = options.closingBytes(of: opened.viewport, among: tenant.neighbours)
    CrashHandler.arm(terminal, restore: closing)
  }

  /// Runs `write`; ends the program properly when the terminal is gone, or when a signal wants that while it takes nothing.
  private func orderly(_ write: () throws(TerminalError) -> Void) throws(TerminalError) {
    do throws(TerminalError) {
      try write()
    } catch {
      if error.kind == .hungUp { try hangUp() }
      if Signals.endRequested { try handle(EventWait.wait(readable: [], until: .zero).signals) }
      throw error
    }
  }
}

/// The earlier of two deadlines, of which each may be missing.
private func earlier(_ first: Duration?, _ second: Duration?) -> Duration? {
  guard let first, let second else { return first ?? second }
  return min(first, second)
}
