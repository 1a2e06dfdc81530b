// Waiting until one of several descriptors can be read or written (poll(2); select(2) on Darwin, whose poll refuses
// /dev/tty).

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

struct Readiness {
  /// Whether a read, or a write where that was asked, would not block.
  var isReady: Bool
  /// Whether the other end is closed, which `select` does not report.
  var isHungUp: Bool
}

extension System {
  /// Waits for one of the descriptors, for at most that many milliseconds; −1 is without limit.
  static func awaitReadiness(
    _ descriptors: [Int32], toWrite: Bool = false, milliseconds: Int32
  ) throws(Errno) -> [Readiness] {
    #if canImport(Darwin)
      return try awaitBySelect(descriptors, toWrite: toWrite, milliseconds: milliseconds)
    #else
      let wanted = Int16(toWrite ? POLLOUT : POLLIN)
      var all = descriptors.map { pollfd(fd: $0, events: wanted, revents: 0) }
      _ = try result(retrying: false) { unsafe poll(&all, nfds_t(all.count), milliseconds) }
      let closed = Int16(POLLHUP | POLLERR | POLLNVAL)
      return all.map {
        Readiness(isReady: $0.revents & wanted != 0, isHungUp: $0.revents & closed != 0)
      }
    #endif
  }

  #if canImport(Darwin)
    private static func awaitBySelect(
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
      _ = try result(retrying: false) {
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
