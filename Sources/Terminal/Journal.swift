// A file of lines that only grows to a limit, then loses its older half. What stands in it is private, so a file that others
// may read, or may have put there, is neither written nor read.

/// Why a journal is not used; a sentence without a full stop.
package struct JournalError: Error, Equatable, Sendable {
  package let message: String
}

package struct Journal {
  private let folder, path: [UInt8]

  /// The journal `name` in a folder within `parent`; what of these is missing is made with the first line.
  package init(_ name: String, in folder: String, of parent: [UInt8]) {
    self.folder = parent + Array("/\(folder)".utf8)
    path = self.folder + Array("/\(name)".utf8)
  }

  /// Adds a line, given without its line break; of more than `limit` lines the later half is kept; a full disk is ignored.
  package func append(_ line: [UInt8], keeping limit: Int) throws(JournalError) {
    for end in folder.indices.dropFirst() where folder[end] == UInt8(ascii: "/") {
      try? System.makeDirectory(Array(folder[..<end]))
    }
    try? System.makeDirectory(folder)
    let descriptor = try open(.privateFile)
    defer { try? System.closeFile(descriptor) }
    FileLock.acquire(descriptor)
    guard let size = try? System.status(descriptor).size else { return }
    try? System.overwrite(descriptor, line + [10], at: size)
    // Lines are counted only where there may be too many.
    guard size > limit * 16, let all = try? System.readFromStart(descriptor, limit: 1 << 24) else {
      return
    }
    let count = all.count { $0 == 10 }
    guard count > limit || size > 1 << 23 else { return }
    var start = 0
    var left = count / 2
    while left > 0, start < all.count {
      if all[start] == 10 { left -= 1 }
      start += 1
    }
    try? System.overwrite(descriptor, Array(all[start...]))
    try? System.truncate(descriptor, to: all.count - start)
  }

  /// The lines, each with its line break; none where there is no journal.
  package func lines() throws(JournalError) -> [UInt8] {
    do throws(Errno) {
      _ = try System.status(of: path)
    } catch {
      if error == .noSuchFile { return [] }
    }
    let descriptor = try open(.lock)
    defer { try? System.closeFile(descriptor) }
    return (try? System.readFromStart(descriptor, limit: 1 << 24)) ?? []
  }

  private func open(_ mode: OpenMode) throws(JournalError) -> Int32 {
    let isOwn = (try? System.status(of: folder))?.isPrivateDirectory ?? false
    guard isOwn, System.linkTarget(folder) == nil else {
      throw error(folder, "this must be a folder, no link, in which only this user may write")
    }
    let descriptor: Int32
    let isPrivate: Bool
    do throws(Errno) {
      descriptor = try System.openFile(path, mode)
      isPrivate = try System.status(descriptor).isPrivateFile
    } catch {
      throw self.error(path, error.text)
    }
    if isPrivate, System.linkTarget(path) == nil { return descriptor }
    try? System.closeFile(descriptor)
    throw error(path, "this must be a file, no link, that only this user may read (chmod 600)")
  }

  private func error(_ path: [UInt8], _ reason: String) -> JournalError {
    JournalError(message: "\(String(decoding: path, as: UTF8.self)): \(reason)")
  }
}
