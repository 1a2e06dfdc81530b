// Bytes to events.

/// Turns bytes from a terminal into events.
package struct KeyDecoder: Sendable {
  /// Bytes of a paste that are kept; the rest is read and dropped.
  package static let pasteLimit = 65_536

  /// Cursor position reports that are outstanding, 0 or more; the decoder counts them down.
  package var expectedReports = 0

  package init() {}

  /// Feeds bytes; returns the events they complete.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] { [] }

  /// What is waited for; nil if nothing is.
  package var pending: Pending? { nil }

  /// Ends the wait; returns the events that are left.
  package mutating func expire() -> [InputEvent] { [] }
}
