// What a control can begin with.

package import Values

extension LayoutElement {
  /// What is wrong with a value for a control, as it goes on behind its name; nil where it can have it.
  package func fault(inValue value: JSONValue) -> String? {
    switch type {
    case .text: return value.faultAsText
    case .number, .slider:
      guard let number = value.number else { return "is a number, and this is \(value.article)" }
      guard let whole = range.decimal.number(number.text) else {
        return "has at most \(range.decimal.places) decimals, and this is \(number.text)"
      }
      return range.contains(whole) ? nil : "is \(range.words), and this is \(number.text)"
    case .progress:
      guard let number = value.number, (0...100).contains(number.double) else {
        return "is a number from 0 to 100, and this is \(value.number?.text ?? value.article)"
      }
      return nil
    case .checkbox, .toggle, .spinner:
      return value.bool == nil ? "is true or false, and this is \(value.article)" : nil
    case .radio, .select:
      guard let text = value.string else { return "is a string, and this is \(value.article)" }
      return fault(inRow: text)
    case .list:
      guard let values = value.array, values.allSatisfy({ $0.string != nil }) else {
        return "is an array of strings, and this is \(value.article)"
      }
      return values.lazy.compactMap { $0.string.flatMap(fault) }.first
    default: return "cannot be given"
    }
  }

  private func fault(inRow value: String) -> String? {
    guard let row = rows.first(where: { $0.value == value }) else {
      return "is the value of a row, and \(value.quotedForJSON) is none"
        + (NearestName.to(value, among: rows.map(\.value)).map {
          "; did you mean \($0.quotedForJSON)?"
        } ?? "")
    }
    return row.isDisabled
      ? "is the value of a row that can be taken, and \(value.quotedForJSON) cannot" : nil
  }

  /// The numbers that a number or slider takes, with as many decimals as are given anywhere.
  package var range: NumberRange {
    var written = [LayoutProperty.min, .max, .step].compactMap { number($0) }
    if case .any(let value)? = self[.value], let number = value.number { written.append(number) }
    let places = written.map(\.places).max() ?? 0
    var range = NumberRange(places: places)
    range.least =
      number(.min).flatMap { range.decimal.number($0.text) } ?? (type == .slider ? 0 : nil)
    range.most =
      number(.max).flatMap { range.decimal.number($0.text) }
      ?? (type == .slider ? Swift.max(range.least ?? 0, 100 * range.decimal.one) : nil)
    if let step = number(.step).flatMap({ range.decimal.number($0.text) }), step > 0 {
      range.step = step
    }
    return range
  }
}

extension JSONValue {
  /// Why it is no text that can be answered; nil where it is one.
  var faultAsText: String? {
    guard let string else { return "is a string, and this is \(article)" }
    return string.utf8.contains(0) ? "has a NUL, which no variable of a shell can hold" : nil
  }
}

extension JSONNumber {
  /// Digits behind the point, at most 9.
  fileprivate var places: Int {
    guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return 0 }
    return min(9, text.utf8.distance(from: point, to: text.utf8.endIndex) - 1)
  }
}
