// Errors of files, with the name that the caller used.

/// Why a file could not be read or written.
package struct FileError: Error, Equatable, Sendable {
  /// The operations that can fail.
  package enum Attempt: String, Equatable, Sendable {
    case read, write
  }

  /// The operation that failed.
  package let attempt: Attempt
  /// The file as the caller named it; `-` is standard input.
  package let name: [UInt8]
  /// The system's error; `EFBIG` too for a file larger than the caller allowed.
  package let errno: Errno

  /// An error of an operation on a file.
  package init(attempt: Attempt, name: [UInt8], errno: Errno) {
    self.attempt = attempt
    self.name = name
    self.errno = errno
  }

  /// One line for people, without a full stop; invalid UTF-8 in the name is repaired, control characters are not.
  package var message: String {
    "cannot \(attempt.rawValue) \(String(decoding: name, as: UTF8.self)): \(errno.text)"
  }
}
