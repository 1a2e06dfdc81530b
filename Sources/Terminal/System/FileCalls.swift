// Files and directories: their status, locks and entries.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What `stat` tells of a file, as far as the program asks.
struct FileStatus {
  /// The device that holds the file, and the file's number there.
  var device: UInt64, inode: UInt64
  /// The number of the device that the file stands for, if it is a device node.
  var deviceNumber: UInt64
  /// The size in bytes of a regular file; 0 for others.
  var size: Int
  /// Whether it is a regular file or a directory, and not a pipe, socket or device.
  var isStored: Bool
  var isFIFO: Bool
  var isDirectory: Bool
  /// Whether it is a character device, as every terminal is.
  var isCharacterDevice: Bool
  /// Whether it is a directory that belongs to this user and that nobody else may write to.
  var isPrivateDirectory: Bool
  /// Whether it has no name any more.
  var isRemoved: Bool
  /// Whether it is a regular file of this user that nobody else may read or write.
  var isPrivateFile: Bool

  fileprivate init(_ status: stat) {
    let kind = status.st_mode & S_IFMT
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    deviceNumber = UInt64(truncatingIfNeeded: status.st_rdev)
    size = kind == S_IFREG ? Int(status.st_size) : 0
    isStored = kind == S_IFREG || kind == S_IFDIR
    isFIFO = kind == S_IFIFO
    isDirectory = kind == S_IFDIR
    isCharacterDevice = kind == S_IFCHR
    isRemoved = status.st_nlink == 0
    isPrivateDirectory =
      kind == S_IFDIR && status.st_uid == geteuid() && status.st_mode & 0o022 == 0
    isPrivateFile = kind == S_IFREG && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
  }
}

extension System {
  static func status(_ descriptor: Int32) throws(Errno) -> FileStatus {
    var status = stat()
    _ = try result { unsafe fstat(descriptor, &status) }
    return FileStatus(status)
  }

  static func status(of path: [UInt8]) throws(Errno) -> FileStatus {
    var status = stat()
    _ = try unsafe withPath(path) { unsafe stat($0, &status) }
    return FileStatus(status)
  }

  /// The major and minor number of a device (makedev(3) of Linux).
  static func numbers(ofDevice number: UInt64) -> (major: UInt64, minor: UInt64) {
    ((number >> 8) & 0xfff, (number & 0xff) | ((number >> 12) & 0xfff00))
  }

  /// The target of a symbolic link; nil when it is none or cannot be read.
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

  /// Locks an open file (flock(2)), exclusively unless `shared`; an interruption is thrown unless `retrying`.
  static func lock(
    _ descriptor: Int32, waiting: Bool, shared: Bool = false, retrying: Bool = false
  ) throws(Errno) {
    let kind = shared ? LOCK_SH : LOCK_EX
    _ = try result(retrying: retrying) { flock(descriptor, waiting ? kind : kind | LOCK_NB) }
  }

  static func unlock(_ descriptor: Int32) { _ = flock(descriptor, LOCK_UN) }

  static func readFromStart(_ descriptor: Int32, limit: Int) throws(Errno) -> [UInt8] {
    _ = try result { lseek(descriptor, 0, SEEK_SET) }
    return try readBytes(descriptor, limit: limit)
  }

  /// Writes bytes at an offset, in one call.
  static func overwrite(_ descriptor: Int32, _ bytes: [UInt8], at start: Int = 0) throws(Errno) {
    let count = try result {
      unsafe bytes.withUnsafeBytes { all in
        unsafe pwrite(descriptor, all.baseAddress, all.count, off_t(start))
      }
    }
    if count < bytes.count { throw .noSpace }
  }

  static func truncate(_ descriptor: Int32, to size: Int) throws(Errno) {
    _ = try result { ftruncate(descriptor, off_t(size)) }
  }

  /// Makes a directory with mode 0700.
  static func makeDirectory(_ path: [UInt8]) throws(Errno) {
    _ = try unsafe withPath(path) { unsafe mkdir($0, 0o700) }
  }

  /// Removes a directory; an error where it is not empty.
  static func removeDirectory(_ path: [UInt8]) throws(Errno) {
    _ = try unsafe withPath(path) { unsafe rmdir($0) }
  }

  /// Gives a file another name, in place of the file that has it.
  static func rename(_ path: [UInt8], to new: [UInt8]) throws(Errno) {
    if new.contains(0) { throw .invalidArgument }
    _ = try unsafe withPath(path) { old in
      unsafe withTerminated(new) { unsafe renameat(AT_FDCWD, old, AT_FDCWD, $0) }
    }
  }

  static func removeFile(_ path: [UInt8]) throws(Errno) {
    _ = try unsafe withPath(path) { unsafe unlink($0) }
  }

  /// The names in a directory that do not begin with a dot, in no order; none where it cannot be read.
  static func entries(ofDirectory path: [UInt8]) -> [[UInt8]] {
    if path.contains(0) { return [] }
    guard let stream = unsafe withTerminated(path, { unsafe opendir($0) }) else { return [] }
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
