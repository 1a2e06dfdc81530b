// A file of lines that only grows to a limit, then loses its older half.

package struct Journal {
  private let folder, path: [UInt8]

  /// The journal `name` in a folder within `parent`; the parent is not made.
  package init(_ name: String, in folder: String, of parent: [UInt8]) {
    self.folder = parent + Array("/\(folder)".utf8)
    path = self.folder + Array("/\(name)".utf8)
  }

  /// Adds a line, given without its line break; of more than `limit` lines the later half is kept; errors are ignored.
  package func append(_ line: [UInt8], keeping limit: Int) {
    try? System.makeDirectory(folder)
    guard let descriptor = try? System.openFile(path, .privateFile) else { return }
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
  package var lines: [UInt8] { (try? Files.read(path, limit: 1 << 24)) ?? [] }
}
