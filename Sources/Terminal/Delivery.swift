// Bytes on their way to a terminal, of which another process can tell how many have arrived, whatever ended this one. A
// process that writes and then says so can be killed between the two; and that moment is likely, since whoever sees what was
// written is woken just then. So the bytes lie in a pipe that both processes have, and the system moves them from there to
// the terminal (splice(2)): what has arrived is not in the pipe any more.
//
// Linux alone has that, 5.10 and 5.11 not for terminals. Elsewhere the pipe is emptied when the bytes were written.

/// Bytes to be written to a terminal once.
package final class Delivery {
  private let bytes: [UInt8]
  private let pipe: (reading: Int32, writing: Int32)

  /// More than this would perhaps not fit into a pipe (pipe(7), "Pipe capacity").
  private static let limit = 16_384

  /// Bytes of which nothing was written yet; nil where they are too many, or no descriptor is left.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.limit, let pipe = try? System.makePipe() else { return nil }
    (self.bytes, self.pipe) = (bytes, pipe)
    System.stopWaiting(pipe.reading)
    System.stopWaiting(pipe.writing)
    guard let count = try? System.writeBytes(pipe.writing, bytes, from: 0), count == bytes.count
    else { return nil }
  }

  deinit { for end in [pipe.reading, pipe.writing] { try? System.closeFile(end) } }

  /// Whether any of them has arrived.
  package var hasBegun: Bool { pending < bytes.count }

  private var pending: Int { (try? System.pendingInput(pipe.reading)) ?? 0 }

  /// Writes all that have not been written yet.
  ///
  /// - Throws: as `TTY.write` does.
  package func write(to terminal: TTY) throws(TerminalError) {
    try terminal.write(bytes, from: bytes.count - pending) { (written) throws(Errno) in
      do throws(Errno) {
        return try System.move(pipe.reading, to: terminal.descriptor, bytes.count - written)
      } catch .invalidArgument {
        return try System.writeBytes(terminal.descriptor, bytes, from: written)
      }
    }
    _ = try? System.readBytes(pipe.reading, limit: bytes.count)
  }
}
