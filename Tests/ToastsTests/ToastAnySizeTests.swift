// What holds for toasts of any size with any words, tried on random ones that are the same in every run.

import Controls
import Drawing
import Testing
import Text

@testable import Toasts

struct ToastAnySizeTests {
  private static func words(
    _ pieces: [String], _ count: ClosedRange<Int>, _ generator: inout SeededGenerator
  ) -> String {
    (0..<Int.random(in: count, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }
    .joined()
  }

  @Test func `a toast of any size stays within its area at every moment but a slide`() {
    var generator = SeededGenerator(seed: 23)
    for round in 0..<400 {
      let look = Look.every[round % Look.every.count]
      let text = Self.words(["x", "xx ", "x\n", "漢"], 0...60, &generator)
      let title = Self.words(["T", "U ", "題"], 0...12, &generator)
      let motion: ToastMotion = [.scale, .fade, .none].randomElement(using: &generator) ?? .none
      let toast = ToastBox(
        text, title: title, sign: round % 2 == 0 ? "" : "i", motion: motion, look: look)
      let area = Rect(
        column: 2, row: 2, columns: .random(in: 1...50, using: &generator),
        rows: .random(in: 1...9, using: &generator))
      let now = Duration.milliseconds(Int.random(in: 0...2100, using: &generator))
      let drawn = Drawn(columns: area.columns.upperBound + 3, rows: area.rows.upperBound + 2) {
        $0.fill($0.bounds, with: "·", .plain)
        toast.draw(on: &$0, in: Scene(area, at: now))
      }
      // Swollen it reaches over its edge by less than a twelfth.
      let swell = motion == .scale ? (area.size.columns + 23) / 24 : 0
      let reach = Rect(
        column: area.origin.column - swell, row: area.origin.row - swell,
        columns: area.size.columns + 2 * swell, rows: area.size.rows + 2 * swell)
      let strays = drawn.cells.indices.filter {
        let point = Point(column: $0 % drawn.size.columns, row: $0 / drawn.size.columns)
        return drawn.cells[$0].text != "·" && !reach.contains(point)
      }
      #expect(strays.isEmpty, "\(area) \(now) \(motion)")
    }
  }
}
