// Timing functions against values of CSS `cubic-bezier()`, computed to five places by bisection.

import Drawing
import Testing

struct CurveTests {
  static let moments = [0.1, 0.25, 0.5, 0.75, 0.9]

  static let values: [(curve: Curve, progress: [Double])] = [
    (.arrival, [0.32268, 0.72525, 1.07115, 1.0175, 0.98121]),
    (.departure, [0.01879, -0.0175, -0.07115, 0.27475, 0.67732]),
    (.easeOut, [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]),
    (.easeIn, [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
    (Curve(0.25, 0.1, 0.25, 1), [0.0948, 0.40851, 0.8024, 0.96046, 0.99432]),
    (Curve(1, 0, 0, 1), [0.00376, 0.02972, 0.5, 0.97028, 0.99624]),
    (Curve(0.3, 0.3, 0.6, 0.6), moments),
  ]

  @Test(arguments: values)
  func `a curve is that of CSS`(row: (curve: Curve, progress: [Double])) {
    for (moment, progress) in zip(Self.moments, row.progress) {
      #expect(abs(row.curve(moment) - progress) < 2e-5, "\(moment): \(row.curve(moment))")
    }
  }

  @Test(arguments: values.map(\.curve))
  func `a curve begins at 0, ends at 1, and stays there`(curve: Curve) {
    for before in [-1, 0.0] { #expect(curve(before) == 0) }
    for after in [1, 7.5] { #expect(curve(after) == 1) }
  }

  private func progress(_ curve: Curve) -> [Double] { (0...1000).map { curve(Double($0) / 1000) } }

  @Test func `a toast comes beyond its size, most of all at 0.559 of the way`() {
    let progress = progress(.arrival)
    let largest = progress.max() ?? 0
    #expect(abs(largest - 1.08267) < 1e-4)
    #expect(abs((progress.firstIndex(of: largest) ?? 0) - 559) <= 2)
    #expect(progress.allSatisfy { $0 >= 0 })
  }

  @Test func `a toast that goes swells first, most of all at 0.441 of the way`() {
    let progress = progress(.departure)
    let least = progress.min() ?? 0
    #expect(abs(least + 0.08267) < 1e-4)
    #expect(abs((progress.firstIndex(of: least) ?? 0) - 441) <= 2)
    #expect(progress.allSatisfy { $0 <= 1 })
  }

  @Test func `time only goes forward where the control points do`() {
    for curve in [Curve.easeIn, .easeOut] {
      let progress = progress(curve)
      #expect(zip(progress, progress.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 })
    }
  }
}
