// The grammar of control sequences (ECMA-48 section 5.4), apart from what any of them means.

struct ControlSequence {
  /// `<`, `=`, `>` or `?` in front of the parameters, which makes the sequence a private one.
  var marker: UInt8?
  /// The numbers between semicolons, each with those that follow it after colons; a missing number is 0.
  var parameters: [[Int]] = []
  /// The bytes 20–2F before the final one.
  var intermediates: [UInt8] = []
  var final: UInt8

  /// Most parameters that are read; a longer sequence is not understood.
  static let parameterLimit = 16
  /// Greatest value of a parameter; greater ones are taken for it.
  static let valueLimit = 65_535

  /// Reads what follows the introducer; nil if it breaks the grammar or is too long.
  init?(_ bytes: some Collection<UInt8>) {
    var rest = Array(bytes)[...]
    guard let last = rest.popLast(), (0x40...0x7E).contains(last) || last == UInt8(ascii: "$")
    else { return nil }
    final = last
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      marker = first
      rest.removeFirst()
    }
    let numbers = rest.prefix { (0x30...0x3B).contains($0) }
    intermediates = Array(rest[numbers.endIndex...])
    guard intermediates.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
    if numbers.isEmpty { return }
    guard let read = Self.numbers(numbers) else { return nil }
    parameters = read
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [[Int]]? {
    var groups: [[Int]] = [[0]]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ";"):
        guard groups.count < parameterLimit else { return nil }
        groups.append([0])
      case UInt8(ascii: ":"):
        guard groups[groups.count - 1].count < parameterLimit else { return nil }
        groups[groups.count - 1].append(0)
      default:
        let group = groups.count - 1
        let place = groups[group].count - 1
        let value = groups[group][place] * 10 + Int(byte - 0x30)
        groups[group][place] = min(value, valueLimit)
      }
    }
    return groups
  }

  /// The parameter at `index`, or 0 if there is none.
  func value(_ index: Int) -> Int { number(index, 0) }

  /// The number at `place` among the colons of the parameter at `index`, or 0 if there is none.
  func number(_ index: Int, _ place: Int) -> Int {
    guard index < parameters.count, place < parameters[index].count else { return 0 }
    return parameters[index][place]
  }
}
