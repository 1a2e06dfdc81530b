// Reads keys from the terminal and decodes them with a timer for incomplete sequences. What is read cannot be given back, and what
// is typed behind the key that ends a box is for the next reader. So keys are read one by one, and pastes in steps too short to
// reach behind their end. Only in a flood that nobody types, and that has not ended the box so far, more is read at once.

package import Input
package import Terminal

package struct KeyReader {
  let escapeDelay: Duration
  let marksPastes: Bool
  private var decoder = KeyDecoder()
  /// When something came last.
  private var lastRead = Duration.zero
  /// How many bytes have come without a pause.
  private var unpaused = 0
  /// What comes in one go where pastes are not marked.
  private var burst: Burst?
  /// When something came last that was not pasted.
  private var pasteStart = Duration.zero
  /// The last byte of a paste so far, if it sends a signal: pressed if nothing follows, else pasted.
  private var signal: UInt8?

  /// The number of bytes waiting after a character that shows a burst; nobody types so fast.
  private static let burstLength = 3
  /// Events of a burst that are held back at most.
  private static let burstLimit = 4096
  /// A pause that ends a burst.
  private static let burstPause = Duration.milliseconds(30)
  /// A pause that ends a paste that is not marked.
  private static let pastePause = Duration.milliseconds(100)
  /// A pause behind a byte in a paste that shows that a key sent it.
  private static let signalPause = Duration.milliseconds(50)
  /// After this time a paste does not seem to end any more: a key that sends a signal counts at once.
  private static let longPaste = Duration.seconds(1)
  // Bytes without a pause that show a flood, and how many of those that wait are still read one by one: they may be typed ahead.
  private static let (floodLength, floodRest) = (4096, 256)
  private static let floodPause = Duration.milliseconds(10)

  package init(escapeDelay: Duration, marksPastes: Bool) {
    self.escapeDelay = escapeDelay
    self.marksPastes = marksPastes
  }

  /// When `expire` is to be called, as a time of `Clock`; nil while nothing is incomplete.
  package var deadline: Duration? { wait.map { lastRead + $0 } }

  /// How long more of what is incomplete is waited for.
  private var wait: Duration? {
    if signal != nil { return Self.signalPause }
    if let burst { return burst.isPaste ? Self.pastePause : Self.burstPause }
    return switch decoder.pending {
    case .escape, .sequence: escapeDelay
    case .utf8: .milliseconds(50)
    case .paste: .seconds(1)
    case nil: nil
    }
  }

  /// Reads what there is, as far as it may be read at once; nil when the terminal has hung up.
  package mutating func read(_ terminal: TTY) throws(TerminalError) -> [InputEvent]? {
    var waiting = terminal.pendingInput
    if unpaused >= Self.floodLength, waiting == Self.floodRest {
      // Whoever fills the queue needs a moment for it.
      Clock.pause(microseconds: 100)
      waiting = terminal.pendingInput
    }
    guard case .bytes(let read) = try terminal.read(limit: limit(waiting)) else { return nil }
    var bytes = read
    let now = Clock.now()
    unpaused = now - lastRead < Self.floodPause ? unpaused + bytes.count : 0
    lastRead = now
    if !marksPastes, burst == nil, let byte = bytes.first, begins(byte, terminal, waiting) {
      burst = Burst()
      if case .bytes(let others) = try terminal.read() { bytes += others }
    }
    return take(bytes, terminal)
  }

  /// How many bytes may be read at once.
  private func limit(_ waiting: Int) -> Int {
    if burst != nil { return Self.burstLimit }
    let isFlood = unpaused >= Self.floodLength && waiting > 2 * Self.floodRest
    return isFlood ? min(waiting - Self.floodRest, 65_536) : decoder.safeLength
  }

  /// Whether a byte is the first one of a burst.
  private func begins(_ byte: UInt8, _ terminal: TTY, _ waiting: Int) -> Bool {
    byte >= 0x20 && byte != 0x7F && decoder.pending == nil && waiting > Self.burstLength
      && terminal.isTerminal
  }

  /// The events of bytes that were read.
  private mutating func take(_ read: [UInt8], _ terminal: TTY) -> [InputEvent] {
    var events: [InputEvent] = []
    var bytes = read
    if isPasting {
      let characters = terminal.signalCharacters
      let keys = [characters.interrupt, characters.quit, characters.suspend]
      if let signal { bytes.insert(signal, at: 0) }
      signal = nil
      if lastRead - pasteStart > Self.longPaste, let place = bytes.firstIndex(where: keys.contains)
      {
        events = sort(decoder.feed(Array(bytes[..<place]))) + endPaste()
        bytes.removeFirst(place)
      } else if let last = bytes.last, keys.contains(last) {
        signal = bytes.removeLast()
      }
    } else {
      pasteStart = lastRead
    }
    events += sort(decoder.feed(bytes))
    if let signal, !isPasting {
      events += decoder.feed([signal])
      self.signal = nil
    }
    return events
  }

  /// Whether what comes is pasted.
  private var isPasting: Bool { decoder.pending == .paste || burst?.isPaste == true }

  /// Holds events back while it is open whether they are keys.
  private mutating func sort(_ events: [InputEvent]) -> [InputEvent] {
    burst?.add(events)
    guard let burst else { return events }
    return burst.isPaste || burst.count > Self.burstLimit ? self.burst?.take() ?? [] : []
  }

  /// Ends a burst or a paste.
  private mutating func endPaste() -> [InputEvent] {
    let events = decoder.pending == .paste ? sort(decoder.expire()) : []
    defer { burst = nil }
    return events + (burst?.take() ?? [])
  }

  /// The events of what is incomplete and whose rest did not come in time.
  package mutating func expire() -> [InputEvent] {
    guard burst != nil || isPasting else { return decoder.expire() }
    defer { signal = nil }
    return endPaste() + decoder.feed(signal.map { [$0] } ?? [])
  }
}

extension Key {
  /// The key that sends a control character; nil for other bytes.
  init?(controlByte byte: UInt8) {
    switch byte {
    case 0x01...0x1A: self = .control(Unicode.Scalar(byte + 0x60))
    case 0x1C...0x1F: self = .control(Unicode.Scalar(byte + 0x40))
    case 0x7F: self = .backspace
    default: return nil
    }
  }
}
