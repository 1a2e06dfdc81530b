// Completions for fish: one line for each option. An optional value is one without `-r`: fish offers it behind
// `--name=` only.

enum FishCompletions {
  static func text() -> String {
    """
    # fish completion for toast; made by: toast --completions fish
    function __toast_box
      set -l box none
      for word in (commandline -opc)[2..]
        switch $word
          case --
            return 1
          case \(BoxSet.choosers.map(\.word).joined(separator: " "))
            set box $word
        end
      end
      contains -- $box $argv
    end
    function __toast_command
      set -l words (commandline -opc)
      set -l place (contains -i -- -- $words)
      and contains -- --run $words[1..$place]
      and complete -C (string join ' ' -- (string escape -- $words[(math $place + 1)..]) (commandline -ct))
    end
    complete -c toast -f
    complete -c toast -a '(__toast_command)'
    \(Completions.offers.map(line).joined(separator: "\n"))

    """
  }

  private static func line(_ offer: Completions.Offer) -> String {
    let option = offer.option
    let boxes = offer.boxes.map { $0.isEmpty ? "none" : $0 }.joined(separator: " ")
    var words = ["complete -c toast -n '__toast_box \(boxes)' -l \(option.name)"]
    if let short = option.short { words.append("-s \(short)") }
    if option.argument.isRequired { words.append(option.argument.isFile ? "-r -F" : "-x") }
    if !offer.values.isEmpty {
      words.append("-a \(quoted(offer.values.joined(separator: " ")))")
    }
    words.append("-d \(quoted(option.summary))")
    return words.joined(separator: " ")
  }

  /// `text` in single quotes, where fish takes only `\\` and `\'` for something else.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
