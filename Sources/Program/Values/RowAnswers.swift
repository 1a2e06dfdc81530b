// Which rows an answer means that was not given in a drawn box: prepared ahead, taken by default, or the only one there
// is. It is checked as if it had been given by hand.

package import Options
import Terminal
import Text
import Values
package import Screens

extension RowTable {
  /// The values of the rows that prepared answers name.
  ///
  /// - Parameters:
  ///   - answers: values, one or more; of a list of which one is chosen the last counts.
  ///   - place: where they were prepared, for complaints.
  ///   - settings: how many may be chosen.
  /// - Returns: the values in the order of the rows, each row once.
  /// - Throws: an answer that no row has, or that is not the right number of rows.
  package func values(
    of answers: [[UInt8]], from place: String, _ settings: RowSettings
  ) throws(Failure) -> [[UInt8]] {
    if !settings.isMultiple { return [try value(answers.last ?? [], from: place)] }
    // Nothing ticked is prepared as an empty answer.
    let wanted = answers == [[]] && row(of: []) == nil ? [] : answers
    let index = ValueIndex(wanted)
    var chosen: [Int] = []
    var isFound = Array(repeating: false, count: index.count)
    for row in 0..<rows.count {
      guard let found = index.place(of: rows.value(row)), !isFound[found], canTake(row) else {
        continue
      }
      isFound[found] = true
      chosen.append(row)
    }
    let missing = wanted.first { answer in index.place(of: answer[...]).map { !isFound[$0] } ?? true
    }
    if let missing { throw Self.unknown(missing, from: place) }
    if let reason = settings.fault(inCount: chosen.count) {
      throw Failure("\(place): \(reason)", status: ExitCode.badData)
    }
    return chosen.map { Array(rows.value($0)) }
  }

  /// The values that are chosen at first; nil where they are no answer.
  package func defaultValues(_ settings: RowSettings) -> [[UInt8]]? {
    if settings.isMultiple {
      let ticked = (0..<rows.count).filter { rows.traits($0).contains(.isOn) }
      return settings.fault(inCount: ticked.count) == nil
        ? ticked.map { Array(rows.value($0)) } : nil
    }
    let row = rows.count > current && canTake(current) ? current : firstTakeable
    return row.map { [Array(rows.value($0))] }
  }

  /// The first row with this value that can be taken.
  private func row(of value: [UInt8]) -> Int? {
    (0..<rows.count).first { rows.value($0).elementsEqual(value) && canTake($0) }
  }

  private func value(_ value: [UInt8], from place: String) throws(Failure) -> [UInt8] {
    guard row(of: value) != nil else { throw Self.unknown(value, from: place) }
    return value
  }

  private static func unknown(_ value: [UInt8], from place: String) -> Failure {
    let shown = DisplayText(sanitizing: value, lines: .single, rules: TextRules()).visible
    return Failure("\(place): no row has the value '\(shown)'", status: ExitCode.badData)
  }
}

/// Values in order, so that each of many rows finds its own without looking at all of them.
package struct ValueIndex {
  /// Each value once.
  private let values: [[UInt8]]

  /// An index of values in any order.
  package init(_ values: [[UInt8]]) {
    var sorted: [[UInt8]] = []
    for value in values.sorted(by: { $0.lexicographicallyPrecedes($1) }) where sorted.last != value
    {
      sorted.append(value)
    }
    self.values = sorted
  }

  /// How many different values there are.
  package var count: Int { values.count }

  /// The place of a value among them; nil for another value.
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
  /// What is wrong with so many chosen rows; nil if nothing is.
  func fault(inCount count: Int) -> String? {
    if count < minPicks { return "at least \(minPicks) rows are to be chosen, not \(count)" }
    if let maxPicks, count > maxPicks {
      return "at most \(maxPicks) rows are to be chosen, not \(count)"
    }
    return nil
  }
}
