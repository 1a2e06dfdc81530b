// What this process knows of itself, and its ways out.

/// This process.
package enum CurrentProcess {
  /// Its number.
  package static var id: Int32 { System.processID }
  /// The number of the process that started it.
  package static var parent: Int32 { System.parentID }
  /// The number of its process group.
  package static var group: Int32 { System.processGroup }

  /// Whether a descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { System.isTerminal(descriptor) }

  /// Which of two processes we are.
  package enum Share: Sendable { case first, second }

  /// Makes a second process that goes on from here in the background, in a process group of its own and with none of our
  /// descriptors; nil where none can be made.
  ///
  /// To be called before anything is opened or started.
  package static func divide() -> Share? {
    // Before: whoever goes on in the place of the first must not find its own locks held by the second.
    System.letGoOfOthers()
    guard let process = try? System.divide() else { return nil }
    if process == 0 { System.letGoOfStreams() }
    return process == 0 ? .second : .first
  }

  /// Gives this process another name than its program has, of at most 15 bytes; does nothing where it cannot be changed.
  ///
  /// On Linux, proc(5) has it in `/proc/pid/comm`.
  static func name(_ name: String) {
    guard let file = try? System.openFile(Array("/proc/self/comm".utf8), .write) else { return }
    _ = try? System.writeBytes(file, Array(name.utf8), from: 0)
    try? System.closeFile(file)
  }

  /// Ends the process; no Swift value is torn down on the way, so end what must be ended before.
  ///
  /// - Parameter status: 0–255.
  package static func exit(_ status: Int32) -> Never {
    System.end(status)
  }
}
