// The modes of a terminal (termios(3)), and those that boxes, prompts and toasts need. Each is a change to the modes that
// were found: what is not named stays as it is.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

struct TerminalModes: Equatable {
  /// As the system has them.
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

  /// Raw input: every byte is delivered at once, unechoed and unchanged.
  ///
  /// Output is processed as before, since other programs may go on writing.
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

  /// Lines also end behind a key and behind Esc, and are not echoed.
  ///
  /// Only what ends a line is delivered, so that other keys can be told apart without being read.
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

/// When new modes take effect.
///
/// Output that was written has been processed already, so there is no need to wait for its transmission, which might never
/// end.
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
