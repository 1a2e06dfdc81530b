// Descriptors 0–2. A caller may have closed them (`toast … >&-`); the next file that is opened would take the number, and an
// answer would be written to it, to the screen if that file is the terminal.

package enum StandardDescriptors {
  /// Occupies those of the descriptors 0–2 that are closed; to be called before anything is opened.
  ///
  /// They are opened the wrong way round, so that reading 0 or writing to 1 or 2 fails as on a closed descriptor (`EBADF`).
  /// gnulib's `stdopen` does the same.
  ///
  /// - Returns: which were closed.
  @discardableResult
  package static func openMissing() -> Set<Int32> {
    var closed: Set<Int32> = []
    for number in Int32(0)...2 where !System.isOpen(number) {
      closed.insert(number)
      occupy(number)
    }
    return closed
  }

  /// Writes to standard error; errors are ignored.
  ///
  /// Once a signal asks for the end, a full pipe is not waited for.
  package static func complain(_ bytes: [UInt8]) {
    if Signals.endRequested {
      let state = try? System.awaitReadiness([2], toWrite: true, milliseconds: 0)
      if state?.first?.isReady != true { return }
    }
    try? Descriptor.writeAll(2, bytes)
  }

  /// Opens a file that gets the lowest free number, which is this one.
  private static func occupy(_ number: Int32) {
    for (path, mode) in [("/dev/null", number == 0 ? OpenMode.write : .read), ("/", .read)]
    where (try? System.openFile(Array(path.utf8), mode)) != nil {
      return
    }
  }
}
