// The modes of a terminal (termios), and the ones that boxes, prompts and toasts need, as changes to those that were found:
// what is not named stays as it is.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The modes of a terminal, whole, as the system gave them.
struct TerminalModes: Equatable {
  /// As the system wants them.
  var raw: termios

  /// Whether background jobs that write are stopped (`stty tostop`).
  var stopsBackgroundOutput: Bool { raw.c_lflag & tcflag_t(TOSTOP) != 0 }

  /// Ctrl-C, Ctrl-\\ and Ctrl-Z.
  static let usualSignalCharacters: (interrupt: UInt8?, quit: UInt8?, suspend: UInt8?) =
    (0x03, 0x1C, 0x1A)

  /// The characters that send signals; the usual ones where none do, since a person needs a way out.
  var signalCharacters: (interrupt: UInt8?, quit: UInt8?, suspend: UInt8?) {
    guard raw.c_lflag & tcflag_t(ISIG) != 0 else { return Self.usualSignalCharacters }
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

  /// Whether a line feed is sent as CR and LF.
  var returnsCarriage: Bool {
    raw.c_oflag & tcflag_t(OPOST) != 0 && raw.c_oflag & tcflag_t(ONLCR) != 0
  }

  /// Whether keys are delivered as lines.
  var hasLines: Bool { raw.c_lflag & tcflag_t(ICANON) != 0 }

  /// These modes for another terminal, whose line settings stay.
  func onLine(of other: TerminalModes) -> TerminalModes {
    var modes = other
    modes.raw.c_iflag = raw.c_iflag
    modes.raw.c_oflag = raw.c_oflag
    modes.raw.c_lflag = raw.c_lflag
    modes.raw.c_cc = raw.c_cc
    return modes
  }

  /// These modes with every byte delivered at once, unechoed and unchanged.
  ///
  /// Output processing and line settings stay, since other programs keep writing.
  var forKeys: TerminalModes {
    var modes = self
    modes.raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | ISTRIP | IXON)
    modes.raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    unsafe withUnsafeMutableBytes(of: &modes.raw.c_cc) {
      unsafe $0[Int(VMIN)] = 1
      unsafe $0[Int(VTIME)] = 0
    }
    return modes
  }

  /// These modes with every byte delivered at once and unechoed; signals and the end of lines stay what they are.
  var forOneKey: TerminalModes {
    var modes = self
    modes.raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    unsafe withUnsafeMutableBytes(of: &modes.raw.c_cc) {
      unsafe $0[Int(VMIN)] = 1
      unsafe $0[Int(VTIME)] = 0
    }
    return modes
  }

  /// These modes with lines that also end behind a key and behind Esc, and are not shown.
  ///
  /// Only what ends a line is delivered, so that other keys can be told without being read.
  func forLines(endedBy key: UInt8) -> TerminalModes {
    var modes = self
    modes.raw.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    modes.raw.c_lflag |= tcflag_t(ICANON | IEXTEN)
    unsafe withUnsafeMutableBytes(of: &modes.raw.c_cc) {
      unsafe $0[Int(VEOL)] = key
      unsafe $0[Int(VEOL2)] = 0x1B
    }
    return modes
  }

  /// These modes with lines that are edited but not shown, except for their end.
  var forUnseenLines: TerminalModes {
    var modes = self
    modes.raw.c_iflag |= tcflag_t(ICRNL)
    modes.raw.c_lflag &= ~tcflag_t(ECHO)
    modes.raw.c_lflag |= tcflag_t(ICANON | ISIG | ECHONL)
    return modes
  }

  /// These modes made fit for a person at a shell, as `stty sane` does; line settings and IUTF8 stay.
  var forPeople: TerminalModes {
    var modes = self
    modes.raw.c_iflag &= ~tcflag_t(IGNBRK | INLCR | IGNCR | ISTRIP | IXOFF | IXANY)
    modes.raw.c_iflag |= tcflag_t(BRKINT | ICRNL | IMAXBEL | IXON)
    modes.raw.c_oflag |= tcflag_t(OPOST | ONLCR)
    modes.raw.c_lflag &= ~tcflag_t(ECHONL | NOFLSH | TOSTOP)
    modes.raw.c_lflag |= tcflag_t(ISIG | ICANON | IEXTEN | ECHO | ECHOE | ECHOK | ECHOCTL | ECHOKE)
    unsafe withUnsafeMutableBytes(of: &modes.raw.c_cc) {
      for (character, value) in [
        (VINTR, 0x03), (VQUIT, 0x1C), (VKILL, 0x15), (VEOF, 0x04), (VSTART, 0x11), (VSTOP, 0x13),
        (VSUSP, 0x1A), (VMIN, 1), (VTIME, 0),
      ] as [(Int32, UInt8)] {
        // Where a system keeps VMIN and VEOF in one place, VEOF counts, since lines are edited.
        if character == VMIN && VMIN == VEOF || character == VTIME && VTIME == VEOL { continue }
        unsafe $0[Int(character)] = value
      }
    }
    return modes
  }

  /// Whether flags, speeds and characters are the same; the padding between them is not looked at.
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
/// What was written has been processed by the old ones, so nobody needs to wait for it to go out; and where the terminal takes
/// nothing, that wait might never end.
enum ModeChange {
  /// At once; what was typed stays.
  case now
  /// After what was written has gone out; what was typed is thrown away.
  case discardingInput

  fileprivate var action: Int32 {
    switch self {
    case .now: TCSANOW
    case .discardingInput: TCSAFLUSH
    }
  }
}

extension System {
  /// The modes of a terminal.
  static func modes(_ descriptor: Int32) throws(Errno) -> TerminalModes {
    var modes = termios()
    _ = try value { unsafe tcgetattr(descriptor, &modes) }
    return TerminalModes(raw: modes)
  }

  /// Sets the modes of a terminal; an interruption is reported.
  static func setModes(
    _ descriptor: Int32, _ modes: TerminalModes, _ change: ModeChange
  ) throws(Errno) {
    var modes = modes
    _ = try value(again: false) { unsafe tcsetattr(descriptor, change.action, &modes.raw) }
  }
}
