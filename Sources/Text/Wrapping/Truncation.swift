// Cutting lines that are too wide, between clusters, with an ellipsis that says so.

struct Truncation {
  private let text: DisplayText
  private let columns: Int
  private let continues: Bool
  private let ellipsis: String

  /// `columns` is 0 or more.
  init(_ text: DisplayText, columns: Int, continues: Bool) {
    self.text = text
    self.columns = columns
    self.continues = continues
    ellipsis = text.rules.ellipsis(columns: columns)
  }

  func result() -> DisplayText {
    if !continues, text.columns <= columns { return text }
    let room = columns - ellipsis.unicodeScalars.count
    let length = text.string.utf8.count
    var string = ""
    var marks = StyleMarks()
    var start = 0
    while true {
      let cut = fit(from: start, room: room)
      let isCut = cut.isTooWide || continues && cut.lineEnd == length
      let end = isCut ? withoutTrailingSpaces(start..<cut.roomEnd) : cut.lineEnd
      marks.append(start..<end, of: text, at: string.utf8.count)
      string += text.string[text.string.index(utf8: start)..<text.string.index(utf8: end)]
      if isCut { string += ellipsis }
      guard cut.lineEnd < length else { break }
      string += "\n"
      start = cut.lineEnd + 1
    }
    return DisplayText(
      trusted: string, marks: marks.finished(length: string.utf8.count), rules: text.rules)
  }

  /// How far the line at `start` goes, how much of it fits `room` cells, and whether it is wider than the columns.
  private func fit(from start: Int, room: Int) -> (lineEnd: Int, roomEnd: Int, isTooWide: Bool) {
    let bytes = text.string.utf8.span
    var offset = start
    var roomEnd = start
    var width = 0
    while offset < bytes.count, bytes[offset] != 0x0A {
      let segment = Segment(of: text.string, bytes, at: offset, rules: text.rules)
      width += segment.columns
      offset += segment.length
      if width <= room { roomEnd = offset }
    }
    return (offset, roomEnd, width > columns)
  }

  private func withoutTrailingSpaces(_ range: Range<Int>) -> Int {
    let bytes = text.string.utf8.span
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    return end
  }
}

extension TextRules {
  /// What stands for a part that is left out, at most so many cells wide.
  fileprivate func ellipsis(columns: Int) -> String {
    // U+2026 is of ambiguous width: where such characters are wide, full stops do.
    if repertoire == .unicode, !ambiguousIsWide { return columns > 0 ? "…" : "" }
    return String(repeating: ".", count: min(columns, 3))
  }
}

extension DisplayText {
  /// What is seen of one line through a window of so many cells that is moved to the right by `offset` cells; an ellipsis
  /// stands at each side at which something is left out.
  package func window(from offset: Int, columns: Int) -> DisplayText {
    if offset <= 0 || self.columns <= columns { return truncated(to: columns) }
    let ellipsis = rules.ellipsis(columns: max(0, columns))
    let room = max(0, columns - ellipsis.unicodeScalars.count)
    let hidden = offset + columns - room
    let bytes = string.utf8.span
    var (start, width) = (0, 0)
    while start < bytes.count, width < hidden {
      let segment = Segment(of: string, bytes, at: start, rules: rules)
      (start, width) = (start + segment.length, width + segment.columns)
    }
    return self[start..<bytes.count].truncated(to: room)
      .preceded(by: DisplayText(trusted: ellipsis, marks: [], rules: rules))
  }

  /// One line that is cut at its begin where it is wider than so many cells.
  package func keepingEnd(to columns: Int) -> DisplayText {
    window(from: self.columns - columns, columns: columns)
  }
}
