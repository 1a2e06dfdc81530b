// Which rows an answer means that no person gave: prepared ahead, or taken by default. It is checked as if it had been given
// by hand.

package import Options
import Values

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
    func isThere(_ value: [UInt8]) -> Bool {
      (0..<rows.count).contains { rows.value($0).elementsEqual(value) && canTake($0) }
    }
    func complaint(_ reason: String) -> Failure {
      Failure("\(place): \(reason)", status: ExitCode.badData)
    }
    func unknown(_ value: [UInt8]) -> Failure {
      complaint("no row has the value '\(value.inComplaint)'")
    }
    guard settings.isMultiple else {
      let answer = answers.last ?? []
      guard isThere(answer) else { throw unknown(answer) }
      return [answer]
    }
    // Nothing ticked is prepared as an empty answer.
    var wanted = Set(answers == [[]] && !isThere([]) ? [] : answers.map { $0[...] })
    var chosen: [[UInt8]] = []
    for row in 0..<rows.count where canTake(row) && wanted.remove(rows.value(row)) != nil {
      chosen.append(Array(rows.value(row)))
    }
    if let missing = answers.first(where: { wanted.contains($0[...]) }) { throw unknown(missing) }
    if let reason = settings.fault(inCount: chosen.count) { throw complaint(reason) }
    return chosen
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

  /// The rows that are ticked at first.
  var ticked: [Int] { (0..<rows.count).filter { rows.traits($0).contains(.isOn) } }
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
