// Text that is safe to show. There is no other way for a caller's bytes to become visible: whoever
// draws takes this type, and this type is made by sanitising alone.

package struct DisplayText: Equatable, Sendable {
  /// The text, with LF as its only control; draw `clusters` or write `visible`, not this: it also holds the invisible marks
  /// that wrapping goes by (U+00AD, U+200B, U+2060).
  package let string: String
  /// Where the look changes, in ascending order; empty for plain text.
  package let marks: [StyleMark]
  package let rules: TextRules

  init(trusted string: String, marks: [StyleMark], rules: TextRules) {
    self.string = string
    self.marks = marks
    self.rules = rules
  }

  /// The program's own words, made fit for the terminal like any others.
  package init(_ words: String, rules: TextRules) {
    self.init(sanitizing: Array(words.utf8), rules: rules)
  }

  package var isEmpty: Bool { string.isEmpty }

  /// The visible clusters of the text, or of `range` of it (UTF-8 bytes; what lies outside the text
  /// or within a scalar is brought to the nearest place that does not).
  package func clusters(in range: Range<Int>? = nil) -> Clusters {
    Clusters(of: self, in: range ?? 0..<string.utf8.count)
  }

  /// Number of marks at or before `offset`, by binary search.
  func markCount(upTo offset: Int) -> Int {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The text with each line that is wider than `columns` cut between two clusters and ended by an ellipsis; with `continues`
  /// the last line ends in one even where it fits, for a text of which more is left out.
  package func truncated(to columns: Int, continues: Bool = false) -> DisplayText {
    Truncation(self, columns: max(columns, 0), continues: continues).result()
  }

  /// The part of the text in `range` (UTF-8 bytes), with its look.
  package subscript(range: Range<Int>) -> DisplayText {
    let bytes = string.utf8.span
    let start = bytes.scalarStart(atOrBefore: range.lowerBound)
    let end = bytes.scalarStart(atOrBefore: range.upperBound)
    var part = StyleMarks()
    if start < end { part.append(start..<end, of: self, at: 0) }
    return DisplayText(
      trusted: start < end
        ? String(string[string.index(utf8: start)..<string.index(utf8: end)]) : "",
      marks: part.finished(length: end - start), rules: rules)
  }

  /// What is seen of the text, as one string: line breaks stay, layout marks go, no-break spaces are spaces.
  package var visible: String {
    var result = ""
    for line in string.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.startIndex > string.startIndex { result += "\n" }
      let start = string.utf8.distance(from: string.startIndex, to: line.startIndex)
      for cluster in clusters(in: start..<start + line.count) { result += cluster.text }
    }
    return result
  }

  /// The text in a look of its own, laid over that of what is around it.
  package func styled(_ style: Style) -> DisplayText {
    isEmpty || style == .plain
      ? self
      : DisplayText(trusted: string, marks: [StyleMark(offset: 0, style: style)], rules: rules)
  }

  /// The text with another one, made under the same rules, before it.
  package func preceded(by other: DisplayText) -> DisplayText {
    let length = other.string.utf8.count
    var marks = StyleMarks()
    marks.append(0..<length, of: other, at: 0)
    marks.append(0..<string.utf8.count, of: self, at: length)
    return DisplayText(
      trusted: other.string + string, marks: marks.finished(length: length + string.utf8.count),
      rules: rules)
  }
}
