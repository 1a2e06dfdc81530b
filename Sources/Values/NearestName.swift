// "Did you mean": the known name that is nearest to a misspelt one. Distance is counted as Damerau and
// Levenshtein do in its restricted form (optimal string alignment): a letter more, less or another, or
// two neighbours swapped, is one step.

package enum NearestName {
  /// Longer words are not looked up, in bytes; no name comes near them.
  private static let limit = 40

  /// The nearest of `names` to `word`, or the only one that `word` begins; nil if none is near.
  package static func to(_ word: String, among names: [String]) -> String? {
    let wanted = folded(word)
    guard 1...limit ~= wanted.count else { return nil }
    // One slip in three letters still lets a name be recognised; more suggests at random.
    var best = (distance: max(1, wanted.count / 3) + 1, name: String?.none)
    for name in names {
      let distance = distance(wanted, folded(name))
      if distance < best.distance { best = (distance, name) }
    }
    if best.distance <= 1 || wanted.count < 3 { return best.name }
    let longer = names.filter { folded($0).starts(with: wanted) }
    return longer.count == 1 ? longer[0] : best.name
  }

  /// The number of steps from `a` to `b`.
  package static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var steps = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          steps = min(steps, beforeLast[j - 1] + 1)
        }
        row.append(steps)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }

  private static func folded(_ word: String) -> [UInt8] {
    word.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }
}
