// Colours and attributes as a terminal reads them (ECMA-48 8.3.117, and the 256 and RGB colours of
// xterm); what is never sent is not understood.

import Text

extension Style {
  /// Takes the parameters of one `CSI … m`.
  ///
  /// - Returns: complaints about what must not come.
  mutating func take(_ numbers: [Int]) -> [String] {
    var complaints: [String] = []
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = .plain
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.faint)
      case 3: attributes.insert(.italic)
      case 4: attributes.insert(.underline)
      case 5: attributes.insert(.blink)
      case 7: attributes.insert(.reverse)
      case 9: attributes.insert(.strikethrough)
      case 22: attributes.subtract([.bold, .faint])
      case 23: attributes.remove(.italic)
      case 24: attributes.remove(.underline)
      case 25: attributes.remove(.blink)
      case 27: attributes.remove(.reverse)
      case 29: attributes.remove(.strikethrough)
      case 30...37: foreground = .palette(UInt8(number - 30))
      case 38: foreground = Self.color(&rest, &complaints)
      case 39: foreground = .standard
      case 40...47: background = .palette(UInt8(number - 40))
      case 48: background = Self.color(&rest, &complaints)
      case 49: background = .standard
      case 90...97: foreground = .palette(UInt8(number - 82))
      case 100...107: background = .palette(UInt8(number - 92))
      default: complaints.append("SGR \(number)")
      }
    }
    return complaints
  }

  private static func color(_ rest: inout ArraySlice<Int>, _ complaints: inout [String]) -> Color {
    let kind = rest.popFirst()
    let values = rest.prefix(kind == 5 ? 1 : 3).compactMap { UInt8(exactly: $0) }
    rest = rest.dropFirst(values.count)
    if kind == 5, values.count == 1 { return .palette(values[0]) }
    if kind == 2, values.count == 3 { return .rgb(values[0], values[1], values[2]) }
    complaints.append("SGR colour \(kind ?? -1)")
    return .standard
  }
}
