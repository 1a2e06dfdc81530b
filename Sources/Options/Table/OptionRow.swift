// The shape of a row in a table of options. Parsers, help, manual page and completions are functions of these rows, in
// every grammar; a new option is a new row and nothing else.

import Values

/// A way to write command lines, with the options that it has.
protocol OptionGrammar {
  /// What options change.
  associatedtype Settings
  /// What an option can ask for besides a change of settings; the parser of the grammar carries it out.
  associatedtype Command: Sendable

  /// The table of options, in the order of help and manual page.
  static var sections: [OptionSection<Self>] { get }
  /// The complaint about an option without its value; `word` is the option as it was given.
  static func missingValue(of option: OptionRow<Self>, _ word: String) -> UsageError
}

/// A group of options that belong together.
struct OptionSection<Grammar: OptionGrammar>: Sendable {
  /// The heading in help and manual page.
  let title: String
  private let rows: @Sendable () -> [OptionRow<Grammar>]

  /// A section whose rows are made when it is first looked at, so that a line without options makes none.
  init(_ title: String, rows: @escaping @Sendable () -> [OptionRow<Grammar>]) {
    self.title = title
    self.rows = rows
  }

  var options: [OptionRow<Grammar>] { rows() }
}

/// A class, since the metadata of a generic struct and of arrays of it would be built at each start.
final class OptionRow<Grammar: OptionGrammar>: Sendable {
  /// What giving an option brings about.
  enum Effect: Sendable {
    /// Changes settings; false where the name was negated, as in `--no-shadow`.
    case flag(@Sendable (inout Grammar.Settings, Bool) -> Void)
    case value(@Sendable (inout Grammar.Settings, OptionValue) throws(UsageError) -> Void)
    case command(Grammar.Command)
  }

  /// Without dashes; lower-case ASCII letters, digits and `-`.
  let name: String
  /// Another name; empty for none.
  let alias: String
  /// The one-letter form, an ASCII letter or `0`.
  let short: Unicode.Scalar?
  let argument: Argument
  /// Which boxes take it, in a grammar that checks that.
  let boxes: BoxSet
  /// Whether giving it again adds to what was given before; otherwise the last one wins.
  let isRepeatable: Bool
  /// What it does in at most 60 characters, without a full stop at the end.
  let summary: String
  /// What else there is to know, in full sentences, for the manual page.
  let discussion: String
  let effect: Effect

  @inline(never)
  init(
    _ name: String, alias: String = "", short: Unicode.Scalar? = nil,
    _ argument: Argument, boxes: BoxSet = [], isRepeatable: Bool = false, _ summary: String,
    _ discussion: String = "", effect: Effect
  ) {
    self.name = name
    self.alias = alias
    self.short = short
    self.argument = argument
    self.boxes = boxes
    self.isRepeatable = isRepeatable
    self.summary = summary
    self.discussion = discussion
    self.effect = effect
  }

  /// An option that the parser carries out.
  @inline(never)
  convenience init(
    _ name: String, short: Unicode.Scalar? = nil, _ argument: Argument, _ summary: String,
    _ discussion: String = "", does command: Grammar.Command
  ) {
    self.init(name, short: short, argument, summary, discussion, effect: .command(command))
  }

  /// The same without a value.
  @inline(never)
  convenience init(
    _ name: String, short: Unicode.Scalar? = nil, _ summary: String, _ discussion: String = "",
    does command: Grammar.Command
  ) {
    self.init(name, short: short, .none, summary, discussion, does: command)
  }

  /// The name as it stands on a command line.
  var word: String { "--" + name }

  /// The name with its placeholder, such as `--title TEXT` or `--shell[=PREFIX]`.
  var synopsis: String {
    if argument.label.isEmpty { return word }
    return argument.isOptional ? "\(word)[=\(argument.label)]" : "\(word) \(argument.label)"
  }
}

extension OptionGrammar {
  /// All rows, in the order of help and manual page.
  static var options: [OptionRow<Self>] { sections.flatMap(\.options) }

  /// The row that `predicate` picks; the sections behind it are not made.
  static func option(where predicate: (OptionRow<Self>) -> Bool) -> OptionRow<Self>? {
    for section in sections {
      if let option = section.options.first(where: predicate) { return option }
    }
    return nil
  }

  /// The row with a name, without dashes; nil for none.
  static func option(named name: some Collection<UInt8>) -> OptionRow<Self>? {
    if name.isEmpty { return nil }
    return option { name.elementsEqual($0.name.utf8) || name.elementsEqual($0.alias.utf8) }
  }
}

struct GivenOption<Grammar: OptionGrammar> {
  let option: OptionRow<Grammar>
  /// As complaints show it, such as `--title`, `-t` or `TOAST_OPTIONS: --title`.
  let word: String
  let isNegated: Bool
  /// nil for a flag and for an optional value that was left out.
  let value: [UInt8]?

  /// Reads the value of an option.
  ///
  /// - Parameters:
  ///   - option: its row.
  ///   - word: the option as it was given.
  ///   - isNegated: whether its name was negated.
  ///   - attached: the text behind `=`; nil for none.
  ///   - nextWord: takes the next word of the line; nil at its end.
  /// - Throws: a value that is missing or not wanted.
  init(
    _ option: OptionRow<Grammar>, as word: String, isNegated: Bool = false,
    attached: [UInt8]? = nil, nextWord: () -> [UInt8]?
  ) throws(UsageError) {
    self.option = option
    self.word = word
    self.isNegated = isNegated
    if let attached, option.argument.label.isEmpty {
      throw UsageError("\(word) takes no value, but was given \(Quotation.of(attached))")
    }
    value = option.argument.isRequired ? attached ?? nextWord() : attached
    if value == nil, option.argument.isRequired { throw Grammar.missingValue(of: option, word) }
  }

  /// Changes `settings` as the option says; `isDefault` is true for an option of TOAST_OPTIONS.
  func apply(to settings: inout Grammar.Settings, isDefault: Bool = false) throws(UsageError) {
    switch option.effect {
    case .flag(let set): set(&settings, !isNegated)
    case .value(let set):
      try set(&settings, OptionValue(option: word, bytes: value ?? [], isDefault: isDefault))
    case .command: break
    }
  }
}
