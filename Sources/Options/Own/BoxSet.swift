// Which boxes take an option or end with a code. A set of bits, since every row of the tables carries one and every
// option on a line is checked against it. The named sets follow from the table of boxes.

import Values

struct BoxSet: OptionSet, Equatable, Sendable {
  /// A bit for each box, by its place in `BoxKind`, and from the top one for each kind of action.
  let rawValue: UInt64

  /// `--close`, `--close-all`, `--shell-hook` and `--flush`.
  static let queue = BoxSet(rawValue: 1 << 60)
  static let history = BoxSet(rawValue: 1 << 61)
  static let doctor = BoxSet(rawValue: 1 << 62)
  static let reset = BoxSet(rawValue: 1 << 63)

  /// All boxes, toasts included.
  static let all = BoxSet { _ in true }
  static let buttonBoxes = BoxSet { !$0.kind.isToast }
  /// Boxes whose buttons the command line chooses.
  static let ownButtons = BoxSet { !$0.buttons.isEmpty }
  static let layouts = of(.layout)
  /// What has a message.
  static let messages = all.subtracting(layouts)
  /// What is shown over the screen and reads no key by itself.
  static let toasts = all.subtracting(buttonBoxes)
  static let plainBoxes = BoxSet { $0.answer == .button }
  static let valueBoxes = BoxSet { $0.answer.isValue }
  static let lists = BoxSet { $0.answer == .rows }
  static let entries = BoxSet { $0.answer == .text }
  static let numbers = BoxSet { $0.answer == .number }

  static func of(_ kinds: BoxKind...) -> BoxSet { BoxSet { kinds.contains($0.kind) } }

  static func having(_ button: ButtonName) -> BoxSet { BoxSet { $0.buttons.contains(button) } }

  private init(where predicate: (BoxEntry) -> Bool) {
    self = BoxEntry.table.filter(predicate).reduce(into: []) { $0.formUnion(BoxSet($1.kind)) }
  }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ kind: BoxKind) {
    rawValue = BoxKind.allCases.firstIndex(of: kind).map { 1 << UInt64($0) } ?? 0
  }

  var kinds: [BoxKind] { BoxKind.allCases.filter { contains(BoxSet($0)) } }

  /// The words that choose the members of this set, as they stand on a command line; sets of many have a name.
  var words: [String] {
    let boxes =
      isSuperset(of: .all)
      ? ["all boxes"]
      : isSuperset(of: .buttonBoxes)
        ? ["the boxes with buttons"] : kinds.map { "--" + $0.rawValue }
    return boxes + Self.actions.filter { contains($0.set) }.flatMap(\.words)
  }

  /// The words that choose a box or an action, with what each chooses.
  static var choosers: [(word: String, set: BoxSet)] {
    BoxKind.allCases.map { ("--" + $0.rawValue, BoxSet($0)) }
      + actions.flatMap { action in action.words.map { ($0, action.set) } }
  }

  private static let actions: [(set: BoxSet, words: [String])] = [
    (.queue, ["--close", "--close-all", "--shell-hook", "--flush"]), (.history, ["--history"]),
    (.doctor, ["--doctor"]), (.reset, ["--reset"]),
  ]
}
