// Toasts and messages as plain lines on standard error, for where nothing can be drawn.

import Drawing
package import Options
import Terminal
package import Text

package enum PlainLines {
  /// Writes `warning: title: text` and a line break; failures have nowhere to go.
  package static func write(
    _ message: Message, _ severity: Severity, in environment: ProgramEnvironment
  ) {
    let line = message.spoken(severity, environment.words).joined(separator: ": ")
    StandardDescriptors.complain(environment.encoded(line + "\n"))
  }
}

extension Message {
  /// Title and text as far as there are any, the first with the word for what they are about before it.
  package func spoken(_ severity: Severity, _ words: Words) -> [String] {
    var parts = [title, text].filter { !$0.isEmpty }.map(\.visible)
    if let word = words.word(for: severity) {
      parts = parts.isEmpty ? [word] : ["\(word): \(parts[0])"] + parts.dropFirst()
    }
    return parts
  }
}
