// The one pass over a text that finds its lines.

struct Wrapping {
  /// A place where the current line can end.
  private struct Opportunity {
    /// Where the line ends, and its width up to there.
    var end, endColumn: Int
    /// Where the next line begins, and the width up to there.
    var next, nextColumn: Int
    var hasHyphen: Bool
  }

  private(set) var lines: [Line] = []

  private let columns: Int
  private var lineStart = 0
  /// Cells from `lineStart` to where we are.
  private var column = 0
  private var opportunity: Opportunity?
  /// Class of the cluster before; nil at the begin of a line.
  private var previous: LineClass?
  /// Whether a word stands before the cluster before.
  private var followsWord = false
  /// Where the spaces before here begin, if there are any.
  private var spaces = (start: 0, column: 0)

  /// `columns` is 1 or more.
  init(columns: Int) { self.columns = columns }

  /// Finds the lines of `text`; to be called once.
  mutating func run(over text: DisplayText) {
    let bytes = text.string.utf8.span
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == 0x0A {
        endParagraph(at: offset)
        offset += 1
        lineStart = offset
        continue
      }
      let segment = Segment(of: text.string, bytes, at: offset, rules: text.rules)
      let end = offset + segment.length
      if segment.lineClass == .space {
        if previous != .space { spaces = (offset, column) }
        column += segment.columns
      } else {
        noteOpportunity(before: segment, bytes, at: offset)
        if column + segment.columns > columns { makeRoom(for: segment, bytes, at: offset) }
        column += segment.columns
      }
      followsWord = previous?.isWord ?? false
      previous = segment.lineClass
      offset = end
      if previous == .alphabetic { skipLetters(bytes, &offset) }
    }
    endParagraph(at: offset)
  }

  /// Passes over letters of ASCII that fit; between them no line can end.
  private mutating func skipLetters(_ bytes: Span<UInt8>, _ offset: inout Int) {
    let start = offset
    let end = min(bytes.count - 1, offset + columns - column)
    while offset < end, bytes[offset].isASCIILetter, bytes[offset + 1] < 0x80 { offset += 1 }
    column += offset - start
    if offset > start { followsWord = true }
  }

  /// Notes that the line can end before `segment`, if it can.
  private mutating func noteOpportunity(
    before segment: Segment, _ bytes: Span<UInt8>, at offset: Int
  ) {
    guard let previous, offset > lineStart else { return }
    if previous == .space {
      // A lone "?" or "%" behind a space, as French and German have them, stays with its word.
      let end = offset + segment.length
      let endsWord = end == bytes.count || bytes[end] == 0x20 || bytes[end] == 0x0A
      if segment.lineClass == .closer, endsWord, spaces.start > lineStart { return }
      opportunity = Opportunity(
        end: spaces.start, endColumn: spaces.column, next: offset, nextColumn: column,
        hasHyphen: false)
    } else if previous.allowsBreak(before: segment.lineClass, followsWord: followsWord) {
      let hasHyphen = previous == .softHyphen
      guard !hasHyphen || column < columns else { return }
      opportunity = Opportunity(
        end: offset, endColumn: column + (hasHyphen ? 1 : 0), next: offset, nextColumn: column,
        hasHyphen: hasHyphen)
    }
  }

  /// Ends the line where it can end, or else before the cluster at `offset`.
  private mutating func makeRoom(for segment: Segment, _ bytes: Span<UInt8>, at offset: Int) {
    if let opportunity {
      endLine(at: opportunity)
      // On the line before there may have been no room for the hyphen that ends this one.
      noteOpportunity(before: segment, bytes, at: offset)
    }
    guard column + segment.columns > columns, offset > lineStart else { return }
    let end = previous == .space ? spaces : (offset, column)
    endLine(
      at: opportunity
        ?? Opportunity(
          end: end.0, endColumn: end.1, next: offset, nextColumn: column, hasHyphen: false))
  }

  private mutating func endLine(at place: Opportunity) {
    // Only blanks: they make way for the word behind them.
    if place.end > lineStart {
      lines.append(
        Line(
          range: lineStart..<place.end, columns: min(place.endColumn, columns),
          endsParagraph: false, hasHyphen: place.hasHyphen))
    }
    lineStart = place.next
    column -= place.nextColumn
    spaces.column -= place.nextColumn
    opportunity = nil
  }

  private mutating func endParagraph(at offset: Int) {
    // Only spaces, or one cluster that no line can hold, can reach beyond the edge.
    let overflows = column > columns && previous == .space
    let end = overflows ? spaces.start : offset
    lines.append(
      Line(
        range: lineStart..<max(end, lineStart),
        columns: min(overflows ? spaces.column : column, columns), endsParagraph: true,
        hasHyphen: false))
    column = 0
    opportunity = nil
    previous = nil
    followsWord = false
  }
}
