// What a terminal answers when it is asked, or tells unasked once told to. Sources: xterm's ctlseqs, DEC
// STD 070 and the VT510 manual for the DEC reports, kitty's keyboard protocol for its flags.

/// A terminal's answer.
package enum Reply: Equatable, Sendable {
  /// Where the cursor is (CPR, DECXCPR); cells from the top left corner, both from 0.
  case cursorPosition(row: Int, column: Int)
  /// DA1, `CSI ? … c`: the numbers as sent. The fence: every terminal answers it, and answers in order.
  case primaryAttributes([Int])
  /// DA2, `CSI > … c`: the numbers as sent; the first tells the kind of terminal.
  case secondaryAttributes([Int])
  /// DA3, `DCS ! | … ST`: the unit's identification, hexadecimal digits as sent.
  case tertiaryAttributes(String)
  /// DECRPM: how a DEC private mode stands.
  case privateMode(Int, ModeState)
  /// DECRPM: how an ANSI mode stands.
  case ansiMode(Int, ModeState)
  /// Kitty's keyboard flags that are on, 0 or more. Only terminals that speak the protocol send this.
  case keyboardFlags(Int)
  /// xterm's modifyOtherKeys level, 0–3.
  case modifyOtherKeys(Int)
  /// XTVERSION: name and version in the terminal's own words. Untrusted text.
  case terminalVersion(String)
  /// OSC 4 and 10–19: a colour the terminal uses.
  case color(ColorRole, TerminalColor)
  /// DECRPSS: a setting as the parameters and final bytes that would set it; nil if there is no such
  /// setting.
  case setting(String?)
  /// The terminal turned to a dark (true) or light look (private mode 2031).
  case darkScheme(Bool)
  /// The size of the window (private mode 2048); cells.
  case windowSize(rows: Int, columns: Int)
  /// A whole answer to a question nobody here asks.
  case other
}

/// How a mode stands (DECRPM's second number).
package enum ModeState: Int, Equatable, Sendable {
  case unknown, set, reset, permanentlySet, permanentlyReset
}

/// What a colour is used for.
package enum ColorRole: Equatable, Sendable {
  /// An entry of the palette, 0–255.
  case palette(Int)
  case foreground, background, cursor
  /// OSC 13–19: pointer, highlight and Tektronix colours, by that number.
  case dynamic(Int)
}

/// A colour as terminals tell it; 0–65535 each.
package struct TerminalColor: Equatable, Sendable {
  package var red: UInt16
  package var green: UInt16
  package var blue: UInt16

  package init(red: UInt16, green: UInt16, blue: UInt16) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
