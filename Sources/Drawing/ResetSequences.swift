// The sequences that only `toast --reset` sends: they undo what other programs set and this one never does. Sources besides those
// of Sequences.swift: xterm's ctlseqs, kitty's keyboard protocol, DEC STD 070, the terminal working group's OSC 8.
//
//   CSI < n u, CSI = 0 u     kitty's keyboard protocol: n levels less, and none of its modes at the lowest
//   CSI > 4 m                modifyOtherKeys as configured
//   IRM LNM   CSI 4 l, 20 l  characters overwrite, a line feed is not a new line
//   DECCKM    CSI ? 1 l      cursor keys send CSI
//   DECSCNM   CSI ? 5 l      not reversed as a whole
//   DECOM     CSI ? 6 l      rows are counted from the top of the screen
//   DECLRMM   CSI ? 69 l     no margins at the sides
//   9 1000-1003 1005 1015 1016   mouse reports of all kinds and in all encodings
//   1004 2031 2048           reports of focus, colour scheme and size
//   DECKPNM   ESC >          the keypad sends digits
//   SCS SI    ESC ) B, 0F    ASCII in G1 too, and G0 in use
//   DECSCUSR  CSI 0 SP q     the cursor's usual shape; CSI ? 0 c on the Linux console
//   OSC 8     OSC 8 ; ; ST   no link
//
// 1007, by which the wheel sends cursor keys on the alternate screen, stays: terminals differ in what is usual.

extension Sequences {
  /// Reports of the mouse and of other things, which would come as if they were typed.
  private static let reports = [
    9, 1000, 1001, 1002, 1003, 1005, 1006, 1015, 1016, 1004, 2031, 2048,
  ]

  package mutating func stopReports() {
    for mode in Self.reports { setPrivateMode(mode, false) }
  }

  /// Has keys send what they usually do; the protocol of kitty counts its levels for each of the two screens.
  package mutating func resetKeys() {
    append("\u{1B}[<99u\u{1B}[=0u\u{1B}[>4m".utf8)
  }

  /// Has text and cursor keys be what a shell expects; moves the cursor home.
  package mutating func resetText() {
    append("\u{1B}[4l\u{1B}[20l\u{1B}>".utf8)
    for mode in [1, 5, 6, 69] { setPrivateMode(mode, false) }
    resetScrollRegion()
    append("\u{1B})B".utf8)
    useASCII()
  }

  package mutating func resetCursorShape() { append("\u{1B}[0 q".utf8) }
  package mutating func resetConsoleCursorShape() { append("\u{1B}[?0c".utf8) }

  package mutating func endLink() { append("\u{1B}]8;;\u{1B}\\".utf8) }
}
