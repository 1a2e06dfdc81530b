// The system's errors as values: those that the program tells apart, and what the system calls each.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An error number of the system.
package struct Errno: Error, Equatable, Sendable {
  /// The number, as in C's `errno`.
  package let rawValue: Int32

  /// The error with that number.
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

extension Errno {
  /// An interrupted call, `EINTR`.
  static let interrupted = Errno(rawValue: EINTR)
  /// No data yet, or no room yet, `EAGAIN`.
  static let wouldBlock = Errno(rawValue: EAGAIN)
  /// An input or output error; on a terminal mostly a hang-up, `EIO`.
  static let inputOutput = Errno(rawValue: EIO)
  /// No such file, `ENOENT`.
  package static let noSuchFile = Errno(rawValue: ENOENT)
  /// A directory where a file was wanted, `EISDIR`.
  package static let isDirectory = Errno(rawValue: EISDIR)
  /// The disk is full, `ENOSPC`.
  package static let noSpace = Errno(rawValue: ENOSPC)
  /// Nobody reads the other end of a pipe, `EPIPE`.
  package static let brokenPipe = Errno(rawValue: EPIPE)
  /// Not an open descriptor, or not open for this, `EBADF`.
  package static let badDescriptor = Errno(rawValue: EBADF)
  /// An argument that makes no sense, `EINVAL`.
  package static let invalidArgument = Errno(rawValue: EINVAL)
  /// A file larger than it may be, `EFBIG`.
  package static let tooLarge = Errno(rawValue: EFBIG)
  /// Not a terminal, `ENOTTY`.
  package static let notATerminal = Errno(rawValue: ENOTTY)

  /// What the system calls the error.
  package var text: String {
    guard let text = unsafe strerror(rawValue) else { return "Error \(rawValue)" }
    return unsafe String(cString: text)
  }
}
