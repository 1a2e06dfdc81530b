// Colours on terminals that have fewer of them.

import Testing
import Text

@testable import Drawing

struct ColorTests {
  struct Row: Sendable {
    let color: Color
    let palette: Color
    let sixteen: Color

    init(_ color: Color, _ palette: UInt8, _ sixteen: UInt8) {
      self.color = color
      self.palette = .palette(palette)
      self.sixteen = .palette(sixteen)
    }
  }

  static let rows = [
    Row(.rgb(0, 0, 0), 16, 0), Row(.rgb(255, 255, 255), 231, 15), Row(.rgb(255, 0, 0), 196, 9),
    Row(.rgb(0, 255, 0), 46, 10), Row(.rgb(0, 0, 255), 21, 12), Row(.rgb(255, 255, 0), 226, 11),
    Row(.rgb(0, 255, 255), 51, 14), Row(.rgb(255, 0, 255), 201, 13), Row(.rgb(128, 0, 0), 88, 1),
    Row(.rgb(0, 128, 0), 28, 2), Row(.rgb(0, 0, 128), 18, 4), Row(.rgb(128, 128, 0), 100, 3),
    Row(.rgb(8, 8, 8), 232, 0), Row(.rgb(238, 238, 238), 255, 15), Row(.rgb(78, 78, 78), 239, 8),
    Row(.rgb(188, 188, 188), 250, 7), Row(.rgb(95, 135, 175), 67, 4),
    Row(.rgb(255, 135, 0), 208, 11), Row(.palette(3), 3, 3), Row(.palette(12), 12, 12),
    Row(.palette(196), 196, 9), Row(.palette(16), 16, 0), Row(.palette(231), 231, 15),
    Row(.palette(237), 237, 8), Row(.palette(255), 255, 15), Row(.palette(28), 28, 2),
  ]

  @Test(arguments: rows)
  func `a colour becomes the nearest that is there`(row: Row) {
    #expect(row.color.reduced(to: .full) == row.color)
    #expect(row.color.reduced(to: .palette) == row.palette)
    #expect(row.color.reduced(to: .sixteen) == row.sixteen)
    #expect(row.color.reduced(to: .none) == .standard)
  }

  @Test(arguments: ColorDepth.allCases)
  func `the terminal's own colour stays that`(depth: ColorDepth) {
    #expect(Color.standard.reduced(to: depth) == .standard)
  }

  @Test func `depths are ordered by how much they have`() {
    #expect(ColorDepth.allCases.sorted() == [.none, .sixteen, .palette, .full])
  }

  private func distance(_ first: Color, _ second: Color) -> Int? {
    guard case .rgb(let red, let green, let blue) = first, case .palette(let index) = second,
      let other = Color.components(ofPaletteEntry: index)
    else { return nil }
    return [Int(red) - other.red, Int(green) - other.green, Int(blue) - other.blue]
      .reduce(0) { $0 + $1 * $1 }
  }

  @Test func `no entry of cube and ramp is nearer than the one that is taken`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let color = Color.rgb(
        .random(in: 0...255, using: &generator), .random(in: 0...255, using: &generator),
        .random(in: 0...255, using: &generator))
      let taken = distance(color, color.reduced(to: .palette))
      let nearest = (16...255).compactMap { distance(color, .palette($0)) }.min()
      #expect(taken == nearest, "\(color) \(color.reduced(to: .palette))")
    }
  }

  @Test func `the cube and the ramp are xterm's`() {
    let expected: [UInt8: [Int]] = [
      16: [0, 0, 0], 17: [0, 0, 95], 22: [0, 95, 0], 52: [95, 0, 0], 67: [95, 135, 175],
      231: [255, 255, 255], 232: [8, 8, 8], 244: [128, 128, 128], 255: [238, 238, 238],
    ]
    for (index, parts) in expected {
      let components = Color.components(ofPaletteEntry: index)
      #expect(components.map { [$0.red, $0.green, $0.blue] } == parts, "\(index)")
    }
    #expect((0..<16).allSatisfy { Color.components(ofPaletteEntry: $0) == nil })
  }
}
