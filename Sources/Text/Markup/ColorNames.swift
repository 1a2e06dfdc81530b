// How colours are written on a command line.

extension Color {
  /// Reads a colour; nil for what is none.
  ///
  /// In any case: `black` `red` `green` `yellow` `blue` `magenta` `cyan` `white`, each also with `bright-` before it,
  /// `gray` or `grey` (bright black), `default`, a palette number 0–255, `#rgb`, `#rrggbb`.
  package init?(named name: String) {
    let name = name.lowercased()
    if name.utf8.first == UInt8(ascii: "#") {
      self.init(hexadecimal: name.utf8.dropFirst())
    } else if name.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
      guard let number = UInt8(name) else { return nil }
      self = .palette(number)
    } else if name == "default" {
      self = .standard
    } else if name == "gray" || name == "grey" {
      self = .palette(8)
    } else {
      let isBright = name.hasPrefix("bright-")
      guard let number = Self.names.firstIndex(of: isBright ? String(name.dropFirst(7)) : name)
      else { return nil }
      self = .palette(UInt8(number) + (isBright ? 8 : 0))
    }
  }

  /// The first eight colours of the palette, in its order (ECMA-48 SGR 30–37).
  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  private init?(hexadecimal digits: Substring.UTF8View) {
    var values: [UInt8] = []
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): values.append(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): values.append(digit - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    switch values.count {
    case 3: self = .rgb(values[0] * 17, values[1] * 17, values[2] * 17)
    case 6:
      self = .rgb(
        values[0] << 4 | values[1], values[2] << 4 | values[3], values[4] << 4 | values[5])
    default: return nil
    }
  }
}
