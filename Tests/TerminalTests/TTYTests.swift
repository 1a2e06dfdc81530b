// The terminal device, on pseudo-terminals: modes come back as they were, bytes go through whole, and
// locks exclude each other.

import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(1))) struct TTYTests {
  @Test func `the device itself and its size are known`() throws {
    let screen = try Pseudoterminal(columns: 132, rows: 43)
    let terminal = try screen.open()
    #expect(terminal.path == screen.path)
    #expect(terminal.size() ?? (0, 0) == (132, 43))
    #expect(terminal.isForeground)
  }

  @Test func `a terminal without a size says so`() throws {
    #expect(try Pseudoterminal(columns: 0, rows: 0).open().size() == nil)
  }

  @Test(arguments: [
    ("/dev/null", "/dev/null is not a terminal"),
    ("/nowhere", "cannot open the terminal /nowhere: No such file or directory"),
    ("/", "cannot open the terminal /: Is a directory"),
  ])
  func `what is no terminal is refused`(device: String, message: String) {
    let error = #expect(throws: TerminalError.self) { try TTY.open(device.bytes) }
    #expect(error?.kind == .noTerminal)
    #expect(error?.message == message)
  }

  @Test(arguments: [false, true])
  func `raw modes deliver single keys and give all back`(discarding: Bool) throws {
    let screen = try Pseudoterminal()
    let before = try screen.modes()
    let terminal = try screen.open()
    try terminal.enterRaw(discardingInput: discarding)
    #expect(try screen.modes() == before.rawInput)
    #expect(try screen.modes() != before)
    try screen.type("\u{3}\u{13}\r")
    #expect(try terminal.read() == .bytes([3, 19, 13]))
    try terminal.write("x\n".bytes)
    #expect(screen.shown() == "x\r\n", "output is processed as before, and nothing is echoed")
    terminal.leaveRaw()
    #expect(try screen.modes() == before)
  }

  @Test func `entering twice gives the first modes back`() throws {
    let screen = try Pseudoterminal()
    let before = try screen.modes()
    let terminal = try screen.open()
    try terminal.enterRaw(discardingInput: false)
    try terminal.enterRaw(discardingInput: false)
    terminal.leaveRaw()
    #expect(try screen.modes() == before)
  }

  @Test func `modes that somebody changed meanwhile become those to give back`() throws {
    let screen = try Pseudoterminal()
    let terminal = try screen.open()
    let before = try screen.modes()
    try terminal.enterRaw(discardingInput: false)
    try System.setModes(screen.line, before, .now)
    try terminal.enterRaw(discardingInput: false)
    #expect(try screen.modes() == before.rawInput)
    terminal.leaveRaw()
    #expect(try screen.modes() == before)
  }

  @Test(arguments: [(false, ReadResult.bytes("ls\n".bytes)), (true, .bytes([]))])
  func `typed-ahead bytes are kept or discarded`(discarding: Bool, read: ReadResult) throws {
    let screen = try Pseudoterminal()
    try screen.type("ls\r")
    let terminal = try screen.open()
    try terminal.enterRaw(discardingInput: discarding)
    #expect(terminal.pendingInput == (discarding ? 0 : 3))
    #expect(try terminal.read() == read)
    try screen.type("later")
    terminal.discardInput()
    #expect(try terminal.read() == .bytes([]), "and reading never waits")
  }

  @Test(arguments: [false, true])
  func `a megabyte goes whole through a slow reader`(nonBlocking: Bool) throws {
    let screen = try Pseudoterminal()
    let terminal = try screen.open()
    try terminal.enterRaw(discardingInput: false)
    if nonBlocking { System.setNonBlocking(terminal.descriptor) }
    let bytes = (0..<1_000_000).map { UInt8(33 + $0 % 89) }
    let reader = try Background {
      var all: [UInt8] = []
      while all.count < bytes.count { all += try Descriptor.readSome(screen.screen, limit: 777) }
      return all
    }
    try terminal.write(bytes)
    #expect(try reader.value() == bytes)
    terminal.leaveRaw()
  }

  @Test func `a hang-up is told to readers, writers and waiters`() throws {
    let screen = try Pseudoterminal()
    let terminal = try screen.open()
    try terminal.enterRaw(discardingInput: false)
    // Replaced, not closed, so that the number cannot become another test's.
    let other = try Pseudoterminal()
    try #require(Calls.replace(screen.screen, by: other.screen))
    #expect(EventWait.wait(readable: [terminal.descriptor], until: nil).hungUp != [])
    #expect(try terminal.read() == .hangUp)
    let error = #expect(throws: TerminalError.self) { try terminal.write([65]) }
    #expect(error?.kind == .hungUp)
    terminal.leaveRaw()
  }

  @Test func `the lock excludes another until it is released`() throws {
    let screen = try Pseudoterminal()
    let (first, second) = (try screen.open(), try screen.open())
    #expect(first.acquireLock() == .acquired)
    #expect(first.acquireLock() == .acquired)
    #expect(second.acquireLock(until: Clock.now()) == .timedOut)
    first.releaseLock()
    // Not at once: a child that another test is starting may have a copy of the lock for a moment.
    #expect(second.acquireLock() == .acquired)
  }

  @Test func `terminals do not exclude each other`() throws {
    let (one, other) = (try Pseudoterminal(), try Pseudoterminal())
    let (first, second) = (try one.open(), try other.open())
    #expect(first.acquireLock() == .acquired)
    #expect(second.acquireLock() == .acquired)
  }

  /// Another process that holds the lock of the terminal; it is `flock` of util-linux.
  private func holder(of screen: Pseudoterminal) throws -> Child {
    var command = Child.Command(
      [
        "flock".bytes, "-o".bytes, screen.path, "sh".bytes, "-c".bytes,
        "echo held; exec tail --pid=$PPID -f /dev/null".bytes,
      ])
    command.output = .pipe
    let child = try Child(command)
    #expect(try Descriptor.readSome(#require(child.output)) == "held\n".bytes)
    return child
  }

  @Test func `the lock of a killed holder is free`() throws {
    let screen = try Pseudoterminal()
    let child = try holder(of: screen)
    let terminal = try screen.open()
    #expect(terminal.acquireLock(until: Clock.now()) == .timedOut)
    child.send(.kill)
    _ = child.wait()
    #expect(terminal.acquireLock() == .acquired)
  }

  @Test func `a stopped holder is not waited for`() throws {
    let screen = try Pseudoterminal()
    let child = try holder(of: screen)
    Calls.stop(child.process)
    #expect(try screen.open().acquireLock() == .unavailable)
    child.send(.kill)
    _ = child.wait()
  }
}
