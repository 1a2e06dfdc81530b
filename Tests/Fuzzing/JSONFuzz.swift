// Feeds arbitrary bytes to the parser of JSON, with its promises as the oracle. Built only when asked for: see the end of
// Package.swift. libFuzzer brings `main`.

import Layout

/// Checks one input.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let reading = JSONParser.read(bytes)
  var last = -1
  for mistake in reading.mistakes {
    precondition(mistake.offset > last, "mistakes are not in order, or two are at one place")
    precondition(mistake.offset <= count, "a mistake is beyond the end")
    precondition(
      mistake.message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F },
      "a complaint would move the cursor")
    last = mistake.offset
  }
  precondition(reading.mistakes.count <= JSONParser.mostMistakes, "there are too many mistakes")
  guard let value = reading.value else {
    precondition(!reading.mistakes.isEmpty, "a text is refused without a reason")
    return 0
  }
  let text = spelled(value, within: 0..<count)
  let again = JSONParser.read(Array(text.utf8))
  precondition(
    again.mistakes.count == reading.mistakes.count, "what was read is not JSON as written")
  precondition(
    again.value.map { spelled($0, within: 0..<text.utf8.count) } == text,
    "what was read is read as something else")
  return 0
}

/// The value as JSON, having looked whether all of it stands in `range` of the text.
private func spelled(_ value: JSONValue, within range: Range<Int>) -> String {
  precondition(range.contains(value.offset), "a value stands outside of its text")
  let inner = value.offset + 1..<max(value.offset + 1, range.upperBound)
  switch value.kind {
  case .null: return "null"
  case .bool(let flag): return String(flag)
  case .number(let number):
    _ = (number.int, number.double)
    return number.text
  case .string(let text): return quoted(text)
  case .array(let values):
    return "[" + values.map { spelled($0, within: inner) }.joined(separator: ",") + "]"
  case .object(let members):
    let parts = members.map { quoted($0.name) + ":" + spelled($0.value, within: inner) }
    return "{" + parts.joined(separator: ",") + "}"
  }
}

/// A string as JSON, in another way than the program writes them: each character that is not a letter as an escape.
private func quoted(_ text: String) -> String {
  var result = "\""
  for unit in text.utf16 {
    if let scalar = Unicode.Scalar(unit), scalar.properties.isAlphabetic {
      result.unicodeScalars.append(scalar)
    } else {
      let digits = String(unit, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
  return result + "\""
}
