// The keys of a toast. Bytes that were read cannot be given back, so as far as possible only the toast's own are read.
//
// A single key and Esc are made end-of-line characters (VEOL and VEOL2, termios(3)). Whatever else is typed stays unread in the
// terminal's line buffer; a complete line of one byte is ours. It is read a moment later, since another byte within that moment
// belongs to a function key or a paste. What is as long as our key can be as a sequence is read as well, and lost if it is another
// one; where our key's own character stands in that sequence, as `u` does, it looks like lines of others and is left to them. A line
// begun by other keys would hide ours; whether there is one is checked now and then by leaving canonical mode for a moment. Of
// several keys, or any, one is read. A foreign one is lost, and ends the reading.
//
// What is no press is nobody's and goes by unheard: keys that are let go, as that which started the toast, the mouse on its way.
//
// Two processes that listen at once would restore each other's modes. On a terminal that is not locked for the toast, as that of a
// pane that it is drawn over, only the holder of the terminal's lock listens, a toast or a box.

import Controls
import Input
import Terminal
import Screens

final class KeyMonitor: EventMonitor {
  private enum State {
    case idle
    /// The key ends a line; at that time it is checked whether other keys have begun one.
    case lines(look: Duration)
    /// A line of one byte is complete; it is read at that time if nothing follows.
    case settling(until: Duration)
    case bytes
    /// A key of ours was read; it counts at that time if nothing follows.
    case reading(Key, until: Duration)
    case done
  }

  private let terminal: TTY
  private let keys: [UInt8]
  private let takesAny: Bool
  private let delay: Duration
  private var reader: KeyReader
  private var state = State.idle
  private var events: [Event] = []
  /// Whether what was read last is the begin of a sequence.
  private var isSequence = false
  /// Whether the terminal's lock was acquired to listen.
  private var holdsOwnLock = false

  /// `keys` are ASCII letters in lower case and digits; `delay` is how long the rest of a key's sequence may take.
  init(_ terminal: TTY, keys: [UInt8], takesAny: Bool, delay: Duration) {
    (self.terminal, self.keys, self.takesAny, self.delay) = (terminal, keys, takesAny, delay)
    reader = KeyReader(escapeDelay: delay, marksPastes: true)
  }

  var isDone: Bool { if case .done = state { true } else { false } }

  func begin(besideOutput: Bool) {
    guard case .idle = state else { return }
    // In the background the modes are those of another job.
    guard terminal.allowsDrawing, terminal.isTerminal, acquireLock() else { return stop() }
    do throws(TerminalError) {
      try terminal.enterCbreak()
      // Keys that were typed before, and all behind them, are for the next reader. Parts of lines are counted only in this mode.
      if terminal.pendingInput > 0 { return stop() }
      state = .bytes
      if keys.count == 1, !takesAny { try listenForLines() }
    } catch {
      stop()
    }
  }

  /// Excludes others who listen; returns whether that succeeded.
  private func acquireLock() -> Bool {
    if terminal.holdsLock { return true }
    if case .timedOut = terminal.acquireLock(until: Clock.now()) { return false }
    holdsOwnLock = terminal.holdsLock
    return true
  }

  func pause() {
    if isDone { return }
    release()
    state = .idle
  }

  var descriptors: [Int32] {
    switch state {
    case .lines, .bytes, .reading: [terminal.descriptor]
    case .idle, .settling, .done: []
    }
  }

  var deadline: Duration? {
    switch state {
    case .lines(let moment), .settling(let moment), .reading(_, let moment): moment
    case .bytes: reader.deadline
    case .idle, .done: nil
    }
  }

  func takes(_ signal: Signal) -> Bool { false }

  func events(after wakeup: Wakeup) -> [Event] {
    let isReady =
      wakeup.readable.contains(terminal.descriptor) || wakeup.hungUp.contains(terminal.descriptor)
    switch state {
    case .lines where isReady: noteLine()
    case .lines(let look) where Clock.now() >= look: lookForOthers()
    case .settling(let end) where Clock.now() >= end: readLine()
    case .bytes: readKey(isReady)
    case .reading(let key, let end):
      if isReady { stop() } else if Clock.now() >= end { answer(key) }
    case .idle, .lines, .settling, .done: break
    }
    defer { events = [] }
    return events
  }

  /// How often it is checked whether other keys have begun a line.
  private static let pollInterval = Duration.milliseconds(200)

  private func listenForLines() throws(TerminalError) {
    try terminal.enterLines(endedBy: keys[0])
    state = .lines(look: Clock.now() + Self.pollInterval)
  }

  /// Checks whether the line holds anything, which is for others.
  private func lookForOthers() {
    guard (try? terminal.enterCbreak()) != nil, terminal.pendingInput == 0,
      (try? listenForLines()) != nil
    else { return stop() }
  }

  /// Ends a line: ours has one byte; the end of a file (Ctrl-D) has none.
  private func noteLine() {
    if terminal.pendingInput == 1 { state = .settling(until: Clock.now() + delay) } else { stop() }
  }

  /// Reads the line if nothing has followed, or what may be our key as a sequence; that is known only outside of canonical mode.
  private func readLine() {
    guard (try? terminal.enterCbreak()) != nil else { return stop() }
    let length = terminal.pendingInput
    guard length == 1 || isSpelled(in: length) else { return stop() }
    var decoder = KeyDecoder()
    var inputs: [InputEvent] = []
    var read = 0
    while inputs.isEmpty, case .bytes(let bytes)? = try? terminal.read(limit: 1), !bytes.isEmpty {
      inputs = decoder.feed(bytes)
      read += 1
    }
    if inputs.isEmpty { inputs = decoder.expire() }
    guard let input = inputs.first, input.isPress else {
      return (try? listenForLines()) == nil ? stop() : ()
    }
    // With more behind it a character is the begin of a text.
    guard case .key(let key) = input, let own = own(key), read == length else { return stop() }
    answer(own)
  }

  /// Whether our key can be a sequence of that length: `CSI 97 u`, `CSI 100 u` or longer ones, and `SS3 p`–`y`, a digit of the
  /// keypad.
  private func isSpelled(in length: Int) -> Bool {
    (keys[0] < 100 ? 5 : 6)...17 ~= length || 0x30...0x39 ~= keys[0] && length == 3
  }

  private func readKey(_ isReady: Bool) {
    var inputs: [InputEvent] = []
    if isReady {
      guard let read = try? reader.read(terminal) else { return stop() }
      inputs = read
    } else if let deadline = reader.deadline, Clock.now() >= deadline {
      inputs = reader.expire()
    }
    guard let input = inputs.first(where: \.isPress) else {
      isSequence = inputs.isEmpty && (isReady || isSequence)
      return
    }
    var key = Key(.begin)
    if case .key(let pressed) = input { key = pressed }
    if takesAny { return answer(key) }
    guard let own = own(key) else { return stop() }
    // For the end of a sequence the reader has waited already.
    if isSequence { answer(own) } else { state = .reading(own, until: Clock.now() + delay) }
  }

  /// Esc or a key of the toast's, in lower case; nil for a foreign key.
  private func own(_ key: Key) -> Key? {
    if key == .escape { return key }
    guard case .character(let scalar) = key.code, key.modifiers.isEmpty, scalar.isASCII
    else { return nil }
    let byte = UInt8(scalar.value)
    let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    return keys.contains(lower) ? .character(Unicode.Scalar(lower)) : nil
  }

  private func answer(_ key: Key) { end(with: .input(.key(key))) }

  /// Leaves all further keys to others.
  private func stop() { end(with: .data(.monitor, [])) }

  private func end(with event: Event) {
    release()
    state = .done
    events.append(event)
  }

  private func release() {
    terminal.leaveRaw()
    if holdsOwnLock { terminal.releaseLock() }
    holdsOwnLock = false
  }
}

extension InputEvent {
  /// Whether somebody has pressed something just now.
  fileprivate var isPress: Bool {
    switch self {
    case .key, .paste: true
    case .mouse(let mouse): mouse.kind != .release && mouse.kind != .motion
    case .focus, .unknown: false
    }
  }
}
