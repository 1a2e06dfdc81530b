// What can go wrong with a file, with the name it was called by.

/// Why a file could not be read or written.
package struct FileError: Error, Equatable, Sendable {
  /// What was tried.
  package enum Attempt: String, Equatable, Sendable {
    case read, write
  }

  /// What was tried.
  package let attempt: Attempt
  /// The file as the caller named it; `-` is standard input.
  package let name: [UInt8]
  /// The system's error; `EFBIG` too for a file larger than the caller allowed.
  package let errno: Errno

  /// An error by what was tried with which file.
  package init(attempt: Attempt, name: [UInt8], errno: Errno) {
    self.attempt = attempt
    self.name = name
    self.errno = errno
  }

  /// One line for people, without a full stop; the name in it is repaired, not sanitised.
  package var message: String {
    "cannot \(attempt.rawValue) \(String(decoding: name, as: UTF8.self)): \(errno.text)"
  }
}
