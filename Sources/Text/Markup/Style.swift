// Colours and attributes that a stretch of text can carry. They live beside the text because markup
// (colour sequences in a message) produces them; Drawing turns them into bytes for a terminal.

package enum Color: Equatable, Sendable {
  /// The terminal's own foreground or background; inside a message, the colour of the part around it.
  case standard
  /// An entry of the 256-colour palette; 0–7 normal, 8–15 bright, 16–231 cube, 232–255 grey.
  case palette(UInt8)
  /// Red, green and blue, 0–255 each.
  case rgb(UInt8, UInt8, UInt8)

  /// The colour in 26 bits: two that tell the kind, and 24 for the rest.
  fileprivate var packed: UInt64 {
    switch self {
    case .standard: 0
    case .palette(let index): 1 << 24 | UInt64(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    }
  }

  fileprivate init(packed: UInt64) {
    switch packed >> 24 {
    case 0: self = .standard
    case 1: self = .palette(UInt8(truncatingIfNeeded: packed))
    default:
      self = .rgb(
        UInt8(truncatingIfNeeded: packed >> 16), UInt8(truncatingIfNeeded: packed >> 8),
        UInt8(truncatingIfNeeded: packed))
    }
  }
}

/// What else can be said about a character (ECMA-48 SGR 1–5, 7, 9).
package struct Attributes: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// SGR 1; some terminals brighten the colour instead.
  package static let bold = Attributes(rawValue: 1)
  package static let faint = Attributes(rawValue: 2)
  package static let italic = Attributes(rawValue: 4)
  package static let underline = Attributes(rawValue: 8)
  package static let blink = Attributes(rawValue: 16)
  /// SGR 7: foreground and background change places.
  package static let reverse = Attributes(rawValue: 32)
  package static let strikethrough = Attributes(rawValue: 64)

  /// Those that are seen also where there is no character: underline, blink, reverse and strikethrough.
  package static let seenOnBlanks = Attributes(rawValue: 8 | 16 | 32 | 64)
}

/// Foreground, background and attributes of a cell or of a stretch of text.
///
/// All in one number, since every frame compares the styles of thousands of cells.
package struct Style: Equatable, Sendable {
  /// Attributes in the lowest 8 bits, the background in the next 26, the foreground in those above.
  @usableFromInline var bits: UInt64
  private static let backgroundShift: UInt64 = 8
  private static let foregroundShift: UInt64 = 34
  private static let colorMask: UInt64 = 0x3FF_FFFF

  package init(
    _ foreground: Color = .standard, on background: Color = .standard, _ attributes: Attributes = []
  ) {
    bits =
      foreground.packed << Self.foregroundShift | background.packed << Self.backgroundShift
      | UInt64(attributes.rawValue)
  }

  package var foreground: Color {
    get { Color(packed: bits >> Self.foregroundShift & Self.colorMask) }
    set {
      bits &= ~(Self.colorMask << Self.foregroundShift)
      bits |= newValue.packed << Self.foregroundShift
    }
  }

  package var background: Color {
    get { Color(packed: bits >> Self.backgroundShift & Self.colorMask) }
    set {
      bits &= ~(Self.colorMask << Self.backgroundShift)
      bits |= newValue.packed << Self.backgroundShift
    }
  }

  package var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits)) }
    set { bits = bits & ~0xFF | UInt64(newValue.rawValue) }
  }

  package static let plain = Style()

  @inlinable package static func == (one: Style, other: Style) -> Bool { one.bits == other.bits }

  /// This style with what `mark` says laid over it; a `standard` colour in `mark` leaves ours.
  package func overlaid(with mark: Style) -> Style {
    Style(
      mark.foreground == .standard ? foreground : mark.foreground,
      on: mark.background == .standard ? background : mark.background,
      attributes.union(mark.attributes))
  }
}
