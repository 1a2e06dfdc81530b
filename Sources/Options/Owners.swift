// Which boxes take an option. A set of bits, since every row of the table carries one and every option
// on a line is checked against it; a box more is a bit more here and a row more in the table of boxes.

/// A set of boxes and of the other actions that take options.
package struct Owners: OptionSet, Equatable, Sendable {
  /// One bit for each member.
  package let rawValue: UInt64
  /// The set with these bits.
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// `--toast`.
  package static let toast = Owners(rawValue: 1 << 0)
  /// `--message`.
  package static let message = Owners(rawValue: 1 << 1)
  /// `--alert`.
  package static let alert = Owners(rawValue: 1 << 2)
  /// `--confirm`.
  package static let confirm = Owners(rawValue: 1 << 3)
  /// `--choose`.
  package static let choose = Owners(rawValue: 1 << 4)
  /// `--input`.
  package static let input = Owners(rawValue: 1 << 5)
  /// `--password`.
  package static let password = Owners(rawValue: 1 << 6)
  /// `--run`.
  package static let run = Owners(rawValue: 1 << 7)
  /// `--close`, `--close-all`, `--shell-hook` and `--flush`.
  package static let queue = Owners(rawValue: 1 << 60)
  /// `--history`.
  package static let history = Owners(rawValue: 1 << 61)
  /// `--doctor`.
  package static let doctor = Owners(rawValue: 1 << 62)
  /// `--reset`.
  package static let reset = Owners(rawValue: 1 << 63)

  /// The boxes whose answer is a button.
  package static let plainBoxes: Owners = [.message, .alert, .confirm]
  /// The boxes whose answer is a value.
  package static let valueBoxes: Owners = [.choose, .input, .password]
  /// The boxes that have buttons.
  package static let buttonBoxes: Owners = [.plainBoxes, .valueBoxes]
  /// What is shown over the screen and reads no key by itself.
  package static let toasts: Owners = [.toast, .run]
  /// All boxes, toasts included.
  package static let all: Owners = [.toasts, .buttonBoxes]

  /// The set of one box.
  package init(_ kind: BoxKind) {
    switch kind {
    case .toast: self = .toast
    case .message: self = .message
    case .alert: self = .alert
    case .confirm: self = .confirm
    case .choose: self = .choose
    case .input: self = .input
    case .password: self = .password
    case .run: self = .run
    }
  }

  /// The boxes in this set, in the order of the table of boxes.
  package var kinds: [BoxKind] { BoxKind.allCases.filter { contains(Owners($0)) } }

  /// The words that choose the members of this set, as they stand on a command line; sets of many have a name.
  package var words: [String] {
    var words =
      isSuperset(of: .all)
      ? ["all boxes"]
      : isSuperset(of: .buttonBoxes)
        ? ["the boxes with buttons"] : kinds.map { "--" + $0.rawValue }
    if contains(.queue) { words += ["--close", "--close-all", "--shell-hook", "--flush"] }
    if contains(.history) { words.append("--history") }
    if contains(.doctor) { words.append("--doctor") }
    if contains(.reset) { words.append("--reset") }
    return words
  }
}
