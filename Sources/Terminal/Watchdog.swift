// A second process that waits for the end of this one, whatever ends it, SIGKILL included, and then does what this one
// can do no more: put the terminal in order. It is a copy of this one as it was when the terminal was taken, so it has
// all it needs; what it shares with the original are the open files and their locks, which stay held until it is done.
//
// A pipe tells it of the end. A byte before that says that there is nothing to be undone any more, or that this process has
// begun with it.

import Synchronization

/// The pipe to the watchdog; −1 is none.
private let leash = Atomic<Int32>(-1)
/// The process of a watchdog that was left and is still to be waited for; 0 is none.
private let leaving = Atomic<Int32>(0)

/// A process that stands by for the end of this one.
package final class Watchdog {
  /// Its number; 0 when it was left.
  private var process: Int32
  private let pipe: Int32

  /// What is told through the pipe.
  private static let (dismissal, closing): (UInt8, UInt8) = (1, 2)

  /// Starts a process that does `rescue` should this one end before `dismiss`; nil where there can be none.
  ///
  /// There is one at a time.
  ///
  /// - Parameter rescue: called with whether `beginClosing` was called.
  package init?(_ rescue: (_ isClosing: Bool) -> Void) {
    guard let (process, pipe) = Self.divide({ Self.watch($0, rescue) }) else { return nil }
    (self.process, self.pipe) = (process, pipe)
    leash.store(pipe, ordering: .relaxed)
  }

  deinit { end() }

  /// Sets up what a handler will touch.
  static func prepare() { _ = leash.load(ordering: .relaxed) }

  /// Lets it know that from here on this process undoes what is to be undone.
  package func beginClosing() { System.signalByte(Self.closing, to: pipe) }

  /// Leaves to it at once what it is there for; this process is about to end.
  package func handOver() {
    leash.store(-1, ordering: .relaxed)
    process = 0
  }

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
    Self.await(process)
    try? System.closeFile(pipe)
  }

  /// Lets it go, to be waited for at the end of this process, which has other things to do until then.
  package func leave() {
    dismiss()
    Self.await(leaving.exchange(process, ordering: .relaxed))
    process = 0
  }

  /// Waits until the one that was left, if any was, has gone.
  static func awaitLeft() { Self.await(leaving.exchange(0, ordering: .relaxed)) }

  /// Waits for the end of a watchdog's process; 0 is none.
  private static func await(_ process: Int32) {
    guard process != 0, isAlive(process) else { return }
    // Waiting for one that was stopped could take for ever.
    try? System.send(Signal.kill.number, to: process)
    _ = try? System.reap(process, waiting: true)
  }

  /// Whether it has not ended yet; one that has is waited for by that, and its number may soon be another's.
  private static func isAlive(_ process: Int32) -> Bool {
    do throws(Errno) {
      return try System.reap(process, waiting: false) == nil
    } catch {
      return false
    }
  }

  // MARK: In the second process

  /// Starts a copy of this process, which does `work` with the end of the pipe that it is to watch.
  private static func divide(_ work: (_ pipe: Int32) -> Never) -> (process: Int32, pipe: Int32)? {
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
        settle(in: group)
        work(pipe.reading)
      }
    }
    try? System.closeFile(pipe.reading)
    if let process { return (process, pipe.writing) }
    try? System.closeFile(pipe.writing)
    return nil
  }

  /// Becomes a process that no key and no caller's signal ends, and that counts as one of that group.
  private static func settle(in group: Int32) {
    for signal in Signal.caught {
      System.setAction(of: signal.number, signal == .child ? .standard : .ignored)
    }
    System.setAction(of: System.backgroundOutput, .ignored)
    Emergency.disarm()
    Emergency.disarmModes()
    // Whoever ends all programs of our name spares this one.
    CurrentProcess.name("tty-restore")
    System.standIn(for: group)
  }

  /// Waits for the end, and does what is to be done.
  private static func watch(_ pipe: Int32, _ rescue: (_ isClosing: Bool) -> Void) -> Never {
    var isClosing = false
    while true {
      do throws(Errno) {
        guard let byte = try System.readBytes(pipe, limit: 1).first else { break }
        if byte == dismissal { System.endAtOnce() }
        isClosing = true
      } catch .interrupted {
        continue
      } catch {
        System.endAtOnce()
      }
    }
    rescue(isClosing)
    System.endAtOnce()
  }
}
