// Completions for zsh, in the specifications of its function _arguments (zshcompsys(1)). The file works both
// when it lies in fpath as _toast and when it is read with source.

enum ZshCompletions {
  static func text() -> String {
    """
    #compdef toast
    # zsh completion for toast; made by: toast --completions zsh
    _toast() {
      local box='' word
      local -a offers
      local -i end=${words[(ie)--]}
      for word in "${(@)words[2,CURRENT-1]}"; do
        case $word in
          (--) break ;;
          (\(Completions.choosers)) box=$word ;;
        esac
      done
      if (( end < CURRENT )); then
        [[ $box == --run ]] || return 1
        shift $end words
        (( CURRENT -= end ))
        _normal
        return
      fi
    \(Completions.groups.map(group).joined(separator: "\n"))
      _arguments -s -S : $offers '*:message:()'
    }
    if [ "$funcstack[1]" = "_toast" ]; then
      _toast "$@"
    else
      compdef _toast toast
    fi

    """
  }

  private static func group(_ group: (boxes: [String], offers: [Completions.Offer])) -> String {
    let lines = group.offers.flatMap(specifications).map { "    \($0)" }
    return """
        case $box in (\(Completions.pattern(group.boxes))) offers+=(
      \(lines.joined(separator: "\n"))
        ) ;; esac
      """
  }

  /// One specification for each spelling of an option.
  private static func specifications(_ offer: Completions.Offer) -> [String] {
    let option = offer.option
    return option.spellings.map { spelling in
      // What is excluded once the option was given: its spellings, unless it may be given again.
      let excluded = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
      let sign = spelling.hasPrefix("--") ? (option.argument.isOptional ? "=-" : "=") : ""
      let name = option.argument.label.isEmpty ? spelling : spelling + sign
      return "'\(excluded)\(name)[\(escaped(option.summary))]\(value(offer, spelling))'"
    }
  }

  private static func value(_ offer: Completions.Offer, _ spelling: String) -> String {
    let argument = offer.option.argument
    guard !argument.label.isEmpty else { return "" }
    // A short name takes no value that may be left out.
    if argument.isOptional && !spelling.hasPrefix("--") { return "" }
    let colon = argument.isOptional ? "::" : ":"
    var action = " "
    if argument.isFile { action = "_files" }
    if !offer.values.isEmpty {
      action = "(\(offer.values.map(escaped).joined(separator: " ")))"
    }
    return "\(colon)\(escaped(argument.label)):\(action)"
  }

  /// `text` for a specification in single quotes.
  private static func escaped(_ text: String) -> String {
    text.map { $0 == "'" ? "'\\''" : "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
