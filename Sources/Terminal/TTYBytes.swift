// Bytes to and from the terminal. A frame is one write: Linux lets whole calls of several writers follow
// each other, so nothing cuts into a frame unless a signal cuts the call short; harmless signals are
// therefore held back meanwhile. Those that want the program to end are not, and then writing no
// longer waits for a terminal that takes nothing.

/// What a terminal gave.
package enum Incoming: Equatable, Sendable {
  /// So many bytes; none when a signal came or somebody else took them.
  case bytes([UInt8])
  /// It has hung up: no byte will come any more, and none must be written.
  case hangUp
}

extension TTY {
  /// Writes all bytes.
  ///
  /// - Throws: `hungUp`; `stuck` when a signal wants the program to end and the terminal takes nothing
  ///   for a second; `io`.
  package func write(_ bytes: [UInt8]) throws(TerminalError) {
    try System.holding([.resize, .suspend, .resume, .child]) { () throws(TerminalError) in
      var written = 0
      while written < bytes.count {
        if Signals.endRequested { return try writeHastily(bytes, from: written) }
        do throws(Errno) {
          written += try System.writeBytes(descriptor, bytes, from: written)
        } catch .interrupted {
          continue
        } catch .wouldBlock {
          _ = try? System.awaitReadiness([descriptor], toWrite: true, milliseconds: -1)
        } catch {
          throw failure(error)
        }
      }
    }
  }

  /// Writes, but waits at most a second for the terminal to take something.
  private func writeHastily(_ bytes: [UInt8], from start: Int) throws(TerminalError) {
    if ownsOpenFile { System.stopWaiting(descriptor) }
    var written = start
    let deadline = Clock.now() + .seconds(1)
    while written < bytes.count {
      do throws(Errno) {
        let ready = try System.awaitReadiness([descriptor], toWrite: true, milliseconds: 50)
        if ready.contains(where: { $0.isReady || $0.isHungUp }) {
          written += try System.writeBytes(descriptor, bytes, from: written, limit: 256)
        } else if Clock.now() >= deadline {
          throw .wouldBlock
        }
      } catch .interrupted {
        continue
      } catch .wouldBlock {
        if Clock.now() >= deadline { throw TerminalError(.stuck) }
      } catch {
        throw failure(error)
      }
    }
  }

  /// Reads what is there, at most `limit` bytes; never waits.
  package func read(limit: Int = 4096) throws(TerminalError) -> Incoming {
    do throws(Errno) {
      let state = try System.awaitReadiness([descriptor], milliseconds: 0)
      guard let state = state.first, state.isReady || state.isHungUp else { return .bytes([]) }
      let bytes = try System.readBytes(descriptor, limit: limit, again: false)
      return bytes.isEmpty ? .hangUp : .bytes(bytes)
    } catch .interrupted {
      return .bytes([])
    } catch .wouldBlock {
      return .bytes([])
    } catch {
      let failure = failure(error)
      if failure.kind == .hungUp { return .hangUp }
      throw failure
    }
  }

  /// How many bytes were typed and not read.
  package var pendingInput: Int { (try? System.pendingInput(descriptor)) ?? 0 }

  /// How many bytes were written and not yet taken by the terminal.
  ///
  /// Linux pseudo-terminals say 0.
  package var pendingOutput: Int { (try? System.pendingOutput(descriptor)) ?? 0 }

  /// Whether it takes bytes now; false while its buffer is full, and so also while another writer's bytes may be cut in two.
  package var takesOutput: Bool {
    let states = try? System.awaitReadiness([descriptor], toWrite: true, milliseconds: 0)
    return states?.first.map { $0.isReady && !$0.isHungUp } ?? false
  }

  /// Throws away what was typed and not read; nothing in the background, where it is not ours.
  package func discardInput() {
    if isForeground { try? System.discardInput(descriptor) }
  }

  /// What an error on the terminal means: EIO is a hang-up, or a background job that must not.
  func failure(_ error: Errno) -> TerminalError {
    if error != .inputOutput { return TerminalError(.io(error)) }
    let states = (try? System.awaitReadiness([descriptor], milliseconds: 0)) ?? []
    if states.contains(where: \.isHungUp) || isForeground { return TerminalError(.hungUp) }
    return TerminalError(.background)
  }
}
