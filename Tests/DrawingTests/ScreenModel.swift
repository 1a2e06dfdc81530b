// A terminal in memory: it takes the bytes that are sent and shows what a real one would. It knows
// the sequences that may be sent and no others; whatever else comes is written down as a complaint,
// so that a test can expect none.

import Drawing
import Text

/// A grid that bytes are written on.
struct ScreenModel {
  /// What stands in one cell.
  struct Glyph: Equatable {
    var text = " "
    /// Cells it takes; 0 for the right half of a wide one.
    var span = 1
    var style = Style.plain
  }

  private struct Saved {
    var cursor = Point()
    var pen = Style.plain
    var isGraphics = false
  }

  let size: Size
  private(set) var rows: [[Glyph]]
  /// Rows that left the main screen at its top.
  private(set) var scrollback: [[Glyph]] = []
  private(set) var cursor = Point()
  private(set) var pen = Style.plain
  private(set) var isGraphics = false
  /// Modes that were set or reset, by their numbers.
  private(set) var modes: [Int: Bool] = [:]
  private(set) var bells = 0
  /// What came besides, each once: sequences of keys, links and modes that have no effect on what is seen.
  private(set) var others: Set<String> = []
  /// What came that must not come.
  private(set) var complaints: [String] = []
  /// Scalars whose width this terminal sees in its own way.
  var advances: [Unicode.Scalar: Int] = [:]

  /// The rows that scroll.
  private(set) var region: Range<Int>

  private var saved = Saved()
  private var main: (rows: [[Glyph]], saved: Saved)?
  private var wrapsNext = false
  private var parameters: [UInt8]?
  private var escape: [UInt8]?
  private var characters: [UInt8] = []

  init(_ size: Size, filledWith glyph: Glyph = Glyph()) {
    self.size = size
    region = 0..<size.rows
    rows = Array(repeating: Array(repeating: glyph, count: size.columns), count: size.rows)
  }

  /// The text of each row without blanks at its end.
  var texts: [String] {
    rows.map { row in
      var text = row.map(\.text).joined()
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  /// Takes bytes as they are sent; every sequence must be whole at the end.
  mutating func take(_ bytes: [UInt8]) {
    for byte in bytes { take(byte) }
    flush()
    if escape != nil || parameters != nil { complain("a sequence is broken off") }
  }

  /// Whether nothing came that must not come.
  var isContent: Bool { complaints.isEmpty }

  private mutating func complain(_ text: String) { complaints.append(text) }

  /// What `--reset` sends and nothing else does.
  private static let unseen: Set = ["<99u", "=0u", ">4m", "4l", "20l", "0 q", "?0c"]

  // MARK: Bytes

  private mutating func take(_ byte: UInt8) {
    if let begun = escape {
      escape = nil
      return takeEscape(begun, byte)
    }
    if let begun = parameters {
      if (0x20...0x3F).contains(byte) {
        parameters = begun + [byte]
      } else {
        parameters = nil
        takeControl(String(decoding: begun, as: UTF8.self), byte)
      }
      return
    }
    switch byte {
    case 0x1B:
      flush()
      escape = []
    case 0x07: bells += 1
    case 0x0F: others.insert("SI")
    case 0x0D:
      flush()
      cursor.column = 0
      wrapsNext = false
    case 0x0A:
      flush()
      index()
    case 0x20...0x7E, 0x80...0xFF: characters.append(byte)
    default: complain("control \(byte)")
    }
  }

  private mutating func takeEscape(_ begun: [UInt8], _ byte: UInt8) {
    switch (begun, byte) {
    case ([], UInt8(ascii: "[")): parameters = []
    case ([], UInt8(ascii: "(")), ([], UInt8(ascii: ")")): escape = [byte]
    case ([UInt8(ascii: ")")], UInt8(ascii: "B")), ([], UInt8(ascii: ">")):
      others.insert(String(decoding: begun + [byte], as: UTF8.self))
    case ([], UInt8(ascii: "]")): escape = [byte]
    case (let text, _) where text.first == UInt8(ascii: "]"):
      if byte != UInt8(ascii: "\\") || text.last != 0x1B {
        escape = text + [byte]
      } else {
        let command = String(decoding: text.dropLast(), as: UTF8.self)
        if command == "]8;;" { others.insert(command) } else { complain("OSC \(command)") }
      }
    case ([UInt8(ascii: "(")], UInt8(ascii: "0")): isGraphics = true
    case ([UInt8(ascii: "(")], UInt8(ascii: "B")): isGraphics = false
    case ([], UInt8(ascii: "D")): index()
    case ([], UInt8(ascii: "7")):
      saved = Saved(cursor: cursor, pen: pen, isGraphics: isGraphics)
    case ([], UInt8(ascii: "8")):
      (cursor, pen, isGraphics) = (saved.cursor, saved.pen, saved.isGraphics)
      wrapsNext = false
    default: complain("ESC \(begun) \(byte)")
    }
  }

  private mutating func takeControl(_ text: String, _ final: UInt8) {
    let whole = text + String(Unicode.Scalar(final))
    if Self.unseen.contains(whole) {
      others.insert(whole)
      return
    }
    if text.hasPrefix("?") { return takeMode(text.dropFirst(), final) }
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let count = max(1, (numbers.first ?? nil) ?? 1)
    if final != UInt8(ascii: "m") { wrapsNext = false }
    switch final {
    case UInt8(ascii: "A"):
      let first = cursor.row >= region.lowerBound ? region.lowerBound : 0
      cursor.row = max(first, cursor.row - count)
    case UInt8(ascii: "B"):
      let last = cursor.row < region.upperBound ? region.upperBound : size.rows
      cursor.row = min(last - 1, cursor.row + count)
    case UInt8(ascii: "C"): cursor.column = min(size.columns - 1, cursor.column + count)
    case UInt8(ascii: "D"): cursor.column = max(0, cursor.column - count)
    case UInt8(ascii: "H"):
      let column = numbers.count > 1 ? numbers[1] ?? 1 : 1
      cursor = Point(column: min(size.columns, column) - 1, row: min(size.rows, count) - 1)
    case UInt8(ascii: "J") where text.isEmpty: eraseBelow()
    case UInt8(ascii: "K") where text == "2": rows[cursor.row] = blankRow
    case UInt8(ascii: "L"): insertRows(count)
    case UInt8(ascii: "M"): deleteRows(count)
    case UInt8(ascii: "r"):
      let bottom = numbers.count > 1 ? numbers[1] ?? size.rows : size.rows
      if bottom - count < 1 { complain("a scroll region of less than two rows") }
      region = count - 1..<bottom
      cursor = Point()
    case UInt8(ascii: "m"): complaints += pen.take(numbers.map { $0 ?? 0 })
    default: complain("CSI \(text) \(Unicode.Scalar(final))")
    }
  }

  private mutating func takeMode(_ digits: Substring, _ final: UInt8) {
    let known = [
      1, 5, 6, 7, 9, 25, 69, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1015, 1016, 1049, 2004, 2026,
      2031, 2048,
    ]
    guard let mode = Int(digits), known.contains(mode),
      final == UInt8(ascii: "h") || final == UInt8(ascii: "l")
    else { return complain("CSI ? \(digits) \(Unicode.Scalar(final))") }
    let isOn = final == UInt8(ascii: "h")
    modes[mode] = isOn
    guard mode == 1049, isOn == (main == nil) else { return }
    if isOn {
      main = (rows, Saved(cursor: cursor, pen: pen, isGraphics: isGraphics))
      rows = Array(repeating: Array(repeating: Glyph(), count: size.columns), count: size.rows)
    } else if let main {
      rows = main.rows
      (cursor, pen, isGraphics) = (main.saved.cursor, main.saved.pen, main.saved.isGraphics)
      self.main = nil
    }
    wrapsNext = false
  }

  // MARK: Rows

  /// What erasing leaves: blanks in the pen's background, as xterm and most others do it.
  private var blankRow: [Glyph] {
    Array(repeating: Glyph(style: Style(on: pen.background)), count: size.columns)
  }

  private mutating func index() {
    wrapsNext = false
    guard cursor.row == region.upperBound - 1 else {
      cursor.row = min(size.rows - 1, cursor.row + 1)
      return
    }
    // What leaves the screen at its top is kept, as in xterm and tmux; what a region pushes out below it is lost.
    if main == nil, region.lowerBound == 0 { scrollback.append(rows[0]) }
    rows.remove(at: region.lowerBound)
    rows.insert(blankRow, at: region.upperBound - 1)
  }

  private mutating func eraseBelow() {
    for column in cursor.column..<size.columns { rows[cursor.row][column] = blankRow[0] }
    for row in cursor.row + 1..<max(size.rows, cursor.row + 1) { rows[row] = blankRow }
  }

  private mutating func insertRows(_ count: Int) {
    guard region.contains(cursor.row) else { return }
    for _ in 0..<min(count, region.upperBound - cursor.row) {
      rows.remove(at: region.upperBound - 1)
      rows.insert(blankRow, at: cursor.row)
    }
    cursor.column = 0
  }

  private mutating func deleteRows(_ count: Int) {
    guard region.contains(cursor.row) else { return }
    for _ in 0..<min(count, region.upperBound - cursor.row) {
      rows.remove(at: cursor.row)
      rows.insert(blankRow, at: region.upperBound - 1)
    }
    cursor.column = 0
  }

  // MARK: Characters

  private mutating func flush() {
    guard !characters.isEmpty else { return }
    if isGraphics {
      for byte in characters { takeGraphics(byte) }
    } else {
      for scalar in decoded.unicodeScalars { put(scalar, columns: columns(of: scalar)) }
    }
    characters = []
  }

  /// UTF-8, or ISO 8859-1 where it is none.
  private var decoded: String {
    if let text = String(validating: characters, as: UTF8.self) { return text }
    var text = ""
    for byte in characters { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    return text
  }

  private mutating func takeGraphics(_ byte: UInt8) {
    let lines: [Character: Unicode.Scalar] = [
      "j": "┘", "k": "┐", "l": "┌", "m": "└", "n": "┼", "q": "─", "t": "├", "u": "┤", "v": "┴",
      "w": "┬", "x": "│",
    ]
    guard let scalar = lines[Character(Unicode.Scalar(byte))] else {
      return complain("graphics \(byte)")
    }
    put(scalar, columns: 1)
  }

  private func columns(of scalar: Unicode.Scalar) -> Int {
    if let own = advances[scalar] { return own }
    switch scalar.value {
    case 0x200D, 0xFE0F, 0x300...0x36F, 0x94D: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1FAFF:
      return 2
    default: return 1
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar, columns: Int) {
    if columns == 0 { return join(scalar) }
    if wrapsNext || cursor.column + columns > size.columns {
      if modes[7] ?? true {
        index()
        cursor.column = 0
      } else {
        cursor.column = max(0, size.columns - columns)
      }
      wrapsNext = false
    }
    for column in cursor.column..<min(size.columns, cursor.column + columns) { release(column) }
    rows[cursor.row][cursor.column] = Glyph(text: String(scalar), span: columns, style: pen)
    for column in cursor.column + 1..<max(cursor.column + columns, cursor.column + 1) {
      rows[cursor.row][column] = Glyph(text: "", span: 0, style: pen)
    }
    cursor.column += columns
    if cursor.column >= size.columns {
      cursor.column = size.columns - 1
      wrapsNext = true
    }
  }

  /// Adds a scalar without cells to the glyph before it.
  private mutating func join(_ scalar: Unicode.Scalar) {
    var column = wrapsNext ? cursor.column : cursor.column - 1
    while column > 0, rows[cursor.row][column].span == 0 { column -= 1 }
    guard column >= 0 else { return complain("a mark without a character") }
    rows[cursor.row][column].text.unicodeScalars.append(scalar)
  }

  /// Blanks the other cells of a wide glyph of which one is written over.
  private mutating func release(_ column: Int) {
    var first = column
    while first > 0, rows[cursor.row][first].span == 0 { first -= 1 }
    let span = rows[cursor.row][first].span
    guard span > 1 else { return }
    for cell in first..<min(size.columns, first + span) {
      rows[cursor.row][cell] = Glyph(style: rows[cursor.row][cell].style)
    }
  }
}
