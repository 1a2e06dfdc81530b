// Completions for zsh, in the specifications of its function _arguments (zshcompsys(1)). The file works both
// when it lies in fpath as _toast and when it is read with source.

enum ZshCompletions {
  static func text() -> String {
    """
    #compdef toast
    # zsh completion for toast; made by: toast --completions zsh
    _toast() {
      _arguments -s -S : \\
    \(OwnGrammar.options.flatMap(specifications).map { "    \($0) \\" }.joined(separator: "\n"))
        '*:message:()'
    }
    if [ "$funcstack[1]" = "_toast" ]; then
      _toast "$@"
    else
      compdef _toast toast
    fi

    """
  }

  /// One specification for each spelling of an option.
  private static func specifications(_ option: OwnGrammar.Option) -> [String] {
    option.spellings.map { spelling in
      // What is excluded once the option was given: its spellings, unless it may be given again.
      let excluded = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
      let sign = spelling.hasPrefix("--") ? (option.argument.isOptional ? "=-" : "=") : ""
      let name = option.argument.label.isEmpty ? spelling : spelling + sign
      return "'\(excluded)\(name)[\(escaped(option.summary))]\(value(option, spelling))'"
    }
  }

  private static func value(_ option: OwnGrammar.Option, _ spelling: String) -> String {
    let argument = option.argument
    guard !argument.label.isEmpty else { return "" }
    // A short name takes no value that may be left out.
    if argument.isOptional && !spelling.hasPrefix("--") { return "" }
    let colon = argument.isOptional ? "::" : ":"
    var action = " "
    if argument.isFile { action = "_files" }
    if !argument.knownWords.isEmpty {
      action = "(\(argument.knownWords.map(escaped).joined(separator: " ")))"
    }
    return "\(colon)\(escaped(argument.label)):\(action)"
  }

  /// `text` for a specification in single quotes.
  private static func escaped(_ text: String) -> String {
    text.map { $0 == "'" ? "'\\''" : "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
