// Files and descriptors: what is read comes back byte for byte, and every failure is told by its name.

import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(1))) final class FileTests {
  let directory: String

  init() throws { directory = try Calls.temporaryDirectory() }

  deinit {
    _ = Child.output(of: ["rm".bytes, "-r".bytes, directory.bytes], timeout: .seconds(20))
  }

  private func path(_ name: String) -> [UInt8] { "\(directory)/\(name)".bytes }

  private func write(_ bytes: [UInt8], to name: String) throws {
    let file = try OutputFile(path(name))
    try file.write(bytes)
    try file.close()
  }

  @Test(arguments: [0, 1, 65535, 65536, 65537, 300_000])
  func `a file of any length comes back byte for byte`(length: Int) throws {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    try write(bytes, to: "any-\(length)")
    #expect(try Files.read(path("any-\(length)")) == bytes)
  }

  @Test(arguments: [
    ("/", Errno(rawValue: 21), "cannot read /: Is a directory"),
    ("/nowhere/x", .noSuchFile, "cannot read /nowhere/x: No such file or directory"),
    ("/etc/passwd/x", Errno(rawValue: 20), "cannot read /etc/passwd/x: Not a directory"),
    ("a\0b", .invalidArgument, "cannot read a\0b: Invalid argument"),
    ("/dev/zero", .tooLarge, "cannot read /dev/zero: File too large"),
  ])
  func `an unreadable file is named with the reason`(
    name: String, errno: Errno, message: String
  ) {
    let error = #expect(throws: FileError.self) { try Files.read(name.bytes, limit: 100_000) }
    #expect(error?.errno == errno)
    #expect(error?.message == message)
  }

  @Test func `a file of just the limit is read and one byte more is not`() throws {
    try write([UInt8](repeating: 65, count: 10), to: "ten")
    #expect(try Files.read(path("ten"), limit: 10).count == 10)
    #expect(throws: FileError.self) { try Files.read(path("ten"), limit: 9) }
  }

  @Test(arguments: [(9, false), (10, true)])
  func `a file in pieces has an end too`(limit: Int, isRead: Bool) throws {
    try write([UInt8](repeating: 65, count: 10), to: "pieces-\(limit)")
    var count = 0
    let error: FileError?
    do throws(FileError) {
      try Files.forEachPiece(of: path("pieces-\(limit)"), limit: limit) { count += $0.count }
      error = nil
    } catch let caught {
      error = caught
    }
    #expect(error?.errno == (isRead ? nil : .tooLarge))
    #expect(count == (isRead ? 10 : 0))
  }

  @Test func `an answer replaces what the file held`() throws {
    try write("a long former answer".bytes, to: "answer")
    try write("short".bytes, to: "answer")
    #expect(try Files.read(path("answer")) == "short".bytes)
  }

  @Test func `a new file has the mode that the umask leaves`() throws {
    let before = Calls.setUmask(0o027)
    defer { _ = Calls.setUmask(before) }
    try write([], to: "mode")
    #expect(Calls.mode(of: "\(directory)/mode") == 0o640)
  }

  @Test func `a full disk is an error of the answer`() throws {
    let file = try OutputFile("/dev/full".bytes)
    let error = #expect(throws: FileError.self) { try file.write("OK".bytes) }
    #expect(error?.errno == .noSpace)
  }

  @Test func `a pipe that nobody reads is an error of the answer`() throws {
    Signals.ignoreFailedWrites()
    let pipe = try System.makePipe()
    let file = try OutputFile("fd:\(pipe.writing)".bytes)
    try System.closeFile(pipe.reading)
    let error = #expect(throws: FileError.self) { try file.write("OK".bytes) }
    #expect(error?.errno == .brokenPipe)
    try System.closeFile(pipe.writing)
  }

  @Test(arguments: ["fd:", "fd:x", "fd:-1", "fd:+1", "fd:1x", "fd:99999999999"])
  func `what is no descriptor is refused`(name: String) {
    let error = #expect(throws: FileError.self) { try OutputFile(name.bytes) }
    #expect(error?.errno == .invalidArgument)
  }

  @Test func `a descriptor that is closed or only for reading is refused before use`() throws {
    let reading = try System.openFile("/dev/null".bytes, .read)
    #expect(throws: FileError.self) { try OutputFile("fd:\(reading)".bytes) }
    try System.closeFile(reading)
    #expect(throws: FileError.self) { try OutputFile("fd:1000".bytes) }
  }

  @Test func `closing an answer leaves the caller's descriptor open`() throws {
    let pipe = try System.makePipe()
    let file = try OutputFile("fd:\(pipe.writing)".bytes)
    try file.write("OK\n".bytes)
    try file.close()
    #expect(System.isOpen(pipe.writing))
    try System.closeFile(pipe.writing)
    #expect(try Files.read(descriptor: pipe.reading, name: "pipe".bytes) == "OK\n".bytes)
    try System.closeFile(pipe.reading)
  }

  @Test func `a pipe made non-blocking by somebody else is written whole`() throws {
    let pipe = try System.makePipe()
    System.setNonBlocking(pipe.writing)
    let bytes = (0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 41) }
    let writer = try Background {
      try Descriptor.writeAll(pipe.writing, bytes)
      try System.closeFile(pipe.writing)
    }
    #expect(try Files.read(descriptor: pipe.reading, name: []) == bytes)
    try writer.value()
    try System.closeFile(pipe.reading)
  }

  @Test func `open standard descriptors are left alone`() async {
    await #expect(processExitsWith: .exitCode(33)) {
      CurrentProcess.exit(StandardDescriptors.openMissing().isEmpty ? 33 : 1)
    }
  }
}
