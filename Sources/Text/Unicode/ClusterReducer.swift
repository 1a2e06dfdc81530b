// Second pass of sanitising: what takes a whole cluster to decide, or the column that it stands in.

struct ClusterReducer {
  private let text: DisplayText
  private let rules: TextRules
  private var output: [UInt8] = []
  private var marks = StyleMarks()
  private var markCount = 0
  private var column = 0

  /// `filtered` may hold tabs.
  init(_ filtered: DisplayText) {
    text = filtered
    rules = filtered.rules
  }

  /// The text as it can be shown; to be asked for once.
  mutating func result() -> DisplayText {
    let bytes = text.string.utf8.span
    output.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      takeMarks(upTo: offset)
      let length = appendPlain(bytes, at: offset)
      offset += length > 0 ? length : appendCluster(bytes, at: offset)
    }
    return DisplayText(
      trusted: String(decoding: output, as: UTF8.self),
      marks: marks.finished(length: output.count), rules: rules)
  }

  private mutating func takeMarks(upTo offset: Int) {
    while markCount < text.marks.count, text.marks[markCount].offset <= offset {
      marks.set(text.marks[markCount].style, at: output.count)
      markCount += 1
    }
  }

  /// Writes what stays as it is from `offset` on, up to where the look changes; returns its length.
  private mutating func appendPlain(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    let limit = markCount < text.marks.count ? text.marks[markCount].offset : bytes.count
    var end = offset
    var last = (start: offset, column: column)
    var column = column
    while end < limit, bytes[end] != 0x09 {
      let first = bytes[end]
      if first < 0x80 {
        last = (end, column)
        column = first == 0x0A ? 0 : column + 1
        end += 1
        continue
      }
      let (scalar, length) = bytes.scalar(at: end)
      let properties = ScalarProperties(scalar)
      guard properties.role == .plain, rules.repertoire == .unicode else { break }
      last = (end, column)
      column += properties.columns(ambiguousIsWide: rules.ambiguousIsWide)
      end += length
    }
    // What comes next may join with the one before it.
    if end < bytes.count, bytes[end] >= 0x80 { (end, column) = last }
    guard end > offset else { return 0 }
    self.column = column
    let string = text.string
    output += string.utf8[string.index(utf8: offset)..<string.index(utf8: end)]
    return end - offset
  }

  /// Writes the cluster at `offset`; returns its length there.
  private mutating func appendCluster(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    let first = bytes[offset]
    if first == 0x09 {
      let count = rules.tabStop(after: column) - column
      output.append(contentsOf: repeatElement(0x20, count: count))
      column += count
      return 1
    }
    let segment = Segment(of: text.string, bytes, at: offset, rules: rules)
    let range = offset..<offset + segment.length
    if staysWhole(bytes, range) {
      for position in range { output.append(bytes[position]) }
      column = first == 0x0A ? 0 : column + segment.columns
    } else {
      reduce(bytes, range, columns: segment.columns)
    }
    return segment.length
  }

  /// Whether a cluster is a scalar that the terminal has, with a few accents at most: reducing would change nothing.
  private func staysWhole(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let (base, length) = bytes.scalar(at: range.lowerBound)
    guard ScalarProperties(base).role != .complex else { return false }
    if length == range.count { return base.isASCII || rules.repertoire == .unicode }
    guard rules.repertoire == .unicode, range.count <= ClusterReduction.scalarLimit else {
      return false
    }
    var position = range.lowerBound + length
    while position < range.upperBound {
      let (scalar, length) = bytes.scalar(at: position)
      guard 0x300...0x36F ~= scalar.value else { return false }
      position += length
    }
    return true
  }

  private mutating func reduce(_ bytes: Span<UInt8>, _ range: Range<Int>, columns: Int) {
    var scalars: [Unicode.Scalar] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let (scalar, length) = bytes.scalar(at: position)
      scalars.append(scalar)
      position += length
    }
    let kept = ClusterReduction(
      scalars, isDetached: isDetached(bytes, at: range.lowerBound),
      simplifies: rules.simplifiesClusters || rules.repertoire != .unicode
    ).kept
    if rules.repertoire == .unicode {
      append(kept)
    } else {
      let spelled = rules.repertoire.transliteration(of: kept, columns: columns)
      output += spelled
      column += columns == 0 ? 0 : String(decoding: spelled, as: UTF8.self).unicodeScalars.count
    }
  }

  private mutating func append(_ scalars: [Unicode.Scalar]) {
    guard let first = scalars.first else { return }
    // After a tab, now spaces, what stood alone would attach to the last of them.
    if output.last == 0x20, ScalarProperties(first).isMark { append([.wordJoiner]) }
    var measure = ClusterMeasure()
    for scalar in scalars {
      output.append(contentsOf: scalar.utf8)
      measure.add(scalar, rules: rules)
    }
    column += measure.columns
  }

  /// Whether the cluster at `offset` has nothing before it that it could attach to.
  private func isDetached(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    guard offset > 0 else { return true }
    let before = bytes.scalarStart(atOrBefore: offset - 1)
    return bytes[before] < 0x20
      || ScalarProperties(bytes.scalar(at: before).scalar).role == .layoutMark
  }
}
