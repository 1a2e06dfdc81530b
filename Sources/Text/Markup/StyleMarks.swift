// Where the look of a text changes, kept in the shortest form while a text is put together.

/// The style of the text from here to the next mark.
package struct StyleMark: Equatable, Sendable {
  package var offset: Int
  /// The look, to be laid over the style of what is around the text.
  package var style: Style

  package init(offset: Int, style: Style) {
    self.offset = offset
    self.style = style
  }
}

/// Marks in the making: ascending, none without effect, no two at one place.
struct StyleMarks {
  private(set) var marks: [StyleMark] = []

  var style: Style { marks.last?.style ?? .plain }

  /// Gives `style` to what follows from `offset` on, which is not less than any offset before.
  mutating func set(_ style: Style, at offset: Int) {
    if marks.last?.offset == offset { marks.removeLast() }
    if self.style != style { marks.append(StyleMark(offset: offset, style: style)) }
  }

  /// Takes over the look of `range` of `text` for the bytes from `offset` on.
  mutating func append(_ range: Range<Int>, of text: DisplayText, at offset: Int) {
    guard !text.marks.isEmpty || !marks.isEmpty, !range.isEmpty else { return }
    var number = text.markCount(upTo: range.lowerBound)
    set(number > 0 ? text.marks[number - 1].style : .plain, at: offset)
    while number < text.marks.count, text.marks[number].offset < range.upperBound {
      let mark = text.marks[number]
      set(mark.style, at: offset + mark.offset - range.lowerBound)
      number += 1
    }
  }

  func finished(length: Int) -> [StyleMark] {
    guard let last = marks.last, last.offset >= length else { return marks }
    return marks.dropLast()
  }
}
