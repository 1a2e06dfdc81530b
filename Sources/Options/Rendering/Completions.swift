// Completions for three shells. Each is a program text made from the table; what is common to them, the options that a box
// takes and the words that can follow an option, is found here. Behind the two dashes of --run they are those of the command.

package enum Completions {
  package static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletions.text()
    case .zsh: ZshCompletions.text()
    case .fish: FishCompletions.text()
    }
  }

  /// An option with the values that are known, for all the boxes that take it with these.
  struct Offer {
    let option: OwnGrammar.Option
    /// The words that choose these boxes, or actions; an empty one for a line on which there is none yet.
    var boxes: [String]
    let values: [String]
  }

  /// Every option, once for each list of values; a line without a box is offered everything.
  static var offers: [Offer] { OwnGrammar.options.flatMap(offers) }

  private static func offers(_ option: OwnGrammar.Option) -> [Offer] {
    var offers = [Offer(option: option, boxes: [""], values: option.argument.knownWords)]
    for (word, set) in BoxSet.choosers where isTaken(option, by: set) {
      let values =
        option.argument.choices?.filter { !$0.boxes.isDisjoint(with: set) }.map(\.name)
        ?? option.argument.knownWords
      if let index = offers.firstIndex(where: { $0.values == values }) {
        offers[index].boxes.append(word)
      } else {
        offers.append(Offer(option: option, boxes: [word], values: values))
      }
    }
    return offers
  }

  /// Whether an option can stand beside a box or an action that is named already.
  private static func isTaken(_ option: OwnGrammar.Option, by set: BoxSet) -> Bool {
    if case .command(.action(.help)) = option.effect { return !set.isDisjoint(with: .all) }
    return !option.boxes.isDisjoint(with: set)
  }

  /// The offers, those for the same boxes together.
  static var groups: [(boxes: [String], offers: [Offer])] {
    var groups: [(boxes: [String], offers: [Offer])] = []
    for offer in offers {
      if let index = groups.firstIndex(where: { $0.boxes == offer.boxes }) {
        groups[index].offers.append(offer)
      } else {
        groups.append((offer.boxes, [offer]))
      }
    }
    return groups
  }

  /// Words as a pattern of `case` in bash and zsh.
  static func pattern(_ words: [String]) -> String {
    words.map { $0.isEmpty ? "''" : $0 }.joined(separator: "|")
  }

  /// The pattern of all words that choose a box or an action.
  static var choosers: String { pattern(BoxSet.choosers.map(\.word)) }
}

extension OptionRow {
  /// The names with which a command line can begin it: `--title`, `-t`.
  var spellings: [String] { [word] + (short.map { ["-\($0)"] } ?? []) }
}
