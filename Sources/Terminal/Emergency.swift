// The terminal put in order by a signal handler, when the program crashed or hangs. Everything is
// prepared beforehand: the bytes to write and the modes to set lie in memory that never moves, and
// are exchanged whole by one atomic store. A crash can come between any two instructions, so what is
// to be undone is armed before it is done.

import Synchronization

/// The terminal that gets the bytes; −1 is none.
private let bytesTerminal = Atomic<Int32>(-1)
/// Where the kept bytes lie; 0 is nowhere.
private let bytesAddress = Atomic<UInt>(0)
/// Whether the terminal's open file is ours alone.
private let bytesOwned = Atomic<Bool>(false)
/// The terminal that gets the modes; −1 is none.
private let modesTerminal = Atomic<Int32>(-1)
/// Where the kept modes lie; 0 is nowhere.
private let modesAddress = Atomic<UInt>(0)
/// Whether a handler is at it already.
private let isRestoring = Atomic<Bool>(false)

/// What happens to the terminal when the program crashes.
package enum Emergency {
  /// Has these bytes written to the terminal should the program crash, instead of any before.
  ///
  /// The modes that `TTY.enterRaw` changes are taken care of without this.
  package static func arm(_ terminal: TTY, restore bytes: [UInt8]) {
    let old = bytesAddress.exchange(Kept(bytes).address, ordering: .relaxed)
    bytesOwned.store(terminal.ownsOpenFile, ordering: .relaxed)
    bytesTerminal.store(terminal.descriptor, ordering: .relaxed)
    Kept(address: old).release()
  }

  /// Has nothing written any more.
  package static func disarm() {
    bytesTerminal.store(-1, ordering: .relaxed)
    Kept(address: bytesAddress.exchange(0, ordering: .relaxed)).release()
  }

  /// Has these modes set should the program crash.
  static func arm(_ descriptor: Int32, modes: TerminalModes) {
    let old = modesAddress.exchange(Kept(modes).address, ordering: .relaxed)
    modesTerminal.store(descriptor, ordering: .relaxed)
    Kept(address: old).release()
  }

  /// Has no modes set any more.
  static func disarmModes() {
    modesTerminal.store(-1, ordering: .relaxed)
    Kept(address: modesAddress.exchange(0, ordering: .relaxed)).release()
  }

  /// Sets up what a handler will touch.
  static func prepare() {
    _ = (bytesTerminal.load(ordering: .relaxed), bytesAddress.load(ordering: .relaxed))
    _ = (modesTerminal.load(ordering: .relaxed), modesAddress.load(ordering: .relaxed))
    _ = bytesOwned.load(ordering: .relaxed)
    isRestoring.store(false, ordering: .relaxed)
    System.signalStack
  }

  /// Puts the terminal in order, once.
  ///
  /// For signal handlers: nothing here waits, allocates or throws.
  static func restore() {
    if isRestoring.exchange(true, ordering: .relaxed) { return }
    let terminal = bytesTerminal.load(ordering: .relaxed)
    if terminal != -1 {
      if bytesOwned.load(ordering: .relaxed) { System.stopWaiting(terminal) }
      Kept(address: bytesAddress.load(ordering: .relaxed)).write(to: terminal)
    }
    let changed = modesTerminal.load(ordering: .relaxed)
    if changed != -1 && System.isForeground(changed) {
      Kept(address: modesAddress.load(ordering: .relaxed)).setModes(of: changed)
    }
  }
}
