// Boxes and toasts of one terminal take turns. The lock lies on the terminal's own node, so there is no
// lock file to go stale, and the system frees it whenever and however its holder ends. Where the node
// cannot be known, opened or locked, everybody goes on without.
//
// A turn must not be waited for that cannot come: its holder may be stopped, or be the very program that
// waits for us. `/proc/locks` says who holds it, on Linux.

/// What became of the wait for a turn.
package enum Turn: Sendable {
  /// It is ours until `releaseTurn` or our end.
  case ours
  /// There is none to be had here, or its holder is stopped or waits for us: go on without.
  case without
  /// A signal came that wants an end or a stop; the next wait for events tells.
  case interrupted
  /// The moment came first.
  case timedOut
  /// It is not wanted any more.
  case unwanted
}

extension TTY {
  /// Waits until no other box or toast is on this terminal.
  ///
  /// Signals that are not caught have their standard effect meanwhile.
  /// The deadline is a time of `Clock`, kept to about a second; nil never comes.
  ///
  /// - Parameters:
  ///   - deadline: when to give up.
  ///   - isShared: whether others who share are no hindrance.
  ///   - isWanted: whether the turn is wanted still; asked every second, and whenever somebody calls (`Call`).
  /// - Returns: what became of the wait.
  package func takeTurn(
    until deadline: Duration? = nil, isShared: Bool = false, isWanted: () -> Bool = { true }
  ) -> Turn {
    if turn != -1 { return .ours }
    guard let path, let descriptor = try? System.openFile(path, .lock) else { return .without }
    let outcome = LockWait.take(
      descriptor, isShared: isShared, until: deadline,
      isHopeless: { LockHolder.of(descriptor)?.cannotGoOn == true }, isWanted: isWanted)
    if outcome == .ours { turn = descriptor } else { try? System.closeFile(descriptor) }
    return outcome
  }

  /// Lets the next one have its turn.
  ///
  /// To be called before a stop, too.
  package func releaseTurn() {
    if turn == -1 { return }
    try? System.closeFile(turn)
    turn = -1
  }
}

/// A call on another toast to look whether it is to go on: SIGCONT, which does nothing to whoever does not listen.
package enum Call {
  /// Calls a process that is not stopped.
  package static func send(to process: Int32) {
    if OtherProcess(Int(process)).isStopped { return }
    try? System.send(System.resumption, to: process)
  }
}

/// Waiting for a lock of the kernel, with a look now and then whether the wait makes sense still.
enum LockWait {
  /// Locks at once, or is woken every second and by a call.
  static func take(
    _ descriptor: Int32, isShared: Bool, until deadline: Duration? = nil,
    isHopeless: () -> Bool = { false }, isWanted: () -> Bool
  ) -> Turn {
    do throws(Errno) {
      try System.lock(descriptor, waiting: false, shared: isShared)
      return .ours
    } catch .wouldBlock {
    } catch {
      return .without
    }
    let demands = Signals.demands
    let wakers = [System.alarm, System.resumption]
    let before = wakers.map { System.exchangeAction(of: $0, .running { _ in }) }
    System.tickEverySecond(true)
    defer {
      System.tickEverySecond(false)
      for (signal, action) in zip(wakers, before) { System.setAction(of: signal, action) }
    }
    while true {
      if Signals.endRequested || Signals.demands != demands { return .interrupted }
      if !isWanted() { return .unwanted }
      if let deadline, Clock.now() >= deadline { return .timedOut }
      if isHopeless() { return .without }
      do throws(Errno) {
        try System.lock(descriptor, waiting: true, shared: isShared)
        return .ours
      } catch .interrupted {
        continue
      } catch {
        return .without
      }
    }
  }
}

/// Who holds a lock.
struct LockHolder {
  /// The process's number.
  let process: Int

  /// Who holds the lock of an open file; nil when nobody does, or nobody knows.
  ///
  /// A line of `/proc/locks` (proc(5)): `1: FLOCK  ADVISORY  WRITE 4711 00:18:6 0 EOF`; a line of one
  /// who waits has `->` in second place.
  static func of(_ descriptor: Int32) -> LockHolder? {
    guard let facts = try? System.facts(descriptor),
      let table = try? Files.read(Array("/proc/locks".utf8))
    else { return nil }
    let device = (facts.device >> 8) & 0xfff
    let unit = (facts.device & 0xff) | ((facts.device >> 12) & 0xfff00)
    for line in table.split(separator: UInt8(ascii: "\n")) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.count >= 6, words[1] == "FLOCK", let process = Int(words[4]) else { continue }
      let place = words[5].split(separator: ":")
      if place.count == 3, UInt64(place[0], radix: 16) == device,
        UInt64(place[1], radix: 16) == unit, UInt64(place[2]) == facts.inode
      {
        return LockHolder(process: process)
      }
    }
    return nil
  }

  /// Whether the holder is stopped, or is one of those who wait for us: an ancestor.
  var cannotGoOn: Bool {
    let holder = OtherProcess(process)
    return holder.isStopped || OtherProcess.own.descends(from: holder)
  }
}
