// Feeds arbitrary texts to conditions, with their promises as the oracle. Built only when asked for: see the end of
// Package.swift. libFuzzer brings `main`.

import Layout

private let values: [String: ConditionValue] = [
  "plan": .text("pro"), "size": .text("10.50"), "news": .flag(true), "off": .flag(false),
  "parts": .texts(["git", "vim"]), "none": .texts([]), "void": .text(""),
]

/// Checks one input.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes, as: UTF8.self)
  do throws(ConditionError) {
    let condition = try Condition(parsing: text) { $0.utf8.first == 0x28 ? "it is bad" : nil }
    let isMet = condition.isMet({ values[$0] }) { $0 == $1 }
    precondition(condition.isMet({ values[$0] }) { $0 == $1 } == isMet, "a condition changes")
    let not = try Condition(parsing: "!(" + text + ")")
    precondition(not.isMet({ values[$0] }) { $0 == $1 } != isMet, "a negation is no other")
    let letters = Set(text.utf8)
    precondition(
      condition.names.allSatisfy { !$0.isEmpty && letters.isSuperset(of: $0.utf8) },
      "a name stands nowhere")
    precondition(
      condition.patterns.allSatisfy { $0.utf8.first != 0x28 }, "a pattern is not checked")
  } catch {
    precondition(0...text.utf8.count + 3 ~= error.offset, "a mistake is beyond the end")
    precondition(
      error.message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F },
      "a complaint would move the cursor")
  }
  return 0
}
