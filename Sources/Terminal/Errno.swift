// The system's errors as values. The constants stand in System.swift, where the C library is known.

/// An error number of the system.
package struct Errno: Error, Equatable, Sendable {
  /// The number, as in C's `errno`.
  package let rawValue: Int32

  /// The error with that number.
  package init(rawValue: Int32) { self.rawValue = rawValue }
}
