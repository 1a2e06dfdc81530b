// What follows the name of an option, as far as it can be said beforehand: for parsers, help and completions.

struct Argument: Sendable {
  enum Kind: Sendable {
    case none
    case text
    case number
    case file
    /// Several words, which the parser of the grammar reads.
    case words
    /// Exactly these.
    case choices([Choice])
    /// These among others; the row checks the rest. Made when asked for: no line of a script needs them.
    case suggestions(@Sendable () -> [String])
  }

  /// The placeholder in help and manual page, such as `TEXT`; empty for a flag.
  let label: String
  let kind: Kind
  /// Whether the value may be left out; then it can only be given with `=`.
  var isOptional = false

  static let none = Argument(label: "", kind: .none)

  static func text(_ label: String, isOptional: Bool = false) -> Argument {
    Argument(label: label, kind: .text, isOptional: isOptional)
  }

  static func text(_ label: String, suggesting words: @escaping @Sendable () -> [String])
    -> Argument
  {
    Argument(label: label, kind: .suggestions(words))
  }

  static func number(_ label: String) -> Argument { Argument(label: label, kind: .number) }

  static func file(_ label: String) -> Argument { Argument(label: label, kind: .file) }

  static func words(_ label: String) -> Argument { Argument(label: label, kind: .words) }

  static func choice(_ label: String, isOptional: Bool = false, _ choices: [Choice]) -> Argument {
    Argument(label: label, kind: .choices(choices), isOptional: isOptional)
  }

  /// The only values there are; nil where others are possible.
  var choices: [Choice]? {
    if case .choices(let choices) = kind { choices } else { nil }
  }

  var knownWords: [String] {
    switch kind {
    case .choices(let choices): choices.map(\.name)
    case .suggestions(let words): words()
    case .none, .text, .number, .file, .words: []
    }
  }

  var isFile: Bool { if case .file = kind { true } else { false } }

  var isNumber: Bool { if case .number = kind { true } else { false } }

  /// Whether the next word is the value, whatever it is.
  var isText: Bool {
    switch kind {
    case .text, .file, .choices, .suggestions: true
    case .none, .number, .words: false
    }
  }

  /// Whether a value must be given: the next word or the text after `=`.
  var isRequired: Bool { !label.isEmpty && !isOptional }
}

struct Choice: Sendable, ExpressibleByStringLiteral {
  let name: String
  /// The boxes that take it; those of the option that do not are refused.
  let boxes: BoxSet

  /// A word that only some boxes take.
  init(_ name: String, for boxes: BoxSet) {
    self.name = name
    self.boxes = boxes
  }

  /// A word that every box takes whose option it is.
  init(stringLiteral name: String) { self.init(name, for: BoxSet(rawValue: .max)) }
}
