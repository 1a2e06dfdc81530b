// The record of one toast, by which the toasts of a terminal know of each other, and its bytes. The head has a fixed length, so
// that others can change it in place by one write: that the toast is replaced, or how many it represents.

import Options
import Screens
import Terminal
import Text

struct QueueEntry: Equatable, Sendable {
  /// What others have decided about it.
  enum Decision: Int, Sendable { case none, replaced, closed, leftOut }

  var name = 0
  /// Its place among toasts of the same urgency: its birth, or the place of the one that it replaces.
  var order = 0
  /// A number that grows with the time of the call; toasts may arrive in another order.
  var birth = 0
  var process = 0
  /// The rank of its urgency, the lowest first; 0 replaces one that was shown.
  var rank = 2
  /// How many toasts it allows to be shown at once.
  var stack = 1
  var count = 1
  var decision = Decision.none
  /// Where it stands: 0 top, 1 centre, 2 bottom.
  var place = 2
  /// Rows between it and the edge where the first toast stands; −1 while it waits.
  var offset = -1
  /// Its height in rows; 0 where it cannot be shown beside others.
  var rows = 0
  var hasDrawn = false
  /// A number for the cells that it covers: equal numbers mean equal cells; 0 where its picture cannot be taken over.
  var cover = 0
  /// The record of the toast that takes over its picture; 0 is none, −1 means that it has done so.
  var successor = 0
  /// How many toasts before it were left out, since too many waited.
  var leftOut = 0
  /// Whether it may be left out itself.
  var mayBeLeftOut = false
  /// Whether its caller waits for how it ends.
  var isWaitedFor = false
  /// Whether it has been shown alone long enough to let one more be shown beside it, whatever their stacks allow.
  var makesRoom = false
  /// Its `--id`; empty for none.
  var id: [UInt8] = []
  /// Equal bytes mean equal toasts.
  var text: [UInt8] = []

  init() {}

  var isShown: Bool { offset >= 0 }
  var waits: Bool { !isShown && decision == .none }

  /// The number of fields in the head, and their width in digits.
  private static let (fields, width) = (17, 17)
}

extension QueueEntry {
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for number in [
      order, process, rank, stack, count, decision.rawValue, place, offset, rows,
      isWaitedFor ? 1 : 0, hasDrawn ? 1 : 0, birth, cover, successor, makesRoom ? 1 : 0,
      leftOut, mayBeLeftOut ? 1 : 0,
    ] {
      let digits = Array(String(number).utf8)
      bytes += [UInt8](repeating: UInt8(ascii: " "), count: max(0, Self.width - digits.count))
      bytes += digits
    }
    return bytes + [10] + id + [10] + text
  }

  /// The toast that a record describes; nil where it is malformed.
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
    (hasDrawn, birth) = (numbers[10] == 1, numbers[11])
    (cover, successor, makesRoom) = (numbers[12], numbers[13], numbers[14] == 1)
    (leftOut, mayBeLeftOut) = (numbers[15], numbers[16] == 1)
    id = Array(bytes[(head + 1)..<end])
    text = Array(bytes[(end + 1)...])
  }
}

extension QueueEntry {
  /// The record of a toast that has just arrived, in `rows` rows; 0 where it cannot be shown together with others.
  init(_ request: BoxRequest, _ message: Message, rows: Int, stack: Int) {
    let settings = request.settings
    rank = settings.urgency.rank
    // By the time at which the process was started, then by its number: one that was called earlier may get to run later.
    let own = RunningProcess.current
    birth =
      Birth(
        tick: own.startTime ?? Int(Clock.now() / .milliseconds(10)), process: own.number
      ).number
    self.stack = stack
    place =
      switch settings.vertical ?? .bottom {
      case .top: 0
      case .center: 1
      case .bottom: 2
      }
    self.rows = rows
    isWaitedFor = request.isWaitingToast
    mayBeLeftOut =
      request.kind == .toast && !isWaitedFor && settings.id == nil && settings.urgency != .critical
    id = settings.id.map { Array($0.utf8) } ?? []
    text = Self.equality(of: message, settings)
  }

  /// Bytes that are the same for toasts that look and do the same; at most 4096 and a hash of all.
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

/// When a toast was called, as one number.
///
/// Ticks are long; of one tick the later process has the higher number, unless the numbers have begun anew in between.
struct Birth {
  let tick, process: Int

  private static let limit = 10_000_000
  /// Processes of one tick are not that many; what seems so is a new beginning.
  private static let farthest = 10_000

  init(tick: Int, process: Int) { (self.tick, self.process) = (tick, process) }
  init(_ number: Int) { (tick, process) = number.quotientAndRemainder(dividingBy: Self.limit) }

  var number: Int { tick * Self.limit + process }

  static func < (one: Birth, other: Birth) -> Bool {
    if one.tick != other.tick { return one.tick < other.tick }
    let distance = other.process - one.process
    return abs(distance) < farthest ? distance > 0 : distance < 0
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
