// A second process that waits for the end of this one, whatever ends it, SIGKILL included, and then does what this one
// can do no more: put the terminal in order. It is a copy of this one as it was when the terminal was taken, so it has
// all it needs; what it shares with the original are the open files and their locks, which stay held until it is done.
//
// A pipe tells it of the end. A byte before that says that there is something to be undone now, or nothing any more.

import Synchronization

/// The pipe to the watchdog; −1 is none.
private let leash = Atomic<Int32>(-1)

/// A process that stands by for the end of this one.
package final class Watchdog {
  private let process: Int32
  private let pipe: Int32

  /// What is told through the pipe.
  private static let (dismissal, arming): (UInt8, UInt8) = (1, 2)

  /// Starts a process that does `rescue` should this one end before `dismiss`; nil where there can be none.
  ///
  /// There is one at a time.
  ///
  /// - Parameter rescue: called with whether `arm` was called.
  package init?(_ rescue: (_ isArmed: Bool) -> Void) {
    guard leash.load(ordering: .relaxed) == -1, let pipe = try? System.makePipe() else {
      return nil
    }
    System.keepEndedChildren()
    let group = System.processGroup
    var process: Int32?
    // What is sent to our group in the moment in which both are in it would count twice.
    System.holding(Signal.caught) {
      process = try? System.divide()
      if process == 0 {
        try? System.closeFile(pipe.writing)
        Self.watch(pipe.reading, in: group, rescue)
      }
    }
    try? System.closeFile(pipe.reading)
    guard let process else {
      try? System.closeFile(pipe.writing)
      return nil
    }
    self.process = process
    self.pipe = pipe.writing
    leash.store(pipe.writing, ordering: .relaxed)
  }

  deinit { end() }

  /// Lets it know that from here on there is something to be undone.
  ///
  /// To be called right behind what is: what is undone without having been done may do more harm than what stays.
  package func arm() { System.signalByte(Self.arming, to: pipe) }

  /// Sets up what a handler will touch.
  static func prepare() { _ = leash.load(ordering: .relaxed) }

  /// Lets it go: from here on a sudden end is nobody's business.
  package func dismiss() { Self.dismiss() }

  /// Lets the watchdog go, where there is one.
  ///
  /// For signal handlers.
  static func dismiss() {
    let pipe = leash.exchange(-1, ordering: .relaxed)
    if pipe != -1 { System.signalByte(dismissal, to: pipe) }
  }

  /// Lets it go and waits until it has gone, which has it hold no lock any more.
  package func end() {
    dismiss()
    // Waiting for one that was stopped could take for ever.
    try? System.send(Signal.kill.number, to: process)
    _ = try? System.reap(process, waiting: true)
    try? System.closeFile(pipe)
  }

  // MARK: In the second process

  /// Waits for the byte or the end, and does what is to be done.
  private static func watch(
    _ pipe: Int32, in group: Int32, _ rescue: (_ isArmed: Bool) -> Void
  ) -> Never {
    for signal in Signal.caught {
      System.setAction(of: signal.number, signal == .child ? .standard : .ignored)
    }
    System.setAction(of: System.backgroundOutput, .ignored)
    Emergency.disarm()
    Emergency.disarmModes()
    // Whoever ends all programs of our name spares this one.
    CurrentProcess.name("tty-restore")
    var isArmed = false
    while true {
      do throws(Errno) {
        guard let byte = try System.readBytes(pipe, limit: 1).first else { break }
        if byte == dismissal { System.endAtOnce() }
        isArmed = true
      } catch .interrupted {
        continue
      } catch {
        System.endAtOnce()
      }
    }
    System.standIn(for: group)
    rescue(isArmed)
    System.endAtOnce()
  }
}
