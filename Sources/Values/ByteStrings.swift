// Many byte strings in one piece of memory. The words of a command line can be a million rows of a list; an array
// of arrays would cost an allocation and 48 bytes for each.

package struct ByteStrings: Sendable {
  private var bytes: [UInt8] = []
  /// Where each string ends in `bytes`.
  private var ends: [Int] = []
  /// Bytes behind each string that belong to none: 1 where separators were left in place.
  private let gap: Int

  package init() { gap = 0 }

  package init(_ words: [[UInt8]]) {
    gap = 0
    for word in words { append(word) }
  }

  /// The strings that `separator` ends in `text`; the last one may lack it.
  ///
  /// `text` itself is kept, and of most texts no byte is moved. With `dropsReturn` a CR before the separator belongs to
  /// it.
  package init(splitting text: consuming [UInt8], at separator: UInt8, dropsReturn: Bool) {
    gap = 1
    let hasRest = text.last.map { $0 != separator } ?? false
    if hasRest { text.append(separator) }
    if note(separator, in: text.span), dropsReturn {
      Self.dropReturns(before: separator, in: &text, &ends)
    }
    bytes = text
  }

  /// Notes where strings end; returns whether a CR stands before an end.
  private mutating func note(_ separator: UInt8, in text: Span<UInt8>) -> Bool {
    var hasReturns = false
    for offset in 0..<text.count where text[offset] == separator {
      if offset > 0, text[offset - 1] == 0x0D { hasReturns = true }
      ends.append(offset)
    }
    return hasReturns
  }

  private static func dropReturns(
    before separator: UInt8, in text: inout [UInt8], _ ends: inout [Int]
  ) {
    let length = move(separator, in: text.mutableSpan, &ends)
    text.removeLast(text.count - length)
  }

  /// The same in place; returns how many bytes are left.
  private static func move(
    _ separator: UInt8, in text: consuming MutableSpan<UInt8>, _ ends: inout [Int]
  ) -> Int {
    var target = 0
    var count = 0
    for source in 0..<text.count {
      let byte = text[source]
      if byte == separator {
        let start = count == 0 ? 0 : ends[count - 1] + 1
        if target > start, text[target - 1] == 0x0D { target -= 1 }
        ends[count] = target
        count += 1
      }
      text[target] = byte
      target += 1
    }
    return target
  }

  package var count: Int { ends.count }

  /// The string at `index`, which must be one of `0..<count`.
  package subscript(_ index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : ends[index - 1] + gap)..<ends[index]]
  }

  /// Length in bytes of the string at `index`, which must be one of `0..<count`.
  package func length(of index: Int) -> Int {
    ends[index] - (index == 0 ? 0 : ends[index - 1] + gap)
  }

  /// The byte at `position` of the string at `index`, which must be one of `0..<count`; nil behind its end.
  package func byte(_ position: Int, of index: Int) -> UInt8? {
    let place = (index == 0 ? 0 : ends[index - 1]) + position
    return place < ends[index] ? bytes[place] : nil
  }

  package mutating func append(_ string: [UInt8]) { append(string[...]) }

  package mutating func append(_ string: ArraySlice<UInt8>) {
    bytes.append(contentsOf: string)
    endString()
  }

  /// Adds a byte to a string that is being written behind the others; `endString` makes it one.
  @inline(__always)
  package mutating func write(_ byte: UInt8) { bytes.append(byte) }

  package mutating func write(_ part: ArraySlice<UInt8>) { bytes.append(contentsOf: part) }

  /// Makes a string of what was written since the last one; an empty one if that is nothing.
  package mutating func endString() {
    ends.append(bytes.count)
    if gap > 0 { bytes.append(0) }
  }

  /// Takes away the string at the end, which must be there, and what was written behind it.
  package mutating func removeLast() {
    ends.removeLast()
    bytes.removeLast(bytes.count - (ends.last ?? 0))
  }

  package mutating func reserve(strings: Int, bytes count: Int) {
    ends.reserveCapacity(ends.count + strings)
    bytes.reserveCapacity(bytes.count + count)
  }
}

extension ByteStrings: Equatable {
  package static func == (one: ByteStrings, other: ByteStrings) -> Bool {
    one.count == other.count && (0..<one.count).allSatisfy { one[$0] == other[$0] }
  }
}
