// The grammar of dialog(1): its table of options, the forms in which the rows are written, and how a word finds its row.

import Values

enum DialogGrammar: OptionGrammar {
  typealias Option = OptionRow<DialogGrammar>
  typealias Settings = DialogSettings

  /// What is no setting of a box, or is read in a way of its own.
  enum Command: Sendable {
    case standardOutput, standardError, outputDescriptor, inputDescriptor, keepTite, version, help,
      trace, file, arguments, ignore, andWidget, createRC, begin, topLeft, defaultButton,
      printMaximumSize, printVersion, printTextSize, printTextOnly
  }

  static let effectiveSections: [OptionSection<DialogGrammar>] = [
    OptionSection("Texts") { textRows },
    OptionSection("Buttons") { buttonRows },
    OptionSection("Lists") { listRows },
    OptionSection("Place and looks") { looksRows },
    OptionSection("Entry, dates and times") { entryRows },
    OptionSection("Output") { outputRows },
    OptionSection("From one box to the next") { sequenceRows },
    OptionSection("The whole line") { programRows },
  ]

  /// The options that are accepted and do nothing.
  static let ignored = OptionSection<DialogGrammar>("Without effect") { ignoredRows }

  static let sections = effectiveSections + [ignored]

  static func missingValue(of option: Option, _ word: String) -> UsageError {
    option.argument.isNumber ? DialogError.notNumeric(word) : DialogError.noValue(word)
  }

  /// The option that a word names, which begins with two dashes, and whether its meaning is turned around; nil for none.
  ///
  /// Like dialog, any name may have `no` or `no-` put before it or taken from it.
  static func find(_ word: ArraySlice<UInt8>) -> (option: Option, isNegated: Bool)? {
    let name = word.dropFirst(2)
    if let option = option(named: name) { return (option, false) }
    let no = Array("no-".utf8)
    if name.starts(with: no.prefix(2)) {
      let base = name.dropFirst(name.starts(with: no) ? 3 : 2)
      if let option = negatable(base) { return (option, true) }
      if let option = negatable(no + base) { return (option, false) }
    }
    return negatable(no + name).map { ($0, true) }
  }

  /// The row with a name, unless it is a command.
  private static func negatable(_ name: some Collection<UInt8>) -> Option? {
    guard let option = option(named: name) else { return nil }
    if case .command = option.effect { return nil }
    return option
  }
}

extension OptionRow<DialogGrammar> {
  @inline(never)
  convenience init(
    _ name: String, alias: String = "", _ summary: String,
    set: @escaping @Sendable (inout DialogSettings, Bool) -> Void
  ) {
    self.init(name, alias: alias, .none, summary, effect: .flag(set))
  }

  /// An option with a text, which is the next word whatever it is.
  @inline(never)
  convenience init(
    _ name: String, text label: String, alias: String = "", _ summary: String,
    set: @escaping @Sendable (inout DialogSettings, [UInt8]) -> Void
  ) {
    self.init(name, alias: alias, .text(label), summary, effect: .value { set(&$0, $1.bytes) })
  }

  @inline(never)
  convenience init(
    _ name: String, number label: String, _ summary: String,
    set: @escaping @Sendable (inout DialogSettings, Int) -> Void
  ) {
    self.init(
      name, .number(label), summary,
      effect: .value { (settings, value) throws(UsageError) in
        guard let number = DialogNumber.likeC(value.bytes[...]) else {
          throw DialogError.notNumeric(value.option)
        }
        set(&settings, number)
      })
  }
}
