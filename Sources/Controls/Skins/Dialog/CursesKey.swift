// The numbers that curses gives to keys (ncurses, curses.h), which scripts read with --last-key.

import Input

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
}
