// Other processes, by their number: whether they are at work still, and who started them. `/proc` tells more than
// `kill(pid, 0)`, which is asked where there is none: one that is stopped or has ended unwaited for answers that too.

/// A process that is not our child.
package struct OtherProcess: Equatable, Sendable {
  /// The process's number, 1 or more.
  package let number: Int

  /// The process of that number.
  package init(_ number: Int) { self.number = number }

  /// Our own.
  package static var own: OtherProcess { OtherProcess(Int(System.processID)) }

  /// The leader of our session, as a shell on its terminal is.
  package static var sessionLeader: OtherProcess { OtherProcess(Int(System.sessionID)) }

  /// Whether it has neither ended nor been stopped.
  package var isAtWork: Bool {
    guard let state = status?.state else {
      guard let number = Int32(exactly: number), number > 0, !Self.hasTable else { return false }
      return (try? System.send(0, to: number)) != nil
    }
    return state != UInt8(ascii: "T") && state != UInt8(ascii: "t") && state != UInt8(ascii: "Z")
      && state != UInt8(ascii: "X")
  }

  /// Whether it is stopped.
  package var isStopped: Bool { status?.state == UInt8(ascii: "T") }

  /// Who started it, or took it over; nil when that cannot be known.
  package var parent: OtherProcess? { status.map { OtherProcess($0.parent) } }

  /// Whether it comes from `other`, at whatever distance.
  package func descends(from other: OtherProcess) -> Bool {
    var ancestor = self
    while let parent = ancestor.parent, parent.number > 1, parent != ancestor {
      if parent == other { return true }
      ancestor = parent
    }
    return false
  }

  /// A terminal that a process has open.
  package struct OpenTerminal: Equatable, Sendable {
    /// The device.
    package let path: [UInt8]
    /// The entry of `/proc` that says so.
    let link: [UInt8]

    /// Whether the process has it open still.
    package var isOpen: Bool { System.linkTarget(link) == path }
  }

  /// The terminals that it has open, each once; none where it is not ours to look at.
  ///
  /// Looked for among the descriptors below 256: whoever serves terminals opens them early.
  package var openTerminals: [OpenTerminal] {
    var found: [OpenTerminal] = []
    let folder = Array("/proc/\(number)/fd/".utf8)
    for descriptor in 0..<256 {
      let link = folder + Array("\(descriptor)".utf8)
      guard let path = System.linkTarget(link),
        path.starts(with: "/dev/pts/".utf8) || path.starts(with: "/dev/tty".utf8),
        path != Array("/dev/pts/ptmx".utf8), path != Array("/dev/tty".utf8),
        !found.contains(where: { $0.path == path })
      else { continue }
      found.append(OpenTerminal(path: path, link: link))
    }
    return found
  }

  /// How many times it has written anything, of which nothing more is said than that it grows (`/proc/pid/io`, proc(5)); nil
  /// where that is not ours to know.
  package var writes: Int? {
    guard let bytes = try? Files.read(Array("/proc/\(number)/io".utf8), limit: 4096) else {
      return nil
    }
    let name = Array("syscw: ".utf8)
    for line in bytes.split(separator: 0x0A) where line.starts(with: name) {
      return Int(String(decoding: line.dropFirst(name.count), as: UTF8.self))
    }
    return nil
  }

  /// When it was started, in ticks since the system was; nil when that cannot be known.
  package var startTime: Int? {
    // The 22nd field.
    guard let fields, fields.count > 19 else { return nil }
    return Int(String(decoding: fields[19], as: UTF8.self))
  }

  /// Calls a toast to look whether it is to go on, by SIGCONT, which does nothing to whoever does not listen.
  ///
  /// One that is stopped is not called, since it would go on.
  package func call() {
    guard !isStopped, let number = Int32(exactly: number), number > 0 else { return }
    try? System.send(System.resumption, to: number)
  }

  /// Whether a session other than ours has the terminal of a device number, and nobody waits for us who is in its foreground.
  ///
  /// Nobody who is not to be seen in `/proc` is counted.
  static func isHeld(terminal device: Int) -> Bool {
    var ancestor = own
    while let parent = ancestor.parent, parent.number > 1, parent != ancestor {
      if parent.isInForeground(of: device) == true { return false }
      ancestor = parent
    }
    return System.names(in: Array("/proc".utf8)).contains { name in
      guard let number = Int(String(decoding: name, as: UTF8.self)) else { return false }
      return OtherProcess(number).isInForeground(of: device) != nil
    }
  }

  /// Whether it is in the foreground of the terminal of that device number; nil where that does not control its session.
  private func isInForeground(of device: Int) -> Bool? {
    // The third number behind the state is the session, before it the group, behind it the terminal and its foreground's group.
    guard let fields, fields.count > 5 else { return nil }
    let numbers = fields[2...5].map { Int(String(decoding: $0, as: UTF8.self)) }
    return numbers[2] == device ? numbers[0] == numbers[3] : nil
  }

  private static var hasTable: Bool { OtherProcess.own.status != nil }

  private var status: (state: UInt8, parent: Int)? {
    guard let fields, fields.count > 1, let state = fields[0].first,
      let parent = Int(String(decoding: fields[1], as: UTF8.self))
    else { return nil }
    return (state, parent)
  }

  /// What is told of it behind its name: state, parent and so on, the third field and those after it (proc(5)).
  ///
  /// The line is `4711 (name) S 4710 …`; the name may hold anything.
  private var fields: [ArraySlice<UInt8>]? {
    guard let line = try? Files.read(Array("/proc/\(number)/stat".utf8), limit: 4096),
      let name = line.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return line[(name + 1)...].split(separator: UInt8(ascii: " "))
  }
}
