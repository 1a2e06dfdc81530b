// The keys of dialog(1) (its manual page, and its tables of keys as `--trace` shows them).

import Input

extension KeyMap {
  static let dialog = KeyMap { key, part in
    switch part {
    case .form: form(key)
    case .buttons: buttons(key)
    case .stackedButtons: key == .space ? .accept : buttons(key) ?? vertical(key)
    case .text, .pager: text(key)
    case .file: file(key)
    // With Control, where the plain keys belong to a list.
    case .textAboveList: key.modifiers == .control ? moves(Key(key.code)) : nil
    case .textAboveField: key == .pageUp || key == .pageDown ? moves(key) : nil
    case .list: rows(key)
    case .transferList: rows(key) ?? sides(key)
    case .field: tabs(key) ?? vertical(key)
    case .slider: slider(key)
    case .toggle: key == .space ? .toggle : nil
    case .select: key == .space ? .open : nil
    case .number: nil
    }
  }

  private static func ring(_ key: Key) -> Command? {
    key == .right ? .focusNext : key == .left ? .focusPrevious : tabs(key)
  }

  private static func vertical(_ key: Key) -> Command? {
    key == .down ? .focusNext : key == .up ? .focusPrevious : nil
  }

  private static func form(_ key: Key) -> Command? {
    switch key {
    case .enter: .accept
    case .control("l"): .redraw
    case .function(1), .control("e"): .showHelp
    case .control("v"): .quote
    default: ring(key)
    }
  }

  private static func buttons(_ key: Key) -> Command? {
    switch key {
    case .enter: .accept
    case .space: .toggle
    case .control("d"): .pressFocused
    default: ring(key)
    }
  }

  private static func text(_ key: Key) -> Command? {
    switch key {
    case .character("k"): .up
    case .character("j"): .down
    case .character("b"): .pageUp
    case .character("f"): .pageDown
    case .character("g"): .first
    case .character("G"): .last
    default: moves(key)
    }
  }

  private static func file(_ key: Key) -> Command? {
    switch key {
    case .left, .character("h"): .scrollLeft
    case .right, .character("l"): .scrollRight
    case .character("0"): .lineStart
    case .space: .pageDown
    case .character("/"): .find
    case .character("n"): .findNext
    case .character("N"), Key(.character("N"), .shift): .findPrevious
    default: text(key)
    }
  }

  private static func rows(_ key: Key) -> Command? {
    switch key {
    case .character("-"), .control("p"): .up
    case .character("+"), .control("n"): .down
    case .space: .toggle
    default: moves(key)
    }
  }

  /// The keys that go between the two lists of a buildlist.
  private static func sides(_ key: Key) -> Command? {
    key == .character("^") ? .leftList : key == .character("$") ? .rightList : ring(key)
  }

  private static func slider(_ key: Key) -> Command? {
    switch key {
    case .down, .character("+"): .increase
    case .up, .character("-"): .decrease
    case .pageDown: .increaseByPage
    case .pageUp: .decreaseByPage
    default: moves(key) ?? ring(key)
    }
  }
}
