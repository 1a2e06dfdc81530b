// The buttons of a form, which are one control: side by side or one below the other, as the skin has it.

import Drawing
package import Input
package import Text
package import Values

package struct Button: Equatable, Sendable {
  package let name: ButtonName
  package let label: DisplayText
  /// True when pressing it destroys something; shown in the warning colour.
  package let isDangerous: Bool
  /// Whether the value of the form goes with it, so that it must be an answer.
  package let takesValue: Bool

  package init(
    name: ButtonName, label: DisplayText, isDangerous: Bool = false, takesValue: Bool = false
  ) {
    self.name = name
    self.label = label
    self.isDangerous = isDangerous
    self.takesValue = takesValue
  }
}

struct HotLetter: Equatable, Sendable {
  /// In lower case.
  let letter: Unicode.Scalar
  /// Where it stands in the label, in UTF-8 bytes.
  let offset: Int
}

package struct Buttons: KeyAndMouseControl {
  package let buttons: [Button]
  /// The index of the button that Enter presses.
  package private(set) var focus: Int
  /// The letters that press the buttons; nil for a button whose letters others have already.
  let hotLetters: [HotLetter?]
  package var takesLetters = true
  /// Whether hot letters are drawn as such.
  package var showsLetters = true
  package var keys = KeyMap.Part.buttons
  /// The button on which the mouse went down.
  private var pressed: Int?

  /// A `focus` that is none of theirs becomes 0; `skin` says which letters are hot.
  package init(_ buttons: [Button], focus: Int = 0, in skin: Skin) {
    self.buttons = buttons
    self.focus = buttons.indices.contains(focus) ? focus : 0
    hotLetters = Self.hotLetters(of: buttons, capitalsOnly: skin.habits.hotLettersAreCapitals)
  }

  private static func hotLetters(of buttons: [Button], capitalsOnly: Bool) -> [HotLetter?] {
    var taken: [Unicode.Scalar] = []
    return buttons.map { button in
      var offset = 0
      for scalar in button.label.string.unicodeScalars {
        if !capitalsOnly || scalar.isUppercase, let letter = scalar.hotLetter,
          !taken.contains(letter)
        {
          taken.append(letter)
          return HotLetter(letter: letter, offset: offset)
        }
        offset += UTF8.width(scalar)
      }
      return nil
    }
  }

  package var isEmpty: Bool { buttons.isEmpty }
  package var count: Int { buttons.count }
  package var focused: Button? { buttons.indices.contains(focus) ? buttons[focus] : nil }
  package var takesFocus: Bool { !buttons.isEmpty }

  package func columns(in skin: Skin) -> Extent { Extent(skin.geometry.columns(of: self)) }

  package func rows(forColumns columns: Int, in skin: Skin) -> Extent {
    Extent(min(1, count), skin.geometry.rows(of: self, forColumns: columns))
  }

  /// The columns of each button where `wanted` may be more than there is room for: the widest give way first, to one column.
  static func shares(_ wanted: [Int], of room: Int) -> [Int] {
    var shares = wanted.map { max(1, min($0, room)) }
    while shares.reduce(0, +) > room,
      let widest = shares.indices.max(by: { shares[$0] <= shares[$1] }), shares[widest] > 1
    {
      shares[widest] -= 1
    }
    return shares
  }

  /// Gives a button the focus; an index of none is passed over.
  package mutating func moveFocus(to index: Int) {
    if buttons.indices.contains(index) { focus = index }
  }

  package mutating func enter(_ direction: FocusDirection) {
    focus = direction == .next ? 0 : max(0, count - 1)
  }
}

extension Unicode.Scalar {
  fileprivate var isUppercase: Bool {
    value < 0x80 ? (0x41...0x5A).contains(value) : properties.generalCategory == .uppercaseLetter
  }

  /// The scalar as a hot letter: a letter or digit that a keyboard has a key for, in lower case; nil for ideographs and
  /// marks, which nobody types with one key.
  package var hotLetter: Unicode.Scalar? {
    if (0x61...0x7A).contains(value) || (0x30...0x39).contains(value) { return self }
    if (0x41...0x5A).contains(value) { return Unicode.Scalar(value | 0x20) }
    if value < 0x80 { return nil }
    switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .decimalNumber:
      return properties.lowercaseMapping.unicodeScalars.first
    default: return nil
    }
  }
}

extension Buttons {
  package mutating func handle(_ key: Key, in place: Place) -> Reaction {
    guard place.isFocused else { return .ignored }
    let isStacked = place.skin.geometry.isStacked(self, in: place.area.size)
    let table = isStacked && keys == .buttons ? .stackedButtons : keys
    switch place.skin.keys.command(for: key, in: table) {
    case .accept: return .submit
    case .toggle where place.hearsLetters: return .submit
    case .pressFocused: return focused.map { .press($0.name) } ?? .ignored
    case .focusNext: return focus < count - 1 ? move(by: 1) : .focus(.next)
    case .focusPrevious: return focus > 0 ? move(by: -1) : .focus(.previous)
    case .nextButton: return move(by: 1)
    case .previousButton: return move(by: -1)
    default: break
    }
    guard takesLetters, place.hearsLetters, let index = index(for: key) else { return .ignored }
    // A letter is easily typed by mistake: what destroys something wants a second key.
    if place.skin.habits.guardsDangerousLetters, buttons[index].isDangerous, index != focus {
      focus = index
      return .changed
    }
    return .press(buttons[index].name)
  }

  /// The button of which `key` is the hot letter, with or without Shift or Caps Lock.
  private func index(for key: Key) -> Int? {
    guard let letter = key.typed?.hotLetter else { return nil }
    return hotLetters.firstIndex { $0?.letter == letter }
  }

  private mutating func move(by step: Int) -> Reaction {
    guard count > 1 else { return .unchanged }
    focus = (focus + step + count) % count
    return .changed
  }

  package mutating func handle(_ mouse: Mouse, in place: Place) -> Reaction {
    let point = Point(column: mouse.column, row: mouse.row)
    let places = place.skin.geometry.places(of: self, in: place.area)
    let index = places.firstIndex { $0?.contains(point) ?? false }
    switch (mouse.kind, mouse.button) {
    case (.press, .left):
      let isPressed = place.skin.habits.pressesOnMouseDown
      pressed = isPressed ? nil : index
      guard let index else { return .ignored }
      focus = index
      return isPressed ? .press(buttons[index].name) : .changed
    case (.release, _):
      defer { pressed = nil }
      guard let index, index == pressed else { return .ignored }
      return .press(buttons[index].name)
    default: return .ignored
    }
  }
}
