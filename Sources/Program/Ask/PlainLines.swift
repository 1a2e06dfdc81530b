// Messages as plain lines on standard error, for where nothing can be drawn.

import Options
import Terminal
import Text
import Screens

/// Messages without a terminal.
enum PlainLines {
  /// Writes `warning: title: text` and a line break; failures have nowhere to go.
  static func write(_ message: Message, _ severity: Severity, in environment: ProgramEnvironment) {
    let line = message.spoken(severity, environment.words).joined(separator: ": ")
    StandardDescriptors.complain(environment.encoded(line + "\n"))
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

extension Words {
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
