// Names that stand twice in one object. Few names are compared with each other, many by a table of their hashes, so that an
// object with a million members takes no longer than a million objects.

struct DuplicateNames {
  /// As many names are compared with each other.
  private static let fewNames = 8

  // Kept from object to object for their memory.
  private var names: [Int] = []
  private var table: [UInt32] = []

  /// The names that an object has had before, each with the first of them, as nodes; not more than are told of.
  mutating func pairs(
    in object: Int, of tape: JSONTape, _ text: Span<UInt8>
  ) -> [(name: Int, first: Int)] {
    names.removeAll(keepingCapacity: true)
    var node = object + 1
    let end = tape.next(object)
    while node < end {
      names.append(node)
      node = tape.next(node + 1)
    }
    return names.count <= Self.fewNames ? pairsOfFew(tape, text) : pairsOfMany(tape, text)
  }

  private func pairsOfFew(_ tape: JSONTape, _ text: Span<UInt8>) -> [(name: Int, first: Int)] {
    var pairs: [(name: Int, first: Int)] = []
    for index in stride(from: 1, to: names.count, by: 1) {
      let name = names[index]
      for earlier in 0..<index where Self.isSame(names[earlier], name, tape, text) {
        pairs.append((name, names[earlier]))
        break
      }
    }
    return pairs
  }

  private mutating func pairsOfMany(
    _ tape: JSONTape, _ text: Span<UInt8>
  ) -> [(name: Int, first: Int)] {
    var pairs: [(name: Int, first: Int)] = []
    // At least twice as many places as names; a free one holds 0, which is no name's node.
    let bits = Int.bitWidth - names.count.leadingZeroBitCount + 1
    table.removeAll(keepingCapacity: true)
    table.append(contentsOf: repeatElement(0, count: 1 << bits))
    for name in names {
      var place = Self.hash(name, tape, text) & (table.count - 1)
      while table[place] > 0, !Self.isSame(Int(table[place]), name, tape, text) {
        place = (place + 1) & (table.count - 1)
      }
      if table[place] == 0 {
        table[place] = UInt32(truncatingIfNeeded: name)
      } else if pairs.count < JSONParser.mostMistakes {
        pairs.append((name, Int(table[place])))
      }
    }
    return pairs
  }

  private static func isSame(_ one: Int, _ other: Int, _ tape: JSONTape, _ text: Span<UInt8>)
    -> Bool
  {
    let (first, second) = (tape.range(one), tape.range(other))
    if tape.kind(one) == .string, tape.kind(other) == .string {
      guard first.count == second.count else { return false }
      for place in 0..<first.count
      where text[first.lowerBound + place] != text[second.lowerBound + place] {
        return false
      }
      return true
    }
    return bytes(one, tape, text) == bytes(other, tape, text)
  }

  /// The bytes of a name without escapes.
  private static func bytes(_ name: Int, _ tape: JSONTape, _ text: Span<UInt8>) -> [UInt8] {
    JSONEscapes.decoded(text.extracting(tape.range(name)))
  }

  private static func hash(_ name: Int, _ tape: JSONTape, _ text: Span<UInt8>) -> Int {
    var hasher = Hasher()
    if tape.kind(name) == .escapedString {
      let bytes = bytes(name, tape, text)
      add(bytes.span, to: &hasher)
    } else {
      add(text.extracting(tape.range(name)), to: &hasher)
    }
    return hasher.finalize()
  }

  private static func add(_ bytes: Span<UInt8>, to hasher: inout Hasher) {
    var word: UInt64 = 0
    for index in 0..<bytes.count {
      word = word << 8 | UInt64(bytes[index])
      if index % 8 == 7 {
        hasher.combine(word)
        word = 0
      }
    }
    hasher.combine(word)
    hasher.combine(bytes.count)
  }
}
