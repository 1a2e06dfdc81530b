// From words to a request in dialog's grammar, and the question whether a line is written in it.

import Values

extension DialogRequest {
  /// What a line in dialog's grammar asks for; dialog(1) 1.3-20230209 is the model.
  ///
  /// - Parameters:
  ///   - words: the arguments without the name of the program.
  ///   - program: what `--args` shows as the name of the program.
  ///   - defaults: the value of DIALOGOPTS: options for every box, up to the first word that is none.
  ///   - settings: what a box is told when nothing is said.
  ///   - showing: takes what `--args` is to write to standard error, also where the line is wrong.
  ///   - reading: gives the bytes of a file in pieces, for `--file`; `&5` is descriptor 5.
  /// - Throws: `UsageError` with status 255 for a line that cannot be carried out.
  package init(
    parsing words: [[UInt8]], program: String = "dialog", defaults: [UInt8]?,
    settings: DialogSettings = DialogSettings(), showing: ([UInt8]) -> Void = { _ in },
    reading: @escaping ([UInt8], (ArraySlice<UInt8>) -> Void) throws(UsageError) -> Void
  ) throws(UsageError) {
    if words.first?.elementsEqual("--create-rc".utf8) ?? false, words.count > 1 {
      guard words.count == 2 else { throw DialogError.line("Expected a filename for --create-rc") }
      self = .createRC(words[1])
      return
    }
    var line = DialogWords(reading: reading)
    do {
      defer { if line.shown != nil { showing(line.listing(program)) } }
      try line.read(words)
    }
    if let request = line.request ?? Self.single(line, given: words.count) {
      self = request
      return
    }
    var parser = DialogParser(line.words, line.marks, settings: settings)
    try parser.readLine(settings, defaults: Self.words(of: defaults ?? []))
    var result = line.line
    result.steps = parser.steps
    self = .run(result)
  }

  /// What a line of a single word asks for; nil where the word has its usual meaning, or where there are more.
  private static func single(_ line: DialogWords, given: Int) -> DialogRequest? {
    guard line.words.count == 1 else { return given > 1 || line.words.count > 1 ? nil : .usage }
    var result = line.line
    guard let (option, isNegated) = DialogGrammar.find(line.words[0]) else { return .usage }
    switch option.effect {
    case .command(.printMaximumSize), .command(.printVersion), .command(.ignore): return nil
    case .flag where option.name == "clear" && !isNegated:
      result.steps = [.clearScreen]
      return .run(result)
    default: return .usage
    }
  }

  private static func words(of defaults: [UInt8]) -> ByteStrings {
    var splitter = QuotedWords()
    var index = 0
    while splitter.readWord(defaults[...], from: &index) {}
    _ = splitter.endText()
    return splitter.words
  }

  /// The word by which a line that was given to `toast` is one in dialog's grammar: the name of one of dialog's boxes, or,
  /// where none of ours is named, an option for something that needs no box; nil where there is none.
  ///
  /// It must be a word of its own before a lone `--`, not the value of an option of either grammar. Callers that
  /// look up where a link leads before they call it (pythondialog does) have their lines read so too.
  package static func tellingWord(in words: [[UInt8]]) -> [UInt8]? {
    guard words.contains(where: isDialogs) else { return nil }
    var rest = words[...]
    var namesOwnBox = false
    var telling: [UInt8]?
    while let word = rest.popFirst(), word != [0x2D, 0x2D] {
      if DialogBoxKind.named(word) != nil { return word }
      if isDialogs(word) { telling = telling ?? word }
      if case .long(let name, _) = WordShape(word), BoxKind(rawValue: name) != nil {
        namesOwnBox = true
      }
      if takesNextWord(word) { rest = rest.dropFirst() }
    }
    return namesOwnBox ? nil : telling
  }

  /// Options of dialog's that make a line dialog's without a box.
  private static let telling = [
    "--file", "--print-version", "--print-maxsize", "--print-text-size", "--print-text-only",
  ]

  private static func isDialogs(_ word: [UInt8]) -> Bool {
    DialogBoxKind.named(word) != nil || telling.contains { word.elementsEqual($0.utf8) }
  }

  private static func takesNextWord(_ word: [UInt8]) -> Bool {
    switch WordShape(word) {
    case .short(let letter):
      return OwnGrammar.option { $0.short == letter }?.argument.isRequired ?? false
    case .long(let name, nil):
      if let option = OwnGrammar.option(named: name.utf8) { return option.argument.isRequired }
      return DialogGrammar.find(word[...])?.option.argument.isText ?? false
    case .text, .endOfOptions, .long: return false
    }
  }
}
