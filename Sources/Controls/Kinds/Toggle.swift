// Something that is on or off: a box to tick with its label beside it, or a switch.

package import Drawing
package import Input
package import Text
import Values

package struct Toggle: KeyAndMouseControl {
  package enum Shape: Equatable, Sendable {
    case box
    /// A track with the words for on and off behind it.
    case track(on: DisplayText, off: DisplayText)
  }

  package let shape: Shape
  /// What stands beside a box; empty for a switch, whose label stands elsewhere.
  package let label: DisplayText
  package private(set) var isOn: Bool
  package var takesFocus: Bool { true }

  package init(_ label: DisplayText, as shape: Shape, isOn: Bool = false) {
    self.label = label
    self.shape = shape
    self.isOn = isOn
  }

  package func columns(in skin: Skin) -> Extent {
    let words =
      switch shape {
      case .box: label.columns
      case .track(let on, let off): max(on.columns, off.columns)
      }
    return Extent(Self.signColumns, Self.signColumns + (words > 0 ? 1 + words : 0))
  }

  package func rows(forColumns columns: Int, in skin: Skin) -> Extent { Extent(1) }

  package var hints: [KeyHint] { [.tick] }
  package var value: Value { .flag(isOn) }
  package var answers: [[UInt8]] { [Array(String(isOn).utf8)] }

  package mutating func set(_ value: Value) -> Problem? {
    guard case .flag(let isOn) = value else { return Problem() }
    self.isOn = isOn
    return nil
  }

  private static let words: [(isOn: Bool, words: [String])] = [
    (true, ["y", "yes", "on", "true", "1"]), (false, ["n", "no", "off", "false", "0"]),
  ]

  package func parse(_ line: [UInt8]) -> Result<Value, Problem> {
    if line.isEmpty { return .success(value) }
    let word = String(decoding: line, as: UTF8.self).lowercased().filter { !$0.isWhitespace }
    let own: [(isOn: Bool, words: [String])] =
      if case .track(let on, let off) = shape {
        [(true, [on.visible.lowercased()]), (false, [off.visible.lowercased()])]
      } else { [] }
    for (isOn, words) in Self.words + own where words.contains(word) {
      return .success(.flag(isOn))
    }
    return .failure(Problem(lines: ["  y or n"]))
  }

  package func question() -> LineQuestion? {
    LineQuestion(label: label.visible, preset: isOn ? "[Y/n]" : "[y/N]")
  }

  package mutating func handle(_ key: Key, in place: Place) -> Reaction {
    guard place.isFocused else { return .ignored }
    switch place.skin.keys.command(for: key, in: .toggle) {
    case .toggle: return turn(!isOn)
    case .increase where shape != .box: return turn(true)
    case .decrease where shape != .box: return turn(false)
    default: return .ignored
    }
  }

  private mutating func turn(_ isOn: Bool) -> Reaction {
    if self.isOn == isOn { return .unchanged }
    self.isOn = isOn
    return .changed
  }

  package mutating func handle(_ mouse: Mouse, in place: Place) -> Reaction {
    let point = Point(column: mouse.column, row: mouse.row)
    guard mouse.kind == .press, mouse.button == .left, place.area.contains(point) else {
      return .ignored
    }
    return turn(!isOn)
  }

  static let signColumns = 3

  package func draw(on canvas: inout Canvas, in place: Place) {
    let (skin, area) = (place.skin, place.area)
    let style =
      !place.isEnabled
      ? skin.styles.rowDisabled : place.isFocused ? skin.styles.title : skin.styles.text
    let (sign, words): (String, DisplayText) =
      switch shape {
      case .box: (isOn ? skin.symbols.tickOn : skin.symbols.tickOff, label)
      case .track(let on, let off):
        isOn ? (skin.symbols.switchOn, on) : (skin.symbols.switchOff, off)
      }
    canvas.put(sign, at: area.origin, style, within: area)
    canvas.put(
      words.truncated(to: max(0, area.size.columns - Self.signColumns - 1)),
      at: Point(column: area.origin.column + Self.signColumns + 1, row: area.origin.row), style,
      within: area)
    guard place.isFocused else { return }
    let column = area.origin.column + (shape == .box ? 1 : isOn ? Self.signColumns - 1 : 0)
    canvas.cursor = Point(column: min(column, area.columns.upperBound - 1), row: area.origin.row)
    canvas.showsCursor = false
  }
}
