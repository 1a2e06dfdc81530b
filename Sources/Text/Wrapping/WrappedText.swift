// Lines of a text that fit a width. Greedy: each line takes what fits. Only ranges are kept, so that a
// long text costs a few words for each line and nothing for what is not drawn.

package struct Line: Equatable, Sendable {
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
///
/// Spaces at which a line is broken belong to no line; spaces that begin a paragraph stay unless the first word does not
/// fit behind them. A word wider than the line is split between clusters. A cluster wider than the line has a line of its
/// own, whose `columns` are those that were asked for; what draws it clips it.
package struct WrappedText: Sendable {
  package let text: DisplayText
  private let lines: [Line]

  /// More than any terminal has; keeps sums of columns within range.
  private static let widest = 1 << 30

  /// Breaks `text` into lines of at most `columns` cells; less than 1 is taken for 1.
  package init(_ text: DisplayText, columns: Int) {
    self.text = text
    var wrapping = Wrapping(columns: min(max(columns, 1), Self.widest))
    wrapping.run(over: text)
    lines = wrapping.lines
  }

  /// Breaks `text` as dialog(1) does, at blanks alone: a word wider than the line is split at the margin, and blanks
  /// that begin a paragraph stay in any case.
  ///
  /// Lines have at most `columns` cells; less than 1 is taken for 1. Of more than `limit` lines, which is 1 or more,
  /// only the first are looked for.
  package init(atBlanks text: DisplayText, columns: Int, limit: Int = .max) {
    self.text = text
    var wrapping = BlankWrapping(text, columns: min(max(columns, 1), Self.widest))
    var lines: [Line] = []
    while lines.count < max(limit, 1), let line = wrapping.next() { lines.append(line) }
    self.lines = lines
  }

  /// Number of lines, 1 or more; an empty text has one empty line.
  package var count: Int { lines.count }
  package subscript(index: Int) -> Line { lines[index] }
}
