// Restores the terminal from a signal handler, when the program crashed or hangs. Everything is prepared beforehand: the
// bytes to write and the modes to set lie in buffers that are exchanged by one atomic store. What is armed is what has been
// written: while bytes are written signals are blocked (TTYBytes.swift). A write that was cut is finished before it is undone.

import Synchronization

/// Bytes for a terminal.
private struct ArmedBytes: ~Copyable {
  /// −1 is none.
  let terminal = Atomic<Int32>(-1)
  /// The address of the buffer; 0 is none.
  let address = Atomic<UInt>(0)

  func set(_ terminal: Int32, _ buffer: SignalSafeBuffer?) {
    let old = address.exchange(buffer?.address ?? 0, ordering: .relaxed)
    self.terminal.store(terminal, ordering: .relaxed)
    SignalSafeBuffer(address: old).release()
  }

  /// For signal handlers.
  func write(until end: Int64) -> Bool {
    let buffer = SignalSafeBuffer(address: address.load(ordering: .relaxed))
    return buffer.write(to: terminal.load(ordering: .relaxed), until: end)
  }
}

/// The rest of a write that is not finished.
private let unfinished = ArmedBytes()
/// What undoes all that was written.
private let undoing = ArmedBytes()
/// The terminal that gets the modes; −1 is none.
private let modesTerminal = Atomic<Int32>(-1)
/// The address of the buffer with the modes; 0 is none.
private let modesAddress = Atomic<UInt>(0)
private let isRestoring = Atomic<Bool>(false)

package enum CrashHandler {
  /// Sets the bytes to be written to the terminal in a crash; the modes that `TTY.enterRaw` changes are armed by it.
  package static func arm(_ terminal: TTY, restore bytes: [UInt8]) {
    System.blockingSignals { _ in
      undoing.set(terminal.descriptor, SignalSafeBuffer(bytes[...]))
    }
  }

  package static func disarm() {
    System.blockingSignals { _ in undoing.set(-1, nil) }
  }

  /// Sets what is left of a write, with signals blocked.
  static func setUnfinished(_ rest: ArraySlice<UInt8>, of terminal: TTY) {
    if rest.isEmpty, unfinished.terminal.load(ordering: .relaxed) == -1 { return }
    let buffer = rest.isEmpty ? nil : SignalSafeBuffer(rest)
    unfinished.set(rest.isEmpty ? -1 : terminal.descriptor, buffer)
  }

  static func arm(_ descriptor: Int32, modes: TerminalModes) {
    let old = modesAddress.exchange(SignalSafeBuffer(modes).address, ordering: .relaxed)
    modesTerminal.store(descriptor, ordering: .relaxed)
    SignalSafeBuffer(address: old).release()
  }

  static func disarmModes() {
    modesTerminal.store(-1, ordering: .relaxed)
    SignalSafeBuffer(address: modesAddress.exchange(0, ordering: .relaxed)).release()
  }

  /// Initialises the globals that a handler will read.
  static func prepare() {
    unfinished.set(-1, nil)
    _ = undoing.address.load(ordering: .relaxed)
    _ = (modesTerminal.load(ordering: .relaxed), modesAddress.load(ordering: .relaxed))
    isRestoring.store(false, ordering: .relaxed)
    System.alternateStack
  }

  /// Restores the terminal, once, waiting for a full one until a time of the monotonic clock; for signal handlers.
  static func restore(until end: Int64) {
    if isRestoring.exchange(true, ordering: .relaxed) { return }
    if unfinished.write(until: end) { _ = undoing.write(until: end) }
    let changed = modesTerminal.load(ordering: .relaxed)
    if changed != -1 && System.isForeground(changed) {
      SignalSafeBuffer(address: modesAddress.load(ordering: .relaxed)).setModes(of: changed)
    }
  }
}
