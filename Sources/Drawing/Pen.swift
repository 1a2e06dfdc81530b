// Select Graphic Rendition (ECMA-48 8.3.117): the way from one style to the next in the fewest bytes.

package import Text

extension Sequences {
  /// Changes the pen from `old` (nil: unknown) to `new`, both reduced to the terminal's colours, in the fewest bytes: by what
  /// differs, or from nothing; attributes are taken off singly only where `undoes` says it is known how (not to the VT100).
  package mutating func pen(from old: Style?, to new: Style, undoing undoes: Bool = false) {
    if old == new { return }
    guard let old, undoes || new.attributes.isSuperset(of: old.attributes) else {
      return append(Parameters(style: new))
    }
    let (foreground, background) = (new.foreground, new.background)
    let removed = old.attributes.subtracting(new.attributes)
    var change = Parameters()
    change.removal(of: removed, keeping: new.attributes)
    change.attributes(new.attributes.subtracting(old.attributes))
    let isNewForeground = foreground != old.foreground
    let isNewBackground = background != old.background
    if isNewForeground { change.color(foreground, base: 30) }
    if isNewBackground { change.color(background, base: 40) }
    let onlyAdds =
      removed.isEmpty && !(isNewForeground && foreground == .standard)
      && !(isNewBackground && background == .standard)
    // What only adds is a part of what sets all.
    if onlyAdds { return append(change) }
    let whole = Parameters(style: new)
    append(change.count < whole.count ? change : whole)
  }

  private mutating func append(_ parameters: Parameters) {
    append(0x1B)
    append(UInt8(ascii: "["))
    for index in 0..<parameters.count { append(parameters.digits[index]) }
    append(UInt8(ascii: "m"))
  }
}

private struct Parameters {
  /// Room for every number there can be at once: those that take attributes off, those that set them, and two colours.
  var digits = InlineArray<64, UInt8>(repeating: 0)
  var count = 0

  init() {}

  /// What sets a style whatever the pen was; nothing at all for the plain one, since `CSI m` is enough.
  init(style: Style) {
    if style == .plain { return }
    add(0)
    attributes(style.attributes)
    if style.foreground != .standard { color(style.foreground, base: 30) }
    if style.background != .standard { color(style.background, base: 40) }
  }

  mutating func add(_ number: Int) {
    if count > 0 { add(UInt8(ascii: ";")) }
    if number >= 100 { add(UInt8(ascii: "0") + UInt8(number / 100)) }
    if number >= 10 { add(UInt8(ascii: "0") + UInt8(number / 10 % 10)) }
    add(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func add(_ digit: UInt8) {
    digits[count] = digit
    count += 1
  }

  /// Attributes by their numbers (SGR), in the order of their bits; `offset` is added to each.
  mutating func attributes(_ attributes: Attributes, offset: Int = 0) {
    if attributes.isEmpty { return }
    let numbers: InlineArray<7, Int> = [1, 2, 3, 4, 5, 7, 9]
    for bit in numbers.indices where attributes.rawValue & 1 << UInt8(bit) != 0 {
      add(offset + numbers[bit])
    }
  }

  /// What takes attributes off (SGR 22–25, 27, 29); 22 takes bold and faint together, so that one that stays comes again.
  mutating func removal(of attributes: Attributes, keeping kept: Attributes) {
    let intensities = Attributes.bold.union(.faint)
    if !attributes.isDisjoint(with: intensities) {
      add(22)
      self.attributes(kept.intersection(intensities))
    }
    self.attributes(attributes.subtracting(intensities), offset: 20)
  }

  /// A colour; `base` is 30 for the foreground and 40 for the background.
  mutating func color(_ color: Color, base: Int) {
    switch color {
    case .standard: add(base + 9)
    case .palette(let index) where index < 8: add(base + Int(index))
    case .palette(let index) where index < 16: add(base + 60 + Int(index) - 8)
    case .palette(let index):
      add(base + 8)
      add(5)
      add(Int(index))
    case .rgb(let red, let green, let blue):
      add(base + 8)
      add(2)
      for part in [red, green, blue] { add(Int(part)) }
    }
  }
}

extension Cell {
  /// Whether a pen for another style shows the same: of a blank only the ground is seen, and lines through it.
  func isShown(with pen: Style) -> Bool { isShown(with: pen, as: style) }

  /// The same for a cell whose style was brought down to the colours of the terminal.
  func isShown(with pen: Style, as style: Style) -> Bool {
    if pen == style { return true }
    return byte == UInt8(ascii: " ") && pen.background == style.background
      && pen.attributes.isDisjoint(with: .seenOnBlanks)
      && style.attributes.isDisjoint(with: .seenOnBlanks)
  }
}
