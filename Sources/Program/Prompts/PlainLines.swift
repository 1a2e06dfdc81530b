// Toasts and messages as plain lines on standard error, for where nothing can be drawn.

import Drawing
import Options
import Terminal
import Text

/// Messages without a terminal.
enum PlainLines {
  /// Writes `warning: title: text` and a line break; failures have nowhere to go.
  static func write(_ message: Message, _ severity: Severity, in surroundings: Surroundings) {
    let line = message.spoken(severity, surroundings.words).joined(separator: ": ")
    StandardDescriptors.complain(surroundings.encoded(line + "\n"))
  }
}

extension Message {
  /// Title and text as far as there are any, the first with the word for what they are about before it.
  func spoken(_ severity: Severity, _ words: Words) -> [String] {
    var parts = [title, text].filter { !$0.isEmpty }.map(\.visible)
    if let word = words.word(for: severity) {
      parts = parts.isEmpty ? [word] : ["\(word): \(parts[0])"] + parts.dropFirst()
    }
    return parts
  }
}

extension Encoding {
  /// The characters that it can send.
  var repertoire: Repertoire {
    switch self {
    case .utf8: .unicode
    case .latin1: .latin1
    case .ascii: .ascii
    }
  }
}

extension Encoding {
  /// Whether words can be read in the encoding, transliterated where that is usual.
  func canShow(_ words: [String]) -> Bool {
    if self == .utf8 { return true }
    let rules = TextRules(repertoire: repertoire)
    return words.allSatisfy {
      !DisplayText($0, rules: rules).string.utf8.contains(UInt8(ascii: "?"))
    }
  }
}

extension Words {
  /// Whether every word can be read in an encoding.
  func canBeShown(in encoding: Encoding) -> Bool {
    encoding.canShow([
      ok, cancel, yes, no, extra, help, info, success, warning, error, choice,
    ])
  }

  /// The word for what a message is about; nil when it is about nothing in particular.
  func word(for severity: Severity) -> String? {
    switch severity {
    case .none: nil
    case .info: info
    case .success: success
    case .warning: warning
    case .error: error
    }
  }
}

extension Surroundings {
  /// Words of ours with names of others in them, as bytes that are safe to print: one line, without a line break.
  func line(_ text: String) -> [UInt8] {
    let rules = TextRules(repertoire: kind.encoding(variables).repertoire)
    return encoded(DisplayText(sanitizing: Array(text.utf8), lines: .single, rules: rules).visible)
  }

  /// Text in the locale's encoding; it was made fit for it before.
  func encoded(_ text: String) -> [UInt8] {
    switch kind.encoding(variables) {
    case .utf8: Array(text.utf8)
    case .latin1: text.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : UInt8(ascii: "?") }
    case .ascii: text.unicodeScalars.map { $0.value < 0x80 ? UInt8($0.value) : UInt8(ascii: "?") }
    }
  }
}
