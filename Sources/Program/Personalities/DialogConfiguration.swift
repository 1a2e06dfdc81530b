// The configuration file of dialog: where it is, and what its names mean for the boxes: keys, actions and colours.

package import Controls
package import Drawing
package import Input
package import Options
import Terminal
import Text
import Screens

extension DialogResource {
  /// The first that can be read of the file that DIALOGRC names, `~/.dialogrc` and `/etc/dialogrc`, up to 1 MiB.
  static func configured(by variables: Variables) -> DialogResource? {
    var names = [Array("/etc/dialogrc".utf8)]
    if let home = variables("HOME"), !home.isEmpty {
      names.insert(Array("\(home)/.dialogrc".utf8), at: 0)
    }
    // A lone dash is the name of no file here: it would be standard input, which is the caller's.
    if let name = variables("DIALOGRC"), !name.isEmpty, name != "-" {
      names.insert(Array(name.utf8), at: 0)
    }
    for name in names {
      if let bytes = try? Files.read(name, limit: 1 << 20) {
        return DialogResource(parsing: bytes, name: name)
      }
    }
    return nil
  }

  /// The colours of boxes; without colour, reverse and bold in their place.
  package func styles(look: Look) -> Styles {
    var styles = Styles.dialog(look)
    if look.colors == .none { return styles }
    for color in colors { _ = styles.set(dialogColor: color.name, to: color.style) }
    return styles
  }

  package func look(_ look: Look) -> Look {
    hasColors ? look : Look(colors: .none, symbols: look.symbols, encoding: look.encoding)
  }

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
