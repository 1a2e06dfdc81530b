// Which rows an answer means that was not given in a drawn box: prepared ahead, taken by default, or the only one there
// is. It is checked as if it had been given by hand.

package import Options
import Terminal
import Text

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
    var chosen: [Int] = []
    for answer in wanted {
      guard let row = row(of: answer) else { throw Self.unknown(answer, from: place) }
      if !chosen.contains(row) { chosen.append(row) }
    }
    if let reason = settings.fault(inCount: chosen.count) {
      throw Failure("\(place): \(reason)", status: ExitCode.badData)
    }
    return chosen.sorted().map { Array(rows.value($0)) }
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

extension RowSettings {
  /// What is wrong with so many chosen rows; nil if nothing is.
  func fault(inCount count: Int) -> String? {
    if count < leastPicks { return "at least \(leastPicks) rows are to be chosen, not \(count)" }
    if let mostPicks, count > mostPicks {
      return "at most \(mostPicks) rows are to be chosen, not \(count)"
    }
    return nil
  }
}
