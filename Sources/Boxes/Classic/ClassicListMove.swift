// How the keys of dialog's lists move in them. Only numbers go in and come out, so that lists of one column and
// of two move alike.

import Input

/// A move in a list.
enum ClassicListMove: Equatable {
  /// By a row; by a page; to an end.
  case previous, next, pageUp, pageDown, first, last

  /// The move that a key of dialog's lists makes; nil for other keys.
  init?(_ key: Key) {
    switch key {
    case .up, .character("-"), .control("p"): self = .previous
    case .down, .character("+"), .control("n"): self = .next
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .first
    case .end: self = .last
    default: return nil
    }
  }

  /// Finds the row that the move leads to.
  ///
  /// A page up leads to the top of what is seen first, and from there a page up; as in dialog's lists.
  ///
  /// - Parameters:
  ///   - current: the row that has the focus.
  ///   - first: the row at the top of what is seen.
  ///   - visible: rows that are seen at a time.
  ///   - count: rows there are, 1 or more.
  /// - Returns: the row, one of those there are.
  func target(from current: Int, first: Int, visible: Int, count: Int) -> Int {
    let target =
      switch self {
      case .previous: current - 1
      case .next: current + 1
      case .pageUp: current > first ? first : first - visible
      case .pageDown: current + visible
      case .first: 0
      case .last: count - 1
      }
    return max(0, min(target, count - 1))
  }

  /// The row of what is seen that a digit 1–9 means; nil for other keys and where there are not so many.
  static func row(_ key: Key, first: Int, visible: Int, count: Int) -> Int? {
    guard let scalar = key.typed, ("1"..."9").contains(scalar) else { return nil }
    let offset = Int(scalar.value - 0x31)
    return offset < visible && first + offset < count ? first + offset : nil
  }
}

/// Letters that were typed to find a row.
///
/// A letter leads to the next row that begins with it, as in dialog; letters in quick succession to the row
/// that begins with all of them, where there is one.
struct ClassicTyping {
  /// Letters that are further apart than this stand alone.
  private static let pause = Duration.seconds(1)

  private var letters: [UInt8] = []
  private var time = Duration.zero

  /// Finds the row that a letter leads to.
  ///
  /// - Parameters:
  ///   - letter: what was typed.
  ///   - now: when.
  ///   - current: the row that has the focus.
  ///   - search: finds the first row, from the given one on and then from the top, that begins so.
  /// - Returns: the row; nil for none.
  mutating func row(
    for letter: Unicode.Scalar, at now: Duration, from current: Int,
    _ search: ([UInt8], Int) -> Int?
  ) -> Int? {
    let bytes = Array(String(letter).utf8)
    let isQuick = !letters.isEmpty && now - time <= Self.pause
    time = now
    if isQuick, let row = search(letters + bytes, current) {
      letters += bytes
      return row
    }
    letters = bytes
    return search(bytes, current + 1)
  }

  /// Ends the succession: another key came between.
  mutating func forget() { letters = [] }
}

extension Key {
  /// The character that a key types; nil for keys that type none.
  var typed: Unicode.Scalar? {
    guard case .character(let scalar) = code, modifiers.subtracting(.shift).isEmpty else {
      return nil
    }
    return scalar
  }
}
