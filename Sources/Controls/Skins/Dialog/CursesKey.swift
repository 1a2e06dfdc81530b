// The numbers that curses gives to keys (ncurses, curses.h), which scripts read with --last-key, and the names (there with
// `KEY_`) by which configurations know them.

package import Input

extension Key {
  /// The number of the key in curses: a character's own, Control letters 1–26, or 257 and more; -1 for what
  /// curses has no number for.
  var cursesCode: Int {
    if modifiers.contains(.shift), let code = shiftedCode { return code }
    switch code {
    case .character(let scalar):
      if modifiers.contains(.control), (0x40...0x7F).contains(scalar.value) {
        return Int(scalar.value & 0x1F)
      }
      return Int(scalar.value)
    case .enter: return 10
    case .escape: return 27
    case .tab: return 9
    case .down: return 258
    case .up: return 259
    case .left: return 260
    case .right: return 261
    case .home: return 262
    case .backspace: return 263
    case .function(let number): return 264 + number
    case .delete: return 330
    case .insert: return 331
    case .pageDown: return 338
    case .pageUp: return 339
    case .begin: return 350
    case .end: return 360
    }
  }

  private var shiftedCode: Int? {
    switch code {
    case .tab: 353
    case .down: 336
    case .up: 337
    case .delete: 383
    case .end: 386
    case .home: 391
    case .left: 393
    case .insert: 394
    case .pageDown: 396
    case .pageUp: 398
    case .right: 402
    default: nil
    }
  }

  /// Whether it is a typed character other than a blank.
  var isLetter: Bool {
    guard case .character(let scalar) = code else { return false }
    return scalar != " " && modifiers.subtracting(.shift).isEmpty
  }

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
