// Many byte strings in one piece of memory. The words of a command line can be a million rows of a list; an array
// of arrays would cost an allocation and 48 bytes for each.

/// Byte strings in an order, each as it was given.
package struct ByteStrings: Hashable, Sendable {
  private var bytes: [UInt8] = []
  /// Where each string ends in `bytes`.
  private var ends: [Int] = []

  /// No strings.
  package init() {}

  /// The strings of `words`.
  package init(_ words: some Sequence<[UInt8]>) {
    for word in words { append(word) }
  }

  /// How many strings there are.
  package var count: Int { ends.count }

  /// The string at `index`, which must be one of `0..<count`.
  package subscript(_ index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// The byte at `position` of the string at `index`, which must be one of `0..<count`; nil behind its end.
  package func byte(_ position: Int, of index: Int) -> UInt8? {
    let place = (index == 0 ? 0 : ends[index - 1]) + position
    return place < ends[index] ? bytes[place] : nil
  }

  /// Adds a string at the end.
  package mutating func append(_ string: some Sequence<UInt8>) {
    bytes.append(contentsOf: string)
    ends.append(bytes.count)
  }

  /// Adds a byte to a string that is being written behind the others; `endString` makes it one.
  @inline(__always)
  package mutating func write(_ byte: UInt8) { bytes.append(byte) }

  /// Adds bytes to a string that is being written behind the others.
  package mutating func write(_ part: ArraySlice<UInt8>) { bytes.append(contentsOf: part) }

  /// Makes a string of what was written since the last one; an empty one if that is nothing.
  package mutating func endString() { ends.append(bytes.count) }

  /// Takes away the string at the end, which must be there, and what was written behind it.
  package mutating func removeLast() {
    ends.removeLast()
    bytes.removeLast(bytes.count - (ends.last ?? 0))
  }

  /// Makes room for so many more strings and bytes.
  package mutating func reserve(strings: Int, bytes count: Int) {
    ends.reserveCapacity(ends.count + strings)
    bytes.reserveCapacity(bytes.count + count)
  }
}
