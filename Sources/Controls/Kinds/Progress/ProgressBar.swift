// How far something is: a bar and the percentage.

package import Drawing
import Input
package import Text
import Values

package struct ProgressBar: Control {
  private var percentage: Int
  private let rules: TextRules
  /// The time that is left; nil where that is not known.
  package var left: Duration?
  /// What stands instead of the percentage where that is not known; nil for nothing.
  package var words: DisplayText?

  /// A bar that shows `percentage`, brought into 0–100.
  package init(_ percentage: Int, rules: TextRules) {
    self.percentage = max(0, min(percentage, 100))
    self.rules = rules
  }

  /// Cells of the longest percentage and the blank before it.
  private static let wordColumns = 6

  package func columns(in skin: Skin) -> Extent { Extent(Self.wordColumns, 30) }
  package func rows(forColumns columns: Int, in skin: Skin) -> Extent { Extent(1) }

  /// How far it is, as others see it; it is no value that is asked for.
  package var percent: Int { percentage }

  package mutating func set(_ value: Value) -> Problem? {
    guard case .number(let number) = value else { return Problem() }
    percentage = max(0, min(number, 100))
    return nil
  }

  package func draw(on canvas: inout Canvas, in place: Place) {
    let (skin, area) = (place.skin, place.area)
    let time = left.map { "  " + Countdown($0).wholeText } ?? ""
    let words = (self.words?.visible ?? "\(percentage) %") + time
    let cells = max(0, area.size.columns - max(Self.wordColumns, words.utf8.count + 1))
    let bar = Rect(area.origin, Size(columns: cells, rows: 1))
    canvas.fill(bar, with: skin.symbols.barEmpty, skin.styles.meter)
    canvas.fill(
      Rect(area.origin, Size(columns: cells * percentage / 100, rows: 1)),
      with: skin.symbols.barFull, skin.styles.meterFilled)
    let start = max(area.origin.column, area.columns.upperBound - words.utf8.count)
    canvas.put(
      words, at: Point(column: start, row: area.origin.row), skin.styles.text, within: area)
  }
}
