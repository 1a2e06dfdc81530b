// The shape of a row in the table of options. The parser, the help, the manual page and the completions
// of three shells are functions of these rows; a new option is a new row and nothing else.

/// One option of the command line.
package struct Option: Sendable {
  /// Without dashes; lower-case ASCII letters, digits and `-`.
  package let name: String
  /// The one-letter form, an ASCII letter or `0`.
  package let short: Unicode.Scalar?
  /// What follows the name.
  package let argument: Argument
  /// Which boxes and actions take it.
  package let owners: Owners
  /// True where giving it again adds to what was given before; otherwise the last one wins.
  package let isRepeatable: Bool
  /// What it does in at most 60 characters, without a full stop at the end.
  package let summary: String
  /// What else there is to know, in full sentences, for the manual page.
  package let discussion: String
  /// What giving it brings about.
  package let effect: Effect

  /// An option with a value.
  @inline(never)
  init(
    _ name: String, short: Unicode.Scalar? = nil, _ argument: Argument, owners: Owners,
    isRepeatable: Bool = false, _ summary: String, _ discussion: String = "",
    apply: @escaping @Sendable (inout Draft, Value) throws(UsageError) -> Void
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.owners = owners
    self.isRepeatable = isRepeatable
    self.summary = summary
    self.discussion = discussion
    self.effect = .value(apply)
  }

  /// A flag.
  @inline(never)
  init(
    _ name: String, short: Unicode.Scalar? = nil, owners: Owners, _ summary: String,
    _ discussion: String = "", apply: @escaping @Sendable (inout Draft) -> Void
  ) {
    self.name = name
    self.short = short
    self.argument = .none
    self.owners = owners
    self.isRepeatable = false
    self.summary = summary
    self.discussion = discussion
    self.effect = .flag(apply)
  }

  /// An option that chooses a box or an action.
  @inline(never)
  init(
    _ name: String, short: Unicode.Scalar? = nil, _ argument: Argument,
    _ summary: String, _ discussion: String = "", does effect: Effect
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.owners = []
    self.isRepeatable = false
    self.summary = summary
    self.discussion = discussion
    self.effect = effect
  }
}

/// What giving an option brings about.
package enum Effect: Sendable {
  /// It chooses what is shown.
  case box(BoxKind)
  /// It asks for something other than a box.
  case action(Action)
  /// It changes settings.
  case flag(@Sendable (inout Draft) -> Void)
  /// It checks and stores its value.
  case value(@Sendable (inout Draft, Value) throws(UsageError) -> Void)
}

/// What a command line can ask for besides a box.
package enum Action: Equatable, Sendable {
  case help, version, manPage, completions, doctor, reset
  case close, closeAll, history, shellHook, flush
}

/// What follows the name of an option.
package struct Argument: Sendable {
  /// Which values there are, as far as that can be said beforehand.
  package enum Values: Sendable {
    case none
    case text
    case file
    /// Exactly these.
    case choices([Choice])
    /// These among others; the row checks the rest. Made when asked for: no line of a script needs them.
    case suggestions(@Sendable () -> [String])
  }

  /// The placeholder in help and manual, such as `TEXT`; empty for a flag.
  package let label: String
  /// The values it takes.
  package let values: Values
  /// True where the value may be left out; then it can only be given with `=`.
  package let isOptional: Bool

  /// No value: a flag.
  package static let none = Argument(label: "", values: .none, isOptional: false)

  /// Any text.
  static func text(_ label: String, isOptional: Bool = false) -> Argument {
    Argument(label: label, values: .text, isOptional: isOptional)
  }

  /// The path of a file.
  static func file(_ label: String) -> Argument {
    Argument(label: label, values: .file, isOptional: false)
  }

  /// One of a few words.
  static func choice(_ label: String, isOptional: Bool = false, _ choices: [Choice]) -> Argument {
    Argument(label: label, values: .choices(choices), isOptional: isOptional)
  }

  /// Text, for which a few words are well known.
  static func text(_ label: String, suggesting words: @escaping @Sendable () -> [String])
    -> Argument
  {
    Argument(label: label, values: .suggestions(words), isOptional: false)
  }

  /// The only values there are; nil where others are possible.
  package var choices: [Choice]? {
    if case .choices(let choices) = values { choices } else { nil }
  }

  /// True where the next word or the text after `=` is the value.
  package var isRequired: Bool { !label.isEmpty && !isOptional }
}

/// A word that an option takes as its value.
package struct Choice: Sendable, ExpressibleByStringLiteral {
  /// The word itself.
  package let name: String
  /// The boxes that take it; those of the option that do not are refused.
  package let owners: Owners

  /// A word that only some boxes take.
  init(_ name: String, for owners: Owners) {
    self.name = name
    self.owners = owners
  }

  /// A word that every box takes whose option it is.
  package init(stringLiteral name: String) {
    self.init(name, for: Owners(rawValue: .max))
  }
}

extension Option {
  /// The name as it stands on a command line.
  package var word: String { "--" + name }

  /// The name with its placeholder, such as `--title TEXT` or `--shell[=PREFIX]`.
  package var synopsis: String {
    if argument.label.isEmpty { return word }
    return argument.isOptional ? "\(word)[=\(argument.label)]" : "\(word) \(argument.label)"
  }
}
