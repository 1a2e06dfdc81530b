// Every escape sequence that is ever sent, by name. Sources: ECMA-48 (5th edition), DEC VT510 RM (DECSC, DECRC,
// DECAWM, DECTCEM), xterm's ctlseqs (1049, mouse 1000/1002/1006, bracketed paste 2004), and the "synchronized output"
// specification of the Contour terminal (2026). Nothing else may reach a terminal.
//
//   IND       ESC D          index: one row down, scrolling at the bottom, column kept
//   DECSC/RC  ESC 7, ESC 8   save and restore cursor, pen, character set
//   SCS       ESC ( 0 / ( B  DEC special graphics / ASCII
//   CUU CUD   CSI n A, n B   up, down n rows
//   CHA       CSI n G        to column n
//   CUP       CSI r ; c H    to row r, column c
//   ED        CSI J, 2 J     erase below, erase all
//   EL        CSI 2 K        erase the row
//   IL DL     CSI n L, n M   insert, delete n rows
//   DECSTBM   CSI r          scroll region: the whole screen
//   SGR       CSI … m        colours and attributes
//   DECAWM    CSI ? 7 h l    wrapping at the right edge
//   DECTCEM   CSI ? 25 h l   cursor seen or hidden
//   1049      CSI ? 1049 h l alternate screen, cursor saved
//   1000 1006                mouse buttons, SGR coordinates; 1002, 1003, 1004 (dragging, motion, focus) are only reset
//   2004      CSI ? 2004 h l bracketed paste
//   2026      CSI ? 2026 h l a frame begins, ends
//   BEL       07             bell

/// Bytes for a terminal, collected for one write.
package struct Sequences: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Modes that can be set and reset with `CSI ? n h` and `CSI ? n l`.
  package enum Mode: Int, Sendable {
    case autoWrap = 7
    case cursor = 25
    case mouseButtons = 1000
    case mouseDrag = 1002
    case mouseMotion = 1003
    case focus = 1004
    case mouseSGR = 1006
    case alternateScreen = 1049
    case bracketedPaste = 2004
    case synchronizedOutput = 2026
  }

  package mutating func set(_ mode: Mode, _ isOn: Bool) {
    bytes += [0x1B, 0x5B, 0x3F]
    number(mode.rawValue)
    bytes.append(UInt8(ascii: isOn ? "h" : "l"))
  }

  package mutating func index(_ rows: Int) {
    for _ in 0..<max(0, rows) { bytes += [0x1B, UInt8(ascii: "D")] }
  }

  package mutating func saveCursor() { bytes += [0x1B, UInt8(ascii: "7")] }
  package mutating func restoreCursor() { bytes += [0x1B, UInt8(ascii: "8")] }
  package mutating func useGraphics(_ isOn: Bool) {
    bytes += [0x1B, UInt8(ascii: "("), UInt8(ascii: isOn ? "0" : "B")]
  }

  package mutating func up(_ rows: Int) { if rows > 0 { control(rows, "A") } }
  package mutating func down(_ rows: Int) { if rows > 0 { control(rows, "B") } }

  /// To a column, counted from 0.
  package mutating func column(_ column: Int) { control(column + 1, "G") }

  /// To a cell, counted from 0.
  package mutating func move(to point: Point) {
    bytes += [0x1B, 0x5B]
    if point.row > 0 || point.column > 0 { number(point.row + 1) }
    if point.column > 0 {
      bytes.append(UInt8(ascii: ";"))
      number(point.column + 1)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  package mutating func eraseBelow() { bytes += [0x1B, 0x5B, UInt8(ascii: "J")] }
  package mutating func eraseScreen() {
    bytes += [0x1B, 0x5B, UInt8(ascii: "2"), UInt8(ascii: "J")]
  }
  package mutating func eraseRow() { bytes += [0x1B, 0x5B, UInt8(ascii: "2"), UInt8(ascii: "K")] }
  package mutating func insertRows(_ rows: Int) { control(rows, "L") }
  package mutating func deleteRows(_ rows: Int) { control(rows, "M") }
  package mutating func resetScrollRegion() { bytes += [0x1B, 0x5B, UInt8(ascii: "r")] }
  package mutating func resetPen() { bytes += [0x1B, 0x5B, UInt8(ascii: "m")] }
  package mutating func bell() { bytes.append(7) }

  package mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// `CSI n final`, `n` left out when it is 1.
  private mutating func control(_ count: Int, _ final: Unicode.Scalar) {
    bytes += [0x1B, 0x5B]
    if count != 1 { number(count) }
    bytes.append(UInt8(ascii: final))
  }

  mutating func number(_ value: Int) {
    if value >= 10 { number(value / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }
}
