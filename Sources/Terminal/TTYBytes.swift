// Reading from and writing to the terminal. A frame is one write: Linux does not interleave the calls of several writers, so
// nothing cuts into a frame unless the terminal is full. All signals that are caught are blocked meanwhile, except while a full
// terminal is waited for, so a handler always finds armed what has been written, to the byte (CrashHandler.swift).

package enum ReadResult: Equatable, Sendable {
  /// Bytes; none when a signal came or another program read them first.
  case bytes([UInt8])
  /// The terminal has hung up: nothing can be read or written any more.
  case hangUp
}

/// What a write does to the screen.
private enum Effect {
  /// Nothing that must be undone, or nothing more.
  case none
  /// It is to be undone by these bytes from now on.
  case undone(by: [UInt8])
  /// It undoes what was done.
  case undoing
}

extension TTY {
  /// Writes all bytes; throws `hungUp`, `io`, or `stuck` when a signal asks for the end and the terminal is full.
  ///
  /// What was begun then is finished by the next write. With `keepingRest` that holds for all of the bytes.
  package func write(_ bytes: [UInt8], keepingRest: Bool = false) throws(TerminalError) {
    try write(bytes, .none, keepingRest: keepingRest)
  }

  /// Writes bytes that from their first one on are to be undone by others, whatever ends the program.
  package func write(_ bytes: [UInt8], undoneBy undoing: [UInt8]) throws(TerminalError) {
    try write(bytes, .undone(by: undoing), keepingRest: false)
  }

  /// Writes what undoes everything; once a signal has asked for the end a full terminal is waited for as long as
  /// `Signals.patience`, however many signals follow.
  package func undo(_ bytes: [UInt8]) throws(TerminalError) {
    try write(bytes, .undoing, keepingRest: false)
  }

  /// Whether a write was begun that is not finished.
  package var hasUnfinished: Bool { !unfinished.isEmpty }

  /// Writes what is left of earlier writes, waiting as `undo` does.
  package func finishWriting() { if !unfinished.isEmpty { try? undo([]) } }

  private func write(
    _ bytes: [UInt8], _ effect: Effect, keepingRest: Bool
  ) throws(TerminalError) {
    let all = unfinished.isEmpty ? bytes : unfinished + bytes
    let start = Clock.now()
    var isNoted = false
    try System.blockingSignals { before throws(TerminalError) in
      var written = 0
      while true {
        if !isNoted, written > unfinished.count || bytes.isEmpty {
          note(effect)
          isNoted = true
        }
        if written == all.count { break }
        do throws(Errno) {
          written += try System.writeBytes(
            descriptor, all, from: written, limit: ownsOpenFile ? .max : Self.piece)
          if written < all.count { CrashHandler.setUnfinished(all[written...], of: self) }
        } catch .interrupted {
          continue
        } catch .wouldBlock {
          if let end = limit(effect, since: start), Clock.now() >= end {
            keep(all[written...], hasBegun: isNoted || keepingRest, of: bytes.count)
            throw TerminalError(.stuck)
          }
          Signals.setWaitingForTerminal(true)
          System.awaitRoom(descriptor, milliseconds: 50, before)
          Signals.setWaitingForTerminal(false)
        } catch {
          forgetUnfinished()
          throw failure(error)
        }
      }
      forgetUnfinished()
    }
  }

  /// So many bytes at most are written at once where the call cannot be kept from waiting; a terminal that is ready takes them.
  private static let piece = 256

  private func note(_ effect: Effect) {
    switch effect {
    case .none: break
    case .undone(let undoing): CrashHandler.arm(self, restore: undoing)
    case .undoing: CrashHandler.disarm()
    }
  }

  /// When waiting for a full terminal ends; nil is never.
  private func limit(_ effect: Effect, since start: Duration) -> Duration? {
    guard let request = Signals.lastEndRequest else { return nil }
    if case .undoing = effect { return max(start, request) + Signals.patience }
    // What is to be written then still can wait, the signal cannot.
    return Signals.endRequested ? start : start + .seconds(1)
  }

  /// Keeps what the next write must begin with, without the `count` bytes at its end where nothing of these was written.
  private func keep(_ rest: ArraySlice<UInt8>, hasBegun: Bool, of count: Int) {
    unfinished = Array(hasBegun ? rest : rest.dropLast(count))
    if unfinished.isEmpty { return forgetUnfinished() }
    CrashHandler.setUnfinished(unfinished[...], of: self)
  }

  private func forgetUnfinished() {
    if !unfinished.isEmpty { unfinished = [] }
    CrashHandler.setUnfinished([], of: self)
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
