// "Select graphic rendition" as a change of style: ECMA-48 8.3.117, the bright colours of aixterm, and
// the 256 and RGB colours of ISO 8613-6 in both spellings, `38;5;n` and `38:5:n`.

extension Style {
  /// Applies the parameters of one `CSI … m`; what has no counterpart here is passed over.
  mutating func apply(graphicRendition bytes: ArraySlice<UInt8>) {
    var parameters = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map(Self.numbers)[...]
    while let parameter = parameters.popFirst() {
      switch parameter[0] {
      case 38: foreground = Self.color(parameter, &parameters) ?? foreground
      case 48: background = Self.color(parameter, &parameters) ?? background
      case 58: _ = Self.color(parameter, &parameters)
      case 4 where parameter.count > 1 && parameter[1] == 0: attributes.remove(.underline)
      default: apply(parameter[0])
      }
    }
  }

  private mutating func apply(_ number: Int) {
    switch number {
    case 0: self = .plain
    case 1: attributes.insert(.bold)
    case 2: attributes.insert(.faint)
    case 3: attributes.insert(.italic)
    case 4, 21: attributes.insert(.underline)
    case 5, 6: attributes.insert(.blink)
    case 7: attributes.insert(.reverse)
    case 9: attributes.insert(.strikethrough)
    case 22: attributes.subtract([.bold, .faint])
    case 23: attributes.remove(.italic)
    case 24: attributes.remove(.underline)
    case 25: attributes.remove(.blink)
    case 27: attributes.remove(.reverse)
    case 29: attributes.remove(.strikethrough)
    case 30...37: foreground = .palette(UInt8(number - 30))
    case 39: foreground = .standard
    case 40...47: background = .palette(UInt8(number - 40))
    case 49: background = .standard
    case 90...97: foreground = .palette(UInt8(number - 90 + 8))
    case 100...107: background = .palette(UInt8(number - 100 + 8))
    default: break
    }
  }

  /// The numbers of one parameter, one or more; an empty one is 0, one too large is not of use.
  private static func numbers(of parameter: ArraySlice<UInt8>) -> [Int] {
    parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { digits in
      var number = 0
      for digit in digits {
        guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return 999 }
        number = min(number * 10 + Int(digit - UInt8(ascii: "0")), 999)
      }
      return number
    }
  }

  /// The colour that an extended parameter names, in its own numbers or in the parameters after it.
  private static func color(_ parameter: [Int], _ rest: inout ArraySlice<[Int]>) -> Color? {
    var numbers = Array(parameter.dropFirst())
    if numbers.isEmpty {
      let count = rest.first?[0] == 5 ? 2 : rest.first?[0] == 2 ? 4 : 1
      numbers = rest.prefix(count).map { $0[0] }
      rest = rest.dropFirst(count)
    } else if numbers.count > 4, numbers[0] == 2 {
      // `38:2:colourspace:r:g:b`; many leave the colour space out.
      numbers.remove(at: 1)
    }
    let values = numbers.dropFirst().compactMap { UInt8(exactly: $0) }
    switch numbers.first {
    case 5 where values.count >= 1: return .palette(values[0])
    case 2 where values.count >= 3: return .rgb(values[0], values[1], values[2])
    default: return nil
    }
  }
}
