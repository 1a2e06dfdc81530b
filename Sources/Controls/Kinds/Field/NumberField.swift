// A field for a number: typed, or changed by keys. What is no number, or out of its range, is no answer.

package import Drawing
import Input
package import Text
package import Values

package struct NumberField: Control {
  package private(set) var field: TextField
  package let range: NumberRange
  /// What is said of what is no number, and of one that is out of the range.
  private let malformed: DisplayText
  private let tooSmall: DisplayText
  private let tooLarge: DisplayText

  /// A field that holds `number`; nil for an empty one.
  package init(
    _ number: Int?, in range: NumberRange, malformed: DisplayText, tooSmall: DisplayText,
    tooLarge: DisplayText
  ) {
    self.range = range
    self.malformed = malformed
    self.tooSmall = tooSmall
    self.tooLarge = tooLarge
    let text = number.map(range.decimal.text) ?? ""
    field = TextField(LineEditor(Array(text.utf8), rules: malformed.rules))
  }

  package var takesFocus: Bool { true }
  package var isField: Bool { true }
  package var keepsItsSize: Bool { true }
  package var capture: KeyCapture { field.capture }
  package var hints: [KeyHint] { [.changeUpDown] }

  package func columns(in skin: Skin) -> Extent { field.columns(in: skin) }
  package func rows(forColumns columns: Int, in skin: Skin) -> Extent {
    field.rows(forColumns: columns, in: skin)
  }

  private var number: Int? {
    range.decimal.number(String(decoding: field.editor.value, as: UTF8.self))
  }

  package var answers: [[UInt8]] { number.map { [Array(range.decimal.text($0).utf8)] } ?? [] }

  package var value: Value { number.map(Value.number) ?? .text(field.editor.value) }

  package mutating func set(_ value: Value) -> Problem? {
    switch value {
    case .number(let number): return field.set(.text(Array(range.decimal.text(number).utf8)))
    default: return field.set(value)
    }
  }

  package func parse(_ line: [UInt8]) -> Result<Value, Problem> {
    let bytes = line.isEmpty ? field.editor.value : line
    let number = range.decimal.number(String(decoding: bytes, as: UTF8.self))
    if let problem = problem(with: number) { return .failure(problem) }
    return .success(number.map(Value.number) ?? .none)
  }

  package func question() -> LineQuestion? { field.question() }

  package var problem: Problem? { problem(with: number) }

  private func problem(with number: Int?) -> Problem? {
    guard let number else { return Problem(malformed) }
    if let least = range.least, number < least { return Problem(tooSmall) }
    return range.contains(number) ? nil : Problem(tooLarge)
  }

  /// Steps that a page key goes.
  private static let page = 10

  package mutating func handle(_ event: Event, in place: Place) -> Reaction {
    guard case .input(.key(let key)) = event, place.isFocused else {
      return field.handle(event, in: place)
    }
    switch place.skin.keys.command(for: key, in: .number) {
    case .increase: return move(bySteps: 1)
    case .decrease: return move(bySteps: -1)
    case .increaseByPage: return move(bySteps: Self.page)
    case .decreaseByPage: return move(bySteps: -Self.page)
    default: break
    }
    // What can be no part of a number is a slip of the finger.
    if let typed = key.typed, !isPart(typed) { return .effect(.bell) }
    return field.handle(event, in: place)
  }

  private func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if ("0"..."9").contains(scalar) || scalar == "+" { return true }
    if scalar == "-" { return range.least.map { $0 < 0 } ?? true }
    return (scalar == "." || scalar == ",") && range.decimal.places > 0
  }

  private mutating func move(bySteps count: Int) -> Reaction {
    let start = number ?? range.clamped(0)
    let target = number == nil ? start : range.moved(range.clamped(start), bySteps: count)
    if target == number { return .unchanged }
    _ = set(.number(target))
    return .changed
  }

  package func draw(on canvas: inout Canvas, in place: Place) { field.draw(on: &canvas, in: place) }
}
