// Open files by their descriptors: opened, read, written, passed on.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How a file is opened.
enum OpenMode {
  /// For reading.
  case read
  /// For writing; created with mode 0666 less the umask, emptied.
  case create
  /// For writing something that exists.
  case write
  /// A terminal, for reading and writing, never becoming the controlling one.
  case terminal
  /// A terminal, only to lock it: waits for no carrier, never becomes the controlling one.
  case lock
  /// For reading and writing; created where it is missing, for nobody but this user.
  case own
  /// The same, but an error where it is there already.
  case ownNew

  /// The flags of `open`; no descriptor of ours is handed on to children by accident.
  fileprivate var flags: Int32 {
    switch self {
    case .read: O_RDONLY | O_NOCTTY | O_CLOEXEC
    case .create: O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY | O_CLOEXEC
    case .write: O_WRONLY | O_NOCTTY | O_CLOEXEC
    case .terminal: O_RDWR | O_NOCTTY | O_CLOEXEC
    case .lock: O_RDONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK
    case .own: O_RDWR | O_CREAT | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
    case .ownNew: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
    }
  }

  /// Who may use a file that is created, less the umask.
  fileprivate var permissions: mode_t {
    switch self {
    case .own, .ownNew: 0o600
    case .read, .create, .write, .terminal, .lock: 0o666
    }
  }
}

extension System {
  /// Opens a file.
  static func openFile(_ path: [UInt8], _ mode: OpenMode) throws(Errno) -> Int32 {
    try unsafe withPath(path) { unsafe open($0, mode.flags, mode.permissions) }
  }

  /// Closes a descriptor; never repeated, since an interrupted close has closed on Linux.
  static func closeFile(_ descriptor: Int32) throws(Errno) {
    do {
      _ = try value(again: false) { close(descriptor) }
    } catch .interrupted {}
  }

  /// Reads what is there, at most `limit` bytes; none at the end.
  static func readBytes(
    _ descriptor: Int32, limit: Int, again: Bool = true
  ) throws(Errno) -> [UInt8] {
    var failure: Errno?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      do throws(Errno) {
        count = try value(again: again) {
          unsafe read(descriptor, buffer.baseAddress, limit)
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes the bytes from `start` on, in one call; says how many were taken.
  static func writeBytes(
    _ descriptor: Int32, _ bytes: [UInt8], from start: Int, limit: Int = .max
  ) throws(Errno) -> Int {
    try value(again: false) {
      unsafe bytes.withUnsafeBytes { all in
        let part = unsafe UnsafeRawBufferPointer(rebasing: all.dropFirst(start).prefix(limit))
        return unsafe writeOnce(descriptor, part.baseAddress, part.count)
      }
    }
  }

  /// Writes in one call; −1 is an error.
  ///
  /// For signal handlers too.
  static func writeOnce(
    _ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    unsafe write(descriptor, start, count)
  }

  /// A second descriptor, 3 or above, for the same open file; not handed on to children.
  static func duplicate(_ descriptor: Int32) throws(Errno) -> Int32 {
    try value { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }
  }

  /// Makes a pipe of two descriptors, 3 or above, not handed on to children.
  static func makePipe() throws(Errno) -> (reading: Int32, writing: Int32) {
    var ends: (Int32, Int32) = (-1, -1)
    _ = try value {
      unsafe withUnsafeMutableBytes(of: &ends) {
        guard let both = unsafe $0.assumingMemoryBound(to: Int32.self).baseAddress else {
          return Int32(-1)
        }
        return unsafe pipe(both)
      }
    }
    return try moved(ends)
  }

  /// Moves two descriptors to where children do not get them, 3 or above.
  static func moved(_ ends: (Int32, Int32)) throws(Errno) -> (Int32, Int32) {
    defer { _ = (try? closeFile(ends.0), try? closeFile(ends.1)) }
    let first = try duplicate(ends.0)
    do throws(Errno) {
      return (first, try duplicate(ends.1))
    } catch {
      try? closeFile(first)
      throw error
    }
  }

  /// Whether it is a descriptor.
  static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) != -1 }

  /// Whether the descriptor is open for reading, and whether for writing.
  static func access(_ descriptor: Int32) throws(Errno) -> (reads: Bool, writes: Bool) {
    let access = try value { fcntl(descriptor, F_GETFL) } & O_ACCMODE
    return (access != O_WRONLY, access != O_RDONLY)
  }

  /// Lets calls on the open file answer "would block" instead of waiting.
  ///
  /// For signal handlers too.
  static func stopWaiting(_ descriptor: Int32) {
    let flags = fcntl(descriptor, F_GETFL)
    if flags != -1 { _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) }
  }

  /// Which of the descriptors `first…` below 1,024 are open; one call for all of them.
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
}
