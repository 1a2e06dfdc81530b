// Colours brought down to what a terminal can show: full colour, the 256-colour palette (xterm's cube and grey ramp, levels
// 0 95 135 175 215 255 and 8 + 10 × n), the sixteen of ECMA-48 and aixterm, or none.

package import Text

extension Color {
  package func reduced(to depth: ColorDepth) -> Color {
    switch (self, depth) {
    case (_, .none): .standard
    case (.standard, _), (_, .full): self
    case (.rgb(let red, let green, let blue), .palette):
      .palette(Self.nearestPaletteEntry(Int(red), Int(green), Int(blue)))
    case (.rgb(let red, let green, let blue), .sixteen):
      .palette(Self.nearestOfSixteen(Int(red), Int(green), Int(blue)))
    case (.palette(let index), .sixteen) where index >= 16:
      Self.components(ofPaletteEntry: index).map {
        .palette(Self.nearestOfSixteen($0.red, $0.green, $0.blue))
      } ?? self
    case (.palette, _): self
    }
  }

  /// Red, green and blue (0–255) of entries 16–255, which hardly any terminal lets a user change.
  static func components(ofPaletteEntry index: UInt8) -> (red: Int, green: Int, blue: Int)? {
    let index = Int(index)
    if index >= 232 {
      let level = 8 + 10 * (index - 232)
      return (level, level, level)
    }
    guard index >= 16 else { return nil }
    let step = index - 16
    return (level(step / 36), level(step / 6 % 6), level(step % 6))
  }

  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

  private static func nearestStep(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : min(5, (value - 35) / 40)
  }

  private static func nearestPaletteEntry(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
    let steps = (nearestStep(red), nearestStep(green), nearestStep(blue))
    let cube = (red: level(steps.0), green: level(steps.1), blue: level(steps.2))
    let grayStep = max(0, min(23, ((red + green + blue) / 3 - 3) / 10))
    let gray = 8 + 10 * grayStep
    let toCube = distance((red, green, blue), cube)
    let toGray = distance((red, green, blue), (gray, gray, gray))
    return toGray < toCube
      ? UInt8(232 + grayStep) : UInt8(16 + 36 * steps.0 + 6 * steps.1 + steps.2)
  }

  /// The sixteen colours as xterm and the Linux console have them, roughly; users change them, so
  /// only hue and brightness count.
  private static func nearestOfSixteen(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
    let highest = max(red, green, blue)
    let lowest = min(red, green, blue)
    if highest - lowest < 32 {
      return highest < 48 ? 0 : highest < 128 ? 8 : highest < 208 ? 7 : 15
    }
    let middle = (highest + lowest) / 2
    let hue = (red > middle ? 1 : 0) + (green > middle ? 2 : 0) + (blue > middle ? 4 : 0)
    return UInt8(hue + (highest > 191 ? 8 : 0))
  }

  private static func distance(
    _ first: (red: Int, green: Int, blue: Int), _ second: (red: Int, green: Int, blue: Int)
  ) -> Int {
    let red = first.red - second.red
    let green = first.green - second.green
    let blue = first.blue - second.blue
    return red * red + green * green + blue * blue
  }
}
