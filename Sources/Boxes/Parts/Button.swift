// A button and its hot letter.

import Drawing
package import Text

/// One button of a box.
package struct Button: Equatable, Sendable {
  /// Who a press is reported as.
  package let name: String
  /// What is written on it.
  package let label: DisplayText
  /// True when pressing it destroys something; shown in the warning colour.
  package let isDangerous: Bool
  /// Where the label's hot letter stands (UTF-8 offset); nil when every letter is taken.
  package fileprivate(set) var hotOffset: Int?
  /// The hot letter in lower case.
  package fileprivate(set) var hotLetter: Unicode.Scalar?

  /// A button whose hot letter is yet to be found; see `withHotLetters()`.
  package init(name: String, label: DisplayText, isDangerous: Bool = false) {
    self.name = name
    self.label = label
    self.isDangerous = isDangerous
  }
}

extension [Button] {
  /// The buttons, each with the first letter of its label that no button before it has.
  package func withHotLetters() -> [Button] {
    var taken: [Unicode.Scalar] = []
    return map { button in
      var button = button
      var offset = 0
      for scalar in button.label.string.unicodeScalars {
        if let letter = scalar.hotLetter, !taken.contains(letter) {
          taken.append(letter)
          button.hotOffset = offset
          button.hotLetter = letter
          break
        }
        offset += UTF8.width(scalar)
      }
      return button
    }
  }
}

extension Unicode.Scalar {
  /// The scalar as a hot letter: a letter or digit that a keyboard has a key for, in lower case;
  /// nil for ideographs and marks, which nobody types with one key.
  package var hotLetter: Unicode.Scalar? {
    if (0x61...0x7A).contains(value) || (0x30...0x39).contains(value) { return self }
    if (0x41...0x5A).contains(value) { return Unicode.Scalar(value | 0x20) }
    if value < 0x80 { return nil }
    switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .decimalNumber:
      return properties.lowercaseMapping.unicodeScalars.first
    default: return nil
    }
  }
}

extension Button {
  /// Cells the label needs at least, with a space or a mark at each side.
  var leastColumns: Int { label.columns + 2 }
  /// Cells in which the label looks well.
  var columns: Int { label.columns + 4 }

  /// Draws the button over `area`, one row: filled and marked when it has the focus.
  ///
  /// Without colour the focus is told by marks as well as by reverse video.
  func draw(
    on canvas: inout Canvas, in area: Rect, isFocused: Bool, theme: Theme, look: Look
  ) {
    let style =
      switch (isDangerous, isFocused) {
      case (false, false): theme.button
      case (false, true): theme.focused
      case (true, false): theme.danger
      case (true, true): theme.dangerFocused
      }
    canvas.fill(area, style)
    let shown = label.truncated(to: max(1, area.size.columns - (area.size.columns >= 5 ? 2 : 0)))
    let start = area.origin.column + (area.size.columns - shown.columns) / 2
    let row = area.origin.row
    let end = canvas.put(shown, at: Point(column: start, row: row), style, within: area)
    underline(on: &canvas, in: area, from: start, shown, style.overlaid(with: theme.hotkey))
    guard isFocused else { return }
    canvas.cursor = Point(column: start, row: row)
    if look.colors == .none {
      let marks = look.hasMarks ? (Symbols.focusLeft, Symbols.focusRight) : ("[", "]")
      let distance = area.size.columns >= shown.columns + 4 ? 2 : 1
      canvas.put(marks.0, at: Point(column: start - distance, row: row), style, within: area)
      canvas.put(marks.1, at: Point(column: end + distance - 1, row: row), style, within: area)
    }
  }

  /// Draws the hot letter again in its own style.
  private func underline(
    on canvas: inout Canvas, in area: Rect, from start: Int, _ shown: DisplayText, _ style: Style
  ) {
    guard let hotOffset, hotOffset < shown.string.utf8.count else { return }
    var column = start
    for cluster in shown.clusters(in: 0..<shown.string.utf8.count) {
      if cluster.offset == hotOffset, cluster.columns == 1 {
        canvas.put(
          Cell(cluster.text, isCertain: cluster.isCertain, style: style),
          at: Point(column: column, row: area.origin.row))
      }
      if cluster.offset >= hotOffset { return }
      column += cluster.columns
    }
  }
}
