// The command line as bytes. `CommandLine.arguments` repairs what is not valid UTF-8, and so loses a
// value that must come back byte for byte.

/// The words this program was called with.
package enum Arguments {
  /// All of them, the program's own name first; each without its final NUL.
  package static func all() -> [[UInt8]] { System.arguments() }
}
