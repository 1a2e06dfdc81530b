// Which key does what, for each kind of control. Keys that a person's configuration binds are looked up first.

package import Input

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
  case leftList, rightList
  case increase, decrease, increaseByPage, decreaseByPage
  case redraw, showHelp, quote
  /// The rows of a choice that shows one.
  case open
  /// The text of a row, sideways.
  case scrollLeft, scrollRight
  /// The beginnings of lines come into view.
  case lineStart
  /// A search begins; it goes on to the next place or back to the one before.
  case find, findNext, findPrevious
}

/// The keys of a look: a function, since a table of a hundred keys would be built at each start for the few looked up.
package struct KeyMap: Sendable {
  /// A kind of control as far as keys are concerned.
  package enum Part: Sendable {
    /// What no control wanted.
    case form
    case buttons
    /// The buttons of a form where they have Up and Down, too.
    case stackedButtons
    case text, textAboveList, textAboveField
    /// A text that has the focus.
    case pager
    /// A file whose lines are not wrapped.
    case file
    case list, transferList, field, number, slider, toggle, select
  }

  private let lookUp: @Sendable (Key, Part) -> Command?
  /// Keys that a person's configuration gives a meaning.
  package var bindings = KeyBindings()

  package init(_ lookUp: @escaping @Sendable (Key, Part) -> Command?) { self.lookUp = lookUp }

  package func command(for key: Key, in part: Part) -> Command? { lookUp(key, part) }

  /// Whether a key gives a button the focus.
  func leads(_ key: Key, toButtonsOf part: Part) -> Bool {
    switch command(for: key, in: part) {
    case .focusNext, .focusPrevious, .nextButton, .previousButton: true
    default: false
    }
  }

  // Keys that all looks have.

  static func tabs(_ key: Key) -> Command? {
    key == .tab ? .focusNext : key == .backTab ? .focusPrevious : nil
  }

  static func moves(_ key: Key) -> Command? {
    switch key {
    case .up: .up
    case .down: .down
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .home: .first
    case .end: .last
    default: nil
    }
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
