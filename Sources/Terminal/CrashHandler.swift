// Restores the terminal from a signal handler, when the program crashed or hangs. Everything is prepared beforehand: the
// bytes to write and the modes to set lie in buffers that are exchanged by one atomic store. A crash can come between any
// two instructions, so what undoes a change is armed before the change is made.

import Synchronization

/// The terminal that the bytes are written to; −1 is none.
private let bytesTerminal = Atomic<Int32>(-1)
/// The address of the buffer with the bytes; 0 is none.
private let bytesAddress = Atomic<UInt>(0)
/// Whether the terminal's open file is ours alone.
private let bytesOwned = Atomic<Bool>(false)
/// The terminal that gets the modes; −1 is none.
private let modesTerminal = Atomic<Int32>(-1)
/// The address of the buffer with the modes; 0 is none.
private let modesAddress = Atomic<UInt>(0)
private let isRestoring = Atomic<Bool>(false)

package enum CrashHandler {
  /// Sets the bytes to be written to the terminal in a crash; the modes that `TTY.enterRaw` changes are armed by it.
  package static func arm(_ terminal: TTY, restore bytes: [UInt8]) {
    let old = bytesAddress.exchange(SignalSafeBuffer(bytes).address, ordering: .relaxed)
    bytesOwned.store(terminal.ownsOpenFile, ordering: .relaxed)
    bytesTerminal.store(terminal.descriptor, ordering: .relaxed)
    SignalSafeBuffer(address: old).release()
  }

  package static func disarm() {
    bytesTerminal.store(-1, ordering: .relaxed)
    SignalSafeBuffer(address: bytesAddress.exchange(0, ordering: .relaxed)).release()
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
    _ = (bytesTerminal.load(ordering: .relaxed), bytesAddress.load(ordering: .relaxed))
    _ = (modesTerminal.load(ordering: .relaxed), modesAddress.load(ordering: .relaxed))
    _ = bytesOwned.load(ordering: .relaxed)
    isRestoring.store(false, ordering: .relaxed)
    System.alternateStack
  }

  /// Restores the terminal, once; for signal handlers.
  static func restore() {
    if isRestoring.exchange(true, ordering: .relaxed) { return }
    let terminal = bytesTerminal.load(ordering: .relaxed)
    if terminal != -1 {
      if bytesOwned.load(ordering: .relaxed) { System.setNonBlocking(terminal) }
      SignalSafeBuffer(address: bytesAddress.load(ordering: .relaxed)).write(to: terminal)
    }
    let changed = modesTerminal.load(ordering: .relaxed)
    if changed != -1 && System.isForeground(changed) {
      SignalSafeBuffer(address: modesAddress.load(ordering: .relaxed)).setModes(of: changed)
    }
  }
}
