// The bar of dialog(1)'s gauge, with the percentage in its middle.

package import Drawing

package struct Gauge: Control {
  package private(set) var percentage: Int

  /// A bar that shows `percentage`, brought into 0–100.
  package init(_ percentage: Int) { self.percentage = max(0, min(percentage, 100)) }

  package func columns(in skin: Skin) -> Extent { Extent(1, 1) }
  package func rows(forColumns columns: Int, in skin: Skin) -> Extent {
    Extent(1, Meter.framedRows)
  }

  package mutating func set(_ value: Value) -> Problem? {
    guard case .number(let number) = value else { return Problem() }
    percentage = max(0, min(number, 100))
    return nil
  }

  package func draw(on canvas: inout Canvas, in place: Place) {
    var inner = place.area
    if inner.size.rows >= Meter.framedRows, inner.size.columns >= 3 {
      canvas.drawBorder(
        in: inner, place.skin.symbols.border, place.skin.styles.border,
        place.skin.styles.borderShade)
      inner = inner.inset(columns: 1, rows: 1)
    }
    place.skin.drawMeter(
      on: &canvas, in: inner, part: percentage, of: 100, label: String(percentage), unit: "%")
    canvas.showsCursor = false
  }
}
