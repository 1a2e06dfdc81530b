// In what looks differ besides colours, symbols, places and keys.

package struct Habits: Sendable {
  /// Whether texts break at blanks alone, as dialog(1) does, instead of where Unicode allows it.
  package var wrapsAtBlanks = false
  /// Whether a text of one paragraph stands in the middle.
  package var centersParagraph = true
  /// Whether a text that is longer than its place has keys like a pager, before the buttons.
  package var readsLongTexts = false
  package var pressesOnMouseDown = false
  package var ringsForStrayClick = false
  /// Whether a letter that finds nothing in a form with a list rings the bell.
  package var ringsForStrayLetter = false
  package var hotLettersAreCapitals = false
  /// Whether hot letters press buttons only while these have the focus and something else could have it.
  package var hotLettersNeedFocus = true
  /// Whether a button that destroys something is pressed by its letter only once it has the focus.
  package var guardsDangerousLetters = true
  /// Whether a list is asked before the focused button for all keys, Space included, and after it for none.
  package var listGoesFirst = false
  package var listTakesFocus = true
  /// Whether Enter in a list or field presses the button that would accept, wherever the focus is; otherwise OK.
  package var enterAccepts = true
  /// Whether the first button looks focused while a field has the focus.
  package var marksDefaultButton = false
  /// Whether the time that is left is shown.
  package var showsCountdown = true
  /// Whether Esc presses the only button of a form without a value.
  package var escapePressesOnlyButton = true
  /// Whether a letter that continues no row begins a new word, and digits count the rows that are seen.
  package var searchRestarts = false
  /// Whether a page goes to the edge of what is seen first, and by all that is seen.
  package var pagesToEdge = false
  /// Whether each digit of a slider can have the focus.
  package var slidersHaveDigits = false
  /// Whether Ctrl-V makes Esc a character of a text, too.
  package var quotesEscape = true
  package var deleteErasesAtEnd = false
  package var underlinesBareFields = true
  /// Whether a field is measured by the value that it begins with, be it a secret, instead of by what is in it.
  package var measuresInitialValue = false
  package var usesMouse = true
  package var castsShadow = false
  /// Whether lists have a scroll bar where not all of their rows are seen.
  package var hasScrollbar = false
  /// Whether the cursor stands behind the focused button instead of on its label.
  package var hidesCursorOnLabel = false
}
