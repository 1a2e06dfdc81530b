// Reading and writing any descriptor: pipes, files, standard streams. The calls wait even where the open file is
// non-blocking, since that flag may have been set by others who share the file.

package enum Descriptor {
  /// Reads what is available, at most `limit` bytes, waiting for the first one; none at the end.
  package static func readSome(
    _ descriptor: Int32, limit: Int = 65536
  ) throws(Errno) -> [UInt8] {
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
