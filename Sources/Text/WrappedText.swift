// Lines of a text that fit a width.

/// One line of a wrapped text.
package struct Line: Hashable, Sendable {
  /// What of the text stands on it, in UTF-8 bytes.
  package let range: Range<Int>
  /// Its width in cells, the hyphen included; never more than was asked for.
  package let columns: Int
  /// Whether a line break or the end of the text ended it.
  package let endsParagraph: Bool
  /// Whether it was broken at a soft hyphen, so that a "-" is to be drawn behind it.
  package let hasHyphen: Bool
}

/// A text broken into lines of a width.
package struct WrappedText: Sendable {
  /// What was wrapped.
  package let text: DisplayText
  private let lines: [Line]

  package init(_ text: DisplayText, columns: Int) {
    self.text = text
    lines = [
      Line(
        range: 0..<text.string.utf8.count, columns: columns, endsParagraph: true, hasHyphen: false)
    ]
  }

  /// Number of lines, 1 or more; an empty text has one empty line.
  package var count: Int { lines.count }
  /// The line at `index`, from 0 on.
  package subscript(index: Int) -> Line { lines[index] }
}
