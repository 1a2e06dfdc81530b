// A pseudo-terminal for the tests, and the few system calls that only they need.

import Glibc
import Synchronization

@testable import Terminal

/// A terminal whose other end the test holds.
final class Pseudoterminal: Sendable {
  /// The end of whoever sees and types.
  let screen: Int32
  /// The terminal's own end, kept open so that its modes can be looked at.
  let line: Int32
  /// The path of the terminal.
  let path: [UInt8]

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var ends: (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 128)
    guard unsafe openpty(&ends.0, &ends.1, &name, nil, &size) == 0 else {
      throw Errno(rawValue: errno)
    }
    // No exec may carry the ends away, or the terminal never hangs up.
    _ = (fcntl(ends.0, F_SETFD, FD_CLOEXEC), fcntl(ends.1, F_SETFD, FD_CLOEXEC))
    (screen, line) = ends
    path = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  }

  deinit { _ = (close(screen), close(line)) }

  /// The terminal as the program opens it.
  func open() throws -> TTY { try TTY.open(path) }

  /// Its modes now.
  func modes() throws -> TerminalModes { try System.modes(line) }

  /// Types bytes that can be read at once: a whole line, or any where single keys are delivered.
  ///
  /// The system passes them on by and by, so this waits for them to arrive.
  func type(_ text: String) throws {
    try Descriptor.writeAll(screen, text.bytes)
    _ = try System.awaitReadiness([line], milliseconds: -1)
  }

  /// What has been shown since the last look.
  ///
  /// The system passes bytes on by and by, so this waits for one that is sent behind them.
  func shown() -> String {
    let mark: UInt8 = 0x01
    System.setNonBlocking(screen)
    System.setNonBlocking(line)
    var all: [UInt8] = []
    var isMarked = false
    while all.last != mark {
      // There may be no room for it before something is taken.
      if !isMarked { isMarked = (try? System.writeBytes(line, [mark], from: 0)) == 1 }
      _ = try? System.awaitReadiness([screen], milliseconds: 20)
      all += (try? System.readBytes(screen, limit: 65_536)) ?? []
    }
    return String(decoding: all.dropLast(), as: UTF8.self)
  }
}

/// System calls of the tests.
enum Calls {
  /// Stops a child of ours, and waits until it has stopped.
  static func stop(_ process: Int32) {
    kill(process, SIGSTOP)
    var status: Int32 = 0
    _ = unsafe waitpid(process, &status, WUNTRACED)
  }
  /// Has a descriptor's number stand for another open file.
  static func replace(_ descriptor: Int32, by other: Int32) -> Bool {
    dup2(other, descriptor) != -1
  }
  /// Sends this process a signal; `raise` would not do, since the threads of tasks block signals.
  static func signal(_ number: Int32) { kill(getpid(), number) }
  /// Ends with status 1, unless a signal ends the process before.
  static func expectEndBySignal() -> Never {
    let patience = Clock.now() + .seconds(20)
    while Clock.now() < patience { _ = EventWait.wait(readable: [], until: patience) }
    CurrentProcess.exit(1)
  }
  static func ignore(_ number: Int32) { System.setAction(of: number, .ignored) }
  /// A copy of a descriptor that children would inherit.
  static func inheritableCopy(of descriptor: Int32) -> Int32 { dup(descriptor) }
  static func mode(of path: String) -> mode_t {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }
  static func setUmask(_ mask: mode_t) -> mode_t { umask(mask) }
  /// A new directory for a test's files.
  static func temporaryDirectory() throws -> String {
    var template = Array("/tmp/terminal-tests-XXXXXX".utf8CString)
    if unsafe mkdtemp(&template) == nil { throw Errno(rawValue: errno) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension String {
  /// The text's bytes.
  var bytes: [UInt8] { Array(utf8) }
}

/// Work on a thread of its own: the threads of tasks are few, and two that wait for each other there
/// may wait for ever.
final class Background<Value: Sendable>: Sendable {
  private final class Work: Runnable, Sendable {
    let body: @Sendable () throws -> Value
    let result = Mutex<Result<Value, any Error>?>(nil)

    init(_ body: @escaping @Sendable () throws -> Value) { self.body = body }

    func run() {
      let outcome = Result { try body() }
      result.withLock { $0 = outcome }
    }
  }

  private let work: Work
  private let thread: pthread_t

  init(_ body: @escaping @Sendable () throws -> Value) throws {
    work = Work(body)
    var thread = pthread_t()
    let failure = unsafe pthread_create(
      &thread, nil,
      { context in
        if let context = unsafe context {
          let work = unsafe Unmanaged<AnyObject>.fromOpaque(context).takeRetainedValue()
          (work as? any Runnable)?.run()
        }
        return nil
      }, Unmanaged<AnyObject>.passRetained(work).toOpaque())
    if failure != 0 { throw Errno(rawValue: failure) }
    self.thread = thread
  }

  /// What the work gave, once it is done.
  func value() throws -> Value {
    pthread_join(thread, nil)
    guard let result = work.result.withLock({ $0 }) else { throw Errno.invalidArgument }
    return try result.get()
  }
}

/// What a thread runs.
private protocol Runnable { func run() }
