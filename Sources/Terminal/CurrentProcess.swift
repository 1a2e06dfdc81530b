// This process: its numbers, its copy in the background, and its end.

import Synchronization

/// The end of a pipe whose closing lets the parent go on; −1 is none.
private let parentsGate = Atomic<Int32>(-1)

package enum CurrentProcess {
  package static var id: Int32 { System.processID }

  package static func isTerminal(_ descriptor: Int32) -> Bool { System.isTerminal(descriptor) }

  package enum ForkResult: Sendable { case parent, child }

  /// Makes a copy of this process in the background, with a process group of its own and none of our descriptors, before
  /// anything is opened or started; nil where that is impossible.
  ///
  /// The parent waits for `releaseParent`, the end of the copy, or half a second, where that is wanted.
  package static func fork(waitingForRelease waits: Bool = false) -> ForkResult? {
    // Before the fork: the copy must not hold locks of whoever continues in place of the parent.
    System.closeOtherDescriptors()
    let gate = waits ? try? System.makePipe() : nil
    guard let process = try? System.forkProcess() else { return nil }
    if process == 0 {
      System.redirectStandardDescriptors()
      if let gate {
        try? System.closeFile(gate.reading)
        parentsGate.store(gate.writing, ordering: .relaxed)
      }
      return .child
    }
    if let gate {
      try? System.closeFile(gate.writing)
      _ = try? System.awaitReadiness([gate.reading], milliseconds: 500)
      try? System.closeFile(gate.reading)
    }
    return .parent
  }

  /// Lets the parent go on that waits for this copy of it.
  package static func releaseParent() {
    let gate = parentsGate.exchange(-1, ordering: .relaxed)
    if gate != -1 { try? System.closeFile(gate) }
  }

  /// Changes the name that `ps` shows for this process, at most 15 bytes; Linux only (`/proc/self/comm`, proc(5)).
  static func rename(_ name: String) {
    guard let file = try? System.openFile(Array("/proc/self/comm".utf8), .write) else { return }
    _ = try? System.writeBytes(file, Array(name.utf8), from: 0)
    try? System.closeFile(file)
  }

  /// Keeps what is in the memory of the process from files and from others, for as long as it runs: for secrets.
  package static func forbidCoreFiles() { System.forbidCoreFiles() }

  /// Ends the process with a status of 0–255; no deinitializer runs.
  package static func exit(_ status: Int32) -> Never { System.end(status) }
}
