// What programs write about how far they are, line by line: percentages, fractions, texts, tasks, and the blocks of dialog(1)'s
// gauge. A carriage return ends a line, too, since many write over their last one.
//
//     40 | 40.5 | 40% | 3/17 | 40 text | # text | @name 40 text | @name ok text | XXX, 40, text…, XXX

/// The state of a task.
package enum TaskState: String, CaseIterable, Equatable, Sendable {
  case wait, run, ok, fail, skip
}

package enum ProgressUpdate: Equatable, Sendable {
  /// From 0 to 100.
  case percentage(Double)
  case text([UInt8])
  /// A task by its name; what is nil stays as it was.
  case task(name: [UInt8], state: TaskState?, percentage: Double?, text: [UInt8]?)
}

package struct ProgressReader {
  /// Which lines count.
  package enum Grammar: Equatable, Sendable {
    case own
    /// Whole numbers and blocks alone, as dialog's gauge has them.
    case dialog
  }

  /// Bytes of a line that are kept; the rest of a longer one is dropped.
  private static let mostBytes = 4096
  /// Lines of a block that are kept.
  private static let mostLines = 200

  private let grammar: Grammar
  private var line: [UInt8] = []
  private var endsWithReturn = false
  /// The lines of the block that is open; nil while none is.
  private var block: [[UInt8]]?

  package init(_ grammar: Grammar = .own) { self.grammar = grammar }

  /// Takes bytes; what the lines that are whole now say.
  package mutating func take(_ bytes: [UInt8]) -> [ProgressUpdate] {
    var updates: [ProgressUpdate] = []
    for byte in bytes {
      let isEnd = byte == 0x0A || byte == 0x0D && grammar == .own
      if isEnd, !(byte == 0x0A && endsWithReturn) { updates += endLine() }
      endsWithReturn = byte == 0x0D && isEnd
      if !isEnd, line.count < Self.mostBytes { line.append(byte) }
    }
    return updates
  }

  /// The end of the input: what a last line without an end and an open block say.
  package mutating func finish() -> [ProgressUpdate] {
    let updates = line.isEmpty ? [] : endLine()
    guard let open = block else { return updates }
    block = nil
    return updates + Self.updates(ofBlock: open)
  }

  private mutating func endLine() -> [ProgressUpdate] {
    defer { line = [] }
    if line.last == 0x0D { line.removeLast() }
    if line.starts(with: "XXX".utf8) {
      defer { block = block == nil ? [] : nil }
      return block.map(Self.updates(ofBlock:)) ?? []
    }
    if let count = block?.count {
      if count < Self.mostLines { block?.append(line) }
      return []
    }
    return grammar == .own
      ? Self.ownUpdates(line) : Self.dialogPercentage(line).map { [.percentage($0)] } ?? []
  }

  /// A percentage, unless the first line is none, and a text.
  private static func updates(ofBlock lines: [[UInt8]]) -> [ProgressUpdate] {
    let percentage = lines.first.flatMap(dialogPercentage)
    let text = lines.dropFirst(percentage == nil ? 0 : 1).joined(separator: [0x0A])
    return (percentage.map { [.percentage($0)] } ?? []) + [.text(Array(text))]
  }

  /// A whole number at the start of a line, behind blanks, with nothing or a blank behind it.
  private static func dialogPercentage(_ line: [UInt8]) -> Double? {
    let rest = line.drop { isBlank($0) }
    let digits = rest.prefix { 0x30...0x39 ~= $0 }
    guard !digits.isEmpty, endsNumber(rest.dropFirst(digits.count)) else { return nil }
    return min(100, Double(String(decoding: digits.prefix(9), as: UTF8.self)) ?? 100)
  }

  /// Whether a number ends before these bytes.
  ///
  /// A fraction, which the original passes over with the whole line, is cut off: scripts write what they have calculated.
  private static func endsNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.first == 0x2E { rest = rest.dropFirst().drop { 0x30...0x39 ~= $0 } }
    return rest.first.map(isBlank) ?? true
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  // MARK: Lines of our own

  private static func ownUpdates(_ line: [UInt8]) -> [ProgressUpdate] {
    let rest = Array(line.drop(while: isBlank))
    if rest.first == UInt8(ascii: "#") {
      return [.text(Array(rest.dropFirst().drop(while: isBlank)))]
    }
    if rest.first == UInt8(ascii: "@") { return task(rest.dropFirst()) }
    let word = rest.prefix { !isBlank($0) }
    guard let percentage = percentage(word) else { return [] }
    let text = rest[word.count...].drop(while: isBlank)
    return [.percentage(percentage)] + (text.isEmpty ? [] : [.text(Array(text))])
  }

  private static func task(_ line: ArraySlice<UInt8>) -> [ProgressUpdate] {
    let name = line.prefix { !isBlank($0) }
    if name.isEmpty { return [] }
    var rest = line[name.endIndex...].drop(while: isBlank)
    let word = rest.prefix { !isBlank($0) }
    let state = TaskState(rawValue: String(decoding: word, as: UTF8.self))
    let percentage = state == nil ? percentage(word) : nil
    if state != nil || percentage != nil { rest = rest[word.endIndex...].drop(while: isBlank) }
    return [
      .task(
        name: Array(name), state: state, percentage: percentage,
        text: rest.isEmpty ? nil : Array(rest))
    ]
  }

  /// A number, a percentage or a fraction, brought into 0–100; nil for any other word.
  private static func percentage(_ word: some Collection<UInt8>) -> Double? {
    let text = String(decoding: word, as: UTF8.self)
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let part = number(parts[0]), let whole = number(parts[1]), whole > 0 else { return nil }
      return max(0, min(100, part / whole * 100))
    }
    let isPercentage = text.hasSuffix("%")
    guard let number = number(isPercentage ? text.dropLast() : text[...]) else { return nil }
    return max(0, min(100, number))
  }

  /// A number in digits with a point or comma; nil for anything else, infinity and the like included.
  private static func number(_ text: Substring) -> Double? {
    let isNumber = text.utf8.allSatisfy { 0x30...0x39 ~= $0 || [0x2E, 0x2C, 0x2D].contains($0) }
    guard isNumber, text.utf8.count < 40 else { return nil }
    return Double(
      text.split(separator: ",", omittingEmptySubsequences: false).joined(separator: "."))
  }
}
