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

  @Test func `nothing has begun before it is written, and all is there afterwards`() throws {
    let pseudoterminal = try Pseudoterminal()
    let terminal = try pseudoterminal.open()
    let delivery = try #require(Delivery("three rows".bytes))
    #expect(!delivery.hasBegun)
    try delivery.write(to: terminal)
    #expect(delivery.hasBegun)
    #expect(try shown(on: pseudoterminal, count: 10) == "three rows".bytes)
  }

  @Test func `whoever comes second writes the rest alone`() throws {
    let pseudoterminal = try Pseudoterminal()
    let terminal = try pseudoterminal.open()
    let delivery = try #require(Delivery("three rows".bytes))
    try delivery.write(to: terminal)
    try delivery.write(to: terminal)
    try terminal.write("!".bytes)
    #expect(try shown(on: pseudoterminal, count: 11) == "three rows!".bytes)
  }

  @Test(arguments: [(16_384, true), (16_385, false)])
  func `what would not fit into a pipe is left to others`(count: Int, fits: Bool) {
    #expect((Delivery([UInt8](repeating: 0x20, count: count)) != nil) == fits)
  }

  @Test func `a terminal that is gone is told of`() throws {
    var pseudoterminal: Pseudoterminal? = try Pseudoterminal()
    let terminal = try #require(try pseudoterminal?.open())
    let delivery = try #require(Delivery("rows".bytes))
    pseudoterminal = nil
    #expect(throws: TerminalError(.hungUp)) { try delivery.write(to: terminal) }
  }
}
