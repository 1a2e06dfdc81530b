// Values as other programs read them: JSON strings, words of a POSIX shell.

extension String {
  package var quotedForJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // A terminal may take those from U+0080 on for commands, too.
      case _ where scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension [UInt8] {
  /// The bytes as one word of a POSIX shell.
  package var quotedForShell: [UInt8] {
    var result: [UInt8] = [UInt8(ascii: "'")]
    for byte in self {
      if byte == UInt8(ascii: "'") { result += Array("'\\''".utf8) } else { result.append(byte) }
    }
    return result + [UInt8(ascii: "'")]
  }
}
