// Lines as dialog(1) breaks them: at blanks alone, and where a word does not fit a line by itself, at the margin.
// Scripts indent and pad their texts for exactly this, so no finer place to break is looked for. One line at a time:
// whoever needs only the first ones pays for no others.

/// The lines of a text one after the other: blanks at which a line is broken, and those that end a paragraph, belong to
/// none; blanks that begin a paragraph stay, also before a word that does not fit behind them.
struct BlankWrapping {
  /// A place where the line can end, and the width up to there.
  private struct Place {
    var end, column: Int
  }

  private let text: DisplayText
  private let columns: Int
  /// Where the next line begins; nil behind the last one.
  private var start: Int? = 0

  /// `columns` is 1 or more.
  init(_ text: DisplayText, columns: Int) {
    self.text = text
    self.columns = columns
  }

  mutating func next() -> Line? {
    guard let start else { return nil }
    let bytes = text.string.utf8.span
    // Behind the last thing seen that is no blank, and behind the last word that has a blank after it.
    var content = Place(end: start, column: 0)
    var word: Place?
    var position = start
    var column = 0
    while position < bytes.count, bytes[position] != 0x0A {
      let isBlank = text.isBlank(bytes, at: position)
      if isBlank, column >= columns { break }
      let (length, width) = isBlank ? (1, 1) : text.extent(bytes, at: position)
      guard column + width <= columns else {
        return breakLine(from: start, behind: word, bytes, at: Place(end: position, column: column))
      }
      if isBlank, content.end > start { word = content }
      column += width
      position += length
      if !isBlank { content = Place(end: position, column: column) }
    }
    position = text.skippingBlanks(bytes, from: position)
    let endsParagraph = position == bytes.count || bytes[position] == 0x0A
    self.start = position == bytes.count ? nil : endsParagraph ? position + 1 : position
    return line(from: start, to: content, endsParagraph: endsParagraph)
  }

  /// Ends a line before a word that does not fit, or within it at `margin` where it is the first one.
  private mutating func breakLine(
    from start: Int, behind word: Place?, _ bytes: Span<UInt8>, at margin: Place
  ) -> Line {
    if let word {
      self.start = text.skippingBlanks(bytes, from: word.end)
      return line(from: start, to: word, endsParagraph: false)
    }
    var end = margin
    if end.end == start {
      end = Place(end: start + text.extent(bytes, at: start).length, column: columns)
    }
    let endsParagraph = end.end == bytes.count || bytes[end.end] == 0x0A
    self.start = end.end == bytes.count ? nil : endsParagraph ? end.end + 1 : end.end
    return line(from: start, to: end, endsParagraph: endsParagraph)
  }

  private func line(from start: Int, to end: Place, endsParagraph: Bool) -> Line {
    Line(
      range: start..<end.end, columns: end.column, endsParagraph: endsParagraph, hasHyphen: false)
  }
}

extension DisplayText {
  /// Whether a space stands at `offset` that carries no mark.
  @inline(__always)
  fileprivate func isBlank(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    bytes[offset] == 0x20 && extent(bytes, at: offset).length == 1
  }

  fileprivate func skippingBlanks(_ bytes: Span<UInt8>, from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, isBlank(bytes, at: end) { end += 1 }
    return end
  }
}
