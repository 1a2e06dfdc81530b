// From characters to what a terminal takes for them: UTF-8, a byte of Latin-1 or ASCII, or one of the DEC line drawing
// set, which is switched to and back.

import Text

struct CellEncoder {
  let look: Look
  private var isInGraphics = false

  init(look: Look) { self.look = look }

  mutating func encode(_ cell: Cell, into out: inout Sequences) {
    if look.symbols == .full, look.encoding == .utf8, cell.byte != 0 {
      out.append(cell.byte)
    } else {
      encode(cell.text, into: &out)
    }
  }

  private mutating func encode(_ text: String, into out: inout Sequences) {
    if look.symbols == .decGraphics, let byte = Symbols.inDECGraphics(text) {
      if !isInGraphics { out.useGraphics(true) }
      isInGraphics = true
      return out.append(byte)
    }
    leaveGraphics(&out)
    switch look.symbols {
    case .full: encodeCharacters(text, into: &out)
    case .console: encodeCharacters(Symbols.onConsole(text), into: &out)
    case .decGraphics, .ascii: encodeCharacters(Symbols.inASCII(text), into: &out)
    }
  }

  /// Characters as the terminal takes them; text was made fit for it before it was drawn.
  private func encodeCharacters(_ text: String, into out: inout Sequences) {
    if look.encoding == .utf8 {
      for byte in text.utf8 { out.append(byte) }
      return
    }
    for scalar in text.unicodeScalars {
      let isKnown =
        scalar.value < 0x7F || (look.encoding == .latin1 && (0xA0...0xFF).contains(scalar.value))
      out.append(isKnown ? UInt8(scalar.value) : UInt8(ascii: "?"))
    }
  }

  mutating func leaveGraphics(_ out: inout Sequences) {
    if isInGraphics { out.useGraphics(false) }
    isInGraphics = false
  }
}
