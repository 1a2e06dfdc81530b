// Waiting until one of several descriptors has something to read, or room to write.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What has become of a descriptor that was waited for.
struct Readiness {
  /// Whether a read, or a write where that was asked, would not wait.
  var isReady: Bool
  /// Whether the other end is gone.
  var isHungUp: Bool
}

extension System {
  /// Waits for one of the descriptors, or so many milliseconds (−1: without end).
  ///
  /// On Darwin `poll` refuses `/dev/tty`, so `select` is asked there; it tells no hang-up, which
  /// the next read then does.
  static func awaitReadiness(
    _ descriptors: [Int32], toWrite: Bool = false, milliseconds: Int32
  ) throws(Errno) -> [Readiness] {
    #if canImport(Darwin)
      return try waitBySelect(descriptors, toWrite: toWrite, milliseconds: milliseconds)
    #else
      let wanted = Int16(toWrite ? POLLOUT : POLLIN)
      var all = descriptors.map { pollfd(fd: $0, events: wanted, revents: 0) }
      _ = try value(again: false) { unsafe poll(&all, nfds_t(all.count), milliseconds) }
      let gone = Int16(POLLHUP | POLLERR | POLLNVAL)
      return all.map {
        Readiness(isReady: $0.revents & wanted != 0, isHungUp: $0.revents & gone != 0)
      }
    #endif
  }

  #if canImport(Darwin)
    private static func waitBySelect(
      _ descriptors: [Int32], toWrite: Bool, milliseconds: Int32
    ) throws(Errno) -> [Readiness] {
      if descriptors.contains(where: { !(0..<1024).contains($0) }) { throw .badDescriptor }
      var set = fd_set()
      unsafe withUnsafeMutableBytes(of: &set) { bits in
        for one in descriptors { unsafe bits[Int(one) / 8] |= 1 << UInt8(one % 8) }
      }
      var time = timeval(
        tv_sec: Int(milliseconds / 1000), tv_usec: (milliseconds % 1000) * 1000)
      let count = (descriptors.max() ?? -1) + 1
      _ = try value(again: false) {
        unsafe withUnsafeMutablePointer(to: &time) { time in
          let limit = unsafe milliseconds < 0 ? nil : time
          return toWrite
            ? unsafe select(count, nil, &set, nil, limit)
            : unsafe select(count, &set, nil, nil, limit)
        }
      }
      return unsafe withUnsafeBytes(of: &set) { bits in
        descriptors.map { one in
          let ready = unsafe bits[Int(one) / 8] & (1 << UInt8(one % 8)) != 0
          return Readiness(isReady: ready, isHungUp: false)
        }
      }
    }
  #endif
}
