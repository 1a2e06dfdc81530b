// Locks of the kernel on open files: taken for moments, or waited for. A lock must not be waited for that cannot come:
// its holder may be stopped, or be the very program that waits for us. `/proc/locks` says who holds it, on Linux.

/// The lock of a file that is held for moments only.
enum FileLock {
  /// Takes it, whatever signals come; closing the file gives it back.
  static func take(_ descriptor: Int32) {
    while true {
      do throws(Errno) {
        return try System.lock(descriptor, waiting: true)
      } catch .interrupted {
        continue
      } catch {
        return
      }
    }
  }
}

/// Waiting for a lock of the kernel, with a look now and then whether the wait makes sense still.
enum LockWait {
  /// Locks at once, or is woken again and again and by a call.
  static func take(
    _ descriptor: Int32, isShared: Bool, until deadline: Duration? = nil,
    wakingEveryMilliseconds pause: Int = 1000, isHopeless: () -> Bool = { false },
    isWanted: () -> Bool
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
    System.tick(everyMilliseconds: pause)
    defer {
      System.tick(everyMilliseconds: 0)
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
    processes(descriptor, waiting: false).first.map { LockHolder(process: $0) }
  }

  /// Whether anybody waits for the lock of an open file; false where nobody knows.
  static func isAwaited(_ descriptor: Int32) -> Bool {
    !processes(descriptor, waiting: true).isEmpty
  }

  /// Those who hold the lock of an open file, or wait for it.
  private static func processes(_ descriptor: Int32, waiting: Bool) -> [Int] {
    guard let facts = try? System.facts(descriptor),
      let table = try? Files.read(Array("/proc/locks".utf8))
    else { return [] }
    let device = System.parts(ofDevice: facts.device)
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
        UInt64(parts[1], radix: 16) == device.minor, UInt64(parts[2]) == facts.inode
      {
        found.append(process)
      }
    }
    return found
  }

  /// Whether the holder is stopped, or is one of those who wait for us: an ancestor.
  var cannotGoOn: Bool {
    let holder = OtherProcess(process)
    return holder.isStopped || OtherProcess.own.descends(from: holder)
  }
}
