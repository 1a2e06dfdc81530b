// The names a person may give a colour: the sixteen names every terminal has, an entry of the palette
// by its number, or red, green and blue as the web writes them.

extension Color {
  /// The colour called `name`, in any ASCII case.
  ///
  /// Known are `black` … `white`, `bright-black` … `bright-white`, `gray` and `grey` (bright black),
  /// `default`, a palette entry 0–255, `#rgb` and `#rrggbb`. Anything else is nil.
  package init?(named name: String) {
    let word = name.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    if word.first == 0x23 {
      self.init(hexDigits: word.dropFirst())
    } else if let number = Color.number(word) {
      self = .palette(number)
    } else {
      self.init(word: String(decoding: word, as: UTF8.self))
    }
  }

  private init?(word: String) {
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    let isBright = word.hasPrefix("bright-")
    if let index = names.firstIndex(of: isBright ? String(word.dropFirst(7)) : word) {
      self = .palette(UInt8(index) + (isBright ? 8 : 0))
    } else if word == "gray" || word == "grey" {
      self = .palette(8)
    } else if word == "default" {
      self = .standard
    } else {
      return nil
    }
  }

  private init?(hexDigits: ArraySlice<UInt8>) {
    var digits: [UInt8] = []
    for byte in hexDigits {
      switch byte {
      case 0x30...0x39: digits.append(byte - 0x30)
      case 0x61...0x66: digits.append(byte - 0x61 + 10)
      default: return nil
      }
    }
    switch digits.count {
    case 3: self = .rgb(digits[0] * 17, digits[1] * 17, digits[2] * 17)
    case 6:
      self = .rgb(
        digits[0] << 4 | digits[1], digits[2] << 4 | digits[3], digits[4] << 4 | digits[5])
    default: return nil
    }
  }

  /// The number that one to three decimal digits mean, where it is at most 255.
  private static func number(_ word: [UInt8]) -> UInt8? {
    guard (1...3).contains(word.count), word.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return UInt8(String(decoding: word, as: UTF8.self))
  }
}
