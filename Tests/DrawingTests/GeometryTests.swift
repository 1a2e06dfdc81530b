// Places, sizes and rectangles.

import Drawing
import Testing

struct GeometryTests {
  @Test func `a size is never negative`() {
    #expect(Size(columns: -3, rows: 2) == Size(columns: 0, rows: 2))
    #expect(Rect(column: 1, row: 1, columns: 4, rows: -1).isEmpty)
  }

  @Test func `a size is cut in each direction by itself`() {
    let size = Size(columns: 10, rows: 3)
    #expect(size.clamped(to: Size(columns: 8, rows: 5)) == Size(columns: 8, rows: 3))
    #expect(size.clamped(to: Size(columns: 20, rows: 1)) == Size(columns: 10, rows: 1))
  }

  @Test func `a rectangle contains its first cell and not the one behind its last`() {
    let rect = Rect(column: 2, row: 3, columns: 4, rows: 2)
    #expect(rect.columns == 2..<6)
    #expect(rect.rows == 3..<5)
    #expect(rect.contains(Point(column: 2, row: 3)))
    #expect(rect.contains(Point(column: 5, row: 4)))
    for outside in [
      Point(column: 1, row: 3), Point(column: 6, row: 3), Point(column: 2, row: 2),
      Point(column: 2, row: 5),
    ] {
      #expect(!rect.contains(outside))
    }
  }

  static let intersections: [(other: Rect, common: Rect)] = [
    (Rect(column: 0, row: 0, columns: 20, rows: 20), Rect(column: 2, row: 3, columns: 6, rows: 4)),
    (Rect(column: 4, row: 4, columns: 2, rows: 2), Rect(column: 4, row: 4, columns: 2, rows: 2)),
    (Rect(column: -2, row: 5, columns: 6, rows: 9), Rect(column: 2, row: 5, columns: 2, rows: 2)),
    (Rect(column: 7, row: 0, columns: 6, rows: 4), Rect(column: 7, row: 3, columns: 1, rows: 1)),
  ]

  @Test(arguments: intersections)
  func `what two rectangles share is the same from both sides`(row: (other: Rect, common: Rect)) {
    let rect = Rect(column: 2, row: 3, columns: 6, rows: 4)
    #expect(rect.intersection(row.other) == row.common)
    #expect(row.other.intersection(rect) == row.common)
  }

  @Test func `rectangles that do not meet share nothing`() {
    let rect = Rect(column: 2, row: 3, columns: 6, rows: 4)
    #expect(rect.intersection(Rect(column: 8, row: 3, columns: 2, rows: 4)).isEmpty)
    #expect(rect.intersection(Rect(column: 2, row: 30, columns: 6, rows: 4)).isEmpty)
  }

  @Test func `an inset larger than the rectangle leaves nothing`() {
    let rect = Rect(column: 2, row: 3, columns: 6, rows: 4)
    #expect(
      rect.inset(columns: 1, rows: 1) == Rect(column: 3, row: 4, columns: 4, rows: 2))
    #expect(rect.inset(columns: 4, rows: 0).isEmpty)
  }

  @Test(
    arguments: zip(
      [(4, 2), (5, 3), (10, 4), (12, 5)], [(5, 6), (4, 5), (2, 5), (1, 5)]))
  func `an odd cell stays right of and below what is centred`(size: (Int, Int), origin: (Int, Int))
  {
    let rect = Rect(column: 2, row: 5, columns: 10, rows: 4)
    let centered = rect.centered(Size(columns: size.0, rows: size.1))
    #expect(centered.origin == Point(column: origin.0, row: origin.1))
    #expect(centered.size == Size(columns: size.0, rows: size.1))
  }
}
