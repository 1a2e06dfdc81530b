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

  /// The strings that `separator` ends in `text`; the last one may lack it.
  ///
  /// `text` itself is used up: what stays is moved together, and no string is copied elsewhere. With `dropsReturn` a
  /// CR before the separator belongs to it.
  package init(splitting text: consuming [UInt8], at separator: UInt8, dropsReturn: Bool) {
    var target = 0
    var start = 0
    var hasRest = false
    for source in 0..<text.count {
      let byte = text[source]
      if byte == separator {
        if dropsReturn, target > start, text[target - 1] == 0x0D { target -= 1 }
        ends.append(target)
        start = target
        hasRest = false
      } else {
        text[target] = byte
        target += 1
        hasRest = true
      }
    }
    if hasRest {
      if dropsReturn, target > start, text[target - 1] == 0x0D { target -= 1 }
      ends.append(target)
    }
    text.removeLast(text.count - target)
    bytes = text
  }

  /// How many strings there are.
  package var count: Int { ends.count }

  /// The string at `index`, which must be one of `0..<count`.
  package subscript(_ index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// Adds a string at the end.
  package mutating func append(_ string: some Sequence<UInt8>) {
    bytes.append(contentsOf: string)
    ends.append(bytes.count)
  }

  /// Adds a byte to a string that is being written behind the others; `endString` makes it one.
  @inline(__always)
  package mutating func write(_ byte: UInt8) { bytes.append(byte) }

  /// Makes a string of what was written since the last one; an empty one if that is nothing.
  package mutating func endString() { ends.append(bytes.count) }

  /// Makes room for so many more strings and bytes.
  package mutating func reserve(strings: Int, bytes count: Int) {
    ends.reserveCapacity(ends.count + strings)
    bytes.reserveCapacity(bytes.count + count)
  }
}
