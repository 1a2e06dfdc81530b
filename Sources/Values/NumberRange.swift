// Numbers with a fixed count of decimal places, kept as whole numbers of their last place: 1.50 with two places is 150.

/// How numbers are written and read.
package struct Decimal: Equatable, Sendable {
  /// Digits behind the point, 0–9.
  package let places: Int

  package init(places: Int) { self.places = max(0, min(places, 9)) }

  package var one: Int { (0..<places).reduce(1) { unit, _ in unit * 10 } }

  package func text(_ number: Int) -> String {
    let digits = String(number.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let whole = padded.dropLast(places)
    let sign = number < 0 ? "-" : ""
    return places == 0 ? sign + whole : "\(sign)\(whole).\(padded.suffix(places))"
  }

  /// The number that digits mean, with a point or a comma; nil for anything else, and where it has more places or digits
  /// than can be kept.
  package func number(_ text: some StringProtocol) -> Int? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard let first = parts.first, parts.count <= 2 else { return nil }
    let isNegative = first.hasPrefix("-")
    let whole = isNegative || first.hasPrefix("+") ? first.dropFirst() : first[...]
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    let digits = whole + fraction
    guard !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), fraction.count <= places
    else { return nil }
    let missing = String(repeating: "0", count: places - fraction.count)
    return Int((isNegative ? "-" : "") + digits + missing)
  }
}

package struct NumberRange: Equatable, Sendable {
  /// The ends; nil for none.
  package var least: Int?
  package var most: Int?
  /// By how much a key changes a number, 1 or more.
  package var step: Int
  package var decimal: Decimal

  package init(least: Int? = nil, most: Int? = nil, step: Int? = nil, places: Int = 0) {
    self.least = least
    self.most = most
    decimal = Decimal(places: places)
    self.step = max(1, step ?? decimal.one)
  }

  package func contains(_ number: Int) -> Bool {
    number >= least ?? number && number <= most ?? number
  }

  /// The nearest number that can be chosen.
  package func clamped(_ number: Int) -> Int {
    max(least ?? number, min(number, most ?? number))
  }

  /// A number changed by so many steps, as far as that goes.
  package func moved(_ number: Int, bySteps count: Int) -> Int {
    let (change, overflows) = step.multipliedReportingOverflow(by: count)
    let (sum, isTooFar) = number.addingReportingOverflow(change)
    return overflows || isTooFar ? number : clamped(sum)
  }

  /// Which numbers can be chosen, in words: `from 1 to 9`, `at least 1`, `a number`.
  package var words: String {
    switch (least.map(decimal.text), most.map(decimal.text)) {
    case (let least?, let most?): "from \(least) to \(most)"
    case (let least?, nil): "at least \(least)"
    case (nil, let most?): "at most \(most)"
    case (nil, nil): "a number"
    }
  }
}
