// The name of a button: what a press is reported as, on standard output and to the rest of the program. It never depends
// on the label, which follows the language of the user.

package enum ButtonName: Hashable, Sendable {
  case ok, cancel, yes, no, extra, help
  /// A button that the caller named, with the capitals that were given.
  case custom(String)

  /// The names that boxes use by themselves.
  package static let usual: [ButtonName] = [.ok, .cancel, .yes, .no, .extra, .help]

  /// The usual name that `word` is in any case of ASCII letters, or else a custom one.
  package init(_ word: String) {
    self = Self.usual.first { $0.matches(word) } ?? .custom(word)
  }

  /// The name that is written as `text`, capitals included.
  package init(text: String) {
    self = Self.usual.first { $0.text == text } ?? .custom(text)
  }

  package var text: String {
    switch self {
    case .ok: "OK"
    case .cancel: "Cancel"
    case .yes: "Yes"
    case .no: "No"
    case .extra: "Extra"
    case .help: "Help"
    case .custom(let name): name
    }
  }

  /// Whether `word` is this name in any case of ASCII letters.
  package func matches(_ word: String) -> Bool {
    text.utf8.elementsEqual(word.utf8) { $0.isSameLetter(as: $1) }
  }

  /// Whether the value of a box is written when this button is pressed: not with those that give up or ask for help.
  package var takesValue: Bool { self != .cancel && self != .no && self != .help }
}

extension UInt8 {
  /// Whether both are one character, or one letter of ASCII in upper or lower case.
  package func isSameLetter(as other: UInt8) -> Bool {
    self == other || self | 0x20 == other | 0x20 && 0x61...0x7A ~= self | 0x20
  }
}
