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
    // U+2026 is of ambiguous width: where such characters are wide, full stops do.
    if text.rules.repertoire == .unicode, !text.rules.ambiguousIsWide {
      ellipsis = columns > 0 ? "…" : ""
    } else {
      ellipsis = String(repeating: ".", count: min(columns, 3))
    }
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
