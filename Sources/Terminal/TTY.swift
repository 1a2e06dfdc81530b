// The terminal device: opening it, its size, and its place in job control. It is opened anew where that is possible, since
// flags of an open file (above all O_NONBLOCK) are shared with everybody who has it, the calling shell included.

package final class TTY {
  /// The descriptor, 3 or above, not inherited by children.
  package let descriptor: Int32
  /// The path of the device itself, such as `/dev/pts/3`, never `/dev/tty`; nil when it is unknown.
  package let path: [UInt8]?
  /// Whether nobody else has the open file, so that its flags may be changed.
  let ownsOpenFile: Bool
  /// The modes to restore, and those that were set; nil while they are unchanged.
  var foundModes, ownModes: TerminalModes?
  /// What was left of a write when a signal asked for the end.
  var unfinished: [UInt8] = []
  /// The descriptor that holds the terminal's lock; −1 is none.
  var lock: Int32 = -1

  /// Opens a device, or with nil the controlling terminal, or else a terminal among the descriptors 2, 1 and 0.
  package static func open(_ device: [UInt8]?) throws(TerminalError) -> TTY {
    guard let device else { return try openDefault() }
    let name = String(decoding: device, as: UTF8.self)
    do throws(Errno) {
      return try TTY(opening: device)
    } catch .notATerminal {
      throw TerminalError(.noTerminal, "\(name) is not a terminal")
    } catch {
      throw TerminalError(.noTerminal, "cannot open the terminal \(name): \(error.text)")
    }
  }

  private static func openDefault() throws(TerminalError) -> TTY {
    if let terminal = try? TTY(opening: Array("/dev/tty".utf8)) { return terminal }
    for number: Int32 in [2, 1, 0] where System.isTerminal(number) {
      if let path = path(of: number), let terminal = try? TTY(opening: path) {
        return terminal
      }
      if let access = try? System.access(number), access.reads, access.writes,
        let descriptor = try? System.duplicate(number)
      {
        return TTY(descriptor, ownsOpenFile: false)
      }
    }
    throw TerminalError(.noTerminal)
  }

  private convenience init(opening device: [UInt8]) throws(Errno) {
    let descriptor = try System.openFile(device, .terminal)
    guard System.isTerminal(descriptor) else {
      try? System.closeFile(descriptor)
      throw .notATerminal
    }
    self.init(descriptor, ownsOpenFile: true)
  }

  /// The source of keys behind a caller's descriptor: a terminal, or anything that can be read; throws `noTerminal`.
  package static func keyboard(_ number: Int32) throws(TerminalError) -> TTY {
    do throws(Errno) {
      guard try System.access(number).reads else { throw .badDescriptor }
      if System.isTerminal(number), let path = path(of: number),
        let terminal = try? TTY(opening: path)
      {
        return terminal
      }
      return TTY(try System.duplicate(number), ownsOpenFile: false)
    } catch {
      throw TerminalError(.noTerminal, "cannot read keys from descriptor \(number): \(error.text)")
    }
  }

  private init(_ descriptor: Int32, ownsOpenFile: Bool) {
    self.descriptor = descriptor
    self.ownsOpenFile = ownsOpenFile
    path = Self.path(of: descriptor)
  }

  deinit {
    releaseLock()
    try? System.closeFile(descriptor)
  }

  /// The path of the terminal behind a descriptor, verified, by its device number first, which needs no `/proc`; nil when it
  /// is not found; for `/dev/tty` the descriptors 0–2 are asked, which mostly are the same terminal.
  private static func path(of descriptor: Int32) -> [UInt8]? {
    let node = System.terminalNode(descriptor)
    if let node, let status = try? System.status(of: node.path), status.isCharacterDevice,
      status.deviceNumber == node.number
    {
      return node.path
    }
    let alias = Array("/dev/tty".utf8)
    if let name = System.terminalName(descriptor), name != alias { return name }
    guard let node else { return nil }
    for candidate: Int32 in 0...2 {
      if let status = try? System.status(candidate), status.isCharacterDevice,
        status.deviceNumber == node.number, let name = System.terminalName(candidate), name != alias
      {
        return name
      }
    }
    return nil
  }

  /// Whether it is a terminal; false for a keyboard that is a file.
  package var isTerminal: Bool { System.isTerminal(descriptor) }

  /// Columns and rows; nil where the terminal does not know, as on many serial lines.
  package func size() -> (columns: Int, rows: Int)? {
    guard let size = try? System.windowSize(descriptor), size.columns > 0, size.rows > 0 else {
      return nil
    }
    return size
  }

  /// Whether our process group may change modes and read keys; true where the terminal does not control our session.
  package var isForeground: Bool { System.isForeground(descriptor) }

  /// Whether we may draw: we are in the foreground, and the terminal is not that of another session, unless that session's
  /// foreground waits for us (as `su -c` does, which gives its command a session of its own).
  package var allowsDrawing: Bool {
    guard isForeground else { return false }
    guard !System.controlsSession(descriptor), let node = System.terminalNode(descriptor)
    else { return true }
    return !RunningProcess.isHeld(terminal: Int(node.number))
  }

  package var isCanonical: Bool { (try? System.modes(descriptor))?.isCanonical ?? true }

  /// Whether a descriptor is this terminal, too; true for a terminal where that is unknown.
  package func isSame(as descriptor: Int32) -> Bool {
    guard System.isTerminal(descriptor) else { return false }
    guard let path, let other = Self.path(of: descriptor) else { return true }
    return path == other
  }

  /// Whether a background job that writes is stopped (`stty tostop`).
  package var stopsBackgroundOutput: Bool {
    (try? System.modes(descriptor))?.stopsBackgroundOutput ?? false
  }
}
