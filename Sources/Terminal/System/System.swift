// The door to the C library: a wrapper for each call, one rule for interrupted calls, one error type, and every difference
// between platforms. Nothing outside this folder names a C type, and nothing here decides anything. Functions that signal
// handlers may call say so: they allocate nothing, throw nothing and touch no lazily initialised global (signal-safety(7)).

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

enum System {
  /// The result of a call; −1 becomes an error; a call that a signal interrupted is repeated unless `retrying` is false.
  static func result<Value: FixedWidthInteger>(
    retrying: Bool = true, _ call: () -> Value
  ) throws(Errno) -> Value {
    while true {
      let value = call()
      if value != -1 { return value }
      let error = Errno(rawValue: errno)
      if !retrying || error != .interrupted { throw error }
    }
  }

  /// The result of a call that takes a path as a C string; a path with a NUL in it is an invalid argument.
  static func withPath<Value: FixedWidthInteger>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Value
  ) throws(Errno) -> Value {
    if path.contains(0) { throw .invalidArgument }
    // Outside of the call, so that freeing it cannot change `errno`.
    let terminated = path.map { CChar(bitPattern: $0) } + [0]
    return try result { unsafe body(terminated) }
  }

  /// Calls `body` with bytes as a C string.
  static func withTerminated<Value>(
    _ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Value
  ) -> Value {
    let terminated = bytes.map { CChar(bitPattern: $0) } + [0]
    return unsafe body(terminated)
  }

  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}

/// An error number of the system.
package struct Errno: Error, Equatable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  static let interrupted = Errno(rawValue: EINTR)
  static let wouldBlock = Errno(rawValue: EAGAIN)
  /// `EIO`: on a terminal mostly a hang-up.
  static let inputOutput = Errno(rawValue: EIO)
  package static let noSuchFile = Errno(rawValue: ENOENT)
  package static let noSpace = Errno(rawValue: ENOSPC)
  package static let brokenPipe = Errno(rawValue: EPIPE)
  package static let badDescriptor = Errno(rawValue: EBADF)
  package static let isDirectory = Errno(rawValue: EISDIR)
  package static let invalidArgument = Errno(rawValue: EINVAL)
  package static let tooLarge = Errno(rawValue: EFBIG)
  package static let notATerminal = Errno(rawValue: ENOTTY)

  /// The system's message for the error.
  package var text: String {
    guard let text = unsafe strerror(rawValue) else { return "Error \(rawValue)" }
    return unsafe String(cString: text)
  }
}
