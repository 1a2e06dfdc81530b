// Which key does what, for each kind of control. Keys that a person's configuration binds are looked up first.

package import Input

/// What a key does in a control.
package enum Command: Equatable, Sendable {
  case focusNext, focusPrevious
  /// Along the buttons, without leaving them.
  case nextButton, previousButton
  /// By a row or line, by a page, to an end.
  case up, down, pageUp, pageDown, first, last
  /// The focused button is pressed, or the default one where none has the focus.
  case accept
  /// The focused button is pressed, if one has the focus.
  case pressFocused
  case toggle, toggleAll
  /// To the left and to the right one of two lists.
  case leftList, rightList
  case increase, decrease, increaseByPage, decreaseByPage
  case redraw, showHelp, quote
}

/// The keys of a look.
package struct KeyMap: Sendable {
  /// A kind of control as far as keys are concerned.
  package enum Part: Int, CaseIterable, Sendable {
    /// What no control wanted.
    case form
    case buttons
    /// The buttons of a form where they have Up and Down, too.
    case stackedButtons
    /// A text alone, above a list, above a field.
    case text, textAboveList, textAboveField
    case list, transferList, field, number, slider
  }

  package typealias Table = [(key: Key, command: Command)]

  private var tables: [Table]
  /// Keys that a person's configuration gives a meaning.
  package var bindings = KeyBindings()

  package init(_ tables: [Part: Table]) {
    self.tables = Part.allCases.map { tables[$0] ?? [] }
  }

  /// What a key does in a kind of control; nil for nothing.
  package func command(for key: Key, in part: Part) -> Command? {
    for entry in tables[part.rawValue] where entry.key == key { return entry.command }
    return nil
  }
}

extension Key {
  /// The character that a key types; nil for keys that type none.
  package var typed: Unicode.Scalar? {
    guard case .character(let scalar) = code, modifiers.subtracting(.shift).isEmpty else {
      return nil
    }
    return scalar
  }
}
