// What one toast lets the others of its terminal know, and the bytes that say so. The head has the same length always, so
// that others can change it by one write over it: that it is replaced, or how many it stands for.

package import Options

/// A toast that is seen or waits.
package struct QueueEntry: Sendable {
  /// What others have decided about it.
  package enum Decision: Int, Sendable { case none, replaced, closed }

  /// The name of its record.
  package var name = 0
  /// Its place among those of the same urgency: its birth, or the place of the one that it replaces.
  package var order = 0
  /// A number that is the higher the later it was called: they may come here in another order.
  package var birth = 0
  /// The number of its process.
  package var process = 0
  /// The rank of its urgency, the lowest is the next; 0 comes in place of one that was seen.
  package var rank = 2
  /// How many may be seen at once, as far as it is concerned.
  package var stack = 1
  /// How many equal ones it stands for.
  package var count = 1
  /// What others have decided about it.
  package var decision = Decision.none
  /// Where it stands: 0 top, 1 centre, 2 bottom.
  package var place = 2
  /// Rows between it and the edge where the first one stands; −1 while it waits.
  package var offset = -1
  /// How many rows it takes; 0 where it cannot stand beside others.
  package var rows = 0
  /// Whether its first frame has been sent.
  package var isOpen = false
  /// What it covers on the screen, as a number: whoever has the same covers the same cells; 0 leaves its picture to nobody.
  package var cover = 0
  /// The record of the one that takes over its picture as it stands: 0 is none, −1 has done so.
  package var successor = 0
  /// Whether its caller wants to know what became of it.
  package var isWaitedFor = false
  /// Whether it has stood long enough to let one more be seen beside it, whatever the stack of either.
  package var makesRoom = false
  /// Its `--id`; empty for none.
  package var id: [UInt8] = []
  /// What makes two of them equal.
  package var text: [UInt8] = []

  /// A toast of which nothing is known.
  package init() {}

  /// Whether it is on the screen.
  package var isSeen: Bool { offset >= 0 }

  /// The number of numbers in the head, and their width in digits.
  private static let (fields, width) = (15, 17)
}

extension QueueEntry {
  /// The record.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for number in [
      order, process, rank, stack, count, decision.rawValue, place, offset, rows,
      isWaitedFor ? 1 : 0, isOpen ? 1 : 0, birth, cover, successor, makesRoom ? 1 : 0,
    ] {
      let digits = Array(String(number).utf8)
      bytes += [UInt8](repeating: UInt8(ascii: " "), count: max(0, Self.width - digits.count))
      bytes += digits
    }
    return bytes + [10] + id + [10] + text
  }

  /// The toast that a record is about; nil where it makes no sense.
  package init?(name: Int, bytes: [UInt8]) {
    let head = Self.fields * Self.width
    guard bytes.count > head, bytes[head] == 10,
      let end = bytes[(head + 1)...].firstIndex(of: 10)
    else { return nil }
    var numbers: [Int] = []
    for field in 0..<Self.fields {
      let digits = bytes[field * Self.width..<(field + 1) * Self.width]
        .drop { $0 == UInt8(ascii: " ") }
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
      numbers.append(number)
    }
    guard let decision = Decision(rawValue: numbers[5]), numbers[7] >= -1, numbers[8] >= 0 else {
      return nil
    }
    self.name = name
    (order, process, rank, stack) = (numbers[0], numbers[1], numbers[2], numbers[3])
    (count, self.decision, place) = (numbers[4], decision, numbers[6])
    (offset, rows, isWaitedFor) = (numbers[7], numbers[8], numbers[9] == 1)
    (isOpen, birth) = (numbers[10] == 1, numbers[11])
    (cover, successor, makesRoom) = (numbers[12], numbers[13], numbers[14] == 1)
    id = Array(bytes[(head + 1)..<end])
    text = Array(bytes[(end + 1)...])
  }
}

extension Urgency {
  /// The rank among those that wait, 1–3.
  package var rank: Int {
    switch self {
    case .critical: 1
    case .normal: 2
    case .low: 3
    }
  }
}
