// Lines that wait for the next prompt of the shell on a terminal. They belong to one session; those of an earlier one, which
// nobody will read, are removed when a shell sets up its hook. A session is identified by the number and start time of its
// leader, so that a reused number is another session.

package struct Spool {
  package let path: [UInt8]
  /// What the names of all spools of the terminal begin with.
  private let stem: [UInt8]
  /// The largest size in bytes.
  private static let limit = 1 << 16

  /// The spool of a terminal in the user's runtime directory; nil where there can be none.
  package init?(runtime: [UInt8], terminal: TTY) {
    guard let folder = SharedRecords.folder(runtime, terminal) else { return nil }
    let leader = RunningProcess.sessionLeader
    stem = folder + Array(".spool-".utf8)
    path = stem + Array("\(leader.number)-\(leader.startTime ?? 0)".utf8)
  }

  /// Adds a line with its line break, unless the spool is full; returns whether it was added.
  package func append(_ line: [UInt8]) -> Bool {
    withFile { descriptor in
      guard let size = try? System.status(descriptor).size, size + line.count <= Self.limit else {
        return false
      }
      return (try? System.overwrite(descriptor, line, at: size)) != nil
    } ?? false
  }

  package func take() -> [UInt8] {
    guard (try? System.status(of: path)) != nil else { return [] }
    return withFile { descriptor in
      let lines = try? System.readFromStart(descriptor, limit: Self.limit)
      try? System.truncate(descriptor, to: 0)
      return lines
    } ?? []
  }

  package func forgetOthers() {
    guard let slash = stem.lastIndex(of: UInt8(ascii: "/")) else { return }
    for name in System.entries(ofDirectory: Array(stem[..<slash])) {
      let other = stem[...slash] + name
      if other.starts(with: stem), other != path[...] { try? System.removeFile(Array(other)) }
    }
  }

  private func withFile<Result>(_ body: (Int32) -> Result?) -> Result? {
    guard let descriptor = try? System.openFile(path, .privateFile) else { return nil }
    defer { try? System.closeFile(descriptor) }
    FileLock.acquire(descriptor)
    return body(descriptor)
  }
}
