// Whole files as bytes. There is always a size limit, since what is read is kept in memory and a name may be /dev/zero.

package struct FileError: Error, Equatable, Sendable {
  package enum Attempt: String, Equatable, Sendable { case read, write }

  package let attempt: Attempt
  /// The file as the caller named it; `-` is standard input.
  package let name: [UInt8]
  /// The system's error; `EFBIG` too for a file larger than the caller allowed.
  package let errno: Errno

  package init(attempt: Attempt, name: [UInt8], errno: Errno) {
    self.attempt = attempt
    self.name = name
    self.errno = errno
  }

  /// Runs `body`, whose errors are those of an attempt on the file `name`.
  static func wrapping<Result>(
    _ attempt: Attempt, _ name: [UInt8], _ body: () throws(Errno) -> Result
  ) throws(FileError) -> Result {
    do throws(Errno) {
      return try body()
    } catch {
      throw FileError(attempt: attempt, name: name, errno: error)
    }
  }

  /// One line for people, without a full stop; invalid UTF-8 in the name is repaired, control characters are not.
  package var message: String {
    "cannot \(attempt.rawValue) \(String(decoding: name, as: UTF8.self)): \(errno.text)"
  }
}

package enum Files {
  /// The bytes of a file; `-` is standard input; more bytes than `limit` are an error (`EFBIG`).
  package static func read(_ path: [UInt8], limit: Int = 1 << 30) throws(FileError) -> [UInt8] {
    if path == [UInt8(ascii: "-")] { return try read(descriptor: 0, name: path, limit: limit) }
    return try FileError.wrapping(.read, path) { () throws(Errno) -> [UInt8] in
      let descriptor = try System.openFile(path, .read)
      defer { try? System.closeFile(descriptor) }
      return try readToEnd(descriptor, limit: limit)
    }
  }

  /// Fails for a descriptor that is no file to read from; errors call it `name`.
  package static func checkReadable(_ descriptor: Int32, name: [UInt8]) throws(FileError) {
    try FileError.wrapping(.read, name) { () throws(Errno) in
      guard try System.access(descriptor).reads else { throw .badDescriptor }
      if try System.status(descriptor).isDirectory { throw .isDirectory }
    }
  }

  /// The remaining bytes of an open descriptor, which stays open; errors call it `name`.
  package static func read(
    descriptor: Int32, name: [UInt8], limit: Int = 1 << 30
  ) throws(FileError) -> [UInt8] {
    try FileError.wrapping(.read, name) { () throws(Errno) -> [UInt8] in
      try readToEnd(descriptor, limit: limit)
    }
  }

  /// Opens a file whose bytes may come slowly; `-` is standard input; nil for a regular file and for a terminal.
  package static func openStream(_ path: [UInt8]) throws(FileError) -> Int32? {
    try FileError.wrapping(.read, path) { () throws(Errno) -> Int32? in
      let isInput = path == [UInt8(ascii: "-")]
      let descriptor = isInput ? 0 : try System.openFile(path, .read)
      if try !System.status(descriptor).isStored, !System.isTerminal(descriptor) {
        return descriptor
      }
      if !isInput { try System.closeFile(descriptor) }
      return nil
    }
  }

  /// Opens a FIFO that lines come through as long as we want them; other files are read from their start.
  package static func openChannel(_ path: [UInt8]) throws(FileError) -> Int32 {
    try FileError.wrapping(.read, path) { () throws(Errno) -> Int32 in
      try System.openFile(path, System.status(of: path).isFIFO ? .channel : .read)
    }
  }

  /// Writes a file as a whole or not at all: a reader sees the old bytes or the new ones.
  ///
  /// Nobody but the user can read it.
  package static func replace(_ path: [UInt8], with bytes: [UInt8]) throws(FileError) {
    let target =
      System.linkTarget(path).map { link in
        link.first == UInt8(ascii: "/")
          ? link
          : Array(path.prefix(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)) + link
      } ?? path
    let temporary = target + Array(".\(CurrentProcess.id).new".utf8)
    try FileError.wrapping(.write, path) { () throws(Errno) in
      let descriptor = try System.openFile(temporary, .newPrivateFile)
      do throws(Errno) {
        try Descriptor.writeAll(descriptor, bytes)
        try System.closeFile(descriptor)
        try System.rename(temporary, to: target)
      } catch {
        try? System.removeFile(temporary)
        throw error
      }
    }
  }

  /// The bytes that have arrived on a stream, waiting for the first one; none at its end; errors call it `name`.
  package static func readSome(_ descriptor: Int32, name: [UInt8]) throws(FileError) -> [UInt8] {
    try FileError.wrapping(.read, name) { () throws(Errno) -> [UInt8] in
      try Descriptor.readSome(descriptor)
    }
  }

  /// Passes the bytes of a file in pieces, so that it is not held in memory twice; `&N` is the open descriptor N; more bytes
  /// than `limit` are an error (`EFBIG`), thrown once that many have been passed.
  package static func forEachPiece(
    of path: [UInt8], limit: Int = 1 << 28, _ take: (ArraySlice<UInt8>) -> Void
  ) throws(FileError) {
    try FileError.wrapping(.read, path) { () throws(Errno) in
      let isDescriptor = path.first == UInt8(ascii: "&")
      let number = isDescriptor ? Int32(String(decoding: path.dropFirst(), as: UTF8.self)) : nil
      let descriptor: Int32
      if let number { descriptor = number } else { descriptor = try System.openFile(path, .read) }
      defer { if number == nil { try? System.closeFile(descriptor) } }
      var left = limit
      while true {
        let some = try Descriptor.readSome(descriptor, limit: 1 << 18)
        if some.isEmpty { return }
        left -= some.count
        if left < 0 { throw .tooLarge }
        take(some[...])
      }
    }
  }

  /// Reads to the end; a regular file in two reads, the second of which finds the end.
  private static func readToEnd(_ descriptor: Int32, limit: Int) throws(Errno) -> [UInt8] {
    let size = try System.status(descriptor).size
    if size > limit { throw .tooLarge }
    var all: [UInt8] = []
    var step = max(min(size + 1, 1 << 24), 65536)
    while true {
      // One byte more than the limit shows that there are too many.
      let some = try Descriptor.readSome(descriptor, limit: min(step, limit - all.count + 1))
      if some.isEmpty { return all }
      if all.count + some.count > limit { throw .tooLarge }
      if all.isEmpty { all = some } else { all += some }
      step = max(65536, min(all.count, 1 << 24))
    }
  }
}
