// A carriage return goes back to the begin of its line, as programs do that count up to 100 %: what comes then is written
// over what stood there. Of such a line its last state is shown.

struct Overprinting {
  private let text: DisplayText
  private var output: [UInt8] = []
  private var marks = StyleMarks()

  /// `text` may hold tabs and carriage returns.
  init(_ text: DisplayText) { self.text = text }

  /// The text without carriage returns; to be asked for once.
  mutating func result() -> DisplayText {
    let bytes = text.string.utf8.span
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == 0x0A {
      appendLine(bytes, start..<end)
      if end < bytes.count { append(bytes, end..<end + 1) }
      start = end + 1
    }
    return DisplayText(
      trusted: String(decoding: output, as: UTF8.self),
      marks: marks.finished(length: output.count), rules: text.rules)
  }

  /// Writes the last state of a line, and of each state before what reaches beyond those behind it.
  private mutating func appendLine(_ bytes: Span<UInt8>, _ line: Range<Int>) {
    var column = 0
    var end = line.upperBound
    var start = end
    while start >= line.lowerBound {
      if start == line.lowerBound || bytes[start - 1] == 0x0D {
        column = appendState(bytes, start..<end, from: column)
        end = start - 1
      }
      start -= 1
    }
  }

  /// Writes what a state of a line has from `column` on; returns where it ends, or `column` if it does not reach that far.
  private mutating func appendState(
    _ bytes: Span<UInt8>, _ state: Range<Int>, from column: Int
  ) -> Int {
    var end = 0
    var offset = state.lowerBound
    var isCovered = true
    while offset < state.upperBound {
      if isCovered, end >= column {
        isCovered = false
        // A wide character of which a half is written over is gone as a whole.
        output.append(contentsOf: repeatElement(0x20, count: end - column))
        append(bytes, offset..<state.upperBound)
      }
      let (length, columns) = extent(bytes, at: offset, column: end)
      offset += length
      end += columns
    }
    if isCovered, end > column {
      output.append(contentsOf: repeatElement(0x20, count: end - column))
    }
    return max(end, column)
  }

  private func extent(
    _ bytes: Span<UInt8>, at offset: Int, column: Int
  ) -> (length: Int, columns: Int) {
    bytes[offset] == 0x09
      ? (1, text.rules.tabStop(after: column) - column) : text.extent(bytes, at: offset)
  }

  private mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    marks.append(range, of: text, at: output.count)
    for position in range { output.append(bytes[position]) }
  }
}
