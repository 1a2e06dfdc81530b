// Where the program runs: environment variables, terminal, language. Read once at the start and passed on as a value.

import Drawing
package import Options
package import Terminal
package import Text

package struct ProgramEnvironment {
  package let variables: Variables
  package let kind: TerminalKind
  /// The program's own words in the person's language.
  package let words: Words

  package init(variables: @escaping Variables) {
    self.variables = variables
    kind = TerminalKind(variables)
    let words = Words.forLocale(TerminalKind.locale("LC_MESSAGES", variables))
    // Words that the character set cannot show would be question marks.
    self.words = words.canBeShown(in: kind.encoding(variables)) ? words : .english
  }

  /// Sentences about wrong entries, in the person's language.
  package var sentences: Sentences {
    let sentences = Sentences.forLocale(TerminalKind.locale("LC_MESSAGES", variables))
    let encoding = kind.encoding(variables)
    return encoding == .utf8 || encoding.canShow([sentences.all]) ? sentences : .english
  }

  /// What keys are called and do, in the person's language.
  package var hintWords: HintWords {
    let words = HintWords.forLocale(TerminalKind.locale("LC_MESSAGES", variables))
    let encoding = kind.encoding(variables)
    return encoding == .utf8 || encoding.canShow([words.all]) ? words : .english
  }

  /// What the buttons are called that lead from page to page.
  package var pageWords: PageWords {
    let words = PageWords.forLocale(TerminalKind.locale("LC_MESSAGES", variables))
    let encoding = kind.encoding(variables)
    return encoding == .utf8 || encoding.canShow([words.next + words.back]) ? words : .english
  }

  /// `TOAST_INTERACTIVE=0`: as if there were no terminal.
  package var mayAsk: Bool { variables("TOAST_INTERACTIVE") != "0" }

  /// The folder in which processes of this user share records; nil where there is none that belongs to this user alone.
  package var runtimeDirectory: [UInt8]? {
    RuntimeDirectory.find(Array((variables("XDG_RUNTIME_DIR") ?? "").utf8))
  }

  /// The terminal to show things on, if it may be used; throws for a named one that cannot be had.
  package func terminal(_ settings: Settings) throws(Failure) -> TTY? {
    guard mayAsk else { return nil }
    do throws(TerminalError) {
      return try TTY.open(settings.terminal)
    } catch {
      if settings.terminal != nil { throw Failure(error) }
      return nil
    }
  }

  /// Whether questions are put line by line instead of in drawn boxes.
  package func isPlain(_ settings: Settings) -> Bool {
    settings.isPlain || kind.isDumb
      || variables("ACCESSIBLE").map { !$0.isEmpty && $0 != "0" } ?? false
  }
}

extension ProgramEnvironment {
  /// A sentence that may quote foreign text, as bytes that are safe to print: one line without a line break.
  package func line(_ text: String) -> [UInt8] { line(bytes: Array(text.utf8)) }

  private func line(bytes: [UInt8]) -> [UInt8] {
    let rules = TextRules(repertoire: kind.encoding(variables).repertoire)
    return encoded(DisplayText(sanitizing: bytes, lines: .quoted, rules: rules).visible)
  }

  /// What a script would get, for a person to see on a terminal: line breaks and tabs stay, other control characters are pictures.
  package func shown(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var piece: [UInt8] = []
    for byte in bytes {
      guard byte == 0x09 || byte == 0x0A else {
        piece.append(byte)
        continue
      }
      result += line(bytes: piece) + [byte]
      piece = []
    }
    return result + line(bytes: piece)
  }

  /// Text in the locale's encoding, for which it was made fit before.
  package func encoded(_ text: String) -> [UInt8] {
    switch kind.encoding(variables) {
    case .utf8: Array(text.utf8)
    case .latin1: text.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : UInt8(ascii: "?") }
    case .ascii: text.unicodeScalars.map { $0.value < 0x80 ? UInt8($0.value) : UInt8(ascii: "?") }
    }
  }
}
