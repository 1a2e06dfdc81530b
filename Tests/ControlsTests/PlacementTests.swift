// Where boxes stand.

import Controls
import Drawing
import Testing
import Text

/// A box that wants a size.
private struct Block: Box {
  let wanted: Size

  func columns(within limit: Int) -> Int { min(limit, wanted.columns) }
  func rows(forColumns columns: Int, within limit: Int) -> Int {
    min(limit, columns < wanted.columns ? wanted.rows + 1 : wanted.rows)
  }
  mutating func handle(_ event: Event, in scene: Scene) -> Response { .ignored }
  func draw(on canvas: inout Canvas, in scene: Scene) {}
}

struct PlacementTests {
  private static let screen = Size(columns: 80, rows: 24)

  private func area(
    of wanted: Size = Size(columns: 11, rows: 4), on screen: Size = screen,
    _ change: (inout Placement) -> Void
  ) -> Rect {
    var placement = Placement()
    change(&placement)
    return placement.area(for: Block(wanted: wanted), on: screen)
  }

  static let places: [(alignment: Alignment, column: Int, row: Int)] = [
    (.start, 0, 0), (.middle, 34, 10), (.end, 69, 20),
  ]

  @Test(arguments: places)
  func `a box stands at an edge or in the middle`(
    place: (alignment: Alignment, column: Int, row: Int)
  ) {
    let area = area {
      $0.horizontal = place.alignment
      $0.vertical = place.alignment
    }
    #expect(area == Rect(column: place.column, row: place.row, columns: 11, rows: 4))
  }

  @Test(arguments: [(2, 2), (9, 4), (-5, 1)])
  func `a height that is the most`(wanted: Int, rows: Int) {
    let area = area {
      $0.rows = { _ in wanted }
      $0.rowsAreLimit = true
    }
    #expect(area.size.rows == rows)
  }

  @Test(arguments: zip([Alignment.start, .middle, .end], [(3, 1), (34, 10), (66, 19)]))
  func `a margin stays free on both sides`(alignment: Alignment, origin: (Int, Int)) {
    let area = area {
      $0.horizontal = alignment
      $0.vertical = alignment
      $0.margin = Size(columns: 3, rows: 1)
    }
    #expect(area == Rect(column: origin.0, row: origin.1, columns: 11, rows: 4))
  }

  @Test func `a box too large for the screen gets what is there, and its height follows`() {
    #expect(
      area(of: Size(columns: 100, rows: 4)) { $0.margin = Size(columns: 2) }
        == Rect(column: 2, row: 9, columns: 76, rows: 5))
    #expect(
      area(of: Size(columns: 10, rows: 99)) { _ in }
        == Rect(column: 35, row: 0, columns: 10, rows: 24))
  }

  @Test func `wanted sizes are functions of the screen`() {
    let area = area {
      $0.columns = { $0 * 50 / 100 }
      $0.rows = { $0 - 4 }
    }
    #expect(area == Rect(column: 20, row: 2, columns: 40, rows: 20))
  }

  @Test(arguments: [(-5, 1), (0, 1), (500, 76)])
  func `wanted sizes are brought into what is there`(wanted: Int, columns: Int) {
    let area = area {
      $0.margin = Size(columns: 2)
      $0.columns = { _ in wanted }
      $0.rows = { _ in wanted }
    }
    #expect(area.size == Size(columns: columns, rows: wanted < 1 ? 1 : 24))
  }

  @Test func `a margin wider than the screen leaves nothing`() {
    let area = area(on: Size(columns: 3, rows: 3)) { $0.margin = Size(columns: 2, rows: 2) }
    #expect(area.isEmpty)
  }
}
