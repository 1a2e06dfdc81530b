// The keys of a toast. Bytes that were read cannot be given back on most systems, so none is read that is not the
// toast's own, as far as that can be known beforehand.
//
// For a single key it can: lines are made to end behind that key and behind Esc (VEOL and VEOL2, termios(3)). Whatever
// else is typed stays in the line and with the terminal, unread; when a line has ended and holds one byte, the byte is
// ours. It is read a moment later, since a byte more within that moment is the rest of a function key, or of something
// that was pasted. The one thing that looks like our key and is not is a line of nothing but its end, Enter. A line that
// others have begun would hide our key behind it; whether there is one is seen now and then, by letting lines not count for
// a moment. Where bytes can be given back (TIOCSTI, which Linux may forbid by dev.tty.legacy_tiocsti), a line of one byte is
// read then: it may be our key in the other case.
//
// For several keys, or any, one byte is read. A foreign one is given back where the system allows it. After the first foreign
// key nothing is read any more.
//
// Two that listen at once would give back each other's modes. On a terminal that is not locked for the toast, as that of a
// pane that it is laid over, whoever has the turn listens: a toast, or a box that stands there.

package import Controls
import Input
package import Terminal

/// Listens for the keys of a toast.
package final class KeyAttendant: Attendant {
  private enum State {
    /// Nothing is read, for now.
    case idle
    /// Lines end behind the one key; at that time it is looked whether others have begun one.
    case lines(look: Duration)
    /// A line of one byte has come; it is read at that time if nothing follows.
    case settling(until: Duration)
    /// Bytes are read one by one.
    case bytes
    /// A byte was read that is a key of ours if nothing follows: an Esc, or a letter.
    case reading(UInt8, until: Duration)
    /// Nothing is read any more.
    case deaf
  }

  private let terminal: TTY
  private let keys: [UInt8]
  private let takesAny: Bool
  private let delay: Duration
  private var reader: KeyReader
  private var state = State.idle
  private var events: [Event] = []
  /// Whether the terminal's turn was taken to listen.
  private var hasTurn = false

  /// An attendant that listens to nothing yet.
  ///
  /// - Parameters:
  ///   - terminal: where keys come from.
  ///   - keys: the keys that are the toast's, ASCII letters in lower case and digits.
  ///   - takesAny: whether all others are, too.
  ///   - delay: how long the rest of a key's sequence may take.
  package init(_ terminal: TTY, keys: [UInt8], takesAny: Bool, delay: Duration) {
    self.terminal = terminal
    self.keys = keys
    self.takesAny = takesAny
    self.delay = delay
    reader = KeyReader(escapeDelay: delay, marksPastes: true)
  }

  /// Whether no key will be read any more.
  package var isDeaf: Bool { if case .deaf = state { true } else { false } }

  private var isSingle: Bool { keys.count == 1 && !takesAny }

  package func begin(besideOutput: Bool) {
    guard case .idle = state else { return }
    // In the background the modes are those of another job.
    guard terminal.isOurs, terminal.isTerminal, takeTurn() else { return stop() }
    do throws(TerminalError) {
      try terminal.enterOneKey()
      // What was typed before is for whoever reads next, and so is all behind it. Parts of lines are counted only now.
      if terminal.pendingInput > 0 { return stop(isSeen: true, hadLines: true) }
      state = .bytes
      if isSingle { try listenForLines() }
    } catch {
      stop()
    }
  }

  /// Sees to it that nobody else listens; says whether that is so.
  private func takeTurn() -> Bool {
    if terminal.hasTurn { return true }
    if case .timedOut = terminal.takeTurn(until: Clock.now()) { return false }
    hasTurn = terminal.hasTurn
    return true
  }

  private func leaveTurn() {
    if hasTurn { terminal.releaseTurn() }
    hasTurn = false
  }

  package func rescue(_ giveBack: () -> Void) {
    terminal.leaveRaw()
    giveBack()
  }

  package func pause() {
    if isDeaf { return }
    // A key that is not answered yet is for others.
    if case .reading(let byte, _) = state { giveBack([byte]) } else { giveBack() }
    state = .idle
  }

  package var descriptors: [Int32] {
    switch state {
    case .lines, .bytes, .reading: [terminal.descriptor]
    case .idle, .settling, .deaf: []
    }
  }

  package var deadline: Duration? {
    switch state {
    case .lines(let moment), .settling(let moment), .reading(_, let moment): moment
    case .bytes: reader.deadline
    case .idle, .deaf: nil
    }
  }

  package func takes(_ signal: Signal) -> Bool { false }

  package func events(after wakeup: Wakeup) -> [Event] {
    let isReady =
      wakeup.readable.contains(terminal.descriptor) || wakeup.hungUp.contains(terminal.descriptor)
    switch state {
    case .lines where isReady: noteLine()
    case .lines(let look) where Clock.now() >= look: lookForOthers()
    case .settling(let end) where Clock.now() >= end: readLine()
    case .bytes: takesAny ? readKey(isReady) : isReady ? readByte() : ()
    case .reading(let byte, let end):
      if isReady { stop([byte]) } else if Clock.now() >= end { answer(byte) }
    case .idle, .lines, .settling, .deaf: break
    }
    defer { events = [] }
    return events
  }

  // MARK: Reading

  /// How soon it is seen that a line was begun that is not ours.
  private static let glance = Duration.milliseconds(200)

  private func listenForLines() throws(TerminalError) {
    try terminal.enterLines(endedBy: keys[0])
    state = .lines(look: Clock.now() + Self.glance)
  }

  /// Looks at what lies in the line: nothing, our key in the other case, or what is for others.
  private func lookForOthers() {
    guard (try? terminal.enterOneKey()) != nil else { return stop() }
    switch terminal.pendingInput {
    case 0: if (try? listenForLines()) == nil { stop() }
    case 1 where terminal.mayType: state = .settling(until: Clock.now() + delay)
    default: stop(hadLines: true)
    }
  }

  /// A line has ended.
  ///
  /// Ours has one byte; the end of a file (Ctrl-D) has none.
  private func noteLine() {
    if terminal.pendingInput == 1 { state = .settling(until: Clock.now() + delay) } else { stop() }
  }

  /// Reads the line if nothing has followed, which is seen only where lines do not count.
  private func readLine() {
    guard (try? terminal.enterOneKey()) != nil, terminal.pendingInput == 1,
      case .bytes(let bytes)? = try? terminal.read(limit: 1), let byte = bytes.first
    else { return stop(hadLines: true) }
    if isOurs(byte) { answer(byte) } else { stop([byte], hadLines: true) }
  }

  private func readByte() {
    guard case .bytes(let bytes)? = try? terminal.read(limit: 1), let byte = bytes.first else {
      return stop()
    }
    if isOurs(byte) {
      state = .reading(byte, until: Clock.now() + delay)
    } else {
      stop([byte])
    }
  }

  /// Whether it is Esc or a key of the toast's, in either case.
  private func isOurs(_ byte: UInt8) -> Bool { byte == 0x1B || keys.contains(Self.lower(byte)) }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// Reads until there is one key whole, whichever it is.
  private func readKey(_ isReady: Bool) {
    var inputs: [InputEvent] = []
    if isReady {
      guard let read = try? reader.read(terminal) else { return stop() }
      inputs = read
    } else if let deadline = reader.deadline, Clock.now() >= deadline {
      inputs = reader.expire()
    }
    guard let input = inputs.first else { return }
    if case .key(let key) = input { answer(key) } else { answer(Key(.begin)) }
  }

  // MARK: Ending

  private func answer(_ byte: UInt8) {
    answer(byte == 0x1B ? .escape : Key(.character(Unicode.Scalar(Self.lower(byte)))))
  }

  private func answer(_ key: Key) {
    terminal.leaveRaw()
    leaveTurn()
    state = .deaf
    events.append(.input(.key(key)))
  }

  /// Leaves to others what was typed, after bytes that were read, and reads no more.
  private func stop(_ first: [UInt8] = [], isSeen: Bool = false, hadLines: Bool = false) {
    giveBack(first, isSeen: isSeen, hadLines: hadLines)
    state = .deaf
    events.append(.data(attended, []))
  }

  private func giveBack(_ first: [UInt8] = [], isSeen: Bool = false, hadLines: Bool = false) {
    terminal.leaveRaw(typingAnew: first, isSeen: isSeen, hadLines: hadLines)
    leaveTurn()
  }
}
