// The environment of this process, asked variable by variable, since a start copies nothing that nobody asks for.

/// Environment variables.
package enum Environment {
  /// A variable's bytes; nil when it is not set.
  package static func bytes(_ name: String) -> [UInt8]? { System.environmentValue(name) }

  /// A variable's text, invalid UTF-8 repaired; nil when it is not set.
  package static func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }
}
