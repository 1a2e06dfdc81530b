// A key as a person presses it, whatever bytes the terminal sent for it. Each press has one spelling, so
// that `==` is enough to recognise a shortcut: the Tab key with Shift is always `backTab`, Ctrl-C is always
// `control("c")`, however the terminal encodes them.

package struct Key: Equatable, Sendable {
  package var code: KeyCode
  package var modifiers: Modifiers

  package init(_ code: KeyCode, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}

package enum KeyCode: Equatable, Sendable {
  /// A character. Shift stands in the character itself ("A", not Shift-"a"); under Control an ASCII letter
  /// is lower case and Shift stays a modifier, because most terminals cannot tell Ctrl-A from Ctrl-Shift-A.
  case character(Unicode.Scalar)
  case enter, escape, tab, backspace, delete, insert
  case home, end, pageUp, pageDown, up, down, left, right
  /// The middle key of the keypad without Num Lock (terminfo `kb2`).
  case begin
  /// F1–F35.
  case function(Int)
}

package struct Modifiers: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  /// Alt, also called Meta and Option.
  package static let alt = Modifiers(rawValue: 2)
  package static let control = Modifiers(rawValue: 4)
  /// Super, also called Windows or Command; only newer protocols tell.
  package static let `super` = Modifiers(rawValue: 8)
}

extension Key {
  package static let enter = Key(.enter)
  package static let escape = Key(.escape)
  package static let tab = Key(.tab)
  package static let backTab = Key(.tab, .shift)
  package static let space = Key.character(" ")
  package static let backspace = Key(.backspace)
  package static let delete = Key(.delete)
  package static let insert = Key(.insert)
  package static let home = Key(.home)
  package static let end = Key(.end)
  package static let pageUp = Key(.pageUp)
  package static let pageDown = Key(.pageDown)
  package static let up = Key(.up)
  package static let down = Key(.down)
  package static let left = Key(.left)
  package static let right = Key(.right)

  package static func character(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar)) }

  /// Letters are given in lower case.
  package static func control(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar), .control) }

  package static func alt(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar), .alt) }

  /// A function key, 1–35.
  package static func function(_ number: Int) -> Key { Key(.function(number)) }
}
