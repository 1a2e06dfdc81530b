// Pseudo-terminals: terminals of which we have the other end, too.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// Opens a pseudo-terminal with these modes; both ends are 3 or above and not handed on to children.
  static func openPseudoterminal(
    _ modes: TerminalModes
  ) throws(Errno) -> (screen: Int32, line: Int32) {
    var ends: (Int32, Int32) = (-1, -1)
    var modes = modes.raw
    _ = try value { unsafe openpty(&ends.0, &ends.1, nil, &modes, nil) }
    return try moved(ends)
  }

  /// Gives a terminal the size of another one, in cells and pixels.
  ///
  /// - Returns: whether it had another size before.
  static func copySize(of terminal: Int32, to other: Int32) throws(Errno) -> Bool {
    var (wanted, found) = (winsize(), winsize())
    _ = try value { unsafe ioctl(terminal, UInt(TIOCGWINSZ), &wanted) }
    _ = try value { unsafe ioctl(other, UInt(TIOCGWINSZ), &found) }
    _ = try value { unsafe ioctl(other, UInt(TIOCSWINSZ), &wanted) }
    return wanted.ws_col != found.ws_col || wanted.ws_row != found.ws_row
  }
}
