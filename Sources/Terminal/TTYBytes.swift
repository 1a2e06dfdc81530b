// Reading from and writing to the terminal. A frame is one write: Linux does not interleave the calls of several writers, so
// nothing cuts into a frame unless a signal interrupts the call. Harmless signals are therefore blocked meanwhile. Those that
// ask for the end are not; after one, writing no longer waits for a terminal that accepts nothing.

package enum ReadResult: Equatable, Sendable {
  /// Bytes; none when a signal came or another program read them first.
  case bytes([UInt8])
  /// The terminal has hung up: nothing can be read or written any more.
  case hangUp
}

extension TTY {
  /// Writes all bytes; throws `hungUp`, `io`, or `stuck` when a signal asks for the end and nothing is accepted for a second.
  package func write(_ bytes: [UInt8]) throws(TerminalError) {
    try System.blocking([.resize, .suspend, .resume, .child]) { () throws(TerminalError) in
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

  /// Writes, waiting at most a second in total for the terminal to accept something.
  private func writeHastily(_ bytes: [UInt8], from start: Int) throws(TerminalError) {
    if ownsOpenFile { System.setNonBlocking(descriptor) }
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

  /// Reads what is available, at most `limit` bytes; never waits.
  package func read(limit: Int = 4096) throws(TerminalError) -> ReadResult {
    do throws(Errno) {
      let state = try System.awaitReadiness([descriptor], milliseconds: 0)
      guard let state = state.first, state.isReady || state.isHungUp else { return .bytes([]) }
      let bytes = try System.readBytes(descriptor, limit: limit, retrying: false)
      return bytes.isEmpty ? .hangUp : .bytes(bytes)
    } catch {
      if error == .interrupted || error == .wouldBlock { return .bytes([]) }
      let failure = failure(error)
      if failure.kind == .hungUp { return .hangUp }
      throw failure
    }
  }

  package var pendingInput: Int { (try? System.pendingBytes(descriptor, ofOutput: false)) ?? 0 }

  /// How many written bytes the terminal has not taken yet; always 0 on pseudo-terminals of Linux.
  package var pendingOutput: Int { (try? System.pendingBytes(descriptor, ofOutput: true)) ?? 0 }

  /// Whether the terminal accepts bytes now: not while its buffer is full, when another writer's bytes may be cut in two.
  package var takesOutput: Bool {
    let states = try? System.awaitReadiness([descriptor], toWrite: true, milliseconds: 0)
    return states?.first.map { $0.isReady && !$0.isHungUp } ?? false
  }

  /// Discards what was typed and not read, unless another job has the terminal.
  package func discardInput() {
    if isForeground { try? System.discardInput(descriptor) }
  }

  /// The meaning of an error on the terminal: EIO is a hang-up, or the refusal of a background job.
  func failure(_ error: Errno) -> TerminalError {
    if error != .inputOutput { return TerminalError(.io(error)) }
    let states = (try? System.awaitReadiness([descriptor], milliseconds: 0)) ?? []
    if states.contains(where: \.isHungUp) || isForeground { return TerminalError(.hungUp) }
    return TerminalError(.background)
  }
}
