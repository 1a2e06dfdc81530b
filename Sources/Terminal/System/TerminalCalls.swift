// A terminal as a device: its size, its queues, its foreground job, the path of its node and its modes (termios(3)). Boxes,
// prompts and toasts change the modes that were found: what is not named stays as it is.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// Waits until all output has been transmitted; an interruption is thrown.
  static func drain(_ descriptor: Int32) throws(Errno) {
    _ = try result(retrying: false) { tcdrain(descriptor) }
  }

  static func discardInput(_ descriptor: Int32) throws(Errno) {
    _ = try result { tcflush(descriptor, TCIFLUSH) }
  }

  static func windowSize(_ descriptor: Int32) throws(Errno) -> (columns: Int, rows: Int) {
    var size = winsize()
    _ = try result { unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// How many bytes can be read, or how many written ones have not been transmitted.
  static func pendingBytes(_ descriptor: Int32, ofOutput: Bool) throws(Errno) -> Int {
    var count: Int32 = 0
    _ = try result { unsafe ioctl(descriptor, UInt(ofOutput ? TIOCOUTQ : FIONREAD), &count) }
    return Int(count)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func controlsSession(_ descriptor: Int32) -> Bool { tcgetpgrp(descriptor) != -1 }

  /// Whether we are in the terminal's foreground; true where it does not control our session; for signal handlers too.
  static func isForeground(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group == -1 || group == getpgrp()
  }

  /// The path of the terminal's node by ttyname(3), which needs `/proc` on Linux.
  static func terminalName(_ descriptor: Int32) -> [UInt8]? {
    var name = [CChar](repeating: 0, count: 256)
    guard unsafe ttyname_r(descriptor, &name, name.count) == 0 else { return nil }
    return name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  }

  /// The path of the terminal's node and its number, by the device behind the descriptor; Linux only.
  ///
  /// `fstat` does not see through `/dev/tty`; `TIOCGDEV` (0x80045432) does. Numbers are those of
  /// Documentation/admin-guide/devices.txt of Linux (4: consoles and serial lines, 136–143: pseudo-terminals).
  static func terminalNode(_ descriptor: Int32) -> (path: [UInt8], number: UInt64)? {
    #if os(Linux)
      var node: UInt32 = 0
      guard unsafe ioctl(descriptor, UInt(0x8004_5432), &node) == 0 else { return nil }
      let (major, minor) = numbers(ofDevice: UInt64(node))
      // Joined by hand: string interpolation would load more of the standard library at each start.
      let name: (stem: StaticString, unit: UInt64)
      switch major {
      case 136...143: name = ("/dev/pts/", minor + (major - 136) * 0x100000)
      case 4 where minor < 64: name = ("/dev/tty", minor)
      case 4: name = ("/dev/ttyS", minor - 64)
      default: return nil
      }
      var digits: [UInt8] = []
      var rest = name.unit
      repeat {
        digits.insert(UInt8(ascii: "0") + UInt8(rest % 10), at: 0)
        rest /= 10
      } while rest > 0
      let stem = unsafe UnsafeBufferPointer(
        start: name.stem.utf8Start, count: name.stem.utf8CodeUnitCount)
      return (unsafe Array(stem) + digits, UInt64(node))
    #else
      return nil
    #endif
  }

  /// Opens a pseudo-terminal with these modes; both ends are 3 or above.
  static func openPseudoterminal(
    _ modes: TerminalModes
  ) throws(Errno) -> (controller: Int32, device: Int32) {
    var ends: (Int32, Int32) = (-1, -1)
    var modes = modes.raw
    _ = try result { unsafe openpty(&ends.0, &ends.1, nil, &modes, nil) }
    return try moveAboveStandard(ends)
  }

  /// Gives a terminal the size of another one, in cells and pixels; returns whether its size in cells changed.
  static func copySize(of terminal: Int32, to other: Int32) throws(Errno) -> Bool {
    var (wanted, found) = (winsize(), winsize())
    _ = try result { unsafe ioctl(terminal, UInt(TIOCGWINSZ), &wanted) }
    _ = try result { unsafe ioctl(other, UInt(TIOCGWINSZ), &found) }
    _ = try result { unsafe ioctl(other, UInt(TIOCSWINSZ), &wanted) }
    return wanted.ws_col != found.ws_col || wanted.ws_row != found.ws_row
  }
}

struct TerminalModes: Equatable {
  var raw: termios

  /// Whether background jobs that write are stopped (`stty tostop`).
  var stopsBackgroundOutput: Bool { raw.c_lflag & tcflag_t(TOSTOP) != 0 }

  /// Whether a line feed is sent as CR and LF.
  var returnsCarriage: Bool {
    raw.c_oflag & tcflag_t(OPOST) != 0 && raw.c_oflag & tcflag_t(ONLCR) != 0
  }

  /// Whether input is delivered as lines (ICANON).
  var isCanonical: Bool { raw.c_lflag & tcflag_t(ICANON) != 0 }

  /// Ctrl-C, Ctrl-\\ and Ctrl-Z.
  static let standardSignalCharacters: (interrupt: UInt8?, quit: UInt8?, suspend: UInt8?) =
    (0x03, 0x1C, 0x1A)

  /// The characters that send signals; the standard ones where ISIG is off, since a person needs a way out.
  var signalCharacters: (interrupt: UInt8?, quit: UInt8?, suspend: UInt8?) {
    guard raw.c_lflag & tcflag_t(ISIG) != 0 else { return Self.standardSignalCharacters }
    var modes = raw
    return unsafe withUnsafeBytes(of: &modes.c_cc) { characters in
      func character(_ index: Int32) -> UInt8? {
        let byte = unsafe characters[Int(index)]
        // _POSIX_VDISABLE is 0 on Linux and 255 on the BSDs.
        return byte == 0 || byte == 255 ? nil : byte
      }
      return (character(VINTR), character(VQUIT), character(VSUSP))
    }
  }

  /// These modes for another terminal, which keeps the settings of its line (speed, parity, …).
  func onLine(of other: TerminalModes) -> TerminalModes {
    var modes = other
    modes.raw.c_iflag = raw.c_iflag
    modes.raw.c_oflag = raw.c_oflag
    modes.raw.c_lflag = raw.c_lflag
    modes.raw.c_cc = raw.c_cc
    return modes
  }

  /// Raw input: every byte is delivered at once, unechoed and unchanged; output stays processed, since others may write.
  var rawInput: TerminalModes {
    var modes = cbreak
    modes.raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | ISTRIP | IXON)
    modes.raw.c_lflag &= ~tcflag_t(ISIG | IEXTEN)
    return modes
  }

  /// Every byte is delivered at once and unechoed; signal characters and line ends are as before (cbreak mode).
  var cbreak: TerminalModes {
    var modes = self
    modes.raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    modes.set(VMIN, 1)
    modes.set(VTIME, 0)
    return modes
  }

  /// Lines that also end behind a key and Esc, unechoed: other keys are not delivered, and can be told apart without it.
  func lines(endedBy key: UInt8) -> TerminalModes {
    var modes = self
    modes.raw.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    modes.raw.c_lflag |= tcflag_t(ICANON | IEXTEN)
    modes.set(VEOL, key)
    modes.set(VEOL2, 0x1B)
    return modes
  }

  /// Lines are edited but not echoed, except for their end.
  var hiddenLines: TerminalModes {
    var modes = self
    modes.raw.c_iflag |= tcflag_t(ICRNL)
    modes.raw.c_lflag &= ~tcflag_t(ECHO)
    modes.raw.c_lflag |= tcflag_t(ICANON | ISIG | ECHONL)
    return modes
  }

  /// Fit for a person at a shell, as after `stty sane`; the settings of the line and IUTF8 stay.
  var sane: TerminalModes {
    var modes = self
    modes.raw.c_iflag &= ~tcflag_t(IGNBRK | INLCR | IGNCR | ISTRIP | IXOFF | IXANY)
    modes.raw.c_iflag |= tcflag_t(BRKINT | ICRNL | IMAXBEL | IXON)
    modes.raw.c_oflag |= tcflag_t(OPOST | ONLCR)
    modes.raw.c_lflag &= ~tcflag_t(ECHONL | NOFLSH | TOSTOP)
    modes.raw.c_lflag |= tcflag_t(ISIG | ICANON | IEXTEN | ECHO | ECHOE | ECHOK | ECHOCTL | ECHOKE)
    for (index, value) in Self.saneCharacters { modes.set(index, value) }
    return modes
  }

  private static let saneCharacters: [(Int32, UInt8)] = [
    (VMIN, 1), (VTIME, 0), (VINTR, 0x03), (VQUIT, 0x1C), (VKILL, 0x15), (VEOF, 0x04),
    (VSTART, 0x11), (VSTOP, 0x13), (VSUSP, 0x1A),
  ]

  private mutating func set(_ index: Int32, _ value: UInt8) {
    unsafe withUnsafeMutableBytes(of: &raw.c_cc) { unsafe $0[Int(index)] = value }
  }

  /// Whether flags, speeds and characters are the same; the padding between them is not compared.
  static func == (left: TerminalModes, right: TerminalModes) -> Bool {
    var (one, other) = (left.raw, right.raw)
    let sameFlags =
      one.c_iflag == other.c_iflag && one.c_oflag == other.c_oflag
      && one.c_cflag == other.c_cflag && one.c_lflag == other.c_lflag
    return unsafe sameFlags
      && withUnsafeBytes(of: &one.c_cc) { characters in
        unsafe withUnsafeBytes(of: &other.c_cc) { unsafe characters.elementsEqual($0) }
      }
  }
}

/// When new modes take effect; output has been processed once written, so its transmission, which might never end, need
/// not be waited for.
enum ModeChange {
  /// At once; input that was not read stays.
  case now
  /// After transmission of output; input that was not read is discarded.
  case discardingInput

  fileprivate var action: Int32 {
    switch self {
    case .now: TCSANOW
    case .discardingInput: TCSAFLUSH
    }
  }
}

extension System {
  static func modes(_ descriptor: Int32) throws(Errno) -> TerminalModes {
    var modes = termios()
    _ = try result { unsafe tcgetattr(descriptor, &modes) }
    return TerminalModes(raw: modes)
  }

  /// Sets the modes of a terminal; an interruption is thrown.
  static func setModes(
    _ descriptor: Int32, _ modes: TerminalModes, _ change: ModeChange
  ) throws(Errno) {
    var modes = modes
    _ = try result(retrying: false) { unsafe tcsetattr(descriptor, change.action, &modes.raw) }
  }
}
