// Reads keys from the terminal, one byte at a time, so that what is typed after an answer stays for the next reader, and decodes them
// with a timer for incomplete sequences.

package import Input
package import Terminal

package struct KeyReader {
  let escapeDelay: Duration
  let marksPastes: Bool
  private var decoder = KeyDecoder()
  private var pendingSince = Duration.zero
  /// Until when bytes belong to an unmarked paste.
  private var pasteEnd = Duration.zero
  private var pasteDecoder = KeyDecoder()

  /// The number of bytes waiting after a character that shows a paste.
  private static let burst = 3
  /// A pause that ends an unmarked paste.
  private static let pause = Duration.milliseconds(100)

  package init(escapeDelay: Duration, marksPastes: Bool) {
    self.escapeDelay = escapeDelay
    self.marksPastes = marksPastes
  }

  /// When `expire` is to be called, as a time of `Clock`; nil while nothing is incomplete.
  package var deadline: Duration? {
    switch decoder.pending {
    case .escape, .sequence: pendingSince + escapeDelay
    case .utf8: pendingSince + .milliseconds(50)
    case .paste: pendingSince + .seconds(1)
    case nil: nil
    }
  }

  /// Reads one byte; nil when the terminal has hung up.
  package mutating func read(_ terminal: TTY) throws(TerminalError) -> [InputEvent]? {
    guard case .bytes(let bytes) = try terminal.read(limit: 1) else { return nil }
    if !marksPastes, let byte = bytes.first, let paste = try takePaste(byte, terminal) {
      return [paste]
    }
    let events = decoder.feed(bytes)
    pendingSince = Clock.now()
    return events
  }

  /// The events of an incomplete sequence whose rest did not come in time.
  package mutating func expire() -> [InputEvent] { decoder.expire() }

  /// What is pasted on a terminal that does not mark pastes; nil when the byte belongs to no paste.
  ///
  /// Nobody types a character and three more at once. Everything up to a pause belongs to the paste, so that no key in it answers
  /// the box. Its text still counts as text, since over a slow line typed characters arrive together, too.
  private mutating func takePaste(
    _ byte: UInt8, _ terminal: TTY
  ) throws(TerminalError) -> InputEvent? {
    let now = Clock.now()
    let continues = now < pasteEnd
    let begins = byte >= 0x20 && decoder.pending == nil && terminal.pendingInput >= Self.burst
    guard continues || begins else { return nil }
    var pasted = [byte]
    if case .bytes(let others) = try terminal.read() { pasted += others }
    pasteEnd = now + Self.pause
    if !continues { pasteDecoder = KeyDecoder() }
    return .paste(pasteDecoder.feed(pasted).flatMap(\.text))
  }
}

extension InputEvent {
  /// The text that a key stands for, as a paste would have it; nothing for keys that do something.
  fileprivate var text: [UInt8] {
    guard case .key(let key) = self else { return [] }
    switch (key.code, key.modifiers) {
    case (.character(let scalar), []): return Array(String(scalar).utf8)
    case (.enter, []), (.character("j"), .control): return [0x0A]
    case (.tab, []): return [0x09]
    default: return []
    }
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
