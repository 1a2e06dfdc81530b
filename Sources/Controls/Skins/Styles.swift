// The colours of every part of a form and the signs that it is drawn with, by role. Each skin is one value of each table.

package import Drawing
package import Text

package struct Styles: Equatable, Sendable {
  // The window
  /// Around the window.
  package var screen = Style.plain
  package var shadow = Style.plain
  package var window = Style.plain
  /// The edge that the light falls on, and the one that it does not.
  package var border = Style.plain
  package var borderShade = Style.plain
  package var title = Style.plain
  package var text = Style.plain
  /// Where one is in a text or list.
  package var position = Style.plain
  package var countdown = Style.plain
  package var problem = Style.plain
  /// What explains the focused row.
  package var help = Style.plain

  // Buttons
  package var button = Style.plain
  package var buttonFocused = Style.plain
  package var bracket = Style.plain
  package var bracketFocused = Style.plain
  package var hotLetter = Style.plain
  package var hotLetterFocused = Style.plain
  /// Whether the style of a hot letter is laid over that of its label instead of taking its place.
  package var overlaysHotLetters = false
  package var danger = Style.plain
  package var dangerFocused = Style.plain
  package var dangerMark = Style.plain

  // Fields
  package var field = Style.plain
  package var fieldBorder = Style.plain
  package var fieldBorderShade = Style.plain
  /// The edge of a field that has not the focus.
  package var fieldBorderInactive = Style.plain
  /// What tells of text out of view.
  package var fieldMark = Style.plain
  package var placeholder = Style.plain
  package var formText = Style.plain
  package var formTextFocused = Style.plain
  package var formReadOnly = Style.plain

  // Lists
  package var list = Style.plain
  package var listBorder = Style.plain
  package var listBorderShade = Style.plain
  package var row = Style.plain
  package var rowFocused = Style.plain
  package var rowDisabled = Style.plain
  package var heading = Style.plain
  package var headingLine = Style.plain
  package var key = Style.plain
  package var tick = Style.plain
  package var tickFocused = Style.plain
  package var tag = Style.plain
  package var tagFocused = Style.plain
  package var tagLetter = Style.plain
  package var tagLetterFocused = Style.plain
  package var moreAbove = Style.plain
  package var moreBelow = Style.plain

  // Texts and meters
  package var meter = Style.plain
  package var meterFilled = Style.plain
  package var gauge = Style.plain
  package var search = Style.plain
  package var searchTitle = Style.plain
  package var searchBorder = Style.plain
  package var searchBorderShade = Style.plain
}

package struct SkinSymbols: Equatable, Sendable {
  package var border = BorderSymbols.rounded
  package var thumb = Symbols.thumb
  /// What stands around a label; empty for nothing.
  package var bracketLeft = ""
  package var bracketRight = ""
  /// What marks the focused button where there is no colour; empty for nothing.
  package var focusLeft = ""
  package var focusRight = ""
  /// What stands before the label of a dangerous button and before what is wrong, one cell; empty for nothing.
  package var danger = ""
  /// What stands before the focused row; empty for nothing.
  package var cursor = ""
  /// What stands before a row that cannot be taken; empty for nothing.
  package var disabled = ""
  package var tickOn = "[*]"
  package var tickOff = "[ ]"
  /// The same for rows of which one is chosen.
  package var choiceOn = "(*)"
  package var choiceOff = "( )"
  /// A switch, in three cells.
  package var switchOn = "--#"
  package var switchOff = "#--"
  /// What stands behind a choice that can be opened, in one cell.
  package var opens = "v"
  /// What a bar is drawn with where it is filled, and where not.
  package var barFull = " "
  package var barEmpty = " "
  /// What stands before a row of a tree for each level; drawn as it is.
  package var guide = Symbols.vertical + "  "
}
