// Which rows an answer means that no person gave: prepared ahead, or taken by default. It is checked as if it had been given
// by hand.

package import Options
import Text
import Values
package import Screens

extension RowTable {
  /// The values that prepared answers name, in the order of the rows; `place` is where they were prepared.
  ///
  /// Where one row is chosen, the last answer counts. Fails for an answer that no row has, and for the wrong number of them.
  package func values(
    of answers: [[UInt8]], from place: String, _ settings: RowSettings
  ) throws(Failure) -> [[UInt8]] {
    func isThere(_ value: [UInt8]) -> Bool {
      (0..<rows.count).contains { rows.value($0).elementsEqual(value) && canTake($0) }
    }
    func complaint(_ reason: String) -> Failure {
      Failure("\(place)\(reason)", status: ExitCode.badData)
    }
    func unknown(_ value: [UInt8]) -> Failure {
      complaint(" '\(value.inComplaint)': no row has this value; the values are \(someValues)")
    }
    guard settings.isMultiple else {
      let answer = answers.last ?? []
      guard isThere(answer) else { throw unknown(answer) }
      return [answer]
    }
    // Nothing ticked is prepared as an empty answer.
    let wanted = ValueIndex(answers == [[]] && !isThere([]) ? [] : answers)
    var isFound = Array(repeating: false, count: wanted.values.count)
    var chosen: [[UInt8]] = []
    for row in 0..<rows.count {
      guard let place = wanted.place(of: rows.value(row)), !isFound[place], canTake(row) else {
        continue
      }
      isFound[place] = true
      chosen.append(Array(rows.value(row)))
    }
    let missing = answers.first { wanted.place(of: $0[...]).map { !isFound[$0] } ?? false }
    if let missing { throw unknown(missing) }
    if let reason = settings.fault(inCount: chosen.count) { throw complaint(": \(reason)") }
    return chosen
  }

  /// The first values that can be taken, for complaints.
  private var someValues: String {
    let takeable = (0..<rows.count).lazy.filter(canTake)
    let some = takeable.prefix(5).map { row in
      let value = DisplayText(
        sanitizing: Array(rows.value(row)), lines: .quoted, rules: TextRules())
      return "'\(value.truncated(to: 40).visible)'"
    }
    let others = rows.takeableCount - some.count
    return some.joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
  }

  /// The values that are chosen at first; nil where they are no answer.
  package func defaultValues(_ settings: RowSettings) -> [[UInt8]]? {
    if settings.isMultiple {
      return settings.fault(inCount: ticked.count) == nil
        ? ticked.map { Array(rows.value($0)) } : nil
    }
    let row = rows.count > current && canTake(current) ? current : firstTakeable
    return row.map { [Array(rows.value($0))] }
  }

  var ticked: [Int] { (0..<rows.count).filter { rows.traits($0).contains(.isOn) } }
}

/// Values in order: of a million rows each finds its own by a few comparisons, faster than by hashing.
package struct ValueIndex {
  package let values: [[UInt8]]

  package init(_ values: [[UInt8]]) {
    var sorted: [[UInt8]] = []
    for value in values.sorted(by: { $0.lexicographicallyPrecedes($1) }) where sorted.last != value
    {
      sorted.append(value)
    }
    self.values = sorted
  }

  package func place(of value: ArraySlice<UInt8>) -> Int? {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle].lexicographicallyPrecedes(value) { low = middle + 1 } else { high = middle }
    }
    return low < values.count && values[low].elementsEqual(value) ? low : nil
  }
}

extension RowSettings {
  /// Why no choice among all of `rows` is an answer; nil where one is.
  func shortage(of rows: ListItems) -> String? {
    let count = rows.takeableCount
    if rows.count == 0 { return "there are no rows to choose among" }
    if count == 0 { return "none of the rows can be taken" }
    return count < minPicks
      ? "fewer rows can be taken than --min-picks \(minPicks) asks for: \(count)" : nil
  }

  func fault(inCount count: Int) -> String? {
    if count < minPicks { return "at least \(minPicks) must be chosen, not \(count)" }
    if let maxPicks, count > maxPicks {
      return "at most \(maxPicks) must be chosen, not \(count)"
    }
    return nil
  }
}
