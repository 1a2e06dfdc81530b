// The terminal device: opened, asked for its size and its place in job control. It is opened anew where
// that is possible, since flags of an open file (above all O_NONBLOCK) are shared with everybody who
// has it, the calling shell included.

/// The terminal that people see and type on.
package final class TTY {
  /// The descriptor, 3 or above, not handed on to children.
  package let descriptor: Int32
  /// The path of the device itself, as `/dev/pts/3`, never `/dev/tty`; nil when it cannot be known.
  package let path: [UInt8]?
  /// Whether nobody else has the open file, so that its flags are ours.
  let ownsOpenFile: Bool
  /// The modes that were found, while others are set.
  var found: TerminalModes?
  /// The modes that were set.
  var raw: TerminalModes?
  /// The descriptor that holds our turn; −1 is none.
  var turn: Int32 = -1

  /// Opens a device, or with nil the controlling terminal, or else the first of the descriptors
  /// 2, 1 and 0 that is a terminal.
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
      if let path = System.path(ofTerminal: number), let terminal = try? TTY(opening: path) {
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

  /// What gives keys where the caller has them come from an open descriptor: a terminal, or anything else that can be read,
  /// such as a file of keys.
  ///
  /// - Throws: a descriptor that is not open for reading.
  package static func keyboard(_ number: Int32) throws(TerminalError) -> TTY {
    do throws(Errno) {
      guard try System.access(number).reads else { throw .badDescriptor }
      if System.isTerminal(number), let path = System.path(ofTerminal: number),
        let terminal = try? TTY(opening: path)
      {
        return terminal
      }
      return TTY(try System.duplicate(number), ownsOpenFile: false)
    } catch {
      throw TerminalError(.noTerminal, "cannot read keys from descriptor \(number): \(error.text)")
    }
  }

  /// Whether it has modes: false for a keyboard that is a file.
  package var isTerminal: Bool { System.isTerminal(descriptor) }

  private init(_ descriptor: Int32, ownsOpenFile: Bool) {
    self.descriptor = descriptor
    self.ownsOpenFile = ownsOpenFile
    path = System.path(ofTerminal: descriptor)
  }

  deinit {
    releaseTurn()
    try? System.closeFile(descriptor)
  }

  /// Columns and rows; nil where the terminal does not know, as on many serial lines.
  package func size() -> (columns: Int, rows: Int)? {
    guard let size = try? System.windowSize(descriptor), size.columns > 0, size.rows > 0 else {
      return nil
    }
    return size
  }

  /// Whether our process group is in the foreground: may change modes and read keys.
  ///
  /// Where the terminal does not control our session there are no jobs, and it is true.
  package var isForeground: Bool { System.isForeground(descriptor) }

  /// Whether what is on it is ours to lay something over: we are in the foreground, and no other session has it whose foreground
  /// does not wait for us (as `su -c` does, which gives its command a session of its own).
  package var isOurs: Bool {
    guard isForeground else { return false }
    guard !System.hasForeground(descriptor), let device = System.terminalNodeByNumber(descriptor)
    else { return true }
    return !OtherProcess.isHeld(terminal: Int(device.node))
  }

  /// Whether keys are delivered as lines, as they are unless a program reads them one by one.
  package var hasLines: Bool { (try? System.modes(descriptor))?.hasLines ?? true }

  /// Whether a descriptor is this terminal, too; true for a terminal where that cannot be known.
  package func isSame(as descriptor: Int32) -> Bool {
    guard System.isTerminal(descriptor) else { return false }
    guard let path, let other = System.path(ofTerminal: descriptor) else { return true }
    return path == other
  }

  /// Whether a background job that writes is stopped (`stty tostop`).
  package var stopsBackgroundOutput: Bool {
    (try? System.modes(descriptor))?.stopsBackgroundOutput ?? false
  }
}

extension System {
  /// The path of the node of a terminal, checked to be the one; nil when it is not to be found.
  ///
  /// By number first, which needs no `/proc`; for a name of `/dev/tty` the descriptors 0–2 are asked,
  /// which mostly are the same terminal.
  fileprivate static func path(ofTerminal descriptor: Int32) -> [UInt8]? {
    let number = terminalNodeByNumber(descriptor)
    if let number, let facts = try? facts(of: number.path), facts.isCharacterDevice,
      facts.node == number.node
    {
      return number.path
    }
    let alias = Array("/dev/tty".utf8)
    if let name = terminalName(descriptor), name != alias { return name }
    guard let number else { return nil }
    for candidate: Int32 in 0...2 {
      if let facts = try? facts(candidate), facts.isCharacterDevice, facts.node == number.node,
        let name = terminalName(candidate), name != alias
      {
        return name
      }
    }
    return nil
  }
}
