// Descriptors 0–2. A caller may have closed them (`toast … >&-`); the next file opened would then
// take the place, and an answer would land in it: on the screen, should it be the terminal.

/// The descriptors 0–2.
package enum StandardDescriptors {
  /// Occupies those of the descriptors 0–2 that are closed; to be called before anything is opened.
  ///
  /// What then stands there is open the wrong way round, so that a read of 0 or a write to 1 or 2
  /// fails as on a closed descriptor (`EBADF`). The trick is gnulib's `stdopen`.
  ///
  /// - Returns: Which were closed.
  @discardableResult
  package static func secure() -> Set<Int32> {
    var closed: Set<Int32> = []
    for number in Int32(0)...2 where !System.isOpen(number) {
      closed.insert(number)
      occupy(number)
    }
    return closed
  }

  /// Says something on standard error, as far as that is possible; a failure has nowhere to go.
  ///
  /// Once a signal wants the program to end, nobody waits for a reader who takes nothing.
  package static func complain(_ bytes: [UInt8]) {
    if Signals.endRequested {
      let state = try? System.awaitReadiness([2], toWrite: true, milliseconds: 0)
      if state?.first?.isReady != true { return }
    }
    try? Descriptor.writeAll(2, bytes)
  }

  /// Opens something that takes the lowest free number, which is this one.
  private static func occupy(_ number: Int32) {
    for (path, mode) in [("/dev/null", number == 0 ? OpenMode.write : .read), ("/", .read)]
    where (try? System.openFile(Array(path.utf8), mode)) != nil {
      return
    }
  }
}
