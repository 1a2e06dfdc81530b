// The look of dialog(1): windows with a light and a dark edge and a shadow, buttons in angle brackets, its keys.

package import Drawing
import Input
import Text

/// What the lines of a window are drawn with.
package enum LineDrawing: Equatable, Sendable {
  /// Line symbols; `-`, `|` and `+`; blanks.
  case drawn, ascii, none
}

extension Skin {
  /// dialog's look in some colours.
  package static func dialog(
    _ look: Look, _ styles: Styles, lines: LineDrawing = .drawn
  ) -> Skin {
    var symbols = SkinSymbols()
    symbols.border.topLeft = Symbols.squareTopLeft
    symbols.border.topRight = Symbols.squareTopRight
    symbols.border.bottomLeft = Symbols.squareBottomLeft
    symbols.border.bottomRight = Symbols.squareBottomRight
    switch lines {
    case .drawn: break
    case .ascii:
      symbols.border = symbols.border.mapped(Symbols.inASCII)
      symbols.thumb = Symbols.inASCII(symbols.thumb)
    case .none: symbols.border = symbols.border.mapped { _ in " " }
    }
    (symbols.bracketLeft, symbols.bracketRight) = ("<", ">")
    return Skin(
      look: look, styles: styles, symbols: symbols, keys: .dialog, habits: .dialog,
      geometry: DialogGeometry(), chrome: DialogChrome())
  }
}

extension Habits {
  fileprivate static var dialog: Habits {
    var habits = Habits()
    habits.wrapsAtBlanks = true
    habits.centersParagraph = false
    habits.pressesOnMouseDown = true
    habits.ringsForStrayClick = true
    habits.ringsForStrayLetter = true
    habits.hotLettersAreCapitals = true
    habits.hotLettersNeedFocus = false
    habits.guardsDangerousLetters = false
    habits.listGoesFirst = true
    habits.listTakesFocus = false
    habits.enterAccepts = false
    habits.marksDefaultButton = true
    habits.showsCountdown = false
    habits.escapePressesOnlyButton = false
    habits.searchRestarts = true
    habits.pagesToEdge = true
    habits.deleteErasesAtEnd = true
    habits.quotesEscape = false
    habits.underlinesBareFields = false
    habits.measuresInitialValue = true
    habits.castsShadow = true
    habits.slidersHaveDigits = true
    return habits
  }
}

extension KeyMap {
  private static let buttons: Table = [
    (.enter, .accept), (.space, .toggle), (.control("d"), .pressFocused), (.tab, .focusNext),
    (.right, .focusNext), (.backTab, .focusPrevious), (.left, .focusPrevious),
  ]

  private static let rows: Table = [
    (.up, .up), (.character("-"), .up), (.control("p"), .up), (.down, .down),
    (.character("+"), .down), (.control("n"), .down), (.pageUp, .pageUp),
    (.pageDown, .pageDown), (.home, .first), (.end, .last), (.space, .toggle),
  ]

  /// The keys of dialog(1).
  static let dialog = KeyMap([
    .form: [
      (.enter, .accept), (.tab, .focusNext), (.right, .focusNext), (.backTab, .focusPrevious),
      (.left, .focusPrevious), (.control("l"), .redraw), (.function(1), .showHelp),
      (.control("e"), .showHelp), (.control("v"), .quote),
    ],
    .buttons: buttons,
    .stackedButtons: [(.space, .accept)] + buttons
      + [(.down, .focusNext), (.up, .focusPrevious)],
    .text: [
      (.up, .up), (.character("k"), .up), (.down, .down), (.character("j"), .down),
      (.pageUp, .pageUp), (.character("b"), .pageUp), (.pageDown, .pageDown),
      (.character("f"), .pageDown), (.home, .first), (.character("g"), .first), (.end, .last),
      (.character("G"), .last),
    ],
    .textAboveList: [
      (Key(.up, .control), .up), (Key(.down, .control), .down),
      (Key(.pageUp, .control), .pageUp), (Key(.pageDown, .control), .pageDown),
      (Key(.home, .control), .first), (Key(.end, .control), .last),
    ],
    .textAboveField: [(.pageUp, .pageUp), (.pageDown, .pageDown)],
    .list: rows,
    .transferList: rows + [
      (.character("^"), .leftList), (.character("$"), .rightList), (.tab, .focusNext),
      (.right, .focusNext), (.backTab, .focusPrevious), (.left, .focusPrevious),
    ],
    .slider: [
      (.down, .increase), (.character("+"), .increase), (.up, .decrease),
      (.character("-"), .decrease), (.pageDown, .increaseByPage), (.pageUp, .decreaseByPage),
      (.home, .first), (.end, .last), (.tab, .focusNext), (.right, .focusNext),
      (.backTab, .focusPrevious), (.left, .focusPrevious),
    ],
    .field: [
      (.tab, .focusNext), (.down, .focusNext), (.backTab, .focusPrevious), (.up, .focusPrevious),
    ],
  ])
}
