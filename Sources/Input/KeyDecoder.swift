// Bytes to events, one byte at a time, after the state diagram of Paul Williams' parser for DEC terminals
// (vt100.net/emu/dec_ansi_parser). It reads no clock and does no I/O; the caller runs the timer that
// `pending` asks for. What comes out never depends on how the bytes were cut into reads.
//
// What is understood. n, m, x, y are numbers; m is 1 + 1 Shift + 2 Alt + 4 Control + 8 Super (xterm ctlseqs).
//   09  0A 0D  08 7F  00  01–1F      Tab, Enter, Backspace, Ctrl-Space, Ctrl-letter (ASCII; VT100 User Guide)
//   20–7E, UTF-8                     a character (RFC 3629); what is malformed text as it came, also 80–9F alone, which
//                                    is never an 8-bit control
//   ESC c                            Alt with the key of c (xterm metaSendsEscape)
//   ESC TAB                          Shift-Tab (terminfo linux, kcbt)
//   ESC ESC                          Escape; the second starts anew
//   CSI A–F H  SS3 A–F H             arrows, keypad 5, End, Home (DECCKM off and on)
//   CSI G                            keypad 5 (terminfo linux, kb2)
//   CSI P–S  SS3 P–S                 F1–F4 (kitty; VT100), but `CSI P` is Delete (st). `CSI 1;mR` with m up to 16 is F3
//   CSI 1;mA … S  CSI mA  SS3 mA     the same with modifiers (xterm; its older form; KDE's)
//   CSI Z  CSI 1;mZ                  Shift-Tab (terminfo kcbt)
//   CSI n~  CSI n;m~                 Home … F20 (VT220; xterm, rxvt, Linux, PuTTY, tmux, screen)
//   CSI n$  n^  n@                   with Shift, Control, both (rxvt)
//   CSI a–d  SS3 a–d                 arrows with Shift, with Control (rxvt)
//   CSI [ A–E                        F1–F5 (Linux console)
//   CSI 4h 4l L J K 2J 2K            Insert, End, Home, Delete and their Shift, Control (st, config.def.h)
//   SS3 M I X j–y                    keypad in application mode (VT100, DECKPAM)
//   CSI code:shifted;m:event u       any key (kitty's keyboard protocol, fixterms); releases are unknown
//   CSI 27;m;code~                   any key (xterm modifyOtherKeys)
//   CSI 200~ … CSI 201~              paste (xterm, mode 2004)
//   CSI I  CSI O                     focus in, out (xterm, mode 1004)
//   CSI <b;x;yM or m, CSI b;x;yM,
//   CSI M and three bytes            mouse (xterm, modes 1006, 1015 and the first one)
//   other CSI, OSC, DCS, APC, SOS, PM  read to their end, `.unknown`. OSC ends with BEL, ST or a lone ESC (st; urxvt);
//                                    a NUL before `CSI ?` or `CSI >` (GNU screen) belongs to it
// CAN and SUB break a sequence off. Any other byte that cannot stand in one does so too and is read anew.
//
// Nothing here asks the terminal anything, but the answer to another program's question may arrive: it is swallowed whole.

package struct KeyDecoder: Sendable {
  /// Bytes of a paste that are kept; the rest is read and dropped.
  package static let pasteLimit = 4 << 20
  /// Bytes of an unfinished sequence that are kept; the rest is read and dropped.
  package static let sequenceLimit = 4096

  enum State: Equatable, Sendable {
    case ground, escape
    /// After CSI, SS3, a string's introducer, ESC in a string, `CSI M`, `CSI [`.
    case control, singleShift, string, stringEscape, legacyMouse, linuxConsole
    case utf8(UTF8Sequence, Modifiers)
    case paste
  }

  var state = State.ground
  /// What followed the ESC of the sequence being read, its introducer first, without the terminator of a string; in a
  /// paste as much of the end marker as has been seen.
  var sequence: [UInt8] = []
  /// Whether bytes of the sequence were dropped.
  var isTruncated = false
  var pasted: [UInt8] = []
  /// Whether there is a NUL that is Ctrl-Space unless a terminal's answer follows.
  var holdsNull = false
  private var events: [InputEvent] = []

  package init() {}

  /// Returns the events that bytes complete: the same however they are split over calls without `expire()` between.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { consume(byte) }
    return takeEvents()
  }

  /// The same without the cost of any sequence, and what is pasted as a whole.
  package mutating func feed(_ bytes: [UInt8]) -> [InputEvent] {
    var rest = bytes[...]
    while true {
      takePasted(&rest)
      guard let byte = rest.popFirst() else { return takeEvents() }
      consume(byte)
    }
  }

  /// What is waited for; nil if nothing is.
  package var pending: Pending? {
    switch state {
    case .ground: holdsNull ? .escape : nil
    case .escape, .stringEscape: .escape
    case .control, .singleShift, .string, .legacyMouse, .linuxConsole: .sequence
    case .utf8: .utf8
    case .paste: .paste
    }
  }

  /// Ends the wait, so that `pending` is nil; returns what the bytes so far mean if no more belong to them: Escape, Alt
  /// with the introducer (`ESC [`: Alt-[), the bytes as text, the paste so far, or `unknown`.
  package mutating func expire() -> [InputEvent] {
    switch state {
    case .ground: flushNull()
    case .stringEscape: finish(.unknown)
    case .escape, .control, .string, .singleShift, .legacyMouse, .linuxConsole, .utf8: breakOff()
    case .paste: finishPaste()
    }
    return takeEvents()
  }

  /// Bytes held back at the moment; never more than `pasteLimit` + `sequenceLimit`.
  package var heldBytes: Int { sequence.count + pasted.count }
}

extension KeyDecoder {
  mutating func emit(_ event: InputEvent) {
    flushNull()
    events.append(event)
  }

  /// Settles that the NUL held back, if any, is Ctrl-Space.
  mutating func flushNull() {
    if holdsNull { events.append(.key(Key(control: 0))) }
    holdsNull = false
  }

  mutating func reset() {
    state = .ground
    sequence.removeAll(keepingCapacity: true)
    isTruncated = false
  }

  private mutating func takeEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }
}
