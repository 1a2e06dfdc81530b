// Reading and writing any descriptor: pipes, files, standard streams. The calls wait even where the open file is
// non-blocking, since that flag may have been set by others who share the file.

package enum Descriptor {
  /// Reads what is available, at most `limit` bytes, waiting for the first one; none at the end.
  package static func readSome(_ descriptor: Int32, limit: Int = 65536) throws(Errno) -> [UInt8] {
    while true {
      do throws(Errno) {
        return try System.readBytes(descriptor, limit: limit)
      } catch .wouldBlock {
        awaitReady(descriptor, toWrite: false)
      }
    }
  }

  package static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) throws(Errno) {
    var written = 0
    while written < bytes.count {
      do throws(Errno) {
        written += try System.writeBytes(descriptor, bytes, from: written)
      } catch .wouldBlock {
        awaitReady(descriptor, toWrite: true)
      } catch .interrupted {
        continue
      }
    }
  }

  /// Waits until the descriptor can be used; an interruption or error is reported by the next call on it.
  private static func awaitReady(_ descriptor: Int32, toWrite: Bool) {
    _ = try? System.awaitReadiness([descriptor], toWrite: toWrite, milliseconds: -1)
  }
}

/// Descriptors 0–2, which a caller may have closed (`toast … >&-`): the next file that is opened would take the number, and
/// an answer would be written to it, to the screen if that file is the terminal.
package enum StandardDescriptors {
  /// Occupies those of the descriptors 0–2 that are closed; to be called before anything is opened.
  ///
  /// They are opened the wrong way round, so that reading 0 or writing to 1 or 2 fails as on a closed descriptor (`EBADF`).
  /// gnulib's `stdopen` does the same. Returns which were closed.
  @discardableResult
  package static func openMissing() -> Set<Int32> {
    var closed: Set<Int32> = []
    for number in Int32(0)...2 where !System.isOpen(number) {
      closed.insert(number)
      occupy(number)
    }
    return closed
  }

  /// Writes to standard error; errors are ignored; once a signal asks for the end, a full pipe is not waited for.
  package static func complain(_ bytes: [UInt8]) {
    if Signals.endRequested {
      let state = try? System.awaitReadiness([2], toWrite: true, milliseconds: 0)
      if state?.first?.isReady != true { return }
    }
    try? Descriptor.writeAll(2, bytes)
  }

  private static func occupy(_ number: Int32) {
    for (path, mode) in [("/dev/null", number == 0 ? OpenMode.write : .read), ("/", .read)]
    where (try? System.openFile(Array(path.utf8), mode)) != nil {
      return
    }
  }
}
