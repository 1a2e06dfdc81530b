// toast's own look: the terminal's palette, rounded corners, buttons over the whole width.

package import Drawing
import Input
import Text

extension Skin {
  package static func own(_ look: Look, _ theme: Theme) -> Skin {
    var symbols = SkinSymbols()
    symbols.cursor = Symbols.focusLeft
    symbols.disabled = "-"
    symbols.danger = "!"
    (symbols.focusLeft, symbols.focusRight) =
      look.hasMarks ? (Symbols.focusLeft, Symbols.focusRight) : ("[", "]")
    (symbols.tickOn, symbols.tickOff) = look.symbols == .full ? ("[✓]", "[ ]") : ("[x]", "[ ]")
    (symbols.barFull, symbols.barEmpty) = (Symbols.block, Symbols.horizontal)
    (symbols.choiceOn, symbols.choiceOff) = (look.symbols == .full ? "(•)" : "(*)", "( )")
    (symbols.switchOn, symbols.switchOff) = ("──\(Symbols.square)", "\(Symbols.square)──")
    symbols.opens = Symbols.openSign
    var habits = Habits()
    habits.readsLongTexts = true
    return Skin(
      look: look, styles: Styles(theme, look), symbols: symbols, keys: .own, habits: habits,
      geometry: OwnGeometry(tickColumns: symbols.tickOn.unicodeScalars.count), chrome: OwnChrome())
  }
}

extension Styles {
  fileprivate init(_ theme: Theme, _ look: Look) {
    self.init()
    (screen, window, title, text) = (theme.screen, theme.box, theme.title, theme.text)
    (border, borderShade) = (theme.border, theme.border)
    (position, countdown, problem) = (theme.scrollbar, theme.countdown, theme.problem)
    help = theme.text.overlaid(with: theme.placeholder)
    (button, buttonFocused) = (theme.button, theme.focused)
    (danger, dangerFocused) = (theme.danger, theme.dangerFocused)
    dangerMark = theme.dangerMark
    (hotLetter, hotLetterFocused, overlaysHotLetters) = (theme.hotkey, theme.hotkey, true)
    (field, fieldMark, placeholder) = (theme.field, theme.fieldBorder, theme.placeholder)
    (fieldBorder, fieldBorderShade, fieldBorderInactive) = (
      theme.fieldBorder, theme.fieldBorder, theme.border
    )
    (list, row, rowFocused) = (theme.text, theme.text, theme.focused)
    rowDisabled = theme.text.overlaid(with: theme.placeholder)
    (heading, headingLine, key) = (theme.title, theme.border, theme.hotkey)
    (tick, tickFocused) = (theme.text, theme.focused)
    (meter, meterFilled, gauge) = (theme.border, theme.scrollbar, theme.scrollbar)
  }
}

extension KeyMap {
  static let own = KeyMap { key, part in
    switch part {
    case .form:
      if let command = ring(key) { return command }
      return key == .enter ? .accept : nil
    case .buttons, .stackedButtons: return buttons(key, isStacked: part == .stackedButtons)
    case .text: return moves(key)
    case .file: return sideways(key) ?? moves(key) ?? pager(key)
    case .pager: return moves(key) ?? pager(key)
    case .textAboveList: return aboveControls(key)
    case .textAboveField:
      return key == .pageUp || key == .pageDown ? moves(key) : aboveControls(key)
    case .list:
      switch key {
      case .enter: return .accept
      case .control("a"): return .toggleAll
      case .left: return .scrollLeft
      case .right: return .scrollRight
      case .character("/"): return .find
      default: return key == .space ? .toggle : moves(key)
      }
    case .transferList: return key == .space ? .toggle : moves(key) ?? tabs(key)
    case .number: return key.code == .up || key.code == .down ? steps(key) : pages(key)
    case .slider: return steps(key) ?? pages(key) ?? moves(key)
    case .toggle:
      return key == .space ? .toggle : key == .right ? .increase : key == .left ? .decrease : nil
    case .select:
      switch key {
      case .enter, .space, .down: return .open
      case .right: return .increase
      case .left: return .decrease
      default: return key == .character("/") ? .find : nil
      }
    case .field: return nil
    }
  }

  private static func ring(_ key: Key) -> Command? {
    switch key {
    case .down, .right: .focusNext
    case .up, .left: .focusPrevious
    default: tabs(key)
    }
  }

  private static func buttons(_ key: Key, isStacked: Bool) -> Command? {
    switch key {
    case .enter: .accept
    case .space: .toggle
    case .right: .nextButton
    case .left: .previousButton
    case .down, .up: isStacked ? ring(key) : nil
    default: tabs(key)
    }
  }

  private static func sideways(_ key: Key) -> Command? {
    key == .left ? .scrollLeft : key == .right ? .scrollRight : nil
  }

  /// The letters of pagers, as less(1) has them.
  private static func pager(_ key: Key) -> Command? {
    switch key {
    case .space: .pageDown
    case .character("b"): .pageUp
    case .character("j"): .down
    case .character("k"): .up
    case .character("g"): .first
    case .character("G"), Key(.character("G"), .shift): .last
    case .character("/"): .find
    case .character("n"): .findNext
    case .character("N"), Key(.character("N"), .shift): .findPrevious
    default: nil
    }
  }

  /// The keys that scroll a text whose own keys a list or field has.
  private static func aboveControls(_ key: Key) -> Command? {
    key == Key(.up, .shift) ? .up : key == Key(.down, .shift) ? .down : nil
  }

  private static func steps(_ key: Key) -> Command? {
    switch key {
    case .right, .up: .increase
    case .left, .down: .decrease
    default: nil
    }
  }

  private static func pages(_ key: Key) -> Command? {
    key == .pageUp ? .increaseByPage : key == .pageDown ? .decreaseByPage : nil
  }
}
