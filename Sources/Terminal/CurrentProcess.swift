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
    guard let isSecond = try? System.divide() else { return nil }
    if isSecond { System.letGoOfDescriptors() }
    return isSecond ? .second : .first
  }

  /// Ends the process; no Swift value is torn down on the way, so end what must be ended before.
  ///
  /// - Parameter status: 0–255.
  package static func exit(_ status: Int32) -> Never { System.end(status) }
}
