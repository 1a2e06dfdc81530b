// The rows of a list as the caller gave them. They are kept as bytes, since a value must come back as it was given
// and since of a million rows only a screenful is ever made fit to be shown.

package struct ListItems: Equatable, Sendable {
  /// The layout of the strings of one row.
  package struct Fields: Equatable, Sendable {
    /// Strings of a row, 1 or more.
    package var stride: Int
    /// The string that is the answer.
    package var value: Int
    /// The string that is shown; nil for the value itself.
    package var label: Int?
    /// The string that explains the row; nil for none.
    package var help: Int?
    /// The string that holds the key which takes the row; nil for none.
    package var key: Int?

    package init(
      stride: Int = 1, value: Int = 0, label: Int? = nil, help: Int? = nil, key: Int? = nil
    ) {
      self.stride = stride
      self.value = value
      self.label = label
      self.help = help
      self.key = key
    }
  }

  package struct Traits: OptionSet, Equatable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Ticked at first.
    package static let isOn = Traits(rawValue: 1)
    /// Shown but not to be taken.
    package static let isDisabled = Traits(rawValue: 2)
    /// A line between others, perhaps with a label; not to be taken.
    package static let isHeading = Traits(rawValue: 4)
  }

  /// The strings of all rows, one row behind the other.
  package private(set) var strings: ByteStrings
  /// The string with which the first row begins.
  package let start: Int
  package private(set) var count: Int
  package let fields: Fields
  /// The flags of each row; empty where no row has any.
  private var traits: [Traits] = []
  /// How deep each row stands in a tree, from 0; empty where there is no tree.
  private var depths: [UInt16] = []

  /// The rows that `strings` hold from the string at `start` on, `count` rows.
  package init(_ strings: ByteStrings, from start: Int = 0, count: Int, fields: Fields) {
    self.strings = strings
    self.start = start
    self.count = count
    self.fields = fields
  }

  /// Adds a string at the end; with the last string of a row, the row is added, without flags.
  package mutating func append(_ string: ArraySlice<UInt8>) {
    strings.append(string)
    guard strings.count - start >= (count + 1) * fields.stride else { return }
    count += 1
    if !traits.isEmpty { traits.append([]) }
    if !depths.isEmpty { depths.append(0) }
  }

  package mutating func reserve(strings count: Int, bytes: Int) {
    strings.reserve(strings: count, bytes: bytes)
  }

  /// Whether strings were added that are not yet a row.
  package var hasPart: Bool { strings.count - start > count * fields.stride }

  package var isEmpty: Bool { count == 0 }

  /// What taking the row answers, byte for byte.
  package func value(_ row: Int) -> ArraySlice<UInt8> {
    strings[start + row * fields.stride + fields.value]
  }

  package func label(_ row: Int) -> ArraySlice<UInt8> {
    strings[start + row * fields.stride + (fields.label ?? fields.value)]
  }

  /// What explains the row; empty for nothing.
  package func help(_ row: Int) -> ArraySlice<UInt8> {
    fields.help.map { strings[start + row * fields.stride + $0] } ?? []
  }

  /// The character that takes the row, as UTF-8; empty for none.
  package func key(_ row: Int) -> ArraySlice<UInt8> {
    fields.key.map { strings[start + row * fields.stride + $0] } ?? []
  }

  package var hasTraits: Bool { !traits.isEmpty }

  package func traits(_ row: Int) -> Traits { traits.isEmpty ? [] : traits[row] }

  /// Whether the row can be taken: it is neither a heading nor disabled.
  package func canTake(_ row: Int) -> Bool {
    let hindrance = Traits.isDisabled.rawValue | Traits.isHeading.rawValue
    return traits.isEmpty || traits[row].rawValue & hindrance == 0
  }

  package var takeableCount: Int {
    traits.isEmpty ? count : (0..<count).count(where: canTake)
  }

  /// The number of a row among those that can be taken, from 1.
  package func number(of row: Int) -> Int {
    if traits.isEmpty { return row + 1 }
    return (0...row).reduce(0) { $0 + (canTake($1) ? 1 : 0) }
  }

  /// How deep the row stands in a tree, from 0.
  package func depth(_ row: Int) -> Int { depths.isEmpty ? 0 : Int(depths[row]) }

  package mutating func setTraits(_ value: Traits, of row: Int) {
    if traits.isEmpty {
      if value.isEmpty { return }
      traits = Array(repeating: [], count: count)
    }
    traits[row] = value
  }

  /// Says how deep the row stands, 0–65535; what lies outside is brought to the nearest.
  package mutating func setDepth(_ depth: Int, of row: Int) {
    if depths.isEmpty {
      if depth <= 0 { return }
      depths = Array(repeating: 0, count: count)
    }
    depths[row] = UInt16(clamping: depth)
  }
}
