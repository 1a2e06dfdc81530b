// Options about numbers.

import Values

extension OwnGrammar {
  static let numberRows: [Option] = [
    Option("min", .text("N"), boxes: .numbers, "Take no number below N") { $0.numbers.least = $1 },
    Option("max", .text("N"), boxes: .numbers, "Take no number above N") { $0.numbers.most = $1 },
    Option("step", .text("N"), boxes: .numbers, "Change the number by N with each key") {
      $0.numbers.step = $1
    },
    Option(
      "decimals", .text("N"), boxes: .numbers, "Have N decimals, 0 to 9",
      "Without it numbers are whole ones."
    ) { (builder, value) throws(UsageError) in
      let places = try value.count(from: 0)
      guard places <= 9 else { throw value.error("at most 9 decimals can be kept") }
      builder.numbers.places = places
    },
  ]
}

struct NumberOptions {
  var least: OptionValue?
  var most: OptionValue?
  var step: OptionValue?
  var places = 0
}

extension SettingsBuilder {
  /// Reads the numbers of a line; with `hasEnds` one that nothing is said about is between 0 and 100.
  mutating func settleNumbers(hasEnds: Bool) throws(UsageError) {
    var range = NumberRange(places: numbers.places)
    let one = range.decimal.one
    range.least = try numbers.least?.number(range.decimal) ?? (hasEnds ? 0 : nil)
    range.most = try numbers.most?.number(range.decimal) ?? (hasEnds ? 100 * one : nil)
    if let least = range.least, let most = range.most, least > most {
      throw UsageError(
        "--min \(range.decimal.text(least)) is more than --max \(range.decimal.text(most))")
    }
    if let value = numbers.step {
      range.step = try value.number(range.decimal)
      guard range.step > 0 else { throw value.error("it must be more than 0") }
    }
    settings.number.range = range
    if settings.entry.value.isEmpty { return }
    let start = OptionValue(option: "--value", bytes: settings.entry.value)
    let number = try start.number(range.decimal)
    guard range.contains(number) else { throw start.error("it must be \(range.words)") }
    settings.number.start = number
  }
}

extension OptionValue {
  func number(_ decimal: Decimal) throws(UsageError) -> Int {
    guard let number = decimal.number(text) else {
      throw error(
        decimal.places == 0
          ? "it must be a whole number"
          : "it must be a number with at most \(decimal.places) decimals")
    }
    return number
  }
}
