// The few escapes that a caller can ask for in a text, so that a shell script needs no printf.

/// The bytes with `\n`, `\t` and `\\` replaced; other backslashes stay, so that paths and patterns come through.
package func interpretingEscapes(_ bytes: [UInt8]) -> [UInt8] {
  let backslash = UInt8(ascii: "\\")
  guard bytes.contains(backslash) else { return bytes }
  let meanings = [UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, backslash: backslash]
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var position = 0
  while position < bytes.count {
    let byte = bytes[position]
    position += 1
    guard byte == backslash, position < bytes.count, let meaning = meanings[bytes[position]]
    else {
      result.append(byte)
      continue
    }
    result.append(meaning)
    position += 1
  }
  return result
}
