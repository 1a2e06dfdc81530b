// The one door to the C library: one wrapper per call, one rule for interrupted calls, one error type, and every
// difference between platforms. Nothing above this file names a C type. What a signal handler may call is marked so; such a
// wrapper allocates nothing, throws nothing and touches no lazily initialised global (signal-safety(7)).
//
// It is long because only one file may know the C library; its parts stand behind marks.

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The calls of the C library that this module makes.
enum System {
  /// The result of a call, or its error; a call that a signal interrupted is made again.
  ///
  /// With `again` false the caller sees the interruption.
  static func value<Value: FixedWidthInteger>(
    again: Bool = true, _ call: () -> Value
  ) throws(Errno) -> Value {
    while true {
      let value = call()
      if value != -1 { return value }
      let error = Errno(rawValue: errno)
      if !again || error != .interrupted { throw error }
    }
  }

  /// Calls `body` with the bytes as a C string; a NUL inside them is an invalid argument.
  static func withPath<Value: FixedWidthInteger>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Value
  ) throws(Errno) -> Value {
    if path.contains(0) { throw .invalidArgument }
    let terminated = path + [0]
    return try value {
      unsafe terminated.withUnsafeBytes { bytes in
        guard let start = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress else {
          return -1
        }
        return unsafe body(start)
      }
    }
  }

  /// The bytes of a C string.
  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}

// MARK: - Error numbers

// The system's error numbers that the program tells apart, and what the system calls each.

extension Errno {
  /// An interrupted call, `EINTR`.
  static let interrupted = Errno(rawValue: EINTR)
  /// No data yet, or no room yet, `EAGAIN`.
  static let wouldBlock = Errno(rawValue: EAGAIN)
  /// An input or output error; on a terminal mostly a hang-up, `EIO`.
  static let inputOutput = Errno(rawValue: EIO)
  /// No such file, `ENOENT`.
  package static let noSuchFile = Errno(rawValue: ENOENT)
  /// A directory where a file was wanted, `EISDIR`.
  package static let isDirectory = Errno(rawValue: EISDIR)
  /// The disk is full, `ENOSPC`.
  package static let noSpace = Errno(rawValue: ENOSPC)
  /// Nobody reads the other end of a pipe, `EPIPE`.
  package static let brokenPipe = Errno(rawValue: EPIPE)
  /// Not an open descriptor, or not open for this, `EBADF`.
  package static let badDescriptor = Errno(rawValue: EBADF)
  /// An argument that makes no sense, `EINVAL`.
  package static let invalidArgument = Errno(rawValue: EINVAL)
  /// A file larger than it may be, `EFBIG`.
  package static let tooLarge = Errno(rawValue: EFBIG)
  /// Not a terminal, `ENOTTY`.
  package static let notATerminal = Errno(rawValue: ENOTTY)

  /// What the system calls the error.
  package var text: String {
    guard let text = unsafe strerror(rawValue) else { return "Error \(rawValue)" }
    return unsafe String(cString: text)
  }
}

// MARK: - Descriptors

// Open files by their descriptors: opened, read, written, passed on.

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
    #if canImport(Glibc)
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

// MARK: - Files and folders

// Files and folders: what is known of them, their locks, and what stands in them.

/// What is known of an open file.
struct FileFacts {
  /// The device the file lies on, and its number there.
  var device: UInt64, inode: UInt64
  /// The device the file is, for a device node.
  var node: UInt64
  /// The size in bytes, of a regular file; else 0.
  var size: Int
  /// Whether its bytes lie there already, as those of a regular file do; else a pipe, a socket or a device.
  var isStored: Bool
  /// Whether it is a character device, as every terminal is.
  var isCharacterDevice: Bool
  /// Whether it is a folder that belongs to this user and that nobody else may write to.
  var isOwnFolder: Bool

  fileprivate init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    node = UInt64(truncatingIfNeeded: status.st_rdev)
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    isStored = status.st_mode & S_IFMT == S_IFREG || status.st_mode & S_IFMT == S_IFDIR
    isCharacterDevice = status.st_mode & S_IFMT == S_IFCHR
    isOwnFolder =
      status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0
  }
}

extension System {
  /// What is known of an open file.
  static func facts(_ descriptor: Int32) throws(Errno) -> FileFacts {
    var status = stat()
    _ = try value { unsafe fstat(descriptor, &status) }
    return FileFacts(status)
  }

  /// What is known of a file by its name, links followed.
  static func facts(of path: [UInt8]) throws(Errno) -> FileFacts {
    var status = stat()
    _ = try unsafe withPath(path) { unsafe stat($0, &status) }
    return FileFacts(status)
  }

  /// The parts of a device's number (makedev(3) of Linux).
  static func parts(ofDevice number: UInt64) -> (major: UInt64, minor: UInt64) {
    ((number >> 8) & 0xfff, (number & 0xff) | ((number >> 12) & 0xfff00))
  }

  /// Where a symbolic link points to; nil when it is none, or not to be read.
  static func linkTarget(_ path: [UInt8]) -> [UInt8]? {
    var target = [UInt8](repeating: 0, count: 256)
    let size = target.count
    let count = try? unsafe withPath(path) { name in
      unsafe target.withUnsafeMutableBytes { buffer in
        guard let start = unsafe buffer.assumingMemoryBound(to: CChar.self).baseAddress else {
          return -1
        }
        return unsafe readlinkat(AT_FDCWD, name, start, size)
      }
    }
    return count.map { Array(target.prefix($0)) }
  }

  /// Takes the lock of an open file, the exclusive one unless `shared`; an interruption is reported.
  static func lock(_ descriptor: Int32, waiting: Bool, shared: Bool = false) throws(Errno) {
    let kind = shared ? LOCK_SH : LOCK_EX
    _ = try value(again: false) { flock(descriptor, waiting ? kind : kind | LOCK_NB) }
  }

  /// Gives the lock of an open file back.
  static func unlock(_ descriptor: Int32) { _ = flock(descriptor, LOCK_UN) }

  /// Reads the first bytes of a file, at most `limit`.
  static func readFromStart(_ descriptor: Int32, limit: Int) throws(Errno) -> [UInt8] {
    _ = try value { lseek(descriptor, 0, SEEK_SET) }
    return try readBytes(descriptor, limit: limit)
  }

  /// Writes bytes over those from `start` on, in one call.
  static func overwrite(
    _ descriptor: Int32, _ bytes: [UInt8], at start: Int = 0
  ) throws(Errno) {
    let count = try value {
      unsafe bytes.withUnsafeBytes { all in
        unsafe pwrite(descriptor, all.baseAddress, all.count, off_t(start))
      }
    }
    if count < bytes.count { throw .noSpace }
  }

  /// Cuts an open file off behind so many bytes.
  static func truncate(_ descriptor: Int32, to size: Int) throws(Errno) {
    _ = try value { ftruncate(descriptor, off_t(size)) }
  }

  /// Makes a folder for nobody but this user.
  static func makeFolder(_ path: [UInt8]) throws(Errno) {
    _ = try unsafe withPath(path) { unsafe mkdir($0, 0o700) }
  }

  /// Takes a name of a file away.
  static func remove(_ path: [UInt8]) throws(Errno) {
    _ = try unsafe withPath(path) { unsafe unlink($0) }
  }

  /// The names in a folder, in no order; none where it cannot be read.
  static func names(in folder: [UInt8]) -> [[UInt8]] {
    if folder.contains(0) { return [] }
    let terminated = folder + [0]
    let stream = unsafe terminated.withUnsafeBytes { bytes in
      unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress.flatMap { unsafe opendir($0) }
    }
    guard let stream = unsafe stream else { return [] }
    defer { _ = unsafe closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe Array($0.prefix { $0 != 0 })
      }
      if name.first != UInt8(ascii: ".") { names.append(name) }
    }
    return names
  }
}

// MARK: - Waiting

// Waiting until one of several descriptors has something to read, or room to write.

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

// MARK: - Clocks

// The clocks: one that never jumps, for deadlines, and the calendar's, for people.

extension System {
  /// The time of the clock that never jumps, in seconds and nanoseconds.
  ///
  /// For signal handlers too.
  static func monotonicTime() -> (seconds: Int64, nanoseconds: Int64) {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return (Int64(time.tv_sec), Int64(time.tv_nsec))
  }

  /// A moment of the calendar where we are, by the seconds since 1970: year, month, day, hour, minute, second.
  static func localTime(_ seconds: Int) -> [Int] {
    var time = time_t(seconds)
    var parts = unsafe tm()
    _ = unsafe localtime_r(&time, &parts)
    let date = unsafe [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday]
    let clock = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec]
    return (date + clock).map(Int.init)
  }

  /// The seconds since 1970.
  static func calendarTime() -> Int { time(nil) }
}

// MARK: - Terminal modes

// The modes of a terminal (termios), and the ones that boxes, prompts and toasts need, as changes to those that were found:
// what is not named stays as it is.

/// The modes of a terminal, whole, as the system gave them.
struct TerminalModes: Equatable {
  /// As the system wants them.
  var raw: termios

  /// Whether background jobs that write are stopped (`stty tostop`).
  var stopsBackgroundOutput: Bool { raw.c_lflag & tcflag_t(TOSTOP) != 0 }

  /// Ctrl-C, Ctrl-\\ and Ctrl-Z.
  static let usualSignalCharacters: (interrupt: UInt8?, quit: UInt8?, suspend: UInt8?) =
    (0x03, 0x1C, 0x1A)

  /// The characters that send signals; the usual ones where none do, since a person needs a way out.
  var signalCharacters: (interrupt: UInt8?, quit: UInt8?, suspend: UInt8?) {
    guard raw.c_lflag & tcflag_t(ISIG) != 0 else { return Self.usualSignalCharacters }
    var modes = raw
    return unsafe withUnsafeBytes(of: &modes.c_cc) { characters in
      func character(_ index: Int32) -> UInt8? {
        let byte = unsafe characters[Int(index)]
        // _POSIX_VDISABLE is 0 on Linux and 255 on the BSDs.
        return byte == 0 || byte == 255 ? nil : byte
      }
      return (character(VINTR), character(VQUIT), character(VSUSP))
    }
  }

  /// Whether a line feed is sent as CR and LF.
  var returnsCarriage: Bool {
    raw.c_oflag & tcflag_t(OPOST) != 0 && raw.c_oflag & tcflag_t(ONLCR) != 0
  }

  /// Whether keys are delivered as lines.
  var hasLines: Bool { raw.c_lflag & tcflag_t(ICANON) != 0 }

  /// These modes for another terminal, whose line settings stay.
  func onLine(of other: TerminalModes) -> TerminalModes {
    var modes = other
    modes.raw.c_iflag = raw.c_iflag
    modes.raw.c_oflag = raw.c_oflag
    modes.raw.c_lflag = raw.c_lflag
    modes.raw.c_cc = raw.c_cc
    return modes
  }

  /// Flags of echoing that mean nothing where bytes are delivered at once.
  ///
  /// Whoever wants to read something unseen clears them along with the others (sudo, ssh, the shells' `read -s`), which is
  /// how that is known.
  private static var echoMarks: tcflag_t {
    #if canImport(Darwin)
      // There ECHONL counts by itself.
      tcflag_t(ECHOE | ECHOK)
    #else
      tcflag_t(ECHOE | ECHOK | ECHONL)
    #endif
  }

  /// Whether somebody who found these modes wants nothing echoed now.
  func areSilenced(in now: TerminalModes) -> Bool {
    raw.c_lflag & Self.echoMarks & ~now.raw.c_lflag != 0 && now.raw.c_lflag & tcflag_t(ECHO) == 0
  }

  /// Whether what is typed is seen.
  var echoes: Bool { raw.c_lflag & tcflag_t(ECHO) != 0 }

  /// These modes with lines that are edited, unseen as somebody has it now.
  func unseen(as now: TerminalModes) -> TerminalModes {
    let flags = tcflag_t(ECHO) | Self.echoMarks
    var modes = self
    modes.raw.c_lflag = modes.raw.c_lflag & ~flags | now.raw.c_lflag & flags
    return modes
  }

  /// These modes with every byte delivered at once, unechoed and unchanged.
  ///
  /// Output processing and line settings stay, since other programs keep writing.
  var forKeys: TerminalModes {
    var modes = self
    modes.raw.c_lflag |= Self.echoMarks
    modes.raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | ISTRIP | IXON)
    modes.raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    unsafe withUnsafeMutableBytes(of: &modes.raw.c_cc) {
      unsafe $0[Int(VMIN)] = 1
      unsafe $0[Int(VTIME)] = 0
    }
    return modes
  }

  /// These modes with every byte delivered at once and unechoed; signals and the end of lines stay what they are.
  var forOneKey: TerminalModes {
    var modes = self
    modes.raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    unsafe withUnsafeMutableBytes(of: &modes.raw.c_cc) {
      unsafe $0[Int(VMIN)] = 1
      unsafe $0[Int(VTIME)] = 0
    }
    return modes
  }

  /// These modes with lines that also end behind a key and behind Esc, and are not shown.
  ///
  /// Only what ends a line is delivered, so that other keys can be told without being read.
  func forLines(endedBy key: UInt8) -> TerminalModes {
    var modes = self
    modes.raw.c_lflag &= ~tcflag_t(ECHO | ECHONL)
    modes.raw.c_lflag |= tcflag_t(ICANON | IEXTEN)
    unsafe withUnsafeMutableBytes(of: &modes.raw.c_cc) {
      unsafe $0[Int(VEOL)] = key
      unsafe $0[Int(VEOL2)] = 0x1B
    }
    return modes
  }

  /// These modes with lines that are edited but not shown, except for their end.
  var forUnseenLines: TerminalModes {
    var modes = self
    modes.raw.c_iflag |= tcflag_t(ICRNL)
    modes.raw.c_lflag &= ~tcflag_t(ECHO)
    modes.raw.c_lflag |= tcflag_t(ICANON | ISIG | ECHONL)
    return modes
  }

  /// These modes made fit for a person at a shell, as `stty sane` does; line settings and IUTF8 stay.
  var forPeople: TerminalModes {
    var modes = self
    modes.raw.c_iflag &= ~tcflag_t(IGNBRK | INLCR | IGNCR | ISTRIP | IXOFF | IXANY)
    modes.raw.c_iflag |= tcflag_t(BRKINT | ICRNL | IMAXBEL | IXON)
    modes.raw.c_oflag |= tcflag_t(OPOST | ONLCR)
    modes.raw.c_lflag &= ~tcflag_t(ECHONL | NOFLSH | TOSTOP)
    modes.raw.c_lflag |= tcflag_t(ISIG | ICANON | IEXTEN | ECHO | ECHOE | ECHOK | ECHOCTL | ECHOKE)
    unsafe withUnsafeMutableBytes(of: &modes.raw.c_cc) {
      for (character, value) in [
        (VINTR, 0x03), (VQUIT, 0x1C), (VKILL, 0x15), (VEOF, 0x04), (VSTART, 0x11), (VSTOP, 0x13),
        (VSUSP, 0x1A), (VMIN, 1), (VTIME, 0),
      ] as [(Int32, UInt8)] {
        // Where a system keeps VMIN and VEOF in one place, VEOF counts, since lines are edited.
        if character == VMIN && VMIN == VEOF || character == VTIME && VTIME == VEOL { continue }
        unsafe $0[Int(character)] = value
      }
    }
    return modes
  }

  /// Whether flags, speeds and characters are the same; the padding between them is not looked at.
  static func == (left: TerminalModes, right: TerminalModes) -> Bool {
    var (one, other) = (left.raw, right.raw)
    let sameFlags =
      one.c_iflag == other.c_iflag && one.c_oflag == other.c_oflag
      && one.c_cflag == other.c_cflag && one.c_lflag == other.c_lflag
    return unsafe sameFlags
      && withUnsafeBytes(of: &one.c_cc) { characters in
        unsafe withUnsafeBytes(of: &other.c_cc) { unsafe characters.elementsEqual($0) }
      }
  }
}

/// When new modes take effect.
///
/// What was written has been processed by the old ones, so nobody needs to wait for it to go out; and where the terminal takes
/// nothing, that wait might never end.
enum ModeChange {
  /// At once; what was typed stays.
  case now
  /// After what was written has gone out; what was typed is thrown away.
  case discardingInput

  fileprivate var action: Int32 {
    switch self {
    case .now: TCSANOW
    case .discardingInput: TCSAFLUSH
    }
  }
}

extension System {
  /// The modes of a terminal.
  static func modes(_ descriptor: Int32) throws(Errno) -> TerminalModes {
    var modes = termios()
    _ = try value { unsafe tcgetattr(descriptor, &modes) }
    return TerminalModes(raw: modes)
  }

  /// Sets the modes of a terminal; an interruption is reported.
  static func setModes(
    _ descriptor: Int32, _ modes: TerminalModes, _ change: ModeChange
  ) throws(Errno) {
    var modes = modes
    _ = try value(again: false) { unsafe tcsetattr(descriptor, change.action, &modes.raw) }
  }
}

// MARK: - Terminal devices

// A terminal as a device: its size, its queues, who may write to it, and the name of its node.

extension System {
  /// Waits until what was written has gone out; an interruption is reported.
  static func drain(_ descriptor: Int32) throws(Errno) {
    _ = try value(again: false) { tcdrain(descriptor) }
  }

  /// Throws away what was typed and not read.
  static func discardInput(_ descriptor: Int32) throws(Errno) {
    _ = try value { tcflush(descriptor, TCIFLUSH) }
  }

  /// Columns and rows of a terminal.
  static func windowSize(_ descriptor: Int32) throws(Errno) -> (columns: Int, rows: Int) {
    var size = winsize()
    _ = try value { unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// How many bytes can be read.
  static func pendingInput(_ descriptor: Int32) throws(Errno) -> Int {
    var count: Int32 = 0
    _ = try value { unsafe ioctl(descriptor, UInt(FIONREAD), &count) }
    return Int(count)
  }

  /// How many bytes were written and have not left the terminal's queue.
  static func pendingOutput(_ descriptor: Int32) throws(Errno) -> Int {
    var count: Int32 = 0
    _ = try value { unsafe ioctl(descriptor, UInt(TIOCOUTQ), &count) }
    return Int(count)
  }

  /// Whether the descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether our process group may change the terminal's modes.
  ///
  /// For signal handlers too.
  ///
  /// A terminal that does not control our session knows no foreground; there all is allowed.
  static func isForeground(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group == -1 || group == getpgrp()
  }

  /// Whether the terminal controls our session.
  static func hasForeground(_ descriptor: Int32) -> Bool { tcgetpgrp(descriptor) != -1 }

  /// The path of the terminal's node as the C library finds it; it wants `/proc` on Linux.
  static func terminalName(_ descriptor: Int32) -> [UInt8]? {
    var name = [CChar](repeating: 0, count: 256)
    guard unsafe ttyname_r(descriptor, &name, name.count) == 0 else { return nil }
    return name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  }

  /// The path of the terminal's node by the number of the device behind it, Linux only.
  ///
  /// `/dev/tty` hides which terminal it is from `fstat`; `TIOCGDEV` (0x80045432) tells. Numbers:
  /// Documentation/admin-guide/devices.txt of Linux (4: consoles and serial lines, 136–143: ptys).
  static func terminalNodeByNumber(_ descriptor: Int32) -> (path: [UInt8], node: UInt64)? {
    #if os(Linux)
      var node: UInt32 = 0
      guard unsafe ioctl(descriptor, UInt(0x8004_5432), &node) == 0 else { return nil }
      let (major, minor) = parts(ofDevice: UInt64(node))
      // Put together by hand: interpolation would have more of the standard library loaded at each start.
      let name: (stem: StaticString, unit: UInt64)
      switch major {
      case 136...143: name = ("/dev/pts/", minor + (major - 136) * 0x100000)
      case 4 where minor < 64: name = ("/dev/tty", minor)
      case 4: name = ("/dev/ttyS", minor - 64)
      default: return nil
      }
      var digits: [UInt8] = []
      var rest = name.unit
      repeat {
        digits.insert(UInt8(ascii: "0") + UInt8(rest % 10), at: 0)
        rest /= 10
      } while rest > 0
      let stem = unsafe UnsafeBufferPointer(
        start: name.stem.utf8Start, count: name.stem.utf8CodeUnitCount)
      return (unsafe Array(stem) + digits, UInt64(node))
    #else
      return nil
    #endif
  }
}

// MARK: - Pseudoterminals

// Pseudo-terminals: terminals of which we have the other end, too.

extension System {
  /// Opens a pseudo-terminal with these modes; both ends are 3 or above and not handed on to children.
  static func openPseudoterminal(
    _ modes: TerminalModes
  ) throws(Errno) -> (screen: Int32, line: Int32) {
    var ends: (Int32, Int32) = (-1, -1)
    var modes = modes.raw
    _ = try value { unsafe openpty(&ends.0, &ends.1, nil, &modes, nil) }
    return try moved(ends)
  }

  /// Gives a terminal the size of another one, in cells and pixels.
  ///
  /// - Returns: whether it had another size before.
  static func copySize(of terminal: Int32, to other: Int32) throws(Errno) -> Bool {
    var (wanted, found) = (winsize(), winsize())
    _ = try value { unsafe ioctl(terminal, UInt(TIOCGWINSZ), &wanted) }
    _ = try value { unsafe ioctl(other, UInt(TIOCGWINSZ), &found) }
    _ = try value { unsafe ioctl(other, UInt(TIOCSWINSZ), &wanted) }
    return wanted.ws_col != found.ws_col || wanted.ws_row != found.ws_row
  }
}

// MARK: - Signal numbers

// The signals by their numbers, and what each means to this program.

extension Signal {
  /// The system's number.
  package var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .quit: SIGQUIT
    case .resize: SIGWINCH
    case .suspend: SIGTSTP
    case .resume: SIGCONT
    case .child: SIGCHLD
    case .kill: SIGKILL
    }
  }
}

extension System {
  /// The signals by which a broken program ends: a trap, a bad access, an abort.
  static var crashSignals: [Int32] {
    [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS]
  }

  /// The other signals that end a process which does not expect them, such as the SIGALRM of an alarm set before `exec`.
  static var unexpectedSignals: [Int32] {
    let common = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ]
    #if os(Linux)
      // 16 is SIGSTKFLT; from 34 on there are the real-time signals that the C library leaves to programs.
      return common + [SIGIO, SIGPWR, 16] + Array(34...64)
    #else
      return common
    #endif
  }

  /// SIGPIPE.
  static var brokenPipe: Int32 { SIGPIPE }
  /// SIGALRM.
  static var alarm: Int32 { SIGALRM }
  /// SIGCONT.
  static var resumption: Int32 { SIGCONT }
  /// SIGTTOU.
  static var backgroundOutput: Int32 { SIGTTOU }

  /// Whether a signal means that this program shall end.
  ///
  /// For signal handlers.
  static func endsProgram(_ signal: Int32) -> Bool {
    signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT
  }
  /// Whether a signal comes from the kernel, as those of keys do, and not from a process (SI_KERNEL).
  ///
  /// For signal handlers.
  static func isFromKernel(_ origin: UnsafeMutablePointer<siginfo_t>?) -> Bool {
    unsafe origin?.pointee.si_code == 0x80
  }
  /// Whether it is SIGTSTP.
  ///
  /// For signal handlers.
  static func suspends(_ signal: Int32) -> Bool { signal == SIGTSTP }
  /// Whether it is SIGCONT.
  ///
  /// For signal handlers.
  static func resumes(_ signal: Int32) -> Bool { signal == SIGCONT }
}

// MARK: - Signal actions

// What signals do to this process (sigaction): the system's own effect, nothing, or a handler.

/// What runs when a signal arrives.
typealias SignalHandler = @convention(c) (Int32) -> Void

/// What runs when a signal arrives, told also where it comes from.
typealias TracingSignalHandler =
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

/// What a signal does: a disposition of `sigaction`, whole.
struct SignalAction {
  fileprivate var raw = sigaction()

  /// What the system does by itself.
  static var standard: SignalAction { SignalAction(SIG_DFL) }
  /// Nothing.
  static var ignored: SignalAction { SignalAction(SIG_IGN) }

  /// Runs a handler.
  ///
  /// Calls that the signal interrupts are not made again by the system, so that whoever waits can
  /// look at what happened. With `apart` it runs on a stack of its own, as it must when the stack is
  /// full.
  static func running(_ handler: SignalHandler, apart: Bool = false) -> SignalAction {
    var action = SignalAction(handler)
    action.raw.sa_flags = apart ? Int32(SA_ONSTACK) : 0
    return action
  }

  #if os(Linux) && canImport(Glibc)
    /// Runs a handler that is told where the signal comes from.
    static func running(tracing handler: TracingSignalHandler) -> SignalAction {
      var action = SignalAction(nil)
      unsafe action.raw.__sigaction_handler.sa_sigaction = handler
      action.raw.sa_flags = Int32(SA_SIGINFO)
      return action
    }
  #endif

  /// Whether the signal is ignored.
  var isIgnored: Bool {
    unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private init(_ handler: SignalHandler?) { self.handler = handler }

  #if canImport(Darwin)
    private var handler: SignalHandler? {
      get { unsafe raw.__sigaction_u.__sa_handler }
      set { unsafe raw.__sigaction_u.__sa_handler = newValue }
    }
  #elseif canImport(Musl)
    private var handler: SignalHandler? {
      get { unsafe raw.__sa_handler.sa_handler }
      set { unsafe raw.__sa_handler.sa_handler = newValue }
    }
  #else
    private var handler: SignalHandler? {
      get { unsafe raw.__sigaction_handler.sa_handler }
      set { unsafe raw.__sigaction_handler.sa_handler = newValue }
    }
  #endif
}

extension System {
  /// What a signal does.
  static func action(of signal: Int32) -> SignalAction {
    var old = SignalAction.standard
    _ = unsafe sigaction(signal, nil, &old.raw)
    return old
  }

  /// Sets what a signal does; returns what it did.
  static func exchangeAction(of signal: Int32, _ action: SignalAction) -> SignalAction {
    var (action, old) = (action, SignalAction.standard)
    _ = unsafe sigaction(signal, &action.raw, &old.raw)
    return old
  }

  /// Sets what a signal does.
  static func setAction(of signal: Int32, _ action: SignalAction) {
    var action = action
    _ = unsafe sigaction(signal, &action.raw, nil)
  }

  /// The signals that are ignored.
  static func ignoredSignals() -> [Int32] {
    (1..<32).filter { $0 != SIGKILL && $0 != SIGSTOP && action(of: $0).isIgnored }
  }

  /// The stack of handlers that run apart, 64 KiB; made when first asked for, kept for good.
  static let signalStack: Void = {
    guard let memory = unsafe malloc(65536) else { return }
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = memory
    unsafe stack.ss_size = 65536
    _ = unsafe sigaltstack(&stack, nil)
  }()
}

// MARK: - Signal delivery

// Signals that are sent, held back, timed, and told of by a handler.

extension System {
  /// Ends this process by a signal.
  ///
  /// For signal handlers too; there the signal may still be blocked.
  static func die(by number: Int32) -> Never {
    var standard = sigaction()
    _ = unsafe sigaction(number, &standard, nil)
    var only = sigset_t()
    _ = unsafe (sigemptyset(&only), sigaddset(&only, number))
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &only, nil)
    _ = raise(number)
    _exit(128 + number)
  }

  /// Sends a signal to a process; 0 is our own process group.
  static func send(_ signal: Int32, to process: Int32) throws(Errno) {
    _ = try value { kill(process, signal) }
  }

  /// Runs `body` with the signals held back until its end.
  static func holding<Failure: Error>(
    _ signals: [Signal], _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    var (held, before) = (sigset_t(), sigset_t())
    _ = unsafe sigemptyset(&held)
    for signal in signals { _ = unsafe sigaddset(&held, signal.number) }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// Has SIGALRM sent again and again after so many milliseconds; 0 is no more.
  static func tick(everyMilliseconds milliseconds: Int) {
    var pause = timeval()
    pause.tv_sec = .init(milliseconds / 1000)
    pause.tv_usec = .init(milliseconds % 1000 * 1000)
    var timer = itimerval(it_interval: pause, it_value: pause)
    #if canImport(Glibc)
      _ = unsafe setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #else
      _ = unsafe setitimer(ITIMER_REAL, &timer, nil)
    #endif
  }

  /// Writes one byte; errors are kept from whoever was interrupted.
  ///
  /// For signal handlers.
  static func signalByte(_ byte: UInt8, to descriptor: Int32) {
    let before = errno
    var byte = byte
    _ = unsafe write(descriptor, &byte, 1)
    errno = before
  }
}

// MARK: - Kept memory

// What a crash handler needs: bytes and modes that were put aside while there was time.

/// Bytes and modes in memory that never moves, for a handler that may not allocate.
struct Kept {
  /// Where it lies; 0 is nothing.
  let address: UInt

  /// A copy of the bytes.
  init(_ bytes: [UInt8]) {
    unsafe self.init(count: bytes.count) { memory in unsafe memory.copyBytes(from: bytes) }
  }

  /// A copy of the modes.
  init(_ modes: TerminalModes) {
    unsafe self.init(count: MemoryLayout<termios>.size) { memory in
      unsafe memory.storeBytes(of: modes.raw, as: termios.self)
    }
  }

  /// What was kept at that address.
  init(address: UInt) { self.address = address }

  private init(count: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void) {
    guard let memory = unsafe malloc(16 + count) else {
      address = 0
      return
    }
    unsafe memory.storeBytes(of: count, as: Int.self)
    unsafe fill(UnsafeMutableRawBufferPointer(start: memory + 16, count: count))
    address = UInt(bitPattern: memory)
  }

  /// Gives the memory back.
  func release() { unsafe free(UnsafeMutableRawPointer(bitPattern: address)) }

  /// Writes the bytes, unless the terminal takes nothing for a tenth of a second.
  ///
  /// For signal handlers.
  func write(to descriptor: Int32) {
    guard let memory = unsafe UnsafeRawPointer(bitPattern: address) else { return }
    var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&room, 1, 100)
    #if !canImport(Darwin)
      if room.revents & Int16(POLLOUT) == 0 { return }
    #endif
    _ = unsafe System.writeOnce(descriptor, memory + 16, memory.load(as: Int.self))
  }

  /// Sets the modes at once.
  ///
  /// For signal handlers.
  func setModes(of descriptor: Int32) {
    guard let memory = unsafe UnsafeRawPointer(bitPattern: address) else { return }
    _ = unsafe tcsetattr(
      descriptor, TCSANOW, (memory + 16).assumingMemoryBound(to: termios.self))
  }
}

// MARK: - Processes

// This process among others: its numbers, its second self, its end, and the end of its children.

extension System {
  /// This process's number.
  static var processID: Int32 { getpid() }
  /// The number of the user whose rights it has.
  static var userID: UInt32 { UInt32(geteuid()) }
  /// Its parent's; 1 for an orphan.
  static var parentID: Int32 { getppid() }
  /// Its session's leader.
  static var sessionID: Int32 { getsid(0) }
  /// Its group's.
  static var processGroup: Int32 { getpgrp() }

  /// Makes a second process that goes on as this one does, and leads a process group of its own.
  ///
  /// - Returns: its number; 0 in that process.
  static func divide() throws(Errno) -> Int32 {
    #if canImport(Darwin)
      // Not imported, since threads do not go along; there are none here.
      let process = try value { darwinFork() }
    #else
      let process = try value { fork() }
    #endif
    if process == 0 { _ = setpgid(0, 0) }
    return process
  }

  /// Has the descriptors 0–2 be `/dev/null` and closes the others, but for some.
  static func letGoOfDescriptors(but kept: [Int32] = []) {
    letGoOfStreams()
    letGoOfOthers(but: kept)
  }

  /// Has the descriptors 0–2 be `/dev/null`.
  static func letGoOfStreams() {
    if let null = try? value({ unsafe open("/dev/null", O_RDWR | O_NOCTTY) }) {
      for number in Int32(0)...2 { _ = dup2(null, number) }
      if null > 2 { try? closeFile(null) }
    }
  }

  /// Closes all descriptors above 2, but for some.
  static func letGoOfOthers(but kept: [Int32] = []) {
    for number in openDescriptors(from: 3) where !kept.contains(number) { try? closeFile(number) }
  }

  /// Ends this process at once; nothing of ours runs any more, and nothing of the C library's, which keeps no output of ours.
  static func end(_ status: Int32) -> Never { _exit(status) }

  /// How a child ended, once it has; nil while it runs and `waiting` is false.
  static func reap(_ process: Int32, waiting: Bool) throws(Errno) -> Child.Ending? {
    var status: Int32 = 0
    let found = try value { unsafe waitpid(process, &status, waiting ? 0 : WNOHANG) }
    if found == 0 { return nil }
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
  }

  /// Lets children be waited for, should our caller have chosen that they vanish.
  static func keepEndedChildren() {
    if action(of: SIGCHLD).isIgnored { setAction(of: SIGCHLD, .standard) }
  }
}

#if canImport(Darwin)
  @_silgen_name("fork") private func darwinFork() -> Int32
#endif

// MARK: - Spawning

// Programs that are started (posix_spawn). A child gets what it is given and nothing else: no descriptor, no blocked
// signal and no handler of ours reaches it by accident.

/// What a child gets as one of its descriptors 0–2.
enum ChildDescriptor {
  /// What we have there.
  case inherited
  /// `/dev/null`.
  case null
  /// An open descriptor of ours, 3 or above.
  case open(Int32)
}

extension System {
  /// Starts a program found on the search path.
  ///
  /// Every descriptor above 2 is closed in it, also those that our own caller left open; every
  /// signal is unblocked, unless `blocked`, and, but for `ignored`, has its standard effect.
  static func spawn(
    _ arguments: [[UInt8]], descriptors: [ChildDescriptor], keepsDescriptors: Bool, ownGroup: Bool,
    ignored: [Int32], blocked: [Int32]
  ) throws(Errno) -> Int32 {
    guard let program = arguments.first, !program.isEmpty else { throw .noSuchFile }
    if arguments.contains(where: { $0.contains(0) }) { throw .invalidArgument }
    var actions = unsafe makeSpawnActions()
    var attributes = makeSpawnAttributes()
    _ = unsafe posix_spawn_file_actions_init(&actions)
    _ = unsafe posix_spawnattr_init(&attributes)
    defer {
      _ = unsafe posix_spawn_file_actions_destroy(&actions)
      _ = unsafe posix_spawnattr_destroy(&attributes)
    }
    for (target, descriptor) in descriptors.enumerated() {
      unsafe add(descriptor, as: Int32(target), to: &actions)
    }
    for one in keepsDescriptors ? [] : openDescriptors(from: 3) {
      _ = unsafe posix_spawn_file_actions_addclose(&actions, one)
    }
    setSignals(ignored, blocked, ownGroup: ownGroup, in: &attributes)
    var process: pid_t = 0
    let failure = unsafe withCStrings(arguments) { arguments in
      guard let program = unsafe arguments[0] else { return ENOMEM }
      return unsafe posix_spawnp(
        &process, program, &actions, &attributes, arguments, ownEnvironment)
    }
    if failure != 0 { throw Errno(rawValue: failure) }
    return process
  }
}

// The types are pointers on Darwin and structures elsewhere.
#if canImport(Darwin)
  private typealias SpawnActions = posix_spawn_file_actions_t?
  private typealias SpawnAttributes = posix_spawnattr_t?
  private func makeSpawnActions() -> SpawnActions { nil }
  private func makeSpawnAttributes() -> SpawnAttributes { nil }
#else
  private typealias SpawnActions = posix_spawn_file_actions_t
  private typealias SpawnAttributes = posix_spawnattr_t
  private func makeSpawnActions() -> SpawnActions { unsafe SpawnActions() }
  private func makeSpawnAttributes() -> SpawnAttributes { SpawnAttributes() }
#endif

extension System {
  /// Has a child get something as its descriptor `target`.
  private static func add(
    _ descriptor: ChildDescriptor, as target: Int32, to actions: inout SpawnActions
  ) {
    switch descriptor {
    case .inherited: break
    case .null:
      _ = unsafe posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_RDWR, 0)
    case .open(let source):
      _ = unsafe posix_spawn_file_actions_adddup2(&actions, source, target)
    }
  }

  /// Has a child start with these signals blocked and all but `ignored` in their standard effect.
  private static func setSignals(
    _ ignored: [Int32], _ blocked: [Int32], ownGroup: Bool, in attributes: inout SpawnAttributes
  ) {
    var (few, all) = (sigset_t(), sigset_t())
    _ = unsafe (sigemptyset(&few), sigfillset(&all))
    for signal in blocked { _ = unsafe sigaddset(&few, signal) }
    for signal in ignored + [SIGKILL, SIGSTOP] { _ = unsafe sigdelset(&all, signal) }
    _ = unsafe posix_spawnattr_setsigmask(&attributes, &few)
    _ = unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    let group = ownGroup ? Int32(POSIX_SPAWN_SETPGROUP) : 0
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | group
    _ = unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// Calls `body` with the strings as C wants them, a null pointer last.
  private static func withCStrings<Value>(
    _ strings: [[UInt8]],
    _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Value
  ) -> Value {
    var bytes = strings.flatMap { string -> [CChar] in string.map { CChar(bitPattern: $0) } + [0] }
    return unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      var pointers: [UnsafeMutablePointer<CChar>?] = unsafe []
      var start = 0
      for string in strings {
        unsafe pointers.append(bytes.baseAddress.map { unsafe $0 + start })
        start += string.count + 1
      }
      unsafe pointers.append(nil)
      return unsafe body(pointers)
    }
  }
}

// MARK: - The start of the program

// What the program is started with, arguments and environment, and what a static Swift program asks the system before `main`.

extension System {
  /// The arguments, the program's name first.
  static func arguments() -> [[UInt8]] {
    #if canImport(Glibc)
      let address = argumentsAddress.load(ordering: .relaxed)
      var next = unsafe UnsafePointer<UnsafePointer<CChar>?>(bitPattern: address)
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
    #endif
    var all: [[UInt8]] = []
    while let entry = unsafe next, let word = unsafe entry.pointee {
      unsafe all.append(bytes(of: word))
      unsafe next = entry + 1
    }
    return all
  }

  /// The value of an environment variable.
  static func environmentValue(_ name: String) -> [UInt8]? {
    unsafe getenv(name).map { unsafe bytes(of: $0) }
  }

  /// The environment as C has it, for a child.
  static var ownEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      unsafe _NSGetEnviron().pointee
    #else
      unsafe environ
    #endif
  }
}

#if canImport(Glibc)
  /// Where the arguments lie.
  private let argumentsAddress = Atomic<UInt>(0)

  /// Keeps the arguments that glibc hands to everything that runs before `main`.
  ///
  /// `CommandLine` finds them by way of `/proc` and has none where that is not mounted.
  @section(".init_array") @used
  private let keepArguments: @convention(c) (Int32, UInt, UInt) -> Void = { _, arguments, _ in
    argumentsAddress.store(arguments, ordering: .relaxed)
  }
#endif

#if os(Linux)
  /// `readlink`, but `/proc/self/exe` always has an answer.
  ///
  /// Before `main` a static Swift program asks where it lies and aborts when it gets no answer, as
  /// where `/proc` is not mounted: chroots, initial RAM disks, installers. It needs no true one.
  @_cdecl("readlink")
  func readLink(
    _ path: UnsafePointer<CChar>, _ buffer: UnsafeMutablePointer<CChar>, _ size: Int
  ) -> Int {
    let count = unsafe readlinkat(AT_FDCWD, path, buffer, size)
    if count != -1 { return count }
    let failure = errno
    guard unsafe size >= 6 && strcmp(path, "/proc/self/exe") == 0 else {
      errno = failure
      return -1
    }
    unsafe memcpy(buffer, "/toast", 6)
    return 6
  }
#endif

// MARK: - Regular expressions

// POSIX regular expressions as the C library reads them (regex(3)), so that those of the standard library, 1.3 MB, stay out.

/// A POSIX extended regular expression as the C library holds it.
@safe final class CompiledExpression {
  private let compiled: UnsafeMutablePointer<regex_t>

  /// Compiles `pattern`, which holds no NUL.
  ///
  /// The encoding of both pattern and text becomes that of the locale C.UTF-8 where `isUTF8` and the locale is there,
  /// else each byte is a character.
  /// - Throws: what the C library says is wrong with it.
  init(_ pattern: [UInt8], isUTF8: Bool) throws(PatternError) {
    if isUTF8 { _ = unsafe setlocale(LC_CTYPE, "C.UTF-8") }
    unsafe compiled = UnsafeMutablePointer<regex_t>.allocate(capacity: 1)
    unsafe compiled.initialize(to: regex_t())
    let terminated = pattern + [0]
    let status = unsafe terminated.withUnsafeBytes { bytes -> Int32 in
      guard let start = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress else {
        return 1
      }
      return unsafe regcomp(compiled, start, REG_EXTENDED)
    }
    if status == 0 { return }
    var text = [CChar](repeating: 0, count: 200)
    _ = unsafe regerror(status, compiled, &text, text.count)
    let message = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    throw PatternError(message: String(decoding: message, as: UTF8.self))
  }

  deinit {
    unsafe regfree(compiled)
    unsafe compiled.deallocate()
  }

  /// The bytes of the leftmost longest match in `text`, which may hold any byte; nil if there is none.
  func firstMatch(in text: [UInt8]) -> Range<Int>? {
    // REG_STARTEND, which glibc and the BSDs have, tells the length, so that a NUL is a byte like others.
    var match = regmatch_t()
    match.rm_so = 0
    match.rm_eo = regoff_t(text.count)
    let terminated = text + [0]
    let status = unsafe terminated.withUnsafeBytes { bytes -> Int32 in
      guard let start = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress else {
        return 1
      }
      return unsafe regexec(compiled, start, 1, &match, REG_STARTEND)
    }
    guard status == 0, match.rm_so >= 0, match.rm_eo >= match.rm_so else { return nil }
    return Int(match.rm_so)..<Int(match.rm_eo)
  }
}
