// The environment as bytes. The process's own is asked variable by variable, since a start copies
// nothing that nobody asks for; a fixed one serves whoever wants known answers.

/// Environment variables.
package struct Environment: Sendable {
  private let fixed: [String: [UInt8]]?

  /// The variables of this process.
  package static let current = Environment()

  /// The variables of this process, as they are when asked.
  package init() { fixed = nil }

  /// Just these variables.
  package init(_ variables: [String: [UInt8]]) { fixed = variables }

  /// Just these variables.
  package init(_ variables: [String: String]) { fixed = variables.mapValues { Array($0.utf8) } }

  /// A variable's bytes; nil when it is not set.
  package subscript(name: String) -> [UInt8]? {
    guard let fixed else { return System.environmentValue(name) }
    return fixed[name]
  }

  /// A variable's text, invalid UTF-8 repaired; nil when it is not set.
  package func text(_ name: String) -> String? {
    self[name].map { String(decoding: $0, as: UTF8.self) }
  }

  /// All variables as `NAME=VALUE`, in no promised order.
  package func all() -> [[UInt8]] {
    guard let fixed else { return System.environment() }
    return fixed.map { Array($0.key.utf8) + [UInt8(ascii: "=")] + $0.value }
  }
}
