// Open files by their descriptors: opening, reading, writing, duplicating, and waiting until one can be read or written
// (poll(2); select(2) on Darwin, whose poll refuses /dev/tty). No descriptor opened here is inherited by
// children by accident.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How a file is opened; never as the controlling terminal.
enum OpenMode {
  case read
  /// For writing; created with mode 0666 less the umask, truncated.
  case create
  /// For writing an existing file.
  case write
  /// Calls do not wait; the flag is not shared with others, since the terminal is opened anew.
  case terminal
  /// For reading without waiting; a FIFO counts as written to by us, too, so that its end never comes.
  case channel
  /// A terminal that is only to be locked: does not wait for a carrier.
  case lock
  /// For reading and writing; created with mode 0600 where it is missing. Links are not followed.
  case privateFile
  /// As `privateFile`, but an error where the file exists.
  case newPrivateFile

  fileprivate var flags: Int32 {
    switch self {
    case .read: O_RDONLY | O_NOCTTY | O_CLOEXEC
    case .create: O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY | O_CLOEXEC
    case .write: O_WRONLY | O_NOCTTY | O_CLOEXEC
    case .terminal, .channel: O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK
    case .lock: O_RDONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK
    case .privateFile: O_RDWR | O_CREAT | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
    case .newPrivateFile: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
    }
  }

  fileprivate var permissions: mode_t {
    switch self {
    case .privateFile, .newPrivateFile: 0o600
    case .read, .create, .write, .terminal, .channel, .lock: 0o666
    }
  }
}

extension System {
  static func openFile(_ path: [UInt8], _ mode: OpenMode) throws(Errno) -> Int32 {
    try unsafe withPath(path) { unsafe open($0, mode.flags, mode.permissions) }
  }

  /// Closes a descriptor; never repeated, since on Linux an interrupted close has closed it.
  static func closeFile(_ descriptor: Int32) throws(Errno) {
    do {
      _ = try result(retrying: false) { close(descriptor) }
    } catch .interrupted {}
  }

  /// Reads what is available, at most `limit` bytes; none at the end.
  static func readBytes(
    _ descriptor: Int32, limit: Int, retrying: Bool = true
  ) throws(Errno) -> [UInt8] {
    var failure: Errno?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      do throws(Errno) {
        count = try result(retrying: retrying) {
          unsafe read(descriptor, buffer.baseAddress, limit)
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes the bytes from `start` on, at most `limit` of them, in one call; returns how many were written.
  static func writeBytes(
    _ descriptor: Int32, _ bytes: [UInt8], from start: Int, limit: Int = .max
  ) throws(Errno) -> Int {
    try result(retrying: false) {
      unsafe bytes.withUnsafeBytes { all in
        let part = unsafe UnsafeRawBufferPointer(rebasing: all.dropFirst(start).prefix(limit))
        return unsafe writeOnce(descriptor, part.baseAddress, part.count)
      }
    }
  }

  /// Writes in one call; −1 is an error; for signal handlers too.
  static func writeOnce(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, start, count)
  }

  /// Whether a terminal accepts bytes, at the latest after some time; for signal handlers.
  static func takesOutput(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&room, 1, milliseconds)
    return room.revents & Int16(POLLOUT | POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// Whether the last call can succeed later; for signal handlers.
  static var mayRepeat: Bool { errno == EINTR || errno == EAGAIN }

  /// Writes one byte and leaves `errno` as it was; for signal handlers.
  static func writeByte(_ byte: UInt8, to descriptor: Int32) {
    let before = errno
    var byte = byte
    _ = unsafe write(descriptor, &byte, 1)
    errno = before
  }

  /// A second descriptor, 3 or above, for the same open file.
  static func duplicate(_ descriptor: Int32) throws(Errno) -> Int32 {
    try result { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
  }

  static func makePipe() throws(Errno) -> (reading: Int32, writing: Int32) {
    var ends: (Int32, Int32) = (-1, -1)
    _ = try result {
      unsafe withUnsafeMutableBytes(of: &ends) {
        guard let both = unsafe $0.assumingMemoryBound(to: Int32.self).baseAddress else {
          return Int32(-1)
        }
        return unsafe pipe(both)
      }
    }
    return try moveAboveStandard(ends)
  }

  /// Replaces two descriptors by ones that are 3 or above and closed in children.
  static func moveAboveStandard(_ ends: (Int32, Int32)) throws(Errno) -> (Int32, Int32) {
    defer { _ = (try? closeFile(ends.0), try? closeFile(ends.1)) }
    let first = try duplicate(ends.0)
    do throws(Errno) {
      return (first, try duplicate(ends.1))
    } catch {
      try? closeFile(first)
      throw error
    }
  }

  static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) != -1 }

  static func access(_ descriptor: Int32) throws(Errno) -> (reads: Bool, writes: Bool) {
    let access = try result { fcntl(descriptor, F_GETFL) } & O_ACCMODE
    return (access != O_WRONLY, access != O_RDONLY)
  }

  /// Makes calls on the open file fail with `wouldBlock` instead of waiting; for signal handlers too.
  static func setNonBlocking(_ descriptor: Int32) {
    let flags = fcntl(descriptor, F_GETFL)
    if flags != -1 { _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) }
  }

  /// The open descriptors from `first` to 1,023, found by a single call of `poll`.
  static func openDescriptors(from first: Int32) -> [Int32] {
    var limit = rlimit()
    #if os(Linux)
      let known = unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    #else
      let known = unsafe getrlimit(RLIMIT_NOFILE, &limit) == 0
    #endif
    let end = known ? Int32(min(limit.rlim_cur, 1024)) : 256
    if first >= end { return [] }
    var all = (first..<end).map { pollfd(fd: $0, events: 0, revents: 0) }
    _ = unsafe poll(&all, nfds_t(all.count), 0)
    return all.filter { $0.revents & Int16(POLLNVAL) == 0 }.map(\.fd)
  }

  static func redirectStandardDescriptors() {
    if let null = try? result({ unsafe open("/dev/null", O_RDWR | O_NOCTTY) }) {
      for number in Int32(0)...2 { _ = dup2(null, number) }
      if null > 2 { try? closeFile(null) }
    }
  }

  static func closeOtherDescriptors(except kept: [Int32] = []) {
    for number in openDescriptors(from: 3) where !kept.contains(number) { try? closeFile(number) }
  }
}

extension System {
  /// A descriptor that is readable when somebody has written to one of the files; nil where there is no such thing.
  static func watchWrites(to paths: [[UInt8]]) -> Int32? {
    #if os(Linux)
      guard let descriptor = try? result({ inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC)) }) else {
        return nil
      }
      for path in paths {
        let watch = try? unsafe withPath(path) {
          unsafe inotify_add_watch(descriptor, $0, UInt32(IN_MODIFY))
        }
        if watch == nil {
          try? closeFile(descriptor)
          return nil
        }
      }
      return descriptor
    #else
      return nil
    #endif
  }
}

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
      var time = timeval(tv_sec: Int(milliseconds / 1000), tv_usec: (milliseconds % 1000) * 1000)
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
