// A parsed text as one array: a node for each value and each name of a member, in the order of the text. A tree of arrays would
// cost an allocation for each of them, and a text of 10 MB can have some millions.

struct JSONTape: Sendable {
  enum Kind: UInt32 {
    case null, isFalse, isTrue, number, string, escapedString, array, object
  }

  /// Two words a node: the offset of its first byte with its kind in the lowest bits; and, of an array or object, the node
  /// behind all that it holds, of others the offset behind the last byte.
  private var words: [UInt32] = []
  private static let kindBits: UInt32 = 3

  /// The longest text, in bytes.
  static let mostBytes = 1 << 29 - 1

  /// Reserves memory for a text of `length` bytes, in which a node mostly takes 8 or more.
  init(forLength length: Int) { words.reserveCapacity(length / 4 + 8) }

  /// The number of nodes.
  var count: Int { words.count / 2 }

  @inline(__always)
  mutating func append(_ kind: Kind, from start: Int, to end: Int) {
    words.append(UInt32(truncatingIfNeeded: start) << Self.kindBits | kind.rawValue)
    words.append(UInt32(truncatingIfNeeded: end))
  }

  /// Ends the array or object at `node` behind the last node.
  mutating func close(_ node: Int) { words[2 * node + 1] = UInt32(truncatingIfNeeded: count) }

  func kind(_ node: Int) -> Kind {
    Kind(rawValue: words[2 * node] & (1 << Self.kindBits - 1)) ?? .null
  }

  /// The offset of the first byte, of a string that of its quotation mark.
  func start(_ node: Int) -> Int { Int(words[2 * node] >> Self.kindBits) }

  /// The bytes of a number, or of a string without its quotation marks.
  func range(_ node: Int) -> Range<Int> {
    let (start, end) = (start(node), Int(words[2 * node + 1]))
    switch kind(node) {
    case .string, .escapedString: return start + 1..<end - 1
    default: return start..<end
    }
  }

  /// The node behind this one and all that it holds.
  func next(_ node: Int) -> Int {
    switch kind(node) {
    case .array, .object: Int(words[2 * node + 1])
    default: node + 1
    }
  }
}
