// What is wrong with a line in dialog's grammar, in dialog's words, since scripts and people know them; a sentence may
// follow that says what would be right. Where the original tells a wrong number of words and half a name, these tell
// the right ones.

import Values

enum DialogError {
  /// The exit code, unless DIALOG_ERROR says another.
  static let status: Int32 = 255

  static func plain(_ message: String) -> UsageError { UsageError(message, status: status) }

  /// A complaint about which the list of options helps.
  static func line(_ message: String) -> UsageError {
    plain(message + ". Use --help to list options.")
  }

  static func noValue(_ option: String) -> UsageError {
    line("Expected a string-parameter for \(option)")
  }

  /// An option whose value is missing or no number.
  static func notNumeric(_ option: String) -> UsageError {
    line("Expected a numeric-parameter for \(option)")
  }

  /// A word where an option should stand.
  static func unknown(_ word: ArraySlice<UInt8>) -> UsageError {
    let name = shown(word)
    guard name.hasPrefix("--") else { return line("Unknown option \(name)") }
    let names =
      DialogGrammar.options.map(\.word) + DialogBoxKind.allCases.map { "--" + $0.rawValue }
    guard let near = NearestName.to(name, among: names) else {
      return line("Unknown option \(name)")
    }
    return plain("Unknown option \(name). Did you mean \(near)?")
  }

  static func unexpected(_ word: ArraySlice<UInt8>) -> UsageError {
    line("Unexpected option \(shown(word))")
  }

  /// A word that should be a number; `position` counts from 1 behind the name of the box.
  static func notNumber(_ position: Int, of word: String) -> UsageError {
    line("Expected a number for token \(position) of \(word)")
  }

  static func count(_ count: Int, _ entry: DialogBoxEntry) -> UsageError {
    let limit =
      count < entry.words.lowerBound
      ? "at least \(entry.words.lowerBound)" : "no more than \(entry.words.upperBound)"
    return plain(
      "Expected \(limit) tokens for --\(entry.kind.rawValue), have \(count). "
        + "It is: \(entry.synopsis)")
  }

  static func row(of stride: Int, _ words: Int, _ entry: DialogBoxEntry) -> UsageError {
    let found = words < stride ? "found only \(words)" : "found extra \(words % stride)"
    return plain("Expected \(stride) arguments, \(found). It is: \(entry.synopsis)")
  }

  /// A caller's word as it can be shown; an empty one as two quotes.
  static func shown(_ word: ArraySlice<UInt8>) -> String {
    word.isEmpty ? "''" : String(Quotation.of(Array(word)).dropFirst().dropLast())
  }
}
