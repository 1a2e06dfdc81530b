// The shape of a row in the table of dialog's options, and how a word finds its row. The parser, the usage and the
// section of the manual are functions of these rows.

/// One option of dialog.
struct DialogOption: Sendable {
  /// What giving it brings about.
  enum Effect: Sendable {
    /// Sets something; false where `no` was put before the name or taken from it.
    case flag(@Sendable (inout DialogSettings, Bool) -> Void)
    /// Takes the next word, whatever it is.
    case text(@Sendable (inout DialogSettings, [UInt8]) -> Void)
    /// Takes a number.
    case number(@Sendable (inout DialogSettings, Int) -> Void)
    /// Does something that the parser knows.
    case special(Special)
    /// Does nothing, with so many words behind it: options of Xdialog and whiptail.
    case none(words: Int)
  }

  /// What is no setting of a box.
  enum Special: Sendable {
    case standardOutput, standardError, outputDescriptor, inputDescriptor, keepTite, version, help,
      trace, file, arguments, ignore, andWidget, createRC, begin, topLeft, defaultButton,
      printMaximumSize, printVersion, printTextSize, printTextOnly
  }

  /// Without dashes.
  let name: String
  /// Another name; empty for none.
  let alias: String
  /// What follows the name, in capitals; empty for nothing.
  let argument: String
  /// What giving it brings about.
  let effect: Effect
  /// What it does in at most 60 characters, without a full stop at the end.
  let summary: String

  /// An option without anything behind it.
  @inline(never)
  init(_ name: String, alias: String = "", _ effect: Effect, _ summary: String) {
    self.init(name, "", alias: alias, effect, summary)
  }

  /// An option with `argument` behind it.
  @inline(never)
  init(
    _ name: String, _ argument: String, alias: String = "", _ effect: Effect, _ summary: String
  ) {
    self.name = name
    self.alias = alias
    self.argument = argument
    self.effect = effect
    self.summary = summary
  }

  /// The name as it stands on a command line.
  var word: String { "--" + name }

  /// The name with what follows it.
  var synopsis: String { argument.isEmpty ? word : "\(word) \(argument)" }

  /// Whether it takes the next word as text, whatever that is.
  var takesText: Bool {
    switch effect {
    case .text, .special(.trace), .special(.defaultButton): true
    case .none(let words): words > 0
    default: false
    }
  }
}

/// An option as it was found by its name.
struct FoundDialogOption {
  /// Its row.
  let option: DialogOption
  /// Whether `no` before the name, or its lack, turns the row's meaning around.
  let isNegated: Bool
}

extension DialogOption {
  /// The option that a word names, which begins with two dashes; nil for none.
  ///
  /// Like dialog, any name may have `no` or `no-` put before it or taken from it.
  static func named(_ word: ArraySlice<UInt8>) -> FoundDialogOption? {
    let name = word.dropFirst(2)
    if let option = row(name) { return FoundDialogOption(option: option, isNegated: false) }
    let no = Array("no-".utf8)
    if name.starts(with: no.prefix(2)) {
      let base = name.dropFirst(name.starts(with: no) ? 3 : 2)
      if let option = row(base), option.canBeNegated {
        return FoundDialogOption(option: option, isNegated: true)
      }
      if let option = row(no + base), option.canBeNegated {
        return FoundDialogOption(option: option, isNegated: false)
      }
    }
    guard let option = row(no + name), option.canBeNegated else { return nil }
    return FoundDialogOption(option: option, isNegated: true)
  }

  private var canBeNegated: Bool {
    switch effect {
    case .flag, .text, .number, .none: true
    case .special: false
    }
  }

  private static func row(_ name: some Collection<UInt8>) -> DialogOption? {
    guard !name.isEmpty else { return nil }
    for section in DialogSection.allCases {
      for option in section.options
      where name.elementsEqual(option.name.utf8) || name.elementsEqual(option.alias.utf8) {
        return option
      }
    }
    return nil
  }
}

/// A group of dialog's options that belong together.
enum DialogSection: CaseIterable {
  case texts, buttons, lists, looks, entry, output, sequence, program, ignored

  /// The heading in usage and manual.
  var title: String {
    switch self {
    case .texts: "Texts"
    case .buttons: "Buttons"
    case .lists: "Lists"
    case .looks: "Place and looks"
    case .entry: "Entry, dates and times"
    case .output: "Output"
    case .sequence: "From one box to the next"
    case .program: "The whole line"
    case .ignored: "Without effect"
    }
  }

  /// The rows of this section.
  var options: [DialogOption] {
    switch self {
    case .texts: DialogOption.textRows
    case .buttons: DialogOption.buttonRows
    case .lists: DialogOption.listRows
    case .looks: DialogOption.looksRows
    case .entry: DialogOption.entryRows
    case .output: DialogOption.outputRows
    case .sequence: DialogOption.sequenceRows
    case .program: DialogOption.programRows
    case .ignored: DialogOption.ignoredRows
    }
  }
}
