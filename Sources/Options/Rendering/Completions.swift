// Completions for three shells. Each is a program text made from the table; what is common to them, the words
// that can follow an option, is found here.

package enum Completions {
  package static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletions.text()
    case .zsh: ZshCompletions.text()
    case .fish: FishCompletions.text()
    }
  }
}

extension OptionRow {
  /// The names with which a command line can begin it: `--title`, `-t`.
  var spellings: [String] { [word] + (short.map { ["-\($0)"] } ?? []) }
}
