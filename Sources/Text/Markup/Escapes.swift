// The few escapes that a caller can ask for in a text, so that a shell script needs no printf.

/// The bytes with `\n`, `\t` and `\\` replaced; other backslashes stay, so that paths and patterns come through.
package func interpretingEscapes(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.contains(UInt8(ascii: "\\")) else { return bytes }
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var position = 0
  while position < bytes.count {
    let byte = bytes[position]
    position += 1
    guard byte == UInt8(ascii: "\\"), position < bytes.count,
      let meaning = meaning(ofEscape: bytes[position])
    else {
      result.append(byte)
      continue
    }
    result.append(meaning)
    position += 1
  }
  return result
}

private func meaning(ofEscape letter: UInt8) -> UInt8? {
  switch letter {
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "t"): 0x09
  case UInt8(ascii: "\\"): letter
  default: nil
  }
}
