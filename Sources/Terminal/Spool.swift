// Lines that wait for the next prompt of the shell that has a terminal. They belong to one session: those of an earlier
// one, which nobody will read any more, go when a shell sets up its hook. A session is known by its leader's number and
// start, so that a number used again is another session.

/// The lines that wait in the session that we are in.
package struct Spool {
  /// The file that they wait in.
  package let path: [UInt8]
  private let folder: [UInt8]
  /// More bytes than this are no news any more.
  private static let limit = 1 << 16

  /// The spool of a terminal; nil where there can be none.
  ///
  /// - Parameters:
  ///   - runtime: the person's runtime directory, which belongs to this user and to nobody else.
  ///   - terminal: the terminal.
  package init?(runtime: [UInt8], terminal: TTY) {
    guard let folder = SharedRecords.folder(runtime, terminal) else { return nil }
    let leader = OtherProcess.sessionLeader
    self.folder = folder
    path = folder + Array("/spool-\(leader.number)-\(leader.startTime ?? 0)".utf8)
  }

  /// Adds a line with its line break, unless too much waits already; says whether it waits now.
  package func append(_ line: [UInt8]) -> Bool {
    withFile { descriptor in
      guard let size = try? System.facts(descriptor).size, size + line.count <= Self.limit else {
        return false
      }
      return (try? System.overwrite(descriptor, line, at: size)) != nil
    } ?? false
  }

  /// Takes all lines out.
  package func take() -> [UInt8] {
    guard (try? System.facts(of: path)) != nil else { return [] }
    return withFile { descriptor in
      let lines = try? System.readFromStart(descriptor, limit: Self.limit)
      try? System.truncate(descriptor, to: 0)
      return lines
    } ?? []
  }

  /// Takes the lines of other sessions away.
  package func forgetOthers() {
    for name in System.names(in: folder) where name.starts(with: "spool-".utf8) {
      let other = folder + Array("/".utf8) + name
      if other != path { try? System.remove(other) }
    }
  }

  private func withFile<Result>(_ body: (Int32) -> Result?) -> Result? {
    guard let descriptor = try? System.openFile(path, .own) else { return nil }
    defer { try? System.closeFile(descriptor) }
    FileLock.take(descriptor)
    return body(descriptor)
  }
}
