// Where control lines come from: bytes in, whole lines out.

import Controls
import Layout

struct ControlChannel {
  struct Line {
    let bytes: [UInt8]
    let number: Int
    let isTooLong: Bool
  }

  let source: Source
  private var part: [UInt8] = []
  private var isTooLong = false
  private var number = 0

  init(_ source: Source) { self.source = source }

  /// Takes bytes; the lines that are whole now, without empty ones.
  ///
  /// Nil at the end of the source.
  mutating func take(_ bytes: [UInt8]) -> [Line]? {
    if bytes.isEmpty { return nil }
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      add(rest[..<end])
      number += 1
      if isTooLong || part.contains(where: { $0 > 0x20 }) {
        lines.append(Line(bytes: part, number: number, isTooLong: isTooLong))
      }
      (part, isTooLong) = ([], false)
      rest = rest[(end + 1)...]
    }
    add(rest)
    return lines
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    if part.count + bytes.count > ControlLine.limit {
      (part, isTooLong) = ([], true)
    } else if !isTooLong {
      part += bytes
    }
  }
}
