// The keys of a toast. Bytes that were read cannot be given back on most systems, so none is read that is not the
// toast's own, as far as that can be known beforehand.
//
// For a single key it can: lines are made to end behind that key and behind Esc (VEOL and VEOL2, termios(3)). Whatever
// else is typed stays in the line and with the terminal, unread; when a line has ended and holds one byte, the byte is
// ours. It is read a moment later, since a byte more within that moment is the rest of a function key, or of something
// that was pasted. The one thing that looks like our key and is not is a line of nothing but its end, Enter. A line that
// others have begun would hide our key behind it; whether there is one is seen now and then, by letting lines not count for
// a moment.
//
// For several keys, or any, one byte is read. A foreign one is given back where the system allows it (TIOCSTI, which Linux
// may forbid by dev.tty.legacy_tiocsti). After the first foreign key nothing is read any more.

package import Boxes
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
    /// An Esc was read that may begin a sequence.
    case escaping(until: Duration)
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
    guard terminal.isForeground, terminal.isTerminal else { return stop() }
    do throws(TerminalError) {
      if isSingle {
        try listenForLines()
      } else {
        try terminal.enterOneKey()
        state = .bytes
      }
    } catch {
      return stop()
    }
    // What was typed before is for whoever reads next, and so is all behind it.
    if terminal.pendingInput > 0 { stop() }
  }

  package func rescue(_ giveBack: () -> Void) { giveBack() }

  package func pause() {
    terminal.leaveRaw()
    if !isDeaf { state = .idle }
  }

  package var descriptors: [Int32] {
    switch state {
    case .lines, .bytes, .escaping: [terminal.descriptor]
    case .idle, .settling, .deaf: []
    }
  }

  package var deadline: Duration? {
    switch state {
    case .lines(let moment), .settling(let moment), .escaping(let moment): moment
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
    case .escaping(let end):
      if isReady { refuse(0x1B) } else if Clock.now() >= end { answer(.escape) }
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

  /// Parts of lines are counted only where lines do not count.
  private func lookForOthers() {
    guard (try? terminal.enterOneKey()) != nil, terminal.pendingInput == 0,
      (try? listenForLines()) != nil
    else { return stop() }
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
    else { return stop() }
    switch byte {
    case keys[0]: answer(Key(.character(Unicode.Scalar(byte))))
    case 0x1B: answer(.escape)
    default: refuse(byte)
    }
  }

  private func readByte() {
    guard case .bytes(let bytes)? = try? terminal.read(limit: 1), let byte = bytes.first else {
      return stop()
    }
    let letter = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    if byte == 0x1B {
      state = .escaping(until: Clock.now() + delay)
    } else if keys.contains(letter) {
      answer(Key(.character(Unicode.Scalar(letter))))
    } else {
      refuse(byte)
    }
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

  private func answer(_ key: Key) {
    terminal.leaveRaw()
    state = .deaf
    events.append(.input(.key(key)))
  }

  /// Gives a byte back, and reads no more.
  private func refuse(_ byte: UInt8) {
    terminal.unread(byte)
    stop()
  }

  private func stop() {
    terminal.leaveRaw()
    state = .deaf
    events.append(.data(attended, []))
  }
}
