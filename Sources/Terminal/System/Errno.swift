// The system's errors as values: those that the program tells apart, and the system's message for each.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An error number of the system.
package struct Errno: Error, Equatable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }
}

extension Errno {
  /// `EINTR`: a signal interrupted the call.
  static let interrupted = Errno(rawValue: EINTR)
  /// `EAGAIN`: no data yet, or no room yet.
  static let wouldBlock = Errno(rawValue: EAGAIN)
  /// `EIO`: on a terminal mostly a hang-up.
  static let inputOutput = Errno(rawValue: EIO)
  package static let noSuchFile = Errno(rawValue: ENOENT)
  /// `EISDIR`: a directory where a file was wanted.
  package static let isDirectory = Errno(rawValue: EISDIR)
  /// `ENOSPC`: the disk is full.
  package static let noSpace = Errno(rawValue: ENOSPC)
  /// `EPIPE`: the reading end of a pipe is closed.
  package static let brokenPipe = Errno(rawValue: EPIPE)
  /// `EBADF`: not an open descriptor, or not open for this.
  package static let badDescriptor = Errno(rawValue: EBADF)
  package static let invalidArgument = Errno(rawValue: EINVAL)
  package static let tooLarge = Errno(rawValue: EFBIG)
  package static let notATerminal = Errno(rawValue: ENOTTY)

  /// The system's message for the error.
  package var text: String {
    guard let text = unsafe strerror(rawValue) else { return "Error \(rawValue)" }
    return unsafe String(cString: text)
  }
}
