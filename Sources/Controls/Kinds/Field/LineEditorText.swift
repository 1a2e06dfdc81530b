// The bytes of an edited line together with the characters they make. An edit looks again only at what
// stands around it, so that a line of a million characters can be typed into.

import Text

/// A place between two characters of a line.
struct LinePosition: Equatable, Sendable {
  /// Characters before it.
  var cluster: Int
  /// Bytes before it.
  var byte: Int

  static let start = LinePosition(cluster: 0, byte: 0)
}

struct LineEditorText: Equatable, Sendable {
  private(set) var bytes: [UInt8]
  private(set) var clusters: [ByteCluster]
  let rules: TextRules

  init(_ bytes: [UInt8], rules: TextRules) {
    self.bytes = bytes
    self.rules = rules
    clusters = []
    clusters.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let cluster = ByteCluster(in: bytes, at: offset, rules: rules)
      clusters.append(cluster)
      offset += cluster.length
    }
  }

  var end: LinePosition { LinePosition(cluster: clusters.count, byte: bytes.count) }

  /// One character further; the same at the end.
  func position(after position: LinePosition) -> LinePosition {
    guard position.cluster < clusters.count else { return position }
    return LinePosition(
      cluster: position.cluster + 1, byte: position.byte + clusters[position.cluster].length)
  }

  /// One character back; the same at the start.
  func position(before position: LinePosition) -> LinePosition {
    guard position.cluster > 0 else { return position }
    return LinePosition(
      cluster: position.cluster - 1, byte: position.byte - clusters[position.cluster - 1].length)
  }

  /// The first place that has at least `byte` bytes before it; `near` is any place of this text.
  func position(atOrAfter byte: Int, near: LinePosition) -> LinePosition {
    var position = near
    while position.byte >= byte, position.cluster > 0 { position = self.position(before: position) }
    while position.byte < byte, position.cluster < clusters.count {
      position = self.position(after: position)
    }
    return position
  }

  /// The bytes of the character behind `position`; none at the end.
  func bytes(after position: LinePosition) -> ArraySlice<UInt8> {
    bytes[position.byte..<self.position(after: position).byte]
  }

  /// Puts `new` in place of the bytes in `range`, which may lie within characters; returns the first place at or behind
  /// the end of the new bytes; `near` is any place of this text; the nearer to `range`, the quicker.
  @discardableResult
  mutating func replace(
    _ range: Range<Int>, with new: [UInt8], near: LinePosition
  ) -> LinePosition {
    let start = settledPosition(before: range.lowerBound, near: near)
    bytes.replaceSubrange(range, with: new)
    let growth = new.count - range.count
    let newEnd = range.lowerBound + new.count
    var fresh: [ByteCluster] = []
    var end = start.byte
    // The old text is followed until both have a boundary at the same place; from there on all is as it was.
    var old = start
    var isMet = false
    while end < bytes.count, !isMet {
      let cluster = ByteCluster(in: bytes, at: end, rules: rules)
      fresh.append(cluster)
      end += cluster.length
      guard end >= newEnd else { continue }
      while old.byte < end - growth || old.byte < range.upperBound, old.cluster < clusters.count {
        old = position(after: old)
      }
      isMet = old.byte == end - growth
    }
    if !isMet { old.cluster = clusters.count }
    clusters.replaceSubrange(start.cluster..<old.cluster, with: fresh)
    return position(atOrAfter: newEnd, near: start)
  }

  /// Bytes of a character beyond its first.
  private static let mostContinuations = 3

  /// The last place before `byte` that is a boundary whatever comes to stand at `byte`.
  ///
  /// One character back is not enough where stray bytes stand: with what follows they may become a
  /// character, which may join the one before.
  private func settledPosition(before byte: Int, near: LinePosition) -> LinePosition {
    var position = self.position(atOrAfter: byte, near: near)
    if position.byte >= byte { position = self.position(before: position) }
    var strays = 0
    while strays < Self.mostContinuations, position.cluster > 0,
      clusters[position.cluster].length == 1, bytes[position.byte] >= 0x80
    {
      position = self.position(before: position)
      strays += 1
    }
    return position
  }
}
