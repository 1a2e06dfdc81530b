// This process: its numbers, its copy in the background, and its end.

package enum CurrentProcess {
  package static var id: Int32 { System.processID }

  package static func isTerminal(_ descriptor: Int32) -> Bool { System.isTerminal(descriptor) }

  package enum ForkResult: Sendable { case parent, child }

  /// Makes a copy of this process in the background, with a process group of its own and none of our descriptors, before
  /// anything is opened or started; nil where that is impossible.
  package static func fork() -> ForkResult? {
    // Before the fork: the copy must not hold locks of whoever continues in place of the parent.
    System.closeOtherDescriptors()
    guard let process = try? System.forkProcess() else { return nil }
    if process == 0 { System.redirectStandardDescriptors() }
    return process == 0 ? .child : .parent
  }

  /// Changes the name that `ps` shows for this process, at most 15 bytes; Linux only (`/proc/self/comm`, proc(5)).
  static func rename(_ name: String) {
    guard let file = try? System.openFile(Array("/proc/self/comm".utf8), .write) else { return }
    _ = try? System.writeBytes(file, Array(name.utf8), from: 0)
    try? System.closeFile(file)
  }

  /// Ends the process with a status of 0–255; no deinitializer runs.
  package static func exit(_ status: Int32) -> Never { System.end(status) }
}
