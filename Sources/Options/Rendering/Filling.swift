// Filling of plain ASCII paragraphs for help and manual. It knows nothing of wide characters, since the texts
// of the tables have none.

enum Filling {
  /// The lines of `text`, broken at spaces so that none is wider than `width` cells where a word allows it.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.utf8.count + 1 + word.utf8.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// `entry` with what it means in a column of its own; an entry too long for its column stands alone.
  static func entry(_ entry: String, _ paragraphs: [String], column: Int, width: Int) -> [String] {
    var body = paragraphs.flatMap { lines($0, width: width - column) }
    var first = entry
    if entry.utf8.count + 2 <= column, !body.isEmpty {
      first += String(repeating: " ", count: column - entry.utf8.count) + body.removeFirst()
    }
    return [first] + body.map { String(repeating: " ", count: column) + $0 }
  }
}
