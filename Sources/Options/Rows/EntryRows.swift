// Options about a text that is typed.

extension Option {
  /// The rows of section "Entry".
  static let entryRows: [Option] = [
    Option(
      "value", .text("TEXT"), owners: .input, "Begin with TEXT in the field",
      "Where it is not changed it is given back byte for byte."
    ) { (draft, value) throws(UsageError) in draft.settings.entry.value = value.bytes },
    Option(
      "placeholder", .text("TEXT"), owners: [.input, .password],
      "Show TEXT in the field as long as it is empty", "It is never part of the answer."
    ) { (draft, value) throws(UsageError) in draft.settings.entry.placeholder = value.bytes },
    Option("required", owners: [.input, .password], "Take no empty text") {
      $0.settings.entry.isRequired = true
    },
    Option(
      "pattern", .text("REGEX"), owners: [.input, .password],
      "Take only a text that matches REGEX as a whole",
      """
      It is an extended regular expression as grep -E has it. An empty text is taken all the same, unless \
      --required is given.
      """
    ) { (draft, value) throws(UsageError) in draft.settings.entry.pattern = value.bytes },
    Option(
      "max-length", .text("N"), owners: [.input, .password], "Take at most N characters"
    ) { (draft, value) throws(UsageError) in
      draft.settings.entry.mostCharacters = try value.count(from: 1)
    },
    Option(
      "again", owners: .password, "Ask for it twice, and compare", "It is meant for new passwords."
    ) { $0.settings.entry.isTypedTwice = true },
  ]
}
