// Options about a text that is typed.

extension OwnGrammar {
  static let entryRows: [Option] = [
    Option(
      "value", .text("TEXT"), boxes: .of(.input, .number, .slider), "Begin with TEXT in the field",
      "Where it is not changed it is given back byte for byte."
    ) { $0.settings.entry.value = $1.bytes },
    Option(
      "placeholder", .text("TEXT"), boxes: .entries,
      "Show TEXT in the field as long as it is empty", "It is never part of the answer."
    ) { $0.settings.entry.placeholder = $1.bytes },
    Option("required", boxes: .entries, "Take no empty text") {
      $0.settings.entry.isRequired = true
    },
    Option(
      "pattern", .text("REGEX"), boxes: .entries, "Take only a text that matches REGEX as a whole",
      """
      It is an extended regular expression as grep -E has it. An empty text is taken all the same, unless \
      --required is given.
      """
    ) { $0.settings.entry.pattern = $1.bytes },
    Option(
      "problem", .text("TEXT"), boxes: .entries, "Say TEXT where --pattern does not match",
      "It stands under the field, instead of a sentence that fits any pattern."
    ) { (builder, value) in
      builder.settings.entry.problem = value.bytes
      builder.hasProblem = builder.hasProblem || !value.isDefault
    },
    Option(
      "max-length", .text("N"), boxes: .entries, "Take at most N characters"
    ) { (builder, value) throws(UsageError) in
      builder.settings.entry.maxLength = try value.count(from: 1)
    },
    Option(
      "again", boxes: .of(.password), "Ask for it twice, and compare",
      "It is meant for new passwords."
    ) { $0.settings.entry.isTypedTwice = true },
  ]
}

extension SettingsBuilder {
  /// Checks what follows from several options about a text together.
  func checkEntry() throws(UsageError) {
    if hasProblem, settings.entry.pattern == nil {
      throw UsageError("--problem needs --pattern REGEX")
    }
  }
}
