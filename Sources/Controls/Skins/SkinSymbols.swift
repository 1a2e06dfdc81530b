// The signs that a look draws with.

package import Drawing

/// A sign for each role.
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
  /// What a bar is drawn with where it is filled, and where not.
  package var barFull = " "
  package var barEmpty = " "
  /// What stands before a row of a tree for each level; drawn as it is.
  package var guide = Symbols.vertical + "  "

  package init() {}
}
