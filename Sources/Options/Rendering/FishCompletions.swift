// Completions for fish: one line for each option. An optional value is one without `-r`: fish offers it behind
// `--name=` only.

enum FishCompletions {
  static func text() -> String {
    let lines = OwnGrammar.options.map(line).joined(separator: "\n")
    return """
      # fish completion for toast; made by: toast --completions fish
      complete -c toast -f
      \(lines)

      """
  }

  private static func line(_ option: OwnGrammar.Option) -> String {
    var words = ["complete -c toast -l \(option.name)"]
    if let short = option.short { words.append("-s \(short)") }
    if option.argument.isRequired { words.append(option.argument.isFile ? "-r -F" : "-x") }
    if !option.argument.knownWords.isEmpty {
      words.append("-a \(quoted(option.argument.knownWords.joined(separator: " ")))")
    }
    words.append("-d \(quoted(option.summary))")
    return words.joined(separator: " ")
  }

  /// `text` in single quotes, where fish takes only `\\` and `\'` for something else.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
