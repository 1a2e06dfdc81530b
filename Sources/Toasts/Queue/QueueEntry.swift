// What one toast lets the others of its terminal know, and the bytes that say so. The head has the same length always, so
// that others can change it by one write over it: that it is replaced, or how many it stands for.

import Options
import Screens
import Terminal
import Text

/// A toast that is seen or waits.
struct QueueEntry: Sendable {
  /// What others have decided about it.
  enum Decision: Int, Sendable { case none, replaced, closed }

  /// The name of its record.
  var name = 0
  /// Its place among those of the same urgency: its birth, or the place of the one that it replaces.
  var order = 0
  /// A number that is the higher the later it was called: they may come here in another order.
  var birth = 0
  /// The number of its process.
  var process = 0
  /// The rank of its urgency, the lowest is the next; 0 comes in place of one that was seen.
  var rank = 2
  /// How many may be seen at once, as far as it is concerned.
  var stack = 1
  /// How many equal ones it stands for.
  var count = 1
  /// What others have decided about it.
  var decision = Decision.none
  /// Where it stands: 0 top, 1 centre, 2 bottom.
  var place = 2
  /// Rows between it and the edge where the first one stands; −1 while it waits.
  var offset = -1
  /// How many rows it takes; 0 where it cannot stand beside others.
  var rows = 0
  /// Whether its first frame has been sent.
  var isOpen = false
  /// What it covers on the screen, as a number: whoever has the same covers the same cells; 0 leaves its picture to nobody.
  var cover = 0
  /// The record of the one that takes over its picture as it stands: 0 is none, −1 has done so.
  var successor = 0
  /// Whether its caller wants to know what became of it.
  var isWaitedFor = false
  /// Whether it has stood long enough to let one more be seen beside it, whatever the stack of either.
  var makesRoom = false
  /// Its `--id`; empty for none.
  var id: [UInt8] = []
  /// What makes two of them equal.
  var text: [UInt8] = []

  /// A toast of which nothing is known.
  init() {}

  /// Whether it is on the screen.
  var isSeen: Bool { offset >= 0 }

  /// The number of numbers in the head, and their width in digits.
  private static let (fields, width) = (15, 17)
}

extension QueueEntry {
  /// The record.
  var bytes: [UInt8] {
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
  init?(name: Int, bytes: [UInt8]) {
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

extension QueueEntry {
  /// What the others of the terminal are told about a toast.
  ///
  /// `rows` is how high it is; 0 where it cannot be seen together with others.
  init(_ request: BoxRequest, _ message: Message, rows: Int, stack: Int) {
    let settings = request.settings
    rank = settings.urgency.rank
    // The higher the later a process was started, and of those of one moment by their numbers: whoever was called earlier may
    // come to run later.
    let own = RunningProcess.current
    birth = (own.startTime ?? Int(Clock.now() / .milliseconds(10))) * 10_000_000 + own.number
    self.stack = stack
    place =
      switch settings.vertical ?? .bottom {
      case .top: 0
      case .center: 1
      case .bottom: 2
      }
    self.rows = rows
    isWaitedFor = request.isWaitingToast
    id = settings.id.map { Array($0.utf8) } ?? []
    text = Self.equality(of: message, settings)
  }

  /// All that is seen and done, as bytes that are the same for equal toasts; at most 4096 and a hash of all.
  private static func equality(of message: Message, _ settings: Settings) -> [UInt8] {
    let toast = settings.toast
    let extras = "\(toast.percent ?? -1) \(toast.hasCountdown) \(toast.notifies) \(toast.rings)"
    var bytes: [UInt8] = []
    for part in [settings.severity.rawValue, extras, message.title.string, message.text.string] {
      bytes += Array(part.utf8) + [0]
    }
    bytes += toast.icon ?? [0]
    if bytes.count <= 4096 { return bytes }
    var print = Fingerprint()
    print.add(bytes)
    return Array(bytes.prefix(4096)) + Array(String(print.hash, radix: 16).utf8)
  }
}

extension Urgency {
  /// The rank among those that wait, 1–3.
  var rank: Int {
    switch self {
    case .critical: 1
    case .normal: 2
    case .low: 3
    }
  }
}
