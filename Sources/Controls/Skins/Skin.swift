// A look: all in which toast's own boxes, dialog's and whiptail's differ. Controls and forms ask the skin and never which
// one it is; a look of its own is one folder of values and functions.

package import Drawing

package struct Skin: Sendable {
  package let look: Look
  package var keys: KeyMap
  package var habits: Habits
  private let parts: Parts

  /// What is large and never changes: a skin is handed on with every place, a thousand times for a crowd of keys.
  private final class Parts: Sendable {
    let styles: Styles
    let symbols: SkinSymbols
    let geometry: any Geometry
    let chrome: any Chrome

    init(_ styles: Styles, _ symbols: SkinSymbols, _ geometry: any Geometry, _ chrome: any Chrome) {
      self.styles = styles
      self.symbols = symbols
      self.geometry = geometry
      self.chrome = chrome
    }
  }

  package init(
    look: Look, styles: Styles, symbols: SkinSymbols, keys: KeyMap, habits: Habits,
    geometry: any Geometry, chrome: any Chrome
  ) {
    self.look = look
    self.keys = keys
    self.habits = habits
    parts = Parts(styles, symbols, geometry, chrome)
  }

  package var styles: Styles { parts.styles }
  package var symbols: SkinSymbols { parts.symbols }
  package var geometry: any Geometry { parts.geometry }
  package var chrome: any Chrome { parts.chrome }
}

/// Where things stand, as pure functions that serve for drawing and for the mouse alike.
package protocol Geometry: Sendable {
  /// The columns that a form wants, at most `limit`.
  func columns(of form: Form, within limit: Int) -> Int
  /// Columns below which nothing of a form can be read.
  var leastColumns: Int { get }
  /// The rows that a form needs on so many columns, at most `limit`.
  func rows(of form: Form, forColumns columns: Int, within limit: Int) -> Int
  /// The places of a form's parts on what it was given of the screen.
  func layout(of form: Form, in area: Rect) -> FormLayout

  func columns(of buttons: Buttons) -> Int
  func rows(of buttons: Buttons, forColumns columns: Int) -> Int
  /// The place of each button; nil for one that there is no room for.
  func places(of buttons: Buttons, in area: Rect) -> [Rect?]
  func isStacked(_ buttons: Buttons, in room: Size) -> Bool

  func columns(of list: List) -> Extent
  func rowLayout(of list: List, in place: Place) -> RowLayout
  /// The cells of a list's rows within its place.
  func rowArea(in place: Place) -> Rect
  /// The cells of a text field within its place.
  func fieldArea(in place: Place) -> Rect
  var sliderRows: Extent { get }
  func sliderLayout(of slider: Slider, in place: Place) -> SliderLayout
}

/// What stands around the controls.
package protocol Chrome: Sendable {
  /// Draws ground, frame, title and lines.
  func drawWindow(of form: Form, _ layout: FormLayout, on canvas: inout Canvas, at now: Duration)
  /// Draws what lies over the controls: where one is, what is wrong, what explains the focused row.
  func drawStatus(of form: Form, _ layout: FormLayout, on canvas: inout Canvas)
  func drawEdge(of view: ListView, on canvas: inout Canvas, in place: Place)
  /// The command of a click on such a mark; nil for none.
  func command(at point: Point, of view: ListView, in place: Place) -> Command?
  func drawEdge(of field: TextField, on canvas: inout Canvas, in place: Place)
}

package struct FormLayout {
  package var window: Rect
  /// Whether a frame stands along the edge of the window.
  package var isFramed: Bool
  /// The rows of a title within the window; empty where there is none or the frame holds it.
  package var title = Rect(Point(), Size())
  /// The rows through which the message is seen.
  package var message: Rect
  /// The place of each item; empty for one that is not seen.
  package var items: [Rect] = []
  /// Whether items have room for their borders.
  package var framesItems = false
  /// The row of the line between the message and the items; nil where there is none.
  package var divider: Int?
  /// The row of the line above the buttons; nil where there is none.
  package var separator: Int?
  package var buttons: Rect
  /// The row that explains the focused row; nil where there is none.
  package var help: Rect?
  /// The row that says what the keys do, outside of the window; nil where there is none.
  package var hints: Rect?
  /// The rows for what is wrong; nil where it has no rows of its own.
  package var problem: Rect?
  /// The place of the time that is left; nil where it is not shown.
  package var countdown: Rect?
  /// The column of the thumbs of scroll bars; nil where the skin has none there.
  package var scrollbar: Int?
}

/// Where the parts of a list's row stand, in cells from the left edge of the row.
package struct RowLayout: Equatable, Sendable {
  /// Cells before everything, by which marks at the edge of a list are moved, too.
  package var indent = 0
  /// The sign of the focused row; nil where there is none.
  package var cursor: Int?
  package var tick: Int?
  package var key: Int?
  /// The text that a row begins with, and the cells for it.
  package var first = 0
  package var firstRoom = 0
  /// The text behind it; nil for rows of one text.
  package var second: Int?
  /// Cells of the field in which a text is edited, and where it stands.
  package var field: Range<Int>?
  /// Rows of the screen for a row of the list.
  package var height = 1
}

/// The part of a list that is seen.
package struct ListView: Equatable, Sendable {
  /// The numbers of the rows that are seen.
  package var shown: Range<Int>
  /// How many rows there are.
  package var count: Int
  /// Cells before the rows' texts.
  package var indent: Int
  /// The cells of the rows.
  package var area: Rect

  package var hasMoreAbove: Bool { shown.lowerBound > 0 }
  package var hasMoreBelow: Bool { shown.upperBound < count }
}
