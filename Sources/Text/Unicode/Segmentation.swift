// Reading scalars and clusters where they lie, in the UTF-8 of a string.

extension Span<UInt8> {
  /// The scalar that begins at `offset` and its length in bytes, which must be valid UTF-8 from there on.
  @inline(__always)
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let first = UInt32(self[offset])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 1, offset + length <= count else { return (Unicode.Scalar(UInt8(first)), 1) }
    var value = first & (0x7F >> UInt32(length))
    for position in offset + 1..<offset + length {
      value = value << 6 | UInt32(self[position] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? .replacement, length)
  }

  /// Whether the scalar at `offset` begins a cluster whatever plain scalar is before it.
  func beginsCluster(at offset: Int) -> Bool {
    self[offset] < 0x80 || ScalarProperties(scalar(at: offset).scalar).role != .complex
  }

  func isNoBreakSpace(at offset: Int) -> Bool {
    offset + 1 < count && self[offset] == 0xC2 && self[offset + 1] == 0xA0
  }

  /// `offset` brought into the text and back to the begin of its scalar.
  func scalarStart(atOrBefore offset: Int) -> Int {
    var start = Swift.min(Swift.max(offset, 0), count)
    while start > 0, start < count, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}

extension String {
  func index(utf8 offset: Int) -> String.Index { utf8.index(utf8.startIndex, offsetBy: offset) }

  /// Length in UTF-8 bytes of the cluster at `offset`, by the full segmentation but for its parting of long conjuncts.
  ///
  /// Measured on slices from there on, so that nothing before it is looked at. The standard library may
  /// know an older Unicode than the tables: what is a mark by them joins what is before it (GB9, GB9a).
  func clusterLength(at offset: Int, _ bytes: Span<UInt8>) -> Int {
    let role = ScalarProperties(bytes.scalar(at: offset).scalar).role
    let joins = role == .plain || role == .complex
    var end = offset
    repeat {
      let start = index(utf8: end)
      let rest = self[start...]
      guard start < rest.endIndex else { break }
      end += utf8.distance(from: start, to: rest.index(after: start))
    } while joins && end < bytes.count && ScalarProperties(bytes.scalar(at: end).scalar).isMark
    return bytes.conjunctPart(of: offset..<max(end, offset + 1))
  }
}

extension Span<UInt8> {
  /// Scalars of a conjunct from which on the next letter begins a cluster of its own.
  private static var conjunctLimit: Int { 7 }

  /// Length of the first part of a cluster, by what stands before its end alone.
  ///
  /// A conjunct (GB9c) has no end by the standard, and no letter of it may be lost where it is too long to be shown as one.
  /// What is never seen stands alone, so that it can be told from what is before it.
  fileprivate func conjunctPart(of cluster: Range<Int>) -> Int {
    var position = cluster.lowerBound
    var number = 0
    var joinsEmoji = false
    while position < cluster.upperBound {
      let (scalar, length) = scalar(at: position)
      let properties = ScalarProperties(scalar)
      joinsEmoji = joinsEmoji || properties.isPictograph
      if properties.role == .removed { return number == 0 ? length : position - cluster.lowerBound }
      if number >= Self.conjunctLimit, !properties.isMark, !joinsEmoji,
        properties.columns(ambiguousIsWide: false) > 0
      {
        break
      }
      position += length
      number += 1
    }
    return position - cluster.lowerBound
  }
}

/// Adds up the width of a cluster, scalar by scalar.
struct ClusterMeasure {
  /// What a terminal does that advances scalar by scalar.
  private var legacy = 0
  /// What a terminal does that advances cluster by cluster.
  private var clustered = 0
  /// Cells of what is always seen: all but the emoji that become one with an emoji before them.
  private var seen = 0
  private var hasPictograph = false
  private var regionalIndicators = 0
  private var hasUncertainScalar = false
  private var lastIsEmoji = false

  mutating func add(_ scalar: Unicode.Scalar, rules: TextRules) {
    let properties = ScalarProperties(scalar)
    let columns = properties.columns(ambiguousIsWide: rules.ambiguousIsWide)
    legacy += columns
    if clustered == 0 { clustered = columns }
    if !hasPictograph || !properties.isPictograph && !scalar.isSkinTone { seen += columns }
    hasPictograph = hasPictograph || properties.isPictograph
    if scalar.isRegionalIndicator { regionalIndicators += 1 }
    if scalar == "\u{FE0F}", lastIsEmoji { clustered = 2 }
    if scalar == "\u{FE0E}", lastIsEmoji { clustered = 1 }
    if regionalIndicators == 2 { clustered = 2 }
    hasUncertainScalar = hasUncertainScalar || properties.isUncertain
    lastIsEmoji = properties.isEmoji
  }

  /// Cells to lay the cluster out in: room for either way of advancing, but for no more of joined emoji than the first.
  var columns: Int { max(seen, clustered) }
  /// Whether both ways advance alike and every scalar is well known; a flag is not: as two emoji it advances by 4.
  var isCertain: Bool {
    legacy == clustered && !hasUncertainScalar && regionalIndicators == 0
  }
}
