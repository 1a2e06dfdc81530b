// A button among other controls, a press of which leaves the form open.

package import Drawing
package import Input
import Text
import Values

package struct PushButton: KeyAndMouseControl {
  package let button: Button
  package var takesFocus: Bool { true }

  package init(_ button: Button) { self.button = button }

  /// Brackets and a blank at each side of the label.
  private static let around = 4

  package func columns(in skin: Skin) -> Extent { Extent(1, button.label.columns + Self.around) }
  package func rows(forColumns columns: Int, in skin: Skin) -> Extent { Extent(1) }

  package mutating func handle(_ key: Key, in place: Place) -> Reaction {
    guard place.isFocused else { return .ignored }
    switch place.skin.keys.command(for: key, in: .buttons) {
    case .accept, .toggle, .pressFocused: return .press(button.name)
    default: return .ignored
    }
  }

  package mutating func handle(_ mouse: Mouse, in place: Place) -> Reaction {
    let point = Point(column: mouse.column, row: mouse.row)
    guard mouse.kind == .press, mouse.button == .left, place.area.contains(point) else {
      return .ignored
    }
    return .press(button.name)
  }

  package func draw(on canvas: inout Canvas, in place: Place) {
    let (styles, area) = (place.skin.styles, place.area)
    let style =
      !place.isEnabled
      ? styles.rowDisabled
      : place.isFocused
        ? (button.isDangerous ? styles.dangerFocused : styles.buttonFocused)
        : button.isDangerous ? styles.danger : styles.button
    let label = button.label.truncated(to: max(0, area.size.columns - Self.around))
    let frame = Rect(area.origin, Size(columns: label.columns + Self.around, rows: 1))
    canvas.fill(frame.intersection(area), style)
    canvas.put("[", at: area.origin, style, within: area)
    canvas.put(
      label, at: Point(column: area.origin.column + 2, row: area.origin.row), style, within: area)
    canvas.put(
      "]", at: Point(column: area.origin.column + label.columns + 3, row: area.origin.row), style,
      within: area)
    guard place.isFocused else { return }
    canvas.cursor = Point(column: area.origin.column + 2, row: area.origin.row)
    canvas.showsCursor = false
  }
}
