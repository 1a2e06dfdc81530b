// Where the names of dialog's configuration become keys, actions and colours: reading it needs none of them, and boxes
// know of no files.

package import Controls
package import Drawing
package import Input
package import Options

extension DialogResource {
  /// The colours of boxes; without colour, reverse and bold in their place.
  package func theme(look: Look) -> ClassicTheme {
    ClassicTheme(look: look, colors: colors.lazy.map { ($0.name, $0.style) })
  }

  /// What a terminal can show, as far as the configuration wants it.
  package func look(_ look: Look) -> Look {
    hasColors ? look : Look(colors: .none, symbols: look.symbols, encoding: look.encoding)
  }

  /// The keys that have a meaning in a box with these buttons, by their names.
  package func keys(buttons: [String]) -> ClassicBindings {
    var keys = ClassicBindings(buttons: buttons)
    for binding in bindings {
      let widget = ClassicWidget(rawValue: binding.widget)
      guard let key = Key(binding.key), let action = ClassicAction(rawValue: binding.action),
        widget != nil || binding.widget == "*"
      else { continue }
      keys.bind(key, to: action, in: widget)
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
