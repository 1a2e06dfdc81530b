// Putting texts together.

extension DisplayText {
  /// The text in a look of its own, laid over that of what is around it.
  package func styled(_ style: Style) -> DisplayText {
    isEmpty || style == .plain
      ? self
      : DisplayText(
        trusted: string,
        marks: [StyleMark(offset: 0, style: style)], rules: rules)
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
