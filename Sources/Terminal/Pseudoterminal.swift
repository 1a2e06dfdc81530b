// A terminal that stands for the real one where a command writes, so that a picture on the real one can be taken out of
// the way first. The command finds a terminal of the same size and modes, both its streams are one, and what it has
// written comes out as it was written.
//
// It is nobody's controlling terminal: keys, jobs and `/dev/tty` are those of the real one. Programs that change modes
// by their output (curses does) change them here, so the real one follows. Some read keys by their output, too, as less
// and more do: those get the keys that nobody else reads.
//
// As long as any process can write to it, somebody must read: a second process goes on with that after our end.

/// A terminal that takes what a command writes to another one.
package final class Pseudoterminal {
  /// Where it can be read what was written; nil when nobody can write any more, or the terminal is gone.
  package private(set) var descriptor: Int32?
  private var line: Int32?
  private let terminal: TTY
  private let found: TerminalModes
  private var modes: TerminalModes
  /// Whether keys were there when it was last looked.
  private var hasKeys = false
  /// When `attend` is to be called, as a time of `Clock`; nil while nobody has changed the modes.
  package private(set) var deadline: Duration?

  /// Bytes after which no more are waited for; more than one read gives.
  private static let longest = 1 << 18
  /// How long the second half of a line break may take, in milliseconds; both were written at once.
  private static let moment: Int32 = 2
  /// How often it is looked for changed modes and for keys, in milliseconds, once modes were changed.
  private static let interval: Int32 = 20

  /// A terminal like `terminal`.
  package init(for terminal: TTY) throws(Errno) {
    let ends = try System.openPseudoterminal(System.modes(terminal.descriptor))
    (descriptor, line) = (ends.screen, ends.line)
    self.terminal = terminal
    found = try System.modes(ends.screen)
    modes = found
    _ = try System.copySize(of: terminal.descriptor, to: ends.screen)
  }

  deinit {
    endHandingOut()
    close()
  }

  /// What a command gets for an output.
  package var stream: Child.Stream { line.map { .descriptor($0) } ?? .inherited }

  /// Says that all who shall have it have got it.
  package func endHandingOut() {
    if let line { try? System.closeFile(line) }
    line = nil
  }

  private func close() {
    if let descriptor { try? System.closeFile(descriptor) }
    descriptor = nil
  }

  /// Takes over the size of the real terminal.
  ///
  /// The process group was told of a new one before it could be had here, so it is told again.
  package func followSize() {
    if let descriptor, (try? System.copySize(of: terminal.descriptor, to: descriptor)) == true {
      try? System.send(Signal.resize.number, to: 0)
    }
  }

  /// Reads what was written to it, waiting for the first byte; none at its end.
  package func read() -> [UInt8] {
    guard let descriptor else { return [] }
    var bytes = (try? Descriptor.readSome(descriptor)) ?? []
    // A read that is as long as reads are may end within a line break, too.
    while modes.returnsCarriage, bytes.last == 0x0D, bytes.count < Self.longest,
      isReadable(descriptor, within: Self.moment),
      let more = try? Descriptor.readSome(descriptor), !more.isEmpty
    {
      bytes += more
    }
    // The real terminal returns the carriage, if it is to be returned.
    if modes.returnsCarriage { bytes = Self.withoutReturns(bytes) }
    attend()
    if bytes.isEmpty { close() }
    return bytes
  }

  /// Whether there is something to read, or the end.
  package var hasOutput: Bool { descriptor.map { isReadable($0, within: 0) } ?? false }

  private func isReadable(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    let states = try? System.awaitReadiness([descriptor], milliseconds: milliseconds)
    return states?.first.map { $0.isReady || $0.isHungUp } ?? false
  }

  /// Bytes without the CR that the system has put before each LF.
  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == 0x0A, kept.last == 0x0D { kept.removeLast() }
      kept.append(byte)
    }
    return kept
  }

  /// Gives the real terminal the modes that were set here, unless another job has it.
  private func followModes(_ descriptor: Int32) {
    guard let now = try? System.modes(descriptor), now != modes else { return }
    modes = now
    guard terminal.isForeground, let real = try? System.modes(terminal.descriptor) else { return }
    try? System.setModes(terminal.descriptor, now.onLine(of: real), .now)
  }

  /// Has the real terminal follow the modes that were set here, and hands on keys that are to be read here.
  ///
  /// Curses has line feeds sent as they are and reads standard input; pagers want keys one by one and change nothing else.
  /// Keys that are still there at the second look have no other reader.
  package func attend() {
    guard let descriptor else { return }
    followModes(descriptor)
    let isPager = !modes.hasLines && modes.returnsCarriage && terminal.isForeground
    let hadKeys = hasKeys
    hasKeys = isPager && terminal.pendingInput > 0
    if hadKeys, hasKeys, case .bytes(let keys)? = try? terminal.read(limit: 256) {
      try? Descriptor.writeAll(descriptor, keys)
      hasKeys = false
    }
    deadline = modes == found ? nil : Clock.now() + .milliseconds(Int(Self.interval))
  }

  /// Writes to the real terminal.
  ///
  /// When that takes nothing any more, whoever writes here is told as there.
  package func passOn(_ bytes: [UInt8]) {
    do throws(TerminalError) {
      try terminal.write(bytes)
    } catch {
      if error.kind != .stuck { close() }
    }
  }

  /// Has a second process go on passing on what is written, if anybody still can.
  package func leaveOpen() {
    guard descriptor != nil, let process = try? System.divide(), process == 0 else { return }
    passOnToEnd()
  }

  /// Passes on until nobody can write any more, letting go of all else, and ends this process.
  private func passOnToEnd() -> Never {
    System.setAction(of: System.backgroundOutput, .ignored)
    System.setAction(of: Signal.terminate.number, .standard)
    CurrentProcess.name("tty-relay")
    System.letGoOfDescriptors(but: [terminal.descriptor, descriptor ?? -1])
    while let descriptor {
      guard isReadable(descriptor, within: deadline == nil ? -1 : Self.interval) else {
        attend()
        continue
      }
      let bytes = read()
      followSize()
      if !bytes.isEmpty { passOn(bytes) }
    }
    System.end(0)
  }
}
