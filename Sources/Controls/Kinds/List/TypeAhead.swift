// Letters that are typed to find a row.

struct TypeAhead {
  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  private var last = Duration.zero
  /// The shortest beginning of a word that no row has; empty where none is known.
  ///
  /// Every row was looked at for it.
  private var vain: [UInt8] = []

  /// A longer time than this between two letters ends the word.
  private static let pause = Duration.seconds(1)
  /// Bytes beyond which nobody types a word; further letters of it cost nothing.
  private static let limit = 256

  func isOpen(at now: Duration) -> Bool { !bytes.isEmpty && now - last < Self.pause }

  mutating func clear() { bytes = [] }

  /// Forgets what no row had, since there are others now.
  mutating func rowsHaveChanged() { vain = [] }

  mutating func removeLast(at now: Duration) {
    while let byte = bytes.popLast(), byte & 0xC0 == 0x80 {}
    last = now
  }

  /// Adds a letter to the word and finds the row that begins with it; one letter again and again goes through them.
  ///
  /// With `restarts` a letter that continues no row begins a new word, as in dialog(1). `search` finds the first row, from
  /// the given one on and then from the top, that begins so.
  mutating func row(
    adding letter: Unicode.Scalar, at now: Duration, from current: Int, restarts: Bool,
    _ search: ([UInt8], Int) -> Int?
  ) -> Int? {
    let isContinued = isOpen(at: now)
    let added = Array(String(letter).utf8)
    last = now
    if restarts {
      if isContinued, let row = search(bytes + added, current) {
        bytes += added
        return row
      }
      bytes = added
      return search(added, current + 1)
    }
    if !isContinued { bytes = added } else if bytes.count < Self.limit { bytes += added }
    if !vain.isEmpty, bytes.starts(with: vain) { return nil }
    let found = row(from: current, search)
    if found == nil { vain = bytes }
    return found
  }

  func row(from current: Int, _ search: ([UInt8], Int) -> Int?) -> Int? {
    if bytes.isEmpty { return nil }
    if let row = search(bytes, bytes.count > 1 ? current : current + 1) { return row }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard let first = scalars.first, scalars.allSatisfy({ $0 == first }) else { return nil }
    return search(Array(String(first).utf8), current + 1)
  }

  var number: Int? { Int(String(decoding: bytes, as: UTF8.self)) }
}
