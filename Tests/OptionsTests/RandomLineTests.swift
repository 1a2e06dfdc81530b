// Random lines: whatever the words are, the answer is a request or a complaint that can be printed.

import Testing

@testable import Options

/// A small generator with a seed, so that a failure comes again (SplitMix64 by Sebastiano Vigna).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

private func randomWord(_ generator: inout SeededGenerator) -> [UInt8] {
  let fragments = [
    "--", "-", "=", ":", "/", "ok", "cancel", "9", "%", "é", "\u{1B}[2J", "'", "\"", "\\", " ",
    "fd:",
  ]
  let count = Int.random(in: 0...4, using: &generator)
  switch Int.random(in: 0...9, using: &generator) {
  case 0...4:
    let option = OwnGrammar.options.randomElement(using: &generator)
    let word = bytes(option?.word ?? "")
    guard Bool.random(using: &generator) else { return word }
    let value = option?.argument.knownWords.randomElement(using: &generator) ?? "7"
    return word + bytes("=" + value)
  case 5...7:
    return (0...count).flatMap { _ in bytes(fragments.randomElement(using: &generator) ?? "") }
  default:
    return (0...count).map { _ in UInt8.random(in: 1...255, using: &generator) }
  }
}

@Test(arguments: 0..<8)
func `any line is a request or a printable complaint`(seed: UInt64) {
  var generator = SeededGenerator(state: seed)
  var requests = 0
  for _ in 0..<1500 {
    let words = (0..<Int.random(in: 1...6, using: &generator)).map { _ in randomWord(&generator) }
    let defaults = Bool.random(using: &generator) ? randomWord(&generator) : nil
    do throws(UsageError) {
      _ = try Request(parsing: words, defaults: defaults)
      requests += 1
    } catch {
      #expect(error.status == 64 || error.status == 65)
      let isPrintable = error.message.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
      }
      #expect(isPrintable && !error.message.isEmpty, "\(words)")
    }
  }
  #expect(requests > 50)
}
