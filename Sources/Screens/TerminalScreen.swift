// A terminal as boxes see it: frames go out as one write each, keys, signals and deadlines come in
// as events. It takes the viewport with the first frame and gives it back on every way out: at the
// end, on a signal, when it is suspended; a crash is covered by the same closing bytes, armed
// beforehand. What comes meanwhile is dealt with in TerminalScreenEvents.swift.

package import Boxes
package import Drawing
package import Terminal

/// A terminal to show boxes on, one after the other.
package final class TerminalScreen: Screen {
  /// Where it is drawn.
  let terminal: TTY
  /// What gives the keys: mostly the terminal.
  let keyboard: TTY
  /// How it is drawn, and what is attended to.
  let options: ScreenOptions
  /// The viewport that fits the terminal as it is now.
  var viewport: Viewport
  /// The viewport that was taken, and the size the terminal had; nil while the terminal is the caller's.
  var taken: (viewport: Viewport, screen: Size)?
  /// The terminal has a new size, so that nothing is where it was.
  var isStale = false
  /// The viewport is one that another toast has left open, and nothing was drawn on it yet.
  private var isInherited = false
  /// We were stopped by our own hand, and the signal that continued us is still to come.
  var hasResumed = false
  private var painter: Painter
  /// Makes keys of bytes.
  var keys: KeyReader
  /// What has come and was not asked for yet.
  var events: [Event] = []
  /// The clock's time at which the box was opened.
  var origin: Duration?
  private var shownCursor: Point?
  /// Bytes of output that wait beyond which a frame in motion is left out.
  private static let backlog = 4096
  /// Bytes that a terminal takes and shows in one go anyway, also over a network: less than a packet has.
  private static let oneGo = 1024
  /// Whether the cursor is seen, while the viewport is taken.
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
    taken = (options.viewport(screen), screen)
    isInherited = true
    isStale = taken?.viewport != viewport
  }

  // MARK: Screen

  package var size: Size { viewport.size }
  package var now: Duration { origin.map { Clock.now() - $0 } ?? .zero }
  package var isBusy: Bool { taken != nil && terminal.pendingOutput > Self.backlog }

  package func show(_ canvas: borrowing Canvas) throws(TerminalError) -> Duration {
    var out = Sequences()
    // What is erased first, or moves by itself, would be seen in parts however short it is.
    let isDelicate = taken == nil || isStale || !options.isInteractive
    try takeViewport(into: &out)
    draw(canvas, into: &out)
    // Time begins with the first frame, also where there is nothing to be seen in it yet.
    if out.bytes.isEmpty, origin != nil { return .zero }
    if options.isSynchronized, isDelicate || out.bytes.count > Self.oneGo {
      out = out.synchronized
    }
    // What was typed before there was anything to answer is no answer.
    if options.isInteractive, origin == nil, keyboard.isTerminal { keyboard.discardInput() }
    let before = Clock.now()
    try send(out.bytes)
    let after = Clock.now()
    if origin == nil {
      origin = before
      options.tenant?.opened()
      // A call may have come before anybody listened.
      if let event = options.tenant?.news() { events.append(event) }
    }
    return after - before
  }

  /// Counts the time from here on, for the next box; what was typed meanwhile is for that one.
  package func beginBox() { if origin != nil { origin = Clock.now() } }

  package func perform(_ effect: Effect) throws(TerminalError) {
    switch effect {
    case .bell:
      var out = Sequences()
      out.bell()
      try send(out.bytes)
    }
  }

  package func next(until deadline: Duration?, watching sources: [Source]) throws(TerminalError)
    -> Event
  {
    let wanted = deadline.map { (origin ?? .zero) + $0 }
    while true {
      if !events.isEmpty { return events.removeFirst() }
      try wait(until: wanted, watching: sources)
      if events.isEmpty, let wanted, Clock.now() >= wanted { return .wake }
    }
  }

  /// Lets the picture stand for a time; what happens meanwhile is kept for the next box, and signals end the program as ever.
  package func rest(for time: Duration) throws(TerminalError) {
    let end = Clock.now() + time
    while Clock.now() < end { try wait(until: end, watching: []) }
  }

  /// Waits once, for a moment, signals, keys or bytes, and puts what came among the events.
  private func wait(until wanted: Duration?, watching sources: [Source]) throws(TerminalError) {
    let pending = keys.deadline
    let until = [pending, wanted, options.monitor?.deadline].compactMap { $0 }.min()
    var readable = sources.map(\.descriptor) + (options.monitor?.descriptors ?? [])
    if options.isInteractive { readable.append(keyboard.descriptor) }
    let wakeup = EventWait.wait(readable: readable, until: until)
    try handle(wakeup.signals)
    if let monitor = options.monitor { events += monitor.events(after: wakeup) }
    for source in sources
    where wakeup.readable.contains(source.descriptor)
      || wakeup.hungUp.contains(source.descriptor)
    {
      let bytes = (try? Descriptor.readSome(source.descriptor, limit: 65_536)) ?? []
      events.append(.data(source, bytes))
    }
    if options.isInteractive { try read(wakeup) }
    if let pending, pending == keys.deadline, Clock.now() >= pending {
      try take(keys.expire())
    }
  }

  // MARK: Coming and going

  /// Takes the viewport where it is not taken; called before a frame, whose bytes follow.
  private func takeViewport(into out: inout Sequences) throws(TerminalError) {
    let screen = Self.size(of: terminal)
    if isInherited { out.append(options.bracket.open) }
    if let taken {
      guard isStale || isInherited else { return }
      defer { isInherited = false }
      if !isStale {
        options.monitor?.begin(besideOutput: viewport.isBesideOutput)
        return CrashHandler.arm(terminal, restore: options.closingBytes(of: viewport))
      }
      taken.viewport.leave(
        for: viewport, resizedTo: screen, cursorRow: shownCursor?.row, into: &out)
    } else {
      if options.isInteractive {
        try orderly { () throws(TerminalError) in try enterRaw(discardingInput: origin == nil) }
      }
      out.append(options.bracket.open)
      viewport.open(into: &out)
      if options.isInteractive { options.setModes(into: &out) }
      isCursorShown = false
    }
    options.monitor?.begin(besideOutput: viewport.isBesideOutput)
    taken = (viewport, screen)
    isStale = false
    shownCursor = nil
    CrashHandler.arm(terminal, restore: options.closingBytes(of: viewport))
    painter.addressing = viewport.addressing
    painter.ownsPen = options.isInteractive && viewport.isWholeScreen
    if viewport.opensBlank { painter.assumeBlank(viewport.size) } else { painter.invalidate() }
  }

  /// Has keys delivered at once where they come from a terminal.
  func enterRaw(discardingInput discards: Bool) throws(TerminalError) {
    if keyboard.isTerminal { try keyboard.enterRaw(discardingInput: discards) }
  }

  /// Gives the terminal back as it was found; does nothing while it is the caller's.
  package func close() {
    guard let taken else { return }
    func write(_ others: [Range<Int>]) {
      let screen = Self.size(of: terminal)
      try? terminal.write(
        options.closingBytes(
          of: taken.viewport, resizedTo: screen == taken.screen ? nil : screen,
          cursorRow: shownCursor?.row, among: others))
    }
    if isStale || Self.size(of: terminal) != taken.screen || !handsOver() {
      if let tenant = options.tenant { tenant.leave(write) } else { write([]) }
    }
    self.taken = nil
    isInherited = false
    shownCursor = nil
    if options.isInteractive { keyboard.leaveRaw() }
    options.monitor?.pause()
    CrashHandler.disarm()
  }

  private func handsOver() -> Bool {
    guard let tenant = options.tenant, tenant.mayHandOver else { return false }
    options.monitor?.pause()
    return tenant.handOver()
  }

  /// Adds what is new in a frame, and the cursor where it belongs.
  private func draw(_ canvas: borrowing Canvas, into out: inout Sequences) {
    let picture = painter.paint(canvas)
    if !picture.isEmpty { viewport.beginFrame(into: &out) }
    out.append(picture)
    guard options.isInteractive else {
      if !picture.isEmpty { viewport.endFrame(into: &out) }
      return
    }
    guard let cursor = canvas.cursor, !picture.isEmpty || cursor != shownCursor else { return }
    painter.move(to: cursor, into: &out)
    if canvas.showsCursor != isCursorShown { out.set(.cursor, canvas.showsCursor) }
    isCursorShown = canvas.showsCursor
    shownCursor = cursor
  }

  /// Writes.
  func send(_ bytes: [UInt8]) throws(TerminalError) {
    try orderly { () throws(TerminalError) in try terminal.write(bytes) }
  }

  /// Ends the program as it should when the terminal is gone, or a signal has come that wants it to end while the terminal cannot
  /// be had.
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
