// A terminal as a device: its size, its queues, its foreground job and the path of its node. A pseudo-terminal too.

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

  /// Discards input that was not read.
  static func discardInput(_ descriptor: Int32) throws(Errno) {
    _ = try result { tcflush(descriptor, TCIFLUSH) }
  }

  static func windowSize(_ descriptor: Int32) throws(Errno) -> (columns: Int, rows: Int) {
    var size = winsize()
    _ = try result { unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// How many bytes can be read.
  static func pendingInput(_ descriptor: Int32) throws(Errno) -> Int {
    var count: Int32 = 0
    _ = try result { unsafe ioctl(descriptor, UInt(FIONREAD), &count) }
    return Int(count)
  }

  /// How many written bytes have not been transmitted.
  static func pendingOutput(_ descriptor: Int32) throws(Errno) -> Int {
    var count: Int32 = 0
    _ = try result { unsafe ioctl(descriptor, UInt(TIOCOUTQ), &count) }
    return Int(count)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether the terminal controls our session.
  static func controlsSession(_ descriptor: Int32) -> Bool { tcgetpgrp(descriptor) != -1 }

  /// Whether our process group is in the terminal's foreground; true where the terminal does not control our session.
  ///
  /// For signal handlers too.
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

  /// Gives a terminal the size of another one, in cells and pixels.
  ///
  /// - Returns: whether its size in cells changed.
  static func copySize(of terminal: Int32, to other: Int32) throws(Errno) -> Bool {
    var (wanted, found) = (winsize(), winsize())
    _ = try result { unsafe ioctl(terminal, UInt(TIOCGWINSZ), &wanted) }
    _ = try result { unsafe ioctl(other, UInt(TIOCGWINSZ), &found) }
    _ = try result { unsafe ioctl(other, UInt(TIOCSWINSZ), &wanted) }
    return wanted.ws_col != found.ws_col || wanted.ws_row != found.ws_row
  }
}
