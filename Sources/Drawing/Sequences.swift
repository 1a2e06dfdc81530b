// Every escape sequence that is ever sent, by name. Sources: ECMA-48 (5th edition), DEC VT510 RM (DECSC, DECRC, DECAWM,
// DECTCEM), xterm's ctlseqs (1049, mouse 1000/1002/1006, bracketed paste 2004), and the "synchronized output" specification
// of the Contour terminal (2026). Nothing else may reach a terminal.
//
//   IND       ESC D          index: one row down, scrolling at the bottom, column kept
//   DECSC/RC  ESC 7, ESC 8   save and restore cursor, pen, character set
//   SCS       ESC ( 0 / ( B  DEC special graphics / ASCII
//   SI        0F             the character set G0
//   CUU CUD   CSI n A, n B   up, down n rows
//   CR CUF    0D, CSI n C    to column 0, n columns on (CHA would be shorter, but the VT100 and VT220 lack it)
//   CUB       CSI n D        n columns back
//   CUP       CSI r ; c H    to row r, column c
//   ED        CSI J          erase below
//   EL        CSI 2 K        erase the row
//   IL DL     CSI n L, n M   insert, delete n rows
//   DECSTBM   CSI t ; b r    scroll region; CSI r the whole screen
//   SGR       CSI … m        colours and attributes
//   DECAWM    CSI ? 7 h l    wrapping at the right edge
//   DECTCEM   CSI ? 25 h l   cursor seen or hidden
//   1049      CSI ? 1049 h l alternate screen, cursor saved
//   1000 1006                mouse buttons, SGR coordinates
//   2004      CSI ? 2004 h l bracketed paste
//   2026      CSI ? 2026 h l a frame begins, ends
//   BEL       07             bell
//
// What only --reset sends stands in ResetSequences.swift.

package struct Sequences: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package enum Mode: Int, Sendable {
    case autoWrap = 7
    case cursor = 25
    case mouseButtons = 1000
    case mouseSGR = 1006
    case alternateScreen = 1049
    case bracketedPaste = 2004
    case synchronizedOutput = 2026
  }

  package mutating func set(_ mode: Mode, _ isOn: Bool) {
    setPrivateMode(mode.rawValue, isOn)
  }

  mutating func setPrivateMode(_ number: Int, _ isOn: Bool) {
    bytes += [0x1B, 0x5B, 0x3F]
    self.number(number)
    bytes.append(UInt8(ascii: isOn ? "h" : "l"))
  }

  package mutating func index(_ rows: Int) {
    for _ in 0..<max(0, rows) { bytes += [0x1B, UInt8(ascii: "D")] }
  }

  package mutating func saveCursor() { bytes += [0x1B, UInt8(ascii: "7")] }
  package mutating func restoreCursor() { bytes += [0x1B, UInt8(ascii: "8")] }
  /// Draws lines by letters until told otherwise (SCS).
  package mutating func useGraphics(_ isOn: Bool) {
    bytes += [0x1B, UInt8(ascii: "("), UInt8(ascii: isOn ? "0" : "B")]
  }

  /// Takes ASCII from G0, whatever another program has left there (SCS, SI).
  package mutating func useASCII() {
    useGraphics(false)
    bytes.append(0x0F)
  }

  // Relative moves stop at the edge of the screen; 0 or less sends nothing.

  package mutating func up(_ rows: Int) { if rows > 0 { control(rows, "A") } }
  package mutating func down(_ rows: Int) { if rows > 0 { control(rows, "B") } }
  package mutating func right(_ columns: Int) { if columns > 0 { control(columns, "C") } }
  package mutating func left(_ columns: Int) { if columns > 0 { control(columns, "D") } }

  package mutating func column(_ column: Int) {
    bytes.append(0x0D)
    if column > 0 { control(column, "C") }
  }

  package mutating func move(to point: Point) {
    bytes += [0x1B, 0x5B]
    if point.row > 0 || point.column > 0 { number(point.row + 1) }
    if point.column > 0 {
      bytes.append(UInt8(ascii: ";"))
      number(point.column + 1)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  /// Lets only these rows scroll, at least two; the cursor goes to the first cell of the screen.
  package mutating func setScrollRegion(_ rows: Range<Int>) {
    bytes += [0x1B, 0x5B]
    number(rows.lowerBound + 1)
    bytes.append(UInt8(ascii: ";"))
    number(rows.upperBound)
    bytes.append(UInt8(ascii: "r"))
  }

  package mutating func eraseBelow() { control(1, "J") }
  package mutating func eraseRow() { bytes += [0x1B, 0x5B, UInt8(ascii: "2"), UInt8(ascii: "K")] }
  package mutating func insertRows(_ rows: Int) { control(rows, "L") }
  package mutating func deleteRows(_ rows: Int) { control(rows, "M") }
  /// Lets the whole screen scroll (DECSTBM), which moves the cursor home.
  package mutating func resetScrollRegion() { control(1, "r") }
  package mutating func resetPen() { control(1, "m") }
  package mutating func bell() { bytes.append(7) }

  /// The same, marked as a whole that is not to be shown in parts (mode 2026).
  package var synchronized: Sequences {
    var whole = Sequences()
    whole.set(.synchronizedOutput, true)
    whole.bytes += bytes
    whole.set(.synchronizedOutput, false)
    return whole
  }

  @inline(__always)
  package mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Adds text made fit for the terminal; for any sequence of bytes this would look at types while the program runs, which
  /// takes longer than a first frame.
  package mutating func append(_ more: [UInt8]) { bytes += more }
  package mutating func append(_ more: String.UTF8View) { bytes += more }

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
