// The configuration file of dialog: where it is, and what its names come to for the boxes: keys, actions and colours. Most
// people have none, and then nothing is made of it.

package import Controls
package import Drawing
package import Input
package import Options
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
  func styles(_ look: Look) -> Styles { resource?.styles(look: look) ?? .dialog(look) }

  /// What the terminal can show, less the colours that the file switches off.
  func look(_ look: Look) -> Look { resource?.look(look) ?? look }

  /// The keys that mean something else.
  var bindings: KeyBindings { resource?.keyBindings ?? KeyBindings() }
}

extension DialogResource {
  /// The colours of boxes; without colour, reverse and bold in their place.
  package func styles(look: Look) -> Styles {
    var styles = Styles.dialog(look)
    if look.colors == .none { return styles }
    for color in colors { _ = styles.set(dialogColor: color.name, to: color.style) }
    return styles
  }

  /// What a terminal can show, as far as the configuration wants it.
  package func look(_ look: Look) -> Look {
    hasColors ? look : Look(colors: .none, symbols: look.symbols, encoding: look.encoding)
  }

  /// The keys that have a meaning of their own.
  package var keyBindings: KeyBindings {
    var keys = KeyBindings()
    for binding in bindings {
      let scope = BindingScope(rawValue: binding.widget)
      guard let key = Key(binding.key), let action = BindingAction(rawValue: binding.action),
        scope != nil || binding.widget == "*"
      else { continue }
      keys.bind(key, to: action, in: scope)
    }
    return keys
  }
}

extension Key {
  /// The key that the configuration means; nil for keys that no terminal of today sends.
  package init?(_ key: DialogKey) {
    switch key {
    case .character(let scalar): self.init(cursesCharacter: scalar)
    case .function(let number): self = .function(number)
    case .named(let name): self.init(cursesName: name)
    }
  }
}
