// The time that something will still take, and how amounts are written.

import Testing

@testable import Program

struct RemainingTimeTests {
  @Test func `it is reckoned from the pace so far`() {
    var time = RemainingTime()
    time.note(0, at: .zero)
    time.note(25, at: .seconds(1))
    #expect(time.left(at: .seconds(1)) == nil)
    time.note(50, at: .seconds(10))
    #expect(time.left(at: .seconds(10)) == .seconds(10))
    #expect(time.left(at: .seconds(14)) == .seconds(6))
    #expect(time.left(at: .seconds(40)) == .zero)
    time.note(100, at: .seconds(20))
    #expect(time.left(at: .seconds(20)) == nil)
  }

  @Test func `what begins anew is reckoned anew`() {
    var time = RemainingTime()
    time.note(90, at: .zero)
    time.note(10, at: .seconds(5))
    time.note(20, at: .seconds(10))
    #expect(time.left(at: .seconds(10)) == .seconds(40))
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1000, "1.0 kB"), (12_345_678, "12.3 MB"), (123_456_789, "123 MB"),
    (999_999, "1.0 MB"),
    (4e15, "4.0 PB"),
  ])
  func `amounts are written in units`(count: Double, text: String) {
    #expect(Passage.text(count) == text)
  }
}
