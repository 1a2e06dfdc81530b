// A terminal as a device: its size, its queues, who may write to it, and the name of its node.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension System {
  /// Waits until what was written has gone out; an interruption is reported.
  static func drain(_ descriptor: Int32) throws(Errno) {
    _ = try value(again: false) { tcdrain(descriptor) }
  }

  /// Throws away what was typed and not read.
  static func discardInput(_ descriptor: Int32) throws(Errno) {
    _ = try value { tcflush(descriptor, TCIFLUSH) }
  }

  /// Columns and rows of a terminal.
  static func windowSize(_ descriptor: Int32) throws(Errno) -> (columns: Int, rows: Int) {
    var size = winsize()
    _ = try value { unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// How many bytes can be read.
  static func pendingInput(_ descriptor: Int32) throws(Errno) -> Int {
    var count: Int32 = 0
    _ = try value { unsafe ioctl(descriptor, UInt(FIONREAD), &count) }
    return Int(count)
  }

  /// How many bytes were written and have not left the terminal's queue.
  static func pendingOutput(_ descriptor: Int32) throws(Errno) -> Int {
    var count: Int32 = 0
    _ = try value { unsafe ioctl(descriptor, UInt(TIOCOUTQ), &count) }
    return Int(count)
  }

  /// Whether the descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether our process group may change the terminal's modes.
  ///
  /// For signal handlers too.
  ///
  /// A terminal that does not control our session knows no foreground; there all is allowed.
  static func isForeground(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group == -1 || group == getpgrp()
  }

  /// Whether the terminal controls our session.
  static func hasForeground(_ descriptor: Int32) -> Bool { tcgetpgrp(descriptor) != -1 }

  /// The path of the terminal's node as the C library finds it; it wants `/proc` on Linux.
  static func terminalName(_ descriptor: Int32) -> [UInt8]? {
    var name = [CChar](repeating: 0, count: 256)
    guard unsafe ttyname_r(descriptor, &name, name.count) == 0 else { return nil }
    return name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  }

  /// The path of the terminal's node by the number of the device behind it, Linux only.
  ///
  /// `/dev/tty` hides which terminal it is from `fstat`; `TIOCGDEV` (0x80045432) tells. Numbers:
  /// Documentation/admin-guide/devices.txt of Linux (4: consoles and serial lines, 136–143: ptys).
  static func terminalNodeByNumber(_ descriptor: Int32) -> (path: [UInt8], node: UInt64)? {
    #if os(Linux)
      var node: UInt32 = 0
      guard unsafe ioctl(descriptor, UInt(0x8004_5432), &node) == 0 else { return nil }
      let (major, minor) = parts(ofDevice: UInt64(node))
      // Put together by hand: interpolation would have more of the standard library loaded at each start.
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
}
