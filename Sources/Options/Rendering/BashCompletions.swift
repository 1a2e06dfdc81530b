// Completions for bash, from 3.2 on and without the package bash-completion. Readline splits words at `=`, so
// `--style=in` arrives as three words; the option is then two words back.

enum BashCompletions {
  static func text() -> String {
    let arms = OwnGrammar.options.compactMap(arm).joined(separator: "\n")
    let groups = Completions.groups.map { group in
      let names = group.offers.flatMap(\.option.spellings).joined(separator: " ")
      return "  case $box in \(Completions.pattern(group.boxes))) names+=' \(names)' ;; esac"
    }
    let flags = OwnGrammar.options.filter { $0.argument.isOptional }.flatMap(\.spellings)
    return """
      # bash completion for toast; made by: toast --completions bash
      _toast() {
        local cur=${COMP_WORDS[COMP_CWORD]} option='' box='' names='' word place=0
        COMPREPLY=()
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          (( place += 1 ))
          case $word in
            --) [[ $box == --run ]] && _toast_command $(( place + 1 )); return 0 ;;
            \(Completions.choosers)) box=$word ;;
          esac
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
      \(groups.joined(separator: "\n"))
        _toast_words "$names"
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
    _toast_command() {
      local first=$1 word spec
      if (( COMP_CWORD == first )); then
        [[ $cur == */* ]] && { _toast_files; return; }
        while IFS= read -r word; do
          COMPREPLY+=("$word")
        done < <(compgen -c -- "$cur")
        return
      fi
      for word in _comp_command_offset _command_offset; do
        declare -F $word >/dev/null && { $word "$first"; return; }
      done
      spec=$(complete -p -- "${COMP_WORDS[first]##*/}" 2>/dev/null)
      [[ $spec == *' -F '* ]] || { _toast_files; return; }
      spec=${spec#* -F }
      local COMP_WORDS=("${COMP_WORDS[@]:first}") COMP_CWORD=$(( COMP_CWORD - first ))
      local COMP_LINE="${COMP_WORDS[*]}"
      local COMP_POINT=${#COMP_LINE}
      ${spec%% *} "${COMP_WORDS[0]}" "$cur" "${COMP_WORDS[COMP_CWORD-1]}"
    }
    """

  private static func arm(_ option: OwnGrammar.Option) -> String? {
    guard !option.argument.label.isEmpty else { return nil }
    let pattern = option.spellings.joined(separator: "|")
    var action = ""
    if option.argument.isFile { action = "_toast_files; " }
    let offers = Completions.offers.filter { $0.option === option && !$0.values.isEmpty }
    let words = offers.map { "_toast_words '\($0.values.joined(separator: " "))'" }
    if offers.count == 1 { action = words[0] + "; " }
    if offers.count > 1 {
      let cases = zip(offers, words).map { "\(Completions.pattern($0.boxes))) \($1) ;;" }
      action = "case $box in \(cases.joined(separator: " ")) esac; "
    }
    return "    \(pattern)) \(action)return 0 ;;"
  }
}
