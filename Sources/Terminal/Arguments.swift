// The command line as bytes. `CommandLine.arguments` repairs invalid UTF-8, and so loses a value that must be returned byte
// for byte.

/// The arguments of this program.
package enum Arguments {
  /// All arguments, the program's own name first.
  package static func all() -> [[UInt8]] { System.arguments() }
}
