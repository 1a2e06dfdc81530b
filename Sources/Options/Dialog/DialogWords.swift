// The first half of reading a line: the words of files come in place of `--file`, a lone `--` makes the next word text,
// and what concerns the whole line is taken out, wherever it stands. Each word that is left carries a mark, so that the
// second half need not look at the words of a list again.

import Values

struct DialogWords {
  /// What a word is, judged without its context.
  enum Mark {
    /// Text, or like an option but none that is known.
    case text
    case known
  }

  /// Reads a file in pieces; throws what is to be said where it cannot be read.
  typealias Reading = ([UInt8], (ArraySlice<UInt8>) -> Void) throws(UsageError) -> Void

  /// An option whose value is the next word, and that is taken out with it.
  private enum Pending {
    case file, output, input, trace
  }

  private(set) var marks: [Mark] = []
  /// What the options about the whole line say; it has no steps.
  private(set) var line = DialogLine()
  /// `--version` or `--help`, whichever came first.
  private(set) var request: DialogRequest?
  /// Index of the word that `--args` stood before.
  private(set) var shown: Int?

  private var splitter = QuotedWords()
  private var pending: Pending?
  /// Whether a lone `--` came before.
  private var isProtected = false
  /// Whether an option came before that takes any text.
  private var isValue = false
  private let reading: Reading
  /// How many files may still be read.
  private var filesLeft = 0
  private var depth = 0

  /// Files within files, at most; more would be a file that holds itself.
  private static let deepest = 20

  init(reading: @escaping Reading) { self.reading = reading }

  var words: ByteStrings { splitter.words }

  /// Throws for a file that cannot be read and for an option without its value.
  mutating func read(_ given: [[UInt8]]) throws(UsageError) {
    // As dialog has it: 20 more than there are words, the name of the program among them.
    filesLeft = 21 + given.count
    marks.reserveCapacity(given.count)
    splitter.words.reserve(strings: given.count, bytes: given.reduce(0) { $0 + $1.count })
    for word in given {
      splitter.words.append(word)
      try settle()
    }
    switch pending {
    case nil: break
    case .file: throw DialogError.plain("No value given for --file")
    case .output: throw DialogError.notNumeric("--output-fd")
    case .input: throw DialogError.notNumeric("--input-fd")
    case .trace: throw DialogError.noValue("--trace")
    }
  }

  // MARK: One word

  /// Classifies the last of `words`, which is removed where it concerns the whole line.
  private mutating func settle() throws(UsageError) {
    let last = splitter.words.count - 1
    if let pending { return try settle(pending, Array(splitter.words[last])) }
    guard !isProtected, splitter.words.byte(0, of: last) == 0x2D,
      splitter.words.byte(1, of: last) == 0x2D
    else {
      isProtected = false
      isValue = false
      marks.append(.text)
      return
    }
    let word = splitter.words[last]
    switch word.count {
    case 2:
      isProtected = true
      splitter.words.removeLast()
    case 6 where word.elementsEqual("--file".utf8):
      pending = .file
      splitter.words.removeLast()
    case 6 where word.elementsEqual("--args".utf8):
      if shown == nil { shown = marks.count }
      splitter.words.removeLast()
    case _ where isValue:
      isValue = false
      marks.append(.text)
    default:
      let option = DialogGrammar.find(word)?.option
      if case .command(let command)? = option?.effect, concernsLine(command) {
        splitter.words.removeLast()
      } else {
        isValue = option?.argument.isText ?? false
        let isKnown = option != nil || DialogBoxKind.named(word) != nil
        marks.append(isKnown ? .known : .text)
      }
    }
  }

  /// Takes note of an option if it concerns the whole line; returns whether it does.
  private mutating func concernsLine(_ command: DialogGrammar.Command) -> Bool {
    switch command {
    case .standardOutput: line.output = .standardOutput
    case .standardError: line.output = .standardError
    case .keepTite: line.keepsTite = true
    case .outputDescriptor: pending = .output
    case .inputDescriptor: pending = .input
    case .trace: pending = .trace
    case .version: request = request ?? .version
    case .help: request = request ?? .usage
    default: return false
    }
    return true
  }

  private mutating func settle(_ option: Pending, _ value: [UInt8]) throws(UsageError) {
    splitter.words.removeLast()
    pending = nil
    switch option {
    case .file: try include(value)
    case .output:
      line.output = .descriptor(try DialogWords.descriptor(value, "--output-fd"))
    case .input: line.input = try DialogWords.descriptor(value, "--input-fd")
    case .trace: line.trace = value
    }
  }

  private static func descriptor(_ word: [UInt8], _ option: String) throws(UsageError) -> Int32 {
    guard let number = DialogNumber.likeC(word[...]) else { throw DialogError.notNumeric(option) }
    return Int32(clamping: number)
  }

  // MARK: Files

  private mutating func include(_ name: [UInt8]) throws(UsageError) {
    guard filesLeft > 0, depth < DialogWords.deepest else {
      throw DialogError.plain("Too many --file options")
    }
    filesLeft -= 1
    depth += 1
    defer { depth -= 1 }
    var failure: UsageError?
    let read = reading
    try read(name) { piece in
      guard failure == nil else { return }
      do throws(UsageError) {
        try split(piece)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    if splitter.endText() { try settle() }
  }

  private mutating func split(_ piece: ArraySlice<UInt8>) throws(UsageError) {
    var index = piece.startIndex
    while splitter.readWord(piece, from: &index) { try settle() }
  }

  // MARK: --args

  /// What `--args` shows: the name of the program and the words that are left.
  func listing(_ program: String) -> [UInt8] {
    guard let shown else { return [] }
    var text = Array("Showing arguments at arg\(shown + 1)\n arg0:\(program)\n".utf8)
    var number = 1
    for index in 0...words.count {
      if index == shown {
        text += Array(" arg\(number):--args\n".utf8)
        number += 1
      }
      guard index < words.count else { break }
      text += Array(" arg\(number):".utf8) + words[index] + [0x0A]
      number += 1
    }
    return text
  }
}
