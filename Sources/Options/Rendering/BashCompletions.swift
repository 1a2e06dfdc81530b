// Completions for bash, from 3.2 on and without the package bash-completion. Readline splits words at `=`, so
// `--style=in` arrives as three words; the option is then two words back.

enum BashCompletions {
  static func text() -> String {
    let options = OwnGrammar.options
    let arms = options.compactMap(arm).joined(separator: "\n")
    let flags = options.filter { $0.argument.isOptional }.flatMap(\.spellings)
    return """
      # bash completion for toast; made by: toast --completions bash
      _toast() {
        local cur=${COMP_WORDS[COMP_CWORD]} option='' word
        COMPREPLY=()
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          [[ $word == -- ]] && return 0
        done
        if [[ $cur == '=' ]]; then
          option=${COMP_WORDS[COMP_CWORD-1]} cur=''
        elif [[ ${COMP_WORDS[COMP_CWORD-1]} == '=' ]] && (( COMP_CWORD > 1 )); then
          option=${COMP_WORDS[COMP_CWORD-2]}
        else
          case ${COMP_WORDS[COMP_CWORD-1]} in
            \(flags.joined(separator: "|"))) ;;
            *) option=${COMP_WORDS[COMP_CWORD-1]} ;;
          esac
        fi
        case $option in
      \(arms)
        esac
        [[ $cur == -* ]] || return 0
        _toast_words '\(options.flatMap(\.spellings).joined(separator: " "))'
      }
      \(offers)
      complete -F _toast toast

      """
  }

  private static let offers = """
    _toast_words() {
      local word
      while IFS= read -r word; do
        COMPREPLY+=("$word")
        [[ $word == *= ]] && compopt -o nospace 2>/dev/null
      done < <(compgen -W "$1" -- "$cur")
    }
    _toast_files() {
      local word
      compopt -o filenames 2>/dev/null
      while IFS= read -r word; do
        COMPREPLY+=("$word")
      done < <(compgen -f -- "$cur")
    }
    """

  private static func arm(_ option: OwnGrammar.Option) -> String? {
    guard !option.argument.label.isEmpty else { return nil }
    let pattern = option.spellings.joined(separator: "|")
    var action = ""
    if option.argument.isFile { action = "_toast_files; " }
    let words = option.argument.knownWords
    if !words.isEmpty { action = "_toast_words '\(words.joined(separator: " "))'; " }
    return "    \(pattern)) \(action)return 0 ;;"
  }
}
