// The second half of reading a line: groups of options with a box behind them, one after the other. The whole line is
// checked before anything is shown.

import Values

struct DialogParser {
  let words: ByteStrings
  let marks: [DialogWords.Mark]
  var index = 0
  /// Settings for the box of the current group.
  var settings: DialogSettings
  private(set) var steps: [DialogStep] = []
  /// Since `--ignore`: unknown options are passed over.
  private var passesOverUnknown = false
  /// Whether this is DIALOGOPTS, which has no boxes and ends at the first unknown word.
  private let isDefaults: Bool

  init(
    _ words: ByteStrings, _ marks: [DialogWords.Mark], settings: DialogSettings,
    isDefaults: Bool = false
  ) {
    self.words = words
    self.marks = marks
    self.settings = settings
    self.isDefaults = isDefaults
  }

  // MARK: Groups

  /// Reads the line: `initial` is what a box is told when nothing is said, `defaults` the words of DIALOGOPTS.
  mutating func readLine(_ initial: DialogSettings, defaults: ByteStrings) throws(UsageError) {
    var hasBox = false
    while index < words.count {
      settings = settings.carriedOver(to: initial)
      try read(defaults: defaults)
      try readOptions()
      guard index < words.count else {
        if hasBox { throw DialogError.line("Expected a box option") }
        return
      }
      try readBox()
      hasBox = true
    }
  }

  /// Reads the words of DIALOGOPTS for one box.
  private mutating func read(defaults: ByteStrings) throws(UsageError) {
    guard defaults.count > 0 else { return }
    var parser = DialogParser(defaults, [], settings: settings, isDefaults: true)
    try parser.readOptions()
    settings = parser.settings
    passesOverUnknown = passesOverUnknown || parser.passesOverUnknown
  }

  private mutating func readOptions() throws(UsageError) {
    while index < words.count {
      let word = words[index]
      let isLikeOption = word.starts(with: "--".utf8)
      if isLikeOption, DialogBoxKind.named(word) != nil { return }
      guard isLikeOption, let (option, isNegated) = DialogGrammar.find(word) else {
        if isDefaults { return }
        guard passesOverUnknown, isLikeOption else { throw DialogError.unknown(word) }
        index += 1
        continue
      }
      index += 1
      if case .command(let command) = option.effect {
        if isDefaults {
          guard try readDefault(command, word) else { return }
        } else {
          try read(command, word)
        }
        continue
      }
      let given = try GivenOption(option, as: DialogError.shown(word), isNegated: isNegated) {
        nextWord()
      }
      try given.apply(to: &settings)
    }
  }

  private mutating func readBox() throws(UsageError) {
    guard let kind = DialogBoxKind.named(words[index]) else { return }
    index += 1
    let first = index
    while index < words.count, marks[index] == .text { index += 1 }
    var settings = settings
    let box = try DialogArguments(words, first..<index).box(kind, settings)
    // Where there is one answer, nothing is to be separated; scripts written for whiptail give it everywhere.
    if !DialogBoxEntry.of(kind).separatesAnswers { settings.separatesOutput = false }
    var continuesAlways = false
    if index < words.count, words[index].elementsEqual("--and-widget".utf8) {
      index += 1
      continuesAlways = index < words.count
    }
    steps.append(.box(box, settings, continuesAlways: continuesAlways))
  }

  // MARK: Options

  private mutating func nextWord() -> [UInt8]? {
    guard index < words.count else { return nil }
    index += 1
    return Array(words[index - 1])
  }

  private mutating func text(_ option: ArraySlice<UInt8>) throws(UsageError) -> [UInt8] {
    guard let word = nextWord() else { throw DialogError.noValue(DialogError.shown(option)) }
    return word
  }

  private mutating func number(_ option: ArraySlice<UInt8>) throws(UsageError) -> Int {
    guard let word = nextWord(), let number = DialogNumber.likeC(word[...]) else {
      throw DialogError.notNumeric(DialogError.shown(option))
    }
    return number
  }

  private mutating func read(
    _ command: DialogGrammar.Command, _ word: ArraySlice<UInt8>
  ) throws(UsageError) {
    switch command {
    case .begin:
      let row = try number(word)
      settings.begin = DialogPlace(row: row, column: try number(word))
    case .topLeft: settings.begin = DialogPlace(row: 0, column: 0)
    case .defaultButton: settings.defaultButton = try button(try text(word))
    case .ignore: passesOverUnknown = true
    case .printMaximumSize: steps.append(.printMaximumSize)
    case .printVersion: steps.append(.printVersion)
    case .printTextSize:
      let (text, height, width) = try measuredText(word)
      steps.append(.printTextSize(text, height: height, width: width, settings))
    case .printTextOnly:
      let (text, height, width) = try measuredText(word)
      steps.append(.printTextOnly(text, height: height, width: width, settings))
    case .standardOutput, .standardError, .outputDescriptor, .inputDescriptor, .keepTite,
      .version, .help, .trace, .file, .arguments, .andWidget, .createRC:
      // Some of these were taken out already, unless a lone `--` says that they are text.
      throw DialogError.unexpected(word)
    }
  }

  /// Reads an option in DIALOGOPTS, where those that are about no box do nothing.
  ///
  /// - Returns: whether there is more to read.
  private mutating func readDefault(
    _ command: DialogGrammar.Command, _ word: ArraySlice<UInt8>
  ) throws(UsageError) -> Bool {
    switch command {
    case .begin, .topLeft, .defaultButton, .ignore: try read(command, word)
    case .outputDescriptor, .inputDescriptor: _ = try number(word)
    case .trace: _ = try text(word)
    case .printTextSize, .printTextOnly: _ = try measuredText(word)
    case .standardOutput, .standardError, .keepTite, .andWidget, .printMaximumSize, .printVersion:
      break
    case .version, .help, .file, .arguments, .createRC: return false
    }
    return true
  }

  private func button(_ name: [UInt8]) throws(UsageError) -> ButtonName {
    let button = ButtonName(String(decoding: name, as: UTF8.self))
    guard ButtonName.usual.contains(button) else {
      throw DialogError.plain(
        "Button name \"\(DialogError.shown(name[...]))\" unknown. "
          + "The names are ok, yes, cancel, no, help and extra.")
    }
    return button
  }

  /// A text with the height and width that may stand behind it.
  private mutating func measuredText(
    _ option: ArraySlice<UInt8>
  ) throws(UsageError) -> ([UInt8], Int, Int) {
    let text = try text(option)
    var numbers = [0, 0]
    for position in numbers.indices where index < words.count && !isOption(index) {
      guard let number = DialogNumber.decimal(words[index]) else {
        throw DialogError.notNumber(position + 2, of: DialogError.shown(option))
      }
      numbers[position] = number
      index += 1
    }
    return (text, numbers[0], numbers[1])
  }

  private func isOption(_ index: Int) -> Bool {
    isDefaults ? words[index].starts(with: "--".utf8) : marks[index] == .known
  }
}
