// What a typed text must be. The same check for a field, for a line and for prepared answers.

package import Options
import Terminal
package import Text
package import Screens

/// The rules for one text.
package struct EntryCheck {
  private let settings: EntrySettings
  private let pattern: RegularExpression?

  /// The rules that a request gives.
  ///
  /// - Throws: a pattern that is no regular expression.
  package init(_ settings: EntrySettings, isUTF8: Bool) throws(Failure) {
    self.settings = settings
    guard let source = settings.pattern else {
      pattern = nil
      return
    }
    do throws(PatternError) {
      pattern = try RegularExpression(source, isUTF8: isUTF8)
    } catch {
      throw Failure(
        "--pattern '\(source.inComplaint)': \(error.message)", status: ExitCode.usage)
    }
  }

  /// What is wrong with a text, as a sentence for the person; nil if nothing is.
  package func problem(with text: [UInt8], in sentences: Sentences = .english) -> String? {
    if text.isEmpty { return settings.isRequired ? sentences.needed : nil }
    if let most = settings.maxLength, String(decoding: text, as: UTF8.self).count > most {
      return "\(sentences.long) \(sentences.atMost(most))"
    }
    if let pattern, !pattern.matches(text) { return sentences.form }
    return nil
  }
}
