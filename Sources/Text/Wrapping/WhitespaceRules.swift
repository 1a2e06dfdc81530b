// What dialog(1) makes of blanks and line breaks in the text of a box before it wraps it. Scripts have come to rely on every
// corner of it, so all were measured (release 1.3-20230209). It reads and writes in one piece of memory there, and once
// reaches back into what it has written already; that is why it is done so here.

/// Which blanks and line breaks of a box's text stay.
package struct WhitespaceRules: Equatable, Sendable {
  /// Line breaks stay where they would become blanks (--cr-wrap).
  package var keepsLineBreaks = false
  /// Tabs and runs of blanks stay (--no-collapse).
  package var keepsBlanks = false
  /// Line breaks become blanks, and runs of both one blank (--trim); not in a text that holds `\n`.
  package var trims = false
  /// The two characters `\n` are text, not a line break (--no-nl-expand).
  package var keepsBackslashN = false

  /// What dialog(1) does unless told otherwise: `\n` is a line break, and in a text with one the others become
  /// blanks; in a text without, line breaks stay and runs of blanks become one.
  package init() {}

  package func applied(to text: [UInt8]) -> [UInt8] {
    var editing = WhitespaceEditing(text)
    if !keepsBackslashN, editing.holdsBackslashN {
      editing.expand(self)
    } else if trims {
      editing.trim(self)
    } else if keepsBlanks {
      return text
    } else {
      editing.collapse()
    }
    return editing.result
  }
}

private struct WhitespaceEditing {
  /// The bytes before `written` are final; those behind are as given.
  private var bytes: [UInt8]
  private var written = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var result: [UInt8] { Array(bytes[..<written]) }

  /// Whether a backslash and an `n` stand somewhere.
  var holdsBackslashN: Bool {
    bytes.indices.dropLast().contains { isBackslashN(at: $0) }
  }

  private func isBackslashN(at position: Int) -> Bool {
    bytes[position] == UInt8(ascii: "\\") && position + 1 < bytes.count
      && bytes[position + 1] == UInt8(ascii: "n")
  }

  private func isBlank(at position: Int) -> Bool {
    position >= 0 && position < bytes.count && (bytes[position] == 0x20 || bytes[position] == 0x09)
  }

  private mutating func write(_ byte: UInt8) {
    bytes[written] = byte
    written += 1
  }

  /// Makes line breaks of `\n`, and blanks of the others.
  mutating func expand(_ rules: WhitespaceRules) {
    var position = 0
    while position < bytes.count {
      if isBackslashN(at: position) {
        write(0x0A)
        position += 2
        // A real line break behind it, as in scripts that end their lines so, is the same one.
        var end = position
        while isBlank(at: end) { end += 1 }
        if end < bytes.count, bytes[end] == 0x0A { position = end + 1 }
        continue
      }
      if bytes[position] == 0x09, !rules.keepsBlanks { bytes[position] = 0x20 }
      if bytes[position] != 0x0A || rules.keepsLineBreaks {
        write(bytes[position])
      } else if !isBlank(at: position - 1) || !isBlank(at: position - 2) {
        write(0x20)
      }
      position += 1
    }
  }

  /// Makes one blank of every run of blanks and line breaks.
  mutating func trim(_ rules: WhitespaceRules) {
    for position in bytes.indices {
      let byte = bytes[position]
      if byte == 0x0A, !rules.keepsLineBreaks {
        let follows = isBlank(at: written - 1) || written > 0 && bytes[written - 1] == 0x0A
        if !follows { write(0x20) }
      } else if isBlank(at: position) {
        if !isBlank(at: written - 1) { write(0x20) }
      } else {
        write(byte)
      }
    }
  }

  /// Makes one blank of every run of blanks.
  mutating func collapse() {
    for position in bytes.indices {
      if !isBlank(at: position) {
        write(bytes[position])
      } else if !isBlank(at: written - 1) {
        write(0x20)
      }
    }
  }
}
