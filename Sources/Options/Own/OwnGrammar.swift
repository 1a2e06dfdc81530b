// Toast's own grammar: its table of options, and the forms in which the rows are written.

enum OwnGrammar: OptionGrammar {
  typealias Option = OptionRow<OwnGrammar>
  typealias Settings = SettingsBuilder

  /// What an option asks for besides a change of settings.
  enum Command: Sendable {
    case box(BoxKind)
    case action(Action)
  }

  static let sections: [OptionSection<OwnGrammar>] = [
    OptionSection("Boxes") { BoxEntry.options },
    OptionSection("Message") { messageRows },
    OptionSection("Toasts") { toastRows },
    OptionSection("Rows") { listRows },
    OptionSection("Entry") { entryRows },
    OptionSection("Numbers") { numberRows },
    OptionSection("Progress") { progressRows },
    OptionSection("Layouts") { layoutRows },
    OptionSection("Place and size") { placeRows },
    OptionSection("Looks") { looksRows },
    OptionSection("Time") { timeRows },
    OptionSection("Other toasts") { queueRows },
    OptionSection("Buttons") { buttonRows },
    OptionSection("Answers") { answerRows },
    OptionSection("Terminal") { terminalRows },
    OptionSection("Program") { programRows },
  ]

  static func missingValue(of option: Option, _ word: String) -> UsageError {
    UsageError("\(word) needs a value: \(option.synopsis)")
  }
}

/// What a command line can ask for besides a box.
enum Action: Equatable, Sendable {
  case help, version, manPage, schema, completions, doctor, reset
  case close, closeAll, history, shellHook, flush
}

extension OptionRow<OwnGrammar> {
  @inline(never)
  convenience init(
    _ name: String, short: Unicode.Scalar? = nil, _ argument: Argument, boxes: BoxSet,
    isRepeatable: Bool = false, _ summary: String, _ discussion: String = "",
    set: @escaping @Sendable (inout SettingsBuilder, OptionValue) throws(UsageError) -> Void
  ) {
    self.init(
      name, short: short, argument, boxes: boxes, isRepeatable: isRepeatable, summary, discussion,
      effect: .value(set))
  }

  @inline(never)
  convenience init(
    _ name: String, short: Unicode.Scalar? = nil, boxes: BoxSet, _ summary: String,
    _ discussion: String = "", set: @escaping @Sendable (inout SettingsBuilder) -> Void
  ) {
    self.init(
      name, short: short, .none, boxes: boxes, summary, discussion,
      effect: .flag { builder, _ in set(&builder) })
  }
}
