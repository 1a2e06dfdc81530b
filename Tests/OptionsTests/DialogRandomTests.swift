// Random lines in dialog's grammar: whatever the words are, the answer is a request or a complaint that can be printed.

import Testing

@testable import Options

/// Everything that means something, and some that nearly does.
private let vocabulary: [String] =
  DialogGrammar.options.map { "--" + $0.name }
  + DialogBoxKind.allCases.map { "--" + $0.rawValue }
  + ["--", "--file", "--no-", "--no", "-", "", "on", "off", "&5", "f", "\\", "\"", "'"]

private func randomWord(_ generator: inout SeededGenerator) -> [UInt8] {
  switch Int.random(in: 0...9, using: &generator) {
  case 0...3: return bytes(vocabulary.randomElement(using: &generator) ?? "")
  case 4...6: return bytes(String(Int.random(in: -99...99, using: &generator)))
  case 7: return bytes("-9999999999999999999999999")
  default:
    let count = Int.random(in: 0...4, using: &generator)
    return (0..<count).map { _ in UInt8.random(in: 1...255, using: &generator) }
  }
}

@Test(arguments: 0..<8)
func `any line in dialog's grammar is a request or a printable complaint`(seed: UInt64) {
  var generator = SeededGenerator(state: seed)
  var requests = 0
  for _ in 0..<1500 {
    let words = (0..<Int.random(in: 1...9, using: &generator)).map { _ in randomWord(&generator) }
    let file = String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
    let defaults = Bool.random(using: &generator) ? String(decoding: words[0], as: UTF8.self) : nil
    _ = DialogRequest.tellingWord(in: words)
    do throws(UsageError) {
      let request = try dialog(
        words: words, defaults: defaults, files: ["f": file], piece: 5)
      if case .run(let line) = request {
        for case .box(let box, _, _) in line.steps { _ = (description(box), box.formFields) }
      }
      requests += 1
    } catch {
      #expect(error.status == 255)
      let isPrintable = error.message.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
      }
      #expect(isPrintable && !error.message.isEmpty, "\(words)")
    }
  }
  #expect(requests > 50)
}

@Test(arguments: DialogBoxKind.allCases)
func `any words behind a box are a box or a complaint`(kind: DialogBoxKind) {
  var generator = SeededGenerator(state: UInt64(kind.rawValue.utf8.count))
  for _ in 0..<300 {
    let words = (0..<Int.random(in: 0...22, using: &generator)).map { _ in
      Bool.random(using: &generator) ? bytes("7") : randomWord(&generator)
    }
    let options = Bool.random(using: &generator) ? ["--item-help", "--no-items"] : ["--quoted"]
    let line = (options + ["--" + kind.rawValue]).map { bytes($0) } + words
    do throws(UsageError) {
      guard case .run(let run) = try dialog(words: line) else { continue }
      for case .box(let box, _, _) in run.steps { _ = (description(box), box.formFields) }
    } catch {
      #expect(error.status == 255)
    }
  }
}
