// What holds for any bytes at all, tried on random ones that are the same in every run.

import Testing

@testable import Text

@Suite("Any bytes") struct PropertyTests {
  static let rounds = 1_500

  /// Random texts under every kind of rules.
  private func forEachText(seed: UInt64, _ body: (DisplayText, inout SeededGenerator) -> Void) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<Self.rounds {
      let rules = TextRules.every[round % TextRules.every.count]
      let markup: Markup = round % 3 == 0 ? .colorSequences : .none
      body(
        DisplayText(sanitizing: generator.bytes(), markup: markup, rules: rules), &generator)
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: true
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2061...0x206F, 0x61C, 0xFEFF,
      0xFFF9...0xFFFB:
      false
    default: !scalar.properties.isNoncharacterCodePoint
    }
  }

  @Test func `no control but the line break and no bidirectional control comes through`() {
    forEachText(seed: 2) { text, _ in
      #expect(
        text.string.unicodeScalars.allSatisfy(Self.isHarmless), "\(text.string.debugDescription)")
    }
  }

  @Test func `a terminal without Unicode gets only what it has`() {
    forEachText(seed: 3) { text, _ in
      let limit: UInt32 = text.rules.repertoire == .ascii ? 0x7F : 0x100
      guard text.rules.repertoire != .unicode else { return }
      #expect(text.visible.unicodeScalars.allSatisfy { $0.value < limit })
    }
  }

  @Test func `text that was made fit is left as it is`() {
    forEachText(seed: 4) { text, _ in
      // A line break at the end would be taken for the end of the last line.
      let again = DisplayText(sanitizing: Array((text.string + "\n").utf8), rules: text.rules)
      #expect(
        again.string.unicodeScalars.elementsEqual(text.string.unicodeScalars),
        "\(text.string.unicodeScalars.map { String($0.value, radix: 16) }) \(text.rules)")
    }
  }

  @Test
  func `a visible cluster takes cells, two at most for each scalar, and has no pile of marks`() {
    forEachText(seed: 5) { text, _ in
      for cluster in text.clusters() {
        #expect(1...2 * cluster.text.unicodeScalars.count ~= cluster.columns)
        #expect(cluster.text.unicodeScalars.count <= ClusterReduction.scalarLimit)
        #expect(cluster.text.utf8.count <= ClusterReduction.byteLimit)
      }
    }
  }

  @Test func `nothing that shows is without cells`() {
    forEachText(seed: 6) { text, _ in
      let seen = text.clusters().reduce(0) { $0 + $1.text.unicodeScalars.count }
      let hidden = text.string.unicodeScalars.filter {
        "\n\u{AD}\u{200B}\u{2060}".unicodeScalars.contains($0)
      }
      #expect(
        seen + hidden.count == text.string.unicodeScalars.count,
        "\(text.string.unicodeScalars.map { String($0.value, radix: 16) }) \(text.rules)")
    }
  }

  @Test func `marks ascend, lie within the text and each changes something`() {
    forEachText(seed: 7) { text, _ in
      var offset = -1
      var style = Style.plain
      for mark in text.marks {
        #expect(mark.offset > offset && mark.offset < text.string.utf8.count)
        #expect(mark.style != style)
        (offset, style) = (mark.offset, mark.style)
      }
    }
  }

  @Test func `no line is wider than asked, and the sum of its clusters is its width`() {
    forEachText(seed: 8) { text, generator in
      let columns = Int.random(in: 1...20, using: &generator)
      let wrapped = WrappedText(text, columns: columns)
      for number in 0..<wrapped.count {
        let line = wrapped[number]
        #expect(line.columns <= columns)
        let cells = text.clusters(in: line.range).map(\.columns) + (line.hasHyphen ? [1] : [])
        // One cluster that no line can hold reaches beyond the edge.
        let sum = cells.count == 1 ? min(cells[0], columns) : cells.reduce(0, +)
        #expect(sum == line.columns, "\(text.string.debugDescription)")
      }
    }
  }

  @Test func `the lines together lose nothing but spaces and line breaks`() {
    forEachText(seed: 9) { text, generator in
      let wrapped = WrappedText(text, columns: Int.random(in: 1...20, using: &generator))
      let bytes = Array(text.string.utf8)
      var offset = 0
      var lost: [UInt8] = []
      for number in 0..<wrapped.count {
        let range = wrapped[number].range
        #expect(range.lowerBound >= offset)
        lost += bytes[min(offset, range.lowerBound)..<range.lowerBound]
        offset = range.upperBound
      }
      lost += bytes[offset...]
      let dropped = String(decoding: lost, as: UTF8.self).unicodeScalars
      #expect(
        dropped.allSatisfy { $0 == "\n" || ScalarProperties($0).lineClass == .space },
        "\(text.string.debugDescription) \(dropped.map { String($0.value, radix: 16) })")
      let ends = (0..<wrapped.count).filter { wrapped[$0].endsParagraph }.count
      #expect(ends == bytes.filter { $0 == 0x0A }.count + 1)
    }
  }

  @Test func `a cut text is never wider than asked`() {
    forEachText(seed: 10) { text, generator in
      let columns = Int.random(in: 0...20, using: &generator)
      let cut = text.truncated(to: columns, continues: columns % 2 == 0)
      #expect(cut.columns <= columns)
      #expect(columns % 2 == 0 || text.columns > columns || cut == text)
    }
  }
}
