// A manual page that is put together piece by piece, in the macros of man(7).

package struct ManualPage {
  private var lines: [String]

  package init(name: String, section: Int, manual: String) {
    lines = [
      ".TH \(name.uppercased()) \(section) \(Version.date) \"toast \(Version.number)\" \"\(manual)\""
    ]
  }

  /// The page in roff; ends with a line break.
  package var text: String { lines.joined(separator: "\n") + "\n" }

  package mutating func heading(_ words: String) {
    lines.append(".SH " + (words.contains(" ") ? "\"\(words)\"" : words))
  }

  /// A line of roff as it is.
  package mutating func line(_ line: String) { lines.append(line) }

  package mutating func paragraph(_ text: String) {
    // A heading begins a paragraph by itself.
    if lines.last?.hasPrefix(".SH") == false { lines.append(".PP") }
    lines += Roff.paragraph(text)
  }

  package mutating func entry(_ term: String, _ meaning: String) {
    lines += [".TP", Roff.protected(Roff.bold(term))] + Roff.paragraph(meaning)
  }

  /// Lines that are shown as they are.
  package mutating func example(_ text: String) {
    lines += [".PP", ".RS 4", ".nf"]
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).map {
      Roff.protected(Roff.escaped($0))
    }
    lines += [".fi", ".RE"]
  }
}
