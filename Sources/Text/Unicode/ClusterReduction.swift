// What of a cluster may reach a terminal. Joiners, selectors, skin tones and tags stay where they have a meaning; a pile of
// marks is cut; a mark without a base gets one. What is left has the property that reducing it again changes nothing.

struct ClusterReduction {
  /// A cluster is cut where it goes beyond so many scalars.
  static let scalarLimit = 8
  /// A cluster is cut where it goes beyond so many bytes of UTF-8.
  static let byteLimit = 32

  private(set) var kept: [Unicode.Scalar] = []
  private let simplifies: Bool

  /// Reduces a cluster of one or more scalars; `isDetached` says that nothing stands before it that it could attach to.
  init(_ cluster: [Unicode.Scalar], isDetached: Bool, simplifies: Bool) {
    self.simplifies = simplifies
    let cluster = Self.withoutHalfFlag(Self.withoutFillers(cluster))
    for (position, scalar) in cluster.enumerated() {
      if simplifies, scalar == .zeroWidthJoiner, followsPictograph { break }
      if keeps(scalar, at: position, of: cluster) { kept.append(scalar) }
    }
    completeBase(isDetached: isDetached)
    let isCut = cut()
    if isCut || kept.count < cluster.count, let last = kept.last {
      let properties = ScalarProperties(last)
      // What was dropped kept the next cluster off.
      if isCut || properties.role == .complex && !properties.isMark { kept.append(.wordJoiner) }
    }
  }

  /// Whether the last scalar but marks is an emoji.
  private var followsPictograph: Bool {
    kept.last { !ScalarProperties($0).isMark }.map { ScalarProperties($0).isPictograph } ?? false
  }

  private func keeps(
    _ scalar: Unicode.Scalar, at position: Int, of cluster: [Unicode.Scalar]
  ) -> Bool {
    let last = kept.last.map(ScalarProperties.init)
    let properties = ScalarProperties(scalar)
    if scalar == .zeroWidthJoiner, followsPictograph {
      return position + 1 < cluster.count && ScalarProperties(cluster[position + 1]).isPictograph
    }
    if scalar == .zeroWidthJoiner || scalar == .zeroWidthNonJoiner {
      return last?.takesJoiners ?? false
    }
    if properties.isSelector { return keepsSelector(scalar, after: last) }
    if scalar.isSkinTone, position > 0 { return !simplifies && followsPictograph }
    if scalar.isTag { return !simplifies && Self.isTaggedFlag(cluster) }
    return true
  }

  private func keepsSelector(_ selector: Unicode.Scalar, after last: ScalarProperties?) -> Bool {
    guard let last, let base = kept.first else { return false }
    switch selector.value {
    case 0x180B...0x180F: return last.takesJoiners
    case 0xFE0E, 0xFE0F: return !simplifies && last.isEmoji
    default:
      let isLetter = !base.isASCII && ScalarProperties(base).role == .plain
      return !simplifies && kept.count == 1 && isLetter
    }
  }

  /// Whether the cluster is a black flag, the letters of a region, and the end of the tag (UTS #51).
  private static func isTaggedFlag(_ cluster: [Unicode.Scalar]) -> Bool {
    cluster.count <= scalarLimit && cluster.first?.value == 0x1F3F4
      && cluster.last?.value == 0xE007F && cluster.dropFirst().allSatisfy(\.isTag)
  }

  /// Nothing for the fillers of Hangul where they fill up no syllable: blanks on whose width terminals disagree.
  private static func withoutFillers(_ cluster: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let marks = cluster.filter { !$0.isHangulFiller }
    let isHollow = marks.count < cluster.count && marks.allSatisfy { ScalarProperties($0).isMark }
    return !isHollow ? cluster : marks.isEmpty ? [] : [.dottedCircle] + marks
  }

  /// A letter for half a flag, on whose width terminals disagree.
  private static func withoutHalfFlag(_ cluster: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard let first = cluster.first, first.isRegionalIndicator,
      cluster.count < 2 || !cluster[1].isRegionalIndicator
    else { return cluster }
    return [Unicode.Scalar(UInt8(first.value - 0x1F1E6) + UInt8(ascii: "A"))] + cluster.dropFirst()
  }

  /// Gives a base to what attaches to one or takes no cells by itself.
  private mutating func completeBase(isDetached: Bool) {
    guard let first = kept.first else { return }
    let properties = ScalarProperties(first)
    let isSpacing = first.isSkinTone || 0xFF9E...0xFF9F ~= first.value
    if properties.isMark, isDetached, !isSpacing {
      kept.insert(.dottedCircle, at: 0)
    } else if properties.role == .complex, !properties.isMark,
      properties.columns(ambiguousIsWide: false) == 0
    {
      // A vowel or a final consonant of Hangul: the fillers make it a syllable (UAX #29), which the
      // consonant before a final one, if any, is to be kept off.
      let isVowel = 0x1160...0x11A7 ~= first.value || 0xD7B0...0xD7C6 ~= first.value
      kept.insert(contentsOf: isVowel ? ["\u{115F}"] : ["\u{115F}", "\u{1160}"], at: 0)
      if !isVowel, !isDetached { kept.insert(.wordJoiner, at: 0) }
    }
  }

  /// Cuts what is beyond the limits; whether there was anything.
  private mutating func cut() -> Bool {
    var bytes = 0
    let end = kept.firstIndex { scalar in
      bytes += UTF8.width(scalar)
      return bytes > Self.byteLimit
    }
    let limit = min(end ?? kept.count, Self.scalarLimit)
    guard limit < kept.count else { return false }
    let joined = kept.firstIndex(of: .zeroWidthJoiner)
    let isEmojiSequence = joined != nil && ScalarProperties(kept[0]).isPictograph
    kept.removeSubrange((isEmojiSequence ? joined ?? limit : limit)...)
    return true
  }
}
