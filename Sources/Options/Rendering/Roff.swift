// Plain text as roff, for the manual page. Every dash becomes a minus so that options can be copied from the
// page, and names of options and placeholders get their fonts by what they look like, not by markup.

enum Roff {
  /// `text` as lines of roff: filled, escaped, options bold and the words in `placeholders` italic.
  ///
  /// Every sentence begins a line, since roff knows the end of a sentence by the end of a line.
  static func paragraph(_ text: String, placeholders: [String] = []) -> [String] {
    sentences(text).flatMap { Filling.lines($0, width: 76) }.map { line in
      let words = line.split(separator: " ").map { styled($0, placeholders) }
      return protected(words.joined(separator: " "))
    }
  }

  /// `text` escaped for the middle of a line.
  static func escaped(_ text: some StringProtocol) -> String {
    text.map { escapes[$0] ?? String($0) }.joined()
  }

  private static let escapes: [Character: String] = [
    "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
  ]

  static func bold(_ text: some StringProtocol) -> String { "\\fB\(escaped(text))\\fR" }

  static func italic(_ text: some StringProtocol) -> String { "\\fI\(escaped(text))\\fR" }

  /// `line` so that its first character starts no request.
  static func protected(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("\\(aq") ? "\\&" + line : line
  }

  private static func sentences(_ text: String) -> [String] {
    var sentences = [""]
    for word in text.split(separator: " ") {
      let last = sentences.count - 1
      sentences[last] += sentences[last].isEmpty ? word : " " + word
      if word.hasSuffix("."), !word.hasSuffix("..") { sentences.append("") }
    }
    return sentences.filter { !$0.isEmpty }
  }

  /// A word with its font; punctuation around it keeps the font of the text.
  private static func styled(_ word: Substring, _ placeholders: [String]) -> String {
    let head = word.prefix { "(\"".contains($0) }
    let core = word.dropFirst(head.count)
    // A quote that closes one within the word belongs to the word: --text="$msg".
    let closing = core.dropLast().contains("\"") ? ".,;:)" : ".,;:)\""
    let end = core.lastIndex { !closing.contains($0) }
    let name = end.map { core[...$0] } ?? core
    let tail = core[name.endIndex...]
    let isOption = name.hasPrefix("--") && WordShape(Array(name.utf8)) != .text
    var isShort = false
    if case .short = WordShape(Array(name.utf8)) { isShort = true }
    if isOption || isShort { return escaped(head) + bold(name) + escaped(tail) }
    if placeholders.contains(String(name)) { return escaped(head) + italic(name) + escaped(tail) }
    return escaped(word)
  }
}
