// Files and folders: what is known of them, their locks, and what stands in them.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

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
