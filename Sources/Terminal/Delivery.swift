// Bytes on their way to a terminal, of which another process can tell how many have arrived, whatever ended this one. A
// process that writes and then says so can be killed between the two; and that moment is likely, since whoever sees what was
// written is woken just then, and long where the terminal takes nothing. So the bytes lie in a pipe that both processes have,
// and the system moves them from there to the terminal (splice(2)): what has arrived is not in the pipe any more.
//
// Linux alone has that, 5.10 and 5.11 not for terminals. Elsewhere the pipe is emptied beside the writing, and on the side
// on which an end in between does less harm.

/// Bytes to be written to a terminal once, by whichever of two processes is there to do it.
package final class Delivery {
  /// What bytes are for.
  package enum Purpose: Sendable {
    /// They change what others will undo: in doubt they were not written.
    case doing
    /// They undo that: in doubt they were written.
    case undoing
  }

  private let purpose: Purpose
  private let pipe: (reading: Int32, writing: Int32)
  private var bytes: [UInt8] = []

  /// More than this would perhaps not fit into a pipe (pipe(7), "Pipe capacity").
  private static let limit = 16_384

  /// A delivery of nothing so far; nil where no descriptor is left.
  package init?(for purpose: Purpose) {
    guard let pipe = try? System.makePipe() else { return nil }
    (self.purpose, self.pipe) = (purpose, pipe)
    System.stopWaiting(pipe.reading)
    System.stopWaiting(pipe.writing)
  }

  deinit { for end in [pipe.reading, pipe.writing] { try? System.closeFile(end) } }

  /// Takes the bytes, of which nothing is written yet.
  ///
  /// - Returns: false where they are too many.
  package func load(_ bytes: [UInt8]) -> Bool {
    self.bytes = bytes
    guard bytes.count <= Self.limit else { return false }
    if (try? System.writeBytes(pipe.writing, bytes, from: 0)) == bytes.count { return true }
    empty()
    return false
  }

  /// How many are still to be written.
  package var pending: Int { (try? System.pendingInput(pipe.reading)) ?? 0 }

  /// Writes all that have not been written yet.
  ///
  /// - Throws: as `TTY.write` does.
  package func write(to terminal: TTY) throws(TerminalError) {
    let count = pending
    try terminal.write(count) { (written, limit) throws(Errno) in
      do throws(Errno) {
        return try System.move(pipe.reading, to: terminal.descriptor, min(limit, count - written))
      } catch .invalidArgument {
        if purpose == .undoing { empty() }
        let start = bytes.count - count + written
        return try System.writeBytes(terminal.descriptor, bytes, from: start, limit: limit)
      }
    }
    empty()
  }

  private func empty() { _ = try? System.readBytes(pipe.reading, limit: Self.limit) }
}
