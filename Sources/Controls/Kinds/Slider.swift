// A slider: a number that is set by moving along a bar. In dialog's look each of its digits can have the focus, too.

package import Drawing
package import Input
package import Text
package import Values

package struct Slider: KeyAndMouseControl {
  package let range: NumberRange
  package private(set) var number: Int
  private(set) var digit = 0
  package var takesFocus: Bool { true }
  package var keepsItsSize: Bool { true }
  package var hearsKeysOfButtons: Bool { true }

  private let malformed: DisplayText

  /// A slider over a range that has both ends; the number is moved to the nearest one in it.
  package init(_ number: Int, in range: NumberRange, rules: TextRules) {
    self.range = range
    self.number = range.clamped(number)
    malformed = DisplayText("A number \(range.words).", rules: rules)
  }

  package var least: Int { range.least ?? 0 }
  /// How many numbers there are, 1 or more.
  package var count: Int {
    let (length, overflows) = (range.most ?? 0).subtractingReportingOverflow(least)
    return overflows ? .max : max(0, length) + (length == .max ? 0 : 1)
  }
  /// How far the number is from the least one, as far as that can be counted.
  package var offset: Int {
    let (offset, overflows) = number.subtractingReportingOverflow(least)
    return overflows ? .max : offset
  }
  /// Cells of the longest number.
  package var digits: Int {
    max(range.decimal.text(least).utf8.count, range.decimal.text(range.most ?? 0).utf8.count)
  }
  package var text: String { range.decimal.text(number) }

  package func columns(in skin: Skin) -> Extent { Extent(1, digits) }
  package func rows(forColumns columns: Int, in skin: Skin) -> Extent { skin.geometry.sliderRows }

  package var hints: [KeyHint] { [.changeLeftRight] }
  package var value: Value { .number(number) }
  package var answers: [[UInt8]] { [Array(text.utf8)] }

  package mutating func set(_ value: Value) -> Problem? {
    guard case .number(let number) = value, range.contains(number) else { return Problem() }
    self.number = number
    return nil
  }

  package func parse(_ line: [UInt8]) -> Result<Value, Problem> {
    if line.isEmpty { return .success(value) }
    guard let number = range.decimal.number(String(decoding: line, as: UTF8.self)),
      range.contains(number)
    else { return .failure(Problem(malformed)) }
    return .success(.number(number))
  }

  package func question() -> LineQuestion? { LineQuestion(preset: "[\(text)]") }

  package mutating func enter(_ direction: FocusDirection) {
    digit = direction == .next ? 0 : digits - 1
  }

  package mutating func handle(_ key: Key, in place: Place) -> Reaction {
    let hasDigits = place.skin.habits.slidersHaveDigits
    guard place.isFocused || place.skin.habits.listGoesFirst else { return .ignored }
    let page = place.skin.geometry.sliderLayout(of: self, in: place).page
    switch place.skin.keys.command(for: key, in: .slider) {
    case .increase: return move(by: weight(in: place))
    case .decrease: return move(by: -weight(in: place))
    case .increaseByPage: return move(by: page)
    case .decreaseByPage: return move(by: -page)
    case .first: return move(to: least)
    case .last: return move(to: range.most ?? number)
    case .focusNext where place.isFocused: return moveDigit(by: 1, .next)
    case .focusPrevious where place.isFocused: return moveDigit(by: -1, .previous)
    default: break
    }
    guard hasDigits, place.isFocused, let typed = key.typed, ("0"..."9").contains(typed) else {
      return .ignored
    }
    return replaceDigit(with: typed)
  }

  /// What one step of a key is: the place of the focused digit, or the step of the range.
  private func weight(in place: Place) -> Int {
    guard place.skin.habits.slidersHaveDigits, place.isFocused else { return range.step }
    return (digit..<max(digit, digits - 1)).reduce(1) { weight, _ in
      let (next, overflows) = weight.multipliedReportingOverflow(by: 10)
      return overflows ? weight : next
    }
  }

  private mutating func move(by change: Int) -> Reaction {
    let (sum, overflows) = number.addingReportingOverflow(change)
    return overflows ? .unchanged : move(to: sum)
  }

  private mutating func move(to target: Int) -> Reaction {
    let target = range.clamped(target)
    if target == number { return .unchanged }
    number = target
    return .changed
  }

  private mutating func moveDigit(by step: Int, _ direction: FocusDirection) -> Reaction {
    guard (0..<digits).contains(digit + step) else { return .focus(direction) }
    digit += step
    return .changed
  }

  private mutating func replaceDigit(with typed: Unicode.Scalar) -> Reaction {
    var text = Array(String(repeating: " ", count: max(0, digits - self.text.count)) + self.text)
    guard text.indices.contains(digit) else { return .unchanged }
    text[digit] = Character(typed)
    let written = String(text.map { $0 == " " ? "0" : $0 })
    guard let target = range.decimal.number(written), range.contains(target) else {
      return .effect(.bell)
    }
    return move(to: target)
  }

  package mutating func handle(_ mouse: Mouse, in place: Place) -> Reaction {
    let layout = place.skin.geometry.sliderLayout(of: self, in: place)
    let point = Point(column: mouse.column, row: mouse.row)
    guard mouse.kind == .press, mouse.button == .left, layout.bar.contains(point) else {
      return .ignored
    }
    let cell = point.column - layout.bar.origin.column
    let share = Double(cell) / Double(max(1, layout.bar.size.columns - 1))
    let distance = (share * Double(count - 1)).rounded()
    // The largest numbers are rounded up to what no whole number can hold.
    _ = move(to: distance < Double(Int.max) ? least &+ Int(distance) : range.most ?? number)
    return .changed
  }

  package func draw(on canvas: inout Canvas, in place: Place) {
    let (skin, layout) = (place.skin, place.skin.geometry.sliderLayout(of: self, in: place))
    if let box = layout.box {
      canvas.drawBorder(in: box, skin.symbols.border, skin.styles.border, skin.styles.borderShade)
    }
    let filled = Rect(
      layout.bar.origin, Size(columns: layout.filled, rows: layout.bar.size.rows)
    ).intersection(layout.bar)
    canvas.fill(layout.bar, with: skin.symbols.barEmpty, skin.styles.meter)
    canvas.fill(filled, with: skin.symbols.barFull, skin.styles.meterFilled)
    let text = String(repeating: " ", count: max(0, digits - text.utf8.count)) + text
    let isInside = layout.bar.contains(layout.number)
    let style = place.isFocused && !isInside ? skin.styles.title : skin.styles.text
    for (offset, sign) in text.unicodeScalars.enumerated() where sign != " " {
      let point = Point(column: layout.number.column + offset, row: layout.number.row)
      canvas.put(String(sign), at: point, isInside ? canvas.style(at: point) : style)
    }
    guard place.isFocused else { return }
    canvas.cursor = Point(
      column: layout.number.column + (skin.habits.slidersHaveDigits ? digit : 0),
      row: layout.number.row)
    canvas.showsCursor = skin.habits.slidersHaveDigits
  }
}

package struct SliderLayout: Equatable, Sendable {
  /// The edge around the bar; nil for none.
  package var box: Rect?
  package var bar: Rect
  /// The cells of the bar that are filled.
  package var filled: Int
  /// Where the number begins, which has the cells of the longest one.
  package var number: Point
  /// By how much a page changes the number.
  package var page: Int
}

extension Canvas {
  /// The style of a cell; a plain one outside.
  fileprivate func style(at point: Point) -> Style {
    bounds.contains(point) ? self[point].style : .plain
  }
}
