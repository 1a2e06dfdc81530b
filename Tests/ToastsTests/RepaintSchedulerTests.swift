// When an overlay is drawn again, and when the multiplexer is asked to repaint beneath it.

import Testing

@testable import Toasts

/// Numbers of writes at milliseconds, and the milliseconds at which a repaint is wanted, looked for every 10 until 3000.
private let cases: [([(at: Int, count: Int?)], first: Int?)] = [
  ([(2000, 5)], nil),
  ([(2000, 5), (2030, 5), (2060, 5)], nil),
  ([(2000, 5), (2030, 6)], 2100),
  ([(2000, 5), (2030, 6), (2060, 7), (2090, 8)], 2160),
  ([(2000, nil), (2030, nil)], nil),
]

struct RepaintSchedulerTests {
  @Test(arguments: cases.indices)
  func `a repaint is wanted once the writer is calm`(index: Int) {
    let (notes, expected) = cases[index]
    var repaintScheduler = RepaintScheduler()
    var found: Int?
    for time in stride(from: 2000, to: 3000, by: 10) where found == nil {
      for note in notes where note.at == time {
        _ = repaintScheduler.note(note.count, at: .milliseconds(time))
      }
      if repaintScheduler.wantsRepaint(at: .milliseconds(time)) { found = time }
    }
    #expect(found == expected)
  }

  @Test func `whoever never stops is painted over once a second`() {
    var repaintScheduler = RepaintScheduler()
    var repaints: [Int] = []
    for time in stride(from: 2000, to: 5000, by: 20) {
      _ = repaintScheduler.note(time, at: .milliseconds(time))
      guard repaintScheduler.wantsRepaint(at: .milliseconds(time)) else { continue }
      repaints.append(time)
      repaintScheduler.reset(at: .milliseconds(time))
    }
    #expect(repaints.count == 2)
  }

  @Test func `a repaint is not taken for repaintScheduler`() {
    var repaintScheduler = RepaintScheduler()
    _ = repaintScheduler.note(1, at: .seconds(2))
    repaintScheduler.reset(at: .seconds(2))
    let isDrawnOver = repaintScheduler.note(2, at: .milliseconds(2020))
    #expect(isDrawnOver)
    #expect(!repaintScheduler.wantsRepaint(at: .seconds(9)))
  }

  @Test func `what nobody has written over is as it was`() {
    var repaintScheduler = RepaintScheduler()
    let drawn = [5, 5, 6, 6, nil].map { repaintScheduler.note($0, at: .seconds(2)) }
    #expect(drawn == [true, false, true, false, true])
  }
}
