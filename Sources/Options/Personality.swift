// Under which name the program was called, and what follows from that. Everything that differs between the names is
// a value here; no other file asks which it is.

package struct Personality: Equatable, Sendable {
  package enum Grammar: Equatable, Sendable {
    /// Toast's own, unless the line names a box of dialog.
    case own
    case dialog
  }

  /// Where results go when no option says it.
  package enum ResultStream: Equatable, Sendable {
    case standardError
    case standardOutputUnlessSeen
  }

  /// The name of the program file, and what complaints begin with.
  package let name: String
  package let grammar: Grammar
  package let results: ResultStream
  /// Whether a complaint about a box of dialog names the own box for the same purpose.
  package let suggestsOwnBoxes: Bool

  package static let toast = Personality(
    name: "toast", grammar: .own, results: .standardOutputUnlessSeen, suggestsOwnBoxes: true)

  /// All personalities; the first one is used under any other name.
  package static let all = [
    toast,
    Personality(
      name: "dialog", grammar: .dialog, results: .standardError, suggestsOwnBoxes: false),
  ]

  /// Who we are, and the words that are left to read.
  ///
  /// The name of the program file is the first of `words`; `--as NAME` behind it is the same as being called by that
  /// name. Throws for a name that is none of ours.
  package static func of(_ words: [[UInt8]]) throws(UsageError) -> (Personality, [[UInt8]]) {
    let file = words.first ?? []
    let base = file.suffix(from: file.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)
    let called = all.first { base.elementsEqual($0.name.utf8) } ?? toast
    let rest = Array(words.dropFirst())
    guard called.grammar == .own, let first = rest.first, first.elementsEqual("--as".utf8) else {
      return (called, rest)
    }
    guard rest.count > 1, let wanted = all.first(where: { rest[1].elementsEqual($0.name.utf8) })
    else {
      let names = listed(all.map(\.name), "or")
      throw UsageError("--as needs the name of a program: \(names)")
    }
    return (wanted, Array(rest.dropFirst(2)))
  }
}
