// The environment of this process. Variables are looked up one by one, so that a start copies only those it uses.

/// Environment variables.
package enum Environment {
  /// A variable's bytes; nil when it is not set.
  package static func bytes(_ name: String) -> [UInt8]? { System.environmentValue(name) }

  /// A variable as text, invalid UTF-8 repaired; nil when it is not set.
  package static func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }
}
