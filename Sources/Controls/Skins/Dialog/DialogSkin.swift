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
  package static func dialog(_ look: Look, _ styles: Styles, lines: LineDrawing = .drawn) -> Skin {
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
