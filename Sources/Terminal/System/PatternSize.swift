// How much work a regular expression can make: the C library writes repeats out, `(a{9}){9}` as 81 parts, and tries back
// references one way after the other.

/// What makes a POSIX extended regular expression slow.
struct PatternSize {
  /// Its parts with all repeats written out, about; never more than `Int32.max`.
  private(set) var parts = 0
  /// Groups within each other, at most.
  private(set) var depth = 0
  /// Whether it refers to what a group has matched, which POSIX leaves undefined and glibc takes.
  private(set) var hasBackReference = false

  init(of pattern: [UInt8]) {
    // The parts of the groups that are open, from the outside in, and those of what a repeat would apply to.
    var groups = [0]
    var last = 0
    var index = 0
    func add(_ count: Int) {
      groups[groups.count - 1] = min(groups[groups.count - 1] + count, Int(Int32.max))
    }
    while index < pattern.count {
      switch pattern[index] {
      case UInt8(ascii: "("):
        groups.append(0)
        depth = max(depth, groups.count - 1)
        last = 0
      case UInt8(ascii: ")") where groups.count > 1:
        last = groups.removeLast() + 1
        add(last)
      case UInt8(ascii: "{"):
        let most = Self.mostRepeats(in: pattern[(index + 1)...])
        add(last * max(0, most - 1))
        last = min(last * max(1, most), Int(Int32.max))
      case UInt8(ascii: "["):
        index = Self.end(ofBracketAt: index, in: pattern)
        last = 1
        add(1)
      case UInt8(ascii: "\\"):
        index += 1
        if index < pattern.count, (0x31...0x39).contains(pattern[index]) { hasBackReference = true }
        last = 1
        add(1)
      default:
        last = 1
        add(1)
      }
      index += 1
    }
    parts = groups.reduce(0) { min($0 + $1, Int(Int32.max)) }
  }

  /// The larger number of `{3,5}`, or the only one, behind its brace; 1 where it is no repeat.
  private static func mostRepeats(in rest: ArraySlice<UInt8>) -> Int {
    let inside = rest.prefix { $0 == UInt8(ascii: ",") || (0x30...0x39).contains($0) }
    let numbers = inside.split(separator: UInt8(ascii: ","))
    let most = Int(Int16.max)
    return numbers.map { min(Int(String(decoding: $0, as: UTF8.self)) ?? most, most) }.max() ?? 1
  }

  /// The place of the bracket that closes `[…]`; the end of the pattern where none does.
  private static func end(ofBracketAt start: Int, in pattern: [UInt8]) -> Int {
    var index = start + 1
    if index < pattern.count, pattern[index] == UInt8(ascii: "^") { index += 1 }
    // A closing bracket that comes first stands for itself.
    if index < pattern.count, pattern[index] == UInt8(ascii: "]") { index += 1 }
    while index < pattern.count, pattern[index] != UInt8(ascii: "]") {
      // `[:alpha:]` and the like hold a closing bracket of their own.
      if pattern[index] == UInt8(ascii: "["), index + 1 < pattern.count,
        ":.=".utf8.contains(pattern[index + 1])
      {
        let mark = pattern[index + 1]
        index += 2
        while index + 1 < pattern.count,
          !(pattern[index] == mark && pattern[index + 1] == UInt8(ascii: "]"))
        { index += 1 }
        index += 1
      }
      index += 1
    }
    return index
  }
}
