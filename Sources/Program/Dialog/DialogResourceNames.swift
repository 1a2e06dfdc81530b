// Where the names of dialog's configuration become keys, actions and colours: reading it needs none of them, and boxes
// know of no files.

package import Controls
package import Drawing
package import Input
package import Options

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
