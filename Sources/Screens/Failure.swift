// Why the program ends without having done what it was asked to do: one line for the person, one
// code for the script.

package import Options
package import Terminal
import Text

/// An error with its exit status.
package struct Failure: Error, Equatable, Sendable {
  /// One line without the program's name and without a line break; empty where nothing is to be said.
  package let message: String
  /// 64 or more, after sysexits.
  package let status: Int32

  package init(_ message: String, status: Int32) {
    self.message = message
    self.status = status
  }

  package static let cannotRead: Int32 = 66
  package static let noTerminal: Int32 = 69
  /// An answer that cannot be written, or a terminal that cannot be used.
  package static let inputOutput: Int32 = 74
}

extension Failure {
  package init(_ error: UsageError) { self.init(error.message, status: error.status) }

  package init(_ error: FileError) {
    self.init(error.message, status: error.attempt == .read ? Self.cannotRead : Self.inputOutput)
  }

  package init(_ error: TerminalError) {
    let cannotBeUsed = error.kind == .noTerminal || error.kind == .background
    self.init(error.message, status: cannotBeUsed ? Self.noTerminal : Self.inputOutput)
  }
}

extension Signals {
  /// Has signals caught; throws where no descriptor is left for it.
  package static func catchAll() throws(Failure) {
    guard (try? install()) == nil else { return }
    throw Failure("no descriptor is left to catch signals with", status: Failure.inputOutput)
  }
}

extension [UInt8] {
  /// Bytes of the caller's as a complaint shows them: harmless and on one line.
  package var inComplaint: String {
    DisplayText(sanitizing: self, lines: .quoted, rules: TextRules()).visible
  }
}
