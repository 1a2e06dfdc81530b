// Locks of the kernel on open files (flock(2)): held for a moment, or waited for. Some locks must not be waited for, since
// their holder is stopped or is itself waiting for us; on Linux `/proc/locks` names the holder.

package enum LockResult: Sendable {
  /// It is held until it is released or the process ends.
  case acquired
  /// There is no lock here, or its holder is stopped or waits for us: go on without.
  case unavailable
  /// A signal asks for the end or a stop; the next wait for events reports it.
  case interrupted
  case timedOut
  case cancelled
}

enum FileLock {
  /// Waits for a lock that is held for moments only; signals do not end the wait.
  static func acquire(_ descriptor: Int32) {
    try? System.lock(descriptor, waiting: true, retrying: true)
  }

  /// Waits for a lock, checking at first, periodically and at SIGCONT whether the wait still makes sense.
  ///
  /// A signal that comes between a check and the system's wait has an alarm end that soon, so that none is missed.
  static func wait(
    for descriptor: Int32, isShared: Bool, until deadline: Duration? = nil,
    checkingEveryMilliseconds interval: Int = 1000, isHopeless: () -> Bool = { false },
    isWanted: () -> Bool
  ) -> LockResult {
    do throws(Errno) {
      try System.lock(descriptor, waiting: false, shared: isShared)
      return .acquired
    } catch .wouldBlock {
    } catch {
      return .unavailable
    }
    let interruptions = Signals.interruptions
    let wakers = [System.alarm, Signal.resume.number]
    let before = wakers.map {
      System.exchangeAction(of: $0, .running { _ in System.repeatAlarm(everyMilliseconds: 5) })
    }
    defer {
      System.repeatAlarm(everyMilliseconds: 0)
      for (signal, action) in zip(wakers, before) { System.setAction(of: signal, action) }
    }
    while true {
      System.repeatAlarm(everyMilliseconds: interval)
      if Signals.endRequested || Signals.interruptions != interruptions { return .interrupted }
      if !isWanted() { return .cancelled }
      if let deadline, Clock.now() >= deadline { return .timedOut }
      if isHopeless() { return .unavailable }
      do throws(Errno) {
        try System.lock(descriptor, waiting: true, shared: isShared)
        return .acquired
      } catch .interrupted {
        continue
      } catch {
        return .unavailable
      }
    }
  }

  /// The holder of the lock; nil when there is none, or it is unknown.
  static func holder(of descriptor: Int32) -> RunningProcess? {
    processes(at: descriptor, waiting: false).first.map { RunningProcess($0) }
  }

  /// Whether any process waits for the lock; false where that is unknown.
  static func isAwaited(_ descriptor: Int32) -> Bool {
    !processes(at: descriptor, waiting: true).isEmpty
  }

  /// The processes that hold the lock of an open file, or wait for it.
  ///
  /// A line of `/proc/locks` (proc(5)) is `1: FLOCK  ADVISORY  WRITE 4711 00:18:6 0 EOF`; with `->` in second place it is one
  /// of a process that waits.
  private static func processes(at descriptor: Int32, waiting: Bool) -> [Int] {
    guard let status = try? System.status(descriptor),
      let table = try? Files.read(Array("/proc/locks".utf8))
    else { return [] }
    let device = System.numbers(ofDevice: status.device)
    var found: [Int] = []
    for line in table.split(separator: UInt8(ascii: "\n")) {
      var words = String(decoding: line, as: UTF8.self).split(separator: " ")[...].dropFirst()
      if (words.first == "->") != waiting { continue }
      if waiting { words = words.dropFirst() }
      let (kind, number, place) = (words.startIndex, words.startIndex + 3, words.startIndex + 4)
      guard words.count >= 5, words[kind] == "FLOCK", let process = Int(words[number]) else {
        continue
      }
      let parts = words[place].split(separator: ":")
      if parts.count == 3, UInt64(parts[0], radix: 16) == device.major,
        UInt64(parts[1], radix: 16) == device.minor, UInt64(parts[2]) == status.inode
      {
        found.append(process)
      }
    }
    return found
  }
}
