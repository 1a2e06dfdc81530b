// The file that an answer is written to. It is opened before a box is shown, so that a name that cannot be written is
// reported at once and not after somebody has typed a page. Closing is checked, since a full disk or a lost network file
// system may be reported only then.

package final class OutputFile {
  private var descriptor: Int32
  private let name: [UInt8]

  /// `fd:N` is the open descriptor N; all else names a file, which is created (mode 0666 less the umask) or truncated.
  package convenience init(_ destination: [UInt8]) throws(FileError) {
    if destination.starts(with: "fd:".utf8) {
      let digits = String(decoding: destination.dropFirst(3), as: UTF8.self)
      guard let number = Int32(digits), number >= 0, digits.utf8.first != UInt8(ascii: "+") else {
        throw FileError(attempt: .write, name: destination, errno: .invalidArgument)
      }
      try self.init(descriptor: number, name: destination)
      return
    }
    let descriptor = try FileError.wrapping(.write, destination) { () throws(Errno) in
      try System.openFile(destination, .create)
    }
    self.init(owning: descriptor, name: destination)
  }

  /// Duplicates a descriptor, which must be open for writing; the number itself stays open.
  package init(descriptor: Int32, name: [UInt8]) throws(FileError) {
    self.descriptor = try FileError.wrapping(.write, name) { () throws(Errno) in
      guard try System.access(descriptor).writes else { throw .badDescriptor }
      return try System.duplicate(descriptor)
    }
    self.name = name
  }

  private init(owning descriptor: Int32, name: [UInt8]) {
    self.descriptor = descriptor
    self.name = name
  }

  deinit { if descriptor != -1 { try? System.closeFile(descriptor) } }

  package var isTerminal: Bool { System.isTerminal(descriptor) }

  /// Writes all bytes; unless SIGPIPE is ignored (`Signals.ignoreFailedWrites`), a closed pipe ends the process.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    try FileError.wrapping(.write, name) { () throws(Errno) in
      try Descriptor.writeAll(descriptor, bytes)
    }
  }

  /// Closes the file; throws where bytes written before are lost.
  package func close() throws(FileError) {
    if descriptor == -1 { return }
    defer { descriptor = -1 }
    try FileError.wrapping(.write, name) { () throws(Errno) in try System.closeFile(descriptor) }
  }
}
