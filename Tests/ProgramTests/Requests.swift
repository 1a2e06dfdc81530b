// What the tests of the program share: command lines as one would type them, and environments.

import Screens
import Testing

@testable import Options
import Screens

/// The box that `toast LINE` asks for; the line is split as a shell does it.
func box(_ line: String) throws -> BoxRequest {
  let request = try Request(parsing: try ShellWords.split(Array(line.utf8)))
  guard case .box(let box) = request else { throw NoBox() }
  return box
}

/// The line asks for something else.
struct NoBox: Error {}

/// An environment, written as `NAME=value NAME=value`.
func environment(_ text: String) -> Variables {
  var variables: [String: String] = [:]
  for word in text.split(separator: " ") {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    variables[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
  }
  return { [variables] in variables[$0] }
}

/// The terminal that an environment describes.
func kind(_ text: String) -> TerminalKind { TerminalKind(environment(text)) }
