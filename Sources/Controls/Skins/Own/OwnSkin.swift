// toast's own look: the terminal's palette, rounded corners, buttons over the whole width.

package import Drawing
import Input
import Text

extension Skin {
  /// toast's own look in the colours of `theme`.
  package static func own(_ look: Look, _ theme: Theme) -> Skin {
    var symbols = SkinSymbols()
    symbols.cursor = Symbols.focusLeft
    symbols.disabled = look.colors == .none ? "-" : ""
    (symbols.focusLeft, symbols.focusRight) =
      look.hasMarks ? (Symbols.focusLeft, Symbols.focusRight) : ("[", "]")
    (symbols.tickOn, symbols.tickOff) = look.symbols == .full ? ("☑", "☐") : ("[x]", "[ ]")
    (symbols.barFull, symbols.barEmpty) = (Symbols.block, Symbols.horizontal)
    (symbols.choiceOn, symbols.choiceOff) = (symbols.tickOn, symbols.tickOff)
    return Skin(
      look: look, styles: Styles(theme, look), symbols: symbols, keys: .own, habits: Habits(),
      geometry: OwnGeometry(tickColumns: symbols.tickOn.unicodeScalars.count), chrome: OwnChrome())
  }
}

extension Styles {
  /// The roles of the parts that can be coloured.
  fileprivate init(_ theme: Theme, _ look: Look) {
    self.init()
    (screen, window, title, text) = (theme.screen, theme.box, theme.title, theme.text)
    (border, borderShade) = (theme.border, theme.border)
    (position, countdown, problem) = (theme.scrollbar, theme.countdown, theme.problem)
    help = look.colors == .none ? theme.text : theme.border
    (button, buttonFocused) = (theme.button, theme.focused)
    (danger, dangerFocused) = (theme.danger, theme.dangerFocused)
    (hotLetter, hotLetterFocused, overlaysHotLetters) = (theme.hotkey, theme.hotkey, true)
    (field, fieldMark, placeholder) = (theme.field, theme.fieldBorder, theme.placeholder)
    (fieldBorder, fieldBorderShade, fieldBorderInactive) = (
      theme.fieldBorder, theme.fieldBorder, theme.border
    )
    (list, row, rowFocused) = (theme.text, theme.text, theme.focused)
    rowDisabled =
      look.colors == .none ? theme.text.overlaid(with: Style(attributes: .faint)) : theme.border
    (heading, headingLine, key) = (theme.title, theme.border, theme.hotkey)
    (tick, tickFocused) = (theme.text, theme.focused)
    (meter, meterFilled, gauge) = (theme.border, theme.scrollbar, theme.scrollbar)
  }
}

extension KeyMap {
  private static let rows: Table = [
    (.up, .up), (.down, .down), (.pageUp, .pageUp), (.pageDown, .pageDown), (.home, .first),
    (.end, .last),
  ]

  private static let aboveList: Table = [(Key(.up, .shift), .up), (Key(.down, .shift), .down)]

  private static let buttons: Table = [
    (.enter, .accept), (.space, .toggle), (.tab, .focusNext), (.backTab, .focusPrevious),
    (.right, .nextButton), (.left, .previousButton),
  ]

  /// The keys of toast's own boxes.
  static let own = KeyMap([
    .form: [
      (.enter, .accept), (.tab, .focusNext), (.backTab, .focusPrevious), (.down, .focusNext),
      (.up, .focusPrevious), (.right, .focusNext), (.left, .focusPrevious),
    ],
    .buttons: buttons,
    .stackedButtons: buttons + [(.down, .focusNext), (.up, .focusPrevious)],
    .text: rows,
    .textAboveList: aboveList,
    .textAboveField: aboveList + [(.pageUp, .pageUp), (.pageDown, .pageDown)],
    .list: rows + [(.enter, .accept), (.space, .toggle), (.control("a"), .toggleAll)],
    .transferList: rows + [(.space, .toggle), (.tab, .focusNext), (.backTab, .focusPrevious)],
    .number: [
      (.up, .increase), (.down, .decrease), (.pageUp, .increaseByPage),
      (.pageDown, .decreaseByPage),
    ],
    .slider: [
      (.right, .increase), (.left, .decrease), (.up, .increase), (.down, .decrease),
      (.pageUp, .increaseByPage), (.pageDown, .decreaseByPage), (.home, .first), (.end, .last),
    ],
  ])
}
