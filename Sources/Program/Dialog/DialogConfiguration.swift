// The configuration file of dialog: where it is, and what it comes to for the boxes. Most people have none, and then
// nothing is made of it.

import Boxes
import Drawing
import Options
import Terminal
import Text
import Screens

/// What a configuration file says.
struct DialogConfiguration {
  /// The file as it was read; nil where there is none.
  private let resource: DialogResource?

  /// Longer files are no configuration, in bytes.
  private static let limit = 1 << 20

  /// The first that can be read of the file that DIALOGRC names, `~/.dialogrc` and `/etc/dialogrc`.
  init(_ variables: Variables) {
    var names: [[UInt8]] = []
    // A lone dash is the name of no file here: it would be standard input, which is the caller's.
    if let name = variables("DIALOGRC"), !name.isEmpty, name != "-" {
      names.append(Array(name.utf8))
    }
    if let home = variables("HOME"), !home.isEmpty {
      names.append(Array(home.utf8) + Array("/.dialogrc".utf8))
    }
    names.append(Array("/etc/dialogrc".utf8))
    for name in names {
      if let bytes = try? Files.read(name, limit: Self.limit) {
        resource = DialogResource(parsing: bytes, name: name)
        return
      }
    }
    resource = nil
  }

  /// What is wrong with the file, a line each.
  var warnings: [String] { resource?.warnings ?? [] }

  /// What a box is told when nothing is said.
  var settings: DialogSettings {
    var settings = DialogSettings()
    resource?.apply(to: &settings)
    return settings
  }

  /// The colours of the boxes on a terminal.
  func theme(_ look: Look) -> ClassicTheme {
    resource?.theme(look: look) ?? ClassicTheme(look: look)
  }

  /// What the terminal can show, less the colours that the file switches off.
  func look(_ look: Look) -> Look { resource?.look(look) ?? look }

  /// The keys that mean something else in a box with these buttons.
  func bindings(_ buttons: @autoclosure () -> [Button]) -> ClassicBindings {
    resource?.keys(buttons: buttons().map(\.name)) ?? ClassicBindings()
  }
}
