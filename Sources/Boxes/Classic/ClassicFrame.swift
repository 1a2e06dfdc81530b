// What stands around the content of every classic box, and how it is drawn: values that do not change while
// the box is open.

package import Drawing
package import Text

/// What the lines of a classic box are drawn with.
package enum ClassicLines: Equatable, Sendable {
  /// Line symbols; `-`, `|` and `+`; blanks.
  case drawn, ascii, none
}

/// What stands around the content of a classic box.
package struct ClassicFrame: Sendable {
  /// The heading in the top border; empty for none.
  package var title: DisplayText
  /// Whether a title was given, be it an empty one.
  package var hasTitle = false
  /// The line at the top of the screen; empty for none.
  package var backtitle: DisplayText
  /// A text in the bottom border; empty for none.
  package var horizontalLine: DisplayText
  /// The wanted place of the window's top left corner; nil for the middle of the screen.
  package var begin: Point?
  /// The wanted height in rows: 0 automatic, negative as high as possible.
  package var height: Int
  /// The wanted width in columns: 0 automatic, negative as wide as possible.
  package var width: Int
  /// How many times wider than high an automatic size is to be.
  package var aspect = 9
  /// Whether a shadow is wanted; see `castsShadow(on:)`.
  package var hasShadow = true
  /// Whether a scroll bar is wanted beside long content.
  package var hasScrollbar = false
  /// Whether the mouse is listened to.
  package var usesMouse = true
  /// Whether the cursor stands behind the focused button instead of on its label.
  package var hidesCursorOnLabel = false
  /// What lines are drawn with.
  package var lines = ClassicLines.drawn
  /// The colours of the parts.
  package var theme: ClassicTheme
  /// What the terminal can show.
  package var look: Look
  /// How long to wait for a key; nil for ever.
  package var timeout: Duration?
  /// What F1 shows; nil for nothing.
  package var helpText: DisplayText?
  /// Keys that a configuration gives a meaning.
  package var bindings = ClassicBindings()
  /// Whether the box has the whole of a small screen and no border; the box itself finds that out.
  package internal(set) var isBare = false

  /// A frame with dialog's defaults around a window of a wanted size.
  package init(
    title: DisplayText, backtitle: DisplayText, horizontalLine: DisplayText, height: Int,
    width: Int, theme: ClassicTheme, look: Look
  ) {
    self.title = title
    self.backtitle = backtitle
    self.horizontalLine = horizontalLine
    self.height = height
    self.width = width
    self.theme = theme
    self.look = look
  }
}

extension ClassicFrame {
  /// Rows and columns below which a screen has no room for a border.
  static let leastBordered = Size(columns: 24, rows: 10)

  /// Whether a screen is too small for a border.
  static func isBare(on screen: Size) -> Bool {
    screen.columns < leastBordered.columns || screen.rows < leastBordered.rows
  }

  /// Whether the window has a shadow: where one is wanted, there is colour and the screen is not small.
  package func castsShadow(on screen: Size) -> Bool {
    hasShadow && look.colors != .none && !Self.isBare(on: screen)
  }

  /// The largest size of a window: the screen less the shadow.
  package func largestWindow(on screen: Size) -> Size {
    castsShadow(on: screen)
      ? Size(columns: screen.columns - 2, rows: screen.rows - 1) : screen
  }

  /// How a line symbol is drawn by this frame's choice of lines.
  package func drawn(_ symbol: String) -> String {
    switch lines {
    case .drawn: symbol
    case .ascii: Symbols.inASCII(symbol)
    case .none: " "
    }
  }

  /// The places of the parts in a window.
  package func layout(in window: Rect, hasButtons: Bool) -> ClassicLayout {
    ClassicLayout(in: window, hasButtons: hasButtons, isBare: isBare, hasTitle: !title.isEmpty)
  }
}
