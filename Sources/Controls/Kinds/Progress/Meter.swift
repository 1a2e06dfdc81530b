// A bar that shows how much of something there is. As the clock of a pause it runs down by itself and then presses OK.

package import Drawing
import Text
import Values

package struct Meter: Control {
  private let countdown: Countdown
  package let seconds: Int

  package init(seconds: Int) {
    self.seconds = max(0, seconds)
    // More seconds than a duration can count are as good as for ever.
    countdown = Countdown(.seconds(min(self.seconds, 1 << 40)))
  }

  static let framedRows = 3

  package func columns(in skin: Skin) -> Extent { Extent(1, 1) }
  package func rows(forColumns columns: Int, in skin: Skin) -> Extent { Extent(1, Self.framedRows) }

  package func deadline(after now: Duration) -> Duration? { countdown.nextTick(after: now) }

  package mutating func handle(_ event: Event, in place: Place) -> Reaction {
    guard event == .wake else { return .ignored }
    return countdown.isOver(at: place.now) ? .end(.button(.ok)) : .changed
  }

  package func draw(on canvas: inout Canvas, in place: Place) {
    var inner = place.area
    if inner.size.rows >= Self.framedRows, inner.size.columns >= 3 {
      canvas.drawBorder(
        in: inner, place.skin.symbols.border, place.skin.styles.border,
        place.skin.styles.borderShade)
      inner = inner.inset(columns: 1, rows: 1)
    }
    let left = countdown.seconds(at: place.now)
    place.skin.drawMeter(on: &canvas, in: inner, part: left, of: seconds, label: String(left))
    canvas.showsCursor = false
  }
}

extension Skin {
  /// Draws a bar of `part` of a `whole` in one row; `label` ends in its middle, and `unit` stands behind that.
  package func drawMeter(
    on canvas: inout Canvas, in row: Rect, part: Int, of whole: Int, label: String,
    unit: String = ""
  ) {
    canvas.fill(row, styles.meter)
    let column = row.origin.column + row.size.columns / 2 + 1 - label.utf8.count
    canvas.put(
      label + unit, at: Point(column: max(row.origin.column, column), row: row.origin.row),
      styles.meter, within: row)
    guard whole > 0 else { return }
    let share = Double(max(0, min(part, whole))) * Double(row.size.columns) / Double(whole)
    canvas.restyle(
      Rect(row.origin, Size(columns: Int(share), rows: row.size.rows)), styles.meterFilled)
  }
}
