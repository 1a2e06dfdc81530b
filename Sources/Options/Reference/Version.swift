// The version of the program, which --version and the manual page tell.

package enum Version {
  /// As semantic versioning writes it.
  package static let number = "0.1.0"
  /// The day the manual page was last looked through.
  package static let date = "2026-11-30"
}
