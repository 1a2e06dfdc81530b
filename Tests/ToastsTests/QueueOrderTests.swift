// The order of the toasts of one terminal, and the records that it is told by.

@testable import Toasts
import Testing

/// A toast that waits, or one that is seen where it has an offset.
private func entry(
  _ name: Int, rank: Int = 2, stack: Int = 1, offset: Int = -1, place: Int = 2, rows: Int = 3,
  id: String = "", text: String = ""
) -> QueueEntry {
  var entry = QueueEntry()
  (entry.name, entry.order, entry.rank, entry.stack) = (name, name, rank, stack)
  (entry.offset, entry.place, entry.rows, entry.hasDrawn) = (offset, place, rows, offset >= 0)
  (entry.id, entry.text) = (Array(id.utf8), Array((text.isEmpty ? "text \(name)" : text).utf8))
  return entry
}

@Test func `a record says what it was made from`() throws {
  var made = entry(7, rank: 0, stack: 12, offset: 9, place: 1, id: "a.b", text: "x\ny\u{1b}")
  (made.process, made.count, made.decision, made.isWaitedFor) = (4_194_304, 3, .closed, true)
  let read = try #require(QueueEntry(name: 7, bytes: made.bytes))
  #expect(read.bytes == made.bytes)
  #expect(read.id == made.id && read.text == made.text && read.process == made.process)
  #expect(read.isShown && read.isWaitedFor && read.decision == .closed && read.count == 3)
}

@Test func `what others change does not change the length of a record`() {
  var changed = entry(1)
  let before = changed.bytes.count
  (changed.decision, changed.count, changed.offset) = (.replaced, 1000, 57)
  #expect(changed.bytes.count == before)
}

@Test(arguments: [
  "", "1", String(repeating: "x", count: 300), String(repeating: " ", count: 121) + "\n",
  String(repeating: " ", count: 121) + "\n\n",
])
func `what is no record is none`(text: String) {
  #expect(QueueEntry(name: 1, bytes: Array(text.utf8)) == nil)
}

/// Two calls, and whether the first is the earlier: by ticks, then by numbers, which may begin anew within a tick.
private let births: [((Int, Int), (Int, Int), Bool)] = [
  ((5, 900), (6, 100), true), ((6, 100), (5, 900), false), ((5, 100), (5, 101), true),
  ((5, 101), (5, 100), false), ((5, 32_760), (5, 310), true), ((5, 310), (5, 32_760), false),
]

@Test(arguments: births)
func `of two calls the earlier is known`(one: (Int, Int), other: (Int, Int), isEarlier: Bool) {
  let numbers = [one, other].map { Birth(tick: $0.0, process: $0.1).number }
  #expect((Birth(numbers[0]) < Birth(numbers[1])) == isEarlier)
}

@Test func `a toast whose process number has begun anew replaces the one before`() {
  var (old, new) = (entry(1, offset: 0, id: "a"), entry(2, id: "a"))
  old.birth = Birth(tick: 5, process: 32_760).number
  new.birth = Birth(tick: 5, process: 310).number
  var order = QueueOrder([old])
  #expect(order.arrive(new) != nil && order.entries[0].decision == .replaced)
}

/// How many ordinary and how many other toasts wait, the names of those left out by one more, and what the next one tells.
private let crowds: [(ordinary: Int, others: Int, leftOut: [Int], told: [Int: Int])] = [
  (99, 0, [], [:]), (100, 0, [1], [2: 1]), (1, 99, [1], [0: 1]), (0, 100, [], [:]),
  (50, 60, [1], [2: 1]),
]

@Test(arguments: crowds.indices)
func `of too many that wait the oldest ordinary one is left out`(index: Int) {
  let crowd = crowds[index]
  let all = (1...crowd.ordinary + crowd.others).map { name in
    var one = entry(name)
    one.mayBeLeftOut = name <= crowd.ordinary
    return one
  }
  var order = QueueOrder(all)
  var new = entry(0)
  (new.birth, new.mayBeLeftOut) = (1000, true)
  let arrived = order.arrive(new)
  let left = order.entries.filter { $0.decision == .leftOut }.map(\.name)
  #expect(left == crowd.leftOut)
  let told = (order.entries + [arrived].compactMap(\.self)).filter { $0.leftOut > 0 }
  #expect(Dictionary(uniqueKeysWithValues: told.map { ($0.name, $0.leftOut) }) == crowd.told)
}

@Test func `what was left out before is counted with those that stood for several`() {
  var all = (1...100).map { name in
    var one = entry(name)
    one.mayBeLeftOut = true
    return one
  }
  (all[0].count, all[0].leftOut) = (3, 7)
  var order = QueueOrder(all)
  _ = order.arrive(entry(0))
  #expect(order.entries[1].leftOut == 10)
}

@Test func `whoever cannot proceed is waited for by nobody, and keeps its rows`() {
  var order = QueueOrder([entry(1, stack: 3, offset: 0), entry(2), entry(3, stack: 3), entry(4)])
  order.entries[0].hasDrawn = false
  #expect(order.step(for: 3, room: 24) == .wait(name: 2))
  order.blocked = [2]
  #expect(order.step(for: 3, room: 24) == .wait(name: 1))
  order.blocked = [1, 2]
  #expect(order.step(for: 3, room: 24) == .show(offset: 3))
  #expect(order.step(for: 3, room: 5) == .show(offset: 0))
}

/// Ranks of those that wait, and the names in the order in which they are to be seen.
private let orders: [([Int], [Int])] = [
  ([2, 2, 2], [0, 1, 2]), ([3, 2, 1], [2, 1, 0]), ([2, 3, 2, 1, 1], [3, 4, 0, 2, 1]),
  ([2, 0, 1], [1, 2, 0]),
]

@Test(arguments: orders)
func `the more urgent is the next, and of equals the earlier`(ranks: [Int], expected: [Int]) {
  var order = QueueOrder(ranks.enumerated().map { entry($0.offset, rank: $0.element) })
  var seen: [Int] = []
  for _ in ranks {
    let now = order
    guard
      let next = now.entries.firstIndex(where: {
        now.step(for: $0.name, room: 24) == .show(offset: 0)
      })
    else { break }
    seen.append(order.entries.remove(at: next).name)
  }
  #expect(seen == expected)
}

@Test func `whoever is not the next waits for the one before`() {
  let order = QueueOrder([entry(1, offset: 0), entry(2), entry(3), entry(4, rank: 1)])
  #expect(order.step(for: 4, room: 24) == .wait(name: 1))
  #expect(order.step(for: 2, room: 24) == .wait(name: 4))
  #expect(order.step(for: 3, room: 24) == .wait(name: 2))
}

/// What is seen (stack, offset), the stack of the next one, the rows of the screen, and where it stands; nil is waiting.
private let stacks: [([(Int, Int)], Int, Int, Int?)] = [
  ([], 1, 24, 0), ([(3, 0)], 3, 24, 3), ([(3, 0), (3, 3)], 3, 24, 6),
  ([(3, 0), (3, 3), (3, 6)], 3, 24, nil),
  ([(1, 0)], 3, 24, nil), ([(3, 0)], 1, 24, nil), ([(3, 0), (2, 3)], 3, 24, nil),
  ([(3, 3)], 3, 24, 0),
  ([(3, 0), (3, 6)], 3, 24, 3), ([(9, 1)], 9, 24, 4), ([(9, 0), (9, 3)], 9, 8, nil),
  ([(9, 0), (9, 3)], 9, 9, 6),
]

@Test(arguments: stacks.indices)
func `several are seen where all allow it and there is room`(index: Int) {
  let (seen, stack, room, expected) = stacks[index]
  let entries = seen.enumerated().map {
    entry($0.offset, stack: $0.element.0, offset: $0.element.1)
  }
  let order = QueueOrder(entries + [entry(9, stack: stack)])
  #expect(order.step(for: 9, room: room) == expected.map { .show(offset: $0) } ?? .wait(name: 0))
}

@Test func `nobody opens before the one that came before has`() {
  var seen = entry(1, stack: 3, offset: 0)
  seen.hasDrawn = false
  #expect(QueueOrder([seen, entry(2, stack: 3)]).step(for: 2, room: 24) == .wait(name: 1))
}

/// One that has stood long; beside it, whether others are seen, who waits for keys, how high the next one is, and where it stands.
private let besides: [(seen: Bool, keys: (Bool, Bool), rows: Int, room: Int, offset: Int?)] = [
  (false, (false, false), 3, 24, 3), (false, (true, false), 3, 24, 3),
  (false, (true, true), 3, 24, nil), (true, (false, false), 3, 24, nil),
  (false, (false, false), 0, 24, nil), (false, (false, false), 3, 5, nil),
]

@Test(arguments: besides.indices)
func `beside one that has stood long one more is seen`(index: Int) {
  let (seen, keys, rows, room, offset) = besides[index]
  var long = entry(1, offset: 0)
  (long.makesRoom, long.isWaitedFor) = (true, keys.0)
  var next = entry(3, rows: rows)
  next.isWaitedFor = keys.1
  let order = QueueOrder([long] + (seen ? [entry(2, offset: 3)] : []) + [next])
  let other = seen ? 2 : 1
  #expect(
    order.step(for: 3, room: room) == offset.map { .show(offset: $0) } ?? .wait(name: other))
}

@Test func `of a stack only one waits for keys`() {
  var (seen, next) = (entry(1, stack: 3, offset: 0), entry(2, stack: 3))
  (seen.isWaitedFor, next.isWaitedFor) = (true, true)
  #expect(QueueOrder([seen, next]).step(for: 2, room: 24) == .wait(name: 1))
}

@Test func `at another place of the screen a stack begins anew, as far as there is room`() {
  let order = QueueOrder([entry(1, stack: 3, offset: 0, place: 0), entry(2, stack: 3)])
  #expect(order.step(for: 2, room: 6) == .show(offset: 0))
  #expect(order.step(for: 2, room: 5) == .wait(name: 1))
}

@Test func `equal ones that wait become one`() {
  var order = QueueOrder([entry(1, offset: 0, text: "a"), entry(2, text: "a"), entry(3, text: "b")])
  #expect(order.arrive(entry(0, text: "a")) == nil)
  #expect(order.entries.map(\.count) == [1, 2, 1])
  #expect(order.count(besides: 1) == 3)
}

/// Toasts that do not become one with a waiting one that says the same.
private let unequal: [QueueEntry] = {
  var waits = entry(0, text: "a")
  waits.isWaitedFor = true
  return [
    entry(0, text: "b"), entry(0, rank: 1, text: "a"), entry(0, place: 0, text: "a"),
    entry(0, id: "x", text: "a"), waits,
  ]
}()

@Test(arguments: unequal.indices)
func `whatever makes a difference keeps them apart`(index: Int) {
  var order = QueueOrder([entry(1, text: "a")])
  #expect(order.arrive(unequal[index]) != nil)
  #expect(order.entries[0].count == 1)
}

@Test(arguments: [(4, false, false), (6, false, true), (4, true, true)])
func `what was called earlier does not replace what was called later`(
  birth: Int, isWaitedFor: Bool, replaces: Bool
) {
  var (old, new) = (entry(1, id: "a"), entry(0, id: "a"))
  (old.birth, new.birth, new.isWaitedFor) = (5, birth, isWaitedFor)
  var order = QueueOrder([old])
  #expect((order.arrive(new) != nil) == replaces)
  #expect((order.entries[0].decision == .replaced) == replaces)
}

@Test func `one that waits is replaced at its place in the order`() throws {
  var order = QueueOrder([entry(1, offset: 0), entry(2, id: "a"), entry(3)])
  let arrived = order.arrive(entry(4, id: "a"))
  var new = try #require(arrived)
  #expect(order.entries[1].decision == .replaced && order.step(for: 2, room: 24) == .leave)
  new.name = 4
  order.entries.append(new)
  #expect(order.step(for: 3, room: 24) == .wait(name: 4))
}

@Test func `one that is seen is replaced before all that wait, once it has gone`() throws {
  var order = QueueOrder([entry(1, offset: 0, id: "a"), entry(2, rank: 1)])
  let arrived = order.arrive(entry(3, id: "a"))
  var new = try #require(arrived)
  new.name = 3
  order.entries.append(new)
  #expect(order.entries[0].decision == .replaced)
  #expect(order.step(for: 3, room: 24) == .wait(name: 1))
  order.entries.removeFirst()
  #expect(order.step(for: 3, room: 24) == .show(offset: 0))
  #expect(order.step(for: 2, room: 24) == .wait(name: 3))
}

@Test func `the last one tells of all that wait, however many each stands for`() {
  var several = entry(4)
  several.count = 5
  let order = QueueOrder([
    entry(1, stack: 3, offset: 0), entry(2, stack: 3, offset: 3), entry(3), several,
  ])
  #expect(order.lastShown == 2)
  #expect(order.count(besides: 2) == 6)
}

/// One that is seen and was replaced, and the one that comes in its place, which covers the same cells.
private func succession() -> (old: QueueEntry, new: QueueEntry) {
  var (old, new) = (entry(1, stack: 3, offset: 6, id: "a"), entry(3, rank: 0, stack: 3, id: "a"))
  (old.decision, old.cover, new.cover) = (.replaced, 77, 77)
  return (old, new)
}

@Test func `a picture is left to the one that comes in its place over the same cells`() {
  var (old, new) = succession()
  var order = QueueOrder([old, entry(2, stack: 3, offset: 3), new])
  #expect(order.successor(of: old)?.name == 3)
  // Until it is offered it is in the way.
  #expect(order.step(for: 3, room: 24) == .wait(name: 1))
  old.successor = 3
  order.entries[0] = old
  #expect(order.predecessor(to: new)?.name == 1)
  #expect(order.step(for: 3, room: 24) == .show(offset: 6))
  new.decision = .replaced
  order.entries[2] = new
  #expect(order.successor(of: old) == nil && order.step(for: 3, room: 24) == .leave)
}

/// What keeps a picture from being left to another.
private let hindrances: [@Sendable (inout QueueEntry, inout QueueEntry) -> Void] = [
  { old, _ in old.decision = .none }, { old, _ in old.decision = .closed },
  { old, _ in old.hasDrawn = false }, { old, new in (old.cover, new.cover) = (0, 0) },
  { _, new in new.cover = 78 }, { _, new in new.decision = .closed }, { _, new in new.rank = 2 },
  { _, new in new.id = [98] }, { _, new in new.offset = 0 },
]

@Test(arguments: hindrances.indices)
func `to nobody else is it left`(index: Int) {
  var (old, new) = succession()
  hindrances[index](&old, &new)
  #expect(QueueOrder([old, new]).successor(of: old) == nil)
}

@Test func `what comes in place of one that waits to take a place in sight takes that`() throws {
  let (old, first) = succession()
  var order = QueueOrder([old, first])
  let arrived = order.arrive(entry(0, stack: 3, id: "a"))
  let second = try #require(arrived)
  #expect(order.entries[1].decision == .replaced && second.rank == 0)
}

@Test func `an offer and its end are in the record`() throws {
  for successor in [0, 4711, -1] {
    var made = entry(1, offset: 0, id: "a")
    (made.cover, made.successor) = (281_474_976_710_655, successor)
    let read = try #require(QueueEntry(name: 1, bytes: made.bytes))
    #expect(read.cover == made.cover && read.successor == successor)
    #expect(made.bytes.count == entry(1, offset: 0, id: "a").bytes.count)
  }
}
