// Marks of emphasis as in Markdown, and nothing else of it: **bold**, *italic*, _italic_, `code`. A mark without its pair is text.
//
// This is a subset of CommonMark 0.31 (section 6.2): a mark opens before what is no space and closes behind what is
// none, `_` not within a word, both in one line. A backslash takes the meaning of one of the four characters away.

/// One place where a mark or a backslash is taken out of a text.
struct EmphasisChange {
  /// In bytes; the length is 1 or more.
  var offset, length: Int
  /// How what follows looks.
  var style: Style
}

struct EmphasisReader {
  private let source: [UInt8]
  private var changes: [EmphasisChange] = []
  private var isBold = false
  /// The mark that is open for italics; 0 for none.
  private var italicMark: UInt8 = 0

  /// How code looks: in a colour, and where there is none, bold.
  static let code = Style(.palette(6), on: .standard, .bold)

  private static let star = UInt8(ascii: "*")
  private static let underscore = UInt8(ascii: "_")
  private static let backquote = UInt8(ascii: "`")
  private static let backslash = UInt8(ascii: "\\")

  /// What is to be changed in `source`, in ascending order.
  static func changes(in source: [UInt8]) -> [EmphasisChange] {
    var reader = EmphasisReader(source: source)
    var start = 0
    while start < source.count {
      let end = source[start...].firstIndex(of: 0x0A) ?? source.count
      reader.readLine(start, end)
      start = end + 1
    }
    return reader.changes
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func readLine(_ start: Int, _ end: Int) {
    (isBold, italicMark) = (false, 0)
    var position = start
    while position < end {
      switch source[position] {
      case Self.backslash where position + 1 < end && Self.isMark(source[position + 1]):
        changes.append(EmphasisChange(offset: position, length: 1, style: style))
        position += 2
      case Self.backquote: position = readCode(at: position, end)
      case Self.star, Self.underscore: position = readRun(at: position, start, end)
      default: position += 1
      }
    }
  }

  private var style: Style {
    var attributes: Attributes = isBold ? .bold : []
    if italicMark != 0 { attributes.insert(.italic) }
    return Style(.standard, on: .standard, attributes)
  }

  /// Reads code up to the next backquote, in which nothing is a mark; returns where to read on.
  private mutating func readCode(at position: Int, _ end: Int) -> Int {
    let inside = position + 1
    guard let close = source[inside..<end].firstIndex(of: Self.backquote), close > inside else {
      return inside
    }
    changes.append(
      EmphasisChange(offset: position, length: 1, style: style.overlaid(with: Self.code)))
    changes.append(EmphasisChange(offset: close, length: 1, style: style))
    return close + 1
  }

  /// Reads a run of one mark; returns where to read on.
  private mutating func readRun(at position: Int, _ start: Int, _ end: Int) -> Int {
    let mark = source[position]
    var next = position
    while next < end, source[next] == mark { next += 1 }
    let count = next - position
    guard count <= 3, mark == Self.star || count == 1 else { return next }
    let opens = next < end && !Self.isBlank(source[next]) && !isWordInside(mark, position, next)
    let closes = self.closes(mark, position, next, start, end)
    var taken = 0
    if count >= 2,
      isBold ? closes : opens && hasCloser(mark, isDouble: true, from: next, start, end)
    {
      isBold.toggle()
      taken += 2
    }
    if count != 2 || taken == 0 && italicMark == mark && closes {
      if italicMark == mark
        ? closes
        : italicMark == 0 && opens && hasCloser(mark, isDouble: false, from: next, start, end)
      {
        italicMark = italicMark == 0 ? mark : 0
        taken += 1
      }
    }
    if taken > 0 {
      changes.append(EmphasisChange(offset: position, length: taken, style: style))
    }
    return next
  }

  /// Whether a run at `position` ..< `next` can close.
  private func closes(_ mark: UInt8, _ position: Int, _ next: Int, _ start: Int, _ end: Int) -> Bool
  {
    guard position > start, !Self.isBlank(source[position - 1]) else { return false }
    return mark == Self.star || next == end || !Self.isInWord(source[next])
  }

  /// Whether a run of `_` stands behind a letter, as in a name.
  private func isWordInside(_ mark: UInt8, _ position: Int, _ next: Int) -> Bool {
    mark == Self.underscore && position > 0 && Self.isInWord(source[position - 1])
  }

  /// Whether what is opened can be closed later in the line.
  private func hasCloser(
    _ mark: UInt8, isDouble: Bool, from first: Int, _ start: Int, _ end: Int
  ) -> Bool {
    var position = first
    while position < end {
      let byte = source[position]
      if byte == Self.backslash {
        position += 2
      } else if byte == Self.backquote {
        let close = source[(position + 1)..<end].firstIndex(of: Self.backquote)
        position = (close ?? position) + 1
      } else if byte == mark {
        var next = position
        while next < end, source[next] == mark { next += 1 }
        let count = next - position
        let fits = isDouble ? count == 2 || count == 3 : count == 1 || count == 3
        if fits, closes(mark, position, next, start, end) { return true }
        position = next
      } else {
        position += 1
      }
    }
    return false
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == star || byte == underscore || byte == backquote || byte == backslash
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Letters and digits; any byte of a character beyond ASCII counts as one.
  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
