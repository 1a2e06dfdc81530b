// What the toasts of one terminal know of each other: a folder with a record for each, in the user's runtime directory. The
// owner of a record keeps its file locked as long as it lives, so a record that can be locked is one of a process that has
// ended, however that came, and is removed. Records have no age, and nothing needs cleaning up.
//
// The folder has a lock of its own, held for a few system calls; records are read and changed under it only. Whoever leaves no
// record behind removes the folder; those who wait for a lock that has been removed make it anew.

package final class SharedRecords {
  package struct Record: Sendable {
    /// The name of its file; lower ones were made earlier.
    package let name: Int
    package var bytes: [UInt8]
  }

  private let folder: [UInt8]
  private var lock: Int32
  /// The file of our own record, open and locked; −1 is none.
  private var own: Int32 = -1
  package private(set) var ownName = -1

  /// Opens the records about `terminal` in the user's runtime directory; nil where there can be none.
  package init?(runtime: [UInt8], terminal: TTY) {
    guard let folder = Self.folder(runtime, terminal), let lock = Self.openLock(in: folder) else {
      return nil
    }
    (self.folder, self.lock) = (folder, lock)
  }

  deinit {
    for descriptor in [own, lock] where descriptor != -1 { try? System.closeFile(descriptor) }
  }

  /// The folder about a terminal, within one for all that is made where it is missing; nil where there can be none.
  ///
  /// Its name is that of the device and of the file system it is on, since several of these may use the same names.
  package static func folder(_ runtime: [UInt8], _ terminal: TTY) -> [UInt8]? {
    guard runtime.first == UInt8(ascii: "/"), let path = terminal.path,
      path.starts(with: "/dev/".utf8), let node = try? System.status(of: path),
      (try? System.status(of: runtime))?.isPrivateDirectory == true
    else { return nil }
    let toasts = runtime + Array("/toast".utf8)
    let name = path.dropFirst(5).map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }
    try? System.makeDirectory(toasts)
    guard (try? System.status(of: toasts))?.isPrivateDirectory == true else { return nil }
    return toasts + Array("/".utf8) + name + Array(".\(node.device)".utf8)
  }

  /// Opens the lock, which others may remove with its folder at any time.
  private static func openLock(in folder: [UInt8]) -> Int32? {
    for _ in 0..<100 {
      try? System.makeDirectory(folder)
      do throws(Errno) {
        return try System.openFile(lockPath(folder), .privateFile)
      } catch .noSuchFile {
      } catch {
        return nil
      }
    }
    return nil
  }

  private static func lockPath(_ folder: [UInt8]) -> [UInt8] { folder + Array("/lock".utf8) }

  /// Runs `body` while no other process reads or changes records.
  package func withLock<Result>(_ body: () -> Result) -> Result {
    FileLock.acquire(lock)
    while own == -1, (try? System.status(lock))?.isRemoved == true,
      let made = Self.openLock(in: folder)
    {
      try? System.closeFile(lock)
      lock = made
      FileLock.acquire(lock)
    }
    defer {
      if own == -1 { removeEmptyFolder() }
      System.unlock(lock)
    }
    return body()
  }

  private func removeEmptyFolder() {
    guard System.entries(ofDirectory: folder).count == 1 else { return }
    try? System.removeFile(Self.lockPath(folder))
    try? System.removeDirectory(folder)
  }

  // MARK: Under the lock

  /// The records of living processes, our own included, the earliest first.
  package func all() -> [Record] {
    var records: [Record] = []
    for file in System.entries(ofDirectory: folder) {
      guard let name = Int(String(decoding: file, as: UTF8.self)) else { continue }
      guard name != ownName else {
        if let bytes = read(own) { records.append(Record(name: name, bytes: bytes)) }
        continue
      }
      guard let descriptor = try? System.openFile(path(name), .read) else { continue }
      defer { try? System.closeFile(descriptor) }
      if (try? System.lock(descriptor, waiting: false, shared: true)) != nil {
        try? System.removeFile(path(name))
      } else if let bytes = read(descriptor) {
        records.append(Record(name: name, bytes: bytes))
      }
    }
    return records.sorted { $0.name < $1.name }
  }

  /// What a record says; nil where there is none of that name.
  package func bytes(of name: Int) -> [UInt8]? {
    if name == ownName { return read(own) }
    guard let descriptor = try? System.openFile(path(name), .read) else { return nil }
    defer { try? System.closeFile(descriptor) }
    return read(descriptor)
  }

  /// Makes our own record, after the one named `last`; returns whether that succeeded.
  package func join(_ bytes: [UInt8], behind last: Int) -> Bool {
    for name in last + 1..<last + 100 {
      guard let descriptor = try? System.openFile(path(name), .newPrivateFile) else { continue }
      own = descriptor
      ownName = name
      if (try? System.lock(own, waiting: false)) != nil, (try? System.overwrite(own, bytes)) != nil
      {
        return true
      }
      leave()
      return false
    }
    return false
  }

  /// Replaces the contents of a record, whose length stays.
  package func update(_ name: Int, _ bytes: [UInt8]) {
    if name == ownName {
      try? System.overwrite(own, bytes)
    } else if let descriptor = try? System.openFile(path(name), .write) {
      try? System.overwrite(descriptor, bytes)
      try? System.closeFile(descriptor)
    }
  }

  package func leave() {
    guard own != -1 else { return }
    try? System.removeFile(path(ownName))
    try? System.closeFile(own)
    (own, ownName) = (-1, -1)
  }

  // MARK: Without the lock

  /// Waits for the owner of a record to leave or end; false where a signal asks for the end or a stop.
  ///
  /// `isWanted` is asked at first, every so many milliseconds, and on `RunningProcess.wake`.
  package func waitForOwner(
    of name: Int, checkingEveryMilliseconds interval: Int, while isWanted: () -> Bool
  ) -> Bool {
    guard let descriptor = try? System.openFile(path(name), .read) else { return true }
    defer { try? System.closeFile(descriptor) }
    let result = FileLock.wait(
      for: descriptor, isShared: true, checkingEveryMilliseconds: interval, isWanted: isWanted)
    return result != .interrupted
  }

  private func path(_ name: Int) -> [UInt8] { folder + Array("/\(name)".utf8) }

  private func read(_ descriptor: Int32) -> [UInt8]? {
    try? System.readFromStart(descriptor, limit: 1 << 16)
  }
}
