// The few words that the program itself says in a box, in the languages of its users.

/// The words of one language, capitalised as the buttons of a desktop are.
package struct Words: Equatable, Sendable {
  /// Labels of buttons; `extra` is that of a third button without a label of its own.
  package let ok, cancel, yes, no, extra, help: String
  /// Severities as they stand within a sentence; `info` is that of plain news.
  package let info, success, warning, error: String
  /// What a numbered line prompt asks for.
  package let choice: String

  /// The words of the language that a locale names, `de_DE.UTF-8@euro` or `zh-Hant-HK`; English where
  /// it names none that is known (also `C`, `POSIX` and nothing).
  package static func forLocale(_ locale: String) -> Words {
    if LocaleName.isEnglish(locale) { return english }
    for name in LocaleName(locale).candidates {
      if let line = WordsData.lines.catalogueLine(named: name), let words = Words(line: line) {
        return words
      }
    }
    return english
  }

  package static let english = Words(
    ok: "OK", cancel: "Cancel", yes: "Yes", no: "No", extra: "Extra", help: "Help", info: "info",
    success: "success", warning: "warning", error: "error", choice: "Choice")
}

extension Words {
  /// Reads one line of the catalogue; nil if it has not as many fields as there are.
  init?(line: Substring) {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 12 else { return nil }
    self.init(
      ok: fields[1], cancel: fields[2], yes: fields[3], no: fields[4], extra: fields[5],
      help: fields[6], info: fields[7], success: fields[8], warning: fields[9], error: fields[10],
      choice: fields[11])
  }
}

extension String {
  /// The line of a catalogue that has a language's name, lower case; nil if none has.
  func catalogueLine(named name: String) -> Substring? {
    let bytes = utf8.span
    var position = 0
    while position < bytes.count {
      if bytes.lineHasName(name.utf8.span, at: position) {
        return self[index(utf8: position)...].prefix { $0 != "\n" }
      }
      while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      position += 1
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Whether `name` is among the names that the line at `start` begins with.
  fileprivate func lineHasName(_ name: Span<UInt8>, at start: Int) -> Bool {
    var position = start
    while position < count {
      var length = 0
      while length < name.count, position + length < count, self[position + length] == name[length]
      {
        length += 1
      }
      position += length
      if length == name.count, position < count, isNameEnd(position) { return true }
      while position < count, !isNameEnd(position) { position += 1 }
      guard position < count, self[position] == UInt8(ascii: ",") else { return false }
      position += 1
    }
    return false
  }

  private func isNameEnd(_ position: Int) -> Bool {
    self[position] == UInt8(ascii: ",") || self[position] == UInt8(ascii: "|")
  }
}

/// The parts of a locale's name that say a language, as POSIX (`sr_RS.UTF-8@latin`) or BCP 47 (`sr-Latn-RS`) spells it.
struct LocaleName: Equatable {
  /// Whether a locale needs no look at a catalogue, as most do.
  static func isEnglish(_ locale: String) -> Bool {
    let language = locale.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "_") }
    return ["", "C", "POSIX", "en"].contains { language.elementsEqual($0.utf8) }
  }

  /// Names to look up, the most telling first, lower case: `sr@latin`, `zh_tw`, `zh`.
  let candidates: [String]

  init(_ name: String) {
    let name = name.lowercased()
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let modifier = parts.count > 1 ? parts[1] : ""
    let subtags = parts[0].prefix { $0 != "." }.split { $0 == "_" || $0 == "-" }
    guard let language = subtags.first else {
      candidates = []
      return
    }
    let scripts = subtags.dropFirst().filter { $0.utf8.count == 4 }
    let regions = subtags.dropFirst().filter { $0.utf8.count == 2 || $0.utf8.count == 3 }
    candidates =
      (scripts + [modifier]).filter { !$0.isEmpty }.map { "\(language)@\($0)" }
      + regions.map { "\(language)_\($0)" } + [String(language)]
  }
}
