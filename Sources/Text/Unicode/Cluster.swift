// What a person takes for one character (UAX #29), with the cells it takes in a terminal. Terminals advance either scalar
// by scalar or cluster by cluster; where the two ways differ, or the terminal may not know the character, the width is
// uncertain, and the drawer has to set the cursor after it. Most text never reaches the full segmentation: between two
// plain scalars there is always a boundary.

package struct Cluster: Sendable {
  /// The text it is from, and its length there in UTF-8 bytes.
  private let whole: String
  private let length: Int
  package let offset: Int
  /// The character to write to the terminal where that is a single byte, as most are; 0 where it has more.
  package let byte: UInt8
  /// Cells to lay it out in, 1 or more: a conjunct has those of all its letters.
  package let columns: Int
  /// Whether every terminal advances by `columns`.
  package let isCertain: Bool
  package let style: Style

  /// The cluster that a segment is of a text; a no-break space is written as a blank.
  init(_ segment: Segment, of whole: String, _ bytes: Span<UInt8>, at offset: Int, _ style: Style) {
    self.whole = whole
    self.offset = offset
    self.style = style
    length = segment.length
    columns = segment.columns
    isCertain = segment.isCertain
    let isBlank = length == 2 && bytes.isNoBreakSpace(at: offset)
    byte = isBlank ? UInt8(ascii: " ") : length == 1 ? bytes[offset] : 0
  }

  package var text: String {
    if byte != 0 { return String(Unicode.Scalar(byte)) }
    return String(whole[whole.index(utf8: offset)..<whole.index(utf8: offset + length)])
  }
}

/// One cluster by its bytes, visible or not.
struct Segment: Equatable {
  /// Length in UTF-8 bytes, 1 or more.
  var length: Int
  /// Cells; 0 for line breaks and layout marks.
  var columns: Int
  var isCertain: Bool
  /// Line breaking class of its base, the first scalar.
  var lineClass: LineClass

  /// The cluster of `string` at `offset`, which lies in `bytes`, its UTF-8; a line break is one of its own.
  @inline(__always)
  init(of string: String, _ bytes: Span<UInt8>, at offset: Int, rules: TextRules) {
    let first = bytes[offset]
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    if first < 0x80, next < 0x80 {
      self.init(
        length: 1, columns: first == 0x0A ? 0 : 1, isCertain: true,
        lineClass: LineClass(ascii: first))
    } else {
      self.init(general: string, bytes, at: offset, rules: rules)
    }
  }

  private init(length: Int, columns: Int, isCertain: Bool, lineClass: LineClass) {
    self.length = length
    self.columns = columns
    self.isCertain = isCertain
    self.lineClass = lineClass
  }

  @inline(never)
  private init(general string: String, _ bytes: Span<UInt8>, at offset: Int, rules: TextRules) {
    let (scalar, length) = bytes.scalar(at: offset)
    let base = ScalarProperties(scalar)
    lineClass = base.lineClass
    let end = offset + length
    if base.role != .complex, end == bytes.count || bytes.beginsCluster(at: end) {
      self.length = length
      columns = base.role == .plain ? base.columns(ambiguousIsWide: rules.ambiguousIsWide) : 0
      isCertain = !base.isUncertain
      return
    }
    self.length = string.clusterLength(at: offset, bytes)
    // A space that carries a mark is seen, and so no longer a place to break at.
    if lineClass == .space, self.length > length { lineClass = .alphabetic }
    var measure = ClusterMeasure()
    var position = offset
    while position < offset + self.length {
      let (scalar, length) = bytes.scalar(at: position)
      measure.add(scalar, rules: rules)
      position += length
    }
    columns = measure.columns
    isCertain = measure.isCertain
  }
}

/// The visible clusters of a text, one after the other; line breaks and layout marks are passed over.
package struct Clusters: Sequence, IteratorProtocol {
  private let text: DisplayText
  private var offset: Int
  private let end: Int
  private var markCount: Int
  private var style: Style

  init(of text: DisplayText, in range: Range<Int>) {
    let bytes = text.string.utf8.span
    self.text = text
    offset = bytes.scalarStart(atOrBefore: range.lowerBound)
    end = bytes.scalarStart(atOrBefore: range.upperBound)
    markCount = text.markCount(upTo: offset)
    style = markCount > 0 ? text.marks[markCount - 1].style : .plain
  }

  package mutating func next() -> Cluster? {
    let bytes = text.string.utf8.span
    while offset < end {
      let start = offset
      let segment = Segment(of: text.string, bytes, at: start, rules: text.rules)
      offset += segment.length
      while markCount < text.marks.count, text.marks[markCount].offset <= start {
        style = text.marks[markCount].style
        markCount += 1
      }
      guard segment.columns > 0 else { continue }
      return Cluster(segment, of: text.string, bytes, at: start, style)
    }
    return nil
  }
}
