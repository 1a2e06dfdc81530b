// What has arrived at a terminal and what has not, as a second process sees it.

import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(1))) struct DeliveryTests {
  /// So many bytes that come out at the other end, which the system passes on by and by.
  private func shown(on pseudoterminal: Pseudoterminal, count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      _ = try System.awaitReadiness([pseudoterminal.screen], milliseconds: -1)
      bytes += try System.readBytes(pseudoterminal.screen, limit: 4096)
    }
    return bytes
  }

  /// A delivery that has taken bytes.
  private func delivery(
    of text: String, for purpose: Delivery.Purpose = .doing
  ) throws -> Delivery {
    let delivery = try #require(Delivery(for: purpose))
    #expect(delivery.load(text.bytes))
    return delivery
  }

  @Test(arguments: [Delivery.Purpose.doing, .undoing])
  func `all is pending before it is written, and nothing afterwards`(
    purpose: Delivery.Purpose
  ) throws {
    let pseudoterminal = try Pseudoterminal()
    let terminal = try pseudoterminal.open()
    let delivery = try delivery(of: "three rows", for: purpose)
    #expect(delivery.pending == 10)
    try delivery.write(to: terminal)
    #expect(delivery.pending == 0)
    #expect(try shown(on: pseudoterminal, count: 10) == "three rows".bytes)
  }

  @Test func `whoever comes second writes the rest alone`() throws {
    let pseudoterminal = try Pseudoterminal()
    let terminal = try pseudoterminal.open()
    let delivery = try delivery(of: "three rows")
    try delivery.write(to: terminal)
    try delivery.write(to: terminal)
    try terminal.write("!".bytes)
    #expect(try shown(on: pseudoterminal, count: 11) == "three rows!".bytes)
  }

  @Test(arguments: [(16_384, true), (16_385, false)])
  func `what would not fit into a pipe is left to others`(count: Int, fits: Bool) throws {
    let delivery = try #require(Delivery(for: .doing))
    #expect(delivery.load([UInt8](repeating: 0x20, count: count)) == fits)
  }

  @Test func `a terminal that is gone is told of`() throws {
    var pseudoterminal: Pseudoterminal? = try Pseudoterminal()
    let terminal = try #require(try pseudoterminal?.open())
    let delivery = try delivery(of: "rows")
    pseudoterminal = nil
    #expect(throws: TerminalError(.hungUp)) { try delivery.write(to: terminal) }
  }
}
