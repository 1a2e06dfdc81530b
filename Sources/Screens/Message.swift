// The words of a request, made fit to be shown: the one place where a caller's bytes become text.

package import Options
import Terminal
package import Text

/// Title and text of a box or a toast.
package struct Message: Equatable, Sendable {
  /// The heading, a single line; empty for none.
  package let title: DisplayText
  /// The paragraphs, one below the other.
  package let text: DisplayText

  /// Texts longer than this are not for a dialog (bytes).
  private static let limit = 1 << 28

  package init(title: DisplayText, text: DisplayText) {
    self.title = title
    self.text = text
  }

  /// The words of `request`, read from a file where it says so; throws where that cannot be read.
  package init(_ request: BoxRequest, rules: TextRules) throws(Failure) {
    let settings = request.settings
    let markup: Markup =
      settings.takesColorSequences ? .colorSequences : settings.takesEmphasis ? .emphasis : .none
    func interpreted(_ bytes: [UInt8]) -> [UInt8] {
      settings.interpretsEscapes ? interpretingEscapes(bytes) : bytes
    }
    var paragraphs = settings.paragraphs.map(interpreted)
    if let message = request.message { paragraphs.append(interpreted(message)) }
    if let file = settings.textFile {
      do throws(FileError) {
        // A file is shown as it is: backslashes in it are its own.
        paragraphs.append(try Files.read(file, limit: Self.limit))
      } catch {
        throw Failure(error)
      }
    }
    let bytes = Array(paragraphs.joined(separator: [UInt8(ascii: "\n")]))
    text = DisplayText(sanitizing: bytes, markup: markup, rules: rules)
    title = DisplayText(
      sanitizing: settings.title.map(interpreted) ?? [], markup: markup, lines: .single,
      rules: rules)
  }

  package var isEmpty: Bool { title.isEmpty && text.isEmpty }
}
