// The names that curses gives to keys (ncurses, curses.h, without `KEY_`), by which configurations name them, and its
// numbers for function keys with Shift and Control.

package import Input

extension Key {
  package init(cursesCharacter scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0: self = .control(" ")
    case 8, 0x7F: self = .backspace
    case 9: self = .tab
    case 10, 13: self = .enter
    case 27: self = .escape
    case 1...26: self = .control(Unicode.Scalar(UInt8(scalar.value) | 0x60))
    case 28...31: self = .control(Unicode.Scalar(UInt8(scalar.value) | 0x40))
    default: self = .character(scalar)
    }
  }

  /// The key by a name of curses in upper case; nil for keys that no terminal of today sends.
  package init?(cursesName name: String) {
    switch name {
    case "DOWN": self = .down
    case "UP": self = .up
    case "LEFT": self = .left
    case "RIGHT": self = .right
    case "HOME", "FIND", "A1": self = .home
    case "END", "SELECT", "LL", "C1": self = .end
    case "BACKSPACE": self = .backspace
    case "DC": self = .delete
    case "IC": self = .insert
    case "NPAGE", "NEXT", "C3": self = .pageDown
    case "PPAGE", "PREVIOUS", "A3": self = .pageUp
    case "ENTER": self = .enter
    case "BTAB": self = .backTab
    case "B2", "BEG": self = Key(.begin)
    case "SF": self = Key(.down, .shift)
    case "SR": self = Key(.up, .shift)
    case "SLEFT": self = Key(.left, .shift)
    case "SRIGHT": self = Key(.right, .shift)
    case "SHOME": self = Key(.home, .shift)
    case "SEND": self = Key(.end, .shift)
    case "SDC": self = Key(.delete, .shift)
    case "SIC": self = Key(.insert, .shift)
    case "SNEXT": self = Key(.pageDown, .shift)
    case "SPREVIOUS": self = Key(.pageUp, .shift)
    default: return nil
    }
  }

  /// The key as curses has it: a function key with Shift, Control or Alt is one of a higher number (terminfo, xterm).
  var asInCurses: Key {
    guard case .function(let number) = code, 1...12 ~= number else { return self }
    switch modifiers {
    case .shift: return .function(number + 12)
    case .control: return .function(number + 24)
    case [.control, .shift]: return .function(number + 36)
    case .alt: return .function(number + 48)
    case [.alt, .shift]: return .function(number + 60)
    default: return self
    }
  }
}
