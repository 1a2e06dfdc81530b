// A pseudo-terminal that stands in for the real terminal as a command's output, so that a picture on the real one can be
// taken off before the output appears. The command finds a terminal of the same size and modes, and what it has written is
// forwarded unchanged.
//
// It is nobody's controlling terminal: keys, jobs and `/dev/tty` are those of the real one. Programs that set modes on their
// output (curses does) set them here, so they are copied to the real terminal. Some read keys from their output, as less and
// more do: they are sent the keys that nobody else reads.
//
// As long as any process can write to it, it must be read: after our end a second process goes on with that.

package final class Pseudoterminal {
  /// The end where the output is read; nil when nobody can write any more, or the real terminal is gone.
  package private(set) var descriptor: Int32?
  private var device: Int32?
  private let terminal: TTY
  private let foundModes: TerminalModes
  private var modes: TerminalModes
  /// Whether keys were waiting when `synchronize` last looked.
  private var hadKeys = false
  /// When `synchronize` is to be called, as a time of `Clock`; nil while nobody has changed the modes.
  package private(set) var deadline: Duration?

  /// Once this many bytes were read the rest of a line break is not waited for; more than one read gives.
  private static let longestRead = 1 << 18
  /// How long the second half of a line break may take, in milliseconds; both were written at once.
  private static let lineBreakTimeout: Int32 = 2
  /// The interval between calls of `synchronize`, in milliseconds, once modes were changed.
  private static let interval: Int32 = 20

  package init(for terminal: TTY) throws(Errno) {
    let ends = try System.openPseudoterminal(System.modes(terminal.descriptor))
    (descriptor, device) = (ends.controller, ends.device)
    self.terminal = terminal
    foundModes = try System.modes(ends.controller)
    modes = foundModes
    _ = try System.copySize(of: terminal.descriptor, to: ends.controller)
  }

  deinit {
    closeDevice()
    close()
  }

  package var stream: Child.Stream { device.map { .descriptor($0) } ?? .inherited }

  /// Closes our copy of the command's end, once all commands have theirs.
  package func closeDevice() {
    if let device { try? System.closeFile(device) }
    device = nil
  }

  private func close() {
    if let descriptor { try? System.closeFile(descriptor) }
    descriptor = nil
  }

  /// Copies the size of the real terminal and sends SIGWINCH again, which came before it could be set here.
  package func followSize() {
    if let descriptor, (try? System.copySize(of: terminal.descriptor, to: descriptor)) == true {
      try? System.send(Signal.resize.number, to: 0)
    }
  }

  /// Reads what was written, waiting for the first byte; none at the end.
  package func read() -> [UInt8] {
    guard let descriptor else { return [] }
    var bytes = (try? Descriptor.readSome(descriptor)) ?? []
    // A read may end within a line break.
    while modes.returnsCarriage, bytes.last == 0x0D, bytes.count < Self.longestRead,
      isReadable(descriptor, within: Self.lineBreakTimeout),
      let more = try? Descriptor.readSome(descriptor), !more.isEmpty
    {
      bytes += more
    }
    // The real terminal adds the carriage returns itself.
    if modes.returnsCarriage { bytes = Self.withoutReturns(bytes) }
    synchronize()
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

  /// Copies modes that were changed to the real terminal, unless another job has it.
  private func followModes(_ descriptor: Int32) {
    guard let now = try? System.modes(descriptor), now != modes else { return }
    modes = now
    guard terminal.isForeground, let real = try? System.modes(terminal.descriptor) else { return }
    try? System.setModes(terminal.descriptor, now.onLine(of: real), .now)
  }

  /// Copies changed modes to the real terminal, and sends on keys that are to be read here.
  ///
  /// Curses sends line feeds unprocessed and reads standard input; pagers want single keys and change nothing else. Keys that
  /// still wait at the second look have no other reader.
  package func synchronize() {
    guard let descriptor else { return }
    followModes(descriptor)
    let isPager = !modes.isCanonical && modes.returnsCarriage && terminal.isForeground
    let hasKeys = isPager && terminal.pendingInput > 0
    if hadKeys, hasKeys, case .bytes(let keys)? = try? terminal.read(limit: 256) {
      try? Descriptor.writeAll(descriptor, keys)
      hadKeys = false
    } else {
      hadKeys = hasKeys
    }
    deadline = modes == foundModes ? nil : Clock.now() + .milliseconds(Int(Self.interval))
  }

  /// Writes to the real terminal; when that is gone, the command's end hangs up too.
  package func forward(_ bytes: [UInt8]) {
    do throws(TerminalError) {
      try terminal.write(bytes, keepingRest: true)
    } catch {
      if error.kind != .stuck { close() }
    }
  }

  /// Writes what the real terminal has not taken while a signal asked for the end.
  package func finishWriting() { terminal.finishWriting() }

  /// Starts a second process that forwards what is still written, if anybody can write.
  package func relayInBackground() {
    guard descriptor != nil, let process = try? System.forkProcess(), process == 0 else { return }
    System.setAction(of: System.backgroundOutput, .ignored)
    System.setAction(of: Signal.terminate.number, .standard)
    CurrentProcess.rename("tty-relay")
    System.redirectStandardDescriptors()
    System.closeOtherDescriptors(except: [terminal.descriptor, descriptor ?? -1])
    while let descriptor {
      guard isReadable(descriptor, within: deadline == nil ? -1 : Self.interval) else {
        synchronize()
        continue
      }
      let bytes = read()
      followSize()
      if !bytes.isEmpty { forward(bytes) }
    }
    System.end(0)
  }
}
