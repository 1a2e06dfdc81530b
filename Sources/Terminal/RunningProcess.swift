// Processes that are not our children, by number: whether they run, and who started them. `/proc` tells more than
// `kill(pid, 0)`, the substitute where there is none, which also answers for stopped processes and zombies.

package struct RunningProcess: Equatable, Sendable {
  package let number: Int

  package init(_ number: Int) { self.number = number }

  package static var current: RunningProcess { RunningProcess(Int(System.processID)) }

  /// The leader of our session, such as the shell on its terminal.
  package static var sessionLeader: RunningProcess { RunningProcess(Int(System.sessionID)) }

  /// Whether it runs: it has neither ended nor been stopped.
  package var isRunning: Bool {
    guard let state = status?.state else {
      guard let number = Int32(exactly: number), number > 0, !Self.hasTable else { return false }
      return (try? System.send(0, to: number)) != nil
    }
    return !"TtZX".utf8.contains(state)
  }

  package var isStopped: Bool { status?.state == UInt8(ascii: "T") }

  package var parent: RunningProcess? { status.map { RunningProcess($0.parent) } }

  package func descends(from other: RunningProcess) -> Bool { ancestors.contains(other) }

  /// Its ancestors below process 1, the nearest first.
  private var ancestors: [RunningProcess] {
    var found: [RunningProcess] = []
    var next = parent
    while let ancestor = next, ancestor.number > 1, ancestor != found.last {
      found.append(ancestor)
      next = ancestor.parent
    }
    return found
  }

  /// Whether it is stopped, or waits for us since it is an ancestor.
  var cannotProceed: Bool { isStopped || Self.current.descends(from: self) }

  package struct OpenTerminal: Equatable, Sendable {
    package let path: [UInt8]
    /// The link in `/proc` that tells so.
    let link: [UInt8]

    package var isOpen: Bool { System.linkTarget(link) == path }
  }

  /// The terminals that it has open, each once; none where we may not look.
  ///
  /// Only descriptors below 256 are searched: a server of terminals opens them early.
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

  /// How many times it has called `write` so far (`/proc/pid/io`, proc(5)); nil where we may not look.
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

  /// When it was started, in clock ticks since the system was; nil when that is unknown.
  package var startTime: Int? {
    // The 22nd field of the line.
    guard let fields, fields.count > 19 else { return nil }
    return Int(String(decoding: fields[19], as: UTF8.self))
  }

  /// Makes a toast look whether it is to go on, by SIGCONT; a stopped process is spared, since it would be continued.
  package func wake() {
    guard !isStopped, let number = Int32(exactly: number), number > 0 else { return }
    try? System.send(Signal.resume.number, to: number)
  }

  /// Whether another session that `/proc` shows us has the terminal with that device number, and none of our ancestors is in
  /// its foreground.
  static func isHeld(terminal device: Int) -> Bool {
    if current.ancestors.contains(where: { $0.isInForeground(of: device) == true }) { return false }
    return System.entries(ofDirectory: Array("/proc".utf8)).contains { name in
      guard let number = Int(String(decoding: name, as: UTF8.self)) else { return false }
      return RunningProcess(number).isInForeground(of: device) != nil
    }
  }

  /// Whether it is in the foreground of the terminal with that device number; nil where that does not control its session.
  private func isInForeground(of device: Int) -> Bool? {
    // Process group, session, terminal and the terminal's foreground group follow state and parent.
    guard let fields, fields.count > 5 else { return nil }
    let numbers = fields[2...5].map { Int(String(decoding: $0, as: UTF8.self)) }
    return numbers[2] == device ? numbers[0] == numbers[3] : nil
  }

  private static var hasTable: Bool { current.status != nil }

  private var status: (state: UInt8, parent: Int)? {
    guard let fields, fields.count > 1, let state = fields[0].first,
      let parent = Int(String(decoding: fields[1], as: UTF8.self))
    else { return nil }
    return (state, parent)
  }

  /// The fields of `/proc/pid/stat` from the third on (proc(5)): `4711 (name) S 4710 …`; the name may hold anything.
  private var fields: [ArraySlice<UInt8>]? {
    guard let line = try? Files.read(Array("/proc/\(number)/stat".utf8), limit: 4096),
      let name = line.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return line[(name + 1)...].split(separator: UInt8(ascii: " "))
  }
}
