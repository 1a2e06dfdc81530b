// The first half of parsing: words become options with their values and bare arguments. Options are not applied yet,
// since the box they are for may be named behind them.

import Values

struct ArgumentWords {
  private(set) var options: [GivenOption<OwnGrammar>] = []
  private(set) var bare: [[UInt8]] = []
  private(set) var hasEndOfOptions = false
  /// How many bare arguments stand before `--`; all where there is none.
  var countBeforeEnd: Int { firstBehindEnd ?? bare.count }
  private var firstBehindEnd: Int?
  /// What stands before options in complaints.
  private let prefix: String

  static let defaultsPrefix = "TOAST_OPTIONS: "

  /// Throws for an option that is unknown or whose value is missing or not wanted.
  init(_ words: [[UInt8]], prefix: String = "") throws(UsageError) {
    self.prefix = prefix
    var rest = words[...]
    while let word = rest.popFirst() {
      switch WordShape(word) {
      case .text:
        bare.append(word)
      case .endOfOptions:
        hasEndOfOptions = true
        firstBehindEnd = bare.count
        bare += rest
        return
      case .short(let letter):
        guard let option = OwnGrammar.option(where: { $0.short == letter }) else {
          throw unknown(word, name: nil)
        }
        options.append(try GivenOption(option, as: "\(prefix)-\(letter)") { rest.popFirst() })
      case .long(let name, let value):
        guard let option = OwnGrammar.option(named: name.utf8) else {
          throw unknown(word, name: name)
        }
        options.append(
          try GivenOption(option, as: prefix + option.word, attached: value) { rest.popFirst() })
      }
    }
  }

  /// What notify-send(1) and dialog(1) call some of our options.
  private static let namesOfOthers: [(other: String, ours: String)] = [
    ("-u", "urgency"), ("-i", "icon"), ("-r", "id"), ("--expire-time", "duration"),
    ("--replace-id", "id"), ("--app-name", "title"), ("--file", "text-file"),
  ]

  private func unknown(_ word: [UInt8], name: String?) -> UsageError {
    let shown = name.map { "--" + $0 } ?? String(decoding: word, as: UTF8.self)
    let near =
      Self.namesOfOthers.first { $0.other == shown }?.ours
      ?? name.flatMap { NearestName.to($0, among: OwnGrammar.options.map(\.name)) }
    let hint = near.map { " (did you mean --\($0)?)" } ?? ""
    guard prefix.isEmpty else {
      return UsageError("\(prefix)unknown option \(Quotation.of(shown))\(hint)")
    }
    return Self.unknown(word: Array(shown.utf8), hint)
  }

  static func unknown(word: [UInt8], _ hint: String) -> UsageError {
    UsageError(
      "unknown option \(Quotation.of(word))\(hint); "
        + "if it is text, toast -- \"$msg\" and --text=\"$msg\" are safe")
  }
}
