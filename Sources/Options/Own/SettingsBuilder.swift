// How options become settings. Which box an option belongs to and which values it takes are checked here against the
// table, all else by the row itself. TOAST_OPTIONS goes first, so that the line has the last word.

import Values

/// The settings of one line and what is still open about them.
struct SettingsBuilder {
  /// The box or action the line is for; one member, or none where it takes no options.
  let purpose: BoxSet
  /// The word that chooses it, for complaints.
  let word: String
  /// Whether TOAST_OPTIONS is being applied.
  private(set) var readsDefaults = false
  var settings = Settings()
  /// What the options say about buttons, which are settled when the whole line has been read.
  var buttons = ButtonOptions()
  /// What the options say about numbers, which can be read when the count of decimals is known.
  var numbers = NumberOptions()
  /// `--detach` on the line itself, not in TOAST_OPTIONS.
  var detachesByLine = false
  /// `--output` on the line itself, not in TOAST_OPTIONS.
  var outputsByLine = false
  /// `--delimiter` on the line itself, not in TOAST_OPTIONS.
  var hasDelimiter = false
  /// `--problem` on the line itself, not in TOAST_OPTIONS.
  var hasProblem = false

  /// `--total` on the line itself, not in TOAST_OPTIONS.
  var hasTotal = false
  /// `--keep` on the line itself, not in TOAST_OPTIONS.
  var keepsByLine = false

  init(purpose: BoxSet, word: String) {
    self.purpose = purpose
    self.word = word
  }

  /// Applies the value of TOAST_OPTIONS, which complaints name; what this box does not take is passed over.
  mutating func apply(defaults: [UInt8]) throws(UsageError) {
    let words = try ArgumentWords(ShellWords.split(defaults), prefix: ArgumentWords.defaultsPrefix)
    if let word = words.bare.first {
      throw UsageError("\(ArgumentWords.defaultsPrefix)\(Quotation.of(word)) is not an option")
    }
    readsDefaults = true
    defer { readsDefaults = false }
    for given in words.options {
      if case .command = given.option.effect {
        throw UsageError("\(given.word) can only stand on the command line")
      }
      let boxes = given.option.boxes.intersection(given.choice?.boxes ?? given.option.boxes)
      if boxes.contains(purpose) { try put(given) }
    }
  }

  /// Applies an option of the line; throws for one that belongs to another box or has a wrong value.
  mutating func apply(_ given: GivenOption<OwnGrammar>) throws(UsageError) {
    if case .command = given.option.effect { return }
    guard !purpose.isEmpty else { throw UsageError("\(given.word) does not go with \(word)") }
    guard given.option.boxes.contains(purpose) else {
      throw UsageError(
        "\(given.word) is an option of \(listed(given.option.boxes.words)), not of \(word)"
          + (given.option.name == "timeout" ? ", which rests for --duration" : ""))
    }
    try put(given)
  }

  private mutating func put(_ given: GivenOption<OwnGrammar>) throws(UsageError) {
    try checkChoice(of: given)
    try given.apply(to: &self, isDefault: readsDefaults)
  }

  func checkChoice(of given: GivenOption<OwnGrammar>) throws(UsageError) {
    guard let choices = given.option.argument.choices, let bytes = given.value else { return }
    let value = OptionValue(option: given.word, bytes: bytes)
    guard let choice = given.choice else {
      let names = choices.filter { !$0.boxes.isDisjoint(with: purpose) }.map(\.name)
      throw value.error("it must be \(listed(names, "or"))", near: names)
    }
    guard choice.boxes.contains(purpose) else {
      let names = choices.filter { $0.boxes.contains(purpose) }.map(\.name)
      throw value.error(
        "this is a value for \(listed(choice.boxes.words)); \(word) takes \(listed(names, "or"))")
    }
  }
}

extension GivenOption<OwnGrammar> {
  /// The choice that the value is; nil if it is none or if anything can be given.
  fileprivate var choice: Choice? {
    guard let value else { return nil }
    return option.argument.choices?.first { $0.name.utf8.elementsEqual(value) }
  }
}
